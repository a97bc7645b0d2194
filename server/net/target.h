#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace wagonaut::server {

/// What a request asks for.
struct Target {
  std::string path;   // percent-decoded, valid UTF-8, without "." and ".." and control bytes
  std::string query;  // as it was written, without the '?'
};

/// Reads the target of a request line. One way of writing a path is enough: what could mean two
/// paths to two readers (an escaped slash, a backslash, dots) is refused.
Result<Target> read_target(std::string_view text);

}  // namespace wagonaut::server
