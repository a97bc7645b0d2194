#pragma once

#include <string>

namespace wagonaut {
struct FactSource;
struct Labels;
}  // namespace wagonaut

namespace wagonaut::server {

/// "event:e03", "item:tool_roll", "postcard:12": the card that did it.
std::string source_text(const Labels& labels, const FactSource& source);

}  // namespace wagonaut::server
