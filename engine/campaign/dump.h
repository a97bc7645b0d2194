#pragma once

#include <string>
#include <string_view>

#include "engine/campaign/box.h"

namespace wagonaut {

// Law as text, a line a thing: equal texts are equal games. Words, drawings and tables that only
// help to play are left out.

std::string dump(const Edition& ed);
std::string dump(const Box& box);

/// 16 hexadecimal digits of a text (FNV-1a).
std::string hash_of(std::string_view text);

}  // namespace wagonaut
