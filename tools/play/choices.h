#pragma once

#include <string>
#include <vector>

#include "engine/model/move.h"
#include "engine/rules/payment.h"
#include "tools/play/speech.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What stands behind a number: a move, or a further sheet to choose from.
struct Choice {
  enum class Opens { Nothing, Payments, AllClaims, Harbours, HarbourPayments, Exchange };
  Opens opens = Opens::Nothing;
  Move move = {};                  // when nothing further opens
  std::vector<LaneId> lanes = {};  // Payments: of these lanes
  NodeId node{};                   // HarbourPayments
};

/// Choices with the text that numbers them from 1.
struct Sheet {
  std::string text;
  std::vector<Choice> choices;
};

/// All that the seat may do now, in groups; one entry for a lane, however it may be paid, and a
/// further sheet where the lanes are too many.
Sheet action_sheet(const Speech& speech, const View& view, int width);
/// The ways to pay for these lanes, best first.
Sheet payment_sheet(const Speech& speech, const View& view, const std::vector<LaneId>& lanes);
Sheet harbour_sheet(const Speech& speech, const View& view);
Sheet harbour_payment_sheet(const Speech& speech, const View& view, NodeId node);
Sheet exchange_sheet(const Speech& speech, const View& view);
/// The sheet behind a choice that opens one.
Sheet open_sheet(const Speech& speech, const View& view, const Choice& choice, int width);

/// Every lane on the menu.
Sheet claim_sheet(const Speech& speech, const View& view, int width);

/// Lanes on the menu: those on the way of an open ticket first, then those worth most. Of equal
/// lanes side by side only the first.
std::vector<LaneId> claimable_lanes(const Speech& speech, const View& view);

/// The moves of one kind on the menu.
std::vector<Move> moves_of(const Speech& speech, const View& view, MoveKind kind);
/// The ways to pay for a lane from the viewer's hand.
PaymentList payments_of(const Speech& speech, const View& view, LaneId lane);

}  // namespace wagonaut::tools
