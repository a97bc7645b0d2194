#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace wagonaut {
struct Fact;
struct Labels;
}  // namespace wagonaut

namespace wagonaut::server {

/// Facts as the log keeps them, one a line, in the labels of the edition: they can be shown when
/// the rules they came from are long gone. Secrets included: never to be sent as they are.
///
/// A line is the letter of the fact's kind and its parts in the order of its form: seat and slot as
/// a digit, the others as words with spaces between them. "2" stands before the first line; texts
/// without it are of the time when every word was spelled out, and are read as well.
std::string facts_text(const Labels& labels, std::span<const Fact> facts);
Result<std::vector<Fact>> facts_from(const Labels& labels, std::string_view text);

}  // namespace wagonaut::server
