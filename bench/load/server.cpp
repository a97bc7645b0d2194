#include "bench/load/server.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>
#include <vector>

namespace wagonaut::load {
namespace {

constexpr std::chrono::seconds kStartPatience{60};
constexpr const char* kUnlimited = "1000000";

std::string whole_file(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// "VmRSS:     5120 kB" in MiB.
double memory_line(const std::string& status, const std::string& name) {
  const std::size_t at = status.find("\n" + name + ":");
  if (at == std::string::npos) return 0;
  return double(std::atol(status.c_str() + at + name.size() + 2)) / 1024;
}

/// User and system time, the 14th and 15th field; the second one is a name and may hold spaces.
double cpu_seconds_in(const std::string& stat) {
  std::istringstream rest(stat.substr(stat.rfind(')') + 2));
  const std::vector<std::string> fields(std::istream_iterator<std::string>(rest), {});
  if (fields.size() < 13) return 0;
  return double(std::atol(fields[11].c_str()) + std::atol(fields[12].c_str())) /
         double(sysconf(_SC_CLK_TCK));
}

/// "… http://localhost:8400/" -> "127.0.0.1:8400"; empty if it is not there yet.
std::string address_in(const std::string& text) {
  constexpr std::string_view kHost = "://localhost:";
  const std::size_t at = text.find(kHost);
  const std::size_t end = at == std::string::npos ? at : text.find("/\n", at);
  if (end == std::string::npos) return {};
  return "127.0.0.1:" + text.substr(at + kHost.size(), end - at - kHost.size());
}

std::vector<std::string> serve_words(const Settings& settings, const std::string& folder) {
  return {"/proc/self/exe",
          "serve",
          "--data",
          settings.data,
          "--store",
          settings.store.empty() ? folder + "/tables.db" : settings.store,
          "--port",
          "0",
          "--requests",
          kUnlimited,
          "--messages",
          kUnlimited,
          "--address-messages",
          kUnlimited,
          "--most-per-address",
          "0",
          "--lang",
          "en",
          "--log",
          "warning"};
}

}  // namespace

std::optional<Usage> usage_of(pid_t pid) {
  const std::string folder = "/proc/" + std::to_string(pid) + "/";
  const std::string stat = whole_file(folder + "stat"), status = whole_file(folder + "status");
  if (pid <= 0 || stat.empty()) return std::nullopt;
  return Usage{cpu_seconds_in(stat), memory_line(status, "VmRSS"), memory_line(status, "VmHWM")};
}

double machine_cpu() {
  std::istringstream line(whole_file("/proc/stat"));
  std::string name;
  long user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, steal = 0;
  line >> name >> user >> nice >> system >> idle >> waiting >> irq >> softirq >> steal;
  return double(user + nice + system + irq + softirq + steal) / double(sysconf(_SC_CLK_TCK));
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

Result<std::unique_ptr<Server>> Server::find(const Settings& settings) {
  std::unique_ptr<Server> out(new Server);
  out->address_ = settings.server;
  out->pid_ = settings.pid;
  if (settings.server.empty())
    if (const auto started = out->start(settings); !started) return started.failure();
  return out;
}

Server::~Server() {
  if (ours_ && pid_ > 0) {
    ::kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
  }
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

Result<bool> Server::start(const Settings& settings) {
  std::string name = (std::filesystem::temp_directory_path() / "wagonaut-load-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) return Failure{name + ": cannot make a folder"};
  folder_ = name;
  std::vector<std::string> words = serve_words(settings, folder_);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const std::string out = folder_ + "/out", err = folder_ + "/err";
  ours_ = true;
  pid_ = fork();
  if (pid_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    dup2(open(out.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600), STDOUT_FILENO);
    dup2(open(err.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600), STDERR_FILENO);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  return wait_until_it_serves();
}

Result<bool> Server::wait_until_it_serves() {
  const Moment end = Clock::now() + kStartPatience;
  while (Clock::now() < end) {
    address_ = address_in(whole_file(folder_ + "/out"));
    if (!address_.empty()) return true;
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = 0;
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return Failure{"the server does not come up: " + whole_file(folder_ + "/err")};
}

}  // namespace wagonaut::load
