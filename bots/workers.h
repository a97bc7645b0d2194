#pragma once

#include <functional>

namespace wagonaut {

/// Whoever lends a bot more than one thread. The bots know none: they are told how to share out
/// tasks that do not depend on each other.
class Workers {
 public:
  virtual ~Workers() = default;
  /// Does each task once, in any order, and returns when all are done.
  virtual void share_out(int tasks, const std::function<void(int)>& task) const = 0;
};

}  // namespace wagonaut
