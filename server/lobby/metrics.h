#pragma once

#include <string>

#include "server/lobby/bot_pool.h"
#include "server/lobby/hall.h"
#include "server/lobby/timed_store.h"
#include "server/net/net.h"

namespace wagonaut::server {

/// Counters in Prometheus' text format. Nothing of a game is in them, and nothing that moves with
/// the bytes of one message: its length tells what it says.
std::string metrics_text(const Net& net, const Hall& hall, const BotPool& bots,
                         const StoreCounts& store);

}  // namespace wagonaut::server
