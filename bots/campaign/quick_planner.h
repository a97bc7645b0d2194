#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/planner/planner.h"

namespace wagonaut {

/// The planner with a memory, for whoever plays many whole games: it plans anew only when it must.
/// One game each; it has no name among the bots, for what it answers depends on the moves before.
class QuickPlanner final : public Bot {
 public:
  /// Settings as the planner's; they must be readable ones.
  explicit QuickPlanner(std::string_view settings = {}) : settings_(settings) {}
  Move choose(const Edition& ed, const View& view, Quick& rng) override;

 private:
  std::string settings_;
  std::optional<Weights> weights_;
  PlanMemory memory_;
};

/// "quick_planner", with or without settings, or any bot of the house; nothing if there is none.
std::unique_ptr<Bot> make_campaign_bot(std::string_view id);
inline constexpr std::string_view kQuickPlanner = "quick_planner";

}  // namespace wagonaut
