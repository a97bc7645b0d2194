#include "engine/rules/postcards.h"

#include <algorithm>

#include "engine/rules/acts.h"
#include "engine/rules/conditions.h"
#include "engine/rules/options.h"
#include "engine/rules/round.h"

namespace wagonaut {
namespace {

const Sentence* row_of(const Edition& ed, PostcardId card) {
  const std::uint8_t row = ed.effects.postcard_row[std::size_t(card)];
  return row == kNone ? nullptr : &ed.effects.sentences[row];
}

Item item_of(const Edition& ed, const Eyes& eyes, Seat seat, PostcardId card) {
  return {.act = row_of(ed, card)->first_act,
          .row = ed.effects.postcard_row[std::size_t(card)],
          .seat = seat,
          .group = group_of(eyes)};
}

/// A moment of the holder's own, or of any seat.
bool looks_now(const Table& t, Seat seat, const Sentence& row, When when) {
  if (row.when != when) return false;
  return row.every_seat || when == When::Score || seat == t.s.open.active;
}

bool completes(const Table& t, Seat seat, PostcardId card, When when) {
  const Sentence* row = row_of(t.ed, card);
  if (row == nullptr || !looks_now(t, seat, *row, when)) return false;
  const auto& fresh = t.s.open.extras.fresh;
  if (std::find(fresh.begin(), fresh.end(), card) != fresh.end()) return false;  // C-0.14
  const Eyes eyes(t.ed, t.s);
  return all_hold(eyes, seat, t.s.open.extras.claim.lane, *row) &&
         can_do_some(eyes, t.s, item_of(t.ed, eyes, seat, card), row->first_act);  // C-0.4
}

PostcardSet completed_by(const Table& t, Seat seat, When when) {
  PostcardSet out;
  for (const PostcardId card : t.s.open.extras.postcards[seat] - t.s.open.extras.shown)
    if (completes(t, seat, card, when)) out.insert(card);
  return out;
}

/// Those of the seat that are being completed at this moment; at a newspaper another moment's may
/// wait behind.
PostcardSet due_of(const Table& t, Seat seat, When when) {
  PostcardSet out;
  for (const PostcardId card : t.s.open.extras.due& t.s.open.extras.postcards[seat])
    if (row_of(t.ed, card)->when == when) out.insert(card);
  return out;
}

void show(Table& t, Seat seat, PostcardId card) {
  Extras& x = t.s.open.extras;
  x.due.erase(card);
  x.shown.insert(card);
  t.revealed = t.opened = true;
  if (t.log)
    t.log->note({.kind = FactKind::PostcardShown, .seat = seat, .what = std::uint8_t(card)});
  carry_out(t, item_of(t.ed, {t.ed, t.s}, seat, card));
}

}  // namespace

void show_postcards(Table& t, When when, int ring) {
  if (!t.ed.effects.any(when)) return;
  for (; ring < t.ed.seats; ++ring) {
    const Seat seat = t.after(first_in_round(t.s.open, when), ring);
    for (;;) {
      PostcardSet due = due_of(t, seat, when);
      if (due.empty()) {
        due = completed_by(t, seat, when);
        t.s.open.extras.due |= due;
      }
      if (due.empty()) break;
      show(t, seat, *due.begin());
      if (t.stopped())
        return t.then(
            {.todo = Todo::Postcards, .from = std::uint8_t(ring), .act = std::uint16_t(when)});
    }
  }
}

}  // namespace wagonaut
