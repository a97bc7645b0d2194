#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "server/outside/program_bot.h"

namespace wagonaut::server {

struct Question;

/// The seats that programs from outside play, a process for each. May be used from any thread.
class ProgramSeats {
 public:
  explicit ProgramSeats(std::vector<Program> programs) : programs_(std::move(programs)) {}

  bool empty() const { return programs_.empty(); }
  bool knows(const std::string& level) const { return find_program(programs_, level) != nullptr; }
  /// The move of the program that `asked.level` names; waits for it.
  Move choose(const Question& asked, Quick& rng);
  /// Lets the program of a seat go.
  void leave(const Question& last);
  /// Nobody is waited for any more, now or later.
  void stop();

 private:
  struct Seated {
    std::mutex mutex;  // a question that was taken back may still be thought about
    std::unique_ptr<Bot> bot;
    ProgramBot* program = nullptr;  // the bot, if it is one
  };
  using Place = std::pair<std::string, int>;  // table and seat
  std::shared_ptr<Seated> seat_of(const Question& asked);

  const std::vector<Program> programs_;
  std::mutex mutex_;
  std::map<Place, std::shared_ptr<Seated>> seats_;
  bool stopped_ = false;
};

}  // namespace wagonaut::server
