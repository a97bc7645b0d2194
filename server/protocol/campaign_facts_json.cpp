// What happened between the games of a campaign, as far as somebody may know it.
#include <algorithm>

#include "server/protocol/campaign_parts.h"

namespace wagonaut::server {
namespace {

using Told = CampaignFactKind;

struct FactWord {
  Told kind{};
  std::string_view word;
};
constexpr FactWord kFactWords[] = {
    {Told::Founded, "founded"},
    {Told::CompanyJoined, "company_joined"},
    {Told::CompanyHanded, "company_handed"},
    {Told::CompanyLeft, "company_left"},
    {Told::ChapterBegan, "chapter_began"},
    {Told::GameClosed, "game_closed"},
    {Told::SlipWritten, "slip_written"},
    {Told::CabooseTaken, "caboose_taken"},
    {Told::LanePainted, "lane_painted"},
    {Told::LaneToken, "lane_token"},
    {Told::CityToken, "city_token"},
    {Told::EventAdded, "event_added"},
    {Told::EventArchived, "event_archived"},
    {Told::StoryRead, "story_read"},
    {Told::ModuleOn, "module_on"},
    {Told::ModuleOff, "module_off"},
    {Told::RegionOpened, "region_opened"},
    {Told::FlagSet, ""},  // what a story remembers is told by the story
    {Told::OptionChosen, "option_chosen"},
    {Told::TicketRetired, "ticket_retired"},
    {Told::TicketStamped, "ticket_stamped"},
    {Told::PostcardDrawn, "postcard_drawn"},
    {Told::PostcardShown, "postcard_shown"},
    {Told::PostcardArchived, "postcard_archived"},
    {Told::ItemGained, "item_gained"},
    {Told::SlipDeposited, "slip_deposited"},
    {Told::PartCounted, "part_counted"},
    {Told::CompanyCounted, "company_counted"},
};
static_assert(std::size(kFactWords) == std::size_t(Told::CompanyCounted) + 1);

/// What of the box the fact speaks of; nothing: of nothing that could be sealed.
std::optional<Piece> piece_of(const CampaignFact& fact) {
  switch (fact.kind) {
    case Told::LaneToken:
    case Told::CityToken:
      return Piece{PieceKind::Token, std::uint8_t(fact.n)};
    case Told::EventAdded:
    case Told::EventArchived:
      return Piece{PieceKind::Event, fact.what};
    case Told::StoryRead:
      return Piece{fact.n == 0 ? PieceKind::StoryA : PieceKind::StoryB, fact.what};
    case Told::ModuleOn:
    case Told::ModuleOff:
      return Piece{PieceKind::Module, fact.what};
    case Told::RegionOpened:
      return Piece{PieceKind::Region, fact.what};
    case Told::TicketRetired:
    case Told::TicketStamped:
      return Piece{PieceKind::Ticket, fact.what};
    case Told::PostcardDrawn:
    case Told::PostcardShown:
    case Told::PostcardArchived:
      return Piece{PieceKind::PostcardOpen, fact.what};
    case Told::ItemGained:
      return Piece{PieceKind::Item, fact.what};
    case Told::PartCounted:
      return Piece{PieceKind::Count, fact.what};
    default:
      return std::nullopt;
  }
}

bool has_company(Told kind) {
  switch (kind) {
    case Told::Founded:
    case Told::ChapterBegan:
    case Told::GameClosed:
    case Told::EventAdded:
    case Told::StoryRead:
    case Told::ModuleOn:
    case Told::ModuleOff:
    case Told::RegionOpened:
    case Told::TicketRetired:
    case Told::PostcardArchived:
      return false;
    default:
      return true;
  }
}

/// The card of the story at which an answer was given.
void write_asking_card(JsonWriter& w, const CampaignTeller& teller, int entry) {
  const Closing& at = teller.journal.course().before(entry).closing;
  if (at.card >= teller.box().story.size()) return;
  w.field("story", teller.box().story[at.card].id).field("side", side_word(at.part));
}

void write_what(JsonWriter& w, const CampaignTeller& teller, int entry, const CampaignFact& fact) {
  const Box& box = teller.box();
  switch (fact.kind) {
    case Told::ChapterBegan:
    case Told::GameClosed:
      w.field("game", int(fact.n));
      return;
    case Told::SlipWritten:
    case Told::CompanyCounted:
      w.field("dollars", int(fact.n)).field("place", int(fact.what));
      return;
    case Told::SlipDeposited:
      w.field("dollars", int(fact.n));
      return;
    case Told::LanePainted:
      w.field("lane", box.lanes[fact.what]).field("colour", colour_word(Colour(fact.n)));
      return;
    case Told::LaneToken:
      w.field("lane", box.lanes[fact.what]).field("token", box.tokens[std::size_t(fact.n)].id);
      return;
    case Told::CityToken:
      w.field("city", box.nodes[fact.what]).field("token", box.tokens[std::size_t(fact.n)].id);
      return;
    case Told::EventAdded:
    case Told::EventArchived:
      w.field("event", box.events[fact.what].id);
      return;
    case Told::StoryRead:
      w.field("story", box.story[fact.what].id).field("side", side_word(fact.n));
      return;
    case Told::ModuleOn:
    case Told::ModuleOff:
      w.field("module", box.modules[fact.what].id);
      return;
    case Told::RegionOpened:
      w.field("region", box.regions[fact.what].id);
      return;
    case Told::OptionChosen:
      w.field("option", int(fact.n));
      return write_asking_card(w, teller, entry);
    case Told::TicketRetired:
    case Told::TicketStamped:
      w.field("ticket", box.ticket_ids[fact.what]);
      return;
    case Told::PostcardDrawn:
    case Told::PostcardShown:
    case Told::PostcardArchived:
      w.field("postcard", int(fact.what));
      return;
    case Told::ItemGained:
      w.field("item", box.items[fact.what].id);
      return;
    case Told::PartCounted:
      w.field("part", box.evaluation.parts[fact.what].id).field("dollars", int(fact.n));
      return;
    default:
      return;
  }
}

}  // namespace

std::string_view side_word(int side) {
  return side == 0 ? "a" : "b";
}

void write_company(JsonWriter& w, const CampaignTeller& teller, std::string_view key,
                   std::uint8_t place) {
  w.key(key);
  if (place >= teller.campaign().companies.size())
    w.null();
  else
    w.text(teller.company(teller.campaign(), place));
}

void write_campaign_fact(JsonWriter& w, const CampaignTeller& teller, int entry,
                         const CampaignFact& fact) {
  const std::string_view word = kFactWords[std::size_t(fact.kind)].word;
  if (word.empty()) return;
  if (const auto piece = piece_of(fact); piece && !teller.knows(piece->kind, piece->what)) return;
  w.open().field("kind", word);
  if (has_company(fact.kind)) {
    const Campaign& then = teller.journal.course().after(entry);
    w.key("company");
    if (fact.company >= then.companies.size())
      w.null();
    else
      w.text(teller.company(then, fact.company));
  }
  write_what(w, teller, entry, fact);
  w.close();
}

void write_campaign_facts(JsonWriter& w, const CampaignTeller& teller, int entry) {
  for (const CampaignFact& fact : teller.journal.course().facts(entry))
    write_campaign_fact(w, teller, entry, fact);
}

void write_counts(JsonWriter& w, const CampaignTeller& teller, const FinalCount& count) {
  w.open('[');
  for (const CompanyCount& one : count) {
    w.open();
    write_company(w, teller, "company", one.company);
    w.key("parts").open('[');
    for (std::size_t i = 0; i < one.parts.size(); ++i)
      w.open()
          .field("part", teller.box().evaluation.parts[i].id)
          .field("dollars", int(one.parts[i]))
          .close();
    w.close(']').field("sum", int(one.sum)).field("place", int(one.place)).close();
  }
  w.close(']');
}

}  // namespace wagonaut::server
