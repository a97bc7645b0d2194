#pragma once

#include "server/net/wire.h"

namespace wagonaut::server::wire {

/// A strand of the io context with one alarm clock.
class WireStrand final : public Strand {
 public:
  explicit WireStrand(std::shared_ptr<Io> io) : state_(std::make_shared<State>(std::move(io))) {}
  ~WireStrand() override { WireStrand::sleep(); }

  void post(Task task) override {
    state_->io->post(state_->executor, [task = std::move(task)] { guarded("a task", task); });
  }
  void wake_at(Instant when, Task task) override {
    run_inside([when, task = std::move(task)](State& state) mutable {
      wait(state.shared_from_this(), when, std::move(task));
    });
  }
  void sleep() override {
    run_inside([](State& state) {
      ++state.round;
      state.timer.cancel();
    });
  }

 private:
  struct State : std::enable_shared_from_this<State> {
    explicit State(std::shared_ptr<Io> context)
        : io(std::move(context)), executor(io->make_strand()), timer(executor) {}
    const std::shared_ptr<Io> io;
    const Executor executor;
    Timer timer;
    std::uint64_t round = 0;  // of waiting; tells off a timer that rang just before it was set anew
  };

  template <class Work>
  void run_inside(Work work) {
    if (state_->executor.running_in_this_thread()) return work(*state_);
    state_->io->post(state_->executor,
                     [state = state_, work = std::move(work)]() mutable { work(*state); });
  }

  /// The task lies with the timer, so that it goes when the context ends.
  static void wait(const std::shared_ptr<State>& state, Instant when, Task task) {
    state->timer.expires_at(when);
    const std::uint64_t round = ++state->round;
    state->timer.async_wait([state, round, task = std::move(task)](error_code ec) {
      if (!ec && round == state->round) guarded("a task", task);
    });
  }

  std::shared_ptr<State> state_;
};

}  // namespace wagonaut::server::wire
