#include "tests/campaign/wander.h"

#include "bots/bot.h"
#include "bots/known_edition.h"
#include "engine/campaign/deeds.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/record/recorder.h"
#include "engine/sight/sight.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

int pairs_of(const Box& box) {
  int pairs = 0;
  for (const Region& region : box.regions)
    if (region.pair != kNone) pairs = std::max(pairs, region.pair + 1);
  return pairs;
}

/// "=bot:greedy/slip" and the like, or nothing.
std::string any_stand_in(Quick& rng) {
  switch (rng.below(8)) {
    case 0:
      return "=bot:greedy/slip";
    case 1:
      return "=bot:greedy/absence";
    case 2:
      return "=guest:Ewa Maria/absence";
    case 3:
      return "=guest:Jan/slip";
    default:
      return "";
  }
}

class Wanderer {
 public:
  Wanderer(Tale& tale, const Wander& how, Witness& witness)
      : tale_(tale),
        how_(how),
        witness_(witness),
        rng_(how.seed),
        bot_(how.bot.empty() ? nullptr : make_bot(how.bot)) {}

  void run() {
    tale_.found(how_.companies > 0 ? how_.companies : 2 + rng_.below(4));
    while (!testing::Test::HasFailure()) {
      if (goes_back()) continue;
      if (tale_.c().phase == Phase::Finished || far_enough()) return;
      step();
      witness_.entry(tale_);
    }
  }

 private:
  void step() {
    switch (tale_.c().phase) {
      case Phase::Closing:
        return answer();
      case Phase::Playing:
        return tale_.add("game " + std::to_string(tale_.c().game) + " table", play_game());
      default:
        return gather();
    }
  }

  bool far_enough() const {
    return how_.games > 0 && tale_.c().game > how_.games && tale_.c().phase == Phase::Gathering;
  }

  // --- Between games.

  void gather() {
    if (how_.faithful) return tale_.begin();
    if (joins()) return;
    if (hands_over()) return;
    tale_.add(any_chapter());
  }

  bool joins() {
    const Campaign& c = tale_.c();
    const bool may = c.game > 1 && c.game <= tale_.box.last_game_to_join && !c.companies.full();
    if (!may || rng_.below(6) != 0) return false;
    tale_.add("company " + tale_.box.companies[std::size_t(c.companies.size())].id +
              (rng_.below(2) == 0 ? " bot:greedy Late" : " person Late"));
    return true;
  }

  /// Now and then a holder leaves, and somebody takes the company over.
  bool hands_over() {
    for (int i = 0; i < tale_.c().companies.size(); ++i) {
      const bool held = tale_.c().companies[std::size_t(i)].holder != Holder::Nobody;
      if (rng_.below(held ? 40 : 2) != 0) continue;
      tale_.add(held ? "leave " + tale_.company(i) : "hand " + tale_.company(i) + " person Zofia");
      return true;
    }
    return false;
  }

  /// A chapter to which at least two come.
  std::string any_chapter() {
    const Campaign& c = tale_.c();
    std::string here, away;
    int left = c.companies.size(), coming = 0;
    for (int i = 0; i < c.companies.size(); ++i, --left) {
      const bool absent = coming + left > 2 && rng_.below(4) == 0;
      coming += !absent;
      const bool held = c.companies[std::size_t(i)].holder != Holder::Nobody;
      const std::string as = held ? any_stand_in(rng_) : "=bot:greedy/absence";
      (absent ? away : here) += " " + tale_.company(i) + (absent ? "" : as);
    }
    return "chapter " + std::to_string(c.game) + here + (away.empty() ? "" : " absent" + away);
  }

  /// Twice a campaign at most, so that it ends.
  bool goes_back() {
    const std::vector<int> targets = tale_.course.targets();
    if (how_.faithful || went_back_ == 2 || targets.empty() || rng_.below(40) != 0) return false;
    ++went_back_;
    const int last = int(targets.size()), back = std::min(last, 1 + rng_.below(4));
    tale_.add("rewind " + std::to_string(targets[std::size_t(last - back)]));
    witness_.entry(tale_);
    return true;
  }

  int bit(int place) const { return how_.branch >> place & 1; }

  void answer() {
    const auto ask = campaign_ask(tale_.box, tale_.c());
    std::uint8_t option = ask->options[std::size_t(rng_.below(ask->options.size()))];
    if (ask->of == CampaignAskOf::Option && how_.branch >= 0)
      option = std::uint8_t(1 + bit(closed_pair()));
    tale_.choose(answer_text(tale_.box, ask->of, option));
  }
  /// The pair of regions that is chosen from: the first that has no region open.
  int closed_pair() const {
    int pair = 0;
    while (tale_.c().pair_first[std::size_t(pair)] != kNone) ++pair;
    return pair;
  }

  // --- A game.

  std::string play_game() {
    const Opening game = tale_.opening();
    known_ = {};
    QuickChance luck{Quick(rng_.next64())};
    Recorder table(game.edition, tale_.header(game), luck, &witness_, game.first);
    witness_.dealt(game);
    while (!over(table.state()) && !testing::Test::HasFailure()) {
      const Seat seat = any_waiting(table.state(), rng_);
      const Move move = any_step(game.edition, table.state(), seat);
      witness_.decision(game, table.state(), seat, move, rng_);
      table.play(seat, move, &witness_);
    }
    witness_.decision(game, table.state(), kNobody, {}, rng_);
    return write_record(game.edition, labels_of(tale_.box), table.record());
  }

  Move any_step(const Edition& ed, const State& s, Seat seat) {
    const CardQuestion& asked = s.open.extras.question;
    if (s.open.ask.kind == AskKind::EffectChoice && asked.of == ChoiceOf::Option) {
      const std::uint8_t kept = ed.effects.acts[asked.act].a;
      if (kept != kNone && how_.branch >= 0) return Move::choose(bit(pairs_of(tale_.box) + kept));
    }
    if (bot_) {
      const Edition& seen = known_[std::size_t(index(seat))].of(ed, s.open, seat);
      return bot_->choose(seen, look(ed, s, seat), rng_);
    }
    return how_.builders ? building(ed, s, seat) : any_move(ed, s, seat, rng_);
  }

  /// Of some moves at random the first that completes a postcard, else a claim, else any.
  Move building(const Edition& ed, const State& s, Seat seat) {
    Menu menu;
    list_moves(ed, s, seat, menu);
    Move best = menu.at(ed, s.open, rng_.below(menu.size()));
    for (int i = 0; i < 24; ++i) {
      const Move move = menu.at(ed, s.open, rng_.below(menu.size()));
      State next = s;
      QuickChance luck{Quick(rng_.next64())};
      apply(ed, next, seat, move, luck);
      if (next.open.extras.shown.count() > s.open.extras.shown.count()) return move;
      if (move.kind == MoveKind::ClaimLane) best = move;
    }
    return best;
  }

  Tale& tale_;
  const Wander& how_;
  Witness& witness_;
  Quick rng_;
  std::unique_ptr<Bot> bot_;
  std::array<KnownEdition, kMaxSeats> known_;
  int went_back_ = 0;
};

struct Looking final : Witness {
  explicit Looking(const Look& look) : look_(look) {}
  void entry(const Tale& tale) override { look_(tale); }
  const Look& look_;
};

}  // namespace

void play_campaign(Tale& tale, const Wander& how, Witness& witness) {
  Wanderer(tale, how, witness).run();
}

void play_campaign(Tale& tale, std::uint64_t seed, const Look& look) {
  Looking witness(look);
  play_campaign(tale, {.seed = seed}, witness);
}

int branch_of(const Box& box, const Campaign& c) {
  int branch = 0;
  for (std::size_t i = 0; i < box.regions.size(); ++i) {
    const std::uint8_t pair = box.regions[i].pair;
    if (pair == kNone || c.pair_first[pair] != i) continue;
    const bool second = std::any_of(box.regions.begin(), box.regions.begin() + std::ptrdiff_t(i),
                                    [&](const Region& other) { return other.pair == pair; });
    branch |= int(second) << pair;
  }
  for (std::size_t i = 0; i < box.flags.size(); ++i)
    if (box.flags[i].answer != kNone)
      branch |= int(c.flags[i] == 2) << (pairs_of(box) + box.flags[i].answer);
  return branch;
}

int branches_of(const Box& box) {
  int forks = pairs_of(box);
  for (const Flag& flag : box.flags) forks += flag.answer != kNone;
  return 1 << forks;
}

}  // namespace wagonaut::tests
