#pragma once

#include <sys/types.h>

#include <memory>
#include <optional>
#include <string>

#include "bench/load/load.h"

namespace wagonaut::load {

/// What a process has used so far; nothing if there is no such process.
std::optional<Usage> usage_of(pid_t pid);
/// CPU seconds that the whole machine was busy, or kept waiting by machines beside it.
double machine_cpu();
/// Lets this process, and those it starts, open as many files as the system allows.
void raise_file_limit();

/// The server that is measured: one that runs already, or this very program in a process of its
/// own, which ends with this object.
class Server {
 public:
  static Result<std::unique_ptr<Server>> find(const Settings& settings);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  const std::string& address() const { return address_; }
  Usage usage() const { return usage_of(pid_).value_or(Usage{}); }

 private:
  Server() = default;
  Result<bool> start(const Settings& settings);
  Result<bool> wait_until_it_serves();

  std::string address_, folder_;
  pid_t pid_ = 0;
  bool ours_ = false;
};

}  // namespace wagonaut::load
