#include "engine/campaign/chapter.h"

#include "engine/campaign/deeds.h"
#include "engine/campaign/dump.h"

namespace wagonaut {
namespace {

/// Sides of story cards that are read in setup step 7: both, up to the card at which reading stops
/// (L-10, L-24).
std::vector<Reading> readings_of(const Box& box, const Campaign& c) {
  std::vector<Reading> out;
  for (std::size_t i = 0; i < box.story.size(); ++i) {
    const StoryCard& card = box.story[i];
    if (card.game != c.game || card.read == StoryRead::End) continue;
    if (!story_holds(box, c, card)) continue;
    out.push_back({std::uint8_t(i), 0});
    if (card.read == StoryRead::Setup) out.push_back({std::uint8_t(i), 1});
  }
  return out;
}

const StorySide& side_of(const Box& box, const Reading& reading) {
  return box.story[reading.card].sides[reading.side];
}

/// Adds the events that acts from `first` on may add to the deck.
void note_events(const Effects& rows, std::uint16_t first, EventSet& out) {
  for (int i = first;; ++i) {
    const Act& act = rows.acts[std::size_t(i)];
    if (act.kind == ActKind::AddEvent) out.insert(EventId(act.a));
    if (act.then != 0) note_events(rows, act.then, out);
    if (act.has(Act::kLast)) return;
  }
}

Setting setting_of(const Box& box, const Campaign& c) {
  Setting out;
  out.game = std::min(int(c.game), int(box.games.size()));
  out.regions = c.regions;
  out.modules = c.modules;
  out.events = c.events;
  out.tickets = c.tickets;
  out.mail = c.mail;
  for (const CompanyState& company : c.companies) out.shown |= company.shown;
  for (std::size_t i = 0; i < c.paint.size(); ++i)
    if (c.paint[i] != 0) out.paint[i] = Colour(c.paint[i] - 1);
  return out;
}

void read_story(const Box& box, const Campaign& c, Setting& out) {
  out.readings = readings_of(box, c);
  for (const Reading& reading : out.readings)
    for (const PlaySentence& one : side_of(box, reading).sentences)
      note_events(box.rows, one.row.first_act, out.may_come);
}

Seat seat_of(const Opening& opening, std::uint8_t company) {
  for (int i = 0; i < opening.edition.seats; ++i)
    if (opening.company_of_seat[std::size_t(i)] == company) return Seat(i);
  return kNobody;
}

/// Tokens that stand on the board from earlier games; those of companies without a seat belong to
/// nobody here (C-0.9).
void put_tokens(const Campaign& c, Opening& out) {
  Extras& first = out.edition.affairs.first;
  first.on_lane = c.on_lane;
  for (std::size_t i = 0; i < c.owner.size(); ++i) {
    if (c.owner[i] == 0) continue;
    const Seat seat = seat_of(out, std::uint8_t(c.owner[i] - 1));
    first.city[i].owner = seat == kNobody ? kOwnerAway : std::uint8_t(index(seat) + 1);
  }
}

/// Offices are emptied (L-18); vaults stay closed, but nothing in one can be gained again.
void put_things(const Campaign& c, Opening& out) {
  Affairs& affairs = out.edition.affairs;
  for (int i = 0; i < c.companies.size(); ++i) {
    const CompanyState& company = c.companies[std::size_t(i)];
    const Seat seat = seat_of(out, std::uint8_t(i));
    affairs.items_away |= company.vault;
    affairs.first.shown |= company.shown;
    if (seat == kNobody) {
      affairs.items_away |= company.office;
      continue;
    }
    affairs.first.items[seat] = company.office;
    affairs.first.postcards[seat] = company.postcards;
    affairs.stamped[seat] = company.stamps;
    affairs.missed[seat] = std::uint8_t(missed_in_a_row(c, company));
  }
}

std::string attendance_fault(const Box& box, const Campaign& c, const Attendance& attendance) {
  int seats = 0;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Comes as = attendance[std::size_t(i)].as;
    if (as == Comes::Absent) continue;
    if (i >= c.companies.size()) return "more companies come than there are";
    if (as == Comes::Here && c.companies[std::size_t(i)].holder == Holder::Nobody)
      return "nobody holds a company that is to be here";
    ++seats;
  }
  if (seats < 2) return "a game needs two companies";
  if (seats > int(box.base.size()) + 1) return "too many companies";
  return {};
}

}  // namespace

Result<Campaign> begin_chapter(const Box& box, Campaign campaign, const Attendance& attendance,
                               CampaignFacts* told) {
  if (campaign.phase != Phase::Gathering) return Failure{"no game can begin now"};
  if (const auto fault = attendance_fault(box, campaign, attendance); !fault.empty())
    return Failure{fault};
  campaign.phase = Phase::Playing;
  campaign.attendance = attendance;
  Desk t{box, campaign, told};
  t.note({.kind = CampaignFactKind::ChapterBegan, .n = campaign.game});
  const Known known = campaign.known;
  for (const Reading& reading : readings_of(box, campaign))
    carry_out_all(t, side_of(box, reading).deeds);
  campaign.known = known;  // they are read in the game, not before (L-24)
  return campaign;
}

Opening opening_of(const Box& box, const Campaign& c) {
  CHECK(c.phase == Phase::Playing);
  Setting setting = setting_of(box, c);
  setting.cards = true;
  read_story(box, c, setting);
  Opening out;
  out.company_of_seat.fill(kNone);
  for (int i = 0; i < c.companies.size(); ++i) {
    if (c.attendance[std::size_t(i)].as == Comes::Absent) continue;
    out.company_of_seat[setting.companies.size()] = std::uint8_t(i);
    setting.companies.push_back(c.companies[std::size_t(i)].id);
  }
  out.edition = open_edition(box, setting);
  put_tokens(c, out);
  put_things(c, out);
  const Seat caboose = c.caboose == kNone ? kNobody : seat_of(out, c.caboose);
  if (caboose != kNobody) out.first = caboose;
  out.hash = hash_of(dump(out.edition));
  return out;
}

Result<Opening> open_game(const Box& box, const Campaign& campaign, const Attendance& attendance) {
  const Result<Campaign> playing = begin_chapter(box, campaign, attendance);
  if (!playing) return playing.failure();
  return opening_of(box, *playing);
}

Result<Opening> open_evening(const Box& box, const Campaign& c,
                             const FixedVector<std::uint8_t, kMaxSeats>& companies) {
  if (companies.size() < 2 || companies.size() > int(box.base.size()) + 1)
    return Failure{"an evening is for two to " + std::to_string(box.base.size() + 1) + " seats"};
  Setting setting = setting_of(box, c);
  Opening out;
  out.company_of_seat.fill(kNone);
  for (const std::uint8_t company : companies) {
    if (company >= box.companies.size()) return Failure{"there is no such company"};
    for (int i = 0; i < c.companies.size(); ++i)
      if (c.companies[std::size_t(i)].id == company)
        out.company_of_seat[setting.companies.size()] = std::uint8_t(i);
    setting.companies.push_back(company);
  }
  out.edition = open_evening(box, setting);
  put_tokens(c, out);
  out.hash = hash_of(dump(out.edition));
  return out;
}

Labels labels_of(const Box& box) {
  Labels out;
  out.nodes = box.nodes;
  out.lanes = box.lanes;
  out.tickets = box.ticket_ids;
  out.sorts = box.sorts;
  out.decks = box.decks;
  for (const EventCard& event : box.events) out.events.push_back(event.id);
  for (const ItemCard& item : box.items) out.items.push_back(item.id);
  for (const Token& token : box.tokens) out.tokens.push_back(token.id);
  return out;
}

}  // namespace wagonaut
