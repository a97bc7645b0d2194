#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "server/net/net.h"

namespace wagonaut::server {

/// {"error": {"code": …, "detail": …}}. The words are ours, never a client's.
HttpResponse refusal(int status, std::string_view code, std::string_view detail);
HttpResponse refusal_for_now(int status, std::string_view code, std::string_view detail,
                             int seconds);

/// What every answer says to browsers, unless the answer itself says otherwise.
std::span<const std::pair<std::string_view, std::string_view>> security_headers();

/// True if a header of this name and value cannot break out of its line.
bool is_header(std::string_view name, std::string_view value);

}  // namespace wagonaut::server
