#include <unistd.h>

#include <iostream>

#include "tools/program.h"

int main(int argc, char** argv) {
  const bool in = isatty(STDIN_FILENO) != 0;
  const bool out = isatty(STDOUT_FILENO) != 0;
  const bool err = isatty(STDERR_FILENO) != 0;
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return wagonaut::tools::run(arguments, {std::cin, std::cout, std::cerr, in, out, err});
}
