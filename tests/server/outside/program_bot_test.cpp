// Programs that play a seat, and all the ways in which they can fail to.
#include "server/outside/program_bot.h"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"
#include "tests/server/e2e/shell.h"
#include "tests/server/outside/outside_game.h"
#include "tests/support/server_process.h"

namespace wagonaut::tests::outside {
namespace {

using server::Child;
using server::Program;
using server::ProgramBot;

TEST(Outside, TheExamplePlaysWholeGamesInEveryEdition) {
  const auto before = children();
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  for (const EditionCard& card : data::catalog().editions())
    for (const int seats : {card.min_seats, card.max_seats}) {
      const auto game = game_for(card.id, seats);
      const Played played = play(game, patient(example_command()), Seat(seats - 1));
      EXPECT_TRUE(played.finished) << card.id;
      for (const server::Forfeit& it : played.forfeits)
        ADD_FAILURE() << card.id << ": " << forfeit_line(it);
      EXPECT_GT(standings(game->edition, played.state).at(Seat(seats - 1)).points(AwardKind::Lanes),
                0)
          << card.id;
    }
  EXPECT_EQ(children(), before);
}

/// What a program does wrong, and what is said of it.
struct Misdeed {
  std::string command, why;
};

/// Each with all the time there is: what is held against them is what they did.
const std::vector<Misdeed>& misdeeds() {
  static const std::string and_wait = "; cat >/dev/null";
  static const std::vector<Misdeed> all{
      {"exit 0", "ended with exit code 0 without an answer"},
      {"read game; exit 3", "ended with exit code 3 without an answer"},
      {"read game; kill -SEGV $$", "was ended by signal 11 without an answer"},
      {"/nowhere/bot 2>/dev/null", "ended with exit code 127 without an answer"},
      {"exec 1>&-; exec sleep 1000", "closed its output without an answer"},
      {"printf '{\"id\": 1, '", "ended with exit code 0 without an answer"},
      {"echo hello" + and_wait, "wrote what is no answer: the message is not JSON: syntax error"},
      {"echo '{\"move\": \"tickets\"}'" + and_wait, "wrote what is no answer: id: is missing"},
      {"echo '{\"id\": 1}'" + and_wait, "wrote what is no answer: move: is missing"},
      {"echo '[]'" + and_wait, "wrote what is no answer: the message is not a JSON object"},
      {"echo '{\"id\": 7, \"move\": \"tickets\"}'" + and_wait,
       "answered question 7 when it was asked 1"},
      {"echo '{\"id\": 1, \"move\": \"dance\"}'" + and_wait, "answered with what is no move"},
      {"echo '{\"id\": 1, \"move\": \"tickets\"}'" + and_wait,
       "made an unlawful move: wrong_kind_of_move"},
      {"yes | tr -d '\\n'", "wrote a line of more than 65536 bytes"},
      {"head -c 70000 /dev/zero | tr '\\0' x; echo" + and_wait,
       "wrote a line of more than 65536 bytes"},
  };
  return all;
}

TEST(Outside, EveryMisdeedForfeitsForItsOwnReasonAndTheGameGoesOn) {
  const auto before = children();
  const auto game = game_for("usa");
  for (const Misdeed& misdeed : misdeeds()) {
    const Played played = play(game, patient(misdeed.command), Seat(0));
    EXPECT_TRUE(played.finished) << misdeed.command;
    ASSERT_EQ(played.forfeits.size(), 1u) << misdeed.command;
    EXPECT_EQ(played.forfeits[0].why, misdeed.why) << misdeed.command;
    EXPECT_EQ(played.forfeits[0].program, "guest");
    EXPECT_EQ(played.forfeits[0].seat, 0);
    EXPECT_EQ(children(), before) << misdeed.command;
  }
}

TEST(Outside, WhoIsLateForfeits) {
  const auto before = children();
  const auto game = game_for("world");
  for (const std::string command : {"exec sleep 1000", "while read line; do :; done"}) {
    const Played played = play(game, impatient(command), Seat(1));
    EXPECT_TRUE(played.finished) << command;
    ASSERT_EQ(played.forfeits.size(), 1u) << command;
    EXPECT_EQ(played.forfeits[0].why, "gave no answer within 20 ms") << command;
    EXPECT_EQ(children(), before) << command;
  }
}

// A line that nobody asked for is the answer to nothing.
TEST(Outside, TwoAnswersToOneQuestionAreOneTooMany) {
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  const Played played =
      play(game_for("usa"), patient(example_command() + " | sed -u 'p'"), Seat(0));
  EXPECT_TRUE(played.finished);
  ASSERT_EQ(played.forfeits.size(), 1u);
  EXPECT_EQ(played.forfeits[0].why, "answered question 1 when it was asked 2");
}

TEST(Outside, WhoEndsInTheMiddleForfeitsFromThereOn) {
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  const Played played =
      play(game_for("nordic"), patient("sed -u 6q | " + example_command()), Seat(0));
  EXPECT_TRUE(played.finished);
  ASSERT_EQ(played.forfeits.size(), 1u);
  EXPECT_EQ(played.forfeits[0].why, "ended with exit code 0 without an answer");
}

// The log of a server may be read by many: what a program said of its hand is not in the reason.
TEST(Outside, AReasonTellsNoCards) {
  const Played played =
      play(game_for("usa"),
           patient("echo '{\"id\": 1, \"move\": \"claim x RRR\"}'; cat >/dev/null"), Seat(0));
  ASSERT_EQ(played.forfeits.size(), 1u);
  EXPECT_EQ(played.forfeits[0].why.find("RRR"), std::string::npos);
  EXPECT_EQ(played.forfeits[0].detail, "claim x RRR");
  EXPECT_EQ(forfeit_line(played.forfeits[0]),
            "guest forfeits seat 0: answered with what is no move (claim x RRR); planner plays on");
}

std::vector<pid_t> pids_in(const std::string& file) {
  std::vector<pid_t> pids;
  std::ifstream in(file);
  for (pid_t pid = 0; in >> pid;) pids.push_back(pid);
  return pids;
}

/// Ended processes may take a moment to be seen as such.
bool all_end(const std::vector<pid_t>& pids) {
  for (int looks = 0; looks < 2000; ++looks) {
    if (std::none_of(pids.begin(), pids.end(), runs)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

TEST(Outside, NothingThatAProgramStartedIsLeft) {
  const auto before = children();
  const TempFolder folder;
  const std::string file = folder.path("pids");
  const std::string command =
      "sleep 1000 & echo $! >'" + file + "'; echo $$ >>'" + file + "'; echo hello; wait";
  EXPECT_EQ(play(game_for("usa"), patient(command), Seat(0)).forfeits.size(), 1u);
  const auto pids = pids_in(file);
  ASSERT_EQ(pids.size(), 2u);
  EXPECT_TRUE(all_end(pids));
  EXPECT_EQ(children(), before);
}

TEST(Outside, AProgramEndsWithItsBot) {
  const auto before = children();
  const auto game = game_for("usa");
  DeckChance luck(1);
  const State s = start(game->edition, luck);
  const Seat seat = *s.open.ask.waiting.begin();
  pid_t pid = -1;
  {
    // Keeps what it is offered, and goes on listening.
    std::string keep = "keep";
    for (const TicketId ticket : s.own[seat].offer)
      keep += " " + game->labels.tickets[std::size_t(ticket)];
    ProgramBot bot(patient("trap '' TERM; echo '{\"id\":1,\"move\":\"" + keep +
                           "\"}'; while :; do sleep 1000; done"),
                   game, [](const server::Forfeit& it) { ADD_FAILURE() << forfeit_line(it); });
    Quick rng(1);
    EXPECT_EQ(bot.choose(game->edition, look(game->edition, s, seat), rng).kind,
              MoveKind::KeepTickets);
    ASSERT_NE(bot.child(), nullptr);
    pid = bot.child()->pid();
    EXPECT_TRUE(runs(pid));
  }
  EXPECT_FALSE(runs(pid));
  EXPECT_EQ(children(), before);
}

// Whoever does not end at the end is ended, and the game counts.
TEST(Outside, WhoStaysAfterTheGameIsShownTheDoor) {
  const auto before = children();
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  Program program = patient(example_command() + "; exec sleep 1000");
  program.last_words = server::Millis(50);
  const Played played = play(game_for("switzerland"), program, Seat(0));
  EXPECT_TRUE(played.finished);
  EXPECT_TRUE(played.forfeits.empty());
  EXPECT_EQ(children(), before);
}

TEST(Outside, AProgramHasNoFileOfOurs) {
  const TempFolder folder;
  const std::string file = folder.path("open"), secret = folder.path("secret");
  std::ofstream(secret) << "x";
  std::FILE* held = std::fopen(secret.c_str(), "r");  // without close-on-exec
  ASSERT_NE(held, nullptr);
  auto child = Child::start("ls -l /proc/$$/fd >'" + file + "'; echo done");
  ASSERT_TRUE(child) << child.error();
  std::string line;
  EXPECT_EQ((*child)->hear(line, std::chrono::steady_clock::now() + std::chrono::minutes(2)),
            Child::Heard::Line);
  std::fclose(held);
  std::ifstream in(file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_NE(text.find(" 2 -> "), std::string::npos) << text;
  EXPECT_EQ(text.find("secret"), std::string::npos) << text;
}

}  // namespace
}  // namespace wagonaut::tests::outside
