#include "engine/rules/effects.h"

#include "engine/rules/acts.h"
#include "engine/rules/conditions.h"
#include "engine/rules/round.h"

namespace wagonaut {

int ring_of(const Edition& ed, const Sentence& row) {
  const bool table = row.when == When::Setup || row.when == When::Score;
  const bool of_a_seat = row.source == Source::Item || row.source == Source::Company;
  return row.every_seat || (table && of_a_seat) ? ed.seats : 1;
}

void fire(Table& t, When when, int place) {
  if (!t.ed.effects.any(when)) return;
  fire_on(t, {.todo = Todo::Sentences, .act = std::uint16_t(when), .chosen = std::uint8_t(place)});
}

void fire_on(Table& t, Item at) {
  const Rows rows = rows_of(t.ed.effects, When(at.act), at.chosen == kNone ? 0 : at.chosen);
  int row = at.row == kNone ? rows.first : at.row;
  for (; row < rows.last; ++row, at.from = 0) {
    const Sentence& sentence = t.ed.effects.sentences[row];
    const Seat first = first_in_round(t.s.open, sentence.when);
    for (; at.from < ring_of(t.ed, sentence); ++at.from) {
      say(t, row, t.after(first, at.from));
      if (!t.stopped()) continue;
      at.row = std::uint8_t(row);
      ++at.from;
      return t.then(at);
    }
  }
}

}  // namespace wagonaut
