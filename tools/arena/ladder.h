#pragma once

#include "tools/arena/summary.h"

namespace wagonaut::tools {

/// A ladder for each kind of table at which more than one line-up was played. Intervals come from
/// drawing the blocks of each contest again and again, with replacement.
std::vector<Ladder> ladders_of(const ArenaPlan& plan, const Ledger& ledger,
                               const std::string& anchor);

}  // namespace wagonaut::tools
