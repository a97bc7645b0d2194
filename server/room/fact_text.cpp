#include "server/room/fact_text.h"

#include <array>
#include <charconv>
#include <limits>

#include "engine/model/cost.h"
#include "engine/model/effects.h"
#include "engine/model/fact.h"
#include "engine/record/notation.h"
#include "engine/record/words.h"

namespace wagonaut::server {
namespace {

constexpr char kShort = '2';  // before facts that are kept in few letters
constexpr std::array<std::string_view, kKinds> kPieceWords{"trains", "ships"};

/// "R:12G*": a card, and how many of it where they are more than two.
std::string short_cards(const Labels& labels, const Cards& cards) {
  std::string out;
  for (std::size_t i = 0; i < labels.sorts.size(); ++i) {
    const int count = cards.count[i];
    if (count > 2) out += labels.sorts[i] + ":" + std::to_string(count);
    for (int k = 0; k < count && count <= 2; ++k) out += labels.sorts[i];
  }
  return out;
}

std::string short_tickets(const Labels& labels, const Fact& fact) {
  std::string out;
  for (const TicketId ticket : fact.tickets)
    out += (out.empty() ? "" : ",") + labels.tickets[std::size_t(ticket)];
  return out;
}

std::string word_of(const Labels& labels, FactField field, const Fact& fact) {
  switch (field) {
    case FactField::Seat:
      return std::to_string(index(fact.seat));
    case FactField::Slot:
      return std::to_string(fact.what);
    case FactField::Deck:
      return labels.decks[fact.what];
    case FactField::Lane:
      return labels.lanes[fact.what];
    case FactField::Node:
      return labels.nodes[fact.what];
    case FactField::Pieces:
      return std::string(kPieceWords[fact.what]);
    case FactField::Event:
      return name_in(labels.events, fact.what);
    case FactField::Item:
      return name_in(labels.items, fact.what);
    case FactField::Postcard:
    case FactField::Story:
      return std::to_string(fact.what);
    case FactField::Side:
    case FactField::Colour:
      return std::to_string(fact.n);
    case FactField::Token:
      return name_in(labels.tokens, fact.token);
    case FactField::Source:
      return fact.source == FactSource{}
                 ? ""
                 : std::to_string(fact.source.kind) + "." + std::to_string(fact.source.card);
    case FactField::Card:
      return fact.card == kNoCard ? "" : labels.sorts[std::size_t(fact.card)];
    case FactField::Cards:
      return short_cards(labels, fact.cards);
    case FactField::Tickets:
      return short_tickets(labels, fact);
    case FactField::Count:
    case FactField::Points:
      return std::to_string(fact.n);
    case FactField::Count2:
    case FactField::Points2:
      return std::to_string(fact.m);
  }
  return "";
}

/// Seats and slots have one digit and need no space behind them.
bool one_digit(FactField field) {
  return field == FactField::Seat || field == FactField::Slot;
}
static_assert(kMaxSeats <= 10 && kMaxSlots <= 10);

std::string fact_line(const Labels& labels, const Fact& fact) {
  const FactForm& form = form_of(fact.kind);
  std::string out(1, form.letter);
  bool glued = true;
  for (const FactPart& part : form.parts) {
    if (!glued) out += ' ';
    out += word_of(labels, part.field, fact);
    glued = one_digit(part.field);
  }
  out.erase(out.find_last_not_of(' ') + 1);  // nothing stands in the place of the last parts
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

/// "RRG" and "R:12G*": without numbers as a record writes it.
bool take_fact_cards(const Labels& labels, std::string_view text, Cards& cards) {
  while (!text.empty()) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto sorts = sorts_from(labels, text.substr(0, colon));
    if (!sorts || sorts->empty()) return false;
    for (const Sort sort : *sorts)
      if (++cards[sort] == 0) return false;
    text.remove_prefix(colon);
    if (text.empty()) return true;
    std::uint8_t count = 0;
    const auto [end, fault] = std::from_chars(text.data() + 1, text.data() + text.size(), count);
    if (fault != std::errc{} || count == 0) return false;
    if (cards[sorts->back()] > std::numeric_limits<std::uint8_t>::max() - count + 1) return false;
    cards[sorts->back()] = std::uint8_t(cards[sorts->back()] + count - 1);
    text.remove_prefix(std::size_t(end - text.data()));
  }
  return true;
}

bool take_fact_tickets(const Labels& labels, std::string_view text, Fact& fact) {
  for (const std::string_view word : split(text, ",")) {
    const auto ticket = find_label(labels.tickets, word);
    if (!ticket || fact.tickets.full()) return false;
    fact.tickets.push_back(TicketId(*ticket));
  }
  return true;
}

bool take_fact_label(std::optional<int> found, std::uint8_t& what) {
  if (found) what = std::uint8_t(*found);
  return found.has_value();
}

std::optional<int> slot_in(std::string_view text) {
  const auto number = number_in(text);
  return number && *number < kMaxSlots ? number : std::nullopt;
}

std::optional<int> piece_in(std::string_view word) {
  for (std::size_t i = 0; i < kPieceWords.size(); ++i)
    if (kPieceWords[i] == word) return int(i);
  return std::nullopt;
}

/// "4.3": whose sentence it is, and the number of the card.
bool take_fact_source(std::string_view word, FactSource& source) {
  const std::size_t dot = std::min(word.find('.'), word.size());
  const auto kind = number_in(word.substr(0, dot));
  const auto card = number_in(word.substr(std::min(dot + 1, word.size())));
  if (!kind || !card || *kind > int(Source::Postcard) || *card > 255) return false;
  source = {std::uint8_t(*kind), std::uint8_t(*card)};
  return true;
}

bool take_part(const Labels& labels, FactField field, std::string_view word, Fact& fact) {
  switch (field) {
    case FactField::Seat:
      return take_fact_seat(word, fact.seat);
    case FactField::Slot:
      return take_fact_label(slot_in(word), fact.what);
    case FactField::Deck:
      return take_fact_label(find_label(labels.decks, word), fact.what);
    case FactField::Lane:
      return take_fact_label(find_label(labels.lanes, word), fact.what);
    case FactField::Node:
      return take_fact_label(find_label(labels.nodes, word), fact.what);
    case FactField::Pieces:
      return take_fact_label(piece_in(word), fact.what);
    case FactField::Event:
      return take_fact_label(named_in(labels.events, word), fact.what);
    case FactField::Item:
      return take_fact_label(named_in(labels.items, word), fact.what);
    case FactField::Postcard:
    case FactField::Story:
      return take_fact_label(named_in({}, word), fact.what);
    case FactField::Side:
    case FactField::Colour:
      return take_fact_number(word, fact.n);
    case FactField::Token:
      return take_fact_label(named_in(labels.tokens, word), fact.token);
    case FactField::Source:
      return take_fact_source(word, fact.source);
    case FactField::Card:
      return take_fact_card(labels, word, fact.card);
    case FactField::Cards:
      return take_fact_cards(labels, word, fact.cards);
    case FactField::Tickets:
      return take_fact_tickets(labels, word, fact);
    case FactField::Count:
    case FactField::Points:
      return take_fact_number(word, fact.n);
    case FactField::Count2:
    case FactField::Points2:
      return take_fact_number(word, fact.m);
  }
  return false;
}

/// Whether nothing may stand in a part's place: a secret that was not told, no cards at all, or a
/// number that facts of this kind did not have yet.
bool may_be_blank(FactField field) {
  switch (field) {
    case FactField::Seat:
    case FactField::Slot:
    case FactField::Deck:
    case FactField::Lane:
    case FactField::Node:
    case FactField::Pieces:
    case FactField::Event:
    case FactField::Item:
    case FactField::Postcard:
    case FactField::Story:
    case FactField::Side:
    case FactField::Colour:
    case FactField::Token:
      return false;
    case FactField::Source:
    case FactField::Card:
    case FactField::Cards:
    case FactField::Tickets:
    case FactField::Count:
    case FactField::Points:
    case FactField::Count2:
    case FactField::Points2:
      return true;
  }
  return false;
}

template <class Matches>
const FactForm* find_form(const Matches& matches) {
  for (const FactForm& form : facts::kForms)
    if (matches(form)) return &form;
  return nullptr;
}

Result<Fact> short_fact(const Labels& labels, std::string_view line) {
  const std::string_view letter = line.substr(0, 1);
  const FactForm* form =
      find_form([&](const FactForm& it) { return letter == std::string_view(&it.letter, 1); });
  if (form == nullptr) return Failure{quoted(line) + " is no fact"};
  Fact out{.kind = form->kind};
  line.remove_prefix(1);
  for (const FactPart& part : form->parts) {
    const std::string_view word = one_digit(part.field) ? line.substr(0, 1) : take_word(line);
    if (one_digit(part.field)) line.remove_prefix(word.size());
    if (word.empty() && may_be_blank(part.field)) continue;
    if (!take_part(labels, part.field, word, out))
      return Failure{quoted(word) + " is no " + std::string(part.name) + " of " +
                     std::string(form->name)};
  }
  if (!line.empty()) return Failure{quoted(line) + " says nothing of " + std::string(form->name)};
  return out;
}

/// What a part was called when every word was spelled out.
std::string_view long_key(const FactPart& part) {
  switch (part.field) {
    case FactField::Pieces:
      return "piece";
    case FactField::Count:
    case FactField::Points:
      return "n";
    case FactField::Count2:
    case FactField::Points2:
      return "m";
    default:
      return part.name;
  }
}

bool take_field(const Labels& labels, const FactForm& form, std::string_view field, Fact& fact) {
  const std::size_t equals = field.find('=');
  if (equals == field.npos) return false;
  const std::string_view key = field.substr(0, equals), value = field.substr(equals + 1);
  for (const FactPart& part : form.parts)
    if (long_key(part) == key) return take_part(labels, part.field, value, fact);
  // Of a revealed card it was said whose tunnel it is in, and nobody was ever told that.
  Seat seat{};
  return form.kind == FactKind::TunnelRevealed && key == "seat" && take_fact_seat(value, seat);
}

/// "lane_claimed seat=0 lane=omaha-duluth-1 cards=RR n=2"
Result<Fact> long_fact(const Labels& labels, std::string_view line) {
  const std::string_view name = take_word(line);
  const FactForm* form = find_form([&](const FactForm& it) { return it.name == name; });
  if (form == nullptr) return Failure{quoted(name) + " is no fact"};
  Fact out{.kind = form->kind};
  while (!line.empty()) {
    const std::string_view field = take_word(line);
    if (!take_field(labels, *form, field, out))
      return Failure{quoted(field) + " says nothing of " + std::string(name)};
  }
  return out;
}

}  // namespace

std::string facts_text(const Labels& labels, std::span<const Fact> facts) {
  std::string out;
  for (const Fact& fact : facts) {
    out += out.empty() ? kShort : '\n';
    out += fact_line(labels, fact);
  }
  return out;
}

Result<std::vector<Fact>> facts_from(const Labels& labels, std::string_view text) {
  std::vector<Fact> out;
  if (text.empty()) return out;
  const bool in_short = text.starts_with(kShort);
  if (in_short)
    text.remove_prefix(1);
  else if (text.ends_with('\n'))
    text.remove_suffix(1);
  for (const std::string_view line : split(text, "\n")) {
    const auto fact = in_short ? short_fact(labels, line) : long_fact(labels, line);
    if (!fact) return Failure{"fact " + std::to_string(out.size() + 1) + ": " + fact.error()};
    out.push_back(*fact);
  }
  return out;
}

}  // namespace wagonaut::server
