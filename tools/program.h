#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace wagonaut::tools {

/// What the program speaks through, and what these channels are.
struct Channels {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool in_terminal = false, out_terminal = false, err_terminal = false;
};

/// The whole program without its process: arguments (the program's name left out) to exit code.
int run(const std::vector<std::string>& arguments, const Channels& channels);

}  // namespace wagonaut::tools
