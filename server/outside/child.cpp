#include "server/outside/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

extern char** environ;

namespace wagonaut::server {
namespace {

constexpr Millis kLastMoments{500};  // from closing its output to being gone
constexpr Millis kBetweenLooks{2};

void close_file(int& file) {
  if (file >= 0) ::close(file);
  file = -1;
}

/// Both ends of the two ways to and from a program.
struct Ways {
  int to[2]{-1, -1};    // ours, the program's
  int from[2]{-1, -1};  // ours, the program's

  /// The way in is a socket, because a pipe that nobody reads any more would raise SIGPIPE.
  bool open() {
    return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, to) == 0 &&
           ::pipe2(from, O_CLOEXEC) == 0 && ::fcntl(from[0], F_SETFL, O_NONBLOCK) == 0;
  }
  void close() {
    for (int* file : {&to[0], &to[1], &from[0], &from[1]}) close_file(*file);
  }
};

/// What a program starts with: its two ways, our error stream and no other file of ours; a group of
/// its own, so that all it starts can be ended with it; signals as if a shell had started it.
class StartingPoint {
 public:
  explicit StartingPoint(const Ways& ways) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, ways.to[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, ways.from[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
    posix_spawnattr_init(&manner_);
    posix_spawnattr_setpgroup(&manner_, 0);
    posix_spawnattr_setsigmask(&manner_, &none);
    posix_spawnattr_setsigdefault(&manner_, &all);
    posix_spawnattr_setflags(
        &manner_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~StartingPoint() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&manner_);
  }
  StartingPoint(const StartingPoint&) = delete;
  StartingPoint& operator=(const StartingPoint&) = delete;

  /// Zero, or an error number.
  int spawn(const std::string& command, pid_t& pid) const {
    std::string shell = "/bin/sh", flag = "-c", text = command;
    char* arguments[]{shell.data(), flag.data(), text.data(), nullptr};
    return ::posix_spawn(&pid, shell.c_str(), &files_, &manner_, arguments, environ);
  }

 private:
  posix_spawn_file_actions_t files_;
  posix_spawnattr_t manner_;
};

}  // namespace

Result<std::unique_ptr<Child>> Child::start(const std::string& command) {
  Ways ways;
  pid_t pid = -1;
  const int fault = ways.open() ? StartingPoint(ways).spawn(command, pid) : errno;
  if (fault != 0) {
    ways.close();
    return Failure{std::string("could not be started: ") + std::strerror(fault)};
  }
  close_file(ways.to[1]);
  close_file(ways.from[1]);
  return std::unique_ptr<Child>(new Child(pid, ways.to[0], ways.from[0]));
}

Child::~Child() {
  kill();
}

void Child::say(std::string_view line) {
  unsaid_.append(line).append("\n");
}

Child::Heard Child::hear(std::string& line, Moment deadline) {
  for (;;) {
    const bool whole = take_line(line);
    if ((whole ? line : heard_).size() > kLongestLine) return Heard::TooLong;
    if (whole) return Heard::Line;
    if (output_ < 0) return Heard::Ended;
    if (!wait(deadline)) return Heard::Late;
  }
}

bool Child::take_line(std::string& line) {
  const std::size_t end = heard_.find('\n');
  if (end == std::string::npos) return false;
  line = heard_.substr(0, end);
  heard_.erase(0, end + 1);
  return true;
}

/// Sends and reads what is possible now; false if that is nothing up to the deadline.
bool Child::wait(Moment deadline) {
  pollfd files[]{{output_, POLLIN, 0}, {unsaid_.empty() ? -1 : input_, POLLOUT, 0}};
  const auto left = std::chrono::ceil<Millis>(deadline - std::chrono::steady_clock::now());
  const int ready = ::poll(files, 2, int(std::max<std::int64_t>(0, left.count())));
  if (ready < 0) return errno == EINTR;
  if (files[1].revents != 0) send_some();
  if (files[0].revents != 0) read_some();
  return ready > 0;
}

void Child::send_some() {
  const ssize_t sent = ::send(input_, unsaid_.data(), unsaid_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent > 0) unsaid_.erase(0, std::size_t(sent));
  // It does not listen any more; whether it still has an answer, its output will tell.
  if (sent < 0 && errno != EAGAIN && errno != EINTR) close_input();
}

void Child::read_some() {
  char bytes[4096];
  const ssize_t count = ::read(output_, bytes, sizeof bytes);
  if (count > 0) heard_.append(bytes, std::size_t(count));
  if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) close_file(output_);
}

void Child::close_input() {
  close_file(input_);
  unsaid_.clear();
}

void Child::dismiss(Millis patience) {
  const Moment deadline = std::chrono::steady_clock::now() + patience;
  while (!unsaid_.empty() && output_ >= 0 && wait(deadline)) heard_.clear();
  close_input();
  while (output_ >= 0 && wait(deadline)) heard_.clear();
  if (output_ < 0) ended_by(deadline);
  kill();
}

/// Looks only: as long as it is not waited for, its number is nobody else's.
bool Child::ended_by(Moment deadline) const {
  for (;;) {
    siginfo_t info{};
    if (::waitid(P_PID, id_t(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) return true;
    if (info.si_pid != 0) return true;
    if (std::chrono::steady_clock::now() >= deadline) return false;
    std::this_thread::sleep_for(kBetweenLooks);
  }
}

std::string Child::ending() {
  if (pid_ < 0 || !ended_by(std::chrono::steady_clock::now() + kLastMoments))
    return "closed its output";
  const int status = kill();
  if (WIFSIGNALED(status)) return "was ended by signal " + std::to_string(WTERMSIG(status));
  return "ended with exit code " + std::to_string(WEXITSTATUS(status));
}

int Child::kill() {
  int status = 0;
  if (pid_ > 0) {
    ::kill(-pid_, SIGKILL);  // the group: also what the program started
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) continue;
  }
  pid_ = -1;
  close_input();
  close_file(output_);
  return status;
}

}  // namespace wagonaut::server
