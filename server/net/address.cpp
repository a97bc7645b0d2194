#include "server/net/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <cctype>
#include <cstring>

namespace wagonaut::server {

namespace {

std::string_view trim_address(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string print_address(int family, const void* bytes) {
  char text[INET6_ADDRSTRLEN];
  return inet_ntop(family, bytes, text, sizeof text) ? text : "";
}

bool is_port_text(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_host_name_letter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '-' || c == '_';
}

}  // namespace

std::optional<std::string> clean_address(std::string_view text) {
  const std::string name(trim_address(text));
  in_addr four{};
  if (inet_pton(AF_INET, name.c_str(), &four) == 1) return print_address(AF_INET, &four);
  in6_addr six{};
  if (inet_pton(AF_INET6, name.c_str(), &six) != 1) return std::nullopt;
  if (IN6_IS_ADDR_V4MAPPED(&six)) return print_address(AF_INET, six.s6_addr + 12);
  return print_address(AF_INET6, &six);
}

std::string household_of(const std::string& address) {
  in6_addr six{};
  if (inet_pton(AF_INET6, address.c_str(), &six) != 1) return address;
  std::memset(six.s6_addr + 8, 0, 8);
  return print_address(AF_INET6, &six) + "/64";
}

std::string forwarded_for(const std::string& header, const std::string& peer,
                          const std::vector<std::string>& proxies) {
  std::string_view rest = header;
  while (!rest.empty()) {
    const std::size_t comma = rest.rfind(',');
    const std::string_view last = comma == std::string_view::npos ? rest : rest.substr(comma + 1);
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(0, comma);
    const std::optional<std::string> address = clean_address(last);
    if (!address) return peer;
    if (std::find(proxies.begin(), proxies.end(), *address) == proxies.end()) return *address;
  }
  return peer;
}

std::pair<std::string, std::string> split_host(std::string_view text) {
  std::string_view host = text, port;
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos || !clean_address(text.substr(1, end - 1))) return {};
    host = text.substr(1, end - 1);
    port = text.substr(end + 1);
    if (!port.empty() && port.front() != ':') return {};
  } else {
    host = text.substr(0, text.find(':'));
    port = text.substr(host.size());
    if (!std::all_of(host.begin(), host.end(), is_host_name_letter)) return {};
  }
  if (!port.empty()) port.remove_prefix(1);
  if (port.size() > 5 || !is_port_text(port)) return {};
  std::string name(host);
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return char(std::tolower(c)); });
  return {name, std::string(port)};
}

bool is_loopback_name(std::string_view host) {
  return host == "localhost" || host == "127.0.0.1" || host == "::1";
}

}  // namespace wagonaut::server
