// Views are honest: nobody sees or hears more than the rules allow (G-8), and what is imagined
// fits.

#include "engine/sight/sight.h"
#include "tests/laws/tables.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

class Sight : public Law {};
WAGONAUT_LAWS(Sight);

/// A seat, or now and then a spectator.
std::optional<Seat> any_viewer(const Edition& ed, Quick& rng) {
  const int n = rng.below(ed.seats + 1);
  return n == ed.seats ? std::nullopt : std::optional(Seat(n));
}

/// Which of the cards that came off the pile, newspapers left out, the viewer did not see: every
/// one of them has its fact.
std::vector<bool> secret_cards(const FactList& told, std::optional<Seat> viewer) {
  std::vector<bool> out;
  for (const Fact& fact : told.facts) {
    const bool shown = fact.kind == FactKind::CardTurned || fact.kind == FactKind::TunnelRevealed ||
                       fact.kind == FactKind::CardProspected;
    if (shown || fact.kind == FactKind::BlindTaken) out.push_back(!shown && viewer != fact.seat);
  }
  return out;
}

/// Luck in a look-alike world: what everybody sees turned up, newspapers among it, is the same card
/// as in the truth; what only the mover sees may be any other.
class MimicChance final : public Chance {
 public:
  MimicChance(Outcomes truth, std::vector<bool> secret, Sort newspaper, const Quick& rng)
      : truth_(std::move(truth)),
        secret_(std::move(secret)),
        newspaper_(newspaper),
        any_(Quick(rng)) {}

  Sort card(const DrawPile& pile) override {
    if (next_ >= truth_.cards.size()) {
      impossible = true;
      return any_.card(pile);
    }
    const Sort wanted = truth_.cards[next_++];
    if (wanted != newspaper_ && next_secret_ < secret_.size() && secret_[next_secret_++])
      return any_but_news(pile);
    if (pile.holds(wanted)) return wanted;
    impossible = true;
    return any_.card(pile);
  }
  TicketId ticket(const TicketSet& pile) override { return any_.ticket(pile); }
  EventId event(const EventSet& deck) override {
    const bool told = next_event_ < truth_.events.size();
    impossible |= !told;
    return told ? truth_.events[next_event_++] : any_.event(deck);
  }
  Seat start_seat(int) override { return Seat{0}; }

  bool impossible = false;

 private:
  Sort any_but_news(const DrawPile& pile) {
    Cards cards = pile.cards;
    int total = pile.total;
    if (newspaper_ != kNoCard) {
      total -= cards[newspaper_];
      cards[newspaper_] = 0;
    }
    if (total > 0) return any_.card({pile.deck, cards, pile.first, pile.last, total});
    impossible = true;
    return any_.card(pile);
  }

  Outcomes truth_;
  std::vector<bool> secret_;
  Sort newspaper_;
  QuickChance any_;
  std::size_t next_ = 0, next_secret_ = 0, next_event_ = 0;
};

int count_of(const FactList& log, FactKind kind) {
  int n = 0;
  for (const Fact& fact : log.facts) n += fact.kind == kind ? 1 : 0;
  return n;
}

/// Two things are told by rule though they hang on what is hidden: that a seat can do nothing
/// (G-4), and that a flush could not help, which depends on the cards outside hands (G-16, W-28).
bool rule_told_a_secret(const FactList& here, const FactList& there) {
  return count_of(here, FactKind::TurnPassed) + count_of(there, FactKind::TurnPassed) > 0 ||
         count_of(here, FactKind::MarketFlushed) != count_of(there, FactKind::MarketFlushed);
}

std::vector<Fact> heard(const FactList& log, std::optional<Seat> viewer) {
  std::vector<Fact> out;
  for (const Fact& fact : log.facts) out.push_back(tell(fact, viewer));
  return out;
}

// G-8: a world that a viewer imagines cannot be told from the truth by looking.
TEST_P(Sight, LookAlikeDealsLookAlike) {
  const Edition& ed = edition();
  play_random_games(ed, games_per_law(), [&](const State& s, Seat, const Move&, Quick& rng) {
    const std::optional<Seat> viewer = any_viewer(ed, rng);
    const View seen = look(ed, s, viewer);
    const State world = imagine(ed, seen, rng);
    ASSERT_EQ(seen, look(ed, world, viewer));
  });
}

// Nor by listening: another seat's step sounds the same in both worlds, and looks the same after.
TEST_P(Sight, LookAlikeDealsSoundAlike) {
  const Edition& ed = edition();
  int compared = 0;
  play_random_games(
      ed, games_per_law() / 2 + 1, [&](const State& s, Seat seat, const Move& move, Quick& rng) {
        if (seat == kNobody) return;
        const std::optional<Seat> viewer = any_viewer(ed, rng);
        if (viewer == seat) return;
        // The last face-down answer opens them all, and they are any in the other
        // world.
        if (s.open.turn == 0 && s.open.ask.waiting.count() == 1) return;
        State truth = s;
        State world = imagine(ed, look(ed, s, viewer), rng);
        if (objection(ed, world, seat, move)) return;  // it has not the cards in that world

        FactList told, told_there;
        QuickChance luck{Quick(rng.next64())};
        NotingChance noting(luck);
        apply(ed, truth, seat, move, noting, &told);
        MimicChance mimic(noting.noted(), secret_cards(told, viewer), ed.newspaper, rng);
        apply(ed, world, seat, move, mimic, &told_there);
        if (mimic.impossible || rule_told_a_secret(told, told_there)) return;
        if (over(truth)) return;  // all tickets are shown (G-45)
        ++compared;
        ASSERT_EQ(heard(told, viewer), heard(told_there, viewer));
        ASSERT_EQ(look(ed, truth, viewer), look(ed, world, viewer));
      });
  EXPECT_GT(compared, games_per_law());
}

// What is imagined is a sound position: its game can be played to the end.
TEST_P(Sight, ImaginedGamesCanBePlayed) {
  const Edition& ed = edition();
  play_random_games(ed, games_per_law() / 100 + 1,
                    [&](const State& s, Seat, const Move&, Quick& rng) {
                      if (rng.below(20) != 0) return;
                      State world = imagine(ed, look(ed, s, any_viewer(ed, rng)), rng);
                      QuickChance luck{Quick(rng.next64())};
                      while (!over(world)) {
                        const Seat seat = any_waiting(world, rng);
                        const Move move = any_move(ed, world, seat, rng);
                        ASSERT_FALSE(objection(ed, world, seat, move));
                        apply(ed, world, seat, move, luck);
                      }
                    });
}

/// A position in the middle of a random game.
State middle_game(const Edition& ed, int turns) {
  Quick rng(77);
  QuickChance luck{Quick(78)};
  State s = start(ed, luck);
  while (s.open.turn < turns) {
    const Seat seat = any_waiting(s, rng);
    apply(ed, s, seat, any_move(ed, s, seat, rng), luck);
  }
  return s;
}

// imagine is uniform: each unseen card lies in a hidden hand as often as its share tells.
TEST_P(Sight, ImaginedHandsAreUniform) {
  const Edition& ed = edition();
  const State s = middle_game(ed, 30);
  const View view = look(ed, s, Seat{0});
  const Cards& hand = s.own[1].hand;
  const Cards& shown = s.open.seat[1].shown;
  Quick rng(5);
  constexpr int kWorlds = 20000;
  std::array<long, kMaxSorts> sum{};
  for (int i = 0; i < kWorlds; ++i) {
    const State world = imagine(ed, view, rng);
    for (int k = 0; k < ed.faces.size(); ++k) sum[std::size_t(k)] += world.own[1].hand[Sort(k)];
  }
  for (int d = 0; d < ed.decks.size(); ++d) {
    Cards unseen = s.draw_pile;  // and the hidden parts of other hands
    for (int i = 1; i < ed.seats; ++i) unseen += s.own[i].hand - s.open.seat[i].shown;
    if (ed.newspaper != kNoCard) unseen[ed.newspaper] = 0;  // never in a hand (L-35)
    double total = 0, hidden = 0;
    for (int k = ed.decks[std::size_t(d)].first; k < ed.decks[std::size_t(d)].last; ++k) {
      total += unseen[Sort(k)];
      hidden += hand[Sort(k)] - shown[Sort(k)];
    }
    if (total == 0) continue;
    for (int k = ed.decks[std::size_t(d)].first; k < ed.decks[std::size_t(d)].last; ++k) {
      const double expected = shown[Sort(k)] + hidden * unseen[Sort(k)] / total;
      EXPECT_NEAR(double(sum[std::size_t(k)]) / kWorlds, expected, 0.06) << "sort " << k;
    }
  }
}

// A secret is a secret until someone writes a line to show it: the truth about others is not in a
// view.
TEST_P(Sight, OthersTicketsAndHandsAreNotInAView) {
  const Edition& ed = edition();
  const State s = middle_game(ed, 12);
  State other = s;
  // Swap what seat 1 holds in secret for something else of the same size.
  const TicketId kept = other.own[1].tickets.nth(0);
  const TicketId unseen = other.ticket_pile.unseen.nth(0);
  other.own[1].tickets.erase(kept);
  other.own[1].tickets.insert(unseen);
  other.ticket_pile.unseen.erase(unseen);
  other.ticket_pile.unseen.insert(kept);
  EXPECT_NE(s, other);
  EXPECT_EQ(look(ed, s, Seat{0}), look(ed, other, Seat{0}));
  EXPECT_EQ(look(ed, s, std::nullopt), look(ed, other, std::nullopt));
  EXPECT_NE(look(ed, s, Seat{1}), look(ed, other, Seat{1}));
}

}  // namespace
}  // namespace wagonaut::tests
