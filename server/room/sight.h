#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/rules/outlook.h"
#include "engine/sight/progress.h"
#include "engine/sight/view.h"

namespace wagonaut {
struct Edition;
}  // namespace wagonaut

namespace wagonaut::server {

/// What a seat sees, and what follows for it: worked out once, however many devices look.
struct Sight {
  View view;
  std::vector<Outlook> tickets;                  // of its own and of those offered to it
  std::vector<std::pair<NodeId, int>> harbours;  // that it may build: what each would bring
  ProgressList postcards;                        // held ones, as far as they count something
};

Sight sight_of(const Edition& ed, View view);

}  // namespace wagonaut::server
