#include <functional>

#include "bench/bench.h"
#include "bench/random_game.h"
#include "bench/stopwatch.h"
#include "bench/thinking.h"
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "engine/rules/outlook.h"
#include "engine/rules/trail.h"
#include "engine/sight/sight.h"

namespace wagonaut::bench {
namespace {

/// A decision met in a random game, to be measured again and again.
struct Sample {
  State state;
  Seat seat{};
  Move move;
};

std::vector<Sample> sample_decisions(const Edition& ed) {
  std::vector<Sample> samples;
  QuickChance luck{Quick(2026)};
  Menu menu;
  for (int game = 0; game < 8; ++game) {
    State s = start(ed, luck);
    for (int i = 0; !over(s); ++i) {
      const Seat seat = *s.open.ask.waiting.begin();
      list_moves(ed, s, seat, menu);
      const Move move = menu.at(ed, s.open, luck.generator().below(menu.size()));
      if (i % 4 == game % 4) samples.push_back({s, seat, move});
      apply(ed, s, seat, move, luck);
    }
  }
  return samples;
}

std::vector<State> sample_ends(const Edition& ed) {
  std::vector<State> ends;
  QuickChance luck{Quick(2027)};
  for (int game = 0; game < 64; ++game) ends.push_back(random_game(ed, luck).end);
  return ends;
}

/// Measures one edition with one number of seats.
class TableBench {
 public:
  TableBench(const Game& game, double seconds, const std::function<void(Row)>& add)
      : ed_(game.edition), id_(game.card.id), seconds_(seconds), add_(add) {}

  void run() {
    games();
    parts();
    ends();
  }

 private:
  void add(const char* name, double value, const char* unit) {
    add_({name, id_, ed_.seats, value, unit});
  }

  void games() {
    QuickChance luck{Quick(1)};
    constexpr int kGames = 64;
    long decisions = 0, turns = 0, played = 0;
    double score = 0;
    const double bare = best_rate(seconds_, kGames, [&] {
      for (int i = 0; i < kGames; ++i) {
        const GameTally tally = random_game(ed_, luck);
        decisions += tally.decisions;
        turns += tally.end.open.turn;
        ++played;
      }
    });
    const double scored = best_rate(seconds_, kGames, [&] {
      for (int i = 0; i < kGames; ++i) {
        const GameTally tally = random_game(ed_, luck);
        const Standings result = standings(ed_, tally.end);
        for (int k = 0; k < ed_.seats; ++k) score += result.seat[std::size_t(k)].total;
        scored_ += ed_.seats;
      }
    });
    const double per_game = double(decisions) / double(played);
    add("random_games_scored", scored, "games/s");
    add("random_games_unscored", bare, "games/s");
    add("random_decisions", bare * per_game, "decisions/s");
    add("decision", 1e9 / (bare * per_game), "ns");
    add("decisions_per_game", per_game, "decisions");
    add("turns_per_game", double(turns) / double(played), "turns");
    add("mean_score", score / double(scored_), "points");
  }

  template <class Work>
  double nanoseconds(const std::vector<Sample>& samples, Work work) const {
    const double rate = best_rate(seconds_ / 4, double(samples.size()), [&] {
      for (const Sample& sample : samples) work(sample);
    });
    return 1e9 / rate;
  }

  void parts() {
    const std::vector<Sample> samples = sample_decisions(ed_);
    QuickChance luck{Quick(3)};
    Quick rng(4);
    Menu menu;
    State copy;
    const double copied = nanoseconds(samples, [&](const Sample& s) {
      copy = s.state;
      keep(copy);
    });
    add("list_moves",
        nanoseconds(samples,
                    [&](const Sample& s) {
                      list_moves(ed_, s.state, s.seat, menu);
                      keep(menu);
                    }),
        "ns");
    const double applied = nanoseconds(samples, [&](const Sample& s) {
      copy = s.state;
      apply(ed_, copy, s.seat, s.move, luck);
      keep(copy);
    });
    add("apply", applied - copied, "ns");
    add("copy_state", copied, "ns");
    add("objection",
        nanoseconds(samples,
                    [&](const Sample& s) { keep(objection(ed_, s.state, s.seat, s.move)); }),
        "ns");
    add("look", nanoseconds(samples, [&](const Sample& s) { keep(look(ed_, s.state, s.seat)); }),
        "ns");
    add("outlooks",
        nanoseconds(samples,
                    [&](const Sample& s) {
                      for (const TicketId ticket : s.state.own[s.seat].tickets)
                        keep(outlook_of(ed_, s.state.open.at(s.seat), ticket));
                    }),
        "ns");
    std::vector<View> views;
    for (const Sample& s : samples) views.push_back(look(ed_, s.state, s.seat));
    std::size_t next = 0;
    add("imagine",
        nanoseconds(samples,
                    [&](const Sample&) { keep(imagine(ed_, views[next++ % views.size()], rng)); }),
        "ns");
  }

  void ends() {
    const std::vector<State> states = sample_ends(ed_);
    const auto per_end = [&](auto work) {
      return 1e9 / best_rate(seconds_ / 4, double(states.size()), [&] {
               for (const State& s : states) work(s);
             });
    };
    add("standings", per_end([&](const State& s) { keep(standings(ed_, s)); }), "ns");
    add("longest_trail", per_end([&](const State& s) {
                           for (int i = 0; i < ed_.seats; ++i)
                             keep(longest_trail(ed_, s.open.seat[i].lanes));
                         }) / ed_.seats,
        "ns");
  }

  const Edition& ed_;
  std::string id_;
  double seconds_;
  const std::function<void(Row)>& add_;
  long scored_ = 0;
};

/// A fixed loop of whole-number work, by which figures of different machines can be compared.
double calibration(double seconds) {
  constexpr int kSteps = 1 << 20;
  std::uint64_t x = 88172645463325252u;
  return best_rate(seconds, kSteps * 1e-6, [&] {
    for (int i = 0; i < kSteps; ++i) {
      x ^= x << 13;
      x ^= x >> 7;
      x ^= x << 17;
    }
    keep(x);
  });
}

bool wanted(const Settings& settings, const EditionCard& card, int seats) {
  if (settings.seats != 0 && settings.seats != seats) return false;
  if (settings.editions.empty()) return true;
  for (const std::string& id : settings.editions)
    if (id == card.id) return true;
  return false;
}

}  // namespace

std::vector<Row> measure(const Catalog& catalog, const Settings& settings, std::ostream* progress) {
  std::vector<Row> rows;
  const std::function<void(Row)> add = [&](const Row& row) {
    if (row.name.find(settings.only) != std::string::npos) rows.push_back(row);
  };
  add({"calibration", "", 0, calibration(settings.seconds), "Mstep/s"});
  add({"size_state", "", 0, double(sizeof(State)), "bytes"});
  add({"size_move", "", 0, double(sizeof(Move)), "bytes"});
  add({"size_view", "", 0, double(sizeof(View)), "bytes"});
  add({"size_edition", "", 0, double(sizeof(Edition)), "bytes"});
  for (const EditionCard& card : catalog.editions())
    for (int seats = card.min_seats; seats <= card.max_seats; ++seats) {
      if (!wanted(settings, card, seats)) continue;
      const Result<Game> game = catalog.build(card.id, seats);
      CHECK(game);  // the catalog has built every table when it was loaded
      if (progress != nullptr)
        *progress << "measuring " << card.id << " " << seats << "\n" << std::flush;
      TableBench(*game, settings.seconds, add).run();
      for (const Row& row : measure_thinking(*game, settings.seconds)) add(row);
    }
  return rows;
}

}  // namespace wagonaut::bench
