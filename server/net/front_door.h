#pragma once

#include <optional>
#include <string>

#include "server/net/allowance.h"
#include "server/net/net.h"

namespace wagonaut::server {

inline constexpr const char* kClusterHeader = "x-wagonaut-cluster";

/// A request on its way in.
struct Visit {
  HttpRequest request;     // method and headers are filled in, the rest by the door
  std::string target;      // as it was written
  std::string peer;        // address at the other end of the wire
  bool by_proxy = false;   // the peer is a trusted proxy
  bool forwarded = false;  // the peer is another process of ours
};

enum class Refused { Form, Rate, Origin };

struct TurnedAway {
  HttpResponse response;
  Refused why = Refused::Form;
};

/// What every request is asked before anything behind the net hears of it: where it comes from,
/// how often, whom it means to speak to, and whether its path is a path.
class FrontDoor {
 public:
  /// On a loopback address only loopback names are answered to, so that a page from elsewhere
  /// cannot reach the server by giving its own name the address 127.0.0.1.
  FrontDoor(const NetSettings& settings, bool on_loopback)
      : settings_(settings), on_loopback_(on_loopback) {}

  std::optional<TurnedAway> check(Visit& visit, Addresses& addresses, Moment now) const;
  bool is_proxy(const std::string& peer) const;

 private:
  std::optional<TurnedAway> find_client(Visit& visit) const;
  std::optional<TurnedAway> check_host(const HttpRequest& request) const;
  std::optional<TurnedAway> check_origin(const HttpRequest& request) const;
  bool answers_to(const std::string& host) const;
  bool origin_allowed(const std::string& origin, const std::string& host) const;

  NetSettings settings_;
  bool on_loopback_;
};

}  // namespace wagonaut::server
