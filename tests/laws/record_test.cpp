// replay(record(g)) = g, in memory for every game and as text for many.

#include "engine/record/record.h"
#include "engine/record/recorder.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

class RecordLaw : public Law {};
WAGONAUT_LAWS(RecordLaw);

GameHeader header_for(const Game& game) {
  GameHeader header{game.card.id, game.card.rules, game.options, {}};
  for (int i = 0; i < game.edition.seats; ++i)
    header.players.push_back("Player " + std::to_string(i + 1));
  return header;
}

/// Plays a random game to its end, or to `most` steps.
Recorder play_recorded(const Game& game, Chance& luck, std::uint64_t seed, int most) {
  Recorder table(game.edition, header_for(game), luck, nullptr,
                 seed % 2 == 0 ? std::optional<Seat>{} : Seat(1));
  Quick rng(seed);
  while (!over(table.state()) && int(table.record().steps.size()) < most) {
    const Seat seat = any_waiting(table.state(), rng);
    table.play(seat, any_move(game.edition, table.state(), seat, rng));
  }
  return table;
}

TEST_P(RecordLaw, ReplayIsTheGame) {
  for (int i = 0; i < games_per_law(); ++i) {
    QuickChance luck{Quick(std::uint64_t(i) + 99)};
    const Recorder table = play_recorded(game(), luck, std::uint64_t(i), 100000);
    const auto again = replay(edition(), table.record());
    ASSERT_TRUE(again) << again.error();
    ASSERT_EQ(*again, table.state());
  }
}

TEST_P(RecordLaw, TextIsTheRecord) {
  for (int i = 0; i < games_per_law() / 20 + 1; ++i) {
    QuickChance luck{Quick(std::uint64_t(i) + 7)};
    const int most = i % 3 == 0 ? 40 : 100000;  // some games are still under way
    const Recorder table = play_recorded(game(), luck, std::uint64_t(i), most);
    const std::string text = write_record(edition(), game().labels, table.record());
    const auto header = read_header(text);
    ASSERT_TRUE(header) << header.error();
    ASSERT_EQ(*header, table.record().header);
    const auto read = read_record(edition(), game().labels, text);
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(*read, table.record());
    ASSERT_EQ(write_record(edition(), game().labels, *read), text);
  }
}

// Every step of a game can be shown again.
TEST_P(RecordLaw, ReplayStopsAtAnyStep) {
  QuickChance luck{Quick(4)};
  Recorder table(edition(), header_for(game()), luck);
  std::vector<State> states{table.state()};
  Quick rng(3);
  while (!over(table.state())) {
    const Seat seat = any_waiting(table.state(), rng);
    table.play(seat, any_move(edition(), table.state(), seat, rng));
    states.push_back(table.state());
  }
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto at = replay(edition(), table.record(), int(i));
    ASSERT_TRUE(at) << at.error();
    ASSERT_EQ(*at, states[i]) << "after step " << i;
  }
}

// A torn or edited file never yields a wrong game silently.
TEST_P(RecordLaw, ATornOrEditedTextIsRefused) {
  QuickChance luck{Quick(21)};
  const Recorder table = play_recorded(game(), luck, 8, 100000);
  const std::string text = write_record(edition(), game().labels, table.record());
  Quick rng(1);
  for (int i = 0; i < 300; ++i) {
    const auto at = std::size_t(rng.below(int(text.size()) - 2));
    const auto torn = read_record(edition(), game().labels, text.substr(0, at));
    ASSERT_FALSE(torn) << "cut after " << at << " bytes";
    ASSERT_NE(torn.error().find("line "), std::string::npos) << torn.error();
    std::string edited = text;
    edited[at] = char(edited[at] == 'x' ? 'y' : 'x');
    ASSERT_FALSE(read_record(edition(), game().labels, edited)) << "changed at byte " << at;
    const auto loose = read_record(edition(), game().labels, edited, Seal::Ignored);
    if (loose) {
      ASSERT_TRUE(replay(edition(), *loose));
    }
  }
}

}  // namespace
}  // namespace wagonaut::tests
