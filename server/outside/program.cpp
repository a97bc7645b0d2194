#include "server/outside/program.h"

#include <algorithm>

#include "bots/bot.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kLongestProgramName = 20;  // a column of a table

bool names_a_program(std::string_view name) {
  return !name.empty() && name.size() <= kLongestProgramName &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '_' || c == '-';
         });
}

Result<Program> program_from(const std::string& text, Millis budget) {
  const std::size_t equals = text.find('=');
  Program out;
  out.name = text.substr(0, equals);
  out.budget = budget;
  if (equals != std::string::npos) out.command = text.substr(equals + 1);
  if (out.command.find_first_not_of(" \t") == std::string::npos)
    return Failure{"\"" + text + "\" is not NAME=COMMAND"};
  if (!names_a_program(out.name))
    return Failure{"\"" + out.name + "\" is no name for a program; it has 1 to " +
                   std::to_string(kLongestProgramName) + " letters, digits, \"_\" or \"-\""};
  if (make_bot(out.name) != nullptr)
    return Failure{"\"" + out.name + "\" is a bot of the house; choose another name"};
  return out;
}

}  // namespace

Result<std::vector<Program>> programs_from(const std::vector<std::string>& texts, Millis budget) {
  std::vector<Program> out;
  for (const std::string& text : texts) {
    auto program = program_from(text, budget);
    if (!program) return program.failure();
    if (find_program(out, program->name) != nullptr)
      return Failure{"\"" + program->name + "\" is named twice"};
    out.push_back(std::move(*program));
  }
  return out;
}

const Program* find_program(const std::vector<Program>& programs, std::string_view name) {
  const auto found = std::find_if(programs.begin(), programs.end(),
                                  [&](const Program& program) { return program.name == name; });
  return found == programs.end() ? nullptr : &*found;
}

std::string forfeit_line(const Forfeit& forfeit) {
  std::string line =
      forfeit.program + " forfeits seat " + std::to_string(forfeit.seat) + ": " + forfeit.why;
  if (!forfeit.detail.empty()) line += " (" + forfeit.detail + ")";
  return line + "; " + std::string(kSubstitute) + " plays on";
}

}  // namespace wagonaut::server
