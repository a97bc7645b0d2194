#include "bench/against/errand.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace wagonaut::bench {
namespace {

using Moment = std::chrono::steady_clock::time_point;

constexpr std::size_t kMostBytes = 4 << 20;

/// A program at work. Its error stream is a nameless file, so that it never waits for us to read.
class Errand {
 public:
  explicit Errand(const std::string& name) : name_(name), complaints_(std::tmpfile()) {}
  ~Errand() {
    stop();
    if (output_ >= 0) close(output_);
    if (complaints_ != nullptr) std::fclose(complaints_);
  }
  Errand(const Errand&) = delete;
  Errand& operator=(const Errand&) = delete;

  Result<std::string> run(const std::vector<std::string>& words, Moment deadline);

 private:
  Failure failed(const std::string& why) const { return {name_ + " " + why}; }
  int start(const std::vector<std::string>& words);  // 0, or what errno says
  bool hears_by(Moment deadline) const;
  std::string ending();
  std::string first_complaint() const;
  void stop();

  std::string name_;
  std::FILE* complaints_;
  pid_t pid_ = 0;
  int output_ = -1;
};

int Errand::start(const std::vector<std::string>& words) {
  int ends[2];
  if (complaints_ == nullptr || pipe2(ends, O_CLOEXEC) != 0) return errno;
  output_ = ends[0];
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, fileno(complaints_), STDERR_FILENO);
  const int error = posix_spawn(&pid_, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error != 0) pid_ = 0;
  return error;
}

bool Errand::hears_by(Moment deadline) const {
  constexpr std::chrono::milliseconds kNap{60'000};  // poll counts in int
  pollfd line{output_, POLLIN, 0};
  while (true) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    const int heard = poll(&line, 1, int(std::min(left, kNap).count()));
    if (heard > 0) return true;
    if (heard < 0 && errno != EINTR) return false;
  }
}

Result<std::string> Errand::run(const std::vector<std::string>& words, Moment deadline) {
  if (const int error = start(words); error != 0)
    return failed(std::string("cannot be started: ") + std::strerror(error));
  std::string out;
  char some[1 << 16];
  while (true) {
    if (!hears_by(deadline)) return failed("does not come to an end");
    const ssize_t n = read(output_, some, sizeof some);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    out.append(some, std::size_t(n));
    if (out.size() > kMostBytes) return failed("writes without end");
  }
  if (const std::string how = ending(); !how.empty()) return failed(how);
  return out;
}

/// How it ended, if it did not end well.
std::string Errand::ending() {
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = 0;
  if (status == 0) return {};
  std::string out = WIFSIGNALED(status)
                        ? std::string("was ended by a signal: ") + strsignal(WTERMSIG(status))
                        : "ended with exit code " + std::to_string(WEXITSTATUS(status));
  if (const std::string line = first_complaint(); !line.empty()) out += ": " + line;
  return out;
}

std::string Errand::first_complaint() const {
  char line[400] = "";
  std::rewind(complaints_);
  if (std::fgets(line, sizeof line, complaints_) == nullptr) return {};
  line[std::strcspn(line, "\n")] = 0;
  return line;
}

void Errand::stop() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

}  // namespace

Result<std::string> errand(const std::vector<std::string>& words,
                           std::chrono::milliseconds patience) {
  return Errand(words.front()).run(words, std::chrono::steady_clock::now() + patience);
}

}  // namespace wagonaut::bench
