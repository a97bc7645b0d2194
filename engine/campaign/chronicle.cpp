#include "engine/campaign/chronicle.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/campaign/chapter.h"
#include "engine/play.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

using Told = CampaignFactKind;

bool is_choice(const CampaignFact& fact) {
  if (fact.company == kNone) return false;
  return fact.kind == Told::EventArchived || fact.kind == Told::OptionChosen ||
         fact.kind == Told::ItemGained || fact.kind == Told::CityToken;
}

/// Keeps what a game said.
struct FactNotes final : Log {
  std::vector<Fact> facts;
  void note(const Fact& fact) override { facts.push_back(fact); }
};

/// Finds the highlights of one game.
class GameTeller {
 public:
  GameTeller(const Box& box, const Campaign& playing, const CampaignEntry& entry)
      : box_(box), game_(opening_of(box, playing)) {
    const Result<Record> record = read_record(game_.edition, labels_of(box), entry.body);
    CHECK(record);  // it was folded before
    const Record standing = standing_record(*record);
    ScriptedChance deal(standing.deal);
    state_ = start(game_.edition, deal, &notes_, standing.first);
    for (const RecordStep& step : standing.steps) play(step);
  }

  const Opening& game() const { return game_; }
  const State& state() const { return state_; }

  /// All of them, the weightiest first.
  std::vector<Highlight> highlights() {
    find_things();
    find_tie();
    find_firstcomers();
    out_.insert(out_.end(), last_locos_.begin(), last_locos_.end());
    find_tickets();
    find_payments();
    return out_;
  }

  /// What the story asked, as it was answered.
  std::vector<StoryChoice> story() const {
    std::vector<StoryChoice> out;
    for (const Fact& fact : notes_.facts)
      if (fact.kind == FactKind::OptionChosen && fact.source.kind == std::uint8_t(Source::Story))
        out.push_back({company(fact.seat), game_.edition.affairs.readings[fact.source.card],
                       std::uint8_t(fact.n)});
    return out;
  }

  /// Who put a token on a lane: whoever had claimed just then. On a route of several lanes it lies
  /// on lanes of others too.
  std::uint8_t builder(std::uint8_t lane, std::uint8_t token) const {
    Seat seat = kNobody;
    const auto& mates = game_.edition.lane(LaneId(lane)).mates;
    const auto here = [&](LaneId other) {
      return other == LaneId(lane) || std::find(mates.begin(), mates.end(), other) != mates.end();
    };
    for (const Fact& fact : notes_.facts) {
      if (fact.kind == FactKind::LaneClaimed) seat = fact.seat;
      const bool put = fact.kind == FactKind::LaneToken && fact.n > 0;
      if (put && here(LaneId(fact.what)) && std::uint8_t(fact.token) == token)
        return seat == kNobody ? kNone : company(seat);
    }
    return kNone;
  }

 private:
  int locos_of(const Cards& cards) const {
    int n = 0;
    for (int i = 0; i < game_.edition.faces.size(); ++i)
      if (game_.edition.faces[std::size_t(i)].loco) n += cards[Sort(i)];
    return n;
  }

  void play(const RecordStep& step) {
    const int locos = locos_of(state_.own[step.seat].hand);
    const std::size_t from = notes_.facts.size();
    ScriptedChance luck(step.luck);
    apply(game_.edition, state_, step.seat, step.move, luck, &notes_);
    bool paid = false;
    for (std::size_t i = from; i < notes_.facts.size(); ++i) {
      const Fact& fact = notes_.facts[i];
      if (fact.kind == FactKind::PriceAccepted && fact.seat == step.seat)
        paid = locos > 0 && locos_of(fact.cards) == locos;
      if (paid && fact.kind == FactKind::LaneToken && fact.n <= 0)
        last_locos_.push_back(
            {HighlightKind::LastLoco, company(step.seat), fact.what, std::int16_t(fact.token)});
    }
  }

  std::uint8_t company(Seat seat) const { return game_.company_of_seat[std::size_t(seat)]; }

  void find_things() {
    for (const Fact& fact : notes_.facts)
      if (fact.kind == FactKind::ItemGained && box_.items[fact.what].vault)
        out_.push_back(
            {HighlightKind::Thing, company(fact.seat), fact.what, box_.items[fact.what].value});
  }
  void find_tie() {
    const Standings result = standings(game_.edition, state_);
    find_tie_below(result);
    const TieStory tie = tie_for_first(game_.edition, result);
    if (tie.level.count() < 2) return;
    for (const Seat seat : tie.level)
      if (result.at(seat).place == 1)
        out_.push_back({HighlightKind::TieBreak, company(seat), 0, result.at(seat).total});
  }
  void find_tie_below(const Standings& result) {
    const int seats = game_.edition.seats;
    for (int i = 0; i < seats; ++i)
      for (int k = 0; k < seats; ++k)
        if (result.seat[i].place == seats && result.seat[k].place == seats - 1 && seats > 2 &&
            result.seat[i].total == result.seat[k].total)
          out_.push_back({HighlightKind::TieBelow, company(Seat(i)), 0, result.seat[i].total});
  }
  void find_firstcomers() {
    for (const Fact& fact : notes_.facts) {
      if (fact.kind != FactKind::PostcardDrawn) continue;
      for (std::size_t i = 0; i < box_.regions.size(); ++i)
        if (box_.regions[i].partner == PostcardId(fact.what) && fact.what != 0)
          out_.push_back({HighlightKind::Firstcomer, company(fact.seat), std::uint8_t(i), 0});
    }
  }
  /// The largest of each company, the largest of all first: the others are told where there is
  /// little else to tell.
  void add_largest(std::vector<Highlight> best) {
    std::stable_sort(best.begin(), best.end(),
                     [](const Highlight& a, const Highlight& b) { return a.n > b.n; });
    for (const Highlight& one : best)
      if (one.n > 0) out_.push_back(one);
  }
  void find_tickets() {
    std::vector<Highlight> best(game_.edition.seats, Highlight{HighlightKind::Ticket});
    for (int i = 0; i < game_.edition.seats; ++i)
      for (const TicketId ticket :
           complete_tickets(game_.edition, state_.open, Seat(i), state_.own[i].tickets))
        if (const int value = ticket_value(ticket); value > best[std::size_t(i)].n)
          best[std::size_t(i)] = {HighlightKind::Ticket, company(Seat(i)), std::uint8_t(ticket),
                                  std::int16_t(value)};
    add_largest(std::move(best));
  }
  int ticket_value(TicketId id) const {
    int value = 0;
    for (const Link& link : game_.edition.ticket(id).links)
      value = std::max(value, int(link.points));
    return value;
  }
  void find_payments() {
    std::vector<Highlight> best(game_.edition.seats, Highlight{HighlightKind::Payment});
    for (const Fact& fact : notes_.facts)
      if (fact.kind == FactKind::Dollars && fact.n > best[std::size_t(fact.seat)].n)
        best[std::size_t(fact.seat)] = {HighlightKind::Payment, company(fact.seat), 0, fact.n};
    add_largest(std::move(best));
  }

  const Box& box_;
  Opening game_;
  FactNotes notes_;
  State state_{};
  std::vector<Highlight> last_locos_, out_;
};

/// Three of them, not two of a kind if there are others.
std::vector<Highlight> best_three(const std::vector<Highlight>& all) {
  std::vector<Highlight> out, rest;
  for (const Highlight& one : all) {
    const bool has = std::any_of(out.begin(), out.end(),
                                 [&](const Highlight& other) { return other.kind == one.kind; });
    (has ? rest : out).push_back(one);
  }
  out.insert(out.end(), rest.begin(), rest.end());
  if (out.size() > 3) out.resize(3);
  return out;
}

class Chronicler {
 public:
  explicit Chronicler(const CampaignCourse& course) : course_(course), box_(course.box()) {}

  Chronicle run() {
    for (const int i : course_.standing()) take(i);
    const Campaign& c = course_.campaign();
    if (c.phase == Phase::Finished) finish(c);
    return out_;
  }

 private:
  void take(int i) {
    const CampaignEntry& entry = course_.entries()[std::size_t(i)].entry;
    if (entry.kind == EntryKind::Game) begin(i, entry);
    if (entry.kind != EntryKind::Game && entry.kind != EntryKind::Choose) return;
    ChronicleChapter& chapter = out_.chapters.back();
    chapter.last = i;
    for (const CampaignFact& fact : course_.facts(i)) take_fact(chapter, entry, fact);
    take_map(chapter, course_.after(i));
  }

  void begin(int i, const CampaignEntry& entry) {
    ChronicleChapter& chapter = out_.chapters.emplace_back();
    chapter.game = entry.game;
    chapter.year = box_.games[std::size_t(entry.game - 1)].year;
    chapter.first = i;
    GameTeller teller(box_, course_.before(i), entry);
    chapter.highlights = best_three(teller.highlights());
    chapter.story = teller.story();
    for (const CampaignFact& fact : course_.facts(i))
      if (fact.kind == Told::LaneToken)
        builders_[fact.what] = teller.builder(fact.what, std::uint8_t(fact.n));
    for (int seat = 0; seat < teller.game().edition.seats; ++seat)
      chapter.lanes[teller.game().company_of_seat[std::size_t(seat)]] =
          teller.state().open.seat[seat].lanes;
  }

  void take_fact(ChronicleChapter& chapter, const CampaignEntry& entry, const CampaignFact& fact) {
    if (fact.kind == Told::SlipWritten) chapter.slips.push_back(fact);
    if (entry.kind == EntryKind::Choose && is_choice(fact)) chapter.choices.push_back(fact);
    const auto mark = [&](MapMark::Is is) {
      out_.marks.push_back({is, fact.what, fact.company, chapter.game, fact.n});
    };
    if (fact.kind == Told::LanePainted) mark(MapMark::Is::Paint);
    if (fact.kind == Told::LaneToken) {
      mark(MapMark::Is::OnLane);
      if (builders_[fact.what] != kNone) out_.marks.back().company = builders_[fact.what];
    }
    if (fact.kind == Told::CityToken) mark(MapMark::Is::InCity);
  }

  static void take_map(ChronicleChapter& chapter, const Campaign& c) {
    chapter.regions = c.regions;
    chapter.cities = {};
    for (std::size_t i = 0; i < c.owner.size(); ++i)
      if (c.owner[i] != 0) chapter.cities[c.owner[i] - 1u].insert(NodeId(i));
  }

  void finish(const Campaign& c) {
    out_.count = evaluate(box_, c);
    out_.seen.events = c.known.events.count();
    out_.seen.story = (c.known.story[0] | c.known.story[1]).count();
    for (const CompanyState& company : c.companies) {
      out_.seen.postcards_drawn += company.postcards.count();
      out_.seen.postcards_completed += company.shown.count();
      out_.seen.pages += (story_pages(box_) & company.vault).count();
    }
  }

  const CampaignCourse& course_;
  const Box& box_;
  Chronicle out_;
  std::array<std::uint8_t, kMaxLanes> builders_{};  // of tokens on lanes, in the game at hand
};

}  // namespace

ItemSet story_pages(const Box& box) {
  for (const CountTie& tie : box.evaluation.ties)
    if (tie.by == CountTie::By::Part) return box.evaluation.parts[tie.part].items;
  return {};
}

int orders_of_choices(const Box& box) {
  std::uint32_t pairs = 0;
  for (const Region& region : box.regions)
    if (region.pair != kNone) pairs |= 1u << region.pair;
  int orders = 1 << std::popcount(pairs);
  for (const Flag& flag : box.flags)
    if (flag.answer != kNone) orders *= int(flag.values.size());
  return orders;
}

Chronicle chronicle(const CampaignCourse& course) {
  return Chronicler(course).run();
}

}  // namespace wagonaut
