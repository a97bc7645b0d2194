// Questions of cards: of many routes the ones that help come first, and a part of a city's name
// finds the others.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/box_file.h"
#include "catalog/catalog.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/sight/sight.h"
#include "tests/tools/program.h"
#include "tools/play/card_question.h"
#include "tools/play/choices.h"
#include "tools/play/ending.h"
#include "tools/play/panels.h"
#include "tools/play/question_options.h"
#include "tools/play/wish.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

constexpr std::string_view kShare =
    R"({"when": "score", "step": 2, "if": [], "seats": "any", "do": [{"act": "choose", "of": "lane",
        "owned_by": "other", "optional": true, "then": [{"act": "board", "op": "share"}]}]})";

Game with_question(std::string_view sentence) {
  Game game = game_of("legacy", 2);
  auto edition =
      with_sentence(*catalog().boxes().front(), game.edition, sentence, Source::Module, 0);
  EXPECT_TRUE(edition) << edition.error();
  game.edition = *edition;
  return game;
}

/// Bo owns every route that one may; Ala, who holds some tickets and no route, is asked for one.
struct Handshake {
  Game game;
  Speech speech;
  State state;
  View view;

  explicit Handshake(Language language = Language::English, int left = 0)
      : game(with_question(kShare)),
        speech(game, language, Paint(false), {"Ala", "Bo"}, catalog().boxes().front()) {
    const Edition& ed = game.edition;
    QuickChance luck{Quick(1)};
    state = start(ed, luck, nullptr, Seat{0});
    state.own[Seat{0}].tickets.clear();
    for (int i = 0; i < ed.lanes.size(); ++i)
      if (!off_board(ed, LaneId(i)) && owner_of(ed, state.open, LaneId(i)) == kNobody &&
          state.open.seat[1].claimable.contains(LaneId(i)))
        give_lane(ed, state.open, Seat{1}, LaneId(i));
    const auto& rows = ed.effects.sentences;
    const auto row = std::find_if(rows.begin(), rows.end(), [](const Sentence& it) {
      return it.when == When::Score && it.source == Source::Module;
    });
    state.open.extras.question = {.act = row->first_act,
                                  .row = std::uint8_t(row - rows.begin()),
                                  .left = std::uint8_t(left),
                                  .me = Seat{0},
                                  .of = ChoiceOf::Lane};
    state.open.ask = {AskKind::EffectChoice, false, {}};
    state.open.ask.waiting.insert(Seat{0});
    look_again();
  }
  void look_again() { view = look(game.edition, state, Seat{0}); }
  /// A ticket between the ends of a route of Bo's, and that route.
  std::pair<TicketId, LaneId> next_door() const {
    const Edition& ed = game.edition;
    for (int t = 0; t < ed.tickets.size(); ++t)
      for (int i = 0; i < ed.lanes.size(); ++i) {
        const Link& link = ed.tickets[std::size_t(t)].links[0];
        const Lane& lane = ed.lane(LaneId(i));
        const NodeId a = link.from.node(), b = link.to.node();
        const bool joins = (lane.a == a && lane.b == b) || (lane.a == b && lane.b == a);
        if (joins && owner_of(ed, state.open, LaneId(i)) == Seat{1})
          return {TicketId(t), LaneId(i)};
      }
    ADD_FAILURE() << "no ticket is one route long";
    return {};
  }
  Sheet sheet(int height) const { return action_sheet(speech, view, 80, height); }
  Wish wish(const std::string& typed) const {
    return wish_from({speech, state, view, Seat{0}}, typed);
  }
};

}  // namespace

TEST(CardQuestions, OfManyRoutesTheHelpfulOnesComeFirst) {
  Handshake asked;
  const auto [ticket, lane] = asked.next_door();
  asked.state.own[Seat{0}].tickets.insert(ticket);
  asked.look_again();
  const int all = int(moves_of(asked.speech, asked.view, MoveKind::Choose).size());
  ASSERT_GT(all, 20);
  const Sheet sheet = asked.sheet(24);
  EXPECT_LE(std::count(sheet.text.begin(), sheet.text.end(), '\n'), 12) << sheet.text;
  ASSERT_EQ(sheet.choices.front().move.kind, MoveKind::Choose) << sheet.text;
  const LaneId first{sheet.choices.front().move.what};
  EXPECT_EQ(asked.speech.lane(first), asked.speech.lane(lane)) << sheet.text;
  EXPECT_NE(sheet.text.find("★ "), std::string::npos) << sheet.text;
  EXPECT_NE(sheet.text.find("completes " + asked.speech.ticket(ticket)), std::string::npos)
      << sheet.text;
  EXPECT_NE(sheet.text.find("all possibilities: " + std::to_string(all)), std::string::npos)
      << sheet.text;
  const auto opens = std::find_if(sheet.choices.begin(), sheet.choices.end(), [](const Choice& c) {
    return c.opens == Choice::Opens::Options;
  });
  ASSERT_NE(opens, sheet.choices.end());
  const Sheet whole = open_sheet(asked.speech, asked.view, *opens, 80);
  EXPECT_EQ(int(whole.choices.size()), all);
  EXPECT_NE(sheet.text.find("part of a city’s name"), std::string::npos) << sheet.text;
}

// With two handshakes two routes may do together what none does alone.
TEST(CardQuestions, TwoRoutesTogetherAreTold) {
  for (const int left : {0, 1}) {
    Handshake asked(Language::Polish, left);
    const Edition& ed = asked.game.edition;
    for (int t = 0; t < ed.tickets.size(); ++t)
      asked.state.own[Seat{0}].tickets.insert(TicketId(t));
    asked.look_again();
    const Sheet sheet =
        open_sheet(asked.speech, asked.view, {.opens = Choice::Opens::Options}, 200);
    const bool told = sheet.text.find("z jeszcze jednym: ") != std::string::npos;
    EXPECT_EQ(told, left == 1) << sheet.text;
  }
}

TEST(CardQuestions, APartOfACitysNameFindsItsRoutes) {
  Handshake asked;
  const Wish several = asked.wish("bost");
  ASSERT_TRUE(several.choice) << several.complaint;
  ASSERT_EQ(several.choice->opens, Choice::Opens::Options);
  const Sheet sheet = open_sheet(asked.speech, asked.view, *several.choice, 80);
  EXPECT_GT(sheet.choices.size(), 1u);
  for (const Choice& choice : sheet.choices)
    EXPECT_NE(asked.speech.lane(LaneId{choice.move.what}).find("Boston"), std::string::npos);
  const Wish one = asked.wish("choose " + asked.game.labels.lanes[sheet.choices[0].move.what]);
  ASSERT_TRUE(one.choice) << one.complaint;
  EXPECT_EQ(one.choice->move.what, sheet.choices[0].move.what);
  EXPECT_FALSE(asked.wish("xyzzy").choice);
}

// C-13: what a route of somebody else's completes is complete wherever tickets are told.
TEST(CardQuestions, SharedRoutesCompleteTickets) {
  Handshake asked;
  const auto [ticket, lane] = asked.next_door();
  asked.state.own[Seat{0}].tickets.insert(ticket);
  asked.look_again();
  EXPECT_EQ(ticket_line(asked.speech, asked.view, ticket).find("✓"), std::string::npos);
  asked.state.open.extras.shared[Seat{0}].push_back(lane);
  asked.look_again();
  EXPECT_TRUE(ticket_line(asked.speech, asked.view, ticket).starts_with("✓"));
  const std::string table = ticket_table(asked.speech, asked.state);
  EXPECT_NE(table.find("✓"), std::string::npos) << table;
  EXPECT_EQ(table.find("✗"), std::string::npos) << table;
}

}  // namespace wagonaut::tests::tools
