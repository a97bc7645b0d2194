#include "engine/record/notation.h"

#include <algorithm>
#include <array>

#include "engine/play.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

/// The longest code that `text` begins with.
std::optional<Sort> leading_sort(const Labels& labels, std::string_view text) {
  std::optional<Sort> best;
  std::size_t length = 0;
  for (std::size_t i = 0; i < labels.sorts.size(); ++i)
    if (labels.sorts[i].size() > length && text.starts_with(labels.sorts[i])) {
      best = Sort(i);
      length = labels.sorts[i].size();
    }
  return best;
}

std::string deck_text(const Labels& labels, Deck deck) {
  return labels.decks.size() > 1 ? " " + labels.decks[std::size_t(deck)] : "";
}

Result<Move> deck_move(const Labels& labels, MoveKind kind, std::string_view rest) {
  if (rest.empty() && labels.decks.size() == 1) return Move{kind, 0, 0, {}};
  const auto deck = find_label(labels.decks, rest);
  if (!deck) return Failure{"there is no deck " + quoted(rest)};
  return Move{kind, std::uint8_t(*deck), 0, {}};
}

/// A place on the board and a payment: "omaha-duluth-1 RR".
Result<Move> paid_move(const Labels& labels, MoveKind kind, std::string_view rest) {
  const bool lane = kind == MoveKind::ClaimLane;
  const std::string_view where = take_word(rest);
  const auto id = find_label(lane ? labels.lanes : labels.nodes, where);
  if (!id) return Failure{(lane ? "there is no lane " : "there is no city ") + quoted(where)};
  const Result<Cards> payment = cards_from(labels, rest);
  if (!payment) return payment.failure();
  return Move{kind, std::uint8_t(*id), 0, *payment};
}

/// The plain face that a marked one is written as in payments: its code without the small letter
/// (L-4). Every other card is written as itself.
std::size_t plain_of(const Labels& labels, std::size_t sort) {
  const std::string& code = labels.sorts[sort];
  if (code.size() < 2 || code.back() < 'a' || code.back() > 'z') return sort;
  const auto plain = find_label(labels.sorts, std::string_view(code).substr(0, code.size() - 1));
  return plain ? std::size_t(*plain) : sort;
}

/// The cards of a hand that are meant by colours: of each colour faces in their order. What the
/// hand has not stays as it is written, for the law to refuse.
Cards faces_in_order(const Labels& labels, Cards hand, const Cards& written) {
  Cards out;
  for (std::size_t i = 0; i < labels.sorts.size(); ++i) {
    int left = written.count[i];
    for (std::size_t face = 0; face < labels.sorts.size() && left > 0; ++face) {
      if (face != i && plain_of(labels, face) != i) continue;
      const int take = std::min<int>(left, hand.count[face]);
      out.count[face] = std::uint8_t(out.count[face] + take);
      hand.count[face] = std::uint8_t(hand.count[face] - take);
      left -= take;
    }
    out.count[i] = std::uint8_t(out.count[i] + left);
  }
  return out;
}

/// " plus R", " swap 2", " using tool_roll": what a changed price has beside its cards (C-0.2).
std::string extras_text(const Labels& labels, const Move& move) {
  std::string out;
  if (move.extra != kNoCard)
    out += " plus " + labels.sorts[plain_of(labels, std::size_t(move.extra))];
  if (move.swaps() > 0) out += " swap " + std::to_string(move.swaps());
  if (move.uses() > 0) out += " using " + std::to_string(move.uses());
  return out;
}

std::string take_part(std::string_view& text, std::string_view name) {
  const std::size_t at = text.rfind(name);
  if (at == text.npos) return {};
  const std::string value(text.substr(at + name.size()));
  text = text.substr(0, at);
  return value;
}

Result<Move> claim_move(const Labels& labels, const Cards& hand, std::string_view text) {
  const std::string uses = take_part(text, " using ");
  const std::string swaps = take_part(text, " swap ");
  const std::string plus = take_part(text, " plus ");
  Result<Move> move = paid_move(labels, MoveKind::ClaimLane, text);
  if (!move) return move;
  move->payment = faces_in_order(labels, hand, move->payment);
  const auto used = number_in(uses), swapped = number_in(swaps);
  if ((!uses.empty() && (!used || *used > 15)) || (!swaps.empty() && (!swapped || *swapped > 15)))
    return Failure{"a claim reads \"claim LANE CARDS plus CARD swap 1 using 1\""};
  move->amount = std::uint8_t(swapped.value_or(0) | used.value_or(0) << 4);
  if (plus.empty()) return move;
  const auto extra = find_label(labels.sorts, plus);
  if (!extra) return Failure{"there is no card " + quoted(plus)};
  Cards left = hand, one;
  if (left.covers(move->payment)) left -= move->payment;
  ++one.count[std::size_t(*extra)];
  const Cards face = faces_in_order(labels, left, one);
  for (std::size_t i = 0; i < labels.sorts.size(); ++i)
    if (face.count[i] > 0) move->extra = Sort(i);
  return move;
}

constexpr std::array<std::string_view, kColours> kColourWords{"red",   "blue",  "green",  "yellow",
                                                              "black", "white", "orange", "purple"};

const std::vector<std::string>* choice_labels(const Labels& labels, ChoiceOf of) {
  switch (of) {
    case ChoiceOf::City:
      return &labels.nodes;
    case ChoiceOf::Lane:
      return &labels.lanes;
    case ChoiceOf::Item:
      return &labels.items;
    case ChoiceOf::Ticket:
      return &labels.tickets;
    case ChoiceOf::YesOrNo:
    case ChoiceOf::Option:
    case ChoiceOf::Colour:
      break;
  }
  return nullptr;
}

Result<Move> choose_move(const Labels& labels, const State& s, std::string_view text) {
  const ChoiceOf of = s.open.extras.question.of;
  if (of == ChoiceOf::Colour) {
    const auto word = std::find(kColourWords.begin(), kColourWords.end(), text);
    if (word == kColourWords.end()) return Failure{quoted(text) + " is no colour"};
    return Move::choose(int(word - kColourWords.begin()));
  }
  if (const std::vector<std::string>* names = choice_labels(labels, of)) {
    const auto id = find_label(*names, text);
    if (!id) return Failure{quoted(text) + " is nothing to choose"};
    return Move::choose(*id);
  }
  const auto number = number_in(text);
  if (!number || *number < 1 || *number > 64) return Failure{quoted(text) + " is no option"};
  return Move::choose(*number - 1);
}

Result<Move> keep_move(const Labels& labels, const Own& own, std::string_view rest) {
  unsigned kept = 0;
  while (!rest.empty()) {
    const std::string_view word = take_word(rest);
    const auto ticket = find_label(labels.tickets, word);
    unsigned bit = 0;
    for (int i = 0; ticket && i < own.offer.size(); ++i)
      if (index(own.offer[i]) == *ticket) bit = 1u << i;
    if (bit == 0) return Failure{"the ticket " + quoted(word) + " was not offered"};
    if ((kept & bit) != 0) return Failure{"the ticket " + quoted(word) + " is named twice"};
    kept |= bit;
  }
  return Move::keep_tickets(kept);
}

Result<Move> slot_move(std::string_view rest) {
  const auto slot = number_in(rest);
  if (!slot || *slot >= kMaxSlots) return Failure{"there is no slot " + quoted(rest)};
  return Move::take_slot(*slot);
}

Result<Move> fleet_move(std::string_view rest) {
  const auto trains = number_in(rest);
  if (!trains || *trains > 255) return Failure{quoted(rest) + " is no number of trains"};
  return Move::choose_fleet(*trains);
}

Result<Move> exchange_move(std::string_view rest) {
  const auto amount = number_in(take_word(rest));
  if (!amount || *amount > 255 || (rest != "trains" && rest != "ships"))
    return Failure{"an exchange reads \"exchange 3 trains\" or \"exchange 3 ships\""};
  return Move::exchange(rest == "trains" ? Kind::Rail : Kind::Sea, *amount);
}

std::string keep_text(const Labels& labels, const Own& own, unsigned kept) {
  std::string out = "keep";
  for (int i = 0; i < own.offer.size(); ++i)
    if (kept >> i & 1u) out += " " + labels.tickets[std::size_t(own.offer[i])];
  return out;
}

}  // namespace

std::string cards_text(const Labels& labels, const Cards& cards) {
  std::string out;
  for (std::size_t i = 0; i < labels.sorts.size(); ++i)
    for (int k = 0; k < cards.count[i]; ++k) out += labels.sorts[i];
  return out;
}

Result<std::vector<Sort>> sorts_from(const Labels& labels, std::string_view text) {
  std::vector<Sort> out;
  while (!text.empty()) {
    const auto sort = leading_sort(labels, text);
    if (!sort) return Failure{quoted(text) + " does not begin with a card"};
    if (out.size() == 4096) return Failure{"too many cards"};
    out.push_back(*sort);
    text.remove_prefix(labels.sorts[std::size_t(*sort)].size());
  }
  return out;
}

Result<Cards> cards_from(const Labels& labels, std::string_view text) {
  const auto sorts = sorts_from(labels, text);
  if (!sorts) return sorts.failure();
  Cards out;
  for (const Sort sort : *sorts) {
    if (out[sort] == 255) return Failure{"too many cards"};
    ++out[sort];
  }
  return out;
}

std::string payment_text(const Labels& labels, const Cards& cards) {
  Cards plain;
  for (std::size_t i = 0; i < labels.sorts.size(); ++i) {
    std::uint8_t& count = plain.count[plain_of(labels, i)];
    count = std::uint8_t(count + cards.count[i]);
  }
  return cards_text(labels, plain);
}

std::string claim_payment_text(const Labels& labels, const Move& move) {
  return payment_text(labels, move.payment) + extras_text(labels, move);
}

/// An option by its number from 1, all else by its name.
std::string choice_text(const Labels& labels, ChoiceOf of, std::uint8_t what) {
  if (of == ChoiceOf::Colour && what < kColours) return std::string(kColourWords[what]);
  const std::vector<std::string>* names = choice_labels(labels, of);
  if (names != nullptr && what < names->size()) return (*names)[what];
  return std::to_string(what + 1);
}

std::string move_text(const Labels& labels, const State& s, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
      return "slot " + std::to_string(move.slot());
    case MoveKind::TakeBlind:
      return "blind" + deck_text(labels, move.deck());
    case MoveKind::RefillFrom:
      return "refill" + deck_text(labels, move.deck());
    case MoveKind::ClaimLane:
      return "claim " + labels.lanes[move.what] + " " + claim_payment_text(labels, move);
    case MoveKind::PayToll:
      return "pay " + payment_text(labels, move.payment);
    case MoveKind::Withdraw:
      return "withdraw";
    case MoveKind::DrawTickets:
      return "tickets";
    case MoveKind::KeepTickets:
      return keep_text(labels, s.own[seat], move.kept());
    case MoveKind::ChooseFleet:
      return "fleet " + std::to_string(move.amount);
    case MoveKind::BuildHarbour:
      return "harbour " + labels.nodes[move.what] + " " + cards_text(labels, move.payment);
    case MoveKind::Exchange:
      return "exchange " + std::to_string(move.amount) +
             (move.gives() == Kind::Rail ? " trains" : " ships");
    case MoveKind::Choose:
      return "choose " + choice_text(labels, s.open.extras.question.of, move.what);
    case MoveKind::Accept:
      return move.payment.empty() ? "yes" : "yes " + payment_text(labels, move.payment);
    case MoveKind::Decline:
      return "no";
  }
  return {};
}

Result<Move> move_from(const Labels& labels, const State& s, Seat seat, std::string_view text) {
  const std::string_view verb = take_word(text);
  if (verb == "slot") return slot_move(text);
  if (verb == "blind") return deck_move(labels, MoveKind::TakeBlind, text);
  if (verb == "refill") return deck_move(labels, MoveKind::RefillFrom, text);
  if (verb == "claim") return claim_move(labels, s.own[seat].hand, text);
  if (verb == "harbour") return paid_move(labels, MoveKind::BuildHarbour, text);
  if (verb == "keep") return keep_move(labels, s.own[seat], text);
  if (verb == "fleet") return fleet_move(text);
  if (verb == "exchange") return exchange_move(text);
  if (verb == "pay") {
    const auto payment = cards_from(labels, text);
    if (!payment) return payment.failure();
    return Move::pay_toll(faces_in_order(labels, s.own[seat].hand, *payment));
  }
  if (verb == "yes") {
    const auto payment = cards_from(labels, text);
    if (!payment) return payment.failure();
    return Move::accept(faces_in_order(labels, s.own[seat].hand, *payment));
  }
  if (verb == "choose") return choose_move(labels, s, text);
  if (verb == "withdraw" && text.empty()) return Move::withdraw();
  if (verb == "tickets" && text.empty()) return Move::draw_tickets();
  if (verb == "no" && text.empty()) return Move::decline();
  return Failure{quoted(verb) + " is no move"};
}

std::string undo_text(int steps) {
  return "undo " + std::to_string(steps);
}

std::optional<int> undo_from(std::string_view text) {
  if (take_word(text) != "undo") return std::nullopt;
  const auto steps = number_in(text);
  return steps && *steps > 0 ? steps : std::nullopt;
}

std::string outcomes_text(const Labels& labels, const GameHeader& header, const Outcomes& luck) {
  std::vector<std::string> parts;
  if (luck.start) parts.push_back("first " + header.players[std::size_t(*luck.start)]);
  std::string cards;
  for (const Sort sort : luck.cards) cards += labels.sorts[std::size_t(sort)];
  if (!cards.empty()) parts.push_back(cards);
  std::string events;
  for (const EventId event : luck.events) events += " " + labels.events[std::size_t(event)];
  std::string tickets;
  for (const TicketId ticket : luck.tickets) tickets += " " + labels.tickets[std::size_t(ticket)];
  if (!tickets.empty()) parts.push_back("tickets" + tickets);
  if (!events.empty()) parts.push_back("events" + events);
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? kArrow : kSlash).data() + part;
  return out;
}

Result<Outcomes> outcomes_from(const Labels& labels, const GameHeader& header,
                               std::string_view text) {
  Outcomes out;
  if (text.empty()) return out;
  for (std::string_view part : split(text, kSlash)) {
    if (part.starts_with("first ")) {
      const auto seat = find_label(header.players, part.substr(6));
      if (!seat) return Failure{"nobody is called " + quoted(part.substr(6))};
      out.start = Seat(*seat);
    } else if (part.starts_with("tickets ")) {
      take_word(part);
      for (const std::string_view word : split(part, " ")) {
        const auto ticket = find_label(labels.tickets, word);
        if (!ticket) return Failure{"there is no ticket " + quoted(word)};
        out.tickets.push_back(TicketId(*ticket));
      }
    } else if (part.starts_with("events ")) {
      take_word(part);
      for (const std::string_view word : split(part, " ")) {
        const auto event = find_label(labels.events, word);
        if (!event) return Failure{"there is no event " + quoted(word)};
        out.events.push_back(EventId(*event));
      }
    } else {
      const auto cards = sorts_from(labels, part);
      if (!cards) return cards.failure();
      out.cards = *cards;
    }
  }
  return out;
}

std::string foot_line(const GameHeader& header, int steps,
                      const std::optional<std::vector<int>>& totals) {
  std::string out = totals ? "end" : "pause";
  out += std::string(kDot) + std::to_string(steps) + " steps";
  for (std::size_t i = 0; totals && i < std::min(totals->size(), header.players.size()); ++i)
    out += std::string(kDot) + header.players[i] + " " + std::to_string((*totals)[i]);
  return out + std::string(kDot) + "check ";
}

std::string foot_line(const Edition& ed, const Record& record, const State& s) {
  const int steps = int(record.steps.size());
  if (!over(s)) return foot_line(record.header, steps, std::nullopt);
  const Standings result = standings(ed, s);
  std::vector<int> totals;
  for (int i = 0; i < ed.seats; ++i) totals.push_back(result.seat[std::size_t(i)].total);
  return foot_line(record.header, steps, totals);
}

}  // namespace wagonaut
