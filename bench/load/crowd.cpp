#include "bench/load/crowd.h"

#include <algorithm>

namespace wagonaut::load {
namespace {

constexpr int kDeskLinks = 8;
constexpr int kTogether = 32;  // tables that open or connect at once: a queue is not to be measured
constexpr std::chrono::seconds kJobPatience{300};
constexpr std::chrono::seconds kLastAnswers{15};

Clock::duration seconds_of(double seconds) {
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

}  // namespace

Crowd::Crowd(const Settings& settings, Place place, int tables)
    : settings_(settings), place_(std::move(place)), desk_(poller_, place_, kDeskLinks) {
  const Shared shared{poller_, desk_, place_, settings_, tally_, dice_};
  for (int i = 0; i < tables; ++i) tables_.push_back(std::make_unique<Table>(shared, i));
}

Result<bool> Crowd::each(const char* what, int together, const Job& job) {
  std::size_t begun = 0, done = 0;
  const auto all_done = [&] {
    while (begun < tables_.size() && begun - done < std::size_t(together))
      job(*tables_[begun++], [&done] { ++done; });
    return done == tables_.size() || !tally_.trouble.empty();
  };
  poller_.run(Clock::now() + kJobPatience, all_done);
  if (done == tables_.size()) return true;
  const std::string why = tally_.trouble.empty() ? "it takes too long" : tally_.trouble;
  return Failure{std::string(what) + " at " + std::to_string(tables_.size()) +
                 " tables failed: " + why};
}

Result<bool> Crowd::open() {
  return each("opening", kTogether, [](Table& table, Table::Done done) { table.open(done); });
}

Result<bool> Crowd::connect() {
  return each("connecting", kTogether, [](Table& table, Table::Done done) { table.connect(done); });
}

Result<bool> Crowd::start() {
  return each("starting", kTogether, [](Table& table, Table::Done done) { table.start(done); });
}

Result<bool> Crowd::warm_up() {
  return each("playing", int(tables_.size()), [this](Table& table, Table::Done done) {
    table.play(settings_.warm > 0 ? dice_.below(settings_.warm + 1) : 0, done);
  });
}

void Crowd::play(double seconds, double every) {
  const Clock::duration pace = seconds_of(every);
  const Moment begin = Clock::now();
  tally_.counting = true;
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    const double share = (double(i) + dice_.below(1000) / 1000.0) / double(tables_.size());
    tables_[i]->play_steadily(begin + seconds_of(every * share), pace);
  }
  poller_.run(begin + seconds_of(seconds), [] { return false; });
  tally_.counting = false;
  for (const auto& table : tables_) table->stop();
  poller_.run(Clock::now() + kLastAnswers, [this] {
    return std::all_of(tables_.begin(), tables_.end(),
                       [](const auto& table) { return table->settled(); });
  });
  for (const auto& table : tables_) tally_.unanswered += table->settled() ? 0 : 1;
}

void Crowd::hold(double seconds) {
  poller_.run(Clock::now() + seconds_of(seconds), [] { return false; });
}

}  // namespace wagonaut::load
