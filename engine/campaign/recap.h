#pragma once

#include <vector>

#include "engine/campaign/log.h"

namespace wagonaut {

/// What is worth saying before a chapter (6.8): facts; others put them into words.
enum class RecapKind : std::uint8_t {
  // Last time.
  Winner,  // company, n: its slip
  Last,    // company, n: its slip; it has the caboose
  Swing,   // company, n: how much more or less than its slip before
  Found,   // company, things: items of the vault
  Chose,   // company, things: what (regions); n: how many other choices were made
  // What changed.
  Regions,     // things
  RulesOn,     // things: modules
  RulesOff,    // things: modules
  EventsIn,    // things
  EventsOut,   // things
  Retired,     // n: tickets
  Painted,     // n: lanes
  LaneTokens,  // n: tokens put on lanes that stay, what: the kind
  CityTokens,  // n: tokens put in cities that stay, what: the kind
  // Tonight.
  Tonight,   // n: year, what: trains
  Begins,    // company; nobody: the start seat is drawn
  NewRules,  // things: modules that are used for the first time
  Own,       // n: postcards of this company that are not completed
  Length,    // n: minutes
};
struct RecapLine {
  RecapKind kind{};
  std::uint8_t company = kNone;
  std::uint8_t what = 0;
  std::int16_t n = 0;
  std::vector<std::uint8_t> things{};

  friend bool operator==(const RecapLine&, const RecapLine&) = default;
};
inline constexpr std::size_t kRecapLines = 12;

/// At most twelve lines in the order above; of more, those that weigh least are left out. Never a
/// sum of slips.
std::vector<RecapLine> recap(const CampaignCourse& course, std::uint8_t company);

}  // namespace wagonaut
