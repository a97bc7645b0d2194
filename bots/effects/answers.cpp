#include "bots/effects/answers.h"

#include <algorithm>

#include "bots/effects/rewards.h"
#include "bots/routes.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

constexpr int kWanted = 40;      // tenths: to lose a lane that is wanted
constexpr int kRivalTouch = 15;  // that a rival's network leads to it
constexpr int kTicketLost = 5;   // beyond its penalty: a ticket more to think of

/// Weighs the answers to the one question that is open.
class Weigher {
 public:
  Weigher(const Position& at, const Intent& intent)
      : at_(at),
        ed_(at.ed),
        intent_(intent),
        me_(at.ed, at.view),
        asked_(at.view.open.extras.question),
        act_(at.ed.effects.acts[asked_.act]) {}

  int worth(const Move& move) const {
    switch (move.kind) {
      case MoveKind::Choose:
        return choice_worth(move.what) - asked_price(act_);
      case MoveKind::Accept:
        return act_.kind == ActKind::Prospect ? further_worth(me_, act_, asked_.sum)
                                              : list_of(act_.then) - asked_price(act_);
      default:
        return act_.kind == ActKind::Prospect ? kDollar * asked_.sum : 0;
    }
  }

 private:
  const OpenTable& table() const { return at_.view.open; }
  int list_of(std::uint16_t first) const { return list_worth(me_, table(), kNoClaim, first); }

  int choice_worth(std::uint8_t what) const {
    switch (act_.kind) {
      case ActKind::ChooseOption:
        return list_of(ed_.effects.acts[std::size_t(act_.then + what)].then);
      case ActKind::ChooseCity:
        return list_of(act_.then) + room_around(NodeId{what});
      case ActKind::ChooseLane:
        return lane_worth(LaneId{what});
      case ActKind::ChooseToken:
        return token_worth(me_, table(), act_, NodeId{what});
      case ActKind::ChooseItem:
        return item_worth(me_, ItemId{what});
      case ActKind::ChooseTicket:
        return ticket_relief(TicketId{what});
      case ActKind::Paint:
        return colour_worth(Colour{what});
      default:
        return 0;
    }
  }

  /// Spaces of the open lanes there: so often will somebody come by.
  int room_around(NodeId city) const {
    int spaces = 0;
    for (const LaneId lane : ed_.index.lanes_at[std::size_t(city)] & at_.open)
      spaces += ed_.lane(lane).length();
    return spaces;
  }

  /// What happens to the lane that is chosen: it is closed, opened again, or borrowed.
  int lane_worth(LaneId lane) const {
    int sum = list_of(act_.then);
    for (std::size_t i = act_.then;; ++i) {
      const Act& act = ed_.effects.acts[i];
      if (act.kind == ActKind::PutAtLane) sum += harm_of(lane);
      if (act.kind == ActKind::TakeFromLane) sum -= harm_of(lane);
      if (act.kind == ActKind::Share) sum += share_gain(lane) - list_of(act_.then);
      if (act.has(Act::kLast)) return sum;
    }
  }

  /// How much more it harms the others than oneself if nobody can claim a lane.
  int harm_of(LaneId lane) const {
    if (!at_.open.contains(lane)) return 0;
    int harm = -at_.worth(lane) - (intent_.lanes.contains(lane) ? kWanted : 0);
    for (int i = 0; i < ed_.seats; ++i) {
      const NodeSet cities = reached(ed_, table().at(Seat(i)));
      const bool touched = cities.contains(ed_.lane(lane).a) || cities.contains(ed_.lane(lane).b);
      if (Seat(i) != me_.me && touched) harm += kRivalTouch;
    }
    return harm;
  }

  /// What tickets bring more with a lane of another's (C-13).
  int share_gain(LaneId lane) const {
    OpenTable shared = table();
    const OpenSeat before = with_shared(ed_, shared, me_.me);
    if (shared.extras.shared[me_.me].full()) return 0;
    shared.extras.shared[me_.me].push_back(lane);
    const OpenSeat after = with_shared(ed_, shared, me_.me);
    int gain = 0;
    for (const TicketId ticket : at_.own.tickets)
      gain += ticket_points(ed_, after, ticket) - ticket_points(ed_, before, ticket);
    return kDollar * gain;
  }

  /// Of a ticket that is given back: its penalty, unless it is meant to be completed.
  int ticket_relief(TicketId ticket) const {
    if (intent_.tickets.contains(ticket) || joined(ed_, at_.mine.lanes, ed_.ticket(ticket)))
      return -kDollar * points_of(ed_.ticket(ticket));
    return kDollar * ed_.ticket(ticket).penalty - kTicketLost;
  }

  /// The company's own colour, else the one of which least is held.
  int colour_worth(Colour colour) const {
    if (colour == ed_.affairs.company[me_.me]) return kDollar;
    for (int i = 0; i < ed_.index.suits.size(); ++i)
      if (ed_.index.suits[std::size_t(i)].colour == colour) return -at_.held[std::size_t(i)];
    return 0;
  }

  const Position& at_;
  const Edition& ed_;
  const Intent& intent_;
  Insight me_;
  const CardQuestion& asked_;
  const Act& act_;
};

}  // namespace

Move best_answer(const Position& at, const Intent& intent) {
  const Menu& menu = at.view.choices;
  Move best = menu.at(at.ed, at.view.open, 0);
  if (at.view.open.extras.question.row == kNone || menu.size() == 1) return best;
  const Weigher weigher(at, intent);
  int most = weigher.worth(best);
  for (int i = 1; i < menu.size(); ++i) {
    const Move move = menu.at(at.ed, at.view.open, i);
    const int worth = weigher.worth(move);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

}  // namespace wagonaut
