#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wagonaut::server {

/// What is put in the place of $1, $2… of a statement. Texts are looked at, not copied.
using SqlValue = std::variant<std::int64_t, std::string_view>;
using SqlValues = std::vector<SqlValue>;

/// Answers, every column as text.
using SqlRow = std::vector<std::string>;
using SqlRows = std::vector<SqlRow>;

std::int64_t sql_number(const std::string& column);

}  // namespace wagonaut::server
