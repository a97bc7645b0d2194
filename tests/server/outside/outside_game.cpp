#include "tests/server/outside/outside_game.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"

namespace wagonaut::tests::outside {

using server::Forfeit;
using server::Millis;
using server::Program;
using server::ProgramBot;

Program patient(const std::string& command) {
  return {"guest", command, Millis(120'000), Millis(0), Millis(0), Millis(120'000)};
}

Program impatient(const std::string& command) {
  return {"guest", command, Millis(20), Millis(0), Millis(0), Millis(20)};
}

std::string example_command() {
  return "node '" WAGONAUT_ROOT "/examples/bot/bot.mjs'";
}

std::shared_ptr<const Game> game_for(const std::string& edition, int seats) {
  return std::make_shared<const Game>(data::game(edition, seats));
}

Played play(const std::shared_ptr<const Game>& game, const Program& program, Seat seat,
            std::uint64_t seed) {
  const Edition& ed = game->edition;
  Played out;
  ProgramBot guest(program, game, [&](const Forfeit& it) { out.forfeits.push_back(it); });
  const auto other = make_bot("greedy");
  Quick rng(seed);
  DeckChance luck(seed);
  State& s = out.state = start(ed, luck);
  for (int decisions = 0; !over(s) && decisions < 20'000; ++decisions) {
    const Seat who = *s.open.ask.waiting.begin();
    const View view = look(ed, s, who);
    if (who == seat) out.asked.push_back(view);
    Bot& bot = who == seat ? guest : *other;
    const Move move = bot.choose(ed, view, rng);
    EXPECT_FALSE(objection(ed, s, who, move));
    apply(ed, s, who, move, luck);
  }
  out.last = look(ed, s, seat);
  guest.game_over(ed, out.last);
  EXPECT_EQ(guest.forfeited(), !out.forfeits.empty());
  EXPECT_EQ(guest.child(), nullptr);
  out.finished = over(s);
  return out;
}

namespace {

/// What the system tells of a process behind its name: state, parent; nothing if there is none.
std::string status_of(const std::string& pid) {
  std::ifstream in("/proc/" + pid + "/stat");
  std::string text;
  std::getline(in, text);
  const std::size_t name_end = text.rfind(')');
  return name_end == std::string::npos ? "" : text.substr(name_end + 2);
}

}  // namespace

std::set<pid_t> children() {
  std::set<pid_t> out;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::istringstream status(status_of(name));
    char state = 0;
    pid_t parent = 0;
    if (status >> state >> parent && parent == ::getpid()) out.insert(pid_t(std::stol(name)));
  }
  return out;
}

bool runs(pid_t pid) {
  const std::string status = status_of(std::to_string(pid));
  return !status.empty() && status.front() != 'Z' && status.front() != 'X';
}

}  // namespace wagonaut::tests::outside
