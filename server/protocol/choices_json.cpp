#include <algorithm>
#include <bit>
#include <map>

#include "catalog/game.h"
#include "engine/record/record.h"
#include "engine/rules/price.h"
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

/// The card that may be asked to change the price; whoever asks has it, so it is no secret.
std::string_view card_of_change(const Game& game, const Sentence& row) {
  if (row.source == Source::Item) return game.labels.items[row.card];
  if (row.source == Source::Event) return game.labels.events[row.card];
  return "";
}

void write_uses(JsonWriter& w, const Game& game, const View& view, unsigned optional) {
  if (optional == 0) return;
  w.key("using").open();
  for (int k = 0; optional >> k != 0; ++k)
    if ((optional >> k & 1) != 0)
      w.field(std::to_string(1 << k),
              card_of_change(game, optional_change(game.edition, view.open, *view.viewer, k)));
  w.close();
}

/// What a claim may take besides cards (C-0.2), so that nobody pays it unsaid.
void write_prices(JsonWriter& w, const Game& game, const View& view,
                  const std::map<int, Payments>& claims) {
  if (claims.empty() || !game.edition.effects.any(When::Price)) return;
  w.key("prices").open();
  for (const auto& [lane, payments] : claims) {
    const Seat seat = *view.viewer;
    const Price price = full_price(game.edition, view.open, seat, LaneId(lane));
    const int fee = price.fee_of(view.open.seat[seat].score);
    if (fee == 0 && price.swaps == 0 && price.optional == 0) continue;
    w.key(game.labels.lanes[std::size_t(lane)]).open();
    if (fee > 0) w.field("fee", fee);
    Numbers swap;
    for (int n = 1; n <= price.swaps; ++n) swap.push_back(price.swap_dollars(n));
    write_numbers(w, "swap", swap);
    write_uses(w, game, view, price.optional);
    w.close();
  }
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
  write_prices(w, game, view, choices.claims);
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
