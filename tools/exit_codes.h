#pragma once

namespace wagonaut::tools {

inline constexpr int kOk = 0;
inline constexpr int kBadArguments = 2;
inline constexpr int kBadFile = 3;
inline constexpr int kIoProblem = 4;
inline constexpr int kUnfairDeal = 5;     // the luck of a record is not what was promised
inline constexpr int kNotVerifiable = 6;  // nothing was promised, or the seed is not told yet
inline constexpr int kStopped = 130;      // by Ctrl-C, after telling what was done

}  // namespace wagonaut::tools
