// The board in letters: every city is on the map, every route in the list, owners are marked.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/campaign/opening.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/rules/payment.h"
#include "engine/rules/price.h"
#include "engine/sight/sight.h"
#include "tests/tools/program.h"
#include "tools/columns.h"
#include "tools/play/board.h"
#include "tools/play/choices.h"
#include "tools/play/wish.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

View first_look(const Game& game, State& s) {
  QuickChance luck{Quick(1)};
  s = start(game.edition, luck, nullptr, Seat{0});
  return look(game.edition, s, Seat{0});
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

TEST(Board, EveryCityAndNearlyEverySpaceIsOnTheMap) {
  for (const EditionCard& card : catalog().editions()) {
    const Game game = game_of(card.id, 2);
    State s;
    const View view = first_look(game, s);
    const Speech speech(game, Language::English, Paint(false), {"Ala", "Bo"});
    for (const int width : {80, 100, 120}) {
      const std::string map = board_map(speech, view, width);
      auto lines = lines_of(map);
      lines.pop_back();  // the legend
      for (const std::string& line : lines) EXPECT_LE(width_of(line), width);
      for (const NodeId node : board_sight(game.edition).nodes) {
        const std::string head = cut(speech.node(node), 3);
        EXPECT_NE(map.find(head), std::string::npos)
            << card.id << " at " << width << ": " << speech.node(node);
      }
    }
  }
}

TEST(Board, TheListHasEveryRoute) {
  for (const EditionCard& card : catalog().editions()) {
    const Game game = game_of(card.id, 2);
    State s;
    const View view = first_look(game, s);
    const Speech speech(game, Language::Polish, Paint(false), {"Ala", "Bo"});
    const std::string list = board_list(speech, view, "", 80);
    for (const LaneId lane : board_sight(game.edition).lanes)
      EXPECT_NE(list.find(speech.lane(lane)), std::string::npos) << speech.lane(lane);
  }
}

TEST(Board, OwnersAndClosedLanesAreMarked) {
  const Game game = game_of("usa", 2);
  State s;
  first_look(game, s);
  const auto& ids = game.labels.lanes;
  const LaneId taken{
      std::uint8_t(std::find(ids.begin(), ids.end(), "san_francisco-los_angeles-1") - ids.begin())};
  give_lane(game.edition, s.open, Seat{1}, taken);
  const View view = look(game.edition, s, Seat{0});
  const LaneId other = game.edition.lane(taken).mates[0];
  EXPECT_EQ(lane_state(game.edition, view, taken).is, LaneIs::Owned);
  EXPECT_EQ(lane_state(game.edition, view, taken).owner, Seat{1});
  EXPECT_EQ(lane_state(game.edition, view, other).is, LaneIs::Closed);
  const Speech speech(game, Language::English, Paint(false), {"Ala", "Bo"});
  const std::string map = board_map(speech, view, 100);
  EXPECT_NE(map.find("▲"), std::string::npos);
  EXPECT_NE(map.find("×"), std::string::npos);
  EXPECT_NE(board_list(speech, view, "san fr", 100).find("▲ Bo"), std::string::npos);
  EXPECT_EQ(board_list(speech, view, "free", 100).find("▲ Bo"), std::string::npos);
  EXPECT_EQ(board_list(speech, view, "mine", 100), speech.say("lines.no_lanes_to_show") + "\n");
}

TEST(Board, SpacesShowWhatALaneAsksFor) {
  const Game nordic = game_of("nordic", 2);
  const Speech speech(nordic, Language::English, Paint(false), {"Ala", "Bo"});
  for (int i = 0; i < nordic.edition.lanes.size(); ++i) {
    const Lane& lane = nordic.edition.lane(LaneId(i));
    const std::string spaces = speech.spaces(LaneId(i));
    EXPECT_EQ(width_of(spaces), lane.length() + (lane.tunnel ? 2 : 0));
    EXPECT_EQ(std::count(spaces.begin(), spaces.end(), '*'), lane.printed.symbols);
    EXPECT_EQ(spaces.front() == '(', lane.tunnel);
  }
}

// However many routes are payable, the first sheet stays short, and nothing is lost on the second.
TEST(Choices, ManyRoutesOpenASheetOfTheirOwn) {
  const Game game = game_of("usa", 2);
  State s;
  first_look(game, s);
  QuickChance luck{Quick(2)};
  for (int i = 0; i < 2; ++i) apply(game.edition, s, Seat(i), Move::keep_tickets(7), luck);
  for (int i = 0; i < game.edition.faces.size(); ++i) s.own[s.open.active].hand[Sort(i)] = 6;
  const View view = look(game.edition, s, s.open.active);
  const Speech speech(game, Language::English, Paint(false), {"Ala", "Bo"});
  const Sheet sheet = action_sheet(speech, view, 100);
  EXPECT_LE(sheet.choices.size(), 24u);
  ASSERT_EQ(sheet.choices.back().opens, Choice::Opens::AllClaims);
  const Sheet all = open_sheet(speech, view, sheet.choices.back(), 100);
  EXPECT_EQ(all.choices.size(), claimable_lanes(speech, view).size());
  EXPECT_GT(all.choices.size(), 60u);
  for (const std::string& line : lines_of(sheet.text)) EXPECT_LE(width_of(line), 100) << line;
  // On a low screen what happened is not pushed out by routes.
  const Sheet low = action_sheet(speech, view, 100, 24);
  EXPECT_LT(low.choices.size(), sheet.choices.size());
  ASSERT_EQ(low.choices.back().opens, Choice::Opens::AllClaims);
}

// What is told as an example can be typed as it stands, on every board.
TEST(Board, ExamplesAreOfThisBoard) {
  for (const EditionCard& card : catalog().editions()) {
    const Game game = game_of(card.id, 2);
    for (const Language language : {Language::English, Language::Polish}) {
      const Speech speech(game, language, Paint(false), {"Ala", "Bo"});
      const std::string example = speech.example_claim();
      const std::size_t space = example.rfind(' ');
      const auto lanes = lanes_named(speech, example.substr(0, space));
      const auto cards = cards_typed(speech, example.substr(space + 1));
      ASSERT_FALSE(lanes.empty()) << example;
      ASSERT_TRUE(cards) << example;
      EXPECT_TRUE(std::any_of(lanes.begin(), lanes.end(), [&](LaneId lane) {
        return pays(game.edition, printed_on(game.edition, lane), *cards);
      })) << example;
    }
  }
}

// Signs that are on no lane of the board are not explained.
TEST(Board, TheLegendNamesWhatIsThere) {
  const auto legend = [](const char* edition) {
    const Game game = game_of(edition, 2);
    return board_legend(Speech(game, Language::English, Paint(false), {"Ala", "Bo"}), 200);
  };
  EXPECT_NE(legend("usa").find("P purple, · grey."), std::string::npos) << legend("usa");
  EXPECT_NE(legend("nordic").find("* locomotive of a ferry, (…) tunnel."), std::string::npos)
      << legend("nordic");
  EXPECT_NE(legend("world").find("~…~ sea."), std::string::npos) << legend("world");
  EXPECT_EQ(legend("legacy").find("orange"), std::string::npos) << legend("legacy");
}

}  // namespace
}  // namespace wagonaut::tests::tools
