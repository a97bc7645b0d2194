#include <algorithm>
#include <bit>
#include <map>

#include "catalog/game.h"
#include "engine/record/record.h"
#include "engine/sight/view.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

using Numbers = std::vector<int>;
using Payments = std::vector<std::string>;

/// The moves of a menu, sorted by what a hand would reach for.
struct Choices {
  Numbers slots, blind, refill, fleet, trains, ships;
  std::map<int, Payments> claims, harbours;  // by lane, by node
  Payments tolls, yes;
  std::vector<std::uint8_t> options;  // of a card that asks
  bool withdraw = false, draw_tickets = false, decline = false;
  std::optional<int> least_kept;
};

void sort_in(Choices& out, const Labels& labels, const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
      return out.slots.push_back(move.slot());
    case MoveKind::TakeBlind:
      return out.blind.push_back(index(move.deck()));
    case MoveKind::RefillFrom:
      return out.refill.push_back(index(move.deck()));
    case MoveKind::ClaimLane:
      return out.claims[index(move.lane())].push_back(claim_payment_text(labels, move));
    case MoveKind::PayToll:
      return out.tolls.push_back(payment_text(labels, move.payment));
    case MoveKind::Choose:
      return out.options.push_back(move.what);
    case MoveKind::Accept:
      return out.yes.push_back(payment_text(labels, move.payment));
    case MoveKind::Withdraw:
      out.withdraw = true;
      return;
    case MoveKind::DrawTickets:
      out.draw_tickets = true;
      return;
    case MoveKind::Decline:
      out.decline = true;
      return;
    case MoveKind::KeepTickets:
      out.least_kept = std::min(out.least_kept.value_or(kMaxOffer), std::popcount(move.kept()));
      return;
    case MoveKind::ChooseFleet:
      return out.fleet.push_back(move.amount);
    case MoveKind::BuildHarbour:
      return out.harbours[index(move.node())].push_back(cards_text(labels, move.payment));
    case MoveKind::Exchange:
      return (move.gives() == Kind::Rail ? out.trains : out.ships).push_back(move.amount);
  }
}

void write_numbers(JsonWriter& w, std::string_view name, const Numbers& numbers) {
  if (numbers.empty()) return;
  w.key(name).open('[');
  for (const int number : numbers) w.number(number);
  w.close(']');
}

void write_decks(JsonWriter& w, std::string_view name, const Labels& labels, const Numbers& decks) {
  if (decks.empty()) return;
  w.key(name).open('[');
  for (const int deck : decks) w.text(labels.decks[std::size_t(deck)]);
  w.close(']');
}

void write_paid(JsonWriter& w, std::string_view name, const std::vector<std::string>& labels,
                const std::map<int, Payments>& places) {
  if (places.empty()) return;
  w.key(name).open();
  for (const auto& [place, payments] : places)
    write_texts(w.key(labels[std::size_t(place)]), payments);
  w.close();
}

void write_exchange(JsonWriter& w, const Choices& choices) {
  if (choices.trains.empty() && choices.ships.empty()) return;
  w.key("exchange").open();
  write_numbers(w, "trains", choices.trains);
  write_numbers(w, "ships", choices.ships);
  w.close();
}

void write_keep(JsonWriter& w, const Labels& labels, const View& view, int least) {
  w.key("keep").open().key("offer");
  write_set(w, labels.tickets, view.own->offer);
  w.field("least", least).close();
}

/// How a card that asks is answered: with one of its options, with cards, or with a plain yes.
void write_effect(JsonWriter& w, const Game& game, const View& view, const Choices& choices) {
  if (!choices.options.empty()) {
    write_effect_options(w.key("effect"), game, view, choices.options);
  } else if (choices.yes == Payments{""}) {
    w.key("effect").open().field("accept", true).close();
  } else if (!choices.yes.empty()) {
    write_texts(w.key("effect").open().key("payments"), choices.yes);
    w.close();
  }
}

}  // namespace

void write_choices(JsonWriter& w, const Game& game, const View& view) {
  const Labels& labels = game.labels;
  if (view.choices.empty()) {
    w.null();
    return;
  }
  Choices choices;
  for (int i = 0; i < view.choices.size(); ++i)
    sort_in(choices, labels, view.choices.at(game.edition, view.open, i));
  w.open();
  write_numbers(w, "slots", choices.slots);
  write_decks(w, "blind", labels, choices.blind);
  write_decks(w, "refill", labels, choices.refill);
  write_paid(w, "claims", labels.lanes, choices.claims);
  if (choices.draw_tickets) w.field("draw_tickets", true);
  if (choices.least_kept) write_keep(w, labels, view, *choices.least_kept);
  if (!choices.tolls.empty()) write_texts(w.key("tolls"), choices.tolls);
  if (choices.withdraw) w.field("withdraw", true);
  write_effect(w, game, view, choices);
  if (choices.decline) w.field("decline", true);
  write_numbers(w, "fleet", choices.fleet);
  write_paid(w, "harbours", labels.nodes, choices.harbours);
  write_exchange(w, choices);
  w.close();
}

}  // namespace wagonaut::server
