#include "tests/tools/program.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <sstream>

#include "tools/play/play.h"
#include "tools/program.h"

namespace wagonaut::tests::tools {

namespace {

/// Games of the tests are not the player's own: they are kept elsewhere.
void leave_home_alone() {
  const auto folder =
      std::filesystem::temp_directory_path() / ("wagonaut-state-" + std::to_string(getpid()));
  setenv("XDG_STATE_HOME", folder.c_str(), 1);
}

}  // namespace

Ran run_program(std::vector<std::string> arguments, const std::string& input) {
  leave_home_alone();
  arguments.insert(arguments.begin(), {"--data", WAGONAUT_ROOT "/data"});
  std::istringstream in(input);
  std::ostringstream out, err;
  const int code = wagonaut::tools::run(arguments, {in, out, err});
  std::error_code ignored;
  std::filesystem::remove_all(std::getenv("XDG_STATE_HOME"), ignored);
  return {code, out.str(), err.str()};
}

const Catalog& catalog() {
  static const Result<Catalog> loaded = Catalog::load(WAGONAUT_ROOT "/data");
  EXPECT_TRUE(loaded) << loaded.error();
  return *loaded;
}

Game game_of(const std::string& edition, int seats, const Options& options) {
  auto game = catalog().build(edition, seats, options);
  EXPECT_TRUE(game) << game.error();
  return std::move(*game);
}

Ran play_game(const wagonaut::tools::PlaySettings& settings, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out, err;
  const int code = wagonaut::tools::play(catalog(), settings, in, out, err);
  return {code, out.str(), err.str()};
}

wagonaut::tools::PlaySettings settings_for(const std::string& edition, const std::string& seats) {
  wagonaut::tools::PlaySettings settings;
  settings.edition = edition;
  settings.seats = *wagonaut::tools::seats_from(seats, *catalog().find(edition));
  settings.seed = 7;
  return settings;
}

int times(const std::string& text, const std::string& words) {
  int n = 0;
  for (std::size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++n;
  return n;
}

std::string blind_typing(unsigned seed, int lines) {
  std::mt19937 random(seed);
  std::string out;
  for (int i = 0; i < lines; ++i) {
    const auto n = random() % 100;
    out += n < 5 ? "1 2 3" : n < 8 ? "20" : std::to_string(1 + random() % 20);
    out += "\n";
  }
  return out;
}

TemporaryFile::TemporaryFile(const std::string& folder) : TemporaryFile() {
  if (std::filesystem::is_directory(folder))
    path_ = folder + "/" + std::filesystem::path(path_).filename().string();
}

TemporaryFile::TemporaryFile() {
  static std::atomic<int> next{0};
  const std::string name =
      "wagonaut-" + std::to_string(getpid()) + "-" + std::to_string(next++) + ".rec";
  path_ = (std::filesystem::temp_directory_path() / name).string();
}

TemporaryFile::~TemporaryFile() {
  std::error_code ignored;
  std::filesystem::remove(path_, ignored);
}

}  // namespace wagonaut::tests::tools
