#include "engine/campaign/recap.h"

#include <algorithm>

#include "engine/campaign/chapter.h"

namespace wagonaut {
namespace {

using Told = CampaignFactKind;

/// What is left out first where there is too much to say.
constexpr RecapKind kLightestFirst[] = {
    RecapKind::Length,   RecapKind::Painted,  RecapKind::LaneTokens, RecapKind::EventsOut,
    RecapKind::Swing,    RecapKind::Retired,  RecapKind::CityTokens, RecapKind::Chose,
    RecapKind::EventsIn, RecapKind::RulesOff, RecapKind::NewRules,   RecapKind::Begins};

class RecapMaker {
 public:
  RecapMaker(const CampaignCourse& course, std::uint8_t company)
      : course_(course), box_(course.box()), c_(course.campaign()), company_(company) {
    gather();
  }

  std::vector<RecapLine> run() {
    if (!facts_.empty()) tell_last_time();
    tell_changes();
    if (c_.phase != Phase::Finished) tell_tonight();
    for (const RecapKind kind : kLightestFirst)
      if (out_.size() > kRecapLines)
        std::erase_if(out_, [kind](const RecapLine& line) { return line.kind == kind; });
    return out_;
  }

 private:
  /// The facts of the last game that was played, its end steps included.
  void gather() {
    const auto& stands = course_.standing();
    std::size_t from = stands.size();
    for (std::size_t i = 0; i < stands.size(); ++i)
      if (course_.entries()[std::size_t(stands[i])].entry.kind == EntryKind::Game) from = i;
    for (std::size_t i = from; i < stands.size(); ++i)
      for (const CampaignFact& fact : course_.facts(stands[i])) facts_.push_back(fact);
  }

  std::vector<const CampaignFact*> all(Told kind) const {
    std::vector<const CampaignFact*> out;
    for (const CampaignFact& fact : facts_)
      if (fact.kind == kind) out.push_back(&fact);
    return out;
  }
  int last_game() const { return c_.phase == Phase::Gathering ? c_.game - 1 : c_.game; }

  void tell_last_time() {
    const auto slips = all(Told::SlipWritten);
    if (!slips.empty()) {
      out_.push_back({RecapKind::Winner, slips.front()->company, 0, slips.front()->n});
      out_.push_back({RecapKind::Last, slips.back()->company, 0, slips.back()->n});
      tell_swing(slips);
    }
    tell_found();
    tell_choices();
  }

  /// The largest difference between a company's slip and its one before.
  void tell_swing(const std::vector<const CampaignFact*>& slips) {
    RecapLine best{RecapKind::Swing};
    for (const CampaignFact* slip : slips) {
      const CompanyState& who = c_.companies[slip->company];
      for (int game = last_game() - 1; game >= 1; --game) {
        if ((who.played & game_bit(game)) == 0) continue;
        const int swing = slip->n - who.slips[std::size_t(game - 1)];
        if (std::max(swing, -swing) > std::max<int>(best.n, -best.n))
          best = {RecapKind::Swing, slip->company, 0, std::int16_t(swing)};
        break;
      }
    }
    if (best.n != 0) out_.push_back(best);
  }

  void tell_found() {
    for (int i = 0; i < c_.companies.size(); ++i) {
      RecapLine line{RecapKind::Found, std::uint8_t(i)};
      for (const CampaignFact* fact : all(Told::ItemGained))
        if (fact->company == i && box_.items[fact->what].vault) line.things.push_back(fact->what);
      if (!line.things.empty() && found_lines_++ < 2) out_.push_back(line);
    }
  }

  /// Who opened a region by choosing: the region that was opened right behind the choice.
  void tell_choices() {
    for (std::size_t i = 0; i + 1 < facts_.size(); ++i)
      if (facts_[i].kind == Told::OptionChosen && facts_[i + 1].kind == Told::RegionOpened)
        out_.push_back({RecapKind::Chose, facts_[i].company, 0, 0, {facts_[i + 1].what}});
  }

  void tell_list(RecapKind kind, Told told) {
    RecapLine line{kind};
    for (const CampaignFact* fact : all(told)) line.things.push_back(fact->what);
    if (!line.things.empty()) out_.push_back(line);
  }
  void tell_number(RecapKind kind, Told told) {
    const auto facts = all(told);
    if (!facts.empty())
      out_.push_back({kind, kNone, std::uint8_t(facts.front()->n), std::int16_t(facts.size())});
  }

  void tell_changes() {
    tell_list(RecapKind::Regions, Told::RegionOpened);
    tell_list(RecapKind::RulesOn, Told::ModuleOn);
    tell_list(RecapKind::RulesOff, Told::ModuleOff);
    tell_list(RecapKind::EventsIn, Told::EventAdded);
    tell_list(RecapKind::EventsOut, Told::EventArchived);
    tell_number(RecapKind::Retired, Told::TicketRetired);
    tell_number(RecapKind::Painted, Told::LanePainted);
    tell_number(RecapKind::LaneTokens, Told::LaneToken);
    tell_number(RecapKind::CityTokens, Told::CityToken);
  }

  void tell_tonight() {
    const GamePlan& plan = box_.games[std::size_t(c_.game - 1)];
    out_.push_back({RecapKind::Tonight, kNone, plan.trains, std::int16_t(plan.year)});
    out_.push_back({RecapKind::Begins, c_.caboose});
    tell_new_rules();
    if (company_ < c_.companies.size()) {
      const CompanyState& own = c_.companies[company_];
      const int open = (own.postcards - own.shown).count();
      if (open > 0) out_.push_back({RecapKind::Own, company_, 0, std::int16_t(open)});
    }
    tell_length();
  }

  /// Rules that stand for the first time, apart from those that were named as new a moment ago.
  void tell_new_rules() {
    RecapLine line{RecapKind::NewRules};
    ModuleSet before;
    for (const int i : course_.standing())
      if (course_.entries()[std::size_t(i)].entry.kind == EntryKind::Chapter)
        before |= course_.after(i).modules;
    for (const CampaignFact* fact : all(Told::ModuleOn)) before.insert(ModuleId(fact->what));
    for (const ModuleId module : (c_.modules - before) & c_.known.modules)
      line.things.push_back(std::uint8_t(module));
    if (!line.things.empty()) out_.push_back(line);
  }

  /// By the mean of earlier chapters, a train of tonight taking as long as one of theirs.
  void tell_length() {
    std::int64_t seconds = 0, trains = 0;
    std::int64_t began = 0;
    for (const int i : course_.standing()) {
      const LoggedEntry& entry = course_.entries()[std::size_t(i)];
      if (entry.entry.kind == EntryKind::Chapter) began = entry.at;
      if (entry.entry.kind != EntryKind::Game) continue;
      seconds += entry.at - began;
      trains += box_.games[std::size_t(entry.entry.game - 1)].trains;
    }
    if (trains == 0) return;
    const std::int64_t tonight = box_.games[std::size_t(c_.game - 1)].trains;
    const std::int64_t minutes = seconds * tonight / trains / 60;
    if (minutes > 0 && minutes < 24L * 60)
      out_.push_back({RecapKind::Length, kNone, 0, std::int16_t(minutes)});
  }

  const CampaignCourse& course_;
  const Box& box_;
  const Campaign& c_;
  std::uint8_t company_;
  CampaignFacts facts_;
  int found_lines_ = 0;
  std::vector<RecapLine> out_;
};

}  // namespace

std::vector<RecapLine> recap(const CampaignCourse& course, std::uint8_t company) {
  return RecapMaker(course, company).run();
}

}  // namespace wagonaut
