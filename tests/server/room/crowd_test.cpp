// Many who look at one table: the same message for all whose eyes see the same, and of one
// household only so many.
#include <gtest/gtest.h>

#include "server/room/scene.h"
#include "server/room/viewer.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// As a line does it: makes a message of each scene, unless another has.
class Scribe final : public Viewer {
 public:
  Scribe(std::string household, int& made) : household_(std::move(household)), made_(made) {}

  std::vector<std::shared_ptr<const std::string>> read;

  std::string household() const override { return household_; }
  void show(const Scene& scene) override {
    auto message = scene.made == nullptr ? nullptr : *scene.made;
    const std::string eyes = scene.seat ? std::to_string(*scene.seat) : "nobody's";
    if (!message) {
      ++made_;
      message = std::make_shared<const std::string>(
          eyes + " " + std::to_string(scene.table.version) + " " + std::to_string(scene.devices));
    }
    if (scene.made != nullptr) *scene.made = message;
    EXPECT_TRUE(message->starts_with(eyes + " ")) << "the scene of other eyes";
    read.push_back(std::move(message));
  }
  void answer(const Reply&) override {}
  void say(const ChatLine&) override {}
  void leave(std::string_view) override {}

 private:
  const std::string household_;
  int& made_;
};

struct CrowdSetting : RoomSetting {
  CrowdSetting() : RoomSetting(2, 0, "usa", open_to_watch()) {}
  static TableSettings open_to_watch() {
    TableSettings settings;
    settings.spectators = true;
    return settings;
  }
  std::shared_ptr<Scribe> scribe(const std::string& token, const std::string& household = "") {
    auto scribe = std::make_shared<Scribe>(household, made);
    const bool in = room->enter(scribe, token, -1);
    strand->run();
    return in ? scribe : nullptr;
  }
  int made = 0;
};

}  // namespace

TEST(Crowd, EyesThatSeeTheSameAreWrittenToOnce) {
  CrowdSetting setting;
  std::vector<std::shared_ptr<Scribe>> all;
  for (int i = 0; i < 20; ++i) all.push_back(setting.scribe(""));
  for (int i = 0; i < 5; ++i) all.push_back(setting.scribe("token0"));
  all.push_back(setting.scribe("token1"));
  setting.past_setup();
  setting.made = 0;
  ASSERT_EQ(setting.step(setting.asked()).answer, Answer::Granted);
  EXPECT_EQ(setting.made, 3) << "two seats, and whoever watches";
  for (const auto& one : all) EXPECT_EQ(one->read.back().use_count() > 1, one != all.back());
  setting.made = 0;
  setting.room->leave(*all.back());
  setting.strand->run();
  EXPECT_EQ(setting.made, 2) << "that somebody is gone is written as seldom";
}

TEST(Crowd, OfOneHouseholdSoManyWatch) {
  CrowdSetting setting;
  std::vector<std::shared_ptr<Scribe>> all;
  int in = 0;
  for (int i = 0; i < 100; ++i) {
    all.push_back(setting.scribe("", "198.51.100.7"));
    in += all.back() ? 1 : 0;
  }
  EXPECT_EQ(in, 32);
  EXPECT_TRUE(setting.scribe("", "203.0.113.9")) << "others find a place";
  EXPECT_TRUE(setting.scribe("token0", "198.51.100.7")) << "and so does who sits there";
  setting.room->leave(*all.front());
  setting.strand->run();
  EXPECT_TRUE(setting.scribe("", "198.51.100.7"));
}

}  // namespace wagonaut::tests
