#include "server/room/seat_name.h"

#include "engine/record/header.h"

namespace wagonaut::server {

std::string seat_name(const Chair& chair, const std::vector<Chair>& others) {
  const auto taken = [&](const std::string& one) {
    std::vector<std::string> names{one};
    for (const Chair& other : others)
      if (!other.name.empty()) names.push_back(other.name);
    return !player_fault(names).empty();
  };
  const bool bot = chair.holder == Holder::Bot;
  if (!bot && !taken(chair.name)) return chair.name;
  for (int i = bot ? 1 : 2;; ++i) {
    const std::string numbered = (bot ? "Bot " : "Player ") + std::to_string(i);
    if (!taken(numbered)) return numbered;
  }
}

}  // namespace wagonaut::server
