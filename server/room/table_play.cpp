// The table's game: dealing, playing and taking back, first on a copy, then for good.
#include <algorithm>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/notation.h"
#include "engine/record/words.h"
#include "server/fair/fair.h"
#include "server/room/table.h"

namespace wagonaut::server {
namespace {

constexpr const char* kImpossible = "luck cannot have answered so";

class FactList final : public Log {
 public:
  explicit FactList(std::vector<Fact>& facts) : facts_(facts) {}
  void note(const Fact& fact) override { facts_.push_back(fact); }

 private:
  std::vector<Fact>& facts_;
};

std::vector<std::string> names_of(const std::vector<Chair>& chairs) {
  std::vector<std::string> names;
  for (const Chair& chair : chairs) names.push_back(chair.name);
  return names;
}

/// What luck answered, as an act of the log says it; of a new act, nothing.
Result<Outcomes> logged_luck(const Game& game, const GameHeader& header, const std::string& text) {
  const std::size_t arrow = text.find(kArrow);
  if (arrow == std::string::npos) return Outcomes{};
  return outcomes_from(game.labels, header, std::string_view(text).substr(arrow + kArrow.size()));
}

}  // namespace

Result<bool> Table::plan_deal(Change& change) const {
  auto game = find_(settings_.game, int(chairs_.size()));
  if (!game) return game.failure();
  Record record;
  record.header = {(*game)->card.id, (*game)->card.rules, (*game)->options, names_of(chairs_),
                   settings_.game.campaign};
  if (settings_.first) record.first = Seat(*settings_.first);
  // Without a seed it is a game from elsewhere: its log is all there is.
  const auto script = logged_luck(**game, record.header, change.act.text);
  if (!script) return script.failure();
  ScriptedChance scripted(*script);
  if (!seed_.empty()) {
    record.fair = fairness();
    change.luck.emplace(ChaCha(luck_of(id_, seed_, record.fair->nonces)));
  }
  NotingChance luck(change.luck ? static_cast<Chance&>(*change.luck) : scripted);
  FactList log(change.facts);
  change.state = start((*game)->edition, luck, &log, record.first);
  if (!change.luck && (scripted.failed() || !scripted.used_up())) return Failure{kImpossible};
  record.deal = luck.noted();
  change.act.text = outcomes_text((*game)->labels, record.header, record.deal);
  change.game = std::move(*game);
  change.record = std::move(record);
  return true;
}

void Table::commit_deal(const Change& change) {
  game_ = change.game;
  state_ = change.state;
  luck_ = change.luck;
  record_ = *change.record;
  status_ = Status::Running;
  revealing_ = false;
  asked_.assign(chairs_.size(), {version_, change.at});
  used_.assign(chairs_.size(), 0);
  time_taken_.assign(chairs_.size(), {});
  turn_time_ = change.at;
}

/// The move of a step, as the room judged it or as a log tells it.
Result<Move> Table::move_of(const TableAct& act) const {
  if (act.move) return *act.move;
  const Seat seat = Seat(act.seat);
  const std::string_view text = act.text;
  auto move = move_from(game_->labels, state_, seat, text.substr(0, text.find(kArrow)));
  if (!move) return move;
  if (const auto why = objection(game_->edition, state_, seat, *move))
    return Failure{"not lawful: " + std::string(refusal_name(*why))};
  return move;
}

Result<bool> Table::plan_play(Change& change) const {
  if (!game_) return Failure{"nothing is dealt"};
  const Seat seat = Seat(change.act.seat);
  const auto move = move_of(change.act);
  if (!move) return move.failure();
  const auto script = logged_luck(*game_, record_.header, change.act.text);
  if (!script) return script.failure();
  ScriptedChance scripted(*script);
  change.luck = luck_;
  NotingChance luck(change.luck ? static_cast<Chance&>(*change.luck) : scripted);
  FactList log(change.facts);
  change.act.text = move_text(game_->labels, state_, seat, *move);
  change.state = state_;
  const Step step = apply(game_->edition, change.state, seat, *move, luck, &log);
  change.revealed = step.revealed;
  change.opened = step.opened;
  if (!change.luck && (scripted.failed() || !scripted.used_up())) return Failure{kImpossible};
  change.step = {seat, *move, luck.noted()};
  change.act.text += outcomes_text(game_->labels, record_.header, change.step.luck);
  return true;
}

void Table::commit_play(const Change& change) {
  const int seat = change.act.seat;
  const std::int64_t took = change.at - asked_[std::size_t(seat)].time;
  used_[std::size_t(seat)] += took;
  // Bots make no wishes.
  if (!change.act.request.empty()) time_taken_[std::size_t(seat)].add(took);
  record_.steps.push_back(change.step);
  steps_.push_back({version_, seat, change.at, turn_time_, change.revealed, change.opened});
  if (!change.act.request.empty()) granted_[{seat, change.act.request}] = version_;
  luck_ = change.luck;
  put_questions(change);
  state_ = change.state;
  if (!over(state_)) return;
  status_ = Status::Finished;
  if (record_.fair) record_.fair->seed = seed_;
}

/// A seat that goes on thinking about the same question (all seats choose at once at setup) is not
/// disturbed by what another seat answers.
void Table::put_questions(const Change& change) {
  const Ask& before = state_.open.ask;
  const Ask& after = change.state.open.ask;
  const bool together = before.kind == after.kind && state_.open.turn == change.state.open.turn &&
                        state_.open.active == change.state.open.active;
  for (std::size_t i = 0; i < asked_.size(); ++i) {
    const bool goes_on = together && int(i) != change.act.seat && before.waiting.contains(Seat(i));
    if (!goes_on) asked_[i] = {version_, change.at};
  }
  if (state_.open.turn != change.state.open.turn || state_.open.active != change.state.open.active)
    turn_time_ = change.at;
}

Result<bool> Table::plan_undo(Change& change) const {
  if (!game_ || change.act.n < 1 || change.act.n > int(steps_.size()))
    return Failure{"there are not that many steps to take back"};
  change.step = {Seat(change.act.seat), {}, {}, change.act.n};
  // Only what stands is played again: a long quarrel of undos must not make each one dearer.
  Record record = standing_record(record_);
  record.steps.resize(record.steps.size() - std::size_t(change.act.n));
  auto state = replay(game_->edition, record);
  if (!state) return state.failure();
  change.state = *state;
  for (auto step = steps_.end() - change.act.n; step != steps_.end(); ++step)
    change.undone.push_back(step->version);
  return true;
}

/// The turn that is played again keeps its clock. Who takes back what nobody else has answered has
/// never stopped thinking; else only the time counts that the turn had taken before the others'
/// turns began.
std::int64_t Table::turn_after_undo(const Change& change) const {
  const auto first = steps_.end() - change.act.n;
  const bool own = std::all_of(first, steps_.end(),
                               [&](const Played& step) { return step.seat == change.act.seat; });
  return own ? std::max(first->turn, resumed_) : change.at - (first->at - first->turn);
}

void Table::commit_undo(const Change& change) {
  turn_time_ = turn_after_undo(change);
  record_.steps.push_back(change.step);
  steps_.resize(steps_.size() - std::size_t(change.act.n));
  taken_back_ += change.act.n;
  state_ = change.state;
  asked_.assign(chairs_.size(), {version_, change.at});
}

Record Table::record() const {
  return record_;
}

}  // namespace wagonaut::server
