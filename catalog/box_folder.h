#pragma once

namespace wagonaut {

/// Where boxes lie in a data folder.
inline constexpr const char* kBoxFolder = "legacy";

}  // namespace wagonaut
