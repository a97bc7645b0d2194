#include "server/lobby/program_seats.h"

#include "catalog/game.h"
#include "engine/sight/view.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

/// Processes at once. Anybody may open a table, and a host's machine is not endless.
constexpr std::size_t kMostPrograms = 64;

std::pair<std::string, int> place_of(const Question& asked) {
  return {asked.table, index(*asked.view.viewer)};
}

void log_forfeit(const std::string& table, const Forfeit& forfeit) {
  log(Level::Warning, "program_forfeits",
      {{"table", table},
       {"seat", std::to_string(forfeit.seat)},
       {"program", forfeit.program},
       {"why", forfeit.why},
       {"plays_on", std::string(kSubstitute)}});
}

}  // namespace

Move ProgramSeats::choose(const Question& asked, Quick& rng) {
  const std::shared_ptr<Seated> seat = seat_of(asked);
  const std::lock_guard lock(seat->mutex);
  return seat->bot->choose(asked.game->edition, asked.view, rng);
}

std::shared_ptr<ProgramSeats::Seated> ProgramSeats::seat_of(const Question& asked) {
  const std::lock_guard lock(mutex_);
  auto& seat = seats_[place_of(asked)];
  if (seat) return seat;
  seat = std::make_shared<Seated>();
  if (seats_.size() > kMostPrograms || stopped_) {
    log(Level::Warning, "no_program_started",
        {{"table", asked.table}, {"program", asked.level}, {"plays", std::string(kSubstitute)}});
    seat->bot = make_bot(kSubstitute);
  } else {
    auto bot = std::make_unique<ProgramBot>(
        *find_program(programs_, asked.level), asked.game,
        [table = asked.table](const Forfeit& forfeit) { log_forfeit(table, forfeit); });
    seat->program = bot.get();
    seat->bot = std::move(bot);
  }
  return seat;
}

void ProgramSeats::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  for (const auto& [place, seat] : seats_)
    if (seat->program != nullptr) seat->program->stop();
}

void ProgramSeats::leave(const Question& last) {
  std::shared_ptr<Seated> seat;
  {
    const std::lock_guard lock(mutex_);
    const auto found = seats_.find(place_of(last));
    if (found == seats_.end()) return;
    seat = std::move(found->second);
    seats_.erase(found);
  }
  const std::lock_guard lock(seat->mutex);
  seat->bot->game_over(last.game->edition, last.view);
}

}  // namespace wagonaut::server
