// The chances of a tunnel's toll, counted a second time in worlds that the view cannot tell apart.

#include <cmath>

#include "engine/rules/price.h"
#include "engine/sight/sight.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

class TollOddsOracle : public Law {};
WAGONAUT_LAWS(TollOddsOracle);

constexpr int kWorlds = 1500;
constexpr int kMoments = 6;
/// Five times the spread of a share that is counted in so many worlds.
constexpr double kTolerance = 0.065;

bool enters_tunnel(const Edition& ed, const Move& move) {
  return move.kind == MoveKind::ClaimLane && ed.lane(move.lane()).tunnel;
}

/// How often each toll is asked for when the claim is played in imagined worlds.
std::vector<double> counted(const Edition& ed, const View& view, Seat seat, const Move& claim,
                            Quick& rng) {
  std::vector<double> shares(kLongestRow + 1);
  for (int i = 0; i < kWorlds; ++i) {
    State world = imagine(ed, view, rng);
    QuickChance luck{Quick(unsigned(rng.below(1 << 30)))};
    apply(ed, world, seat, claim, luck);
    const bool asked = world.open.ask.kind == AskKind::TunnelResponse;
    shares[asked ? world.open.tunnel.matches : 0] += 1.0 / kWorlds;
  }
  return shares;
}

// G-11, G-31, G-32: in the middle of games and with a pile that ends in the middle of the row.
TEST_P(TollOddsOracle, AreThoseOfTheWorldsThatMayBe) {
  const Edition& ed = edition();
  if (ed.effects.moments != 0) return;  // a card may stop the row half-way
  int moments = 0, short_piles = 0;
  play_random_games(ed, 60, [&](const State& s, Seat seat, const Move& move, Quick& rng) {
    if (!enters_tunnel(ed, move)) return;
    int& seen = s.open.draw_count[0] < kTunnelRow ? short_piles : moments;
    if (seen++ >= kMoments) return;
    const View view = look(ed, s, seat);
    const TollOdds odds = toll_odds(ed, view, move.payment, kTunnelRow);
    const std::vector<double> shares = counted(ed, view, seat, move, rng);
    double sum = 0;
    for (int k = 0; k < odds.size(); ++k) {
      EXPECT_NEAR(odds[k], shares[std::size_t(k)], kTolerance) << k << " cards more";
      sum += odds[k];
    }
    EXPECT_NEAR(sum, 1, 1e-9);
  });
  EXPECT_EQ(moments >= kMoments, !ed.index.tunnels.empty());
}

}  // namespace
}  // namespace wagonaut::tests
