#include "engine/rules/newspaper.h"

#include "engine/rules/effects.h"
#include "engine/rules/piles.h"
#include "engine/rules/postcards.h"

namespace wagonaut {
namespace {

constexpr int kMostRead = 100;  // in one step: the safety net of L-42

enum Stage : int { kArrives, kEffect, kSaid, kDone };

/// L-44: an empty event deck is made anew from the discards. Nothing if there is no event at all.
bool form_event_deck(Table& t) {
  Extras& x = t.s.open.extras;
  if (!x.event_deck.empty()) return true;
  if (x.event_discard.empty()) return false;
  x.event_deck = x.event_discard;
  x.event_discard.clear();
  x.active = kNoEvent;
  if (t.log) t.log->note({.kind = FactKind::EventsReshuffled});
  return true;
}

void turn_up_event(Table& t) {
  Extras& x = t.s.open.extras;
  if (!form_event_deck(t)) return;
  const EventId event = t.luck.event(x.event_deck);
  CHECK(x.event_deck.contains(event));
  x.event_deck.erase(event);
  x.event_discard.insert(event);
  x.active = event;
  t.revealed = true;
  if (t.log) t.log->note({.kind = FactKind::EventTurned, .what = std::uint8_t(event)});
  if (t.ed.affairs.immediate.contains(event)) fire(t, When::Reveal);
}

void arrive(Table& t) {
  Extras& x = t.s.open.extras;
  x.carrying = true;
  if (t.log) t.log->note({.kind = FactKind::NewspaperRead, .seat = t.s.open.active});
  if (x.read >= kMostRead) return t.then(Todo::ReadNews, kDone);
  ++x.read;
  turn_up_event(t);
  t.then(Todo::ReadNews, kEffect);
}

/// L-47: those that waited come one after another, before the first one's replacement is taken.
void lay_aside(Table& t) {
  Extras& x = t.s.open.extras;
  x.carrying = false;
  --x.in_transit;
  Cards paper;
  ++paper[t.ed.newspaper];
  discard(t, paper);
  if (x.waiting == 0) return;
  --x.waiting;
  ++x.in_transit;
  t.then(Todo::ReadNews, kArrives);
}

}  // namespace

void read_newspaper(Table& t, int stage) {
  switch (stage) {
    case kTurnUpOnly:
      return turn_up_event(t);
    case kArrives:
      return arrive(t);
    case kEffect:
      fire(t, When::Newspaper);
      return t.then(Todo::ReadNews, kSaid);
    case kSaid:
      show_postcards(t, When::Newspaper);
      return t.then(Todo::ReadNews, kDone);
    default:
      return lay_aside(t);
  }
}

}  // namespace wagonaut
