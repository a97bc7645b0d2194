#include "engine/campaign/rows.h"

#include <algorithm>

namespace wagonaut {

namespace {

/// Rows on their way from the box into a game: what they name gets a new number there.
class RowMover {
 public:
  RowMover(const Effects& from, Effects& to) : from_(from), to_(to) {}

  void take(Sentence row) {
    const int first = row.first_test;
    row.first_test = std::uint16_t(to_.tests.size());
    for (int i = 0; i < row.tests; ++i)
      to_.tests.push_back(moved(from_.tests[std::size_t(first + i)]));
    row.first_act = list(row.first_act);
    to_.sentences.push_back(row);
  }

 private:
  /// A row of a list, found there or added.
  template <class List>
  static std::uint8_t in(const List& from, std::uint8_t at, List& to) {
    if (at == kNone) return kNone;
    const auto found = std::find(to.begin(), to.end(), from[at]);
    if (found == to.end()) to.push_back(from[at]);
    return std::uint8_t(std::find(to.begin(), to.end(), from[at]) - to.begin());
  }

  std::uint8_t quantity(std::uint8_t at) {
    Quantity row = from_.quantities[at];
    switch (row.of) {
      case Of::Cities:
        row.set = in(from_.node_sets, row.set, to_.node_sets);
        break;
      case Of::Items:
        row.set = in(from_.item_sets, row.set, to_.item_sets);
        break;
      default:
        row.set = in(from_.lane_sets, row.set, to_.lane_sets);
    }
    return added(row, to_.quantities);
  }

  std::uint8_t amount(std::uint8_t at) {
    if (at == kNone) return kNone;
    Amount row = from_.amounts[at];
    row.quantity = quantity(row.quantity);
    return added(row, to_.amounts);
  }

  template <class Row, class List>
  static std::uint8_t added(const Row& row, List& to) {
    const auto found = std::find(to.begin(), to.end(), row);
    if (found != to.end()) return std::uint8_t(found - to.begin());
    to.push_back(row);
    return std::uint8_t(to.size() - 1);
  }

  Test moved(Test row) {
    switch (row.kind) {
      case TestKind::Lane:
        row.set = in(from_.lane_sets, row.set, to_.lane_sets);
        break;
      case TestKind::Join:
        row.a = in(from_.node_sets, row.a, to_.node_sets);
        row.b = in(from_.node_sets, row.b, to_.node_sets);
        break;
      case TestKind::Count:
      case TestKind::Rank:
        row.a = quantity(row.a);
        break;
      default:
        break;
    }
    return row;
  }

  std::uint16_t list(std::uint16_t from) {
    int count = 1;
    while (!from_.acts[std::size_t(from + count - 1)].has(Act::kLast)) ++count;
    const int first = to_.acts.size();
    for (int i = 0; i < count; ++i) to_.acts.push_back({});
    for (int i = 0; i < count; ++i) {
      const Act row = moved(from_.acts[std::size_t(from + i)]);
      to_.acts[std::size_t(first + i)] = row;
    }
    return std::uint16_t(first);
  }

  Act moved(Act row) {
    row.amount = amount(row.amount);
    switch (row.kind) {
      case ActKind::PutAtCities:
        row.c = in(from_.node_sets, row.c, to_.node_sets);
        break;
      case ActKind::ChooseCity:
        row.a = in(from_.node_sets, row.a, to_.node_sets);
        break;
      case ActKind::ChooseItem:
        row.a = in(from_.item_sets, row.a, to_.item_sets);
        break;
      default:
        break;
    }
    switch (row.kind) {
      case ActKind::ChooseToken:
        row.other = list(row.other);
        [[fallthrough]];
      case ActKind::May:
      case ActKind::ChooseOption:
      case ActKind::ChooseCity:
      case ActKind::ChooseLane:
      case ActKind::ChooseItem:
      case ActKind::ChooseTicket:
      case ActKind::Option:
        row.then = list(row.then);
        break;
      default:
        break;
    }
    return row;
  }

  const Effects& from_;
  Effects& to_;
};

}  // namespace

void take_sentence(const Effects& box, const Sentence& sentence, Effects& game) {
  RowMover(box, game).take(sentence);
}

}  // namespace wagonaut
