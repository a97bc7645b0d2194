#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <variant>

#include "bots/bot.h"
#include "server/outside/child.h"
#include "server/outside/program.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::server {

/// A seat that a program plays. The program is started at its first decision and told what its seat
/// may know, no more. When it does not answer in time, or not with a lawful move, it forfeits: it
/// is ended, and a bot of the house plays on to the end of the game.
class ProgramBot final : public Bot {
 public:
  /// `report` hears of a forfeit, on the thread that asked for the move.
  using Report = std::function<void(const Forfeit&)>;
  ProgramBot(Program program, std::shared_ptr<const Game> game, Report report);

  Move choose(const Edition& ed, const View& view, Quick& rng) override;
  void game_over(const Edition& ed, const View& view) override;
  bool forfeited() const override { return substitute_ != nullptr; }
  /// From another thread: whoever waits for the program now need not wait any longer.
  void stop() { stopped_ = true; }
  const Child* child() const { return child_.get(); }

 private:
  struct Fault {
    std::string why, detail;
  };
  std::variant<Move, Fault> ask(const View& view);
  std::variant<Move, Fault> judge(const View& view, const std::string& line) const;
  Child::Heard hear(std::string& line, Millis time);
  Fault silence(Child::Heard heard) const;

  Program program_;
  std::shared_ptr<const Game> game_;
  Report report_;
  std::unique_ptr<Child> child_;     // from the first decision on
  std::unique_ptr<Bot> substitute_;  // once it has forfeited
  int asked_ = 0;
  std::atomic<bool> stopped_{false};
};

}  // namespace wagonaut::server
