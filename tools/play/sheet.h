#pragma once

#include <string>
#include <vector>

#include "engine/model/move.h"
#include "tools/play/speech.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What stands behind a number: a move, or a further sheet to choose from.
struct Choice {
  enum class Opens { Nothing, Payments, AllClaims, Harbours, HarbourPayments, Exchange, Options };
  Opens opens = Opens::Nothing;
  Move move = {};                  // when nothing further opens
  std::vector<LaneId> lanes = {};  // Payments: of these lanes
  NodeId node{};                   // HarbourPayments
  std::string part = {};           // Options: a part of their names, or nothing
};

/// Choices with the text that numbers them from 1.
struct Sheet {
  std::string text;
  std::vector<Choice> choices;
};

/// The moves of one kind on the menu.
std::vector<Move> moves_of(const Speech& speech, const View& view, MoveKind kind);

}  // namespace wagonaut::tools
