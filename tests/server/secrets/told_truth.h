#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/fact.h"
#include "engine/model/state.h"
#include "engine/record/record.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::tests {

/// What each pair of eyes had to be told of a game, and not a byte else, worked out afterwards from
/// its record.
class ToldTruth {
 public:
  /// `acts`: what happened at each version of the table, by the protocol's word.
  ToldTruth(const Game& game, const Record& record, const std::map<int, std::string>& acts);

  /// Why this scene tells `viewer` something else than it may know; empty if it does not.
  std::string fault_of(std::string_view scene, std::optional<int> viewer) const;

 private:
  struct Moment {
    State state;
    std::vector<Fact> facts;  // of what led to it
    std::string act;
    int seat = 0;
    std::vector<int> undone;  // versions of the steps that it took back
  };
  std::string view_text(const Moment& moment, std::optional<int> viewer) const;
  std::string happening_text(int version, std::optional<int> viewer) const;

  const Game& game_;
  std::map<int, Moment> moments_;  // by version, from the deal on
};

/// Versions and acts that a scene tells of.
void note_acts(std::string_view scene, std::map<int, std::string>& acts);

}  // namespace wagonaut::tests
