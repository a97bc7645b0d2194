#pragma once

#include "tools/text/sentences.h"

namespace wagonaut::tools {

/// Short words on panels and in tables.
enum class Label {
  Market,
  Hand,
  Tickets,
  Pile,
  Discards,
  TicketPile,
  Score,
  Trains,
  Ships,
  HarboursLeft,
  Cards,
  TicketsHeld,
  ToMove,
  CutOff,
  Missing,
  Closed,
  Draw,
  Claim,
  Other,
  Blind,
  OnlyCard,
  NotNow,
  HiddenCard,
  ScoreLanes,
  ScoreTickets,
  ScoreTrailBonus,
  ScoreTicketsBonus,
  ScoreHarbours,
  ScoreUnbuilt,
  ScoreTotal,
  ScoreCompleted,
  ScoreTrail,
};
inline constexpr int kLabels = int(Label::ScoreTrail) + 1;

const Sentence& sentence(Label label);

}  // namespace wagonaut::tools
