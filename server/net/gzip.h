#pragma once

#include <string>
#include <string_view>

namespace wagonaut::server {

/// The bytes packed for `Content-Encoding: gzip`.
std::string gzip(std::string_view bytes);

}  // namespace wagonaut::server
