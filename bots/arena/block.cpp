#include "bots/arena/block.h"

#include "bots/known_edition.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut::arena {
namespace {

constexpr int kMostDecisions = 20'000;  // far beyond every real game

/// The bots of one game, each with a mind of its own.
struct Players {
  std::vector<std::unique_ptr<Bot>> bots;  // by seat
  std::vector<Quick> minds;
  std::vector<KnownEdition> known;
};

Players players_of(const Match& match, const Seating& seating, std::uint64_t seed) {
  Players players;
  for (int seat = 0; seat < seating.size(); ++seat) {
    players.bots.push_back(match.make(match.bots[seating[std::size_t(seat)]]));
    CHECK(players.bots.back() != nullptr);
    players.minds.emplace_back(seed + std::uint64_t(seat) + 1);
    players.known.emplace_back();
  }
  return players;
}

Move timed_choice(const Match& match, Players& players, Seat seat, const View& view,
                  Conduct& conduct) {
  const std::uint64_t begin = match.clock != nullptr ? match.clock() : 0;
  const Edition& known = players.known[std::size_t(seat)].of(match.ed, view.open, seat);
  const Move move =
      players.bots[std::size_t(seat)]->choose(known, view, players.minds[std::size_t(seat)]);
  if (match.clock != nullptr) conduct.thinking.add(match.clock() - begin);
  ++conduct.moves[std::size_t(move.kind)];
  return move;
}

GameScore score_of(const Edition& ed, const State& s, const Seating& seating) {
  GameScore out{.seating = seating, .finished = over(s), .turns = s.open.turn};
  const Standings result = standings(ed, s);
  for (int i = 0; i < ed.seats; ++i) {
    const SeatStanding& seat = result.at(Seat(i));
    out.total[std::size_t(i)] = seat.total;
    out.place[std::size_t(i)] = seat.place;
    out.completed[std::size_t(i)] = seat.value(AwardKind::Tickets);
  }
  return out;
}

GameScore play_game(const Match& match, const Seating& seating, std::uint64_t seed, Block& block) {
  const Edition& ed = match.ed;
  Players players = players_of(match, seating, seed);
  DeckChance luck(seed);
  State s = start(ed, luck);
  for (int decisions = 0; !over(s) && decisions < kMostDecisions; ++decisions) {
    const Seat seat = *s.open.ask.waiting.begin();
    const View view = look(ed, s, seat);
    Conduct& conduct = block.bots[seating[std::size_t(seat)]];
    const Move move = timed_choice(match, players, seat, view, conduct);
    CHECK(!objection(ed, s, seat, move));
    apply(ed, s, seat, move, luck);
  }
  for (int seat = 0; seat < seating.size(); ++seat) {
    Bot& bot = *players.bots[std::size_t(seat)];
    bot.game_over(ed, look(ed, s, Seat(seat)));
    if (bot.forfeited()) ++block.bots[seating[std::size_t(seat)]].forfeits;
  }
  return score_of(ed, s, seating);
}

}  // namespace

std::uint64_t Conduct::decisions() const {
  std::uint64_t sum = 0;
  for (const std::uint64_t n : moves) sum += n;
  return sum;
}

Conduct& Conduct::operator+=(const Conduct& other) {
  for (std::size_t i = 0; i < moves.size(); ++i) moves[i] += other.moves[i];
  thinking += other.thinking;
  forfeits += other.forfeits;
  return *this;
}

Block play_block(const Match& match, std::uint64_t seed) {
  Block block;
  block.bots.resize(match.bots.size());
  for (const Seating& seating : match.seatings)
    block.games.push_back(play_game(match, seating, seed, block));
  return block;
}

std::uint64_t deal_seed(std::uint64_t seed, int deal) {
  return Quick(seed ^ (std::uint64_t(deal) + 1) * 0x9e3779b97f4a7c15).next64();
}

}  // namespace wagonaut::arena
