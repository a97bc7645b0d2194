// Moves that are tried in imagined deals.
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "bots/planner/planner.h"
#include "bots/search/candidates.h"
#include "bots/search/search.h"
#include "bots/search/trial.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"
#include "tools/threads.h"

namespace wagonaut::tests::bots {
namespace {

/// The moves of a seat that searches, from the first ticket on.
std::vector<Move> searched_moves(const Game& game, const Workers* workers, int decisions) {
  QuickChance luck{Quick(5)};
  State s = start(game.edition, luck);
  Search bot(Effort{.playouts = 24, .doubt = 2});
  if (workers != nullptr) bot.use(*workers);
  Quick mind(7);
  std::vector<Move> moves;
  for (int i = 0; i < decisions && !over(s); ++i) {
    const Seat seat = *s.open.ask.waiting.begin();
    moves.push_back(bot.choose(game.edition, look(game.edition, s, seat), mind));
    apply(game.edition, s, seat, moves.back(), luck);
  }
  return moves;
}

TEST(Search, DoesNotDependOnThreads) {
  for (const char* edition : {"usa", "world"}) {
    const Game game = data::game(edition, 2);
    const wagonaut::tools::Threads three(3);
    EXPECT_EQ(searched_moves(game, nullptr, 12), searched_moves(game, &three, 12)) << edition;
  }
}

/// Does everything itself, and counts how often it was asked.
class Counting final : public Workers {
 public:
  void share_out(int tasks, const std::function<void(int)>& task) const override {
    ++asked;
    for (int i = tasks - 1; i >= 0; --i) task(i);
  }
  mutable int asked = 0;
};

TEST(Search, SharesItsPlayoutsOut) {
  const Game game = data::game("usa", 2);
  const Counting workers;
  EXPECT_EQ(searched_moves(game, &workers, 6), searched_moves(game, nullptr, 6));
  EXPECT_GT(workers.asked, 0);
}

TEST(Search, TriesTheTicketsThatPlanBest) {
  for (const char* edition : {"nordic", "switzerland", "world"}) {
    const Game game = data::game(edition, 2);
    QuickChance luck{Quick(11)};
    State s = start(game.edition, luck);
    while (s.open.ask.kind != AskKind::KeepTickets) {
      const Seat seat = *s.open.ask.waiting.begin();
      const View view = look(game.edition, s, seat);
      apply(game.edition, s, seat, view.choices.at(game.edition, view.open, 0), luck);
    }
    const View view = look(game.edition, s, *s.open.ask.waiting.begin());
    const Position at = position_of(game.edition, view);
    const Weights weights = weights_for(game.edition);
    const PlanMaker maker(at, weights);
    const auto value = [&](const Move& move) {
      TicketSet kept;
      for (int i = 0; i < view.own->offer.size(); ++i)
        if (((move.kept() >> i) & 1) != 0) kept.insert(view.own->offer[std::size_t(i)]);
      return maker.best_plan(kept).value;
    };
    const auto moves = candidates_beside(at, weights, view.choices.at(game.edition, view.open, 0));
    ASSERT_EQ(moves.size(), kMostKeeps) << edition;
    int least = value(moves[1]);
    for (int i = 2; i < moves.size(); ++i) least = std::min(least, value(moves[std::size_t(i)]));
    for (int i = 0; i < view.choices.size(); ++i) {
      const Move other = view.choices.at(game.edition, view.open, i);
      if (std::find(moves.begin(), moves.end(), other) != moves.end()) continue;
      EXPECT_LE(value(other), least) << edition;
    }
  }
}

// Of draws one card of each sort and one of each deck; of small questions whatever can be answered.
TEST(Search, TriesEveryChoice) {
  std::array<int, int(AskKind::GameOver)> asked{};
  for (const char* edition : {"usa", "nordic", "switzerland", "world"}) {
    const Game game = data::game(edition, 2);
    const Edition& ed = game.edition;
    const Weights weights = weights_for(ed);
    QuickChance luck{Quick(5)};
    State s = start(ed, luck);
    for (int decision = 0; !over(s); ++decision) {
      const Seat seat = *s.open.ask.waiting.begin();
      const View view = look(ed, s, seat);
      const Position at = position_of(ed, view);
      const Move first = planned_move(at, weights);
      const AskKind ask = view.open.ask.kind;
      if (decision % 4 == 0 || ask == AskKind::TunnelResponse) {
        const Candidates moves = candidates_beside(at, weights, first);
        ++asked[std::size_t(ask)];
        EXPECT_EQ(moves[0], first);
        for (const Move& move : moves) EXPECT_FALSE(objection(ed, s, seat, move));
        for (int i = 0; i < view.choices.size() && !moves.full(); ++i) {
          const Move other = view.choices.at(ed, view.open, i);
          const bool draws = other.kind == MoveKind::TakeSlot || other.kind == MoveKind::TakeBlind;
          if (!draws && ask != AskKind::TunnelResponse && ask != AskKind::RefillFrom) continue;
          EXPECT_TRUE(std::any_of(moves.begin(), moves.end(),
                                  [&](const Move& move) {
                                    const auto& market = view.open.market;
                                    return move == other || (move.kind == MoveKind::TakeSlot &&
                                                             other.kind == MoveKind::TakeSlot &&
                                                             market[std::size_t(move.slot())] ==
                                                                 market[std::size_t(other.slot())]);
                                  }))
              << edition << ", decision " << decision;
        }
      }
      apply(ed, s, seat, first, luck);
    }
  }
  for (const AskKind ask : {AskKind::ChooseAction, AskKind::PickCard, AskKind::TunnelResponse})
    EXPECT_GT(asked[std::size_t(ask)], 0);
}

TEST(Search, CountsAWinByHowClearItIs) {
  for (const int width : {1, 4, 20}) {
    EXPECT_EQ(share_of_win(0, width), 0);
    EXPECT_EQ(share_of_win(3 * width, width), 1000);
    EXPECT_EQ(share_of_win(400, width), 1000);
    for (int margin = 1; margin <= 3 * width; ++margin) {
      EXPECT_GE(share_of_win(margin, width), share_of_win(margin - 1, width));
      EXPECT_EQ(share_of_win(-margin, width), -share_of_win(margin, width));
      EXPECT_NEAR(share_of_win(margin, width), 1000 * std::tanh(double(margin) / width), 30);
    }
  }
}

TEST(Search, CountsALeadInStandardErrors) {
  Tally tally;
  tally.add(6);
  EXPECT_EQ(tally.lead(), 0) << "one game says nothing";
  tally.add(2);
  EXPECT_EQ(tally.sum(), 8);
  EXPECT_NEAR(tally.lead(), 4 / std::sqrt(4.0 / 2), 1e-9);  // mean 4, variance 4, two games
}

// A payable lane of fifteen points against a blind card in the last turn.
TEST(Search, StopsWhenAllOthersAreBehindTheFirstMove) {
  const Game game = data::game("usa", 2);
  QuickChance luck{Quick(3)};
  State s = start(game.edition, luck);
  while (s.open.ask.kind != AskKind::ChooseAction)
    apply(game.edition, s, *s.open.ask.waiting.begin(), Move::keep_tickets(0b111), luck);
  s.own[s.open.active].hand[game.edition.loco] = 6;
  s.open.triggered = true;
  s.open.turns_left = 1;
  const View view = look(game.edition, s, s.open.active);
  const Position at = position_of(game.edition, view);
  Move claim{};
  for (int i = 0; i < view.choices.size(); ++i)
    if (const Move move = view.choices.at(game.edition, view.open, i);
        move.kind == MoveKind::ClaimLane && game.edition.lane(move.lane()).points == 15)
      claim = move;
  ASSERT_EQ(claim.kind, MoveKind::ClaimLane);
  const Effort effort{.playouts = 40};
  const Weights weights;
  const Candidates good_first{claim, Move::take_blind(Deck(0))};
  const Candidates bad_first{Move::take_blind(Deck(0)), claim};
  Quick rng(1);
  Trial settled(at, effort, weights, good_first), open(at, effort, weights, bad_first);
  EXPECT_FALSE(settled.decided());
  settled.run_round(rng);
  EXPECT_TRUE(settled.decided());
  EXPECT_EQ(settled.best(), claim);
  open.run_round(rng);
  EXPECT_FALSE(open.decided());
  EXPECT_EQ(open.best(), claim);
}

}  // namespace
}  // namespace wagonaut::tests::bots
