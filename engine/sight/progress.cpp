#include "engine/sight/progress.h"

#include <algorithm>

#include "engine/rules/quantity.h"

namespace wagonaut {
namespace {

/// Hidden before every seat; of the viewer alone it can be counted.
bool is_secret(Of of) {
  return of == Of::Cards || of == Of::Locos || of == Of::Tickets || of == Of::Done ||
         of == Of::Fresh;
}

void add_test(const Eyes& eyes, Seat me, PostcardId postcard, const Test& test, ProgressList& out) {
  const bool counts = test.kind == TestKind::Count && !test.negate && !out.full();
  const bool at_most = test.least <= 0;
  if (!counts || (at_most && test.most == kNoMost)) return;
  const Quantity& q = eyes.ed.effects.quantities[test.a];
  const bool of_all = test.place != 0;  // "scope": table
  if (of_all && is_secret(q.of)) return;
  int have = of_all ? 0 : quantity(eyes, me, q);
  for (int i = 0; of_all && i < eyes.ed.seats; ++i) have += quantity(eyes, Seat(i), q);
  out.push_back({postcard, std::int16_t(have), at_most ? test.most : test.least, at_most});
}

}  // namespace

ProgressList progress_of(const Edition& ed, const View& view) {
  ProgressList out;
  if (!view.viewer || !view.own) return out;
  const Seat me = *view.viewer;
  BySeat<Own> own;
  own[me] = *view.own;
  const Eyes eyes(ed, view.open, &own);
  const Extras& x = view.open.extras;
  for (const PostcardId postcard : x.postcards[me] - x.shown) {
    const std::uint8_t row = ed.effects.postcard_row[std::size_t(postcard)];
    if (row == kNone) continue;
    const Sentence& sentence = ed.effects.sentences[row];
    for (int i = 0; i < sentence.tests; ++i)
      add_test(eyes, me, postcard,
               ed.effects.tests[std::size_t(sentence.first_test) + std::size_t(i)], out);
  }
  return out;
}

}  // namespace wagonaut
