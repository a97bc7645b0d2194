#include "tests/server/fair/fair_game.h"

#include "engine/record/recorder.h"
#include "server/fair/fair.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {

Record fair_game(const Game& game, int number, Undos undos, Shares shares) {
  Fairness fair;
  fair.game = "table-" + std::to_string(number);
  fair.seed = server::sha256_hex("seed " + std::to_string(number));
  fair.commitment = server::commitment_of(fair.game, fair.seed);
  GameHeader header{game.card.id, game.card.rules, game.options, {}};
  for (int i = 0; i < game.edition.seats; ++i) {
    header.players.push_back("P" + std::to_string(i));
    const std::string nonce = i % 2 == 0 ? "nonce-" + std::to_string(number + i) : "";
    fair.nonces.push_back(nonce);
    if (shares == Shares::Bound)
      fair.shares.push_back(nonce.empty() ? "" : server::share_of(fair.game, i, nonce));
  }
  FairChance luck{ChaCha(server::luck_of(fair.game, fair.seed, fair.nonces))};
  Quick rng(std::uint64_t(number) + 1);
  Recorder table(game.edition, header, luck, nullptr,
                 number % 2 == 0 ? std::nullopt : std::optional(Seat{1}));
  while (!over(table.state())) {
    const Seat seat = any_waiting(table.state(), rng);
    const int stand = int(standing_steps(table.record()).size());
    if (undos == Undos::Some && stand > 0 && rng.below(10) == 0)
      table.take_back(seat, 1 + rng.below(std::min(3, stand)));
    else
      table.play(seat, any_move(game.edition, table.state(), seat, rng));
  }
  Record record = table.record();
  record.fair = fair;
  return record;
}

}  // namespace wagonaut::tests
