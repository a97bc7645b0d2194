#include "bots/campaign/quick_planner.h"

#include "engine/base/check.h"

namespace wagonaut {

Move QuickPlanner::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  if (!weights_) weights_ = settings_from(named_weights(), settings_, weights_for(ed));
  CHECK(weights_);
  return planned_move(position_of(ed, view), *weights_, &memory_);
}

std::unique_ptr<Bot> make_campaign_bot(std::string_view id) {
  const std::string_view name = id.substr(0, id.find(':'));
  if (name != kQuickPlanner) return make_bot(id);
  const std::string_view settings =
      name.size() == id.size() ? std::string_view() : id.substr(name.size() + 1);
  if (!settings_from(named_weights(), settings)) return nullptr;
  return std::make_unique<QuickPlanner>(settings);
}

}  // namespace wagonaut
