#include "tools/help.h"

#include <algorithm>
#include <cctype>

#include "texts/book.h"
#include "tools/columns.h"
#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

/// What CLI11 calls a part of its pages, and what we call its words.
struct LabelRow {
  const char *theirs, *ours;
};
constexpr LabelRow kHelpLabels[] = {
    {"Usage", "help.usage"},
    {"OPTIONS", "help.options_badge"},
    {"Positionals", "help.positionals"},
    {"SUBCOMMAND", "help.command_badge"},
    {"SUBCOMMANDS", "help.command_badge"},
    {"REQUIRED", "help.required"},
    {"Env", "help.variable"},
    {"Needs", "help.needs"},
    {"Excludes", "help.excludes"},
};

/// Which of its complaints is told by which words, and what stands between the things it names.
struct FaultRow {
  CLI::ExitCodes error{};
  std::string_view between, key;
};
constexpr FaultRow kFaults[] = {
    {CLI::ExitCodes::ExtrasError, ": ", "arguments.unexpected"},
    {CLI::ExitCodes::ConversionError, ": ", "arguments.unreadable"},
    {CLI::ExitCodes::ValidationError, ": ", "arguments.not_allowed"},
    {CLI::ExitCodes::RequiredError, " is required", "arguments.missing"},
    {CLI::ExitCodes::ArgumentMismatch, ": ", "arguments.no_value"},
    {CLI::ExitCodes::ExcludesError, " excludes ", "arguments.excludes"},
    {CLI::ExitCodes::RequiresError, " requires ", "arguments.requires"},
};

/// "--bot-pace" and "KEY=VALUE" as messages are named: bot_pace, key_value.
std::string key_of(std::string_view name) {
  std::string out;
  for (const char c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      out += char(std::tolower(static_cast<unsigned char>(c)));
    else if (!out.empty() && out.back() != '_')
      out += '_';
  return out;
}

std::string option_words(Language language, const CLI::App& app, const CLI::Option& option) {
  const std::string name = key_of(option.get_single_name());
  std::string key = "help_options." + key_of(app.get_name()) + "_" + name;
  if (!book().has(key)) key = "help_options." + name;
  return say(language, key, {{"languages", language_choice(language)}});
}

void label_options(CLI::App& app, Language language) {
  CLI::FormatterBase& labels = *app.get_formatter();
  for (CLI::Option* option : app.get_options()) {
    option->description(option_words(language, app, *option));
    option->group(say(language, "help.options"));
    const std::string type = option->get_type_name();
    if (const std::string key = "help_values." + key_of(type); book().has(key))
      labels.label(type, say(language, key));
  }
}

std::string one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

Language language_on(const std::vector<std::string>& arguments) {
  constexpr std::string_view kFlag = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string_view word = arguments[i];
    if (!word.starts_with(kFlag)) continue;
    word.remove_prefix(kFlag.size());
    if (word.starts_with('='))
      word.remove_prefix(1);
    else if (word.empty() && i + 1 < arguments.size())
      word = arguments[i + 1];
    if (const auto language = language_from(word)) return *language;
  }
  return language_of_machine();
}

void put_into_words(CLI::App& app, Language language) {
  for (const LabelRow& row : kHelpLabels)
    app.get_formatter()->label(row.theirs, say(language, row.ours));
  app.description(say(language, "help.program"));
  app.footer(say(language, "help.footer"));
  label_options(app, language);
  for (CLI::App* command : app.get_subcommands({})) {
    const std::string name = command->get_name();
    command->description(say(language, "help_commands." + name));
    command->group(say(language, "help.commands"));
    std::string examples = say(language, "help.examples") + "\n" + command->get_footer();
    if (const std::string key = "help_notes." + name; book().has(key))
      examples += say(language, key) + "\n";
    command->footer(examples);
    label_options(*command, language);
  }
}

std::string fault_words(Language language, const CLI::ParseError& error) {
  const std::string words = one_line(error.what());
  for (const FaultRow& row : kFaults) {
    const std::size_t at = words.find(row.between);
    if (int(row.error) != error.get_exit_code() || at == words.npos) continue;
    return say(language, row.key,
               {{"what", words.substr(0, at)}, {"rest", words.substr(at + row.between.size())}});
  }
  return words;
}

CLI::Validator one_of(std::initializer_list<const char*> words) {
  const std::vector<std::string> allowed(words.begin(), words.end());
  const auto check = [allowed](const std::string& typed) {
    const bool found = std::find(allowed.begin(), allowed.end(), typed) != allowed.end();
    return found ? std::string() : joined(allowed, ", ");
  };
  return CLI::Validator(check, "");
}

}  // namespace wagonaut::tools
