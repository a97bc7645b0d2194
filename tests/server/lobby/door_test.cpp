// The door of a room: what goes through it when the line behind it is slow.
#include "server/lobby/door.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

namespace json = boost::json;

/// A client that takes its messages when the test says so.
class SlowLine final : public Line {
 public:
  std::vector<std::string> sent;
  std::size_t left = 0;  // not taken yet
  bool asked = false;

  void send(std::shared_ptr<const std::string> message) override { sent.push_back(*message); }
  std::size_t untaken() override {
    asked = left > 0;
    return left;
  }
  void hang_up(int, std::string_view) override {}

  json::object last() const { return json::parse(sent.back()).as_object(); }
};

TableSettings watched() {
  TableSettings settings;
  settings.listed = settings.spectators = true;
  return settings;
}

/// Somebody watches a game of two.
struct DoorSetting : RoomSetting {
  DoorSetting() : RoomSetting(2, 0, "usa", watched()) {
    past_setup();
    door->hear(R"({"type": "hello", "protocol": 2})");
    strand->run();
  }
  void caught_up() {
    line->left = 0;
    if (line->asked) door->caught_up();
    strand->run();
  }

  std::shared_ptr<SlowLine> line = std::make_shared<SlowLine>();
  std::shared_ptr<Door> door = std::make_shared<Door>(line, Live{strand, room, nullptr});
};

}  // namespace

TEST(Door, TellsWhoReadsEveryStep) {
  DoorSetting setting;
  ASSERT_EQ(setting.line->sent.size(), 1u);
  for (int i = 0; i < 3; ++i) setting.step(setting.asked(), "blind");
  EXPECT_EQ(setting.line->sent.size(), 4u);
  setting.caught_up();
  EXPECT_EQ(setting.line->sent.size(), 4u);
}

// Whoever cannot follow hears of all that happened at once, and is not cut off for it.
TEST(Door, FoldsScenesForWhoReadsSlowly) {
  DoorSetting setting;
  const auto seen = setting.line->last().at("table").at("version").as_int64();
  setting.line->left = 100'000;
  for (int i = 0; i < 6; ++i) setting.step(setting.asked(), "blind");
  EXPECT_EQ(setting.line->sent.size(), 1u);
  setting.caught_up();
  ASSERT_EQ(setting.line->sent.size(), 2u);
  const json::object scene = setting.line->last();
  EXPECT_EQ(scene.at("table").at("version").as_int64(), setting.room->table().version());
  EXPECT_EQ(std::int64_t(scene.at("happened").as_array().size()),
            setting.room->table().version() - seen);
  EXPECT_FALSE(scene.at("gap").as_bool());
  setting.step(setting.asked(), "blind");
  EXPECT_EQ(setting.line->sent.size(), 3u);
}

// A scene that could not be sent may have been of the question alone, without anything new.
TEST(Door, TellsOfAQuestionToo) {
  DoorSetting setting;
  setting.line->left = 100'000;
  const int me = setting.asked();
  setting.step(me, "blind");
  setting.wish(me, UndoWish{"u", setting.room->table().version()});
  setting.caught_up();
  EXPECT_EQ(setting.line->last().at("undo_asked_by").as_int64(), me);
}

}  // namespace wagonaut::tests
