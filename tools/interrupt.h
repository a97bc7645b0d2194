#pragma once

#include <csignal>

namespace wagonaut::tools {

/// While it lives, the first Ctrl-C does not end the program but is remembered, so that what is
/// done so far can be told; the second one ends it. Whoever waits for a line waits no longer.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool came();

 private:
  struct sigaction before_ {};
};

}  // namespace wagonaut::tools
