#pragma once

#include "engine/model/edition.h"

namespace wagonaut {

// Ceilings of the data files, besides those of engine/model/ids.h: each keeps a number inside the
// type, table or list that the engine holds it in.
inline constexpr int kMaxLength = kMaxSpend;  // the menu's tables end there
inline constexpr int kMaxGroup = 3;           // a lane has room for two mates
inline constexpr int kMaxSwapRate = 9;
inline constexpr int kMostSorts = kMaxSorts - 1;  // one number is left for "no sort"
inline constexpr int kMaxDeckCards = 127;
inline constexpr int kMaxSuitSorts = 4;
inline constexpr int kMaxPips = 2;
inline constexpr int kMaxOfOneKind = 63;  // trains or ships: the menu keeps them as bits of a word
inline constexpr int kMaxBox = 40;        // exchanges are listed one by one in the menu
inline constexpr int kMaxHarbours = 9;
inline constexpr int kMaxHand = 20;
inline constexpr int kMaxTurnsEach = 9;
inline constexpr int kMaxValue = 100;  // points of a lane, a ticket, an award
inline constexpr int kMaxRules = 255;
inline constexpr int kMaxOptions = 16;
inline constexpr int kMaxStops = 6;
inline constexpr int kMaxTicketOptions = 4;
inline constexpr int kFarthest = 100000;  // drawing coordinate

}  // namespace wagonaut
