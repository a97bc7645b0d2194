#pragma once

#include <string>

namespace wagonaut::tests::e2e {

/// What a command of the shell left behind.
struct Ended {
  int code = 0;
  std::string output;  // both streams
};
Ended run_command(const std::string& command);

/// Fails the test, and says what installs it, if Node or the modules of a folder are missing.
void require_node(const std::string& module);

}  // namespace wagonaut::tests::e2e
