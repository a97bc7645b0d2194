// Whole games of every edition, rules number and number of seats, kept as records: they must replay
// to the point. With WAGONAUT_WRITE=1 in the environment the records of the newest numbers, walks
// and the signature are written anew; a change of them is a change of play and belongs in the
// changelog. Records of older numbers never change.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bots/bot.h"
#include "engine/record/record.h"
#include "engine/record/recorder.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"
#include "tests/golden/records.h"
#include "tests/laws/tables.h"
#include "tools/signature.h"
#include "tools/walk.h"

namespace wagonaut::tests {
namespace {

const std::string kFolder = WAGONAUT_ROOT "/tests/";

bool writing() {
  return std::getenv("WAGONAUT_WRITE") != nullptr;
}

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// The text a file holds, or is to hold when the files are written anew.
void expect_file(const std::string& path, const std::string& text) {
  if (writing()) std::ofstream(path, std::ios::binary) << text;
  EXPECT_EQ(read(path), text) << path;
}

/// A game between bots of both kinds, so that every sort of move is in it.
std::string bot_game(const Game& game) {
  const Edition& ed = game.edition;
  GameHeader header{game.card.id, game.card.rules, game.options, {}};
  for (const char* name : {"Ala", "Bo", "Cy", "Dag", "Ewa"})
    if (int(header.players.size()) < ed.seats) header.players.emplace_back(name);
  FairChance luck{ChaCha(SeedBytes{1, 2, 3, std::uint8_t(ed.seats)})};
  Recorder table(ed, header, luck);
  Quick rng(9);
  while (!over(table.state())) {
    const Seat seat = *table.state().open.ask.waiting.begin();
    const auto bot = make_bot(index(seat) % 2 == 0 ? "greedy" : "random");
    table.play(seat, bot->choose(ed, look(ed, table.state(), seat), rng));
  }
  return write_record(ed, game.labels, table.record());
}

class Golden : public Law {};
WAGONAUT_LAWS(Golden);

// Reading a record checks every step, every outcome and the final scores of its closing line.
TEST_P(Golden, RecordsReplayToThePoint) {
  if (writing()) std::ofstream(golden_path(game()), std::ios::binary) << bot_game(game());
  for (int rules = 1; rules <= game().card.rules; ++rules) {
    if (data::catalog().find(GetParam().edition, rules) == nullptr) continue;
    const Game old = data::game(GameRef{GetParam().edition, rules, {}}, GetParam().seats);
    const std::string path = golden_path(old), text = read(path);
    ASSERT_FALSE(text.empty()) << path;
    const auto record = read_record(old.edition, old.labels, text);
    ASSERT_TRUE(record) << path << ": " << record.error();
    EXPECT_EQ(record->header.rules, rules);
    EXPECT_EQ(write_record(old.edition, old.labels, *record), text);
    const auto end = replay(old.edition, *record);
    ASSERT_TRUE(end) << end.error();
    EXPECT_TRUE(over(*end));
  }
}

// The cheapest alarm there is: how many sequences of moves there are from fixed deals. Fleets are
// fixed where they can be, so that the walk reaches the first turns.
TEST_P(Golden, WalksCountTheSame) {
  const bool fleets = edition().pieces.fleet > 0;
  const Game table =
      fleets ? data::game(GetParam().edition, GetParam().seats, {{"fleet", "fixed"}}) : game();
  std::ostringstream text;
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    text << "seed " << seed << ":";
    const int depth = GetParam().seats + (fleets ? 1 : 2);
    for (const std::uint64_t count : tools::walk(table.edition, seed, depth)) text << " " << count;
    text << "\n";
  }
  expect_file(
      kFolder + "walks/" + GetParam().edition + "-" + std::to_string(GetParam().seats) + ".txt",
      text.str());
}

TEST(Signature, IsTheOneThatIsKept) {
  const auto found = tools::signature(data::catalog());
  ASSERT_TRUE(found) << found.error();
  char text[16];
  std::snprintf(text, sizeof text, "%08x\n", found->number);
  expect_file(kFolder + "signature.txt", text);
}

}  // namespace
}  // namespace wagonaut::tests
