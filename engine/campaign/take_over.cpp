#include "engine/campaign/take_over.h"

#include <algorithm>

#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

using Told = CampaignFactKind;

/// Whoever owns the lane put there what it bears; what lies on all lanes of a route, whoever owns
/// one of them.
std::uint8_t company_on(const Opening& opening, const State& s, LaneId lane) {
  Seat seat = owner_of(opening.edition, s.open, lane);
  for (const LaneId mate : opening.edition.lane(lane).mates)
    if (seat == kNobody) seat = owner_of(opening.edition, s.open, mate);
  return seat == kNobody ? kNone : opening.company_of_seat[std::size_t(seat)];
}

void take_ranking(Desk& t, const Opening& opening, const State& s) {
  const Standings result = standings(opening.edition, s);
  FixedVector<std::uint8_t, kMaxSeats> seats;
  for (int i = 0; i < opening.edition.seats; ++i) {
    const int seat = (index(s.open.start) + i) % opening.edition.seats;
    seats.push_back(std::uint8_t(seat));
    t.c.closing.order.push_back(opening.company_of_seat[std::size_t(seat)]);
  }
  // Later in turn order is better where nothing else tells two apart (L-83).
  std::reverse(seats.begin(), seats.end());
  std::stable_sort(seats.begin(), seats.end(), [&](std::uint8_t a, std::uint8_t b) {
    return result.seat[a].place < result.seat[b].place;
  });
  for (const std::uint8_t seat : seats) {
    const std::uint8_t company = opening.company_of_seat[seat];
    t.c.closing.ranking.push_back(company);
    const int total = result.seat[seat].total;
    CompanyState& who = t.c.companies[company];
    who.slips[std::size_t(t.c.game - 1)] = std::int16_t(total);
    who.played |= game_bit(t.c.game);
    if (t.c.attendance[company].slip) who.counted |= game_bit(t.c.game);
    t.note({.kind = Told::SlipWritten,
            .company = company,
            .what = std::uint8_t(t.c.closing.ranking.size()),
            .n = std::int16_t(total)});
  }
  t.c.caboose = t.c.closing.ranking.back();
  t.note({.kind = Told::CabooseTaken, .company = t.c.caboose});
}

int painted(const Extras& extras, LaneId lane) {
  int colour = 0;
  for (int plane = 0; plane < 3; ++plane)
    colour |= int(extras.paint[std::size_t(plane)].contains(lane)) << plane;
  return colour;
}

void take_board(Desk& t, const Opening& opening, const State& s) {
  const Extras& extras = s.open.extras;
  for (int i = 0; i < opening.edition.lanes.size(); ++i) {
    const int colour = painted(extras, LaneId(i));
    if (colour == 0) continue;
    t.c.paint[std::size_t(i)] = std::uint8_t(colour);
    t.note({.kind = Told::LanePainted,
            .company = company_on(opening, s, LaneId(i)),
            .what = std::uint8_t(i),
            .n = std::int16_t(colour - 1)});
  }
}

/// What lies on a route lies on all its lanes and is told once: of the lane that somebody claimed,
/// else of the first.
bool told_of_a_mate(const Opening& opening, const State& s, const LaneSet& fresh, LaneId lane) {
  const bool owned = company_on(opening, s, lane) != kNone;
  const auto& mates = opening.edition.lane(lane).mates;
  return std::any_of(mates.begin(), mates.end(), [&](LaneId mate) {
    const bool mate_owned = company_on(opening, s, mate) != kNone;
    return fresh.contains(mate) && (mate_owned == owned ? mate < lane : mate_owned);
  });
}

void take_lane_tokens(Desk& t, const Opening& opening, const State& s, TokenId token,
                      const TokenRule& rule) {
  LaneSet& before = t.c.on_lane[rule.slot];
  const LaneSet fresh = s.open.extras.on_lane[rule.slot] - before;
  for (const LaneId lane : fresh)
    if (rule.place == TokenPlace::Lane || !told_of_a_mate(opening, s, fresh, lane))
      t.note({.kind = Told::LaneToken,
              .company = company_on(opening, s, lane),
              .what = std::uint8_t(lane),
              .n = std::int16_t(token)});
  before = s.open.extras.on_lane[rule.slot];
}

void take_city_tokens(Desk& t, const Opening& opening, const State& s, TokenId token) {
  for (int i = 0; i < opening.edition.nodes.size(); ++i) {
    const std::uint8_t owner = s.open.extras.city[std::size_t(i)].owner;
    if (owner == kOwnerAway) continue;  // stays whose it was
    const auto company =
        std::uint8_t(owner == 0 ? 0 : opening.company_of_seat[std::size_t(owner - 1)] + 1);
    if (company == t.c.owner[std::size_t(i)]) continue;
    t.c.owner[std::size_t(i)] = company;
    t.note({.kind = Told::CityToken,
            .company = std::uint8_t(company - 1),
            .what = std::uint8_t(i),
            .n = std::int16_t(token)});
  }
}

void take_tokens(Desk& t, const Opening& opening, const State& s) {
  for (std::size_t i = 0; i < t.box.tokens.size(); ++i) {
    if (!t.box.tokens[i].lasting) continue;
    const TokenRule& rule = t.box.tokens[i].rule;
    if (rule.place == TokenPlace::Lane || rule.place == TokenPlace::Route)
      take_lane_tokens(t, opening, s, TokenId(i), rule);
    if (rule.place == TokenPlace::CityOwned) take_city_tokens(t, opening, s, TokenId(i));
  }
}

void take_items(Desk& t, std::uint8_t company, const Extras& extras, Seat seat) {
  CompanyState& who = t.c.companies[company];
  for (const ItemId item : extras.items[seat] - who.office) {
    const auto& thing = t.box.items[std::size_t(item)];
    if (thing.counter != kNone) continue;
    (thing.vault ? who.vault : who.office).insert(item);
    t.c.known.items.insert(item);
    t.note({.kind = Told::ItemGained, .company = company, .what = std::uint8_t(item)});
  }
  for (std::size_t i = 0; i < t.box.items.size(); ++i) {
    const auto& thing = t.box.items[i];
    if (thing.counter == kNone) continue;
    for (int n = extras.held[seat][thing.counter]; n > 0; --n) gain_item(t, company, ItemId(i));
  }
}

void take_postcards(Desk& t, std::uint8_t company, const Extras& extras, Seat seat) {
  CompanyState& who = t.c.companies[company];
  const PostcardSet drawn = extras.postcards[seat];
  for (const PostcardId card : drawn - who.postcards)
    t.note({.kind = Told::PostcardDrawn, .company = company, .what = std::uint8_t(card)});
  for (const PostcardId card : (drawn & extras.shown) - who.shown)
    t.note({.kind = Told::PostcardShown, .company = company, .what = std::uint8_t(card)});
  who.postcards |= drawn;
  who.shown |= drawn & extras.shown;
  t.c.mail -= drawn;
}

void take_seat(Desk& t, const Opening& opening, const State& s, Seat seat) {
  const std::uint8_t company = opening.company_of_seat[std::size_t(seat)];
  take_items(t, company, s.open.extras, seat);
  take_postcards(t, company, s.open.extras, seat);
  t.c.closing.done[company] = complete_tickets(opening.edition, s.open, seat, s.own[seat].tickets);
  t.c.closing.reached[company] = reached(opening.edition, s.open.at(seat));
}

void take_answers(Desk& t, const Extras& extras) {
  for (std::size_t i = 0; i < t.box.flags.size(); ++i) {
    const std::uint8_t place = t.box.flags[i].answer;
    if (place == kNone || extras.answers[place] == 0) continue;
    t.c.flags[i] = extras.answers[place];
    t.note({.kind = Told::FlagSet, .what = std::uint8_t(i), .n = extras.answers[place]});
  }
}

/// The story that was read in setup.
void take_readings(Desk& t, const Affairs& affairs) {
  for (const Reading& reading : affairs.readings)
    t.c.known.story[reading.side].insert(StoryId(reading.card));
  t.c.known.modules |= t.c.modules;
  t.c.known.events |= t.c.events;
}

void take_events(Desk& t, const Extras& extras) {
  const EventSet now = extras.event_deck | extras.event_discard;
  for (const EventId event : now - t.c.events)
    t.note({.kind = Told::EventAdded, .what = std::uint8_t(event)});
  for (const EventId event : t.c.events - now)
    t.note({.kind = Told::EventArchived, .what = std::uint8_t(event)});
  t.c.events_out |= (t.c.events - now) | extras.event_archive;
  t.c.events_out -= now;
  t.c.events = now;
  t.c.known.events |= now;
  t.c.closing.discard = extras.event_discard;
}

}  // namespace

void take_over(Desk& t, const Opening& opening, const State& s) {
  t.c.phase = Phase::Closing;
  t.c.closing = {};
  take_ranking(t, opening, s);
  take_board(t, opening, s);
  take_tokens(t, opening, s);
  for (const std::uint8_t company : t.c.closing.order)
    for (int i = 0; i < opening.edition.seats; ++i)
      if (opening.company_of_seat[std::size_t(i)] == company) take_seat(t, opening, s, Seat(i));
  take_answers(t, s.open.extras);
  take_events(t, s.open.extras);
  take_readings(t, opening.edition.affairs);
}

}  // namespace wagonaut
