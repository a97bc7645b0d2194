#include "engine/campaign/fold.h"

#include "engine/campaign/chapter.h"
#include "engine/campaign/closing.h"
#include "engine/campaign/deeds.h"
#include "engine/campaign/dump.h"
#include "engine/play.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

using Folded = Result<Campaign>;

Folded found(Desk t, const CampaignEntry& entry) {
  if (t.c.version != 0) return Failure{"the campaign has been founded"};
  if (entry.number != t.box.version)
    return Failure{"the campaign is one of version " + std::to_string(entry.number) + " of " +
                   t.box.id};
  if (entry.rules != t.box.rules || entry.hash != hash_of(dump(t.box)))
    return Failure{"version " + std::to_string(entry.number) + " of " + t.box.id +
                   " is another one here (" + quoted(entry.hash) + ")"};
  t.c = {};
  t.c.version = std::uint8_t(t.box.version);
  const Setting fresh = fresh_setting(t.box, 2);
  t.c.events = t.c.known.events = fresh.events;
  t.c.tickets = fresh.tickets;
  for (std::size_t i = 1; i < t.box.postcards.size(); ++i) t.c.mail.insert(PostcardId(i));
  t.note({.kind = CampaignFactKind::Founded});
  return t.c;
}

Folded join(Desk t, const CampaignEntry& entry) {
  if (t.c.phase != Phase::Gathering) return Failure{"a company joins between two games"};
  if (t.c.game > t.box.last_game_to_join)
    return Failure{"after game " + std::to_string(t.box.last_game_to_join) + " nobody joins"};
  if (place_of_company(t.c, entry.company) != kNone) return Failure{"the company is taken"};
  if (t.c.companies.full()) return Failure{"there is no room for another company"};
  CompanyState& company = t.c.companies.grow();
  company = {};
  company.id = entry.company;
  company.holder = entry.holder;
  company.joined = t.c.game;
  t.note(
      {.kind = CampaignFactKind::CompanyJoined, .company = std::uint8_t(t.c.companies.size() - 1)});
  return t.c;
}

Folded hold(Desk t, std::uint8_t company, Holder holder) {
  if (t.c.phase == Phase::Finished) return Failure{"the campaign is over"};
  if (company == kNone) return Failure{"the company does not belong to this campaign"};
  const bool leaves = holder == Holder::Nobody;
  if (leaves && t.c.companies[company].holder == Holder::Nobody)
    return Failure{"nobody holds the company"};
  t.c.companies[company].holder = holder;
  t.note({.kind = leaves ? CampaignFactKind::CompanyLeft : CampaignFactKind::CompanyHanded,
          .company = company});
  return t.c;
}

Folded begin(Desk t, const CampaignEntry& entry) {
  if (entry.game != t.c.game)
    return Failure{"game " + std::to_string(t.c.game) + " is the next one"};
  Attendance attendance{};
  std::array<bool, kMaxSeats> named{};
  for (const Seating& seat : entry.seats) {
    const std::uint8_t company = place_of_company(t.c, seat.company);
    if (company == kNone) return Failure{"a company comes that does not belong to this campaign"};
    if (named[company]) return Failure{"a company is named twice"};
    named[company] = true;
    attendance[company] = seat.presence;
  }
  for (int i = 0; i < t.c.companies.size(); ++i)
    if (!named[std::size_t(i)]) return Failure{"of one company it is not said whether it comes"};
  return begin_chapter(t.box, t.c, attendance, t.told);
}

/// Why this record is not the game that the campaign is playing; empty if it is.
std::string record_fault(const Box& box, const Opening& opening, const Record& record) {
  const std::string line = campaign_line(box, "", 0, opening.hash);
  if (!record.header.campaign.ends_with(line.substr(line.find(kDot))))
    return "the record is of another opening";
  if (record.first != opening.first) return "another company holds the caboose";
  return {};
}

Folded play(Desk t, const CampaignEntry& entry) {
  if (t.c.phase != Phase::Playing) return Failure{"no game is being played"};
  if (entry.game != t.c.game)
    return Failure{"game " + std::to_string(t.c.game) + " is being played"};
  const Opening opening = opening_of(t.box, t.c);
  const Result<Record> record = read_record(opening.edition, labels_of(t.box), entry.body);
  if (!record) return record.failure();
  if (const auto fault = record_fault(t.box, opening, *record); !fault.empty())
    return Failure{fault};
  const Result<State> played = replay(opening.edition, *record);
  if (!played) return played.failure();
  if (!over(*played)) return Failure{"the game is not over"};
  return close_game(t.box, t.c, opening, *played, t.told);
}

Folded go_on_with(Desk t, const CampaignEntry& entry) {
  if (t.c.phase != Phase::Gathering) return Failure{"the content changes between two games"};
  if (entry.number != t.box.version || t.box.follows != t.c.version)
    return Failure{"version " + std::to_string(t.c.version) + " cannot go on with version " +
                   std::to_string(entry.number)};
  t.c.version = std::uint8_t(t.box.version);
  return t.c;
}

Folded fold_into(Desk t, const CampaignEntry& entry) {
  if (entry.kind == EntryKind::Found) return found(t, entry);
  if (t.c.version == 0) return Failure{"the campaign has not been founded"};
  if (entry.kind == EntryKind::Content) return go_on_with(t, entry);
  if (t.c.version != t.box.version) return Failure{"the campaign goes by another version"};
  switch (entry.kind) {
    case EntryKind::Company:
      return join(t, entry);
    case EntryKind::Hand:
      return hold(t, place_of_company(t.c, entry.company), entry.holder);
    case EntryKind::Leave:
      return hold(t, place_of_company(t.c, entry.company), Holder::Nobody);
    case EntryKind::Chapter:
      return begin(t, entry);
    case EntryKind::Game:
      return play(t, entry);
    case EntryKind::Choose:
      return answer(t.box, t.c, place_of_company(t.c, entry.company), entry.name, t.told);
    case EntryKind::Call:
      if (place_of_company(t.c, entry.company) == kNone)
        return Failure{"the company does not belong to this campaign"};
      return t.c;
    case EntryKind::Rewind:
      return Failure{"going back is a matter of the whole log"};
    default:
      return t.c;  // for people
  }
}

}  // namespace

std::uint8_t place_of_company(const Campaign& campaign, std::uint8_t company) {
  for (int i = 0; i < campaign.companies.size(); ++i)
    if (campaign.companies[std::size_t(i)].id == company) return std::uint8_t(i);
  return kNone;
}

std::string campaign_line(const Box& box, std::string_view id, int entry,
                          std::string_view opening_hash) {
  return std::string(id) + " entry " + std::to_string(entry) + std::string(kDot) + box.id + " " +
         std::to_string(box.version) + std::string(kDot) + std::string(opening_hash);
}

Result<Campaign> fold(const Box& box, const Campaign& campaign, const CampaignEntry& entry,
                      CampaignFacts* told) {
  Campaign copy = campaign;
  CampaignFacts facts;
  const Result<Campaign> folded = fold_into({box, copy, &facts}, entry);
  if (folded && told != nullptr) told->insert(told->end(), facts.begin(), facts.end());
  return folded;
}

}  // namespace wagonaut
