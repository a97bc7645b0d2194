#include "bots/baselines/long_route.h"

#include "bots/baselines/stepper.h"

namespace wagonaut {

Move LongRoute::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  constexpr Stepper kLongLanes{3, false, false, 15};
  return step_of(kLongLanes, position_of(ed, view));
}

}  // namespace wagonaut
