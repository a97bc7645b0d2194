#include <algorithm>

#include "engine/rules/payment.h"
#include "engine/sight/view.h"
#include "tools/play/choices.h"
#include "tools/play/claims.h"
#include "tools/play/question_options.h"
#include "tools/play/sheet_writer.h"

namespace wagonaut::tools {
namespace {

constexpr std::size_t kMostPayments = 20;  // further ones can be typed

}  // namespace

Sheet payment_sheet(const Speech& speech, const View& view, const std::vector<LaneId>& lanes) {
  SheetWriter writer(speech, 0);
  for (const LaneId lane : lanes) {
    const Lane& it = speech.edition().lane(lane);
    writer.remark(speech.say("lines.how_to_pay",
                             {{"lane", speech.lane(lane)},
                              {"spaces", speech.spaces_now(view.open, *view.viewer, lane)}}));
    if (it.tunnel) writer.remark(speech.say("lines.tunnel_may_cost"));
    if (const std::string price = price_remark(speech, view, lane); !price.empty())
      writer.remark(speech.say("lines.price_now", {{"price", price}}));
    const std::vector<Move> ways = claims_of(speech, view, lane);
    for (std::size_t i = 0; i < std::min(ways.size(), kMostPayments); ++i)
      writer.add(payment_words(speech, view, ways[i]), ways[i]);
    writer.lines();
    if (ways.size() > kMostPayments)
      writer.remark(speech.say(speech.in_dollars() ? "lines.more_payments_with_extras"
                                                   : "lines.more_payments"));
  }
  return writer.finish();
}

Sheet harbour_sheet(const Speech& speech, const View& view) {
  SheetWriter writer(speech, 0);
  NodeSet seen;
  for (const Move& move : moves_of(speech, view, MoveKind::BuildHarbour)) {
    if (seen.contains(move.node())) continue;
    seen.insert(move.node());
    writer.add(speech.node(move.node()),
               {.opens = Choice::Opens::HarbourPayments, .node = move.node()});
  }
  writer.lines();
  return writer.finish();
}

Sheet harbour_payment_sheet(const Speech& speech, const View& view, NodeId node) {
  SheetWriter writer(speech, 0);
  writer.remark(speech.say("lines.how_to_pay", {{"lane", speech.node(node)}, {"spaces", ""}}));
  PaymentList payments;
  list_harbour_payments(speech.edition(), view.own->hand, payments);
  for (const Cards& payment : payments)
    writer.add(speech.cards(payment), Move::build_harbour(node, payment));
  writer.lines();
  return writer.finish();
}

Sheet exchange_sheet(const Speech& speech, const View& view) {
  SheetWriter writer(speech, 0);
  for (const Move& move : moves_of(speech, view, MoveKind::Exchange)) {
    const Kind takes = move.gives() == Kind::Rail ? Kind::Sea : Kind::Rail;
    writer.add(
        speech.say("lines.exchange_for", {{"given", speech.pieces(move.gives(), move.amount)},
                                          {"taken", speech.pieces(takes, move.amount)},
                                          {"points", speech.points(-move.amount)}}),
        move);
  }
  writer.lines();
  return writer.finish();
}

Sheet open_sheet(const Speech& speech, const View& view, const Choice& choice, int width) {
  switch (choice.opens) {
    case Choice::Opens::Payments:
      return payment_sheet(speech, view, choice.lanes);
    case Choice::Opens::AllClaims:
      return claim_sheet(speech, view, width);
    case Choice::Opens::Harbours:
      return harbour_sheet(speech, view);
    case Choice::Opens::HarbourPayments:
      return harbour_payment_sheet(speech, view, choice.node);
    case Choice::Opens::Exchange:
      return exchange_sheet(speech, view);
    case Choice::Opens::Options:
      return option_sheet(speech, view, choice.part, width);
    case Choice::Opens::Nothing:
      break;
  }
  return {};
}

}  // namespace wagonaut::tools
