#include "tools/play/claims.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include "engine/record/words.h"
#include "engine/rules/claim_menu.h"
#include "engine/rules/conditions.h"
#include "engine/rules/payment.h"
#include "engine/rules/price.h"
#include "engine/sight/view.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostChanges = 4;  // optional ones that a move has room for

/// One card of each colour that is left, as it would be given.
std::vector<Sort> spare_cards(const Edition& ed, const Cards& left) {
  std::vector<Sort> out;
  for (int i = 0; i < ed.faces.size(); ++i) {
    if (left[Sort(i)] == 0) continue;
    const Sort first = first_of_colour(ed, left, Sort(i));
    if (std::find(out.begin(), out.end(), first) == out.end()) out.push_back(first);
  }
  return out;
}

void add_claims_at(const Edition& ed, const View& view, LaneId lane, unsigned uses,
                   std::vector<Move>& out) {
  const Price price = full_price(ed, view.open, *view.viewer, lane, uses);
  const Cards& hand = view.own->hand;
  const int dollars = view.open.at(*view.viewer).score;
  for (int swaps = 0; swaps <= price.swaps; ++swaps) {
    if (price.swap_dollars(swaps) > dollars - price.fee_of(dollars)) break;
    Cost cost = price.cost;
    cost.length = std::uint8_t(cost.length - swaps);
    PaymentList payments;
    list_payments(ed, cost, hand, payments);
    for (const Cards& paid : payments) {
      if (price.any == 0) out.push_back(Move::claim(lane, paid, swaps, uses, kNoCard));
      for (const Sort extra : price.any == 0 ? std::vector<Sort>{} : spare_cards(ed, hand - paid))
        out.push_back(Move::claim(lane, paid, swaps, uses, extra));
    }
  }
}

/// Hands over the acts for the seat in the sentences of a claim that hold.
template <class Hear>
void hear_claim(const Eyes& eyes, Seat seat, LaneId lane, const Hear& hear) {
  for (const Sentence& row : eyes.ed.effects.sentences) {
    if (row.when != When::Claim || row.source == Source::Postcard) continue;
    if (!in_force(eyes, seat, row) || !limit_free(eyes.extras(), seat, row)) continue;
    if (!all_hold(eyes, seat, lane, row)) continue;
    for (int i = row.first_act;; ++i) {
      const Act& act = eyes.ed.effects.acts[std::size_t(i)];
      if (act.who == Who::Me) hear(act);
      if (act.has(Act::kLast)) break;
    }
  }
}

/// What a claim brings by the sentences that hold before it.
struct ClaimGain {
  int dollars = 0, cards = 0;
  std::array<int, kMaxTokens> tokens{};
};

ClaimGain claim_gain(const Eyes& eyes, Seat seat, LaneId lane) {
  ClaimGain out;
  hear_claim(eyes, seat, lane, [&](const Act& act) {
    if (act.kind == ActKind::Dollars) out.dollars += amount_of(eyes, seat, act);
    if (act.kind == ActKind::Cards) out.cards += amount_of(eyes, seat, act);
    if (act.kind == ActKind::TakeFromEnds) ++out.tokens[act.a];
    if (act.kind != ActKind::PutAtSeat) return;
    const int held = eyes.extras().held[seat][eyes.ed.affairs.tokens[act.a].slot];
    const int room = act.b == 0 ? act.n : act.b - held;
    out.tokens[act.a] += std::min<int>(act.n, std::max(0, room));
  });
  return out;
}

FactSource source_of_change(const Edition& ed, const View& view, int k) {
  const Sentence& row = optional_change(ed, view.open, *view.viewer, k);
  return {std::uint8_t(row.source), row.card};
}

}  // namespace

std::vector<Move> claims_of(const Speech& speech, const View& view, LaneId lane) {
  const Edition& ed = speech.edition();
  std::vector<Move> out;
  add_claims_at(ed, view, lane, 0, out);
  if (!ed.effects.any(When::Price)) return out;
  const unsigned optional = full_price(ed, view.open, *view.viewer, lane).optional;
  for (unsigned rest = optional; rest != 0; rest &= rest - 1)
    add_claims_at(ed, view, lane, rest & (~rest + 1), out);
  std::stable_sort(out.begin(), out.end(),
                   [](const Move& a, const Move& b) { return a.amount < b.amount; });
  return out;
}

std::string payment_words(const Speech& speech, const View& view, const Move& claim) {
  std::string out = speech.cards(claim.payment);
  if (claim.extra != kNoCard) {
    Cards extra;
    ++extra[claim.extra];
    out += " " + speech.say("labels.plus_card", {{"card", speech.cards(extra)}});
  }
  if (claim.swaps() > 0) {
    const Price price =
        full_price(speech.edition(), view.open, *view.viewer, claim.lane(), claim.uses());
    out += " " + speech.say("labels.swapped",
                            {{"n", long{claim.swaps()}},
                             {"money", speech.money(price.swap_dollars(claim.swaps()))}});
  }
  for (int k = 0; k < kMostChanges; ++k)
    if ((claim.uses() >> k & 1) != 0)
      out += " " +
             speech.say("labels.using_card",
                        {{"card", speech.card_name(source_of_change(speech.edition(), view, k))}});
  return out;
}

std::string price_remark(const Speech& speech, const View& view, LaneId lane) {
  const Edition& ed = speech.edition();
  if (!ed.effects.any(When::Price)) return "";
  const Price price = full_price(ed, view.open, *view.viewer, lane);
  std::vector<std::string> parts;
  const int more = price.cost.length - printed_on(ed, lane).length;
  if (more != 0)
    parts.push_back(speech.say("labels.cards_more",
                               {{"n", long{std::abs(more)}}, {"way", more > 0 ? "more" : "less"}}));
  if (price.any > 0) parts.push_back(speech.say("labels.any_card"));
  if (price.fee > 0)
    parts.push_back(speech.say("labels.fee", {{"money", speech.money(price.fee)}}));
  if (price.reveal > 0 && !ed.lane(lane).tunnel)
    parts.push_back(speech.say("labels.turned_up", {{"n", std::to_string(price.reveal)}}));
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

std::string gain_words(const Speech& speech, const View& view, LaneId lane) {
  const Edition& ed = speech.edition();
  if (!speech.in_dollars()) return speech.short_points(ed.lane(lane).points);
  BySeat<Own> own{};
  own[*view.viewer] = *view.own;
  const Eyes eyes(ed, view.open, &own);
  const ClaimGain gain = claim_gain(eyes, *view.viewer, lane);
  const int dollars = ed.lane(lane).points + gain.dollars;
  std::vector<std::string> parts;
  if (dollars != 0) parts.push_back(speech.short_points(dollars));
  if (gain.cards > 0) parts.push_back(speech.say("labels.gain_cards", {{"n", long{gain.cards}}}));
  for (std::size_t i = 0; i < gain.tokens.size(); ++i)
    if (gain.tokens[i] > 0)
      parts.push_back(speech.token(std::uint8_t(i)) + " +" + std::to_string(gain.tokens[i]));
  return joined(parts, " ");
}

std::optional<unsigned> uses_named(const Speech& speech, const View& view, LaneId lane,
                                   std::string_view typed) {
  const Edition& ed = speech.edition();
  if (const auto number = number_in(typed)) return unsigned(*number);
  if (!ed.effects.any(When::Price)) return std::nullopt;
  const unsigned possible = full_price(ed, view.open, *view.viewer, lane).optional;
  for (int k = 0; k < kMostChanges; ++k) {
    if ((possible >> k & 1) == 0) continue;
    if (folded(speech.card_name(source_of_change(ed, view, k))).starts_with(folded(typed)))
      return 1u << k;
  }
  return std::nullopt;
}

}  // namespace wagonaut::tools
