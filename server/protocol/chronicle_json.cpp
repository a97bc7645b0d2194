// What a campaign is remembered for, and what is worth saying before a game.
#include "engine/campaign/chronicle.h"
#include "engine/campaign/recap.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/campaign_parts.h"

namespace wagonaut::server {
namespace {

constexpr std::string_view kRecapWords[] = {
    "winner",    "last",      "swing",      "found",   "chose",   "regions",     "rules_on",
    "rules_off", "events_in", "events_out", "retired", "painted", "lane_tokens", "city_tokens",
    "tonight",   "begins",    "new_rules",  "own",     "length"};

/// Which things a line of the recap names.
std::optional<PieceKind> things_of(RecapKind kind) {
  switch (kind) {
    case RecapKind::Found:
      return PieceKind::Item;
    case RecapKind::Chose:
    case RecapKind::Regions:
      return PieceKind::Region;
    case RecapKind::RulesOn:
    case RecapKind::RulesOff:
    case RecapKind::NewRules:
      return PieceKind::Module;
    case RecapKind::EventsIn:
    case RecapKind::EventsOut:
      return PieceKind::Event;
    default:
      return std::nullopt;
  }
}

const std::string& thing_id(const Box& box, PieceKind kind, std::uint8_t what) {
  if (kind == PieceKind::Item) return box.items[what].id;
  if (kind == PieceKind::Region) return box.regions[what].id;
  return kind == PieceKind::Module ? box.modules[what].id : box.events[what].id;
}

void write_recap_line(JsonWriter& w, const CampaignTeller& teller, const RecapLine& line) {
  w.open().field("kind", kRecapWords[std::size_t(line.kind)]);
  if (line.company < teller.campaign().companies.size())
    write_company(w, teller, "company", line.company);
  const bool token = line.kind == RecapKind::LaneTokens || line.kind == RecapKind::CityTokens;
  if (token) w.field("what", teller.box().tokens[line.what].id);
  if (line.kind == RecapKind::Tonight) w.field("trains", int(line.what));
  if (const auto kind = things_of(line.kind)) {
    w.key("things").open('[');
    for (const std::uint8_t what : line.things)
      if (teller.knows(*kind, what)) w.text(thing_id(teller.box(), *kind, what));
    w.close(']');
  } else if (line.kind != RecapKind::Begins) {
    w.field("n", int(line.n));
  }
  w.close();
}

void write_highlight(JsonWriter& w, const CampaignTeller& teller, const Highlight& one) {
  const Box& box = teller.box();
  constexpr std::string_view kWords[] = {"thing",     "ticket",     "payment",  "tie_break",
                                         "tie_below", "firstcomer", "last_loco"};
  w.open().field("kind", kWords[std::size_t(one.kind)]);
  write_company(w, teller, "company", one.company);
  if (one.kind == HighlightKind::Thing) w.field("item", box.items[one.what].id);
  if (one.kind == HighlightKind::Ticket) w.field("ticket", box.ticket_ids[one.what]);
  if (one.kind == HighlightKind::Ticket || one.kind == HighlightKind::Payment)
    w.field("n", int(one.n));
  if (one.kind == HighlightKind::Firstcomer) w.field("region", box.regions[one.what].id);
  if (one.kind == HighlightKind::LastLoco)
    w.field("lane", box.lanes[one.what]).field("token", box.tokens[std::size_t(one.n)].id);
  w.close();
}

/// Choices made after the game stand where they were made: by the entries that told them.
void write_choices_of(JsonWriter& w, const CampaignTeller& teller,
                      const ChronicleChapter& chapter) {
  std::size_t next = 0;
  w.key("choices").open('[');
  const CampaignCourse& course = teller.journal.course();
  for (const int entry : course.standing()) {
    if (entry < chapter.first || entry > chapter.last) continue;
    if (course.entries()[std::size_t(entry)].entry.kind != EntryKind::Choose) continue;
    for (const CampaignFact& fact : course.facts(entry))
      if (next < chapter.choices.size() && fact == chapter.choices[next]) {
        write_campaign_fact(w, teller, entry, fact);
        ++next;
      }
  }
  w.close(']').key("story").open('[');
  for (const StoryChoice& one : chapter.story) {
    w.open();
    write_company(w, teller, "company", one.company);
    w.field("story", teller.box().story[one.read.card].id);
    w.field("side", side_word(one.read.side)).field("option", int(one.option)).close();
  }
  w.close(']');
}

template <class Sets>
void write_by_company(JsonWriter& w, const CampaignTeller& teller, const Sets& sets,
                      const std::vector<std::string>& labels) {
  w.open();
  for (int i = 0; i < teller.campaign().companies.size(); ++i)
    if (!sets[std::size_t(i)].empty())
      write_set(w.key(teller.company(teller.campaign(), std::uint8_t(i))), labels,
                sets[std::size_t(i)]);
  w.close();
}

void write_chapter(JsonWriter& w, const CampaignTeller& teller, const ChronicleChapter& chapter) {
  const CampaignCourse& course = teller.journal.course();
  std::string table;
  for (const int entry : course.standing()) {
    const CampaignEntry& one = course.entries()[std::size_t(entry)].entry;
    if (one.kind == EntryKind::Game && one.game == chapter.game) table = one.name;
  }
  w.open().field("game", int(chapter.game)).field("year", int(chapter.year));
  w.field("table", table).key("slips").open('[');
  for (const CampaignFact& slip : chapter.slips) {
    w.open();
    write_company(w, teller, "company", slip.company);
    w.field("dollars", int(slip.n)).field("place", int(slip.what)).close();
  }
  w.close(']');
  write_choices_of(w, teller, chapter);
  w.key("highlights").open('[');
  for (const Highlight& one : chapter.highlights) write_highlight(w, teller, one);
  w.close(']');
  write_by_company(w.key("lanes"), teller, chapter.lanes, teller.box().lanes);
  write_by_company(w.key("cities"), teller, chapter.cities, teller.box().nodes);
  write_known(w.key("regions"), teller, PieceKind::Region, chapter.regions, teller.box().regions);
  w.close();
}

void write_mark(JsonWriter& w, const CampaignTeller& teller, const MapMark& mark) {
  const Box& box = teller.box();
  constexpr std::string_view kIs[] = {"paint", "lane", "city"};
  w.open().field("is", kIs[std::size_t(mark.is)]);
  if (mark.is == MapMark::Is::InCity)
    w.field("city", box.nodes[mark.what]);
  else
    w.field("lane", box.lanes[mark.what]);
  write_company(w, teller, "company", mark.company);
  w.field("game", int(mark.game)).field("year", int(box.games[std::size_t(mark.game - 1)].year));
  if (mark.is == MapMark::Is::Paint)
    w.field("colour", colour_word(Colour(mark.n)));
  else
    w.field("token", box.tokens[std::size_t(mark.n)].id);
  w.close();
}

/// The names that companies were given; nothing if none was.
void write_called(JsonWriter& w, const Journal& journal) {
  const auto& companies = journal.roster().companies;
  const auto nameless = [](const Roster::Member& one) { return one.called.empty(); };
  if (std::all_of(companies.begin(), companies.end(), nameless)) return;
  w.key("called").open();
  for (std::size_t i = 0; i < companies.size(); ++i)
    if (!nameless(companies[i])) w.field(journal.company_id(i), companies[i].called);
  w.close();
}

void write_part_of_all(JsonWriter& w, std::string_view key, int n, std::size_t all) {
  w.key(key).open('[').number(n).number(std::int64_t(all)).close(']');
}

}  // namespace

std::string recap_json(const Journal& journal, int place, const Books::Book& book) {
  const CampaignTeller teller{journal, book};
  JsonWriter w;
  w.open().key("lines").open('[');
  for (const RecapLine& line : recap(journal.course(), std::uint8_t(place)))
    write_recap_line(w, teller, line);
  return w.close(']').close().take();
}

std::string chronicle_json(const Journal& journal, const Books::Book& book) {
  const CampaignTeller teller{journal, book};
  const Box& box = journal.box();
  const Chronicle all = chronicle(journal.course());
  JsonWriter w;
  w.open().key("chapters").open('[');
  for (const ChronicleChapter& chapter : all.chapters) write_chapter(w, teller, chapter);
  w.close(']').key("marks").open('[');
  for (const MapMark& mark : all.marks) write_mark(w, teller, mark);
  w.close(']');
  write_called(w, journal);
  if (journal.campaign().phase == Phase::Finished) {
    write_counts(w.key("count"), teller, all.count);
    w.key("seen").open();
    write_part_of_all(w, "events", all.seen.events, box.events.size());
    write_part_of_all(w, "postcards_drawn", all.seen.postcards_drawn, box.postcards.size() - 1);
    w.field("postcards_completed", all.seen.postcards_completed);
    write_part_of_all(w, "story", all.seen.story, box.story.size());
    write_part_of_all(w, "pages", all.seen.pages, std::size_t(story_pages(box).count()));
    w.field("orders", orders_of_choices(box)).close();
  }
  return w.close().take();
}

}  // namespace wagonaut::server
