#include "engine/record/course.h"
#include "engine/record/fair_lines.h"
#include "engine/record/notation.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

/// What was wished and what luck answered, tickets named by the position before the step.
std::string step_text(const Labels& labels, const GameHeader& header, const State& s,
                      const RecordStep& step) {
  if (step.back != 0) return undo_text(step.back);
  return move_text(labels, s, step.seat, step.move) + outcomes_text(labels, header, step.luck);
}

void follow(Course& course, const RecordStep& step) {
  if (step.back != 0) return course.take_back(step.back);
  ScriptedChance luck(step.luck);
  course.play(step.seat, step.move, luck);
}

}  // namespace

std::string head_lines(const GameHeader& header) {
  std::string out = "wagonaut 1";
  out += kDot;
  out += header.edition;
  out += kDot;
  out += "rules " + std::to_string(header.rules);
  for (const std::string& player : header.players) {
    out += kDot;
    out += player;
  }
  out += "\n";
  if (!header.options.empty()) {
    out += "options";
    for (const auto& [id, choice] : header.options) out += std::string(kDot) + id + "=" + choice;
    out += "\n";
  }
  if (!header.campaign.empty()) out += "campaign " + header.campaign + "\n";
  return out;
}

std::string write_record(const Edition& ed, const Labels& labels, const Record& record) {
  CHECK(player_fault(record.header.players).empty());
  std::string out = head_lines(record.header);
  if (record.fair) {
    CHECK(fairness_fault(*record.fair, ed.seats).empty());
    out += fair_lines(record.header, *record.fair);
  }
  out += "deal";
  if (record.first) out += " first " + record.header.players[std::size_t(*record.first)];
  out += outcomes_text(labels, record.header, record.deal) + "\n";
  ScriptedChance deal(record.deal);
  Course course(ed, start(ed, deal, nullptr, record.first));
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const RecordStep& step = record.steps[i];
    out += std::to_string(i + 1) + " " + record.header.players[std::size_t(step.seat)] + " " +
           step_text(labels, record.header, course.state(), step) + "\n";
    follow(course, step);
  }
  if (record.fair && !record.fair->seed.empty()) out += "seed " + record.fair->seed + "\n";
  out += foot_line(ed, record, course.state());
  return out + hex(fingerprint(out)) + "\n";
}

}  // namespace wagonaut
