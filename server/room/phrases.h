#pragma once

#include <string_view>
#include <vector>

namespace wagonaut::server {

/// A chat phrase that everybody reads in their own language.
struct Phrase {
  std::string_view id, en, pl;
};
const std::vector<Phrase>& phrases();

}  // namespace wagonaut::server
