#include <algorithm>
#include <array>
#include <chrono>
#include <tuple>

#include "bench/against/against.h"
#include "bench/against/errand.h"

namespace wagonaut::bench {
namespace {

constexpr double kGlance = 0.001;  // seconds per figure when everything is asked for once

using Key = std::tuple<std::string, int, std::string>;  // edition, seats, name
using Table = std::pair<std::string, int>;              // edition, seats; {"", 0}: none

Key key_of(const Row& row) {
  return {row.edition, row.seats, row.name};
}

const Row* find(const std::vector<Row>& rows, const Row& wanted) {
  const auto it = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
    return key_of(row) == key_of(wanted) && row.unit == wanted.unit;
  });
  return it == rows.end() ? nullptr : &*it;
}

bool of_size(const Row& row) {
  return row.unit == "bytes";
}

bool of_time(const Row& row) {
  return row.unit == "ns";
}

bool of_speed(const Row& row) {
  return of_time(row) || row.unit.ends_with("/s");
}

Result<std::vector<Row>> ask(const Contender& contender, double seconds,
                             const std::vector<std::string>& choice) {
  std::vector<std::string> words{
      contender.program,      "bench", "--json", "--data", contender.data, "--seconds",
      std::to_string(seconds)};
  words.insert(words.end(), choice.begin(), choice.end());
  // A run takes ten times `seconds` for each of a dozen tables, on a machine that may be busy.
  const std::chrono::milliseconds patience(300'000 + long(seconds * 1'000'000));
  const auto text = errand(words, patience);
  if (!text) return text.failure();
  auto rows = rows_in(*text);
  if (!rows) return Failure{words.front() + " " + rows.error()};
  return rows;
}

std::vector<std::string> choice_of(const Duel& duel) {
  std::vector<std::string> out;
  for (const std::string& edition : duel.editions) out.insert(out.end(), {"--edition", edition});
  if (duel.seats != 0) out.insert(out.end(), {"--seats", std::to_string(duel.seats)});
  if (!duel.only.empty()) out.insert(out.end(), {"--only", duel.only});
  return out;
}

std::vector<std::string> choice_of(const Duel& duel, const Table& table) {
  if (table.second == 0) return choice_of(duel);
  std::vector<std::string> out{"--edition", table.first, "--seats", std::to_string(table.second)};
  if (!duel.only.empty()) out.insert(out.end(), {"--only", duel.only});
  return out;
}

/// What was measured of one figure, turn by turn.
struct Series {
  Row row;
  std::array<std::vector<double>, 2> values;  // ours, theirs
};

/// Plays the duel table by table: a pair of turns is over in seconds, before the machine has
/// changed its mind.
class Match {
 public:
  Match(const Duel& duel, std::ostream* progress) : duel_(duel), progress_(progress) {}

  Result<Outcome> play() {
    if (const auto done = glance(); !done) return done.failure();
    for (int round = 0; round < duel_.alternations; ++round)
      for (const Table& table : tables_)
        if (const auto done = pair_of_turns(round, table); !done) return done.failure();
    return judge();
  }

 private:
  const Contender& contender(std::size_t side) const {
    return side == 0 ? duel_.ours : duel_.theirs;
  }

  Result<bool> glance();
  Result<bool> pair_of_turns(int round, const Table& table);
  Result<bool> turn(std::size_t side, const Table& table);
  Outcome judge();

  const Duel& duel_;
  std::ostream* progress_;
  std::vector<Table> tables_;
  std::vector<Series> series_;
  Outcome outcome_;
};

/// Finds out what both can measure.
Result<bool> Match::glance() {
  const auto theirs = ask(duel_.theirs, kGlance, choice_of(duel_));
  if (!theirs) return theirs.failure();
  const auto ours = ask(duel_.ours, kGlance, choice_of(duel_));
  if (!ours) return ours.failure();
  for (const Row& row : *ours) {
    const Row* other = find(*theirs, row);
    if (other == nullptr)
      outcome_.only_ours.push_back(title_of(row));
    else if (of_size(row))
      outcome_.sizes.push_back({.ours = row, .theirs = other->value});
    else if (of_speed(row))
      series_.push_back({row, {}});
    const Table table{row.edition, row.seats};
    if (other != nullptr && of_speed(row) && row.seats > 0 &&
        std::find(tables_.begin(), tables_.end(), table) == tables_.end())
      tables_.push_back(table);
  }
  for (const Row& row : *theirs)
    if (find(*ours, row) == nullptr) outcome_.only_theirs.push_back(title_of(row));
  if (tables_.empty()) tables_.push_back({"", 0});
  if (series_.empty())
    return Failure{duel_.theirs.program + " has no figure of speed that " + duel_.ours.program +
                   " has"};
  return true;
}

Result<bool> Match::pair_of_turns(int round, const Table& table) {
  if (progress_ != nullptr)
    *progress_ << "alternation " << round + 1 << " of " << duel_.alternations << ": " << table.first
               << " " << table.second << "\n"
               << std::flush;
  const std::size_t first = std::size_t(round) % 2;
  if (const auto done = turn(first, table); !done) return done;
  return turn(1 - first, table);
}

Result<bool> Match::turn(std::size_t side, const Table& table) {
  const auto rows = ask(contender(side), duel_.seconds, choice_of(duel_, table));
  if (!rows) return rows.failure();
  for (Series& series : series_) {
    // What belongs to no table is measured again at each.
    if (series.row.seats > 0 && Table{series.row.edition, series.row.seats} != table) continue;
    const Row* row = find(*rows, series.row);
    if (row == nullptr)
      return Failure{contender(side).program + " has not measured " + title_of(series.row) +
                     ", as it did before"};
    series.values[side].push_back(row->value);
  }
  return true;
}

Outcome Match::judge() {
  outcome_.alternations = duel_.alternations;
  for (const Series& series : series_) {
    // The difference of two times can come out as nothing or less.
    std::array<std::vector<double>, 2> sound;
    for (std::size_t i = 0; i < series.values[0].size(); ++i)
      if (series.values[0][i] > 0 && series.values[1][i] > 0)
        for (const std::size_t side : {0, 1}) sound[side].push_back(series.values[side][i]);
    if (sound[0].empty())
      outcome_.unmeasured.push_back(title_of(series.row));
    else
      outcome_.rows.push_back(judged(series.row, sound[0], sound[1]));
  }
  return outcome_;
}

/// The value that `share` of all are below, between its neighbours.
double at_share(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  const double place = share * double(values.size() - 1);
  const auto below = std::size_t(place);
  const std::size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (place - double(below)) * (values[above] - values[below]);
}

Verdict verdict_of(const Comparison& it) {
  if (it.high < 1 - kWorthAWord) return Verdict::Slower;
  if (it.low > 1 + kWorthAWord) return Verdict::Faster;
  return it.ratio < 1 - kWorthAWord ? Verdict::Unsure : Verdict::Same;
}

}  // namespace

std::string title_of(const Row& row) {
  return row.seats == 0 ? row.name : row.edition + " " + std::to_string(row.seats) + " " + row.name;
}

Comparison judged(const Row& ours, const std::vector<double>& our_values,
                  const std::vector<double>& their_values) {
  CHECK(!our_values.empty() && our_values.size() == their_values.size());
  std::vector<double> ratios;
  for (std::size_t i = 0; i < our_values.size(); ++i)
    ratios.push_back(of_time(ours) ? their_values[i] / our_values[i]
                                   : our_values[i] / their_values[i]);
  Comparison out{.ours = ours, .theirs = at_share(their_values, 0.5)};
  out.ours.value = at_share(our_values, 0.5);
  out.least = at_share(ratios, 0);
  out.low = at_share(ratios, 0.25);
  out.ratio = at_share(ratios, 0.5);
  out.high = at_share(ratios, 0.75);
  out.most = at_share(ratios, 1);
  out.verdict = verdict_of(out);
  return out;
}

Result<Outcome> compare(const Duel& duel, std::ostream* progress) {
  return Match(duel, progress).play();
}

}  // namespace wagonaut::bench
