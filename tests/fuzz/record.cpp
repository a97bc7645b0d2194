#include "engine/record/record.h"

#include <map>
#include <tuple>

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "engine/model/state.h"
#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

namespace {

void check_reason(const std::string& reason) {
  CHECK(!reason.empty() && reason.find('\n') == std::string::npos);
}

/// Building an edition takes longer than reading a record: those with lawful options are kept.
const Game* game_of(const GameHeader& header) {
  using Key = std::tuple<std::string, int, std::size_t, Options>;
  static std::map<Key, Game> built;
  const Key key{header.edition, header.rules, header.players.size(), header.options};
  if (const auto found = built.find(key); found != built.end()) return &found->second;
  const Result<Game> game = catalog().build(ref_of(header), int(header.players.size()));
  if (!game) {
    check_reason(game.error());
    return nullptr;
  }
  if (built.size() == 64) built.clear();
  return &built.emplace(key, *game).first->second;
}

/// What was read can be written, read again with its seal, and played to the same end.
void check_round_trip(const Game& game, const Record& record) {
  const std::string text = write_record(game.edition, game.labels, record);
  const Result<Record> again = read_record(game.edition, game.labels, text);
  CHECK(again && *again == record);
  const Result<State> end = replay(game.edition, record);
  CHECK(end && *end == *replay(game.edition, *again));
  check_position(game.edition, *end);
}

}  // namespace

bool fuzz_record(std::string_view input) {
  const Result<GameHeader> header = read_header(input);
  if (!header) {
    check_reason(header.error());
    return false;
  }
  const Game* game = game_of(*header);
  if (game == nullptr) return false;
  bool taken = false;
  // A fuzzer cannot guess a check sum; with the seal ignored it gets further.
  for (const Seal seal : {Seal::Required, Seal::Ignored}) {
    const Result<Record> record = read_record(game->edition, game->labels, input, seal);
    if (record)
      check_round_trip(*game, *record);
    else
      check_reason(record.error());
    taken |= bool(record);
  }
  return taken;
}

}  // namespace wagonaut::tests::fuzz
