#pragma once

#include <string_view>

#include "catalog/box_file.h"

namespace wagonaut::tests {

/// A box of six cities in which every verb of the vocabulary stands once (tests/catalog/small_box).
BoxFiles small_box_files();
/// The same, read.
const BoxEntry& small_box();

/// The box of the repository.
const BoxEntry& shipped_box();

}  // namespace wagonaut::tests
