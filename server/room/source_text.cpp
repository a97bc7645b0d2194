#include "server/room/source_text.h"

#include <array>
#include <string_view>

#include "engine/model/effects.h"
#include "engine/model/fact.h"
#include "engine/record/labels.h"
#include "engine/record/words.h"

namespace wagonaut::server {

std::string source_text(const Labels& labels, const FactSource& source) {
  constexpr std::array<std::string_view, 8> kWords{"law",   "module", "story",  "company",
                                                   "event", "item",   "region", "postcard"};
  std::string card = std::to_string(source.card);
  if (Source(source.kind) == Source::Event) card = name_in(labels.events, source.card);
  if (Source(source.kind) == Source::Item) card = name_in(labels.items, source.card);
  return std::string(kWords[source.kind]) + ":" + card;
}

}  // namespace wagonaut::server
