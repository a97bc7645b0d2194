#include "tools/play/wish.h"

#include <algorithm>
#include <charconv>

#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/record/words.h"
#include "engine/rules/claim_menu.h"
#include "engine/sight/view.h"
#include "tools/columns.h"
#include "tools/play/claims.h"
#include "tools/play/question_options.h"
#include "tools/text/commands.h"
#include "tools/text/typed.h"

namespace wagonaut::tools {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
  text = trimmed(text);
  const std::size_t space = std::min(text.find(' '), text.size());
  return {text.substr(0, space), trimmed(text.substr(space))};
}

std::pair<std::string_view, std::string_view> last_word(std::string_view text) {
  text = trimmed(text);
  const std::size_t space = text.rfind(' ');
  if (space == std::string_view::npos) return {{}, text};
  return {trimmed(text.substr(0, space)), text.substr(space + 1)};
}

bool node_named(const Speech& speech, NodeId node, std::string_view typed) {
  if (typed.empty()) return false;
  const std::string start = folded(typed);
  return folded(speech.node(node)).substr(0, start.size()) == start ||
         speech.game().labels.nodes[std::size_t(node)] == start;
}

/// Lanes with one end named `from` and the other named `to`.
std::vector<LaneId> lanes_between(const Speech& speech, std::string_view from,
                                  std::string_view to) {
  std::vector<LaneId> found;
  for (int i = 0; i < speech.edition().lanes.size(); ++i) {
    const Lane& lane = speech.edition().lane(LaneId(i));
    const bool there = node_named(speech, lane.a, from) && node_named(speech, lane.b, to);
    const bool back = node_named(speech, lane.b, from) && node_named(speech, lane.a, to);
    if (there || back) found.push_back(LaneId(i));
  }
  return found;
}

bool same_ends(const Speech& speech, const std::vector<LaneId>& lanes) {
  const Lane& first = speech.edition().lane(lanes.front());
  return std::all_of(lanes.begin(), lanes.end(), [&](LaneId id) {
    const Lane& lane = speech.edition().lane(id);
    return (lane.a == first.a && lane.b == first.b) || (lane.a == first.b && lane.b == first.a);
  });
}

/// Not about the cards: no payment would help.
bool about_the_lane(Refusal refusal) {
  switch (refusal) {
    case Refusal::GameIsOver:
    case Refusal::NotYourDecision:
    case Refusal::WrongKindOfMove:
    case Refusal::LaneTaken:
    case Refusal::LaneClosed:
    case Refusal::OwnGroup:
    case Refusal::TooFewPieces:
      return true;
    default:
      return false;
  }
}

/// Cards that were typed by their colours, as they leave the hand (L-4). What is not held stays as
/// it was typed, for the law to refuse.
Cards as_held(const Edition& ed, const Cards& hand, const Cards& typed) {
  const Cards spent = spent_in_order(ed, hand, typed);
  return spent.total() == typed.total() && hand.covers(spent) ? spent : typed;
}

/// What stands behind the cards of a claim: "plus B", "swap 1", "using tool roll".
struct PaidBeside {
  std::string plus, swap, use;
};

/// Takes " WORD value" off the end of a text, the word being one of a key's.
std::string take_part(std::string_view& text, std::string_view key) {
  for (const LanguageRow& row : kLanguages)
    for (const std::string& word : words_of(row.language, key)) {
      const std::size_t at = text.rfind(" " + word + " ");
      if (at == text.npos) continue;
      const std::string value(trimmed(text.substr(at + word.size() + 2)));
      text = trimmed(text.substr(0, at));
      return value;
    }
  return {};
}

PaidBeside take_beside(std::string_view& text) {
  PaidBeside out;
  out.use = take_part(text, "words.using");
  out.swap = take_part(text, "words.swap");
  out.plus = take_part(text, "words.plus");
  return out;
}

/// A claim of one lane with its extras; nothing if they cannot be read.
std::optional<Move> claim_of(const Asked& asked, LaneId lane, const Cards& typed,
                             const PaidBeside& beside) {
  const Edition& ed = asked.speech.edition();
  const Cards& hand = asked.view.own->hand;
  const Cards payment = as_held(ed, hand, typed);
  const auto swaps = beside.swap.empty() ? std::optional(0) : number_in(beside.swap);
  const auto uses = beside.use.empty() ? std::optional(0u)
                                       : uses_named(asked.speech, asked.view, lane, beside.use);
  if (!swaps || *swaps > 15 || !uses || *uses > 15) return std::nullopt;
  if (beside.plus.empty()) return Move::claim(lane, payment, *swaps, *uses, kNoCard);
  const auto plus = cards_typed(asked.speech, beside.plus);
  if (!plus || plus->total() != 1) return std::nullopt;
  Sort extra = kNoCard;
  for (int i = 0; i < ed.faces.size(); ++i)
    if ((*plus)[Sort(i)] > 0)
      extra = hand.covers(payment) ? first_of_colour(ed, hand - payment, Sort(i)) : Sort(i);
  return Move::claim(lane, payment, *swaps, *uses, extra);
}

/// The lane of a group that the payment buys; if none, the one whose refusal says most.
Wish claim_with(const Asked& asked, const std::vector<LaneId>& lanes, const Cards& payment,
                const PaidBeside& beside = {}) {
  std::optional<Move> best;
  for (const LaneId lane : lanes) {
    const auto move = claim_of(asked, lane, payment, beside);
    if (!move) continue;
    const auto why = objection(asked.speech.edition(), asked.state, asked.seat, *move);
    if (!why) return {Choice{.move = *move}};
    if (!best || !about_the_lane(*why)) best = *move;
  }
  if (!best) return {{}, asked.speech.say("lines.claim_reads")};
  return {Choice{.move = *best}};
}

Wish claim_unpaid(const Asked& asked, const std::vector<LaneId>& lanes) {
  const std::vector<LaneId> menu = claimable_lanes(asked.speech, asked.view);
  Choice choice{.opens = Choice::Opens::Payments};
  for (const LaneId lane : lanes)
    if (std::find(menu.begin(), menu.end(), lane) != menu.end()) choice.lanes.push_back(lane);
  if (!choice.lanes.empty()) return {choice};
  for (const LaneId lane : lanes) {
    const auto why =
        objection(asked.speech.edition(), asked.state, asked.seat, Move::claim(lane, Cards{}));
    if (!why || !about_the_lane(*why)) return {{}, asked.speech.say("lines.hand_cannot_pay")};
  }
  return {Choice{.move = Move::claim(lanes.front(), Cards{})}};
}

Wish claim_from(const Asked& asked, std::string_view text) {
  const PaidBeside beside = take_beside(text);
  const auto [place, word] = last_word(text);
  const auto payment = cards_typed(asked.speech, word);
  std::vector<LaneId> lanes;
  if (payment && !place.empty()) lanes = lanes_named(asked.speech, place);
  const bool paid = !lanes.empty();
  if (!paid) lanes = lanes_named(asked.speech, text);
  if (lanes.empty())
    return {{},
            asked.speech.say("lines.no_lane_named", {{"typed", std::string(text)},
                                                     {"lane", asked.speech.example_claim()}})};
  if (!same_ends(asked.speech, lanes)) {
    std::string several;
    for (const LaneId lane : lanes) several += "\n  " + asked.speech.lane(lane);
    return {{}, asked.speech.say("lines.several_lanes") + several};
  }
  return paid ? claim_with(asked, lanes, *payment, beside) : claim_unpaid(asked, lanes);
}

std::optional<NodeId> node_typed(const Speech& speech, std::string_view text) {
  for (int i = 0; i < speech.edition().nodes.size(); ++i)
    if (node_named(speech, NodeId(i), text)) return NodeId(i);
  return std::nullopt;
}

Wish harbour_from(const Asked& asked, std::string_view text) {
  if (text.empty()) return {Choice{.opens = Choice::Opens::Harbours}};
  const auto [place, word] = last_word(text);
  const auto payment = cards_typed(asked.speech, word);
  if (const auto node = node_typed(asked.speech, place); node && payment)
    return {Choice{.move = Move::build_harbour(*node, *payment)}};
  if (const auto node = node_typed(asked.speech, text))
    return {Choice{.opens = Choice::Opens::HarbourPayments, .node = *node}};
  return {{}, asked.speech.refusal(Refusal::NoSuchNode)};
}

Cards as_held(const Asked& asked, const Cards& typed) {
  return as_held(asked.speech.edition(), asked.view.own->hand, typed);
}

Wish pay_from(const Asked& asked, std::string_view text) {
  if (asked.view.open.ask.kind != AskKind::TunnelResponse)
    return {{}, asked.speech.refusal(Refusal::WrongKindOfMove)};
  if (const auto cards = cards_typed(asked.speech, text))
    return {Choice{.move = Move::pay_toll(as_held(asked, *cards))}};
  return {{}, asked.speech.say("lines.no_such_cards", {{"typed", std::string(text)}})};
}

/// The one option that was named, or a sheet of several.
std::optional<Wish> option_from(const Asked& asked, std::string_view typed) {
  const std::vector<Move> meant = options_named(asked.speech, asked.view, typed);
  if (meant.empty()) return std::nullopt;
  if (meant.size() == 1) return Wish{Choice{.move = meant.front()}};
  return Wish{Choice{.opens = Choice::Opens::Options, .part = std::string(typed)}};
}

/// "choose denver", "choose 2": of what a card lets choose from.
Wish choose_from(const Asked& asked, std::string_view text) {
  if (asked.view.open.ask.kind != AskKind::EffectChoice)
    return {{}, asked.speech.refusal(Refusal::WrongKindOfMove)};
  if (const auto wish = option_from(asked, text)) return *wish;
  const std::vector<Move> options = moves_of(asked.speech, asked.view, MoveKind::Choose);
  const auto number = number_in(text);
  if (number && *number >= 1 && *number <= int(options.size()))
    return {Choice{.move = options[std::size_t(*number - 1)]}};
  return {{}, asked.speech.refusal(Refusal::NotAnOption)};
}

/// "yes", or with the cards that it costs: "yes RB".
Wish yes_from(const Asked& asked, std::string_view text) {
  if (text.empty()) {
    const std::vector<Move> offered = moves_of(asked.speech, asked.view, MoveKind::Accept);
    return {Choice{.move = offered.empty() ? Move::accept() : offered.front()}};
  }
  const auto cards = cards_typed(asked.speech, text);
  if (!cards) return {{}, asked.speech.say("lines.no_such_cards", {{"typed", std::string(text)}})};
  return {Choice{.move = Move::accept(as_held(asked, *cards))}};
}

Wish keep_from(const Asked& asked, std::string_view text) {
  const int offered = asked.view.own->offer.size();
  if (offered == 0) return {Choice{.move = Move::keep_tickets(0)}};  // the law says why not
  if (means(text, "words.all")) return {Choice{.move = Move::keep_tickets((1u << offered) - 1)}};
  const auto numbers = numbers_typed(text);
  if (!numbers) {  // by their ids, as a record names them
    const auto move =
        move_from(asked.speech.game().labels, asked.state, asked.seat, "keep " + std::string(text));
    if (move) return {Choice{.move = *move}};
    return {{}, asked.speech.say("lines.type_tickets")};
  }
  unsigned kept = 0;
  if (*numbers == std::vector<int>{0}) return {Choice{.move = Move::keep_tickets(0)}};
  for (const int n : *numbers) {
    if (n < 1 || n > offered) return {{}, asked.speech.refusal(Refusal::NoSuchTicket)};
    kept |= 1u << (n - 1);
  }
  return {Choice{.move = Move::keep_tickets(kept)}};
}

}  // namespace

std::vector<LaneId> lanes_named(const Speech& speech, std::string_view text) {
  const auto& ids = speech.game().labels.lanes;
  if (const auto id = std::find(ids.begin(), ids.end(), text); id != ids.end())
    return {LaneId(id - ids.begin())};
  for (const std::string_view dash : {" – ", "–", "-", "~"})
    for (std::size_t at = text.find(dash); at != std::string_view::npos;
         at = text.find(dash, at + 1)) {
      auto found = lanes_between(speech, trimmed(text.substr(0, at)),
                                 trimmed(text.substr(at + dash.size())));
      if (!found.empty()) return found;
    }
  return {};
}

std::optional<Cards> cards_typed(const Speech& speech, std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (const auto cards = cards_from(speech.game().labels, text)) return *cards;
  std::string large(text);
  for (char& c : large)
    if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
  if (const auto cards = cards_from(speech.game().labels, large)) return *cards;
  return std::nullopt;
}

std::optional<std::vector<int>> numbers_typed(std::string_view text) {
  std::vector<int> numbers;
  const char* at = text.data();
  const char* end = at + text.size();
  while (at != end) {
    if (*at == ' ' || *at == ',') {
      ++at;
      continue;
    }
    int n = 0;
    const auto [next, error] = std::from_chars(at, end, n);
    if (error != std::errc{} || n < 0) return std::nullopt;
    numbers.push_back(n);
    at = next;
  }
  if (numbers.empty()) return std::nullopt;
  return numbers;
}

Wish wish_from(const Asked& asked, std::string_view typed) {
  const auto [word, rest] = first_word(typed);
  const auto command = command_from(word);
  if (command == Command::Claim) return claim_from(asked, rest);
  if (command == Command::Harbour) return harbour_from(asked, rest);
  if (command == Command::Pay) return pay_from(asked, rest);
  if (command == Command::Keep) return keep_from(asked, rest);
  if (command == Command::Choose) return choose_from(asked, rest);
  if (command == Command::Yes) return yes_from(asked, rest);
  if (command == Command::No) return {Choice{.move = Move::decline()}};
  if (const auto wish = option_from(asked, typed)) return *wish;
  if (const auto move = move_from(asked.speech.game().labels, asked.state, asked.seat, typed))
    return {Choice{.move = *move}};
  return {{}, asked.speech.say("lines.not_understood", {{"typed", std::string(typed)}})};
}

Wish payment_from(const Asked& asked, const Choice& open, std::string_view typed) {
  const auto cards = cards_typed(asked.speech, typed);
  if (cards && open.opens == Choice::Opens::Payments) return claim_with(asked, open.lanes, *cards);
  if (cards && open.opens == Choice::Opens::HarbourPayments)
    return {Choice{.move = Move::build_harbour(open.node, *cards)}};
  return wish_from(asked, typed);
}

}  // namespace wagonaut::tools
