#include "tests/support/rules.h"

namespace wagonaut::tests {
namespace {

Sort add_face(Edition& ed, const Face& face, int copies) {
  const Sort sort{std::uint8_t(ed.faces.size())};
  ed.faces.push_back(face);
  ed.cards[sort] = std::uint8_t(copies);
  return sort;
}

void add_deck(Edition& ed, Kind kind, int hand, int slots) {
  const std::uint8_t first = ed.decks.empty() ? std::uint8_t(0) : ed.decks.back().last;
  ed.decks.push_back(
      {kind, first, std::uint8_t(ed.faces.size()), std::uint8_t(hand), std::uint8_t(slots)});
}

// U-2, N-2, S-1: twelve of each of eight colours and fourteen locos.
Rules one_deck_rules(int seats) {
  Rules rules;
  Edition& ed = rules.edition;
  ed.seats = std::uint8_t(seats);
  for (int c = 0; c < kColours; ++c) add_face(ed, {.colour = Colour(c)}, 12);
  ed.loco = add_face(ed, {.loco = true}, 14);
  add_deck(ed, Kind::Rail, 4, 5);
  ed.end_threshold = 2;
  ed.turns_each = 1;
  ed.later_offer = {3, 1};
  ed.awards.push_back({.kind = AwardKind::Tickets});
  ed.ties.push_back(Tie::Tickets);
  rules.points = {0, 1, 2, 4, 7, 10, 15, 0, 0, 0};
  return rules;
}

}  // namespace

Rules usa_rules(int seats) {
  Rules rules = one_deck_rules(seats);
  Edition& ed = rules.edition;
  ed.pieces = {.trains = 45};
  ed.loco_limit = LocoLimit::Strict;
  ed.flush_at = 3;
  ed.flush_mixes = true;
  ed.rules = 2;
  ed.one_lane_per_group = seats <= 3;
  ed.first_offer = {3, 2};
  ed.rejected = Rejected::UnderThePile;
  ed.awards.push_back({.kind = AwardKind::LongestTrail, .points = 10});
  ed.ties.push_back(Tie::TrailBonus);
  rules.tickets = 30;
  return rules;
}

Rules nordic_rules(int seats) {
  Rules rules = one_deck_rules(seats);
  Edition& ed = rules.edition;
  ed.pieces = {.trains = 40};
  ed.loco_limit = LocoLimit::Free;
  ed.flush_at = 0;
  ed.flush_mixes = true;
  ed.rules = 2;
  ed.one_lane_per_group = seats == 2;
  ed.first_offer = {5, 2};
  ed.rejected = Rejected::OutOfTheGame;
  ed.awards.push_back({.kind = AwardKind::MostTickets, .points = 10});
  ed.ties.push_back(Tie::LongestTrail);
  rules.points[9] = 27;
  rules.tickets = 46;
  rules.locos_on_plain_lanes = false;
  return rules;
}

Rules swiss_rules(int seats) {
  Rules rules = usa_rules(seats);
  Edition& ed = rules.edition;
  ed.loco_limit = LocoLimit::Free;
  ed.one_lane_per_group = seats == 2;
  ed.first_offer = {5, 2};
  ed.rejected = Rejected::OutOfTheGame;
  rules.tickets = 46;
  rules.locos_on_plain_lanes = false;
  return rules;
}

namespace {

// L-3, L-4: twelve cards of six colours, of which three bear a pick and three a skull, and twelve
// locos.
Rules six_colours(int seats, int newspapers) {
  Rules rules;
  Edition& ed = rules.edition;
  ed.seats = std::uint8_t(seats);
  for (const Colour c :
       {Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black, Colour::White}) {
    add_face(ed, {.colour = c}, 6);
    add_face(ed, {.colour = c, .mark = Mark::Pick}, 3);
    add_face(ed, {.colour = c, .mark = Mark::Skull}, 3);
  }
  ed.loco = add_face(ed, {.loco = true}, 12);
  if (newspapers > 0) ed.newspaper = add_face(ed, {.news = true}, newspapers);
  add_deck(ed, Kind::Rail, 4, 5);
  return rules;
}

Rules slip_rules(int seats, int newspapers) {
  Rules rules = six_colours(seats, newspapers);
  Edition& ed = rules.edition;
  ed.pieces = {.trains = 20};         // L-26
  ed.loco_limit = LocoLimit::Strict;  // L-30
  ed.flush_at = 3;                    // L-31
  ed.flush_mixes = true;
  ed.one_lane_per_group = seats <= 3;  // L-52
  ed.first_offer = {4, 2};             // L-22
  ed.later_offer = {3, 1};             // L-65
  ed.short_offers = true;              // L-23
  ed.rejected = Rejected::UnderThePile;
  ed.end_threshold = 2;        // L-70
  ed.draw_reserve = 8;         // L-33
  ed.floor_total = true;       // L-80
  ed.affairs.start_money = 5;  // L-19
  ed.awards = {
      {.kind = AwardKind::IdlePieces, .by_idle = {16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0}},  // L-81
      {.kind = AwardKind::Tickets}};
  ed.ties = {Tie::Tickets, Tie::LaterTurn};  // L-83
  rules.points = {};
  rules.tickets = 33;
  return rules;
}

}  // namespace

Rules legacy_rules(int seats) {
  return slip_rules(seats, seats == 2 ? 6 : seats == 3 ? 4 : 3);  // L-20
}

Rules money_rules(int seats) {
  return slip_rules(seats, 0);
}

Rules world_rules(int seats) {
  constexpr Colour kSix[] = {Colour::Purple, Colour::Yellow, Colour::Green,
                             Colour::Red,    Colour::Black,  Colour::White};
  Rules rules;
  Edition& ed = rules.edition;
  ed.seats = std::uint8_t(seats);
  for (const Colour c : kSix) {  // W-2
    add_face(ed, {.colour = c}, 7);
    add_face(ed, {.colour = c, .anchor = true}, 4);
  }
  ed.loco = add_face(ed, {.loco = true}, 14);
  add_deck(ed, Kind::Rail, 3, 3);
  for (const Colour c : kSix) {  // W-3
    add_face(ed, {.deck = Deck{1}, .colour = c, .anchor = true}, 4);
    add_face(ed, {.deck = Deck{1}, .colour = c, .pips = 2}, 6);
  }
  add_deck(ed, Kind::Sea, 7, 3);
  ed.pieces = {.trains = 25, .ships = 50, .fleet = 60, .harbours = 3};
  ed.loco_limit = LocoLimit::Strict;
  ed.flush_at = 3;
  ed.flush_mixes = true;
  ed.rules = 2;
  ed.one_lane_per_group = seats <= 3;
  ed.first_offer = {5, 3};
  ed.later_offer = {4, 1};
  ed.rejected = Rejected::UnderThePile;
  ed.end_threshold = 6;
  ed.turns_each = 2;
  ed.awards = {{.kind = AwardKind::Tickets},
               {.kind = AwardKind::Harbours, .by_tickets = {0, 20, 30, 40}, .unbuilt = -4}};
  ed.ties = {Tie::Tickets, Tie::Harbours};
  rules.points = {0, 1, 2, 4, 7, 10, 15, 18, 21, 0};
  rules.tickets = 65;
  return rules;
}

}  // namespace wagonaut::tests
