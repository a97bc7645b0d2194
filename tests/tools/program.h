#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/game.h"
#include "tools/play/settings.h"

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tests::tools {

/// What a run of the program left behind.
struct Ran {
  int code = 0;
  std::string out, err;
};

/// The program with these arguments and the repository's data; `input` is what is typed.
Ran run_program(std::vector<std::string> arguments, const std::string& input = {});

/// The repository's editions.
const Catalog& catalog();
Game game_of(const std::string& edition, int seats, const Options& options = {});

/// A game of the terminal, `input` typed in; nothing is kept unless the settings say where.
Ran play_game(const wagonaut::tools::PlaySettings& settings, const std::string& input);
wagonaut::tools::PlaySettings settings_for(const std::string& edition, const std::string& seats);

/// How often the words occur in a text.
int times(const std::string& text, const std::string& words);

/// So many lines of numbers, as a player who does not look would type them. Among them are the
/// answers to every question that a number cannot answer.
std::string blind_typing(unsigned seed, int lines);

/// A file of its own, removed when the test is over.
class TemporaryFile {
 public:
  TemporaryFile();
  /// In this folder, if it is there.
  explicit TemporaryFile(const std::string& folder);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace wagonaut::tests::tools
