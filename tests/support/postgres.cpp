#include "tests/support/postgres.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace wagonaut::tests {

namespace {

namespace fs = std::filesystem;

/// Debian keeps the server's programs out of the path, one folder per version.
std::string server_programs() {
  std::vector<std::string> folders;
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
    folders.push_back((version.path() / "bin").string());
  std::sort(folders.rbegin(), folders.rend());
  std::istringstream path(std::getenv("PATH") != nullptr ? std::getenv("PATH") : "");
  for (std::string folder; std::getline(path, folder, ':');) folders.push_back(folder);
  for (const std::string& folder : folders)
    if (fs::exists(folder + "/initdb", none)) return folder;
  throw std::runtime_error("initdb is not installed: these tests need a PostgreSQL server");
}

/// PostgreSQL does not run as root.
const passwd* other_user() {
  if (geteuid() != 0) return nullptr;
  const passwd* user = getpwnam("postgres");
  if (user == nullptr) throw std::runtime_error("root needs a user named postgres to run it as");
  return user;
}

[[noreturn]] void become(const passwd* user, std::vector<std::string> command,
                         const std::string& log) {
  if (user != nullptr && (initgroups(user->pw_name, user->pw_gid) != 0 ||
                          setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
    _exit(126);
  // After the change of user, which would cancel it.
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  const int in = open("/dev/null", O_RDONLY);
  dup2(in, 0);
  dup2(out, 1);
  dup2(out, 2);
  close_range(3, ~0U, 0);
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(arguments[0], arguments.data());
  _exit(127);
}

pid_t launch(const passwd* user, const std::vector<std::string>& command, const std::string& log) {
  const pid_t pid = fork();
  if (pid == 0) become(user, command, log);
  return pid;
}

int outcome(pid_t pid) {
  int status = -1;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
  return status;
}

std::string content(const std::string& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A signal is on its way when kill returns. This waits until it has come: the process stands still
/// (T) or is dead (Z, or gone).
void signal_and_wait(pid_t pid, int signal) {
  kill(pid, signal);
  for (;;) {
    const std::string note = content("/proc/" + std::to_string(pid) + "/stat");
    const std::size_t name_end = note.rfind(") ");
    if (name_end == note.npos || note[name_end + 2] == 'Z') return;
    if (signal == SIGSTOP && note[name_end + 2] == 'T') return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() : programs_(server_programs()) {
  std::string folder = (fs::temp_directory_path() / "wagonaut-pg-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error(folder + ": cannot be made");
  folder_ = folder;
  const passwd* user = other_user();
  if (user != nullptr && chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0)
    throw std::runtime_error(folder + ": cannot be given to postgres");
  const std::string log = folder_ + "/initdb.log";
  const pid_t made = launch(user,
                            {programs_ + "/initdb", "-D", folder_ + "/data", "-A", "trust", "-U",
                             "postgres", "--locale=C", "-E", "UTF8", "--no-sync"},
                            log);
  if (outcome(made) != 0) throw std::runtime_error("initdb failed: " + content(log));
  start();
}

PostgresServer::~PostgresServer() {
  if (pid_ > 0) end(SIGQUIT);
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void PostgresServer::start() {
  const std::string log = folder_ + "/server.log";
  fs::remove(folder_ + "/data/postmaster.pid");  // of one that crashed
  // A test can kill the server but not the machine: what is written is there without waiting for
  // the disk, which makes every stop and start a matter of moments.
  pid_ = launch(other_user(),
                {programs_ + "/postgres", "-D", folder_ + "/data", "-k", folder_, "-c",
                 "listen_addresses=", "-c", "max_connections=60", "-c", "fsync=off"},
                log);
  for (int i = 0; i < 3000 && !ready(); ++i) {
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = -1;
      throw std::runtime_error("PostgreSQL did not start: " + content(log));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  if (!ready()) throw std::runtime_error("PostgreSQL does not get ready: " + content(log));
}

/// It writes so in the last line of this file.
bool PostgresServer::ready() const {
  const std::string note = content(folder_ + "/data/postmaster.pid");
  return note.starts_with(std::to_string(pid_) + "\n") && note.find("ready") != note.npos;
}

void PostgresServer::stop() {
  end(SIGINT);
}

void PostgresServer::crash() {
  // Its children first: without their parent they would have time for last words.
  signal_and_wait(pid_, SIGSTOP);
  for (const pid_t child : children()) signal_and_wait(child, SIGKILL);
  end(SIGKILL);
}

void PostgresServer::end(int signal) {
  kill(pid_, signal);
  outcome(pid_);
  pid_ = -1;
}

void PostgresServer::freeze() {
  signal_and_wait(pid_, SIGSTOP);
  for (const pid_t child : children()) signal_and_wait(child, SIGSTOP);
}

void PostgresServer::thaw() {
  for (const pid_t child : children()) kill(child, SIGCONT);
  kill(pid_, SIGCONT);
}

/// Each is a session of its own, so there is no group to signal.
std::vector<pid_t> PostgresServer::children() const {
  const std::string id = std::to_string(pid_);
  std::istringstream numbers(content("/proc/" + id + "/task/" + id + "/children"));
  std::vector<pid_t> found;
  for (pid_t child = 0; numbers >> child;) found.push_back(child);
  return found;
}

std::string PostgresServer::url(const std::string& database) const {
  return "postgres://postgres@/" + database + "?host=" + folder_;
}

std::string PostgresServer::fresh_database() {
  const std::string name = "tables" + std::to_string(++made_);
  run(url("postgres"), "CREATE DATABASE " + name);
  return url(name);
}

void PostgresServer::run(const std::string& url, const std::string& sql) const {
  const std::string log = folder_ + "/psql.log";
  const pid_t pid =
      launch(other_user(),
             {programs_ + "/psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql}, log);
  if (outcome(pid) != 0) throw std::runtime_error("psql failed: " + content(log));
}

}  // namespace wagonaut::tests
