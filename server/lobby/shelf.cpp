#include "server/lobby/shelf.h"

#include <algorithm>

namespace wagonaut::server {
namespace {

std::string option_fault_of(const EditionCard& card, const Options& options) {
  for (const auto& [id, choice] : options) {
    const auto option = std::find_if(card.options.begin(), card.options.end(),
                                     [&, &key = id](const Option& o) { return o.id == key; });
    if (option == card.options.end()) return card.id + " has no option \"" + id + "\"";
    const bool known =
        std::any_of(option->choices.begin(), option->choices.end(),
                    [&, &key = choice](const OptionChoice& c) { return c.id == key; });
    if (!known) return id + " cannot be \"" + choice + "\"";
  }
  return {};
}

}  // namespace

std::string Shelf::fault(const std::string& edition, int seats, const Options& options) {
  const EditionCard* card = catalog_.find(edition);
  if (card == nullptr) return "there is no edition \"" + edition + "\"";
  if (seats < card->min_seats || seats > card->max_seats)
    return edition + " is for " + std::to_string(card->min_seats) + " to " +
           std::to_string(card->max_seats) + " players, not " + std::to_string(seats);
  return option_fault_of(*card, options);
}

Result<std::shared_ptr<const Game>> Shelf::find(const std::string& edition, int seats,
                                                const Options& options) {
  if (std::string why = fault(edition, seats, options); !why.empty()) return Failure{why};
  Options sorted = options;
  std::sort(sorted.begin(), sorted.end());
  std::string key = edition + " " + std::to_string(seats);
  for (const auto& [id, choice] : sorted) key += " " + id + "=" + choice;
  const std::lock_guard lock(mutex_);
  auto& game = games_[key];
  if (game) return game;
  auto built = catalog_.build(edition, seats, sorted);
  if (!built) return built.failure();
  game = std::make_shared<const Game>(std::move(*built));
  return game;
}

}  // namespace wagonaut::server
