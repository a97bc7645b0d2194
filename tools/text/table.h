#pragma once

#include <cstddef>

namespace wagonaut::tools {

/// True when a table has one row for each value of its key, in the order of the enumeration.
template <class Rows, class Key>
constexpr bool in_order(const Rows& rows, Key key) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (std::size_t(rows[i].*key) != i) return false;
  return true;
}

}  // namespace wagonaut::tools
