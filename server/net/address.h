#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wagonaut::server {

/// An address in its one spelling ("127.0.0.1" for "::ffff:127.0.0.1"); nothing if it is none.
std::optional<std::string> clean_address(std::string_view text);

/// What shares one allowance: an IPv4 address, or the /64 network of an IPv6 address, which one
/// person usually has to himself.
std::string household_of(const std::string& address);

/// The client behind trusted proxies: the last address of an X-Forwarded-For header that is not
/// itself a proxy; `peer` if the header is malformed or names nobody else.
std::string forwarded_for(const std::string& header, const std::string& peer,
                          const std::vector<std::string>& proxies);

/// Host and port of "host:port", "[::1]:port" or "host"; the port is empty if none is given, the
/// host if the text is malformed. A host is given in lower case and without brackets.
std::pair<std::string, std::string> split_host(std::string_view text);

bool is_loopback_name(std::string_view host);  // localhost, 127.0.0.1 or ::1

}  // namespace wagonaut::server
