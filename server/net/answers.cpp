#include "server/net/answers.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace wagonaut::server {

HttpResponse refusal(int status, std::string_view code, std::string_view detail) {
  std::string body = "{\"error\":{\"code\":\"";
  body.append(code).append("\",\"detail\":\"");
  for (const char c : detail) {
    if (c == '"' || c == '\\') body += '\\';
    body += c;
  }
  HttpResponse answer;
  answer.status = status;
  answer.body = body + "\"}}";
  return answer;
}

HttpResponse refusal_for_now(int status, std::string_view code, std::string_view detail,
                             int seconds) {
  HttpResponse answer = refusal(status, code, detail);
  answer.headers.emplace_back("Retry-After", std::to_string(seconds));
  return answer;
}

std::span<const std::pair<std::string_view, std::string_view>> security_headers() {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kHeaders{{
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
       "img-src 'self' data:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; "
       "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
       "frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy",
       "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()"},
      {"Cache-Control", "no-store"},
  }};
  return kHeaders;
}

bool is_header(std::string_view name, std::string_view value) {
  const auto letter = [](unsigned char c) { return std::isalnum(c) || c == '-'; };
  const auto printable = [](unsigned char c) { return c >= 0x20 && c != 0x7f; };
  return !name.empty() && std::all_of(name.begin(), name.end(), letter) &&
         std::all_of(value.begin(), value.end(), printable);
}

}  // namespace wagonaut::server
