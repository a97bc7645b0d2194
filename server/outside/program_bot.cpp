#include "server/outside/program_bot.h"

#include <algorithm>

#include "catalog/game.h"
#include "engine/base/check.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "server/outside/dialogue.h"

namespace wagonaut::server {
namespace {

constexpr Millis kBetweenThoughts{50};  // of stopping

}  // namespace

ProgramBot::ProgramBot(Program program, std::shared_ptr<const Game> game, Report report)
    : program_(std::move(program)), game_(std::move(game)), report_(std::move(report)) {}

Move ProgramBot::choose(const Edition& ed, const View& view, Quick& rng) {
  if (!substitute_) {
    const auto answer = ask(view);
    if (const Move* move = std::get_if<Move>(&answer)) return *move;
    const Fault& fault = std::get<Fault>(answer);
    child_.reset();
    substitute_ = make_bot(kSubstitute);
    CHECK(substitute_);
    if (!stopped_) report_({program_.name, index(*view.viewer), fault.why, fault.detail});
  }
  return substitute_->choose(ed, view, rng);
}

std::variant<Move, ProgramBot::Fault> ProgramBot::ask(const View& view) {
  Millis time = program_.budget + program_.grace;
  if (!child_) {
    auto started = Child::start(program_.command);
    if (!started) return Fault{started.error(), ""};
    child_ = std::move(*started);
    child_->say(game_line(*game_, *view.viewer, program_.budget));
    time += program_.wake_up;
  }
  child_->say(decide_line(*game_, view, ++asked_, program_.budget));
  std::string line;
  const Child::Heard heard = hear(line, time);
  if (heard == Child::Heard::Line) return judge(view, line);
  return silence(heard);
}

Child::Heard ProgramBot::hear(std::string& line, Millis time) {
  const Child::Moment deadline = std::chrono::steady_clock::now() + time;
  for (;;) {
    const Child::Moment now = std::chrono::steady_clock::now();
    const Child::Heard heard = child_->hear(line, std::min(deadline, now + kBetweenThoughts));
    if (heard != Child::Heard::Late || stopped_ || now >= deadline) return heard;
  }
}

ProgramBot::Fault ProgramBot::silence(Child::Heard heard) const {
  switch (heard) {
    case Child::Heard::Late:
      return {"gave no answer within " + std::to_string(program_.budget.count()) + " ms", ""};
    case Child::Heard::TooLong:
      return {"wrote a line of more than " + std::to_string(Child::kLongestLine) + " bytes", ""};
    case Child::Heard::Ended:
      return {child_->ending() + " without an answer", ""};
    case Child::Heard::Line:
      break;
  }
  return {};
}

/// The law is asked in a world that the seat cannot tell from the true one: what a seat may do
/// depends on nothing that it does not know.
std::variant<Move, ProgramBot::Fault> ProgramBot::judge(const View& view,
                                                        const std::string& line) const {
  const auto answer = read_answer(line);
  if (!answer) return Fault{"wrote what is no answer: " + answer.error(), ""};
  if (answer->id != asked_)
    return Fault{"answered question " + std::to_string(answer->id) + " when it was asked " +
                     std::to_string(asked_),
                 ""};
  Quick rng(1);
  const State world = imagine(game_->edition, view, rng);
  const auto move = move_from(game_->labels, world, *view.viewer, answer->move);
  if (!move) return Fault{"answered with what is no move", answer->move};
  if (const auto refusal = objection(game_->edition, world, *view.viewer, *move))
    return Fault{"made an unlawful move: " + std::string(refusal_name(*refusal)), answer->move};
  return *move;
}

void ProgramBot::game_over(const Edition&, const View& view) {
  if (!child_) return;
  child_->say(over_line(*game_, view));
  child_->dismiss(program_.last_words);
  child_.reset();
}

}  // namespace wagonaut::server
