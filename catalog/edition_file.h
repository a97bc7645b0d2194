#pragma once

#include "catalog/field.h"

namespace wagonaut {

/// What an edition file says of itself and its options; refuses fields that no part of the catalog
/// reads.
EditionCard read_card(const Field& file);

}  // namespace wagonaut
