#include "tests/server/e2e/shell.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>

namespace wagonaut::tests::e2e {

Ended run_command(const std::string& command) {
  Ended out{-1, {}};
  // Debian's modules lie where only its own Node looks.
  const std::string whole = "export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}; " + command;
  FILE* pipe = popen((whole + " 2>&1 </dev/null").c_str(), "re");
  if (pipe == nullptr) return out;
  char part[4096];
  for (std::size_t n = 0; (n = fread(part, 1, sizeof part, pipe)) > 0;) out.output.append(part, n);
  const int status = pclose(pipe);
  out.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return out;
}

void require_node(const std::string& module) {
  ASSERT_EQ(run_command("node --version").code, 0)
      << "Node is not installed; ./test installs it (Debian: nodejs)";
  ASSERT_EQ(run_command("node -e 'require(\"" + module + "\")'").code, 0)
      << "a module is missing; ./test installs it (Debian: node-" << module << ")";
}

}  // namespace wagonaut::tests::e2e
