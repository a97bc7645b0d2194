#pragma once

#include "bots/workers.h"

namespace wagonaut::tools {

/// As many threads as the machine runs at a time.
int cores();

/// Threads of this process that share out tasks.
class Threads final : public Workers {
 public:
  explicit Threads(int count) : count_(count) {}
  void share_out(int tasks, const std::function<void(int)>& task) const override;

 private:
  int count_;
};

}  // namespace wagonaut::tools
