#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace wagonaut::tests {

/// A folder that is gone when the test is over.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  std::string path(const std::string& name = {}) const { return (folder_ / name).string(); }

 private:
  std::filesystem::path folder_;
};

/// The program itself, serving in a process of its own that dies with the test.
class ServerProcess {
 public:
  /// `store`: a file or postgres://…; `more`: further arguments. What they do not set is set for
  /// tests: bots do not wait, and nobody is too fast.
  explicit ServerProcess(std::string store, std::vector<std::string> more = {});
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  /// Starts it, on the port it had before if there was one. False if it does not come up.
  bool start();
  void kill();      // SIGKILL: no time to say anything
  int terminate();  // SIGTERM: the exit code
  bool running() const { return pid_ > 0; }
  int port() const { return port_; }
  pid_t pid() const { return pid_; }
  /// All that it wrote: standard output and log.
  std::string output() const;

 private:
  std::vector<std::string> command() const;

  TempFolder folder_;
  std::string store_;
  std::vector<std::string> more_;
  pid_t pid_ = -1;
  int port_ = 0;
};

}  // namespace wagonaut::tests
