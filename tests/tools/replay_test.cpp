// Looking back at a record: through one pair of eyes or all, at any step.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/record/recorder.h"
#include "tests/tools/program.h"
#include "tools/exit_codes.h"
#include "tools/files.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

class Replay : public testing::Test {
 protected:
  void SetUp() override {
    PlaySettings settings = settings_for("usa", "bot:greedy,bot:random");
    settings.save = file_.path();
    ASSERT_EQ(play_game(settings, "").code, kOk);
    text_ = *read_text(file_.path());
  }
  Ran replay(std::vector<std::string> more) const {
    more.insert(more.begin(), {"replay", file_.path(), "--lang", "en"});
    return run_program(more);
  }
  void rewrite(const std::string& text) const { std::ofstream(file_.path()) << text; }

  TemporaryFile file_;
  std::string text_;
};

TEST_F(Replay, ShowsTheEnd) {
  const Ran ran = replay({});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_NE(ran.out.find("every step is lawful"), std::string::npos);
  EXPECT_NE(ran.out.find("wins with"), std::string::npos);
}

TEST_F(Replay, ShowsAPositionThroughOpenEyesOrOnesOwn) {
  const Ran open = replay({"--step", "10"});
  const Ran mine = replay({"--step", "10", "--eyes", "2"});
  const auto hands = [](const Ran& ran) {
    int n = 0;
    for (std::size_t at = ran.out.find("\nHand "); at != ran.out.npos;
         at = ran.out.find("\nHand ", at + 1))
      ++n;
    return n;
  };
  EXPECT_EQ(open.code, kOk) << open.err;
  EXPECT_EQ(hands(open), 2);
  EXPECT_EQ(hands(mine), 1);
}

TEST_F(Replay, TellsWhatOneSeatHeard) {
  const Ran all = replay({"--facts"});
  const Ran mine = replay({"--facts", "--eyes", "bot:greedy"});
  EXPECT_EQ(all.out.find("took a card from the deck."), std::string::npos);
  EXPECT_NE(mine.out.find("bot random took a card from the deck."), std::string::npos);
  EXPECT_EQ(mine.out.find("bot greedy took a card from the deck."), std::string::npos);
}

// What was taken back is told, and that it was.
TEST_F(Replay, TellsOfAnUndo) {
  const Game game = game_of("usa", 2);
  QuickChance luck{Quick(6)};
  Recorder table(game.edition, {game.card.id, game.card.rules, {}, {"Ala", "Bo"}}, luck, nullptr,
                 Seat{0});
  for (const Seat seat : {Seat{0}, Seat{1}}) table.play(seat, Move::keep_tickets(3));
  table.play(Seat{0}, Move::take_blind());
  table.play(Seat{0}, Move::take_blind());
  table.take_back(Seat{0}, 2);
  table.play(Seat{0}, Move::draw_tickets());
  rewrite(write_record(game.edition, game.labels, table.record()));
  const Ran ran = replay({"--facts", "--eyes", "Bo"});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_NE(ran.out.find("   4  ● Ala took a card from the deck."), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("   5  ● Ala takes 2 steps back."), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("   6  ● Ala drew 3 tickets"), std::string::npos) << ran.out;
}

// A reason speaks of hand and tickets: whoever looks through one seat's eyes hears its own only.
TEST_F(Replay, TellsWhatMovesServed) {
  const Game game = game_of("usa", 2);
  const auto record = read_record(game.edition, game.labels, text_);
  ASSERT_TRUE(record) << record.error();
  int own = 0;
  for (const RecordStep& step : record->steps) own += step.seat == Seat{0} ? 1 : 0;
  EXPECT_EQ(times(replay({"--why"}).out, "Why: "), int(record->steps.size()));
  EXPECT_EQ(times(replay({"--why", "--eyes", "1"}).out, "Why: "), own);
  EXPECT_EQ(times(replay({"--facts"}).out, "Why: "), 0);
}

TEST_F(Replay, ReasonsAreWholeSentencesInBothLanguages) {
  for (const std::string edition : {"usa-3", "nordic-3", "switzerland-2", "world-4"})
    for (const std::string language : {"en", "pl"}) {
      const Ran ran = run_program({"replay", WAGONAUT_ROOT "/tests/golden/" + edition + ".rec",
                                   "--why", "--lang", language});
      EXPECT_EQ(ran.code, kOk) << ran.err;
      EXPECT_GT(times(ran.out, language == "en" ? "Why: " : "Po co: "), 50);
      EXPECT_EQ(ran.out.find('{'), ran.out.npos) << edition << " " << language;
    }
}

TEST_F(Replay, WrongStepsAndEyesAreBadArguments) {
  EXPECT_EQ(replay({"--step", "99999"}).code, kBadArguments);
  EXPECT_EQ(replay({"--eyes", "Zoe"}).code, kBadArguments);
}

TEST_F(Replay, ATornRecordIsABadFile) {
  rewrite(text_.substr(0, text_.size() / 2));
  const Ran ran = replay({});
  EXPECT_EQ(ran.code, kBadFile);
  EXPECT_NE(ran.err.find(file_.path() + ": line "), std::string::npos) << ran.err;
}

TEST_F(Replay, ABrokenSealCanBeIgnoredALawlessStepCannot) {
  std::string text = text_;
  text[text.size() - 2] = text[text.size() - 2] == '0' ? '1' : '0';
  rewrite(text);
  EXPECT_EQ(replay({}).code, kBadFile);
  EXPECT_EQ(replay({"--ignore-seal"}).code, kOk);
  const std::size_t step = text_.find("\n5 ");
  rewrite(text_.substr(0, step) + text_.substr(text_.find('\n', step + 1)));
  EXPECT_EQ(replay({"--ignore-seal"}).code, kBadFile);
}

}  // namespace
}  // namespace wagonaut::tests::tools
