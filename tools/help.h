#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "catalog/text.h"

namespace wagonaut::tools {

/// The language that `--lang` asks for, wherever it stands; else the machine's.
Language language_on(const std::vector<std::string>& arguments);

/// Gives a command line its words: what it is for, its commands, options and labels, by their names
/// in data/texts. An option has words of its own under its command's name, or shares those that are
/// for options of its name everywhere.
void put_into_words(CLI::App& app, Language language);

/// What is wrong with what was typed, in one line.
std::string fault_words(Language language, const CLI::ParseError& error);

/// A number that lies between two others. What a check says is what is allowed, for `fault_words`;
/// the help need not repeat it.
template <class Number>
CLI::Validator between(Number least, Number most) {
  const auto check = [least, most](const std::string& typed) -> std::string {
    Number number{};
    const bool read = CLI::detail::lexical_cast(typed, number);
    return read && number >= least && number <= most ? "" : fmt::format("{}–{}", least, most);
  };
  return CLI::Validator(check, "");
}
/// One of a few words.
CLI::Validator one_of(std::initializer_list<const char*> words);

}  // namespace wagonaut::tools
