#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/room/reply.h"

namespace wagonaut::server {

/// Who wishes: a seat (or a spectator), and where the answer goes.
struct Asker {
  std::optional<int> seat;
  std::function<void(const Reply&)> answer;
  std::string token_hash{};  // who wishes, if by a line: the seat may move up while the wish waits
};

}  // namespace wagonaut::server
