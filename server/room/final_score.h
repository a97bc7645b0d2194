#pragma once

#include <optional>
#include <vector>

#include "engine/model/ids.h"
#include "engine/model/standings.h"

namespace wagonaut {
struct Edition;
struct Record;
}  // namespace wagonaut

namespace wagonaut::server {

/// One ticket of the final score.
struct TicketScore {
  TicketId ticket{};
  bool complete = false;
  int points = 0;
  std::vector<LaneId> lanes;     // own ones that join it, if it is complete
  std::optional<int> link;       // of a complete one: which of its links counted
  std::optional<bool> in_order;  // of a complete tour: whether it was walked so
};

/// One harbour of the final score.
struct HarbourScore {
  NodeId node{};
  int points = 0;
  std::vector<TicketId> tickets;  // that it counts
};

/// What a seat did, as everybody saw it.
struct Deeds {
  int turns = 0;
  int blind = 0, face_up = 0;  // cards taken
  int locos = 0;               // of the face-up ones
  int claims = 0;
  int exchanged = 0, exchange_points = 0;  // pieces, and what they cost (W-58)

  friend bool operator==(const Deeds&, const Deeds&) = default;
};

/// The final score of one seat: its parts, and what each of them came from.
struct SeatScore {
  SeatStanding standing;
  std::vector<TicketScore> tickets;  // unfinished ones first, each kind by rising points
  std::vector<LaneId> trail;         // a longest one as it is walked; empty where none is scored
  std::vector<HarbourScore> harbours;
  Deeds deeds;  // without what was taken back
};

using FinalScore = std::vector<SeatScore>;

/// The final score of a game that is over at the end of its record.
FinalScore final_score(const Edition& ed, const Record& record);

}  // namespace wagonaut::server
