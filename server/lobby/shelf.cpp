#include "server/lobby/shelf.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "catalog/game.h"

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

std::string Shelf::fault(const GameRef& game, int seats) {
  if (!game.campaign.empty()) {
    const auto chapter = find(game, seats);
    return chapter ? "" : chapter.error();
  }
  const std::string& edition = game.edition;
  if (catalog_.find(edition) == nullptr) return "there is no edition \"" + edition + "\"";
  const EditionCard* card = catalog_.find(edition, game.rules);
  if (card == nullptr)
    return "there are no rules " + std::to_string(game.rules) + " of " + edition + " here";
  if (seats < card->min_seats || seats > card->max_seats)
    return edition + " is for " + std::to_string(card->min_seats) + " to " +
           std::to_string(card->max_seats) + " players, not " + std::to_string(seats);
  return option_fault_of(*card, game.options);
}

GameRef Shelf::newest(GameRef game) const {
  if (const EditionCard* card = catalog_.find(game.edition)) game.rules = card->rules;
  return game;
}

Result<std::shared_ptr<const Game>> Shelf::find(const GameRef& game, int seats) {
  if (!game.campaign.empty())
    return chapters_
               ? chapters_(game, seats)
               : Result<std::shared_ptr<const Game>>(Failure{"campaigns are not played here"});
  if (std::string why = fault(game, seats); !why.empty()) return Failure{why};
  GameRef sorted = game;
  std::sort(sorted.options.begin(), sorted.options.end());
  std::string key = game.edition + " " + std::to_string(game.rules) + " " + std::to_string(seats);
  for (const auto& [id, choice] : sorted.options) key += " " + id + "=" + choice;
  const std::lock_guard lock(mutex_);
  auto& found = games_[key];
  if (found) return found;
  auto built = catalog_.build(sorted, seats);
  if (!built) return built.failure();
  found = std::make_shared<const Game>(std::move(*built));
  return found;
}

}  // namespace wagonaut::server
