// Scenario: moves read from text, and what is seen turned into text.
#include <stdexcept>

#include "engine/rules/network.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

std::string ticket_name(TicketId ticket) {
  return "t" + std::to_string(index(ticket) + 1);
}

template <class Tickets>
std::string ticket_names(const Tickets& tickets) {
  std::string text;
  for (const TicketId ticket : tickets) text += (text.empty() ? "" : " ") + ticket_name(ticket);
  return text;
}

std::string seat_name(Seat seat) {
  return "P" + std::to_string(index(seat));
}

std::string ask_name(AskKind kind) {
  switch (kind) {
    case AskKind::KeepTickets:
      return "KeepTickets";
    case AskKind::ChooseFleet:
      return "ChooseFleet";
    case AskKind::ChooseAction:
      return "ChooseAction";
    case AskKind::PickCard:
      return "PickCard";
    case AskKind::RefillFrom:
      return "RefillFrom";
    case AskKind::TunnelResponse:
      return "TunnelResponse";
    case AskKind::EffectChoice:
      return "EffectChoice";
    case AskKind::GameOver:
      return "GameOver";
  }
  return "?";
}

Deck deck_named(std::string_view name) {
  if (name.empty() || name.starts_with("train")) return kTrains;
  if (name.starts_with("ship")) return kShips;
  throw std::invalid_argument("no such deck: " + std::string(name));
}

Move keep_move(const Own& seat, std::string_view names) {
  unsigned kept = 0;
  for (const std::string& name : parts(names == "none" ? "" : names, " ")) {
    unsigned bit = 0;
    for (int i = 0; i < seat.offer.size(); ++i)
      if (ticket_name(seat.offer[std::size_t(i)]) == name) bit = 1u << i;
    if (bit == 0) throw std::invalid_argument("not offered: " + name);
    kept |= bit;
  }
  return Move::keep_tickets(kept);
}

/// "2 trains": the amount, then the kind of piece given.
Move exchange_move(std::string_view text) {
  const std::size_t blank = text.find(' ');
  const int amount = std::stoi(std::string(text.substr(0, blank)));
  const bool trains = deck_named(text.substr(blank + 1)) == kTrains;
  return Move::exchange(trains ? Kind::Rail : Kind::Sea, amount);
}

/// The number behind a word of a claim, and the text without both.
int take_number(std::string& text, std::string_view word) {
  const std::size_t at = text.find(word);
  if (at == std::string::npos) return 0;
  const int number = std::stoi(text.substr(at + word.size()));
  text.resize(at);
  return number;
}

Move claim_move(const Scenario& sc, std::string_view rest) {
  std::string text(rest);
  const int uses = take_number(text, " using ");
  const int swaps = take_number(text, " swap ");
  Sort extra = kNoCard;
  if (const std::size_t at = text.find(" plus "); at != std::string::npos) {
    extra = card_list(sc.ed(), text.substr(at + 6)).at(0);
    text.resize(at);
  }
  const std::size_t with = text.find(" with ");
  const Cards paid = with == text.npos ? Cards{} : cards_of(sc.ed(), text.substr(with + 6));
  return Move::claim(sc.lane(text.substr(0, with)), paid, swaps, unsigned(uses), extra);
}

Move harbour_move(const Scenario& sc, std::string_view rest) {
  const std::size_t with = rest.find(" with ");
  const Cards paid = with == rest.npos ? Cards{} : cards_of(sc.ed(), rest.substr(with + 6));
  return Move::build_harbour(sc.setting.node(rest.substr(0, with)), paid);
}

Move choose_move(const Scenario& sc, std::string_view what) {
  switch (sc.extras().question.of) {
    case ChoiceOf::City:
      return Move::choose(index(sc.setting.node(what)));
    case ChoiceOf::Lane:
      return Move::choose(index(sc.lane(what)));
    case ChoiceOf::Ticket:
      return Move::choose(std::stoi(std::string(what.substr(1))) - 1);
    case ChoiceOf::Colour:
      return Move::choose(int(std::string_view("RBGYKWOP").find(what)));
    case ChoiceOf::Item:
      return Move::choose(std::stoi(std::string(what)));
    case ChoiceOf::YesOrNo:
    case ChoiceOf::Option:
      break;
  }
  return Move::choose(std::stoi(std::string(what)) - 1);
}

}  // namespace

Move Scenario::move(Seat seat, std::string_view text) const {
  const std::size_t blank = std::min(text.find(' '), text.size());
  const std::string_view verb = text.substr(0, blank);
  const std::string_view rest = text.substr(std::min(blank + 1, text.size()));
  if (verb == "slot") return Move::take_slot(std::stoi(std::string(rest)));
  if (verb == "blind") return Move::take_blind(deck_named(rest));
  if (verb == "refill") return Move::refill_from(deck_named(rest));
  if (verb == "claim") return claim_move(*this, rest);
  if (verb == "yes") return Move::accept(cards_of(ed(), rest));
  if (verb == "no") return Move::decline();
  if (verb == "choose") return choose_move(*this, rest);
  if (verb == "pay") return Move::pay_toll(cards_of(ed(), rest));
  if (verb == "withdraw") return Move::withdraw();
  if (verb == "tickets") return Move::draw_tickets();
  if (verb == "keep") return keep_move(state.own[seat], rest);
  if (verb == "fleet") return Move::choose_fleet(std::stoi(std::string(rest)));
  if (verb == "build") return harbour_move(*this, rest);
  if (verb == "exchange") return exchange_move(rest);
  throw std::invalid_argument("no such move: " + std::string(text));
}

std::string Scenario::ask() const {
  std::string text;
  for (const Seat seat : state.open.ask.waiting) text += seat_name(seat) + " ";
  return text + ask_name(state.open.ask.kind);
}

std::string Scenario::row() const {
  std::string text;
  for (int i = 0; i < ed().slots(); ++i) {
    const Sort sort = state.open.market[std::size_t(i)];
    text += (i == 0 ? "" : " ") + (sort == kNoCard ? "-" : card_code(ed(), sort));
  }
  return text;
}

SpelledCards Scenario::draw_pile(Deck deck) const {
  return {&ed(), of_deck(ed(), state.draw_pile, deck)};
}

SpelledCards Scenario::discards(Deck deck) const {
  return {&ed(), of_deck(ed(), state.open.discard_pile, deck)};
}

std::string Scenario::offer(Seat seat) const {
  return ticket_names(state.own[seat].offer);
}

std::string Scenario::tickets(Seat seat) const {
  return ticket_names(state.own[seat].tickets);
}

std::string Scenario::under() const {
  return ticket_names(state.ticket_pile.under);
}

Seat Scenario::owner(std::string_view text) const {
  return owner_of(ed(), state.open, lane(text));
}

std::string Scenario::seats_of(FactKind kind) const {
  std::string text;
  for (const Fact& fact : log.facts)
    if (fact.kind == kind) text += (text.empty() ? "" : " ") + seat_name(fact.seat);
  return text;
}

}  // namespace wagonaut::tests
