// Nobody sees more: no byte that leaves the server for a pair of eyes depends on what they may not
// know. At random moments of random games the truth and a look-alike world are put into two rooms,
// and all that is sent from both must be the same (G-8).

#include "tests/laws/tables.h"
#include "tests/server/secrets/look_alike.h"

namespace wagonaut::tests {
namespace {

class Secrets : public Law {
 protected:
  std::shared_ptr<const Game> shared() const {
    return *catalog_games()({GetParam().edition, game().card.rules, {}}, GetParam().seats);
  }
  /// Two rooms cost more than two positions do.
  static int games() { return games_per_law() / 10 + 1; }
};
WAGONAUT_LAWS(Secrets);

/// A table of some kind: what is set is known to all, and may change what is sent.
TableSettings twin_settings(const std::string& edition, Quick& rng) {
  TableSettings out;
  out.game.edition = edition;
  out.spectators = true;
  out.undo = rng.below(4) == 0 ? UndoRule::Off : UndoRule::Asked;
  out.chat = ChatRule(rng.below(3));
  out.aids = Aids(rng.below(3));
  out.clock = std::vector<ClockRule>{{ClockKind::None, 0},
                                     {ClockKind::PerTurn, 60},
                                     {ClockKind::PerGame, 900},
                                     {ClockKind::Days, 2}}[std::size_t(rng.below(4))];
  return out;
}

/// Where two lists of messages part, with a little of what stands around it; empty if they do not.
std::string first_difference(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  if (a.size() != b.size()) return "another number of messages";
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == b[i]) continue;
    const auto [at, there] = std::mismatch(a[i].begin(), a[i].end(), b[i].begin(), b[i].end());
    const auto from = std::size_t(std::max<std::ptrdiff_t>(0, at - a[i].begin() - 80));
    return "…" + a[i].substr(from, 160) + "…\n…" + b[i].substr(from, 160) + "…";
  }
  return "";
}

/// The same table in two worlds. What is done is done in both, and what the viewer was sent, and
/// the server logged, compared each time.
class Twins {
 public:
  Twins(std::shared_ptr<const Game> game, const LookAlikes& worlds, std::optional<Seat> viewer,
        Quick& rng)
      : settings_(twin_settings(game->card.id, rng)),
        truth_(game, settings_, worlds.truth, viewer),
        other_(game, settings_, worlds.other, viewer) {
    compare("hello");
  }

  template <class Deed>
  void both(const std::string& what, Deed deed) {
    deed(truth_);
    logged_ = log_.take();
    deed(other_);
    compare(what);
  }
  int version() const { return truth_.table().version(); }
  const Table& truth() const { return truth_.table(); }

 private:
  void compare(const std::string& what) {
    const auto sent = truth_.take_sent();
    EXPECT_EQ(first_difference(sent, other_.take_sent()), "") << "sent after: " << what;
    EXPECT_EQ(first_difference(logged_, log_.take()), "") << "logged after: " << what;
    EXPECT_EQ(summary_json(truth_.table().summary()), summary_json(other_.table().summary()));
  }

  LogCatcher log_;
  TableSettings settings_;
  TwinRoom truth_, other_;
  std::vector<std::string> logged_;
};

void wish_idly(Twins& twins, const Game& game, const LookAlikes& worlds, Quick& rng) {
  for (const Wish& wish : idle_wishes(game, worlds, twins.version(), rng))
    twins.both("wish " + std::to_string(wish.index()), [&](TwinRoom& room) { room.wish(wish); });
}

/// The viewer asks for all sorts of things, comes and goes, and hears others talk.
void pester(const std::shared_ptr<const Game>& game, const LookAlikes& worlds,
            std::optional<Seat> viewer, Quick& rng) {
  Twins twins(game, worlds, viewer, rng);
  wish_idly(twins, *game, worlds, rng);
  twins.both("chat of another seat", [](TwinRoom& room) {
    room.wish_of(0, ChatWish{"x", "thanks", ""});
  });
  twins.both("connecting again", [&](TwinRoom& room) { room.look_again(twins.version()); });
  const StepWish step{"s", twins.version(), any_move_text(*game, worlds, rng)};
  twins.both("step not kept", [&](TwinRoom& room) {
    room.store.mood = FakeStore::Mood::Unavailable;
    room.wish(step);
    room.store.mood = FakeStore::Mood::Keeps;
  });
  twins.both("away", [](TwinRoom& room) { room.wish(AwayWish{"t"}); });
  twins.both("judge", [&](TwinRoom& room) { room.wish(JudgeWish{"u", step.move}); });
  twins.both("resign", [](TwinRoom& room) { room.wish(ResignWish{"v", "greedy"}); });
  twins.both("step after resigning", [&](TwinRoom& room) { room.wish(step); });
}

/// Somebody moves, everybody sees it, and the viewer asks on.
void overhear(const std::shared_ptr<const Game>& game, const LookAlikes& worlds,
              std::optional<Seat> viewer, std::pair<Seat, Move> step, Quick& rng) {
  Twins twins(game, worlds, viewer, rng);
  const auto [seat, move] = step;
  const int before = twins.version();
  const auto play = [&, seat = seat, move = move](TwinRoom& room) {
    const StepWish wish{"step", before, move_text(game->labels, room.table().state(), seat, move)};
    if (viewer == seat)
      room.wish(wish);
    else
      room.wish_of(index(seat), wish);
  };
  twins.both("a step", play);
  ASSERT_EQ(twins.version(), before + 1) << "the step was not granted";
  if (viewer == seat) twins.both("the same step again", play);
  twins.both("connecting again", [&](TwinRoom& room) { room.look_again(before); });
  if (twins.truth().steps().back().revealed)
    twins.both("an undo", [&, seat = seat](TwinRoom& room) {
      room.wish_of(index(seat), UndoWish{"undo", before + 1});
      room.wish(ConsentWish{"no", false});
    });
  wish_idly(twins, *game, worlds, rng);
}

/// Moments are few among many: those with something hidden on the table are looked at more often.
bool looked_at(const State& s, Quick& rng) {
  const bool usual =
      s.open.ask.kind == AskKind::ChooseAction || s.open.ask.kind == AskKind::PickCard;
  return rng.below(usual ? 60 : 20) == 0;
}

}  // namespace

TEST_P(Secrets, NoByteTellsMoreThanTheView) {
  const auto game = shared();
  int compared = 0;
  play_random_games(game->edition, games(),
                    [&](const State& s, Seat seat, const Move&, Quick& rng) {
                      if (seat == kNobody || !looked_at(s, rng)) return;
                      const auto viewer = any_eyes(game->edition, rng);
                      const LookAlikes worlds(*game, s, viewer, rng);
                      pester(game, worlds, viewer, rng);
                      ++compared;
                    });
  EXPECT_GT(compared, games() / 4);  // games of few pieces are short
  RecordProperty("moments", compared);
}

TEST_P(Secrets, NoStepTellsMoreThanItsFacts) {
  const auto game = shared();
  int compared = 0;
  play_random_games(game->edition, games(),
                    [&](const State& s, Seat seat, const Move& move, Quick& rng) {
                      if (seat == kNobody || !looked_at(s, rng)) return;
                      const auto viewer = any_eyes(game->edition, rng);
                      LookAlikes worlds(*game, s, viewer, rng);
                      if (!same_for_all(game->edition, worlds, viewer, seat, move, rng)) return;
                      overhear(game, worlds, viewer, {seat, move}, rng);
                      ++compared;
                    });
  EXPECT_GT(compared, games() / 4);  // games of few pieces are short
  RecordProperty("moments", compared);
}

}  // namespace wagonaut::tests
