#include "tests/wasm/game.h"

#include "bots/bot.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/wasm/digest.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

using namespace wagonaut;

namespace {

Edition played;

}  // namespace

EXPORT(edition_size) std::uint32_t edition_size() {
  return sizeof(Edition);
}

EXPORT(state_size) std::uint32_t state_size() {
  return sizeof(State);
}

EXPORT(move_size) std::uint32_t move_size() {
  return sizeof(Move);
}

EXPORT(edition_place) void* edition_place() {
  return &played;
}

EXPORT(play_game) std::uint64_t play_game(std::uint32_t bot_index, std::uint32_t seed) {
  const auto bot = make_bot(quick_bot_names()[bot_index]);
  QuickChance luck{Quick{seed}};
  Quick rng{seed + 1};
  tests::Digest digest;
  State state = start(played, luck);
  while (!over(state)) {
    digest.add(state);
    const Seat seat = *state.open.ask.waiting.begin();
    const Move move = bot->choose(played, look(played, state, seat), rng);
    CHECK(!objection(played, state, seat, move));
    digest.add(move);
    apply(played, state, seat, move, luck);
  }
  digest.add(state);
  digest.add(standings(played, state).seat);
  return digest.value();
}
