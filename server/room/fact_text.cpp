#include "server/room/fact_text.h"

#include <array>
#include <charconv>
#include <limits>

#include "engine/model/cost.h"
#include "engine/record/words.h"

namespace wagonaut::server {
namespace {

/// What a fact's `what` is: decided by its kind.
enum class What { Nothing, Slot, Deck, Lane, Node, Piece };
constexpr std::array<std::string_view, 6> kWhatKeys{"what", "slot", "deck",
                                                    "lane", "node", "piece"};
constexpr std::array<std::string_view, kKinds> kPieceWords{"trains", "ships"};

struct FactForm {
  FactKind kind;
  std::string_view name;
  What what;
};

constexpr std::array<FactForm, 23> kFactForms{{
    {FactKind::GameStarted, "game_started", What::Nothing},
    {FactKind::HandDealt, "hand_dealt", What::Deck},
    {FactKind::CardTurned, "card_turned", What::Slot},
    {FactKind::SlotTaken, "slot_taken", What::Slot},
    {FactKind::BlindTaken, "blind_taken", What::Deck},
    {FactKind::MarketFlushed, "market_flushed", What::Nothing},
    {FactKind::PileReshuffled, "pile_reshuffled", What::Deck},
    {FactKind::TicketsOffered, "tickets_offered", What::Nothing},
    {FactKind::AnswerLaid, "answer_laid", What::Nothing},
    {FactKind::TicketsKept, "tickets_kept", What::Nothing},
    {FactKind::FleetRevealed, "fleet_revealed", What::Nothing},
    {FactKind::TunnelEntered, "tunnel_entered", What::Lane},
    {FactKind::TunnelRevealed, "tunnel_revealed", What::Nothing},
    {FactKind::TollAsked, "toll_asked", What::Lane},
    {FactKind::TollPaid, "toll_paid", What::Lane},
    {FactKind::TunnelLeft, "tunnel_left", What::Lane},
    {FactKind::LaneClaimed, "lane_claimed", What::Lane},
    {FactKind::HarbourBuilt, "harbour_built", What::Node},
    {FactKind::PiecesExchanged, "pieces_exchanged", What::Piece},
    {FactKind::TurnPassed, "turn_passed", What::Nothing},
    {FactKind::LastRound, "last_round", What::Nothing},
    {FactKind::TurnBegan, "turn_began", What::Nothing},
    {FactKind::GameEnded, "game_ended", What::Nothing},
}};

constexpr bool facts_in_order() {
  for (std::size_t i = 0; i < kFactForms.size(); ++i)
    if (std::size_t(kFactForms[i].kind) != i) return false;
  return true;
}
static_assert(facts_in_order(), "one row for each kind of fact, in the order of the enumeration");

const FactForm* fact_form_named(std::string_view name) {
  for (const FactForm& form : kFactForms)
    if (form.name == name) return &form;
  return nullptr;
}

std::string what_word(const Labels& labels, What what, std::uint8_t value) {
  const auto i = std::size_t(value);
  switch (what) {
    case What::Nothing:
    case What::Slot:
      break;
    case What::Deck:
      return labels.decks[i];
    case What::Lane:
      return labels.lanes[i];
    case What::Node:
      return labels.nodes[i];
    case What::Piece:
      return std::string(kPieceWords[i]);
  }
  return std::to_string(value);
}

std::optional<int> what_value(const Labels& labels, What what, std::string_view word) {
  switch (what) {
    case What::Nothing:
    case What::Slot:
      break;
    case What::Deck:
      return find_label(labels.decks, word);
    case What::Lane:
      return find_label(labels.lanes, word);
    case What::Node:
      return find_label(labels.nodes, word);
    case What::Piece:
      return word == kPieceWords[0]   ? std::optional(0)
             : word == kPieceWords[1] ? std::optional(1)
                                      : std::nullopt;
  }
  const auto number = number_in(word);
  return number && *number < kMaxSlots ? number : std::nullopt;
}

std::string fact_line(const Labels& labels, const Fact& fact) {
  const FactForm& form = kFactForms[std::size_t(fact.kind)];
  std::string out(form.name);
  const auto add = [&](std::string_view key, const std::string& value) {
    out += " " + std::string(key) + "=" + value;
  };
  if (fact.seat != kNobody) add("seat", std::to_string(index(fact.seat)));
  if (form.what != What::Nothing)
    add(kWhatKeys[std::size_t(form.what)], what_word(labels, form.what, fact.what));
  if (fact.card != kNoCard) add("card", labels.sorts[std::size_t(fact.card)]);
  if (!fact.cards.empty()) add("cards", cards_text(labels, fact.cards));
  if (fact.n != 0) add("n", std::to_string(fact.n));
  if (fact.m != 0) add("m", std::to_string(fact.m));
  std::string tickets;
  for (const TicketId ticket : fact.tickets)
    tickets += (tickets.empty() ? "" : ",") + labels.tickets[std::size_t(ticket)];
  if (!tickets.empty()) add("tickets", tickets);
  return out;
}

/// Each reads one value; false if there is no such thing.
bool take_fact_number(std::string_view text, std::int16_t& number) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size();
}

bool take_fact_seat(std::string_view text, Seat& seat) {
  const auto number = number_in(text);
  if (!number || *number >= kMaxSeats) return false;
  seat = Seat(*number);
  return true;
}

bool take_fact_card(const Labels& labels, std::string_view text, Sort& card) {
  const auto sort = find_label(labels.sorts, text);
  if (sort) card = Sort(*sort);
  return sort.has_value();
}

bool take_fact_cards(const Labels& labels, std::string_view text, Cards& cards) {
  const auto read = cards_from(labels, text);
  if (read) cards = *read;
  return bool(read);
}

bool take_fact_tickets(const Labels& labels, std::string_view text, Fact& fact) {
  for (const std::string_view word : split(text, ",")) {
    const auto ticket = find_label(labels.tickets, word);
    if (!ticket || fact.tickets.full()) return false;
    fact.tickets.push_back(TicketId(*ticket));
  }
  return true;
}

bool take_field(const Labels& labels, What what, std::string_view field, Fact& fact) {
  const std::size_t equals = field.find('=');
  if (equals == field.npos) return false;
  const std::string_view key = field.substr(0, equals), value = field.substr(equals + 1);
  if (key == "seat") return take_fact_seat(value, fact.seat);
  if (key == "card") return take_fact_card(labels, value, fact.card);
  if (key == "cards") return take_fact_cards(labels, value, fact.cards);
  if (key == "n") return take_fact_number(value, fact.n);
  if (key == "m") return take_fact_number(value, fact.m);
  if (key == "tickets") return take_fact_tickets(labels, value, fact);
  if (what == What::Nothing || key != kWhatKeys[std::size_t(what)]) return false;
  const auto found = what_value(labels, what, value);
  if (found) fact.what = std::uint8_t(*found);
  return found.has_value();
}

Result<Fact> fact_from(const Labels& labels, std::string_view line) {
  const std::string_view name = take_word(line);
  const FactForm* form = fact_form_named(name);
  if (form == nullptr) return Failure{quoted(name) + " is no fact"};
  Fact out{.kind = form->kind};
  while (!line.empty()) {
    const std::string_view field = take_word(line);
    if (!take_field(labels, form->what, field, out))
      return Failure{quoted(field) + " says nothing of " + std::string(name)};
  }
  return out;
}

}  // namespace

std::string facts_text(const Labels& labels, std::span<const Fact> facts) {
  std::string out;
  for (const Fact& fact : facts) out += fact_line(labels, fact) + "\n";
  return out;
}

Result<std::vector<Fact>> facts_from(const Labels& labels, std::string_view text) {
  std::vector<Fact> out;
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.empty()) return out;
  for (const std::string_view line : split(text, "\n")) {
    const auto fact = fact_from(labels, line);
    if (!fact) return Failure{"fact " + std::to_string(out.size() + 1) + ": " + fact.error()};
    out.push_back(*fact);
  }
  return out;
}

std::string_view fact_name(FactKind kind) {
  return kFactForms[std::size_t(kind)].name;
}

}  // namespace wagonaut::server
