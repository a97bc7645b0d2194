#include "tools/company.h"

#include <fmt/format.h>

#include "server/outside/program_bot.h"
#include "tools/columns.h"
#include "tools/help.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

constexpr int kToldOfOne = 5;  // forfeits of one program

}  // namespace

void add_options(CLI::App& command, ProgramArguments& programs) {
  command.add_option("--bot", programs.programs)->type_name("NAME=COMMAND");
  command.add_option("--bot-budget", programs.budget)
      ->type_name("MS")
      ->check(between(1, 3'600'000))
      ->capture_default_str();
  command.add_option("--think-threads", programs.think_threads)
      ->type_name("N")
      ->check(between(1, 256))
      ->capture_default_str();
}

void Complaints::hear(const server::Forfeit& forfeit) {
  const std::lock_guard lock(mutex_);
  const int told = told_[forfeit.program]++;
  if (told < kToldOfOne) say_(server::forfeit_line(forfeit));
  if (told == kToldOfOne) say_(forfeit.program + " forfeits again; no more is told of it");
}

Result<Company> Company::of(const ProgramArguments& arguments) {
  auto programs = server::programs_from(arguments.programs, server::Millis(arguments.budget));
  if (!programs) return Failure{"--bot: " + programs.error()};
  Company out;
  out.programs_ = std::move(*programs);
  if (arguments.think_threads > 1)
    out.threads_ = std::make_shared<Threads>(arguments.think_threads);
  return out;
}

bool Company::knows(const std::string& name) const {
  return server::find_program(programs_, name) != nullptr || make_bot(name) != nullptr;
}

std::string Company::unknown(const std::string& name) const {
  const std::string bot = name.substr(0, name.find(':'));
  if (bot != name && knows(bot))
    return fmt::format(
        "{} has no settings \"{}\": a name is unknown or a number out of its span (docs/arena.md)",
        bot, name.substr(bot.size() + 1));
  const auto known = names();
  const std::string near = nearest(name, known);
  return fmt::format("there is no bot \"{}\"{}; there are {}", name,
                     near.empty() ? "" : ", did you mean " + near + "?", fmt::join(known, ", "));
}

std::vector<std::string> Company::names() const {
  std::vector<std::string> out = bot_names();
  for (const server::Program& program : programs_) out.push_back(program.name);
  return out;
}

std::unique_ptr<Bot> Company::make(std::string_view name, const std::shared_ptr<const Game>& game,
                                   Complaints& complaints) const {
  const server::Program* program = server::find_program(programs_, name);
  if (program == nullptr) {
    auto bot = make_bot(name);
    if (bot != nullptr && threads_ != nullptr) bot->use(*threads_);
    return bot;
  }
  return std::make_unique<server::ProgramBot>(
      *program, game, [&complaints](const server::Forfeit& it) { complaints.hear(it); });
}

}  // namespace wagonaut::tools
