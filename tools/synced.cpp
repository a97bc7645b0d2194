#include "tools/synced.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace wagonaut::tools {
namespace {

bool write_all(int file, const std::string& text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t written = ::write(file, text.data() + done, text.size() - done);
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) done += std::size_t(written);
  }
  return true;
}

std::string write_with(const std::string& file, const std::string& text, int flags) {
  const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0666);
  if (opened < 0) return file + ": " + std::strerror(errno);
  const bool good = write_all(opened, text) && ::fsync(opened) == 0;
  const std::string reason = good ? "" : file + ": " + std::strerror(errno);
  ::close(opened);
  return reason;
}

}  // namespace

std::string append_synced(const std::string& file, const std::string& text) {
  return write_with(file, text, O_APPEND);
}

std::string write_synced(const std::string& file, const std::string& text) {
  const std::string half = file + ".part";
  if (const std::string fault = write_with(half, text, O_TRUNC); !fault.empty()) return fault;
  if (std::rename(half.c_str(), file.c_str()) != 0) return file + ": " + std::strerror(errno);
  return {};
}

}  // namespace wagonaut::tools
