// What a program is told: all that its seat may know, and nothing of the others.
#include "server/outside/dialogue.h"

#include <gtest/gtest.h>

#include <fstream>

#include <boost/json.hpp>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"
#include "tests/server/e2e/shell.h"
#include "tests/server/outside/outside_game.h"
#include "tests/support/server_process.h"

namespace wagonaut::tests::outside {
namespace {

namespace json = boost::json;
using server::decide_line;
using server::game_line;
using server::Millis;
using server::over_line;

std::string word(const json::value& value) {
  return std::string(value.as_string());
}

int number(const json::value& value) {
  return int(value.as_int64());
}

/// Things that the game has; those that are not open have a number, but no label.
std::size_t open_ones(const std::vector<std::string>& labels) {
  return labels.size() - std::size_t(std::count(labels.begin(), labels.end(), ""));
}

std::vector<std::string> lines_in(const std::string& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Outside, AProgramHearsTheGameItsDecisionsAndTheEnd) {
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  const TempFolder folder;
  const std::string heard = folder.path("heard");
  const auto game = game_for("world", 3);
  const server::Program program = patient("tee '" + heard + "' | " + example_command());
  const Played played = play(game, program, Seat(1));
  ASSERT_TRUE(played.forfeits.empty());
  const auto lines = lines_in(heard);
  ASSERT_EQ(lines.size(), played.asked.size() + 2);
  EXPECT_EQ(lines.front(), game_line(*game, Seat(1), program.budget));
  for (std::size_t i = 0; i < played.asked.size(); ++i)
    EXPECT_EQ(lines[i + 1], decide_line(*game, played.asked[i], int(i) + 1, program.budget));
  EXPECT_EQ(lines.back(), over_line(*game, played.last));
}

TEST(Outside, TheFirstLineHoldsTheWholeBox) {
  for (const EditionCard& card : data::catalog().editions()) {
    const auto game = game_for(card.id, card.max_seats);
    const json::value line = json::parse(game_line(*game, Seat(1), Millis(700)));
    EXPECT_EQ(word(line.at("type")), "game");
    EXPECT_EQ(number(line.at("protocol")), server::kLineProtocol);
    EXPECT_EQ(word(line.at("edition")), card.id);
    EXPECT_EQ(number(line.at("seat")), 1);
    EXPECT_EQ(number(line.at("seats")), card.max_seats);
    EXPECT_EQ(number(line.at("budget_ms")), 700);
    EXPECT_EQ(line.at("board").at("lanes").as_array().size(), open_ones(game->labels.lanes));
    EXPECT_EQ(line.at("board").at("tickets").as_array().size(), open_ones(game->labels.tickets));
  }
}

/// Walks random games and shows each position to `look_at`.
template <class LookAt>
void for_positions(const Game& game, std::uint64_t seed, LookAt look_at) {
  DeckChance luck(seed);
  Quick rng(seed);
  const auto bot = make_bot("random");
  State s = start(game.edition, luck);
  while (!over(s)) {
    look_at(s);
    const Seat seat = *s.open.ask.waiting.begin();
    apply(game.edition, s, seat, bot->choose(game.edition, look(game.edition, s, seat), rng), luck);
  }
  look_at(s);
}

/// The tickets of a seat that nobody else may know.
TicketSet secrets_of(const Own& seat) {
  TicketSet out = seat.tickets;
  for (const TicketId ticket : seat.offer) out.insert(ticket);
  for (const TicketId ticket : seat.rejected) out.insert(ticket);
  return out;
}

TEST(Outside, NoDecisionTellsWhatOtherSeatsHold) {
  for (const EditionCard& card : data::catalog().editions()) {
    const auto game = game_for(card.id, card.max_seats);
    const Edition& ed = game->edition;
    int searched = 0;
    for_positions(*game, 11, [&](const State& s) {
      if (over(s)) return;
      for (const Seat seat : s.open.ask.waiting) {
        const std::string line = decide_line(*game, look(ed, s, seat), 1, Millis(1));
        const json::value view = json::parse(line).at("view");
        EXPECT_EQ(view.at("own").at("hand").as_object().empty(), s.own[seat].hand.total() == 0);
        EXPECT_EQ(line.find("\"hand\""), line.rfind("\"hand\""));
        for (int other = 0; other < ed.seats; ++other) {
          if (Seat(other) == seat) continue;
          for (const TicketId ticket : secrets_of(s.own[other])) {
            const std::string& id = game->labels.tickets[std::size_t(ticket)];
            ASSERT_EQ(line.find("\"" + id + "\""), std::string::npos) << card.id << " " << id;
            ++searched;
          }
        }
      }
    });
    EXPECT_GT(searched, 100) << card.id;
  }
}

// Whatever the others may hold: a program that cannot know is told the same.
TEST(Outside, LookAlikeDealsSoundAlike) {
  for (const EditionCard& card : data::catalog().editions()) {
    const auto game = game_for(card.id, card.max_seats);
    const Edition& ed = game->edition;
    Quick rng(5);
    for_positions(*game, 12, [&](const State& s) {
      if (over(s)) return;
      const Seat seat = *s.open.ask.waiting.begin();
      const View view = look(ed, s, seat);
      const State other = imagine(ed, view, rng);
      ASSERT_EQ(decide_line(*game, view, 1, Millis(1)),
                decide_line(*game, look(ed, other, seat), 1, Millis(1)));
    });
  }
}

TEST(Outside, TheEndTellsTheStandings) {
  for (const EditionCard& card : data::catalog().editions()) {
    const auto game = game_for(card.id, card.max_seats);
    const Edition& ed = game->edition;
    for_positions(*game, 13, [&](const State& s) {
      for (int seat = 0; seat < ed.seats; ++seat) {
        const json::value line = json::parse(over_line(*game, look(ed, s, Seat(seat))));
        EXPECT_EQ(word(line.at("type")), "over");
        ASSERT_EQ(line.as_object().contains("standings"), over(s));
        if (!over(s)) return;
        const Standings result = standings(ed, s);
        for (int who = 0; who < ed.seats; ++who) {
          const json::value& told = line.at("standings").at(std::size_t(who));
          EXPECT_EQ(number(told.at("seat")), who);
          EXPECT_EQ(number(told.at("total")), result.at(Seat(who)).total) << card.id;
          EXPECT_EQ(number(told.at("place")), result.at(Seat(who)).place) << card.id;
        }
      }
    });
  }
}

TEST(Outside, AnswersMayHoldMoreThanIsRead) {
  const auto answer =
      server::read_answer(R"( {"move": "blind train", "id": 12, "why": "no reason"}  )"
                          "\r");
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(answer->id, 12);
  EXPECT_EQ(answer->move, "blind train");
}

TEST(Outside, ProgramsAreNamed) {
  const auto named = server::programs_from({"mine=python3 my.py --level=3", "b-2=./b"}, Millis(5));
  ASSERT_TRUE(named) << named.error();
  EXPECT_EQ(named->at(0).name, "mine");
  EXPECT_EQ(named->at(0).command, "python3 my.py --level=3");
  EXPECT_EQ(named->at(1).budget, Millis(5));
  EXPECT_EQ(server::find_program(*named, "b-2"), &named->at(1));
  EXPECT_EQ(server::find_program(*named, "b"), nullptr);
  for (const std::string bad : {"", "mine", "mine=", "mine= ", "=x", "a b=x", "a,b=x", "bot:x=y",
                                "greedy=x", "a-name-of-too-many-letters=x"})
    EXPECT_FALSE(server::programs_from({bad}, Millis(5))) << bad;
  EXPECT_FALSE(server::programs_from({"mine=x", "mine=y"}, Millis(5)));
}

}  // namespace
}  // namespace wagonaut::tests::outside
