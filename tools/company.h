#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "bots/workers.h"
#include "engine/base/result.h"
#include "server/outside/program.h"

namespace CLI {
class App;
}

namespace wagonaut {
struct Game;
class Bot;
}  // namespace wagonaut

namespace wagonaut::tools {

/// Programs that a command line adds to the bots, and what bots may use.
struct ProgramArguments {
  std::vector<std::string> programs;  // NAME=COMMAND
  int budget = 2000;                  // milliseconds for each of their answers
  int think_threads = 1;              // for each thought of a bot of the house that searches
};
void add_options(CLI::App& command, ProgramArguments& programs);

/// Tells of forfeits, one line each, as they come; not without end, should a program forfeit every
/// game. May be called from any thread.
class Complaints {
 public:
  explicit Complaints(std::function<void(const std::string&)> say) : say_(std::move(say)) {}
  void hear(const server::Forfeit& forfeit);

 private:
  std::function<void(const std::string&)> say_;
  std::mutex mutex_;
  std::map<std::string, int> told_;  // by program
};

/// All bots that can be named: those of the house, and programs.
class Company {
 public:
  Company() = default;
  /// The failure names the argument and says what is wrong.
  static Result<Company> of(const ProgramArguments& arguments);

  bool knows(const std::string& name) const;
  /// Why it does not know a name.
  std::string unknown(const std::string& name) const;
  std::vector<std::string> names() const;
  /// A bot of a name that is known; the company and `complaints` must outlive it.
  std::unique_ptr<Bot> make(std::string_view name, const std::shared_ptr<const Game>& game,
                            Complaints& complaints) const;

 private:
  std::vector<server::Program> programs_;
  std::shared_ptr<const Workers> threads_;  // only where there are several
};

}  // namespace wagonaut::tools
