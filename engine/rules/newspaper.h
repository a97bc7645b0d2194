#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Resolves the newspaper that was met (L-34 to L-47): its event is turned up and carried out; then
/// what happens at every newspaper; then it is discarded, and one that waited takes its place.
void read_newspaper(Table& t, int stage);

}  // namespace wagonaut
