#pragma once

#include <string_view>
#include <vector>

#include "catalog/text.h"

namespace wagonaut::server {

/// A chat phrase that everybody reads in their own language.
struct Phrase {
  std::string_view id;
  Text text;
};
const std::vector<Phrase>& phrases();

}  // namespace wagonaut::server
