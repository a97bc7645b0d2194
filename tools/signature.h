#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tools {

struct SignaturePart {
  std::string edition;
  int seats = 0;
  std::uint32_t number = 0;
};

struct Signature {
  std::uint32_t number = 0;
  std::vector<SignaturePart> parts;
};

/// Plays fixed random games of every edition and number of seats and condenses moves, outcomes and
/// final standings into one number: equal before and after a change that changes no play.
Result<Signature> signature(const Catalog& catalog, int games_each = 20);

}  // namespace wagonaut::tools
