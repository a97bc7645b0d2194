// Laws over whole campaigns of the box of the repository, 200 of them in a full run: two to five
// companies, absences, stand-ins, late joiners, leavers, rewinds, and each way through the story at
// least three times. A third of them is played at random, a third by who builds, a third by bots. A
// campaign is played once, and every law looks on (engine-design 11).
#include <iostream>

#include "engine/campaign/chronicle.h"
#include "engine/campaign/file.h"
#include "engine/campaign/pieces.h"
#include "engine/campaign/recap.h"
#include "engine/sight/sight.h"
#include "tests/campaign/coverage.h"
#include "tests/campaign/ledger.h"
#include "tests/campaign/things.h"
#include "tests/laws/tables.h"
#include "tests/support/invariants.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

/// 200 in a full run.
int whole_campaigns() {
  return std::clamp(games_per_law() / 10, 2, 200);
}

std::vector<Move> menu_of(const Edition& ed, const State& s, Seat seat) {
  Menu menu;
  list_moves(ed, s, seat, menu);
  std::vector<Move> out;
  for (int i = 0; i < menu.size(); ++i) out.push_back(menu.at(ed, s.open, i));
  return out;
}

int tickets_in(const Edition& ed, const State& s) {
  int n = s.ticket_pile.size() + s.open.extras.orders.size() + s.open.extras.orders_past.count();
  for (int i = 0; i < ed.seats; ++i) n += s.own[i].tickets.count() + s.own[i].offer.size();
  return n;
}

/// Wishes of every kind, few of them lawful.
Move any_wish(const Edition& ed, const State& s, Seat seat, Quick& rng) {
  Move wish{MoveKind(rng.below(int(MoveKind::Decline) + 1)), std::uint8_t(rng.below(256)), 0, {}};
  if (rng.below(2) == 0) wish.what = std::uint8_t(rng.below(8));
  const Cards& hand = s.own[seat].hand;
  for (int n = rng.below(4); n > 0; --n) {
    const auto sort = Sort(rng.below(ed.faces.size()));
    if (hand[sort] > wish.payment[sort] || rng.below(8) == 0) ++wish.payment[sort];
  }
  wish.amount = std::uint8_t(rng.below(4) == 0 ? rng.below(64) : 0);
  if (rng.below(4) == 0) wish.extra = Sort(rng.below(ed.faces.size()));
  return wish;
}

/// Laws of the games of a campaign, and of the campaign between them.
class Laws final : public Witness {
 public:
  Laws(const Box& box, Coverage& coverage) : coverage_(coverage), ledger_(box) {}

  void note(const Fact& fact) override {
    facts_.push_back(fact);
    coverage_.note(fact);
  }

  void dealt(const Opening& game) override {
    ledger_.open(game.edition);
    coverage_.dealt(game);
  }

  void decision(const Opening& game, const State& s, Seat seat, const Move& move,
                Quick& rng) override {
    const Edition& ed = game.edition;
    coverage_.decision(game, s, seat, move, rng);
    for (const Fact& fact : facts_) ledger_.note(fact);
    facts_.clear();
    ASSERT_EQ(ledger_.fault(ed, s), "");
    ASSERT_EQ(all_cards(ed, s), ed.cards) << "I-1";
    ASSERT_EQ(tickets_in(ed, s), ed.tickets.size() - ed.tickets_away.count()) << "I-7";
    ASSERT_LE(s.open.extras.in_transit, 1) << "L-47";
    for (int i = 0; i < ed.seats; ++i) {
      ASSERT_GE(s.open.seat[i].score, 0);
      ASSERT_EQ(ed.newspaper == kNoCard ? 0 : s.own[i].hand[ed.newspaper], 0) << "L-35";
    }
    if (s.open.ask.kind == AskKind::ChooseAction) {
      ASSERT_TRUE(s.open.agenda.empty());
    }
    if (seat != kNobody && rng.below(60) == 0) look_closely(ed, s, seat, rng);
    if (rng.below(300) == 0) check_opened(*tale_, &s);
  }

  void entry(const Tale& tale) override {
    tale_ = &tale;
    coverage_.entry(tale);
    check_things(tale.box, tale.c());
    // Going back may be to before a company joined.
    if (tale.course.entries().back().entry.kind == EntryKind::Rewind) known_ = {};
    check_opened(tale, nullptr);
    if (tale.c().phase == Phase::Gathering) check_recap(tale);
    if (tale.c().phase == Phase::Finished) check_end(tale);
  }

 private:
  /// What takes longer.
  void look_closely(const Edition& ed, const State& s, Seat seat, Quick& rng) {
    check_invariants(ed, s);
    const Edition known = veiled(ed, s.open, seat);
    const std::vector<Move> menu = menu_of(ed, s, seat);
    ASSERT_EQ(menu_of(known, s, seat), menu) << "the menu behind the veil";
    for (const Move& move : menu) {
      const auto why = objection(ed, s, seat, move);
      ASSERT_FALSE(why) << refusal_name(*why);
    }
    for (int i = 0; i < 40; ++i) {
      const Move wish = any_wish(ed, s, seat, rng);
      const auto why = objection(ed, s, seat, wish);
      ASSERT_EQ(objection(known, s, seat, wish), why) << "the law behind the veil";
      if (why) coverage_.refused(*why);
    }
    const auto viewer = Seat(rng.below(ed.seats));
    const View seen = look(ed, s, viewer);
    const State world = imagine(ed, seen, rng);
    ASSERT_EQ(look(ed, world, viewer), seen) << "G-8";
    ASSERT_EQ(all_cards(ed, world), ed.cards);
  }

  /// Nothing that was opened is closed again, but by going back; nothing is opened twice; and of
  /// others' postcards the secret side stays theirs. In the middle of a game too.
  void check_opened(const Tale& tale, const State* played) {
    for (int i = 0; i < tale.c().companies.size(); ++i) {
      const std::vector<Piece> more = opened(tale.box, tale.c(), played, std::uint8_t(i));
      ASSERT_TRUE(std::is_sorted(more.begin(), more.end()));
      ASSERT_EQ(std::adjacent_find(more.begin(), more.end()), more.end());
      std::vector<Piece>& before = known_[std::size_t(i)];
      ASSERT_TRUE(std::includes(more.begin(), more.end(), before.begin(), before.end()));
      before = more;
      if (played == nullptr) check_secrets(tale.c(), i, more);
    }
  }

  static void check_secrets(const Campaign& c, int company, const std::vector<Piece>& pieces) {
    PostcardSet allowed = c.companies[std::size_t(company)].postcards;
    for (const CompanyState& other : c.companies) allowed |= other.shown;
    for (const Piece& piece : pieces) {
      ASSERT_TRUE(piece.kind != PieceKind::PostcardSecret ||
                  allowed.contains(PostcardId(piece.what)));
      ASSERT_TRUE(piece.kind != PieceKind::Count || c.phase == Phase::Finished);
    }
  }

  static void check_end(const Tale& tale) {
    const Campaign& c = tale.c();
    ASSERT_EQ(c.game, int(tale.box.games.size()));
    const FinalCount count = evaluate(tale.box, c);
    ASSERT_EQ(int(count.size()), companies_of_campaign(c));
    ASSERT_TRUE(std::any_of(count.begin(), count.end(),
                            [](const CompanyCount& one) { return one.place == 1; }));
    check_chronicle(tale.box, tale.course);
    check_file(tale);
    check_rewinds(tale);
    check_known(tale);
  }

  /// The file is the log, and the log is the campaign.
  static void check_file(const Tale& tale) {
    const std::string text = write_campaign(tale.course, "law");
    const Result<CampaignFile> file = read_campaign(tale.boxes, text);
    ASSERT_TRUE(file) << file.error();
    ASSERT_EQ(file->damage, "");
    ASSERT_TRUE(file->course.campaign() == tale.c());
    ASSERT_TRUE(file->course.entries() == tale.course.entries());
  }

  /// Going back to any lawful entry is the fold of what is left: of the entries that stand.
  static void check_rewinds(const Tale& tale) {
    CampaignCourse rest{Boxes(tale.boxes)};
    std::map<int, Campaign> before;
    for (const int n : tale.course.standing()) {
      before[n] = rest.campaign();
      const auto done = rest.append(tale.course.entries()[std::size_t(n)]);
      ASSERT_TRUE(done) << done.error();
    }
    ASSERT_TRUE(rest.campaign() == tale.c());
    for (const int target : tale.course.targets()) {
      CampaignCourse course = tale.course;
      CampaignEntry back;
      back.kind = EntryKind::Rewind;
      back.number = target;
      ASSERT_TRUE(course.append({0, back}));
      ASSERT_TRUE(course.campaign() == before.at(target)) << "entry " << target;
    }
  }

  /// Seen is seen, in branches that were left too.
  static void check_known(const Tale& tale) {
    const std::vector<OpenedPiece> all = opened_by(tale.course, 0);
    std::set<Piece> once;
    for (const OpenedPiece& piece : all) ASSERT_TRUE(once.insert(piece.piece).second);
    for (std::size_t i = 0; i < tale.course.entries().size(); i += 7)
      for (const Piece& piece : opened(tale.box, tale.course.after(int(i)), nullptr, 0))
        ASSERT_TRUE(once.contains(piece));
  }

  const Tale* tale_ = nullptr;  // after its last entry
  Coverage& coverage_;
  Ledger ledger_;
  std::vector<Fact> facts_;
  std::array<std::vector<Piece>, kMaxSeats> known_;
};

}  // namespace

// A small box has what the real one has not: two games of each sort in a moment.
TEST(WholeCampaigns, OfASmallBoxKeepEveryLaw) {
  Coverage coverage(tiny_box());
  for (int i = 0; i < whole_campaigns() && !HasFailure(); ++i) {
    SCOPED_TRACE("campaign " + std::to_string(i));
    Tale tale(tiny_box());
    Laws laws(tale.box, coverage);
    play_campaign(tale, {.seed = std::uint64_t(i)}, laws);
  }
}

/// What needs better players than these.
bool out_of_reach(const std::string& what) {
  return what == "facts turn_passed";  // a seat that can do nothing at all
}

/// Hard postcards, what they bring, and questions in rare places: most of them come up, and which
/// is luck. Each postcard and each item is tried by itself in tests/cards.
bool takes_luck(const std::string& kind) {
  return kind == "items" || kind == "postcards completed" || kind == "postcards drawn" ||
         kind == "tasks interrupted" || kind == "tools at work";
}

void expect_covered(const Coverage& coverage) {
  for (const std::string& kind : coverage.kinds()) {
    const std::vector<std::string> missing = coverage.missing(kind);
    if (takes_luck(kind)) {
      const std::size_t may_lack = std::max<std::size_t>(1, coverage.wanted(kind) / 5);
      EXPECT_LE(missing.size(), may_lack) << kind;
      continue;
    }
    for (const std::string& what : missing)
      if (!out_of_reach(kind + " " + what)) ADD_FAILURE() << "never: " << kind << " " << what;
  }
}

TEST(WholeCampaigns, KeepEveryLaw) {
  const Box& box = shipped_box().law;
  Coverage coverage(box);
  const int branches = branches_of(box), campaigns = whole_campaigns();
  ASSERT_EQ(branches, 64);
  for (int i = 0; i < campaigns && !HasFailure(); ++i) {
    SCOPED_TRACE("campaign " + std::to_string(i));
    Tale tale(box);
    Laws laws(tale.box, coverage);
    const Wander how{.seed = std::uint64_t(i) + 1,
                     .companies = 2 + i % 4,
                     .branch = (i * 37 + i / branches) % branches,
                     .builders = i % 3 == 1,
                     .bot = i % 3 != 2   ? ""
                            : i % 2 == 0 ? "greedy"
                                         : "planner"};
    play_campaign(tale, how, laws);
    if (HasFailure()) break;
    EXPECT_EQ(branch_of(box, tale.c()), how.branch);
  }
  std::cout << "What came up in " << campaigns << " campaigns:\n";
  coverage.print(std::cout);
  if (campaigns >= 200) expect_covered(coverage);
}

}  // namespace wagonaut::tests
