// One table that breaks is put aside by its hall; all others go on, and rooms where nothing goes on
// leave memory.
#include "server/lobby/hall.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "server/fair/fair.h"
#include "tests/support/log_lines.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// Runs what is posted at once, or when what runs now is over.
class EagerStrand final : public Strand {
 public:
  void post(Task task) override {
    tasks_.push_back(std::move(task));
    if (std::exchange(running_, true)) return;
    for (; !tasks_.empty(); tasks_.pop_front()) tasks_.front()();
    running_ = false;
  }
  void wake_at(Instant, Task) override {}
  void sleep() override {}

 private:
  std::deque<Task> tasks_;
  bool running_ = false;
};

const Catalog& whole_catalog() {
  static const Result<Catalog> catalog = Catalog::load(WAGONAUT_ROOT "/data");
  return *catalog;
}

/// A hall whose rooms run on the test's own thread.
struct HallSetting {
  explicit HallSetting(int most_rooms = 1000) : most(most_rooms) {}

  FakeStore store;
  FakeThinker thinker;
  int most;
  Shelf shelf{whole_catalog()};
  std::unique_ptr<Hall> hall = make();

  std::unique_ptr<Hall> make() {
    return std::make_unique<Hall>(Hall::Parts{shelf, store, thinker,
                                              [] { return std::make_shared<EagerStrand>(); },
                                              [](const Task& task) { task(); }, Patience{}, most});
  }
  /// As if the process had ended and another one had begun.
  void restart() {
    hall->close_all("restart");
    hall = make();
  }
  /// A table of one person and one bot.
  std::variant<OpenedTable, Problem> open(const std::string& token = "") {
    server::NewTable wanted;
    wanted.name = "Ala";
    wanted.token = token;
    wanted.settings.game.edition = "usa";
    wanted.chairs.resize(2);
    wanted.chairs[1].holder = Holder::Bot;
    wanted.chairs[1].bot = "greedy";
    return hall->open(wanted);
  }
  Room& room(const std::string& table) { return *std::get<Live>(hall->find(table)).room; }
  Answer wish(const OpenedTable& at, const Wish& wish) {
    Answer answer{};
    const Live live = std::get<Live>(hall->find(at.table));
    live.strand->post([&] {
      live.room->hear(Asker{0, [&](const Reply& reply) { answer = reply.answer; }}, wish);
    });
    return answer;
  }
  /// The cards are dealt to the one person there.
  Answer start(const OpenedTable& at) {
    wish(at, ShareWish{"h", share_of(at.table, 0, "mine")});
    const Answer answer = wish(at, StartWish{"s", false});
    wish(at, RevealWish{"r", "mine"});
    return answer;
  }
};

/// Somebody looks while the bots play to the end, and goes.
void play_out(HallSetting& setting, const OpenedTable& at) {
  const auto viewer = std::make_shared<FakeViewer>();
  ASSERT_TRUE(setting.room(at.table).enter(viewer, sha256_hex(at.token), -1));
  EXPECT_EQ(setting.wish(at, ResignWish{"r", ""}), Answer::Granted);
  EXPECT_EQ(setting.room(at.table).table().status(), Status::Finished);
  setting.room(at.table).leave(*viewer);
}

std::string problem_code(const std::variant<Live, Elsewhere, Problem>& found) {
  const auto* problem = std::get_if<Problem>(&found);
  return problem == nullptr ? "" : problem->code;
}

TEST(Hall, PutsOneTableAsideAndGoesOnWithTheOthers) {
  const PromisesAreThrown thrown;
  HallSetting setting;
  const auto sick = std::get<OpenedTable>(setting.open());
  const auto well = std::get<OpenedTable>(setting.open());
  setting.thinker.breaks_at = sick.table;
  const LogLines log;
  setting.start(sick);
  EXPECT_EQ(log.lines_with("table_aside table=" + sick.table).size(), 1u);
  EXPECT_TRUE(setting.hall->is_aside(sick.table));
  EXPECT_EQ(setting.hall->aside(), 1u);
  EXPECT_EQ(setting.hall->rooms(), 1u) << "its room has left memory";
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(problem_code(setting.hall->find(sick.table)), "table_aside");
  EXPECT_EQ(std::get<Problem>(setting.hall->summary(sick.table)).code, "table_aside");
  EXPECT_EQ(log.lines_with(sick.table).size(), 1u) << "the host is told once";
  const auto mine = setting.hall->mine({{sick.table, sick.token}});
  ASSERT_EQ(std::get<0>(mine).size(), 1u) << "whoever sits there still has it in the list";
  EXPECT_FALSE(std::get<0>(mine)[0].your_turn);

  EXPECT_EQ(setting.start(well), Answer::Granted);
  play_out(setting, well);

  setting.restart();
  EXPECT_FALSE(setting.hall->is_aside(sick.table)) << "nothing of it is stored";
  setting.hall->find(sick.table);
  EXPECT_EQ(problem_code(setting.hall->find(sick.table)), "table_aside") << "found again";
  setting.thinker.breaks_at = "";
  setting.restart();
  EXPECT_EQ(problem_code(setting.hall->find(sick.table)), "") << "a better program plays on";
}

// An answer was lost: the same request finds the same table, also after the server was away.
TEST(Hall, ATableIsOpenedOnceByOneRequest) {
  HallSetting setting;
  const std::string token = "chosen-by-the-client-01";
  const auto first = std::get<OpenedTable>(setting.open(token));
  EXPECT_EQ(first.token, token);
  for (int i = 0; i < 2; ++i) {
    const auto again = std::get<OpenedTable>(setting.open(token));
    EXPECT_EQ(again.table, first.table);
    EXPECT_EQ(again.code, first.code);
    EXPECT_EQ(again.seat, first.seat);
    EXPECT_EQ(setting.store.log.size(), 1u);
    setting.restart();
  }
  EXPECT_EQ(first.table.find(token), first.table.npos);
  EXPECT_NE(std::get<OpenedTable>(setting.open(token + "x")).table, first.table);
  EXPECT_EQ(setting.wish(first, LeaveWish{"l"}), Answer::Granted);
  EXPECT_EQ(std::get<Problem>(setting.open(token)).code, "token_used");
}

TEST(Hall, ALogThatCannotBeReadIsReadOnce) {
  HallSetting setting;
  const auto sick = std::get<OpenedTable>(setting.open());
  setting.start(sick);
  setting.restart();
  setting.store.log[sick.table].back().line = "play 0 - slot 1 RRRR*";
  const LogLines log;
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(problem_code(setting.hall->find(sick.table)), "table_aside");
  ASSERT_EQ(log.lines().size(), 1u);
  const std::string line = log.lines()[0];
  const int entry = int(setting.store.log[sick.table].size()) - 1;
  EXPECT_NE(line.find("entry " + std::to_string(entry)), line.npos) << line;
  EXPECT_NE(line.find("why=\"cannot have happened\""), line.npos) << line;
  EXPECT_EQ(line.find("RRRR"), line.npos) << "no card is ever logged: " << line;
}

// The store may be back in a moment: that puts nothing aside.
TEST(Hall, AStoreThatIsAwayPutsNothingAside) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  setting.restart();
  setting.store.readable = false;
  const auto found = setting.hall->find(table.table);
  EXPECT_EQ(std::get<Problem>(found).status, 503);
  setting.store.readable = true;
  EXPECT_EQ(problem_code(setting.hall->find(table.table)), "");
}

TEST(Hall, AListThatSaysTooSoonThatAGameIsOverOpensNoCards) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  setting.start(table);
  setting.store.summaries[table.table].status = Status::Finished;
  const auto found = setting.hall->finished(table.table);
  EXPECT_EQ(std::get<Problem>(found).code, "table_unreadable");
}

TEST(Hall, GamesThatABotEndedLeaveMemory) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  setting.start(table);
  play_out(setting, table);
  EXPECT_EQ(setting.hall->rooms(), 1u);
  setting.hall->sweep();
  setting.hall->sweep();
  EXPECT_EQ(setting.hall->rooms(), 0u);
}

TEST(Hall, WhoeverOpensATableNeedNotWaitForTheNextSweep) {
  HallSetting setting(3);
  std::vector<std::string> tables;
  for (int i = 0; i < 20; ++i) {
    const auto opened = setting.open();
    ASSERT_TRUE(std::holds_alternative<OpenedTable>(opened)) << i;
    const auto& table = std::get<OpenedTable>(opened);
    setting.start(table);
    play_out(setting, table);
    tables.push_back(table.table);
  }
  EXPECT_LE(setting.hall->rooms(), 3u);
  EXPECT_EQ(setting.room(tables.front()).table().status(), Status::Finished) << "it comes back";
}

// Tables that were left to bots rest, and take nobody's place.
TEST(Hall, AbandonedTablesMakeRoomAtOnce) {
  HallSetting setting(3);
  for (int i = 0; i < 20; ++i) {
    const auto opened = setting.open();
    ASSERT_TRUE(std::holds_alternative<OpenedTable>(opened)) << i;
    const auto& table = std::get<OpenedTable>(opened);
    setting.start(table);
    EXPECT_EQ(setting.wish(table, ResignWish{"r", ""}), Answer::Granted);
    EXPECT_EQ(setting.room(table.table).table().status(), Status::Running);
  }
  EXPECT_LE(setting.hall->rooms(), 3u);
}

TEST(Hall, WhoIsAskedIsToldWithoutALog) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  const auto mine = [&] { return std::get<0>(setting.hall->mine({{table.table, table.token}})); };
  ASSERT_EQ(mine().size(), 1u);
  EXPECT_FALSE(mine()[0].your_turn) << "nothing is dealt";
  setting.start(table);
  setting.store.reads = 0;
  EXPECT_TRUE(mine()[0].your_turn) << "first tickets are to be kept";
  setting.hall->close_all("put away");
  EXPECT_TRUE(mine()[0].your_turn);
  EXPECT_TRUE(std::get<0>(setting.hall->mine({{table.table, "not-the-token"}})).empty());
  EXPECT_EQ(setting.store.reads, 0);
  setting.wish(table, AwayWish{"a"});
  EXPECT_FALSE(mine()[0].your_turn) << "a bot stands in";
  setting.wish(table, BackWish{"b"});
  EXPECT_TRUE(mine()[0].your_turn);
}

TEST(Hall, ATableWhereSomebodyIsKeepsItsRoom) {
  HallSetting setting(2);
  std::vector<OpenedTable> tables;
  std::vector<std::shared_ptr<FakeViewer>> viewers;
  for (int i = 0; i < 2; ++i) {
    tables.push_back(std::get<OpenedTable>(setting.open()));
    viewers.push_back(std::make_shared<FakeViewer>());
    ASSERT_TRUE(setting.room(tables.back().table)
                    .enter(viewers.back(), sha256_hex(tables.back().token), -1));
  }
  const auto refused = setting.open();
  ASSERT_TRUE(std::holds_alternative<Problem>(refused));
  EXPECT_EQ(std::get<Problem>(refused).code, "full");
  for (const auto& viewer : viewers) EXPECT_EQ(viewer->goodbye, "");
}

// Others may show what was ours: nobody looks at it here any more, and nothing is opened.
TEST(Hall, BehindTheFenceNothingIsShown) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  setting.start(table);
  const auto viewer = std::make_shared<FakeViewer>();
  ASSERT_TRUE(setting.room(table.table).enter(viewer, sha256_hex(table.token), -1));
  setting.hall->fence();
  EXPECT_EQ(viewer->goodbye, "moved");
  EXPECT_EQ(setting.hall->rooms(), 0u);
  EXPECT_EQ(problem_code(setting.hall->find(table.table)), "unavailable");
  EXPECT_TRUE(std::holds_alternative<Problem>(setting.open()));
  EXPECT_EQ(setting.hall->rooms(), 0u);
  setting.hall->lift_fence();
  EXPECT_EQ(problem_code(setting.hall->find(table.table)), "");
  EXPECT_EQ(setting.room(table.table).table().status(), Status::Running);
}

// The fence comes down while a table is being read: what was read may be old by then.
TEST(Hall, ATableThatWasReadBeforeTheFenceIsNotShown) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  setting.restart();
  setting.store.on_read = [&] {
    setting.store.on_read = nullptr;
    setting.hall->fence();
    setting.hall->lift_fence();
  };
  EXPECT_EQ(problem_code(setting.hall->find(table.table)), "unavailable");
  EXPECT_EQ(setting.hall->rooms(), 0u);
  EXPECT_EQ(problem_code(setting.hall->find(table.table)), "");
}

TEST(Hall, FinishedGamesAreReadOnce) {
  HallSetting setting;
  const auto table = std::get<OpenedTable>(setting.open());
  setting.start(table);
  play_out(setting, table);
  setting.store.reads = 0;
  for (int i = 0; i < 3; ++i)
    ASSERT_TRUE(std::holds_alternative<std::shared_ptr<const server::OldGame>>(
        setting.hall->finished(table.table)));
  EXPECT_EQ(setting.store.reads, 1);
}

}  // namespace
}  // namespace wagonaut::tests
