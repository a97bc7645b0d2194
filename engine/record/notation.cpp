#include "engine/record/notation.h"

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

std::string move_text(const Labels& labels, const State& s, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
      return "slot " + std::to_string(move.slot());
    case MoveKind::TakeBlind:
      return "blind" + deck_text(labels, move.deck());
    case MoveKind::RefillFrom:
      return "refill" + deck_text(labels, move.deck());
    case MoveKind::ClaimLane:
      return "claim " + labels.lanes[move.what] + " " + cards_text(labels, move.payment);
    case MoveKind::PayToll:
      return "pay " + cards_text(labels, move.payment);
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
  if (verb == "claim") return paid_move(labels, MoveKind::ClaimLane, text);
  if (verb == "harbour") return paid_move(labels, MoveKind::BuildHarbour, text);
  if (verb == "keep") return keep_move(labels, s.own[seat], text);
  if (verb == "fleet") return fleet_move(text);
  if (verb == "exchange") return exchange_move(text);
  if (verb == "pay") {
    const auto payment = cards_from(labels, text);
    if (!payment) return payment.failure();
    return Move::pay_toll(*payment);
  }
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
  std::string tickets;
  for (const TicketId ticket : luck.tickets) tickets += " " + labels.tickets[std::size_t(ticket)];
  if (!tickets.empty()) parts.push_back("tickets" + tickets);
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
