#include "tools/record_file.h"

#include "catalog/catalog.h"
#include "tools/files.h"

namespace wagonaut::tools {

Result<RecordFile> read_record_file(const Catalog& catalog, const std::string& file, Seal seal) {
  const auto text = read_text(file);
  if (!text) return text.failure();
  const auto named = [&](const std::string& line) { return Failure{file + ": " + line}; };
  if (text->starts_with("wagonaut campaign "))
    return named("a whole campaign, no record of one game; see wagonaut campaign status " + file);
  const auto header = read_header(*text);
  if (!header) return named(header.error());
  if (!header->campaign.empty())
    return named(
        "a game of a campaign: it goes on with wagonaut campaign play CAMPAIGN-FILE, and what "
        "happened is told by wagonaut campaign chronicle CAMPAIGN-FILE");
  auto game = catalog.build(ref_of(*header), int(header->players.size()));
  if (!game) return named("line 1: " + game.error());
  RecordFile out{std::make_unique<Game>(std::move(*game)), {}};
  auto record = read_record(out.game->edition, out.game->labels, *text, seal);
  if (!record) return named(record.error());
  out.record = std::move(*record);
  return out;
}

}  // namespace wagonaut::tools
