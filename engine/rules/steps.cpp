#include "engine/rules/steps.h"

#include "engine/rules/effects.h"
#include "engine/rules/postcards.h"

namespace wagonaut {
namespace {

constexpr int kFirstSetupStep = 10, kLastSetupStep = 13;
constexpr int kLastClaimPlace = kPlaces - 1;
constexpr int kScoreSteps = 6;

/// Places of setup: first the story's, one for each reading, then the numbered steps.
constexpr int kReadings = decltype(Affairs::readings)::capacity();

void read_story(Table& t, int place) {
  const Reading& side = t.ed.affairs.readings[place];
  t.revealed = t.opened = true;
  if (t.log) t.log->note({.kind = FactKind::StoryRead, .what = side.card, .n = side.side});
  fire(t, When::Story, place);
}

void take_setup_step(Table& t, int place) {
  if (place >= kReadings) return fire(t, When::Setup, kFirstSetupStep + place - kReadings);
  if (place < t.ed.affairs.readings.size()) read_story(t, place);
}

}  // namespace

bool has_setup_steps(const Edition& ed) {
  return ed.effects.any(When::Setup) || !ed.affairs.readings.empty();
}

void setup_steps(Table& t, int from) {
  constexpr int kEnd = kReadings + kLastSetupStep - kFirstSetupStep + 1;
  for (int place = from; place < kEnd; ++place) {
    take_setup_step(t, place);
    if (t.stopped()) return t.then(Todo::SetupStep, place + 1);
  }
}

void claim_steps(Table& t, int from) {
  for (int place = from; place <= kLastClaimPlace; ++place) {
    fire(t, When::Claim, place);
    if (t.stopped()) return t.then(Todo::ClaimStep, place + 1);
  }
  show_postcards(t, When::Claim);
}

void score_steps(Table& t, int from) {
  if (from == 1) t.s.open.extras.fresh.clear();
  for (int step = from; step <= kScoreSteps; ++step) {
    fire(t, When::Score, step);
    if (t.stopped()) return t.then(Todo::ScoreStep, step + 1);
  }
  show_postcards(t, When::Score);
}

void after_draw(Table& t, int from) {
  if (from == 0) {
    fire(t, When::Draw);
    if (t.stopped()) return t.then(Todo::AfterDraw, 1);
  }
  show_postcards(t, When::Draw);
}

void after_turn(Table& t, int from) {
  if (from == 0) {
    t.s.open.extras.claim = ClaimNote{};
    t.s.open.extras.fresh.clear();
    t.own().blind_locos = 0;
    fire(t, When::Turn);
    if (t.stopped()) return t.then(Todo::AfterTurn, 1);
  }
  show_postcards(t, When::Turn);
}

}  // namespace wagonaut
