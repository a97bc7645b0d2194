#include "bots/random.h"

#include "engine/sight/view.h"

namespace wagonaut {

Move Random::choose(const Edition& ed, const View& view, Quick& rng) {
  return view.choices.at(ed, view.open, rng.below(view.choices.size()));
}

}  // namespace wagonaut
