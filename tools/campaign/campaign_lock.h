#pragma once

#include <string>

namespace wagonaut::tools {

/// While it is held nobody else plays the campaign of that file: two who append to one log spoil
/// it. FILE.lock is there as long; a process that is killed leaves it behind, but does not hold it.
class CampaignLock {
 public:
  explicit CampaignLock(const std::string& file);
  ~CampaignLock();
  CampaignLock(const CampaignLock&) = delete;
  CampaignLock& operator=(const CampaignLock&) = delete;

  bool held() const { return held_; }

 private:
  bool take();

  std::string path_;
  int file_ = -1;
  bool held_ = false;
};

}  // namespace wagonaut::tools
