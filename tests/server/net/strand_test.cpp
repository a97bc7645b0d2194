#include "tests/server/net/net_fixture.h"

namespace wagonaut::tests::net {

namespace {

NetSettings four_threads() {
  NetSettings settings = lenient_settings();
  settings.threads = 4;
  return settings;
}

/// Waits until everything posted to `strand` before has run.
void drain_strand(Strand& strand) {
  std::promise<void> reached;
  strand.post([&] { reached.set_value(); });
  reached.get_future().wait();
}

}  // namespace

TEST(Net, AStrandRunsItsTasksOneAfterAnother) {
  RunningNet net(four_threads());
  const auto strand = net.net().make_strand();
  std::atomic<int> inside{0};
  int done = 0;  // guarded by nothing but the strand
  std::vector<std::thread> posters;
  for (int t = 0; t < 4; ++t)
    posters.emplace_back([&] {
      for (int i = 0; i < 1000; ++i)
        strand->post([&] {
          EXPECT_EQ(++inside, 1);
          ++done;
          --inside;
        });
    });
  for (std::thread& poster : posters) poster.join();
  drain_strand(*strand);
  EXPECT_EQ(done, 4000);
}

TEST(Net, TasksOfOneThreadKeepTheirOrder) {
  RunningNet net(four_threads());
  const auto strand = net.net().make_strand();
  std::vector<int> seen;
  for (int i = 0; i < 1000; ++i) strand->post([&, i] { seen.push_back(i); });
  drain_strand(*strand);
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(seen[std::size_t(i)], i);
}

TEST(Net, AStrandWakesAtItsTime) {
  RunningNet net;
  const auto strand = net.net().make_strand();
  const Instant when = instant_now() + Millis{30};
  std::promise<Instant> woken;
  strand->wake_at(when, [&] { woken.set_value(instant_now()); });
  EXPECT_GE(woken.get_future().get(), when);
  std::promise<void> at_once;
  strand->wake_at(instant_now() - Millis{1000}, [&] { at_once.set_value(); });
  at_once.get_future().wait();
}

TEST(Net, AStrandHasOneAlarm) {
  RunningNet net;
  const auto strand = net.net().make_strand();
  std::atomic<int> first{0};
  std::promise<void> second;
  strand->wake_at(instant_now() + Millis{20}, [&] { ++first; });
  strand->wake_at(instant_now() + Millis{60}, [&] { second.set_value(); });
  second.get_future().wait();
  EXPECT_EQ(first, 0);
  // Also when set anew from inside, and when it has rung but not yet been heard.
  std::promise<void> last;
  strand->post([&] {
    strand->wake_at(instant_now(), [&] { ++first; });
    std::this_thread::sleep_for(Millis{5});
    strand->wake_at(instant_now(), [&] { last.set_value(); });
  });
  last.get_future().wait();
  EXPECT_EQ(first, 0);
}

TEST(Net, ASleepingStrandForgetsItsAlarm) {
  RunningNet net;
  const auto strand = net.net().make_strand();
  const auto other = net.net().make_strand();
  std::atomic<int> woken{0};
  strand->wake_at(instant_now() + Millis{20}, [&] { ++woken; });
  strand->sleep();
  std::promise<void> later;
  other->wake_at(instant_now() + Millis{60}, [&] { later.set_value(); });
  later.get_future().wait();
  EXPECT_EQ(woken, 0);
}

TEST(Net, DestroyingAStrandForgetsItsAlarmNotItsTasks) {
  RunningNet net;
  const auto other = net.net().make_strand();
  std::atomic<int> woken{0}, ran{0};
  for (int i = 0; i < 50; ++i) {
    auto strand = net.net().make_strand();
    strand->wake_at(instant_now() + Millis{20}, [&] { ++woken; });
    strand->post([&] { ++ran; });
  }
  std::promise<void> later;
  other->wake_at(instant_now() + Millis{60}, [&] { later.set_value(); });
  later.get_future().wait();
  EXPECT_TRUE(eventually([&] { return ran == 50; }));
  EXPECT_EQ(woken, 0);
}

// A room owns its strand, and the last task may own the room.
TEST(Net, AStrandMayEndInsideItsOwnTask) {
  RunningNet net;
  struct Owner {
    std::unique_ptr<Strand> strand;
  };
  const auto ended = std::make_shared<std::promise<void>>();
  auto owner = std::make_shared<Owner>();
  owner->strand = net.net().make_strand();
  Strand& strand = *owner->strand;
  strand.post([owner = std::move(owner), ended]() mutable {
    owner->strand->wake_at(instant_now() + Millis{10'000}, [owner] {});
    owner->strand->sleep();
    owner.reset();
    ended->set_value();
  });
  ended->get_future().wait();
}

TEST(Net, ATaskThatThrowsEndsNothingElse) {
  RunningNet net;
  const auto strand = net.net().make_strand();
  strand->post([] { throw std::runtime_error("a secret"); });
  strand->wake_at(instant_now(), [] { throw 1; });
  drain_strand(*strand);
  EXPECT_EQ(WebClient::get(net.port(), "/").status, 200);
}

// What waits for its time may hold the room that holds the strand.
TEST(Net, TheEndBreaksCircles) {
  std::weak_ptr<int> witness;
  {
    RunningNet net;
    struct Owner {
      std::unique_ptr<Strand> strand;
      std::shared_ptr<int> token = std::make_shared<int>(1);
    };
    const auto owner = std::make_shared<Owner>();
    witness = owner->token;
    owner->strand = net.net().make_strand();
    owner->strand->wake_at(instant_now() + Millis{3'600'000}, [owner] {});
    drain_strand(*owner->strand);
  }
  EXPECT_TRUE(witness.expired());
}

}  // namespace wagonaut::tests::net
