// What happened, in sentences: every fact can be told, nothing is told to the wrong ears, and the
// end says who won and why.
#include <gtest/gtest.h>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/tools/program.h"
#include "tools/columns.h"
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

// Sums are told with their sign, as the language writes them, and with what they were for.
TEST(Story, DollarsAreTold) {
  const Game game = game_of("legacy", 2);
  const Speech english = speech_of(game, Language::English);
  const Speech polish = speech_of(game, Language::Polish);
  Fact fact = some_fact(FactKind::Dollars);
  fact.n = -3;
  EXPECT_EQ(sentence_of(english, fact), "▲ Bo: −$3 (for the route).");
  EXPECT_EQ(sentence_of(polish, fact), "▲ Bo: −3 $ (za połączenie).");
  fact.n = 1;
  fact.source = {std::uint8_t(Source::Company), 1};
  EXPECT_EQ(sentence_of(english, fact), "▲ Bo: +$1 (company colour).");
  EXPECT_EQ(sentence_of(polish, fact), "▲ Bo: +1 $ (kolor firmy).");
  fact = some_fact(FactKind::ProspectOver);
  fact.n = 0;
  EXPECT_EQ(sentence_of(english, fact), "▲ Bo turns up no more cards: +$0.");
}

// Whoever turned up the card that ends it did not stop (C-11).
TEST(Story, ALastCardThatTakesAllIsTold) {
  const Game game = game_of("legacy", 2);
  const Speech english = speech_of(game, Language::English);
  Fact card = some_fact(FactKind::CardProspected);
  card.card = Sort{0};
  Fact over = some_fact(FactKind::ProspectOver);
  over.n = 0;
  const auto lost = story(english, {card, over}, Ears::of(std::nullopt));
  ASSERT_EQ(lost.size(), 2u);
  EXPECT_EQ(lost[1], "▲ Bo: the last card ends it, and nothing is taken.");
  over.n = 2;
  EXPECT_EQ(story(english, {card, over}, Ears::of(std::nullopt))[1],
            "▲ Bo turns up no more cards: +$2.");
}

// What an order pays is said when it turns up; whoever fulfils it hears one sum.
TEST(Story, AnOrderHasOneSum) {
  const Game game = game_of("legacy", 2);
  const Speech english = speech_of(game, Language::English);
  Fact turned = some_fact(FactKind::OrderTurned), taken = some_fact(FactKind::OrderTaken);
  turned.tickets = {TicketId{0}};
  taken.tickets = {TicketId{0}};
  taken.n = std::int16_t((game.edition.ticket(TicketId{0}).links[0].points + 1) / 2);
  const std::string sum = "$" + std::to_string(taken.n);
  EXPECT_NE(sentence_of(english, turned).find("(" + sum + ")"), std::string::npos);
  const std::string told = sentence_of(english, taken);
  EXPECT_EQ(told.find('$'), told.rfind('$')) << told;
  EXPECT_TRUE(told.ends_with("+" + sum + ".")) << told;
}

// A token that was used stays where it is: nothing is added to it.
TEST(Story, ATokenIsUsed) {
  const Game game = game_of("legacy", 2);
  Fact fact = some_fact(FactKind::CityToken);
  fact.n = 0;
  EXPECT_TRUE(sentence_of(speech_of(game, Language::English), fact).ends_with(" used."));
  EXPECT_TRUE(sentence_of(speech_of(game, Language::Polish), fact).ends_with(", wykorzystano."));
  fact.n = 1;
  EXPECT_TRUE(sentence_of(speech_of(game, Language::English), fact).ends_with(" +1."));
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

// A card that an effect draws comes with its reason; who may not see the card reads it all the
// same.
TEST(Story, ADrawnCardIsToldWithWhatBroughtIt) {
  const Game game = game_of("legacy", 2);
  Fact fact = some_fact(FactKind::BlindTaken);
  fact.what = 0;
  fact.source = {std::uint8_t(Source::Law), 0};
  EXPECT_EQ(sentence_of(speech_of(game, Language::English), fact),
            "▲ Bo took a card from the deck (R red; large city).");
  EXPECT_EQ(story(speech_of(game, Language::Polish), {fact}, Ears::of(Seat{0})).front(),
            "▲ Bo: karta ze stosu (duże miasto).");
}

// A row that a card replaces did not show too many locomotives.
TEST(Story, AReplacedRowHasItsReason) {
  const Game game = game_of("legacy", 2);
  const Speech english = speech_of(game, Language::English);
  Fact fact = some_fact(FactKind::MarketFlushed);
  EXPECT_EQ(sentence_of(english, fact),
            "Too many locomotives face up: the whole row was replaced.");
  fact.source = {std::uint8_t(Source::Event), 0};
  const std::string event = english.event(0);
  EXPECT_EQ(sentence_of(english, fact), "The whole row was replaced (" + event + ").");
  EXPECT_TRUE(sentence_of(speech_of(game, Language::Polish), fact)
                  .starts_with("Wymieniono wszystkie odkryte karty ("));
}

// The sum that an order or a prospect pays is told with it, and not once more.
TEST(Story, ASumIsToldOnce) {
  const Game game = game_of("legacy", 2);
  const Speech speech = speech_of(game, Language::English);
  Fact over = some_fact(FactKind::ProspectOver), paid = some_fact(FactKind::Dollars);
  EXPECT_EQ(story(speech, {over, paid}, Ears::everything()).size(), 1u);
  paid.n = 3;
  EXPECT_EQ(story(speech, {over, paid}, Ears::everything()).size(), 2u);
  EXPECT_EQ(story(speech, {paid, paid}, Ears::everything()).size(), 2u);
}

// Where no lane is printed as a tunnel it is a pass that turns up cards, and an order says what it
// pays, which is half of the ticket.
TEST(Story, PassesAndOrdersAreCalledSo) {
  const Game west = game_of("legacy", 2), nordic = game_of("nordic", 2);
  const Fact toll = some_fact(FactKind::TollAsked);
  EXPECT_EQ(sentence_of(speech_of(west, Language::English), toll), "The pass costs 2 cards more.");
  EXPECT_EQ(sentence_of(speech_of(west, Language::Polish), toll),
            "Przełęcz kosztuje 2 karty więcej.");
  EXPECT_EQ(sentence_of(speech_of(nordic, Language::English), toll),
            "The tunnel costs 2 cards more.");
  Fact order = some_fact(FactKind::OrderTurned);
  order.tickets = {TicketId{0}};
  const Speech speech = speech_of(west, Language::English);
  const int points = west.edition.ticket(TicketId{0}).links[0].points;
  const std::string words = sentence_of(speech, order);
  EXPECT_NE(words.find("($" + std::to_string((points + 1) / 2) + ")"), std::string::npos) << words;
  EXPECT_NE(speech.ticket(TicketId{0}).find("($" + std::to_string(points) + ")"),
            std::string::npos);
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
    const std::string table = score_table(speech_of(game, Language::English), result, 100);
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

// On a narrow screen long heads are stacked, and every number stands below its own.
TEST(Ending, TheTableFitsTheScreen) {
  for (const EditionCard& card : catalog().editions())
    for (const Language language : {Language::English, Language::Polish}) {
      const Game game = game_of(card.id, 2);
      QuickChance luck{Quick(1)};
      const Standings result = standings(game.edition, start(game.edition, luck));
      const std::string table = score_table(speech_of(game, language), result, 80);
      std::size_t at = 0;
      for (std::size_t end; at < table.size(); at = end + 1) {
        end = table.find('\n', at);
        EXPECT_LE(width_of(table.substr(at, end - at)), 80) << card.id << "\n" << table;
      }
    }
}

// L-80: what the parts add up to is not always what the slip shows.
TEST(Ending, ASlipThatWouldBeBelowNothingSaysSo) {
  const Game game = game_of("legacy", 2);
  QuickChance luck{Quick(1)};
  State s = start(game.edition, luck);
  const Speech speech = speech_of(game, Language::English);
  EXPECT_EQ(ending_text(speech, s, 100).find("A slip never shows less"), std::string::npos);
  for (const TicketId ticket : s.own[0].offer) s.own[0].tickets.insert(ticket);
  s.open.seat[0].score = 0;
  EXPECT_NE(ending_text(speech, s, 100).find("A slip never shows less than $0."), std::string::npos)
      << ending_text(speech, s, 100);
}

}  // namespace
}  // namespace wagonaut::tests::tools
