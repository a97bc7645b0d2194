#include "tests/support/verified_game.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

#include "catalog/game_ref.h"
#include "engine/play.h"
#include "server/fair/fair.h"
#include "tests/data/data.h"
#include "tests/support/web_client.h"

namespace wagonaut::tests {

Verified verified_game(int port, const std::string& table) {
  const web::HttpAnswer answer = web::WebClient::get(port, "/api/games/" + table + "/record");
  if (answer.status != 200) throw std::runtime_error("no record of " + table);
  const auto header = read_header(answer.body);
  if (!header) throw std::runtime_error(header.error());
  Verified out{data::game(ref_of(*header), int(header->players.size())), {}, {}};
  auto record = read_record(out.game.edition, out.game.labels, answer.body);
  if (!record) throw std::runtime_error(record.error());
  out.record = std::move(*record);
  EXPECT_EQ(server::deal_fault(out.game.edition, out.record), "");
  const auto end = replay(out.game.edition, out.record);
  if (!end) throw std::runtime_error(end.error());
  EXPECT_TRUE(over(*end));
  out.standings = standings(out.game.edition, *end);
  return out;
}

}  // namespace wagonaut::tests
