#include "server/store/attendance.h"

#include <utility>

#include "server/watch/log.h"

namespace wagonaut::server {

void Attendance::here() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(away_, false)) log(Level::Info, "store_is_back");
}

void Attendance::away(const std::string& why) {
  const std::lock_guard lock(mutex_);
  if (!std::exchange(away_, true)) log(Level::Error, "store_unavailable", {{"reason", why}});
}

}  // namespace wagonaut::server
