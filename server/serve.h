#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/base/result.h"
#include "server/net/net.h"
#include "server/outside/program.h"
#include "server/room/patience.h"
#include "server/watch/log.h"

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::server {

/// All that a host can set.
struct ServeSettings {
  NetSettings net;
  Patience patience;
  std::string store;    // a file, or postgres://…
  std::string web;      // folder of the web client's files; may be missing
  std::string address;  // where the other processes of one PostgreSQL reach this one; host:port
  int bot_threads = 1;
  std::vector<Program> programs = {};  // bots from outside
  int most_tables = 20'000;
  std::vector<std::string> metrics_from = {};  // addresses that may read /metrics, besides ours
  bool plain_http = false;                     // offer HTTP without TLS beyond this machine
};

/// Serves until a signal asks it to end (SIGINT, SIGTERM); SIGUSR1 makes it let go of all that
/// nobody needs now and log what is left. `ready` is told the port once people can come; running
/// tables are resumed meanwhile, and those that are asked for first. The failure says what to do.
Result<bool> serve(const Catalog& catalog, const ServeSettings& settings,
                   const std::function<void(int port)>& ready);

/// True for names and addresses that only this machine can reach.
bool is_loopback(const std::string& host);

/// An IP address in the one spelling that those of clients have; nothing if it is none.
std::optional<std::string> address_of_client(const std::string& text);

}  // namespace wagonaut::server
