#include <charconv>
#include <cmath>

#include "bench/against/against.h"
#include "bench/load/scan.h"

namespace wagonaut::bench {
namespace {

double value_in(std::string_view text) {
  double out = NAN;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size() ? out : NAN;
}

Row row_in(std::string_view object) {
  using namespace load;
  return {std::string(text_of(member(object, "name"))),
          std::string(text_of(member(object, "edition"))), number_of(member(object, "seats")),
          value_in(member(object, "value")), std::string(text_of(member(object, "unit")))};
}

bool whole(const Row& row) {
  return !row.name.empty() && !row.unit.empty() && row.seats >= 0 && std::isfinite(row.value);
}

}  // namespace

Result<std::vector<Row>> rows_in(std::string_view json) {
  std::vector<Row> rows;
  for (load::Walk walk(json); walk.next();) {
    if (!whole(row_in(walk.value))) break;
    rows.push_back(row_in(walk.value));
  }
  if (rows.empty() || int(rows.size()) != load::size_of(json))
    return Failure{"does not answer with figures of bench --json"};
  return rows;
}

}  // namespace wagonaut::bench
