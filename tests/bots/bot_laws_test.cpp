// What every bot promises, in every edition and at every number of seats.

#include <cstdlib>

#include "bots/bot.h"
#include "engine/sight/sight.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests::bots {
namespace {

constexpr int kMostDecisions = 5000;  // no real game comes near

class BotLaw : public Law {};
WAGONAUT_LAWS(BotLaw);

/// Games of a bot at each table: 8, or what WAGONAUT_BOT_GAMES says; one of those that search.
int games_of(const std::string& bot) {
  if (bot == "search_glance") return 1;
  const char* wanted = std::getenv("WAGONAUT_BOT_GAMES");
  return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 8;
}

bool on_menu(const Edition& ed, const View& view, const Move& move) {
  const Menu& menu = view.choices;
  for (int i = 0; i < menu.size(); ++i)
    if (menu.at(ed, view.open, i) == move) return true;
  return false;
}

/// By seat: the bot alone in even games, in odd ones with all others in turn.
std::vector<std::string> company_of(const std::string& bot, int seats, int game) {
  const auto all = quick_bot_names();
  std::vector<std::string> company(std::size_t(seats), bot);
  for (int seat = 1; seat < seats && game % 2 == 1; ++seat)
    company[std::size_t(seat)] = all[std::size_t(game / 2 + seat) % all.size()];
  return company;
}

/// Plays a game; `at_decision` sees every position with the seat and the move it chose.
template <class Watcher>
void play(const Edition& ed, const std::vector<std::string>& company, std::uint64_t seed,
          Watcher at_decision) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : company) bots.push_back(make_bot(name));
  QuickChance luck{Quick(seed)};
  Quick mind(seed + 1), order(seed + 2);
  State s = start(ed, luck);
  for (int decisions = 0; !over(s); ++decisions) {
    ASSERT_LT(decisions, kMostDecisions) << "the game does not end";
    const Seat seat = any_waiting(s, order);
    const View view = look(ed, s, seat);
    const Quick before = mind;
    const Move move = bots[std::size_t(seat)]->choose(ed, view, mind);
    const auto why = objection(ed, s, seat, move);
    ASSERT_FALSE(why) << company[std::size_t(seat)] << ": " << refusal_name(*why);
    at_decision(s, seat, view, before, move);
    apply(ed, s, seat, move, luck);
  }
}

// No bot makes a move that is unlawful or not on its menu, and every game comes to its end.
TEST_P(BotLaw, MovesAreLawfulAndGamesEnd) {
  const Edition& ed = edition();
  for (const std::string& bot : quick_bot_names())
    for (int game = 0; game < games_of(bot) && !HasFailure(); ++game) {
      SCOPED_TRACE(bot + ", game " + std::to_string(game));
      play(ed, company_of(bot, ed.seats, game), std::uint64_t(game) * 31 + 7,
           [&](const State&, Seat, const View& view, const Quick&, const Move& move) {
             EXPECT_TRUE(on_menu(ed, view, move));
           });
    }
}

// A bot knows its view alone: in another world that looks the same to its seat, one that has never
// played before makes the same move.
TEST_P(BotLaw, WorldsThatLookAlikeArePlayedAlike) {
  const Edition& ed = edition();
  Quick rng(11);
  for (const std::string& bot : quick_bot_names()) {
    SCOPED_TRACE(bot);
    const auto company = company_of(bot, ed.seats, 0);
    play(ed, company, 5,
         [&](const State& s, Seat seat, const View& view, const Quick& mind, const Move& move) {
           if (rng.below(4) != 0) return;
           const State world = imagine(ed, view, rng);
           ASSERT_EQ(look(ed, world, seat), look(ed, s, seat));
           Quick same = mind;
           EXPECT_EQ(make_bot(bot)->choose(ed, look(ed, world, seat), same), move);
         });
  }
}

}  // namespace
}  // namespace wagonaut::tests::bots
