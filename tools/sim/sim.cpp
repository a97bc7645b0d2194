#include "tools/sim/sim.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "bots/known_edition.h"
#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostDecisions = 100'000;  // far beyond every real game

/// Independent seeds for every game and every purpose in it.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t game, std::uint64_t purpose) {
  Quick first(seed ^ (game * 0x9e3779b97f4a7c15));
  return first.next64() + purpose * 0xd1342543de82ef95;
}

SimGame play_one(const Game& game, const SimSettings& settings, int number) {
  const Edition& ed = game.edition;
  SimGame out;
  std::vector<std::unique_ptr<Bot>> bots(ed.seats);
  std::vector<Quick> minds;
  std::vector<KnownEdition> known(ed.seats);
  for (int chair = 0; chair < ed.seats; ++chair) {
    const int seat = (chair + number) % ed.seats;
    out.seat_of_chair[std::size_t(chair)] = std::uint8_t(seat);
    bots[std::size_t(seat)] = settings.make(settings.bots[std::size_t(chair)]);
    minds.emplace_back(mixed(settings.seed, std::uint64_t(number), std::uint64_t(chair) + 1));
  }
  QuickChance luck(Quick(mixed(settings.seed, std::uint64_t(number), 0)));
  State s = start(ed, luck);
  while (!over(s) && out.decisions < kMostDecisions) {
    const Seat seat = *s.open.ask.waiting.begin();
    const View view = look(ed, s, seat);
    const Edition& seen = known[std::size_t(seat)].of(ed, view.open, seat);
    const Move move = bots[std::size_t(seat)]->choose(seen, view, minds[std::size_t(seat)]);
    apply(ed, s, seat, move, luck);
    ++out.decisions;
  }
  for (int seat = 0; seat < ed.seats; ++seat)
    bots[std::size_t(seat)]->game_over(ed, look(ed, s, Seat(seat)));
  out.finished = over(s);
  out.turns = s.open.turn;
  out.result = standings(ed, s);
  return out;
}

}  // namespace

SimResult simulate(const Game& game, const SimSettings& settings,
                   const std::function<void(int)>& progress) {
  const auto begin = std::chrono::steady_clock::now();
  SimResult out;
  out.games.resize(std::size_t(settings.games));
  std::atomic<int> next{0}, done{0};
  const auto work = [&] {
    for (int i = next++; i < settings.games; i = next++) {
      out.games[std::size_t(i)] = play_one(game, settings, i);
      ++done;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < settings.threads; ++i) threads.emplace_back(work);
  while (done < settings.games) {
    progress(done);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  for (std::thread& thread : threads) thread.join();
  progress(settings.games);
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return out;
}

}  // namespace wagonaut::tools
