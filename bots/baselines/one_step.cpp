#include "bots/baselines/one_step.h"

#include "bots/baselines/stepper.h"

namespace wagonaut {

Move OneStep::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  return step_of(Stepper{}, position_of(ed, view));
}

}  // namespace wagonaut
