#include <algorithm>
#include <array>

#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

/// Which rows and sets of an edition the sentences that stay speak of.
struct Spoken {
  std::array<bool, decltype(Effects::tests)::capacity()> tests{};
  std::array<bool, decltype(Effects::acts)::capacity()> acts{};
  std::array<bool, decltype(Effects::quantities)::capacity()> quantities{};
  std::array<bool, decltype(Effects::amounts)::capacity()> amounts{};
  std::array<bool, decltype(Effects::node_sets)::capacity()> node_sets{};
  std::array<bool, decltype(Effects::lane_sets)::capacity()> lane_sets{};
  std::array<bool, decltype(Effects::item_sets)::capacity()> item_sets{};
  ItemSet items;
};

class Veil {
 public:
  Veil(const Edition& ed, const OpenTable& open, Seat seat) : out_(ed), open_(open), seat_(seat) {}

  Edition draw() {
    for (int i = 0; i < out_.effects.sentences.size(); ++i)
      if (out_.effects.sentences[i].source != Source::Item && known(i)) speak(i);
    // An item is known if somebody has it, or if a sentence that is known speaks of it.
    for (int i = 0; i < out_.effects.sentences.size(); ++i)
      if (out_.effects.sentences[i].source == Source::Item && known(i)) speak(i);
    for (int i = 0; i < out_.effects.sentences.size(); ++i)
      if (!known(i)) blank(out_.effects.sentences[i]);
    blank_rows();
    blank_board();
    blank_affairs();
    prepare(out_);
    return out_;
  }

 private:
  bool known(int row) const {
    const Sentence& sentence = out_.effects.sentences[row];
    const Extras& x = open_.extras;
    if (row == x.question.row) return true;  // it is being asked
    switch (sentence.source) {
      case Source::Law:
      case Source::Module:
      case Source::Company:
      case Source::Region:
        return true;
      case Source::Story:  // read, it has done all it does; but for what holds in this game
        return sentence.when != When::Story;
      case Source::Event:
        return known_events().contains(EventId{sentence.card});
      case Source::Item:
        return spoken_.items.contains(ItemId{sentence.card}) || held(ItemId{sentence.card});
      case Source::Postcard:
        return x.postcards[seat_].contains(PostcardId{sentence.card}) ||
               x.shown.contains(PostcardId{sentence.card});
    }
    return false;
  }

  EventSet known_events() const {
    const Extras& x = open_.extras;
    return x.event_deck | x.event_discard | x.event_archive;
  }

  bool held(ItemId item) const {
    for (int i = 0; i < out_.seats; ++i)
      if (open_.extras.items[i].contains(item)) return true;
    return false;
  }

  void speak(int row) {
    const Sentence& sentence = out_.effects.sentences[row];
    for (std::size_t i = 0; i < sentence.tests; ++i) speak_of(sentence.first_test + i);
    speak_list(sentence.first_act);
  }

  void speak_of_quantity(std::size_t i) {
    const Quantity& q = out_.effects.quantities[i];
    spoken_.quantities[i] = true;
    if (q.set == kNone) return;
    if (q.of == Of::Cities)
      spoken_.node_sets[q.set] = true;
    else if (q.of == Of::Items)
      speak_of_items(q.set);
    else
      spoken_.lane_sets[q.set] = true;
  }

  void speak_of_items(std::uint8_t set) {
    spoken_.item_sets[set] = true;
    spoken_.items |= out_.effects.item_sets[set];
  }

  void speak_of(std::size_t i) {
    const Test& test = out_.effects.tests[i];
    spoken_.tests[i] = true;
    if (test.kind == TestKind::Lane && test.set != kNone) spoken_.lane_sets[test.set] = true;
    if (test.kind == TestKind::Count || test.kind == TestKind::Rank) speak_of_quantity(test.a);
    if (test.kind != TestKind::Join) return;
    spoken_.node_sets[test.a] = spoken_.node_sets[test.b] = true;
  }

  void speak_list(std::size_t first) {
    for (std::size_t i = first;; ++i) {
      const Act& act = out_.effects.acts[i];
      if (!spoken_.acts[i]) speak_act(i, act);
      if (act.has(Act::kLast)) return;
    }
  }

  void speak_act(std::size_t i, const Act& act) {
    spoken_.acts[i] = true;
    if (act.amount != kNone) {
      spoken_.amounts[act.amount] = true;
      speak_of_quantity(out_.effects.amounts[act.amount].quantity);
    }
    if (act.kind == ActKind::PutAtCities) spoken_.node_sets[act.c] = true;
    if (act.kind == ActKind::ChooseCity) spoken_.node_sets[act.a] = true;
    if (act.kind == ActKind::ChooseItem) speak_of_items(act.a);
    if (act.kind == ActKind::GainItem && act.a != kNone) spoken_.items.insert(ItemId{act.a});
    if (act.kind < ActKind::May || act.kind > ActKind::Option) return;
    speak_list(act.then);
    if (act.kind == ActKind::ChooseToken) speak_list(act.other);
  }

  /// A postcard of nobody's: it keeps its place among the rows and does nothing.
  static void blank(Sentence& sentence) {
    sentence = Sentence{.source = Source::Postcard, .card = kNone};
  }

  template <class List, class Marks>
  static void blank_unspoken(List& list, const Marks& spoken) {
    for (int i = 0; i < list.size(); ++i)
      if (!spoken[std::size_t(i)]) list[std::size_t(i)] = {};
  }

  void blank_rows() {
    Effects& effects = out_.effects;
    blank_unspoken(effects.tests, spoken_.tests);
    blank_unspoken(effects.acts, spoken_.acts);
    blank_unspoken(effects.quantities, spoken_.quantities);
    blank_unspoken(effects.amounts, spoken_.amounts);
    blank_unspoken(effects.node_sets, spoken_.node_sets);
    blank_unspoken(effects.lane_sets, spoken_.lane_sets);
    blank_unspoken(effects.item_sets, spoken_.item_sets);
  }

  static Lane blank_lane(const Lane& lane) {
    Lane out;
    out.a = lane.a;
    out.b = lane.b;
    return out;
  }

  bool off_board(NodeId node) const { return out_.nodes[std::size_t(node)].off_board; }

  /// Lanes that do not touch the board in play, and tickets that are not in it. Sets of lanes would
  /// tell how long they are.
  void blank_board() {
    LaneSet beyond;
    for (int i = 0; i < out_.lanes.size(); ++i) {
      Lane& lane = out_.lanes[std::size_t(i)];
      if (!off_board(lane.a) || !off_board(lane.b)) continue;
      lane = blank_lane(lane);
      beyond.insert(LaneId(i));
    }
    for (LaneSet& set : out_.effects.lane_sets) set -= beyond;
    out_.affairs.frames -= beyond;
    for (const TicketId ticket : out_.tickets_away) out_.tickets[std::size_t(ticket)] = Ticket{};
  }

  void blank_affairs() {
    Affairs& affairs = out_.affairs;
    affairs.immediate &= known_events();
    const bool leads_off_board = std::any_of(affairs.path.begin(), affairs.path.end(),
                                             [this](NodeId node) { return off_board(node); });
    if (leads_off_board && open_.extras.path == kNone) affairs.path.clear();
  }

  Edition out_;
  const OpenTable& open_;
  Seat seat_;
  Spoken spoken_;
};

}  // namespace

Edition veiled(const Edition& ed, const OpenTable& open, Seat seat) {
  return Veil(ed, open, seat).draw();
}

}  // namespace wagonaut
