#include "server/room/scene.h"

#include "server/room/table.h"

namespace wagonaut::server {

SeenTable seen_table(const Table& table, const std::vector<bool>& present) {
  SeenTable out{
      table.id(),         table.status(),     table.version(),    table.settings(),      {},
      table.host(),       table.commitment(), table.revealing(),  table.failed_starts(), {},
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
