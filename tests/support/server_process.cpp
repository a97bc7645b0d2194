#include "tests/support/server_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

namespace wagonaut::tests {
namespace {

constexpr std::chrono::seconds kStartPatience{60};

std::string whole_file(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// "… http://localhost:8400/" -> 8400; 0 if it is not there yet.
int port_in(const std::string& text) {
  const std::size_t at = text.find("://localhost:");
  const std::size_t end = at == std::string::npos ? at : text.find("/\n", at + 13);
  return end == std::string::npos ? 0 : std::atoi(text.c_str() + at + 13);
}

}  // namespace

TempFolder::TempFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "wagonaut-test-XXXXXX").string();
  if (mkdtemp(name.data()) != nullptr) folder_ = name;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

ServerProcess::ServerProcess(std::string store, std::vector<std::string> more)
    : store_(std::move(store)), more_(std::move(more)) {}

ServerProcess::~ServerProcess() {
  kill();
}

std::vector<std::string> ServerProcess::command() const {
  std::vector<std::string> words{WAGONAUT_PROGRAM,      "serve",  "--store", store_, "--port",
                                 std::to_string(port_), "--lang", "en"};
  const std::pair<std::string, std::string> usual[]{
      {"--data", WAGONAUT_ROOT "/data"}, {"--bot-pace", "0"},         {"--requests", "1000000"},
      {"--address-messages", "1000000"}, {"--most-per-address", "0"}, {"--messages", "1000000"}};
  for (const auto& [name, value] : usual)
    if (std::find(more_.begin(), more_.end(), name) == more_.end())
      words.insert(words.end(), {name, value});
  words.insert(words.end(), more_.begin(), more_.end());
  return words;
}

bool ServerProcess::start() {
  const std::string out = folder_.path("out"), err = folder_.path("err");
  std::filesystem::remove(out);
  std::vector<std::string> words = command();
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = fork();
  if (pid_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(open(out.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600), STDOUT_FILENO);
    dup2(open(err.c_str(), O_CREAT | O_APPEND | O_WRONLY | O_CLOEXEC, 0600), STDERR_FILENO);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  const auto end = std::chrono::steady_clock::now() + kStartPatience;
  while (std::chrono::steady_clock::now() < end) {
    if (const int port = port_in(whole_file(out)); port != 0) {
      port_ = port;
      return true;
    }
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = -1;
      return false;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  kill();
  return false;
}

void ServerProcess::kill() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

int ServerProcess::terminate() {
  if (pid_ <= 0) return -1;
  ::kill(pid_, SIGTERM);
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string ServerProcess::output() const {
  return whole_file(folder_.path("out")) + whole_file(folder_.path("err"));
}

}  // namespace wagonaut::tests
