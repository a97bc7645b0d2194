#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wagonaut::tools {

/// What stands in for a `{name}` of a sentence.
using Blank = std::pair<std::string_view, std::string>;

/// The sentence with its `{name}`s filled in. A name nobody fills stays as it is.
std::string fill(std::string_view sentence, std::initializer_list<Blank> blanks);

/// The `{name}`s of a sentence, sorted, each once: both languages must have the same.
std::vector<std::string> blanks_of(std::string_view sentence);

}  // namespace wagonaut::tools
