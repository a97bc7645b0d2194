#pragma once

#include "tools/text/sentences.h"

namespace wagonaut::tools {

/// The rules in short, one line each.
enum class RuleLine {
  ThreeActions,
  FiveActions,
  DrawStrict,
  DrawFree,
  TwoDecks,
  Flush,
  DrawTickets,
  Claim,
  LocosOnlyThere,
  Tunnels,
  Ferries,
  FourForOne,
  RoughGround,
  Sea,
  OneOfTwoLanes,
  BothLanes,
  Ending,
  ScoreTickets,
  ScoreTrail,
  ScoreMostTickets,
  ScoreHarbours,
};
inline constexpr int kRuleLines = int(RuleLine::ScoreHarbours) + 1;

const Sentence& sentence(RuleLine line);

}  // namespace wagonaut::tools
