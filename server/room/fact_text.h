#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/model/fact.h"
#include "engine/record/record.h"

namespace wagonaut::server {

/// Facts as the log keeps them, one a line, in the labels of the edition: they can be shown when
/// the rules they came from are long gone. Secrets included: never to be sent as they are.
std::string facts_text(const Labels& labels, std::span<const Fact> facts);
Result<std::vector<Fact>> facts_from(const Labels& labels, std::string_view text);

/// "LaneClaimed" as the log and the protocol write it: "lane_claimed".
std::string_view fact_name(FactKind kind);

}  // namespace wagonaut::server
