#include "tools/play/choices.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "bots/routes.h"
#include "engine/rules/price.h"
#include "tools/columns.h"
#include "tools/play/card_question.h"
#include "tools/play/claims.h"
#include "tools/play/sheet_writer.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostClaims = 14, kFewestClaims = 6;  // further ones are on a sheet of their own
constexpr int kHighScreen = 40;                     // where there is room for the most

/// What happened and what is on the table should still be seen above them.
std::size_t most_claims(int height) {
  if (height == 0) return kMostClaims;
  return std::size_t(std::clamp(kMostClaims - (kHighScreen - height), kFewestClaims, kMostClaims));
}

/// True when a lane beside it on the menu is the same in everything.
bool twin_before(const Edition& ed, const LaneSet& menu, LaneId lane) {
  const Lane& it = ed.lane(lane);
  return std::any_of(it.mates.begin(), it.mates.end(), [&](LaneId mate) {
    return index(mate) < index(lane) && menu.contains(mate) &&
           printed_on(ed, mate) == printed_on(ed, lane) && ed.lane(mate).tunnel == it.tunnel;
  });
}

/// A face-up card keeps its number through both picks, also where it may not be taken.
std::string slot_words(const Speech& speech, const View& view, int slot, bool offered) {
  const Edition& ed = speech.edition();
  const Sort card = view.open.market[std::size_t(slot)];
  if (card == kNoCard) return speech.paint().dim("–");
  const std::string words = speech.card(card);
  if (!offered) return words + " " + speech.paint().dim(speech.say("labels.not_now"));
  const bool whole = ed.face(card).loco && ed.loco_limit == LocoLimit::Strict;
  return whole ? words + " " + speech.say("labels.only_card") : words;
}

void add_draws(SheetWriter& writer, const Speech& speech, const View& view) {
  const Edition& ed = speech.edition();
  const auto slots = moves_of(speech, view, MoveKind::TakeSlot);
  const auto piles = moves_of(speech, view, MoveKind::TakeBlind);
  if (slots.empty() && piles.empty()) return;
  for (int slot = 0; slot < ed.slots(); ++slot) {
    const Move move = Move::take_slot(slot);
    const bool offered = std::find(slots.begin(), slots.end(), move) != slots.end();
    writer.add(slot_words(speech, view, slot, offered), move);
  }
  for (const Move& move : piles) {
    const bool named = ed.decks.size() > 1;
    const std::string pile = named ? ": " + speech.deck(move.deck()) : "";
    writer.add(fmt::format("{}{} ({})", speech.say("labels.blind"), pile,
                           view.open.draw_count[std::size_t(move.deck())]),
               move);
  }
  writer.group("labels.draw");
}

void add_tickets(SheetWriter& writer, const Speech& speech, const View& view) {
  const int left = view.unseen_tickets + view.under_tickets.size();
  const Offer rule = speech.edition().later_offer;
  for (const Move& move : moves_of(speech, view, MoveKind::DrawTickets))
    writer.add(speech.say("lines.draw_tickets",
                          {{"offer", speech.count("ticket", std::min<int>(rule.offer, left))},
                           {"keep", std::to_string(std::min<int>(rule.keep, left))}}),
               move);
  writer.group("labels.tickets");
}

void add_claim(SheetWriter& writer, const Speech& speech, const View& view, const LaneSet& wanted,
               LaneId lane) {
  const std::vector<Move> ways = claims_of(speech, view, lane);
  const std::string gain = gain_words(speech, view, lane);
  const std::string words =
      fmt::format("{}{} {}{}", wanted.contains(lane) ? "★ " : "", speech.lane(lane),
                  speech.spaces_now(view.open, *view.viewer, lane), gain.empty() ? "" : " " + gain);
  if (ways.size() == 1)
    writer.add(fmt::format("{} [{}]", words, payment_words(speech, view, ways.front())),
               ways.front());
  else
    writer.add(words + " …", {.opens = Choice::Opens::Payments, .lanes = {lane}});
}

void add_claims(SheetWriter& writer, const Speech& speech, const View& view, std::size_t most) {
  const std::vector<LaneId> lanes = claimable_lanes(speech, view);
  const LaneSet wanted = wanted_lanes(speech.edition(), view);
  const bool all = lanes.size() <= most;
  for (std::size_t i = 0; i < (all ? lanes.size() : most - 1); ++i)
    add_claim(writer, speech, view, wanted, lanes[i]);
  if (!all)
    writer.add(
        speech.say("lines.all_claims", {{"count", speech.count("route", long(lanes.size()))}}),
        Choice{.opens = Choice::Opens::AllClaims});
  writer.group_in_columns("labels.claim");
}

void add_world_actions(SheetWriter& writer, const Speech& speech, const View& view) {
  if (!moves_of(speech, view, MoveKind::BuildHarbour).empty())
    writer.add(speech.say("lines.build_harbour"), {.opens = Choice::Opens::Harbours});
  if (!moves_of(speech, view, MoveKind::Exchange).empty())
    writer.add(speech.say("lines.exchange_pieces"), {.opens = Choice::Opens::Exchange});
  writer.group("labels.other");
}

void add_answers(SheetWriter& writer, const Speech& speech, const View& view) {
  for (const Move& move : moves_of(speech, view, MoveKind::PayToll))
    writer.add(speech.say("lines.pay_toll", {{"cards", speech.cards(move.payment)}}), move);
  for (const Move& move : moves_of(speech, view, MoveKind::Withdraw))
    writer.add(speech.say("lines.withdraw"), move);
  for (const Move& move : moves_of(speech, view, MoveKind::RefillFrom))
    writer.add(fmt::format("{} ({})", speech.deck(move.deck()),
                           view.open.draw_count[std::size_t(move.deck())]),
               move);
  writer.lines();
}

}  // namespace

LaneSet wanted_lanes(const Edition& ed, const View& view) {
  LaneSet wanted;
  if (!view.own) return wanted;
  const OpenSeat& me = view.open.at(*view.viewer);
  for (const TicketId id : view.own->tickets)
    if (const auto way = shortest_way(ed, me.lanes, me.claimable, ed.ticket(id)))
      wanted |= way->lanes;
  return wanted;
}

std::vector<LaneId> claimable_lanes(const Speech& speech, const View& view) {
  const Edition& ed = speech.edition();
  const LaneSet all = view.choices.lanes();
  std::vector<LaneId> lanes;
  for (const LaneId lane : all)
    if (!twin_before(ed, all, lane)) lanes.push_back(lane);
  const LaneSet wanted = wanted_lanes(ed, view);
  const auto worth = [&](LaneId lane) {
    return speech.in_dollars() ? ed.lane(lane).length() : int{ed.lane(lane).points};
  };
  using Rank = std::tuple<bool, int, std::string>;
  std::vector<std::pair<Rank, LaneId>> ranked;
  for (const LaneId lane : lanes)
    ranked.push_back({{!wanted.contains(lane), -worth(lane), folded(speech.lane(lane))}, lane});
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::transform(ranked.begin(), ranked.end(), lanes.begin(),
                 [](const auto& one) { return one.second; });
  return lanes;
}

Sheet claim_sheet(const Speech& speech, const View& view, int width) {
  SheetWriter writer(speech, width);
  add_claims(writer, speech, view, std::size_t(kMaxLanes));
  return writer.finish();
}

Sheet action_sheet(const Speech& speech, const View& view, int width, int height) {
  SheetWriter writer(speech, width);
  add_draws(writer, speech, view);
  add_tickets(writer, speech, view);
  add_claims(writer, speech, view, most_claims(height));
  add_world_actions(writer, speech, view);
  add_answers(writer, speech, view);
  add_card_answers(writer, speech, view, most_claims(height));
  return writer.finish();
}

}  // namespace wagonaut::tools
