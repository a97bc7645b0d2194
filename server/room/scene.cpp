#include "server/room/scene.h"

#include <algorithm>

#include "server/room/table.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kFailedTold = 12;

/// What went before the deal is of use before it, and in the record; not in every scene.
std::vector<FailedStart> last_failed(const Table& table) {
  if (table.dealt()) return {};
  const std::vector<FailedStart>& all = table.failed_starts();
  return {all.end() - std::ptrdiff_t(std::min(all.size(), kFailedTold)), all.end()};
}

}  // namespace

SeenTable seen_table(const Table& table, const std::vector<bool>& present) {
  SeenTable out{table.id(),         table.status(),     table.version(),    table.settings(),   {},
                table.host(),       table.commitment(), table.revealing(),  last_failed(table), {},
                table.next_table(), table.taken_back(), table.shared_game()};
  if (table.status() == Status::Finished) out.time_taken = table.time_taken();
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const Chair& chair = table.chairs()[i];
    out.chairs.push_back({chair.holder, chair.name, chair.bot, chair.badge, chair.autopilot,
                          chair.resigned, present[i], chair.share, !chair.nonce.empty()});
    if (table.dealt()) out.nonces.push_back(chair.nonce);
  }
  return out;
}

}  // namespace wagonaut::server
