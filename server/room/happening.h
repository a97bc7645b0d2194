#pragma once

#include <vector>

#include "engine/model/fact.h"
#include "server/room/table_act.h"

namespace wagonaut::server {

/// One act and its facts: all of them, or as one viewer may hear them.
struct Happening {
  int version = 0;  // of the table after it
  TableActKind kind{};
  int seat = 0;
  std::vector<Fact> facts;
  std::vector<int> undone{};  // TakenBack: the versions of the steps that no longer stand

  friend bool operator==(const Happening&, const Happening&) = default;
};

}  // namespace wagonaut::server
