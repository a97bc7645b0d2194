#include "server/store/sql.h"

#include <charconv>

#include "engine/base/check.h"

namespace wagonaut::server {

std::int64_t sql_number(const std::string& column) {
  std::int64_t number = 0;
  const char* end = column.data() + column.size();
  CHECK(std::from_chars(column.data(), end, number).ptr == end);
  return number;
}

}  // namespace wagonaut::server
