#include "tests/server/store/child.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <exception>
#include <stdexcept>

namespace wagonaut::tests::store {

namespace {

[[noreturn]] void live(int to, const std::function<void(const Child::Tell&)>& work) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // A line is shorter than what a pipe takes in one piece.
  const auto tell = [to](const std::string& line) {
    const std::string whole = line + "\n";
    if (write(to, whole.data(), whole.size()) < 0) _exit(1);
  };
  try {
    work(tell);
  } catch (const std::exception& error) {
    tell(std::string("failed: ") + error.what());
  }
  _exit(0);
}

}  // namespace

Child::Child(const std::function<void(const Tell&)>& work) {
  int ends[2] = {-1, -1};
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  pid_ = fork();
  if (pid_ == 0) {
    close(ends[0]);
    live(ends[1], work);
  }
  close(ends[1]);
  from_ = ends[0];
}

Child::~Child() {
  kill_it();
  close(from_);
}

std::optional<std::string> Child::hear() {
  for (;;) {
    const std::size_t end = heard_.find('\n');
    if (end != heard_.npos) {
      const std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      return line;
    }
    char buffer[4096];
    const ssize_t got = read(from_, buffer, sizeof buffer);
    if (got <= 0) return std::nullopt;
    heard_.append(buffer, std::size_t(got));
  }
}

void Child::kill_it() {
  if (pid_ < 0) return;
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

}  // namespace wagonaut::tests::store
