#pragma once

namespace wagonaut::tools {

inline constexpr int kOk = 0;
inline constexpr int kBadArguments = 2;
inline constexpr int kBadFile = 3;
inline constexpr int kIoProblem = 4;

}  // namespace wagonaut::tools
