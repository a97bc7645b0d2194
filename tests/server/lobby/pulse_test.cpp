// Who may be taken for dead by others stops showing tables, by itself and in time.
#include "server/lobby/pulse.h"

#include <gtest/gtest.h>

#include <future>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

using namespace std::chrono_literals;

/// A store whose beats answer as the test says.
class BeatingStore final : public FakeStore {
 public:
  enum class Answer { Alive, Lapsed, Away, Silent };
  std::atomic<Answer> answer = Answer::Alive;
  std::atomic<int> beats = 0;
  std::promise<void> let_go;  // of a silent one

  std::optional<Millis> lease() const override { return Millis{600}; }
  Result<bool> beat() override {
    ++beats;
    if (answer == Answer::Silent) let_go.get_future().wait();
    if (answer == Answer::Away) return Failure{"away"};
    return answer != Answer::Lapsed;
  }
};

struct Heard {
  std::atomic<int> lapsed = 0, holds = 0;

  Pulse::Listener listener() {
    return {[this] { ++lapsed; }, [this] { ++holds; }};
  }
};

template <class Question>
bool soon(Question question) {
  for (int i = 0; i < 1000 && !question(); ++i) std::this_thread::sleep_for(10ms);
  return question();
}

std::unique_ptr<Pulse> begin(BeatingStore& store, Heard& heard) {
  auto pulse = Pulse::begin(store, heard.listener());
  EXPECT_TRUE(pulse);
  return std::move(*pulse);
}

TEST(Pulse, BeatsAndLeavesEverythingAlone) {
  BeatingStore store;
  Heard heard;
  const auto pulse = begin(store, heard);
  EXPECT_EQ(store.beats, 1) << "before anything else";
  EXPECT_TRUE(soon([&] { return store.beats > 1; }));
}

TEST(Pulse, NoStoreNoBeginning) {
  BeatingStore store;
  Heard heard;
  store.answer = BeatingStore::Answer::Away;
  EXPECT_FALSE(Pulse::begin(store, heard.listener()));
}

TEST(Pulse, WhoWasTakenForDeadShowsNothingUntilItBeats) {
  BeatingStore store;
  Heard heard;
  const auto pulse = begin(store, heard);
  store.answer = BeatingStore::Answer::Lapsed;
  EXPECT_TRUE(soon([&] { return heard.lapsed >= 1 && heard.holds >= 1; }));
}

TEST(Pulse, AnAbsentStoreLapsesOnce) {
  BeatingStore store;
  Heard heard;
  const auto pulse = begin(store, heard);
  store.answer = BeatingStore::Answer::Away;
  EXPECT_TRUE(soon([&] { return heard.lapsed == 1; }));
  const int before = store.beats;
  EXPECT_TRUE(soon([&] { return store.beats > before; }));
  EXPECT_EQ(heard.lapsed, 1);
  EXPECT_EQ(heard.holds, 0);
  store.answer = BeatingStore::Answer::Alive;
  EXPECT_TRUE(soon([&] { return heard.holds == 1; }));
}

// The answer that never comes must not keep the lease alive.
TEST(Pulse, ASilentStoreLapsesWhileItIsWaitedFor) {
  BeatingStore store;
  Heard heard;
  const auto pulse = begin(store, heard);
  store.answer = BeatingStore::Answer::Silent;
  EXPECT_TRUE(soon([&] { return heard.lapsed == 1; }));
  store.answer = BeatingStore::Answer::Alive;
  store.let_go.set_value();
}

}  // namespace
}  // namespace wagonaut::tests
