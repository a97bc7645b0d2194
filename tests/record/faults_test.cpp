// What is wrong with a record is said with line and reason.

#include <gtest/gtest.h>

#include "engine/record/record.h"
#include "engine/record/recorder.h"
#include "engine/record/words.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

/// A short game of two, under way.
std::string good_record(const Game& game) {
  QuickChance luck{Quick(6)};
  Recorder table(game.edition, {game.card.id, game.card.rules, {}, {"Ala", "Bo"}}, luck, nullptr,
                 Seat{0});
  for (const Seat seat : {Seat{0}, Seat{1}}) table.play(seat, Move::keep_tickets(3));
  table.play(Seat{0}, Move::take_blind());
  table.play(Seat{0}, Move::take_blind());
  table.play(Seat{1}, Move::draw_tickets());
  return write_record(game.edition, game.labels, table.record());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

/// Reads without the seal, as if a person had edited the lines on purpose.
std::string fault_of(const Game& game, const std::string& text) {
  const auto read = read_record(game.edition, game.labels, text, Seal::Ignored);
  EXPECT_FALSE(read);
  return read.error();
}

class RecordFault : public testing::Test {
 protected:
  Game game = data::game("usa");
  std::string text = good_record(game);
};

TEST_F(RecordFault, TheGoodOneIsRead) {
  const auto read = read_record(game.edition, game.labels, text);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->steps.size(), 5u);
}

TEST_F(RecordFault, LineEndsOfOtherSystemsAreTolerated) {
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_TRUE(read_record(game.edition, game.labels, windows));
}

TEST_F(RecordFault, Head) {
  EXPECT_EQ(fault_of(game, ""), "line 1: the record is empty");
  EXPECT_EQ(fault_of(game, "hello\n"), "line 1: this is no Wagonaut record");
  EXPECT_EQ(fault_of(game, replaced(text, "wagonaut 1", "wagonaut 7")),
            "line 1: the record is of version \"7\", not 1");
  EXPECT_EQ(fault_of(game, replaced(text, "rules 2", "rules 1")),
            "line 1: played under rules 1, the edition has 2");
  EXPECT_EQ(fault_of(game, replaced(text, " · Bo", "")), "line 1: names 1 players for 2 seats");
  EXPECT_EQ(fault_of(game, replaced(text, " · Bo", " · Ala")),
            "line 1: two players are called \"Ala\"");
}

TEST_F(RecordFault, Steps) {
  EXPECT_EQ(fault_of(game, replaced(text, "\n3 Ala blind", "\n4 Ala blind")),
            "line 5: expected step 3, found \"4\"");
  EXPECT_EQ(fault_of(game, replaced(text, "3 Ala blind", "3 Cy blind")),
            "line 5: no player's name before \"Cy blind\"");
  EXPECT_EQ(fault_of(game, replaced(text, "3 Ala blind", "3 Bo blind")),
            "line 5: not lawful: not_your_decision (G-2)");
  EXPECT_EQ(fault_of(game, replaced(text, "3 Ala blind", "3 Ala dance")),
            "line 5: \"dance\" is no move");
  EXPECT_EQ(fault_of(game, replaced(text, "3 Ala blind", "3 Ala claim alder-birch RR")),
            "line 5: there is no lane \"alder-birch\"");
  EXPECT_EQ(fault_of(game, replaced(text, "3 Ala blind", "3 Ala claim miami-new_orleans")),
            "line 5: not lawful: wrong_number_of_cards (G-28, N-34, N-37, W-36, W-42)");
}

TEST_F(RecordFault, Luck) {
  const std::size_t at = text.find("3 Ala blind -> ") + 15;
  EXPECT_EQ(fault_of(game, text.substr(0, at) + "Q" + text.substr(at + 1)),
            "line 5: \"Q\" does not begin with a card");
  EXPECT_EQ(fault_of(game, text.substr(0, at) + "RR" + text.substr(at + 1)),
            "line 5: luck was not asked for so many answers");
  EXPECT_EQ(fault_of(game, text.substr(0, at - 4) + text.substr(at + 1)),
            "line 5: luck cannot have answered so, or an answer is missing");
  EXPECT_EQ(fault_of(game, replaced(text, "deal first Ala -> ", "deal first Ala -> R")),
            "line 2: such a deal is not possible");
}

TEST_F(RecordFault, Foot) {
  const auto strict = [&](const std::string& edited) {
    const auto read = read_record(game.edition, game.labels, edited);
    return read ? std::string() : read.error();
  };
  EXPECT_EQ(strict(text.substr(0, text.find("pause"))),
            "line 8: the record is torn: its closing line is missing");
  EXPECT_EQ(strict(replaced(text, "check ", "check 0")),
            "line 8: the check sum does not fit: the record was changed");
  EXPECT_EQ(strict(text + "more\n"), "line 9: text after the closing line");
}

// A whole line that is lost is noticed too.
TEST_F(RecordFault, ALostLine) {
  const std::size_t begin = text.find("4 Ala"), end = text.find("5 Bo");
  EXPECT_EQ(fault_of(game, text.substr(0, begin) + text.substr(end)),
            "line 6: expected step 4, found \"5\"");
}

// A name may be the beginning of another, even of one that sounds like a move.
// What is not open has a number and no name: no word means it, nor does a missing one.
TEST(RecordLabels, NoWordMeansWhatHasNoName) {
  EXPECT_EQ(find_label({"", "a"}, "a"), 1);
  EXPECT_EQ(find_label({"", "a"}, ""), std::nullopt);
  const Game game = data::game("legacy");
  QuickChance luck{Quick(6)};
  State s = start(game.edition, luck, nullptr, Seat{0});
  for (const Seat seat : {Seat{0}, Seat{1}})
    apply(game.edition, s, seat, Move::keep_tickets(3), luck);
  for (const char* text : {"claim  RR", "claim ", "claim"})
    EXPECT_FALSE(move_from(game.labels, s, Seat{0}, text)) << text;
}

TEST(Players, MayHaveNamesThatBeginAlike) {
  const Game game = data::game("usa");
  QuickChance luck{Quick(6)};
  Recorder table(game.edition, {game.card.id, game.card.rules, {}, {"Bo", "Bo blind"}}, luck,
                 nullptr, Seat{0});
  for (const Seat seat : {Seat{0}, Seat{1}}) table.play(seat, Move::keep_tickets(3));
  for (int i = 0; i < 4; ++i) table.play(table.state().open.active, Move::take_blind());
  const std::string text = write_record(game.edition, game.labels, table.record());
  const auto read = read_record(game.edition, game.labels, text);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, table.record());
}

TEST(Players, NamesThatARecordCannotHoldAreNamed) {
  EXPECT_EQ(player_fault({"Ala", "Łucja Wiśniewska", "Bo 2"}), "");
  for (const char* name : {"", " Ala", "Ala ", "A·b", "A -> b", "A / b", "A\nb"})
    EXPECT_NE(player_fault({"Bo", name}), "") << '"' << name << '"';
  EXPECT_NE(player_fault({std::string(61, 'x')}), "");
}

}  // namespace
}  // namespace wagonaut::tests
