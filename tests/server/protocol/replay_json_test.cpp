// Any step of a finished game, through any eyes.
#include <fstream>
#include <sstream>

#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/fact_text.h"
#include "server/room/sight.h"
#include "server/room/told_game.h"
#include "tests/golden/records.h"
#include "tests/laws/tables.h"
#include "tests/server/protocol/parsed.h"
#include "tests/support/replayed.h"

namespace wagonaut::tests::protocol {
namespace {

/// The facts of a record, a list for each step; the deal is the first.
class FactsByStep final : public Log {
 public:
  explicit FactsByStep(const Labels& labels) : labels_(labels) {}
  void note(const Fact& fact) override { facts_.push_back(fact); }
  std::string take() { return server::facts_text(labels_, std::exchange(facts_, {})); }

 private:
  const Labels& labels_;
  std::vector<Fact> facts_;
};

/// What a log would tell of the game of this record.
server::ToldGame told_of(const Game& game, const Record& record) {
  server::ToldGame out;
  out.game = ref_of(record.header);
  out.players = record.header.players;
  out.fair = Fairness{"t1", std::string(64, 'a'), {"n", ""}, std::string(64, 'b')};
  FactsByStep facts(game.labels);
  ScriptedChance deal(record.deal);
  State s = start(game.edition, deal, &facts, record.first);
  out.steps.push_back({std::nullopt, "", "", facts.take()});
  for (const RecordStep& step : record.steps) {
    const std::string move = move_text(game.labels, s, step.seat, step.move);
    ScriptedChance luck(step.luck);
    apply(game.edition, s, step.seat, step.move, luck, &facts);
    out.steps.push_back({index(step.seat), move, "", facts.take()});
  }
  for (int i = 0; i < game.edition.seats; ++i) out.scores.push_back({i, "Ala", false, -7, 1});
  return out;
}

class ProtocolReplay : public Law {
 protected:
  Record golden() const {
    std::ifstream in(golden_path(game()));
    std::ostringstream text;
    text << in.rdbuf();
    const auto record = read_record(edition(), game().labels, text.str());
    EXPECT_TRUE(record) << record.error();
    return record ? *record : Record{};
  }
  server::Summary summary() const {
    server::Summary out;
    out.id = "t1";
    out.code = "secretcode";
    out.edition = GetParam().edition;
    out.status = server::Status::Finished;
    return out;
  }
  json::object replayed(const Record& record, std::optional<int> seat,
                        const server::TellReason& why = no_reason()) const {
    return parsed(server::replay_json(game(), record, seat, why), "Replay");
  }
  /// One step of it; what is put together is a whole view again.
  static json::object step_of(const json::object& replay, int step) {
    json::object out = replayed_step(replay, step);
    parsed(json::serialize(out.at("view")), "View");
    return out;
  }
  static server::TellReason no_reason() {
    return [](int, const State&) { return std::nullopt; };
  }
};
WAGONAUT_LAWS(ProtocolReplay);

TEST_P(ProtocolReplay, GoesFromTheDealToTheEnd) {
  const Record record = golden();
  const int steps = int(record.steps.size());
  const json::object replay = replayed(record, std::nullopt);
  const json::object deal = step_of(replay, 0);
  EXPECT_FALSE(deal.contains("move"));
  EXPECT_EQ(str(deal.at("facts").as_array().at(0).at("kind")), "game_started");
  EXPECT_TRUE(deal.at("standings").is_null());
  const json::object end = step_of(replay, steps);
  EXPECT_EQ(end.at("steps").to_number<int>(), steps);
  EXPECT_EQ(str(end.at("facts").as_array().back().at("kind")), "game_ended");
  EXPECT_TRUE(end.at("view").at("seats").as_array()[0].as_object().contains("laid_open"));
  const Standings result = standings(edition(), *wagonaut::replay(edition(), record));
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
  const json::object whole = replayed(record, std::nullopt);
  for (const json::value& step : whole.at("steps").as_array())
    told += step.at("facts").as_array().size();
  EXPECT_EQ(told, std::size_t(truth.count));
}

// What a step leaves out is as it was: the views are those of the game, each of them.
TEST_P(ProtocolReplay, EveryViewIsTheGames) {
  const Record record = golden();
  for (const std::optional<int> seat : {std::optional<int>(), std::optional(0)}) {
    const json::object whole = replayed(record, seat);
    for (int step = 0; step <= int(record.steps.size()); step += 5) {
      const auto state = replay(edition(), record, step);
      ASSERT_TRUE(state) << state.error();
      server::JsonWriter view;
      std::optional<Seat> eyes;
      if (seat) eyes = Seat(*seat);
      server::write_view(view, game(), server::sight_of(edition(), look(edition(), *state, eyes)));
      EXPECT_EQ(step_of(whole, step).at("view"), json::parse(view.str())) << step;
    }
  }
}

TEST_P(ProtocolReplay, ASeatSeesItsOwnHandOnly) {
  const Record record = golden();
  const json::object whole = replayed(record, std::nullopt);
  std::vector<json::object> through;
  for (int seat = 0; seat < edition().seats; ++seat) through.push_back(replayed(record, seat));
  for (int step = 0; step <= int(record.steps.size()); step += 9) {
    const json::object open = step_of(whole, step);
    EXPECT_TRUE(open.at("view").at("own").is_null());
    ASSERT_EQ(open.at("hands").as_array().size(), std::size_t(edition().seats));
    for (int seat = 0; seat < edition().seats; ++seat) {
      const json::object own = step_of(through[std::size_t(seat)], step);
      EXPECT_TRUE(own.at("hands").is_null());
      EXPECT_EQ(own.at("view").at("own"), open.at("hands").as_array()[std::size_t(seat)]);
      for (const json::value& fact : own.at("facts").as_array())
        if (fact.as_object().contains("tickets")) {
          EXPECT_EQ(fact.at("seat").to_number<int>(), seat);
        }
    }
  }
}

TEST_P(ProtocolReplay, ATakenBackStepIsAStep) {
  Record record = golden();
  const RecordStep again = record.steps[3];
  const RecordStep undo{again.seat, {}, {}, 1};
  record.steps.insert(record.steps.begin() + 4, {undo, again});
  const json::object whole = replayed(record, 0);
  const json::object before = step_of(whole, 3), after = step_of(whole, 5);
  EXPECT_EQ(str(after.at("move")), "undo 1");
  EXPECT_TRUE(after.at("facts").as_array().empty());
  EXPECT_EQ(after.at("view"), before.at("view"));
}

TEST_P(ProtocolReplay, TellsAReasonThatItIsGiven) {
  const Record record = golden();
  const server::MoveReason why{
      "towards_ticket", {{"ticket", "a-b"}, {"lane", "a-c-1"}}, {{"count", 4}}};
  std::vector<int> asked;
  const json::object whole =
      replayed(record, 0, [&](int step, const State&) -> std::optional<server::MoveReason> {
        asked.push_back(step);
        return step == 3 ? std::optional(why) : std::nullopt;
      });
  EXPECT_EQ(asked.size(), record.steps.size());
  EXPECT_FALSE(step_of(whole, 2).contains("why"));
  EXPECT_EQ(step_of(whole, 3).at("why"),
            (json::object{
                {"code", "towards_ticket"}, {"ticket", "a-b"}, {"lane", "a-c-1"}, {"count", 4}}));
}

TEST_P(ProtocolReplay, AGameTellsItsSeedAndItsResult) {
  const Record record = golden();
  const server::ToldGame told = told_of(game(), record);
  const std::string text = server::game_json(summary(), told, &game(), record);
  const json::object shown_game = parsed(text, "Game");
  EXPECT_EQ(str(shown_game.at("fair").at("seed")), std::string(64, 'b'));
  EXPECT_EQ(shown_game.at("standings").as_array().size(), std::size_t(edition().seats));
  EXPECT_TRUE(shown_game.at("replays").as_bool());
  EXPECT_EQ(text.find("secretcode"), text.npos);
}

TEST_P(ProtocolReplay, AGameWhoseRulesAreGoneTellsWhatWasKept) {
  const server::ToldGame told = told_of(game(), golden());
  const json::object shown_game = parsed(server::game_json(summary(), told, nullptr, {}), "Game");
  EXPECT_FALSE(shown_game.at("replays").as_bool());
  EXPECT_TRUE(shown_game.at("standings").is_null());
  EXPECT_EQ(shown_game.at("steps").to_number<std::size_t>(), told.steps.size() - 1);
  EXPECT_EQ(shown_game.at("result").as_array()[1].at("total").to_number<int>(), -7);
}

// What was kept of a game tells as much as playing it again; without words, the moves still do.
TEST_P(ProtocolReplay, AStoryTellsEveryStep) {
  const Record record = golden();
  const server::ToldGame told = told_of(game(), record);
  const json::object story = parsed(server::story_json(told, &game()), "Story");
  const json::object plain = parsed(server::story_json(told, nullptr), "Story");
  EXPECT_EQ(story.at("words").to_number<int>(), game().card.rules);
  EXPECT_TRUE(plain.at("words").is_null());
  ASSERT_EQ(story.at("steps").as_array().size(), record.steps.size() + 1);
  const json::object whole = replayed(record, std::nullopt);
  for (const std::size_t step : {std::size_t{0}, std::size_t{1}, record.steps.size()}) {
    const json::object played = step_of(whole, int(step));
    const json::object& kept = story.at("steps").as_array()[step].as_object();
    EXPECT_EQ(kept.at("facts"), played.at("facts"));
    EXPECT_EQ(kept.contains("move"), step > 0);
    EXPECT_TRUE(plain.at("steps").as_array()[step].at("facts").is_null());
    if (step == 0) continue;
    EXPECT_EQ(kept.at("move"), played.at("move"));
    EXPECT_EQ(kept.at("by"), played.at("by"));
  }
}

}  // namespace
}  // namespace wagonaut::tests::protocol
