#include <algorithm>

#include "catalog/bounds.h"
#include "catalog/check.h"
#include "catalog/spot.h"

namespace wagonaut {

namespace {

/// W-10, W-12: a fleet is chosen, or fixed, from all pieces; the rest is the box.
void check_fleet(const EditionSheet::Pieces& pieces, const Spot& at) {
  const int fleet = pieces.fleet, fixed = pieces.fixed_trains;
  const int all = pieces.trains + pieces.ships;
  if (fleet == 0) {
    if (all > kMaxPieces)
      at["trains"].refuse("makes " + std::to_string(all) + " pieces with the ships, more than " +
                          std::to_string(kMaxPieces));
    if (fixed > 0) at["fixed_trains"].refuse("fixes a fleet, but fleet is 0");
    return;
  }
  if (fleet > all) at["fleet"].refuse("is more than all pieces, " + std::to_string(all));
  if (all - fleet > kMaxBox)
    at["fleet"].refuse("leaves " + std::to_string(all - fleet) + " pieces in the box, more than " +
                       std::to_string(kMaxBox));
  if (fixed > fleet) at["fixed_trains"].refuse("is more than the fleet, " + std::to_string(fleet));
  if (fixed > 0 && fleet - fixed > pieces.ships)
    at["fixed_trains"].refuse("leaves a fleet of " + std::to_string(fleet - fixed) +
                              " ships, more than " + std::to_string(pieces.ships));
}

void check_pieces(const EditionSheet::Pieces& pieces, const Spot& at) {
  at["trains"].check_number(pieces.trains, 0, kMaxOfOneKind);
  at["ships"].check_number(pieces.ships, 0, kMaxOfOneKind);
  at["fleet"].check_number(pieces.fleet, 0, kMaxPieces);
  at["fixed_trains"].check_number(pieces.fixed_trains, 0, pieces.trains);
  at["harbours"].check_number(pieces.harbours, 0, kMaxHarbours);
  check_fleet(pieces, at);
}

void check_market(const EditionSheet& edition, const Spot& at) {
  int slots = 0;
  for (const EditionSheet::Deck& deck : edition.decks) slots += deck.slots;
  at["flush"].check_number(edition.market.flush, 0, slots);
}

void check_ending(const EditionSheet& edition, const Spot& at) {
  const EditionSheet::Pieces& pieces = edition.pieces;
  const int supply = pieces.fleet > 0 ? pieces.fleet : pieces.trains + pieces.ships;
  at["threshold"].check_number(edition.ending.threshold, 0, supply);
  if (edition.ending.threshold == supply) at["threshold"].refuse("ends the game before it begins");
  at["turns_each"].check_number(edition.ending.turns_each, 1, kMaxTurnsEach);
}

bool awards(const EditionSheet& edition, AwardKind kind) {
  return std::any_of(edition.awards.begin(), edition.awards.end(),
                     [kind](const EditionSheet::Award& award) { return award.kind == kind; });
}

void check_award(const EditionSheet::Award& award, const Spot& at) {
  const AwardForm& form = kAwardForms[award.kind];
  if (!form.line) at["kind"].refuse("is part of a score, but no award");
  if (form.has(AwardMember::Points)) at["points"].check_number(award.points, 1, kMaxValue);
  if (form.has(AwardMember::ByTickets))
    for (std::size_t i = 0; i < award.by_tickets.size(); ++i)
      at["by_tickets"][i].check_number(award.by_tickets[i], -kMaxValue, kMaxValue);
  if (form.has(AwardMember::Unbuilt))
    at["unbuilt"].check_number(award.unbuilt, -kMaxValue, kMaxValue);
  if (form.has(AwardMember::ByIdle))
    for (std::size_t i = 0; i < award.by_idle.size(); ++i)
      at["by_idle"][i].check_number(award.by_idle[i], 0, kMaxValue);
}

void check_awards(const std::vector<EditionSheet::Award>& awards, const Spot& at) {
  at.check_length(awards.size(), 1, decltype(Edition::awards)::capacity());
  for (std::size_t i = 0; i < awards.size(); ++i) {
    check_award(awards[i], at[i]);
    for (std::size_t other = 0; other < i; ++other)
      if (awards[other].kind == awards[i].kind) at[i]["kind"].refuse("is awarded twice");
  }
}

void check_ties(const EditionSheet& edition, const Spot& at) {
  const std::vector<Tie>& ties = edition.ties;
  at.check_length(ties.size(), 0, decltype(Edition::ties)::capacity());
  for (std::size_t i = 0; i < ties.size(); ++i) {
    for (std::size_t other = 0; other < i; ++other)
      if (ties[other] == ties[i]) at[i].refuse("breaks ties twice");
    if (ties[i] == Tie::TrailBonus && !awards(edition, AwardKind::LongestTrail))
      at[i].refuse("needs the award longest_trail");
    if (ties[i] == Tie::Harbours && !awards(edition, AwardKind::Harbours))
      at[i].refuse("needs the award harbours");
  }
}

/// W-51: a harbour is paid with anchors; without them nobody could build one.
void check_anchors(const EditionSheet& edition) {
  if (edition.pieces.harbours == 0) return;
  const auto anchored = [&edition](Kind kind) {
    return std::any_of(
        edition.decks.begin(), edition.decks.end(), [kind](const EditionSheet::Deck& deck) {
          return deck.kind == kind && std::any_of(deck.cards.begin(), deck.cards.end(),
                                                  [](const EditionSheet::Sort& sort) {
                                                    return sort.anchor && !sort.wild;
                                                  });
        });
  };
  if (!anchored(Kind::Rail) || !anchored(Kind::Sea))
    Spot()["pieces"]["harbours"].refuse("needs cards with anchors in a rail and in a sea deck");
}

void check_points(const std::map<int, int>& points, const Spot& at) {
  for (const auto& [length, worth] : points) {
    const Spot row = at[std::to_string(length)];
    if (length < 1 || length > kMaxLength)
      row.refuse("stands under no length between 1 and " + std::to_string(kMaxLength));
    row.check_number(worth, 0, kMaxValue);
  }
}

void check_one_lane(const EditionSheet& edition, const Spot& at) {
  const std::vector<int>& few = edition.one_lane_with;
  at.check_length(few.size(), 0, kMaxSeats);
  for (std::size_t i = 0; i < few.size(); ++i) {
    at[i].check_number(few[i], edition.card.min_seats, edition.card.max_seats);
    for (std::size_t other = 0; other < i; ++other)
      if (few[other] == few[i]) at[i].refuse("is named twice");
  }
}

}  // namespace

void check_card(const EditionCard& card) {
  const Spot file;
  file["rules"].check_number(card.rules, 1, kMaxRules);
  file["seats"][0].check_number(card.min_seats, 2, kMaxSeats);
  file["seats"][1].check_number(card.max_seats, card.min_seats, kMaxSeats);
}

void check_seats(const EditionCard& card, int seats) {
  if (seats < card.min_seats || seats > card.max_seats)
    Spot()["seats"].refuse_whole(std::to_string(seats) + " is not between " +
                                 std::to_string(card.min_seats) + " and " +
                                 std::to_string(card.max_seats));
}

void check_edition(const EditionSheet& edition) {
  const Spot file;
  check_card(edition.card);
  check_decks(edition);
  check_pieces(edition.pieces, file["pieces"]);
  check_market(edition, file["market"]);
  check_ending(edition, file["ending"]);
  check_awards(edition.awards, file["awards"]);
  check_ties(edition, file["ties"]);
  check_anchors(edition);
  if (edition.ferry) file["ferry"]["swap_rate"].check_number(edition.ferry->rate, 2, kMaxSwapRate);
  check_points(edition.points, file["points"]);
  file["draw_reserve"].check_number(edition.draw_reserve, 0, kMaxDeckCards);
  file["start_money"].check_number(edition.start_money, 0, kMaxValue);
  file["most_parallel"].check_number(edition.most_parallel, 1, kMaxGroup);
  check_tickets(edition);
  check_one_lane(edition, file["one_lane_with"]);
}

}  // namespace wagonaut
