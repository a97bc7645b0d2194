#include "tools/play/sheet.h"

#include "engine/sight/view.h"

namespace wagonaut::tools {

std::vector<Move> moves_of(const Speech& speech, const View& view, MoveKind kind) {
  std::vector<Move> moves;
  for (int i = 0; i < view.choices.size(); ++i)
    if (const Move move = view.choices.at(speech.edition(), view.open, i); move.kind == kind)
      moves.push_back(move);
  return moves;
}

}  // namespace wagonaut::tools
