#include "engine/record/course.h"
#include "engine/record/record.h"

namespace wagonaut {
namespace {

/// Plays one step; an empty string, or why it cannot have been so.
std::string replay_fault(const Edition& ed, Course& course, const RecordStep& step, Log* log) {
  if (step.back != 0) {
    if (step.back < 0 || step.back > course.length())
      return std::to_string(step.back) + " steps cannot be taken back, there are " +
             std::to_string(course.length());
    if (step.luck != Outcomes{}) return "luck is not asked when steps are taken back";
    course.take_back(step.back);
    return {};
  }
  if (const auto why = objection(ed, course.state(), step.seat, step.move))
    return std::string(refusal_name(*why)) + " (" + std::string(refusal_rules(*why)) + ")";
  ScriptedChance luck(step.luck);
  course.play(step.seat, step.move, luck, log);
  return luck.failed() || !luck.used_up() ? "luck cannot have answered so" : "";
}

}  // namespace

Result<State> replay(const Edition& ed, const Record& record, int steps, Log* log) {
  if (steps < 0 || steps > int(record.steps.size())) steps = int(record.steps.size());
  ScriptedChance deal(record.deal);
  Course course(ed, start(ed, deal, log, record.first));
  if (deal.failed() || !deal.used_up()) return Failure{"the deal is not possible"};
  for (int i = 0; i < steps; ++i) {
    const std::string fault = replay_fault(ed, course, record.steps[std::size_t(i)], log);
    if (!fault.empty()) return Failure{"step " + std::to_string(i + 1) + ": " + fault};
  }
  return course.state();
}

std::vector<int> standing_steps(const Record& record) {
  std::vector<int> out;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const int back = record.steps[i].back;
    if (back == 0) {
      out.push_back(int(i));
    } else {
      CHECK(back > 0 && std::size_t(back) <= out.size());
      out.resize(out.size() - std::size_t(back));
    }
  }
  return out;
}

Record standing_record(const Record& record) {
  Record out{record.header, record.fair, record.first, record.deal, {}};
  for (const int place : standing_steps(record))
    out.steps.push_back(record.steps[std::size_t(place)]);
  return out;
}

}  // namespace wagonaut
