#include "server/store/presence.h"

#include <utility>

#include "server/watch/log.h"

namespace wagonaut::server {

void StorePresence::here() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(away_, false)) log(Level::Info, "store_is_back");
}

void StorePresence::away(const std::string& why) {
  const std::lock_guard lock(mutex_);
  if (!std::exchange(away_, true)) log(Level::Error, "store_unavailable", {{"reason", why}});
}

}  // namespace wagonaut::server
