// Two boxes that differ in all that a viewer never learns give that viewer the same, byte by byte,
// over whole campaigns (engine-design 11): views and facts as the server writes them, pieces of the
// box, status and recap in words, and what a bot in its seat decides.
#include <map>
#include <set>

#include "bots/bot.h"
#include "bots/known_edition.h"
#include "catalog/box_game.h"
#include "engine/campaign/dump.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/sight.h"
#include "tests/campaign/twin_box.h"
#include "tests/campaign/wander.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"
#include "tests/support/small_box.h"
#include "tools/campaign/campaign_words.h"

namespace wagonaut::tests {
namespace {

/// All that one company gets of a campaign up to the end of a chapter, line by line.
class Watch final : public Witness {
 public:
  /// `keep`: the line whose text is kept; of all others a number stands for it.
  Watch(const BoxEntry& box, std::uint8_t company, std::size_t keep)
      : box_(box), company_(company), keep_(keep), bot_(make_bot("greedy")) {}

  void note(const Fact& fact) override { facts_.push_back(fact); }

  void dealt(const Opening& game) override {
    game_ = game_of(box_, *data::catalog().find("legacy"), game.edition);
    seat_.reset();
    for (int i = 0; i < game.edition.seats; ++i)
      if (game.company_of_seat[std::size_t(i)] == company_) seat_ = Seat(i);
    put("board", server::board_json(game_));
  }

  void decision(const Opening& game, const State& s, Seat seat, const Move&, Quick&) override {
    server::JsonWriter w;
    w.open('[');
    for (const Fact& fact : facts_) server::write_fact(w, game_.labels, tell(fact, seat_));
    w.close(']');
    facts_.clear();
    put("facts", w.take());
    const View view = look(game.edition, s, seat_);
    server::JsonWriter v;
    server::write_view(v, game_, server::sight_of(game_.edition, view));
    put("view", v.take());
    if (seat_ && lines_.size() % 16 < 2) put("edition", edition_text(game.edition, s));
    if (seat == seat_) put("bot", bot_move(game.edition, s, view));
  }

  void entry(const Tale& tale) override {
    const CampaignCourse& course = tale.course;
    if (course.entries().size() < told_) told_ = 0;
    for (; told_ < course.entries().size(); ++told_) put("told", facts_text(course, int(told_)));
    for (const Language language : {Language::English, Language::Polish}) {
      const tools::CampaignWords words(box_, course, language);
      put("status", joined(words.status()));
      put("recap", joined(words.recap_lines()));
      std::string chronicle;
      for (const auto& page : words.chronicle_pages()) chronicle += joined(page);
      put("chronicle", chronicle);
      put("question", words.question());
    }
    const std::vector<Piece> pieces = opened(tale.box, tale.c(), nullptr, company_);
    put("pieces", pieces_text(pieces));
    seen_.insert(pieces.begin(), pieces.end());
  }

  struct Line {
    std::string what;
    std::size_t text = 0;

    friend bool operator==(const Line&, const Line&) = default;
  };
  const std::vector<Line>& lines() const { return lines_; }
  const std::string& kept() const { return kept_; }
  /// Pieces of the box that it has ever known.
  std::vector<Piece> seen() const { return {seen_.begin(), seen_.end()}; }

 private:
  void put(const char* what, const std::string& text) {
    if (lines_.size() == keep_) kept_ = text;
    lines_.push_back({what, std::hash<std::string>{}(text)});
  }

  static std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) out += line + "\n";
    return out;
  }

  static std::string facts_text(const CampaignCourse& course, int entry) {
    std::string out;
    for (const CampaignFact& fact : course.facts(entry))
      out += std::to_string(int(fact.kind)) + " " + std::to_string(fact.company) + " " +
             std::to_string(fact.what) + " " + std::to_string(fact.n) + "\n";
    return out;
  }

  static std::string pieces_text(const std::vector<Piece>& pieces) {
    std::string out;
    for (const Piece& piece : pieces)
      out += std::to_string(int(piece.kind)) + ":" + std::to_string(piece.what) + " ";
    return out;
  }

  const Edition& known_edition(const Edition& ed, const State& s) {
    return known_.of(ed, s.open, *seat_);
  }
  std::string edition_text(const Edition& ed, const State& s) { return dump(known_edition(ed, s)); }
  std::string bot_move(const Edition& ed, const State& s, const View& view) {
    Quick rng(lines_.size());
    const Move move = bot_->choose(known_edition(ed, s), view, rng);
    return move_text(game_.labels, s, *seat_, move);
  }

  const BoxEntry& box_;
  std::uint8_t company_;
  std::size_t keep_;
  std::string kept_;
  std::unique_ptr<Bot> bot_;
  KnownEdition known_;
  Game game_;
  std::optional<Seat> seat_;
  std::vector<Fact> facts_;
  std::size_t told_ = 0;
  std::set<Piece> seen_;
  std::vector<Line> lines_;
};

constexpr std::size_t kNoLine = ~std::size_t{0};

Watch watched(const BoxEntry& box, const Wander& how, std::uint8_t company,
              std::size_t keep = kNoLine) {
  Tale tale(box.law);
  Watch watch(box, company, keep);
  play_campaign(tale, how, watch);
  return watch;
}

/// The part of a long text in which it differs from another.
std::string around_difference(const std::string& a, const std::string& b) {
  const auto at = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
  const std::size_t from = std::size_t(std::max<std::ptrdiff_t>(0, at - 60));
  return a.substr(from, 160);
}

void expect_alike(const BoxEntry& box, const Wander& how, std::uint8_t company) {
  const Watch truth = watched(box, how, company);
  const BoxEntry other = twin_box(box, truth.seen());
  const Watch twin = watched(other, how, company);
  if (twin.lines() == truth.lines()) return;
  const auto first = std::mismatch(truth.lines().begin(), truth.lines().end(), twin.lines().begin(),
                                   twin.lines().end());
  const auto at = std::size_t(first.first - truth.lines().begin());
  const std::string a = watched(box, how, company, at).kept();
  const std::string b = watched(other, how, company, at).kept();
  ADD_FAILURE() << "line " << at << " of " << truth.lines().size() << ", "
                << (at < truth.lines().size() ? truth.lines()[at].what : "which is too many")
                << "\n  " << around_difference(a, b) << "\n  " << around_difference(b, a);
}

}  // namespace

TEST(TwinBoxes, LookAlikeToWhoKnowsNoMore) {
  const BoxEntry& box = shipped_box();
  const int campaigns = std::clamp(games_per_law() / 160, 2, 12);
  for (int i = 0; i < campaigns && !HasFailure(); ++i) {
    SCOPED_TRACE("campaign " + std::to_string(i));
    const int companies = 2 + i % 4;
    const Wander how{.seed = std::uint64_t(i) + 5000,
                     .companies = companies,
                     .builders = i % 2 == 0,
                     .games = i % 12 + 1};
    expect_alike(box, how, std::uint8_t(i % companies));
  }
}

// Otherwise the test above would say little: who knows less is shown the difference.
TEST(TwinBoxes, DifferToWhoKnowsMore) {
  const BoxEntry& box = shipped_box();
  const Wander how{.seed = 9, .companies = 3, .games = 2};
  const Watch truth = watched(box, how, 0);
  const std::vector<Piece> all = truth.seen();
  std::map<PieceKind, int> told;
  for (std::size_t i = 0; i < all.size(); i += 9) {
    std::vector<Piece> fewer = all;
    fewer.erase(fewer.begin() + std::ptrdiff_t(i));
    if (all[i].kind == PieceKind::Company) continue;
    told[all[i].kind] += watched(twin_box(box, fewer), how, 0).lines() != truth.lines();
  }
  EXPECT_GT(told[PieceKind::Ticket], 0);
  EXPECT_GT(told[PieceKind::Event], 0);
}

}  // namespace wagonaut::tests
