#pragma once

#include <vector>

#include "engine/campaign/log.h"
#include "engine/campaign/piece.h"

namespace wagonaut {

struct OpenTable;
struct State;

/// What one company may know, sorted; kNone: somebody who only watches. `played` is the chapter's
/// game as it stands; without it the game has not been dealt, or there is none.
std::vector<Piece> opened(const Box& box, const Campaign& c, const State* played,
                          std::uint8_t company);

/// The same over a whole log, left branches included (seen is seen), each with the entry that
/// opened it.
struct OpenedPiece {
  Piece piece;
  int entry = 0;

  friend constexpr bool operator==(const OpenedPiece&, const OpenedPiece&) = default;
};
std::vector<OpenedPiece> opened_by(const CampaignCourse& course, std::uint8_t company);

/// How many sides of the story have been read aloud in a game: all once the turns have begun;
/// before, as far as setup has come.
int readings_done(const Edition& ed, const OpenTable& open);

}  // namespace wagonaut
