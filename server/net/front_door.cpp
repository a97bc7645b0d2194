#include "server/net/front_door.h"

#include <algorithm>
#include <array>

#include "server/net/address.h"
#include "server/net/answers.h"
#include "server/net/target.h"

namespace wagonaut::server {

namespace {

TurnedAway malformed_visit(std::string_view code, std::string_view detail, int status = 400) {
  return {refusal(status, code, detail), Refused::Form};
}

/// Takes as long for a wrong key as for the right one.
bool same_secret(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  volatile unsigned char difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    difference = static_cast<unsigned char>(difference | (a[i] ^ b[i]));
  return difference == 0;
}

std::optional<TurnedAway> check_method(const std::string& method) {
  static const std::array<std::string, 5> known{"GET", "HEAD", "POST", "PUT", "DELETE"};
  if (std::find(known.begin(), known.end(), method) != known.end()) return std::nullopt;
  TurnedAway away = malformed_visit("method", "this method is not served", 405);
  away.response.headers.emplace_back("Allow", "GET, HEAD, POST, PUT, DELETE");
  return away;
}

/// "play.example" of "https://play.example:443": the port is left out where the scheme implies it.
std::string authority_of(std::string_view scheme, std::string_view text) {
  const auto [host, port] = split_host(text);
  const bool implied =
      port.empty() || (scheme == "http" && port == "80") || (scheme == "https" && port == "443");
  return implied ? host : host + ':' + port;
}

std::pair<std::string_view, std::string_view> split_origin(std::string_view origin) {
  const std::size_t colon = origin.find("://");
  if (colon == std::string_view::npos) return {};
  return {origin.substr(0, colon), origin.substr(colon + 3)};
}

/// A proxy that is not known to be one says so in passing.
bool says_it_was_relayed(const HttpRequest& request) {
  static const std::array<std::string, 4> signs{"x-forwarded-for", "forwarded", "x-real-ip", "via"};
  return std::any_of(signs.begin(), signs.end(),
                     [&](const std::string& sign) { return request.headers.contains(sign); });
}

}  // namespace

std::string HttpRequest::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? std::string() : found->second;
}

bool FrontDoor::is_proxy(const std::string& peer) const {
  return std::find(settings_.proxies.begin(), settings_.proxies.end(), peer) !=
         settings_.proxies.end();
}

std::optional<TurnedAway> FrontDoor::check(Visit& visit, Addresses& addresses, Moment now) const {
  HttpRequest& request = visit.request;
  if (auto away = find_client(visit)) return away;
  // The process that forwarded a request has counted it already.
  if (const int wait = visit.forwarded ? 0 : addresses.delay(request.address, now); wait > 0)
    return TurnedAway{refusal_for_now(429, "too_many_requests", "come again later", wait),
                      Refused::Rate};
  if (auto away = check_method(request.method)) return away;
  if (!visit.forwarded) {
    if (auto away = check_host(request)) return away;
    if (auto away = check_origin(request)) return away;
  }
  const Result<Target> target = read_target(visit.target);
  if (!target) return malformed_visit("path", target.error());
  request.path = target->path;
  request.query = target->query;
  return std::nullopt;
}

std::optional<TurnedAway> FrontDoor::find_client(Visit& visit) const {
  HttpRequest& request = visit.request;
  request.address = visit.peer;
  visit.by_proxy = is_proxy(visit.peer);
  const auto key = request.headers.extract(kClusterHeader);
  if (key) {
    // Without this a peer with another key would take the request for a client's and send it back.
    if (settings_.cluster_key.empty() || !same_secret(key.mapped(), settings_.cluster_key))
      return malformed_visit("cluster_key", "the processes do not share one cluster key", 403);
    visit.forwarded = true;
    request.address = forwarded_for(request.header("x-forwarded-for"), visit.peer, {});
  } else if (visit.by_proxy) {
    request.address =
        forwarded_for(request.header("x-forwarded-for"), visit.peer, settings_.proxies);
  }
  request.relayed = visit.forwarded || visit.by_proxy || says_it_was_relayed(request);
  return std::nullopt;
}

std::optional<TurnedAway> FrontDoor::check_host(const HttpRequest& request) const {
  const std::string host = split_host(request.header("host")).first;
  if (host.empty()) return malformed_visit("host", "the Host header is missing or malformed");
  if (!on_loopback_ || is_loopback_name(host) || answers_to(host)) return std::nullopt;
  return TurnedAway{refusal(403, "host",
                            "this server does not go by that name; its host can allow "
                            "the name as an origin"),
                    Refused::Origin};
}

bool FrontDoor::answers_to(const std::string& host) const {
  return std::any_of(settings_.origins.begin(), settings_.origins.end(), [&](const auto& allowed) {
    return allowed == "*" || split_host(split_origin(allowed).second).first == host;
  });
}

std::optional<TurnedAway> FrontDoor::check_origin(const HttpRequest& request) const {
  const auto origin = request.headers.find("origin");
  if (origin == request.headers.end()) return std::nullopt;  // not a browser
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (reads && !request.headers.contains("upgrade")) return std::nullopt;
  if (origin_allowed(origin->second, request.header("host"))) return std::nullopt;
  return TurnedAway{refusal(403, "origin", "pages from elsewhere may not speak to this server"),
                    Refused::Origin};
}

bool FrontDoor::origin_allowed(const std::string& origin, const std::string& host) const {
  for (const std::string& allowed : settings_.origins)
    if (allowed == "*" || allowed == origin) return true;
  const auto [scheme, authority] = split_origin(origin);
  if (scheme != "http" && scheme != "https") return false;
  const std::string own = authority_of(scheme, host);
  return !own.empty() && authority_of(scheme, authority) == own;
}

}  // namespace wagonaut::server
