#pragma once

#include <vector>

#include "catalog/box_file.h"
#include "engine/campaign/pieces.h"

namespace wagonaut::tests {

/// A box that differs from this one in everything but the pieces named: in ids, words, numbers and
/// deeds. Who knows no more than these pieces cannot tell the two apart.
BoxEntry twin_box(const BoxEntry& box, const std::vector<Piece>& known);

}  // namespace wagonaut::tests
