// What is typed: routes by the beginnings of their cities, cards by letters, and reasons when it
// does not work.
#include <gtest/gtest.h>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/tools/program.h"
#include "tools/play/wish.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

/// A first turn with a hand of one's choice.
struct Turn {
  Game game;
  Speech speech;
  State state;
  View view;

  Turn(const std::string& edition, const std::string& hand, Language language = Language::English)
      : game(game_of(edition, 2)), speech(game, language, Paint(false), {"Ala", "Bo"}) {
    QuickChance luck{Quick(1)};
    state = start(game.edition, luck, nullptr, Seat{0});
    for (int i = 0; i < 2; ++i)
      apply(game.edition, state, Seat(i),
            Move::keep_tickets((1u << state.own[Seat(i)].offer.size()) - 1), luck);
    while (state.open.ask.kind == AskKind::ChooseFleet)
      apply(game.edition, state, *state.open.ask.waiting.begin(), Move::choose_fleet(20), luck);
    state.own[Seat{0}].hand = *cards_from(game.labels, hand);
    view = look(game.edition, state, Seat{0});
  }
  Wish wish(const std::string& typed) const {
    return wish_from({speech, state, view, Seat{0}}, typed);
  }
  std::optional<Refusal> why(const std::string& typed) const {
    const Wish meant = wish(typed);
    EXPECT_TRUE(meant.choice) << typed << ": " << meant.complaint;
    return objection(game.edition, state, Seat{0}, meant.choice->move);
  }
  std::string lane(const Wish& meant) const {
    return game.labels.lanes[std::size_t(meant.choice->move.lane())];
  }
};

TEST(Wish, ARouteIsNamedByTheBeginningsOfItsCities) {
  const Turn turn("usa", "GGG*");
  for (const char* typed :
       {"claim Denver-Helena GGG*", "claim hel - den GGG*", "claim helena–denver ggg*",
        "cla HEL-DEN *GGG", "zajmij den-hel GGG*", "claim helena-denver GGG*"}) {
    const Wish meant = turn.wish(typed);
    ASSERT_TRUE(meant.choice) << typed << ": " << meant.complaint;
    EXPECT_EQ(turn.lane(meant), "helena-denver") << typed;
    EXPECT_EQ(turn.why(typed), std::nullopt) << typed;
  }
}

TEST(Wish, CitiesOfSeveralWordsAndAccents) {
  const Turn turn("usa", "YYY");
  EXPECT_EQ(turn.why("claim San Francisco - Los Angeles YYY"), std::nullopt);
  EXPECT_EQ(turn.why("claim montreal-bos YY"), std::nullopt);
  const Turn polish("usa", "YYY", Language::Polish);
  EXPECT_EQ(polish.why("zajmij montreal-bos YY"), std::nullopt);
}

TEST(Wish, OfTwoLanesTheOneThatTheCardsBuyIsMeant) {
  const Turn turn("usa", "YYYPPP");
  EXPECT_EQ(turn.lane(turn.wish("claim san fra-los YYY")), "san_francisco-los_angeles-1");
  EXPECT_EQ(turn.lane(turn.wish("claim san fra-los PPP")), "san_francisco-los_angeles-2");
}

TEST(Wish, WithoutCardsTheWaysToPayAreShown) {
  const Turn turn("usa", "GGGG*");
  const Wish meant = turn.wish("claim den-hel");
  ASSERT_TRUE(meant.choice);
  EXPECT_EQ(meant.choice->opens, Choice::Opens::Payments);
  EXPECT_EQ(payment_sheet(turn.speech, turn.view, meant.choice->lanes).choices.size(), 2u);
  EXPECT_EQ(turn.wish("claim hel-dul").complaint, turn.speech.say("lines.hand_cannot_pay"));
}

TEST(Wish, TheLawSaysWhyNot) {
  const Turn turn("usa", "GGGRR");
  EXPECT_EQ(turn.why("claim den-hel GGGG"), Refusal::CardsNotHeld);
  EXPECT_EQ(turn.why("claim den-hel GGG"), Refusal::WrongNumberOfCards);
  EXPECT_EQ(turn.why("claim kan-sai RR"), Refusal::WrongColour);
  EXPECT_EQ(turn.why("keep 1"), Refusal::WrongKindOfMove);
}

TEST(Wish, WhatCannotBeMeantIsSaid) {
  const Turn turn("usa", "GGG");
  EXPECT_FALSE(turn.wish("claim moon-mars GG").choice);
  EXPECT_FALSE(turn.wish("claim den-").choice);
  EXPECT_FALSE(turn.wish("pay Q").choice);
  EXPECT_FALSE(turn.wish("gibberish").choice);
  const Wish several = turn.wish("claim s-p GG");  // more than one pair of cities
  EXPECT_FALSE(several.choice);
  EXPECT_NE(several.complaint.find("\n"), std::string::npos);
}

TEST(Wish, AMoveMayBeTypedAsRecordsWriteIt) {
  const Turn turn("usa", "GGG*");
  EXPECT_EQ(turn.why("blind"), std::nullopt);
  EXPECT_EQ(turn.why("claim helena-denver GGG*"), std::nullopt);
}

TEST(Wish, CardsOfTwoLetters) {
  const Turn turn("world", "RhRhR1R1**");
  EXPECT_TRUE(cards_typed(turn.speech, "RhRhR1R1"));
  EXPECT_FALSE(cards_typed(turn.speech, "RhQ"));
  EXPECT_EQ(turn.why("harbour lagos RhRhR1R1"), Refusal::NoOwnLaneThere);
}

TEST(Wish, NumbersAreReadWithSpacesOrCommas) {
  EXPECT_EQ(numbers_typed("1 3"), (std::vector<int>{1, 3}));
  EXPECT_EQ(numbers_typed("1,3, 4"), (std::vector<int>{1, 3, 4}));
  EXPECT_EQ(numbers_typed("1 x"), std::nullopt);
  EXPECT_EQ(numbers_typed(""), std::nullopt);
  EXPECT_EQ(numbers_typed("-1"), std::nullopt);
  EXPECT_EQ(numbers_typed("99999999999999"), std::nullopt);
}

}  // namespace
}  // namespace wagonaut::tests::tools
