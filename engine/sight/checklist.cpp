#include "engine/sight/checklist.h"

#include "engine/rules/acts.h"
#include "engine/rules/claim.h"
#include "engine/rules/conditions.h"
#include "engine/rules/effects.h"
#include "engine/rules/money.h"
#include "engine/rules/postcards.h"
#include "engine/rules/round.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

/// Luck that brings no news. What it answers is told to nobody, only how often it was asked.
class Quiet final : public Chance {
 public:
  explicit Quiet(const Edition& ed) : ed_(ed) {}

  Sort card(const DrawPile& pile) override {
    for (int i = pile.first; i < pile.last; ++i)
      if (Sort(i) != ed_.newspaper && pile.holds(Sort(i))) return Sort(i);
    return ed_.newspaper;
  }
  TicketId ticket(const TicketSet& pile) override { return *pile.begin(); }
  EventId event(const EventSet& deck) override { return *deck.begin(); }
  Seat start_seat(int) override { return Seat{0}; }

 private:
  const Edition& ed_;
};

/// Plays the claim in a world that fits the view, and writes down what is certain of it.
class Foreseer final : public Log {
 public:
  Foreseer(const Edition& known, const View& view)
      : ed_(known), me_(*view.viewer), rng_(1), s_(imagine(known, view, rng_)), luck_(known) {
    s_.open.ask.waiting.clear();
  }

  Checklist foresee(const Move& claim) {
    begin({});
    play_claim(t_, claim);
    const bool pass =
        s_.open.extras.claim.lane != kNoClaim && !s_.open.seat[me_].lanes.contains(claim.lane());
    stop();
    if (pass) claim_tunnel(t_);  // if it stands; what is turned up nobody knows
    stop();
    end();
    unsure_ = pass;
    for (int place = 1; place < kPlaces; ++place) take_place(place);
    show_postcards(t_, When::Claim);
    go_on();
    end();
    return out_;
  }

  void note(const Fact& fact) override {
    if (fact.kind == FactKind::PostcardShown) {
      end();
      begin({std::uint8_t(Source::Postcard), fact.what}, ChecklistLine::kAfterSteps);
      heard_ = true;
    }
    if (fact.seat == me_) note_mine(fact);
    note_board(fact);
  }

 private:
  void take_place(int place) {
    const Rows rows = rows_of(ed_.effects, When::Claim, place);
    for (int row = rows.first; row < rows.last; ++row) {
      const Sentence& sentence = ed_.effects.sentences[row];
      const int step = sentence.step != 0 ? sentence.step : ChecklistLine::kAfterSteps;
      for (int i = 0; i < ring_of(ed_, sentence); ++i) {
        begin(source_of(ed_, std::uint8_t(row)), step);
        say(t_, row, t_.after(me_, i));
        go_on();
        end();
      }
    }
  }

  void begin(const FactSource& source, int step = ChecklistLine::kPrice) {
    line_ = ChecklistLine{.step = std::uint8_t(step), .source = source};
    heard_ = false;
  }

  /// A line that says something is kept, unless a newspaper may change it.
  void end() {
    const bool shaky = unsure_ && line_.source.kind == std::uint8_t(Source::Event);
    if (heard_ && !shaky && !out_.full()) out_.push_back(line_);
    unsure_ |= line_.cards > 0;
    heard_ = false;
  }

  void note_mine(const Fact& fact) {
    switch (fact.kind) {
      case FactKind::Dollars:
        line_.dollars = std::int16_t(line_.dollars + fact.n);
        break;
      case FactKind::BlindTaken:
        ++line_.cards;
        break;
      case FactKind::SeatTokens:
        line_.token = fact.token;
        line_.tokens = fact.n;
        break;
      case FactKind::ItemGained:
        line_.item = fact.what;
        break;
      case FactKind::PostcardDrawn:
        line_.postcard = fact.what;
        break;
      default:
        return;
    }
    heard_ = true;
  }

  void note_board(const Fact& fact) {
    switch (fact.kind) {
      case FactKind::LanePainted:
        line_.painted = Colour(fact.n);
        break;
      case FactKind::CityToken:
      case FactKind::LaneToken:
      case FactKind::PathMoved:
        line_.token = fact.token;
        line_.tokens = fact.n;
        break;
      default:
        return;
    }
    heard_ = true;
  }

  /// Nobody answers and nothing is read: what is left to be done is dropped.
  void stop() {
    s_.open.ask.waiting.clear();
    s_.open.agenda.clear();
    t_.waiting = 0;
  }

  /// Behind a question stands what its sentence does whatever is answered.
  void go_on() {
    while (t_.stopped() || !s_.open.agenda.empty()) {
      if (t_.asked()) {
        const bool mine = s_.open.ask.waiting.contains(me_);
        line_.asks |= mine;
        heard_ |= mine;
        s_.open.ask.waiting.clear();
        s_.open.extras.question = {};
      }
      if (s_.open.agenda.empty()) return;
      const Item at = s_.open.agenda.back();
      s_.open.agenda.pop_back();
      t_.waiting = s_.open.agenda.size();
      if (at.todo == Todo::Acts) carry_out(t_, at);
      if (at.todo == Todo::DrawFor) draw_for_again(t_, at);
      if (at.todo == Todo::Postcards) show_postcards(t_, When(at.act), at.from);
    }
    t_.waiting = 0;
  }

  const Edition& ed_;
  Seat me_;
  Quick rng_;
  State s_;
  Quiet luck_;
  Table t_{ed_, s_, luck_, this};
  Checklist out_;
  ChecklistLine line_;
  bool heard_ = false, unsure_ = false;
};

}  // namespace

Checklist checklist_of(const Edition& known, const View& view, const Move& claim) {
  if (known.effects.moments == 0 || !view.viewer) return {};
  return Foreseer(known, view).foresee(claim);
}

}  // namespace wagonaut
