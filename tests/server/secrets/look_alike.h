#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/luck/dealers.h"
#include "tests/server/secrets/twin_room.h"

namespace wagonaut::tests {

/// A seat, or now and then a spectator.
std::optional<Seat> any_eyes(const Edition& ed, Quick& rng);

SeedBytes any_luck(Quick& rng);

/// The truth, and a world that `viewer` cannot tell from it: other hands, tickets, piles, another
/// seed and other tokens; for a spectator another code as well.
struct LookAlikes {
  LookAlikes(const Game& game, const State& truth, std::optional<Seat> viewer, Quick& rng);
  World truth, other;
};

/// Lets `seat` move in both worlds so that everybody at the table sees the same: the luck of the
/// other world is searched for. False if the move is not possible there, if no such luck was found,
/// or if a rule tells a secret (a forced pass, G-4; a row that a flush could not help, G-16 and
/// W-28; hands and answers that are laid open).
bool same_for_all(const Edition& ed, LookAlikes& worlds, std::optional<Seat> viewer, Seat seat,
                  const Move& move, Quick& rng);

/// Any move at all, in the notation: one that some seat could make in either world, or made up of
/// lanes, cards and tickets that need not be anybody's.
std::string any_move_text(const Game& game, const LookAlikes& worlds, Quick& rng);

/// A bit of everything that a seat can wish for while the game runs, without an effect on the game.
std::vector<Wish> idle_wishes(const Game& game, const LookAlikes& worlds, int version, Quick& rng);

}  // namespace wagonaut::tests
