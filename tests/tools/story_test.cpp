// What happened, in sentences: every fact can be told, nothing is told to the wrong ears, and the
// end says who won and why.
#include <gtest/gtest.h>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/tools/program.h"
#include "tools/play/ending.h"
#include "tools/play/story.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

Speech speech_of(const Game& game, Language language) {
  return Speech(game, language, Paint(false), {"Ala", "Bo", "Cy", "Di", "Ed"});
}

Fact some_fact(FactKind kind) {
  Fact fact;
  fact.kind = kind;
  fact.seat = Seat{1};
  fact.what = 1;
  fact.card = Sort{0};
  fact.n = 2;
  fact.m = -2;
  fact.cards[Sort{0}] = 2;
  return fact;
}

TEST(Story, EveryFactFillsItsSentence) {
  const Game game = game_of("world", 2);
  for (const Language language : {Language::English, Language::Polish}) {
    const Speech speech = speech_of(game, language);
    for (int i = 0; i <= int(FactKind::GameEnded); ++i) {
      const std::string words = sentence_of(speech, some_fact(FactKind(i)));
      EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
      EXPECT_EQ(words.find("  "), std::string::npos) << words;
      EXPECT_TRUE(words.ends_with('.')) << words;
    }
  }
}

TEST(Story, CardsTurnedUpTogetherAreOneSentence) {
  const Game game = game_of("usa", 2);
  const Speech speech = speech_of(game, Language::English);
  std::vector<Fact> facts(3, some_fact(FactKind::CardTurned));
  facts[1].card = Sort{1};
  EXPECT_EQ(story(speech, facts, Ears::of(Seat{0})),
            (std::vector<std::string>{"Turned up: R red, B blue, R red."}));
}

// G-8: of a blind draw the others learn only that it happened.
TEST(Story, ABlindCardIsToldToItsOwner) {
  const Game game = game_of("usa", 2);
  const Speech speech = speech_of(game, Language::English);
  const std::vector<Fact> facts{some_fact(FactKind::BlindTaken)};
  EXPECT_EQ(story(speech, facts, Ears::of(Seat{1})).front(),
            "▲ Bo took a card from the deck (R red).");
  EXPECT_EQ(story(speech, facts, Ears::of(Seat{0})).front(), "▲ Bo took a card from the deck.");
  EXPECT_EQ(story(speech, facts, Ears::of({})).front(), "▲ Bo took a card from the deck.");
  EXPECT_EQ(story(speech, facts, Ears::everything()).front(),
            "▲ Bo took a card from the deck (R red).");
}

/// Two seats with these totals, complete tickets and places.
Standings result_of(int total_a, int total_b, int complete_a, int complete_b) {
  Standings out;
  out.at(Seat{0}).total = std::int16_t(total_a);
  out.at(Seat{1}).total = std::int16_t(total_b);
  out.at(Seat{0}).parts.push_back({AwardKind::Tickets, 0, std::int16_t(complete_a)});
  out.at(Seat{1}).parts.push_back({AwardKind::Tickets, 0, std::int16_t(complete_b)});
  const bool second = std::pair(total_b, complete_b) > std::pair(total_a, complete_a);
  const bool first = std::pair(total_a, complete_a) > std::pair(total_b, complete_b);
  out.at(Seat{0}).place = second ? 2 : 1;
  out.at(Seat{1}).place = first ? 2 : 1;
  return out;
}

// U-25: more complete tickets decide between equal totals.
TEST(Ending, TheTieBreakIsSaidInWords) {
  const Game game = game_of("usa", 2);
  const Speech english = speech_of(game, Language::English);
  EXPECT_EQ(winner_line(english, result_of(90, 101, 3, 3)), "▲ Bo wins with 101 points.");
  const std::string tied = winner_line(english, result_of(90, 90, 5, 4));
  EXPECT_NE(tied.find("● Ala wins with 90 points."), std::string::npos) << tied;
  EXPECT_NE(tied.find("complete tickets (5 to 4)"), std::string::npos) << tied;
  EXPECT_EQ(winner_line(english, result_of(90, 90, 4, 4)),
            "● Ala, ▲ Bo share the win with 90 points.");
  const Speech polish = speech_of(game, Language::Polish);
  EXPECT_NE(winner_line(polish, result_of(92, 92, 5, 4)).find("92 punkty"), std::string::npos);
  EXPECT_NE(winner_line(polish, result_of(92, 92, 5, 4)).find("(5 do 4)"), std::string::npos);
}

TEST(Ending, TheTableShowsThePartsThatTheEditionCounts) {
  const auto heads = [&](const char* edition) {
    const Game game = game_of(edition, 2);
    QuickChance luck{Quick(1)};
    const Standings result = standings(game.edition, start(game.edition, luck));
    const std::string table = score_table(speech_of(game, Language::English), result);
    return table.substr(0, table.find('\n'));
  };
  EXPECT_NE(heads("usa").find("longest trail"), std::string::npos);
  EXPECT_EQ(heads("usa").find("harbours"), std::string::npos);
  EXPECT_NE(heads("nordic").find("most tickets"), std::string::npos);
  EXPECT_NE(heads("nordic").find("trail length"), std::string::npos);  // breaks ties (N-48)
  EXPECT_EQ(heads("nordic").find("longest trail"), std::string::npos);
  EXPECT_NE(heads("world").find("harbours"), std::string::npos);
  EXPECT_NE(heads("world").find("unbuilt"), std::string::npos);
}

}  // namespace
}  // namespace wagonaut::tests::tools
