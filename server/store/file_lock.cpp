#include "server/store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace wagonaut::server {

Result<FileLock> FileLock::take(const std::string& file) {
  const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (handle < 0) return Failure{file + ": " + std::strerror(errno)};
  FileLock lock(handle);
  if (::flock(handle, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno != EWOULDBLOCK) return Failure{file + ": " + std::strerror(errno)};
  return Failure{file + " is held by another process: one at a time may serve these tables"};
}

FileLock::~FileLock() {
  if (handle_ >= 0) ::close(handle_);
}

}  // namespace wagonaut::server
