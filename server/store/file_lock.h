#pragma once

#include <string>
#include <utility>

#include "engine/base/result.h"

namespace wagonaut::server {

/// Keeps other processes out for as long as it lives. The kernel lets go of it when the process
/// dies, however it dies; the file stays and means nothing.
class FileLock {
 public:
  static Result<FileLock> take(const std::string& file);
  ~FileLock();
  FileLock(FileLock&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}
  FileLock& operator=(FileLock&&) = delete;

 private:
  explicit FileLock(int handle) : handle_(handle) {}
  int handle_;
};

}  // namespace wagonaut::server
