#include "tools/campaign/campaign_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

namespace wagonaut::tools {

CampaignLock::CampaignLock(const std::string& file) : path_(file + ".lock") {
  std::error_code ignored;
  // Without a campaign there is nothing to guard, and where no file can be written none is spoilt.
  held_ = !std::filesystem::is_regular_file(file, ignored) || take();
}

bool CampaignLock::take() {
  while (true) {
    file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file_ < 0) return true;
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0) return false;
    // Whoever held it before may have taken the file away in between: then it guards nothing.
    struct stat mine {
    }, there{};
    if (::fstat(file_, &mine) == 0 && ::stat(path_.c_str(), &there) == 0 &&
        mine.st_ino == there.st_ino)
      return true;
    ::close(file_);
  }
}

CampaignLock::~CampaignLock() {
  if (file_ < 0) return;
  if (held_) ::unlink(path_.c_str());
  ::close(file_);
}

}  // namespace wagonaut::tools
