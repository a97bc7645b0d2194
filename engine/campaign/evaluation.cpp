#include "engine/campaign/evaluation.h"

#include <algorithm>
#include <bit>

#include "engine/campaign/deeds.h"

namespace wagonaut {
namespace {

/// The count of one box and campaign.
class Counter {
 public:
  Counter(const Box& box, const Campaign& c) : box_(box), c_(c) {
    for (int i = 0; i < c.companies.size(); ++i)
      if (of_campaign(company(i))) out_.push_back({.company = std::uint8_t(i)});
  }

  FinalCount run() {
    for (const CountPart& part : box_.evaluation.parts)
      for (CompanyCount& one : out_) {
        const int dollars = count(part, company(one.company));
        one.parts.push_back(std::int16_t(dollars));
        one.sum = std::int16_t(one.sum + dollars);
      }
    for (CompanyCount& one : out_)
      if (!barred(one)) one.place = std::uint8_t(1 + better_than(one));
    return out_;
  }

 private:
  const CompanyState& company(int i) const { return c_.companies[std::size_t(i)]; }

  int count(const CountPart& part, const CompanyState& who) const {
    switch (part.kind) {
      case CountKind::Slips:
        return slips(who);
      case CountKind::Absence:
        return absence(who);
      case CountKind::Forgiven:
        return forgiven(who, part.n);
      case CountKind::Items:
        return items(part, who);
      case CountKind::Stamps:
        return stamps(part, who);
      case CountKind::Postcards:
        return part.n * who.shown.count();
    }
    return 0;
  }

  bool counts(const CompanyState& who, int game) const {
    return (who.counted & game_bit(game)) != 0;
  }
  int value_of_absence(int game) const { return box_.evaluation.absence[std::size_t(game - 1)]; }

  int slips(const CompanyState& who) const {
    int sum = 0;
    for (int game = 1; game <= c_.game; ++game)
      if (counts(who, game)) sum += who.slips[std::size_t(game - 1)];
    return sum;
  }
  int absence(const CompanyState& who) const {
    int sum = 0;
    for (int game = 1; game <= c_.game; ++game)
      if (!counts(who, game)) sum += value_of_absence(game);
    return sum;
  }
  /// The `n` slips that fall furthest below the value for absence are exchanged for it.
  int forgiven(const CompanyState& who, int n) const {
    std::vector<int> below;
    for (int game = 1; game <= c_.game; ++game)
      if (counts(who, game))
        below.push_back(std::max(0, value_of_absence(game) - who.slips[std::size_t(game - 1)]));
    std::sort(below.rbegin(), below.rend());
    int sum = 0;
    for (std::size_t i = 0; i < below.size() && int(i) < n; ++i) sum += below[i];
    return sum;
  }

  int items(const CountPart& part, const CompanyState& who) const {
    const std::size_t value = part.flag == kNone ? 0 : c_.flags[part.flag];
    int sum = 0, kinds = 0;
    for (const ItemId item : part.items&(who.vault | who.office)) {
      ItemSet one;
      one.insert(item);
      const int worth =
          part.values[value] != 0 ? part.values[value] : box_.items[std::size_t(item)].value;
      sum += worth * items_held(box_, who, one);
      ++kinds;
    }
    int bonus = 0;
    for (const auto& [least, dollars] : part.set_bonus)
      if (kinds >= least) bonus = std::max(bonus, int(dollars));
    return sum + bonus + (kinds > 0 ? part.share[value] : 0);
  }

  /// Tied companies all take the full sum, and the places they fill are not paid again.
  int stamps(const CountPart& part, const CompanyState& who) const {
    const int own = who.stamps.count();
    if (own < part.least) return 0;
    const auto more = std::count_if(out_.begin(), out_.end(), [&](const CompanyCount& other) {
      return company(other.company).stamps.count() > own;
    });
    const auto& pays = out_.size() == 2 ? part.pays_two : part.pays;
    return std::size_t(more) < pays.size() ? pays[std::size_t(more)] : 0;
  }

  int games_counted(const CompanyCount& one) const {
    return std::popcount(company(one.company).counted);
  }
  /// Too few slips of its own, while another has enough.
  bool barred(const CompanyCount& one) const {
    const int least = box_.evaluation.min_games;
    const bool reached = std::any_of(out_.begin(), out_.end(), [&](const CompanyCount& other) {
      return games_counted(other) >= least;
    });
    return reached && games_counted(one) < least;
  }

  int tie_value(const CompanyCount& one, const CountTie& tie) const {
    const CompanyState& who = company(one.company);
    switch (tie.by) {
      case CountTie::By::Part: {
        const CountPart& part = box_.evaluation.parts[tie.part];
        if (part.kind == CountKind::Postcards) return who.shown.count();
        if (part.kind == CountKind::Stamps) return who.stamps.count();
        if (part.kind == CountKind::Items) return items_held(box_, who, part.items);
        return one.parts[tie.part];
      }
      case CountTie::By::LastSlip:
        if ((who.played & game_bit(c_.game)) == 0) return -1;  // no slip loses to any
        return who.slips[std::size_t(c_.game - 1)];
      case CountTie::By::Shared:
        break;
    }
    return 0;
  }
  bool better(const CompanyCount& a, const CompanyCount& b) const {
    if (a.sum != b.sum) return a.sum > b.sum;
    for (const CountTie& tie : box_.evaluation.ties)
      if (tie_value(a, tie) != tie_value(b, tie)) return tie_value(a, tie) > tie_value(b, tie);
    return false;
  }
  int better_than(const CompanyCount& one) const {
    return int(std::count_if(out_.begin(), out_.end(), [&](const CompanyCount& other) {
      return !barred(other) && better(other, one);
    }));
  }

  const Box& box_;
  const Campaign& c_;
  FinalCount out_;
};

}  // namespace

FinalCount evaluate(const Box& box, const Campaign& c) {
  return Counter(box, c).run();
}

void tell_count(const FinalCount& count, CampaignFacts* told) {
  if (told == nullptr || count.empty()) return;
  for (std::size_t part = 0; part < count.front().parts.size(); ++part)
    for (const CompanyCount& one : count)
      told->push_back({.kind = CampaignFactKind::PartCounted,
                       .company = one.company,
                       .what = std::uint8_t(part),
                       .n = one.parts[part]});
  FinalCount order = count;
  std::stable_sort(order.begin(), order.end(), [](const CompanyCount& a, const CompanyCount& b) {
    return (a.place == 0 ? 255 : a.place) > (b.place == 0 ? 255 : b.place);
  });
  for (const CompanyCount& one : order)
    told->push_back({.kind = CampaignFactKind::CompanyCounted,
                     .company = one.company,
                     .what = one.place,
                     .n = one.sum});
}

}  // namespace wagonaut
