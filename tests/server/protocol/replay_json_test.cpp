// Any step of a finished game, through any eyes.
#include <fstream>
#include <sstream>

#include "engine/play.h"
#include "server/protocol/messages.h"
#include "tests/laws/tables.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests::protocol {
namespace {

class ProtocolReplay : public Law {
 protected:
  Record golden() const {
    std::ifstream in(WAGONAUT_ROOT "/tests/golden/" + GetParam().edition + "-" +
                     std::to_string(GetParam().seats) + ".rec");
    std::ostringstream text;
    text << in.rdbuf();
    const auto record = read_record(edition(), game().labels, text.str());
    EXPECT_TRUE(record) << record.error();
    return record ? *record : Record{};
  }
  json::object shown(const Record& record, int step, std::optional<int> seat) const {
    const auto text = server::replay_json(game(), record, step, seat);
    EXPECT_TRUE(text) << text.error();
    return text ? parsed(*text, "Replay") : json::object{};
  }
};
WAGONAUT_LAWS(ProtocolReplay);

TEST_P(ProtocolReplay, GoesFromTheDealToTheEnd) {
  const Record record = golden();
  const int steps = int(record.steps.size());
  const json::object deal = shown(record, 0, std::nullopt);
  EXPECT_FALSE(deal.contains("move"));
  EXPECT_EQ(str(deal.at("facts").as_array().at(0).at("kind")), "game_started");
  EXPECT_TRUE(deal.at("standings").is_null());
  const json::object end = shown(record, steps, std::nullopt);
  EXPECT_EQ(end.at("steps").to_number<int>(), steps);
  EXPECT_EQ(str(end.at("facts").as_array().back().at("kind")), "game_ended");
  EXPECT_TRUE(end.at("view").at("seats").as_array()[0].as_object().contains("laid_open"));
  const Standings result = standings(edition(), *replay(edition(), record));
  for (const json::value& seat : end.at("standings").as_array()) {
    const auto& truth = result.at(Seat(seat.at("seat").to_number<int>()));
    EXPECT_EQ(seat.at("total").to_number<int>(), truth.total);
    EXPECT_EQ(seat.at("place").to_number<int>(), truth.place);
  }
}

// The facts of all steps, one step after another, are the facts of the game.
TEST_P(ProtocolReplay, EveryFactIsToldOnce) {
  class Counter final : public Log {
   public:
    void note(const Fact&) override { ++count; }
    int count = 0;
  } truth;
  const Record record = golden();
  ASSERT_TRUE(replay(edition(), record, -1, &truth));
  std::size_t told = 0;
  for (int step = 0; step <= int(record.steps.size()); ++step)
    told += shown(record, step, std::nullopt).at("facts").as_array().size();
  EXPECT_EQ(told, std::size_t(truth.count));
}

TEST_P(ProtocolReplay, ASeatSeesItsOwnHandOnly) {
  const Record record = golden();
  for (int step = 0; step <= int(record.steps.size()); step += 9) {
    const json::object open = shown(record, step, std::nullopt);
    EXPECT_TRUE(open.at("view").at("own").is_null());
    ASSERT_EQ(open.at("hands").as_array().size(), std::size_t(edition().seats));
    for (int seat = 0; seat < edition().seats; ++seat) {
      const json::object own = shown(record, step, seat);
      EXPECT_TRUE(own.at("hands").is_null());
      EXPECT_EQ(own.at("view").at("own"), open.at("hands").as_array()[std::size_t(seat)]);
      for (const json::value& fact : own.at("facts").as_array())
        if (fact.as_object().contains("tickets")) {
          EXPECT_EQ(fact.at("seat").to_number<int>(), seat);
        }
    }
  }
}

TEST_P(ProtocolReplay, RefusesStepsAndSeatsThatAreNotThere) {
  const Record record = golden();
  EXPECT_FALSE(server::replay_json(game(), record, -1, 0));
  EXPECT_FALSE(server::replay_json(game(), record, int(record.steps.size()) + 1, 0));
  EXPECT_FALSE(server::replay_json(game(), record, 0, edition().seats));
  EXPECT_FALSE(server::replay_json(game(), record, 0, -1));
}

TEST_P(ProtocolReplay, ATakenBackStepIsAStep) {
  Record record = golden();
  record.steps.resize(4);
  const json::object before = shown(record, 3, 0);
  record.steps.push_back({record.steps[3].seat, {}, {}, 1});
  const json::object after = shown(record, 5, 0);
  EXPECT_EQ(str(after.at("move")), "undo 1");
  EXPECT_TRUE(after.at("facts").as_array().empty());
  EXPECT_EQ(after.at("view"), before.at("view"));
}

TEST_P(ProtocolReplay, TellsAReasonThatItIsGiven) {
  const Record record = golden();
  EXPECT_FALSE(shown(record, 3, 0).contains("why"));
  const server::MoveReason why{
      "towards_ticket", {{"ticket", "a-b"}, {"lane", "a-c-1"}}, {{"count", 4}}};
  const auto text = server::replay_json(game(), record, 3, 0, why);
  ASSERT_TRUE(text) << text.error();
  const json::value told = parsed(*text, "Replay").at("why");
  EXPECT_EQ(told,
            (json::object{
                {"code", "towards_ticket"}, {"ticket", "a-b"}, {"lane", "a-c-1"}, {"count", 4}}));
}

TEST_P(ProtocolReplay, AGameTellsItsSeedAndItsResult) {
  Record record = golden();
  record.fair = Fairness{"t1", std::string(64, 'a'), {"n", ""}, std::string(64, 'b')};
  server::Summary summary;
  summary.id = "t1";
  summary.code = "secretcode";
  summary.edition = GetParam().edition;
  summary.status = server::Status::Finished;
  const auto text = server::game_json(summary, game(), record);
  ASSERT_TRUE(text) << text.error();
  const json::object shown_game = parsed(*text, "Game");
  EXPECT_EQ(str(shown_game.at("fair").at("seed")), std::string(64, 'b'));
  EXPECT_EQ(shown_game.at("standings").as_array().size(), std::size_t(edition().seats));
  EXPECT_EQ(text->find("secretcode"), text->npos);
}

}  // namespace
}  // namespace wagonaut::tests::protocol
