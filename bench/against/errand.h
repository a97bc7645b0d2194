#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace wagonaut::bench {

/// What a program that was sent for something wrote on its standard output. It fails, in one line
/// that names the program, if it cannot be started, takes longer than `patience`, writes without
/// end, or ends in another way than with exit code 0; the line then has what it complained of.
Result<std::string> errand(const std::vector<std::string>& words,
                           std::chrono::milliseconds patience);

}  // namespace wagonaut::bench
