#include "bots/effects/dealings.h"

#include <algorithm>

#include "bots/effects/closeness.h"
#include "bots/effects/rewards.h"
#include "engine/rules/conditions.h"
#include "engine/rules/network.h"

namespace wagonaut {
namespace {

constexpr int kContested = 60;  // percent: somebody else may fulfil an order first
constexpr int kFarIdle = 50;    // percent of an even share, as long as no idle piece counts yet

/// A table as it would be after a claim, as far as sentences look at it.
struct Imagined {
  OpenTable table;
  LaneId lane = kNoClaim;
};

class Dealer {
 public:
  Dealer(const Edition& ed, const View& view) : me_(ed, view), ed_(ed), now_(view.open) {
    find_promises();
    promised_ = promise(now_, kNoClaim);
  }

  void fill(Dealings& out) const {
    for (const LaneId lane : now_.at(me_.me).claimable) {
      Price& price = out.price[std::size_t(lane)] = full_price(ed_, now_, me_.me, lane);
      out.worth[std::size_t(lane)] = std::int16_t(claim_worth(lane, price));
    }
    for (const std::uint8_t row : promises_) {
      add_aims(ed_.effects.sentences[row], out);
      add_ticket_bonus(ed_.effects.sentences[row], out);
    }
    add_orders(out);
  }

 private:
  bool mine(const Sentence& row) const {
    const bool for_each = row.when == When::Turn || row.every_seat || row.source == Source::Item ||
                          row.source == Source::Company;
    return for_each && in_force(me_.eyes(), me_.me, row);
  }

  /// Sentences that look at what a seat has, at ends of turns or in the end, and own postcards.
  void find_promises() {
    for (const When when : {When::Turn, When::Score}) {
      const int first = rows_of(ed_.effects, when, 0).first;
      const int last = rows_of(ed_.effects, when, kPlaces - 1).last;
      for (int row = first; row < last && !promises_.full(); ++row)
        if (mine(ed_.effects.sentences[row])) promises_.push_back(std::uint8_t(row));
    }
    const Extras& x = now_.extras;
    for (const PostcardId card : x.postcards[me_.me] - x.shown) {
      const std::uint8_t row = ed_.effects.postcard_row[std::size_t(card)];
      if (row != kNone && !promises_.full()) promises_.push_back(row);
    }
  }

  int promise(const OpenTable& table, LaneId lane) const {
    const Eyes eyes = me_.eyes(table);
    int sum = idle_worth(table.at(me_.me).trains);
    for (const std::uint8_t i : promises_) {
      const Sentence& row = ed_.effects.sentences[i];
      if (const int near = closeness(eyes, me_.me, lane, row); near > 0)
        sum += near * list_worth(me_, table, kNoClaim, row.first_act) / kHolds;
    }
    return sum;
  }

  /// What the pieces that are left will bring, or cost, in the end (L-81).
  int idle_worth(int trains) const {
    const Award* award = ed_.award(AwardKind::IdlePieces);
    if (award == nullptr) return 0;
    const auto& by_idle = award->by_idle;
    const int last = int(by_idle.size()) - 1;
    if (trains < last) return kDollar * by_idle[std::size_t(trains)];
    const int all = std::max<int>(1, ed_.pieces.trains);
    return kDollar * by_idle[0] * (all - trains) * kFarIdle / (100 * all) -
           kDollar * by_idle[0] * (all - last) * kFarIdle / (100 * all);
  }

  int claim_worth(LaneId lane, const Price& price) const {
    Imagined then{now_, lane};
    give_lane(ed_, then.table, me_.me, lane);
    OpenSeat& seat = then.table.at(me_.me);
    seat.trains = std::uint8_t(std::max(0, seat.trains - ed_.lane(lane).length()));
    then.table.extras.claim = {};
    then.table.extras.claim.lane = lane;
    then.table.extras.claim.locos = likely_locos(price);
    int sum = -kDollar * price.fee_of(seat.score);
    const int first = rows_of(ed_.effects, When::Claim, 0).first;
    const int last = rows_of(ed_.effects, When::Claim, kPlaces - 1).last;
    for (int i = first; i < last; ++i) {
      const Sentence& row = ed_.effects.sentences[i];
      const Eyes eyes = me_.eyes(then.table);
      if (in_force(eyes, me_.me, row) && all_hold(eyes, me_.me, lane, row))
        sum += carried_out(then, row.first_act);
    }
    return sum + promise(then.table, lane) - promised_;
  }

  int carried_out(Imagined& then, std::uint16_t first) const {
    int sum = 0;
    for (std::size_t i = first;; ++i) {
      const Act& act = ed_.effects.acts[i];
      sum += act_worth(me_, then.table, then.lane, act);
      pretend(then, act);
      if (act.has(Act::kLast)) return sum;
    }
  }

  /// Tokens that come with a claim are there when what follows is looked at.
  void pretend(Imagined& then, const Act& act) const {
    Extras& x = then.table.extras;
    const auto note = [&](std::uint16_t ClaimNote::*what) {
      x.claim.*what = std::uint16_t(x.claim.*what | 1u << act.a);
    };
    switch (act.kind) {
      case ActKind::PutAtSeat: {
        std::uint8_t& held = x.held[me_.me][ed_.affairs.tokens[act.a].slot];
        const int more = held + amount_of(me_.eyes(then.table), me_.me, act);
        held = std::uint8_t(act.b == 0 ? more : std::min<int>(more, std::max(act.b, held)));
        return note(&ClaimNote::placed);
      }
      case ActKind::TakeFromEnds:
        ++x.held[me_.me][ed_.affairs.tokens[act.a].slot];
        return note(&ClaimNote::taken);
      case ActKind::PutAtLane:
        return note(&ClaimNote::placed);
      case ActKind::ChooseToken:
        return note(&ClaimNote::used);
      case ActKind::Paint:
        return pretend_paint(then);
      case ActKind::Prospect:
        if (act.b != kNone) x.claim.taken = std::uint16_t(x.claim.taken | 1u << act.b);
        return;
      default:
        return;
    }
  }

  /// In the colour that would pay: the company's own if the hand has it (C-3).
  void pretend_paint(Imagined& then) const {
    const Colour colour = likely_colour(then.lane);
    for (const LaneId mate : ed_.lane(then.lane).mates)
      if (colour_now(ed_, then.table, mate) == colour) return;
    if (ed_.affairs.paint != TokenId{kNone})
      then.table.extras.claim.placed =
          std::uint16_t(then.table.extras.claim.placed | 1u << index(ed_.affairs.paint));
    paint_lane(then.table, then.lane, colour);
  }

  int held(const Suit& suit) const {
    int cards = 0;
    for (const Sort sort : suit.sorts) cards += me_.own[me_.me].hand[sort];
    return cards;
  }

  Colour likely_colour(LaneId lane) const {
    const int spaces = ed_.lane(lane).length();
    Colour best = ed_.affairs.company[me_.me];
    int most = -1;
    for (const Suit& suit : ed_.index.suits) {
      if (suit.kind != ed_.lane(lane).kind()) continue;
      const bool own = suit.colour == ed_.affairs.company[me_.me];
      const int cards = std::min(held(suit), spaces) * 2 + (own ? 1 : 0);
      if (cards <= most) continue;
      best = suit.colour;
      most = cards;
    }
    return best;
  }

  std::uint8_t likely_locos(const Price& price) const {
    int most = 0;
    for (const Suit& suit : ed_.index.suits)
      if (suit_fits(price.cost, suit)) most = std::max(most, held(suit));
    const int locos = std::min<int>(price.cost.length - most, me_.own[me_.me].hand[ed_.loco]);
    return std::uint8_t(std::max(0, locos));
  }

  void add_aims(const Sentence& row, Dealings& out) const {
    for (int i = 0; i < row.tests; ++i) {
      const Test& test = ed_.effects.tests[row.first_test + i];
      if (test.kind != TestKind::Join || test.negate || out.aims.full()) continue;
      if (holds(me_.eyes(), me_.me, kNoClaim, test)) continue;
      const int near = closeness_if_joined(me_.eyes(), me_.me, kNoClaim, row);
      const int reward = near * list_worth(me_, now_, kNoClaim, row.first_act) / kHolds;
      if (reward > 0)
        out.aims.push_back({ed_.effects.node_sets[test.a], ed_.effects.node_sets[test.b], reward});
    }
  }

  void add_orders(Dealings& out) const {
    for (const Order& order : now_.extras.orders) {
      if (order.by != kNobody || ed_.ticket(order.ticket).links.empty() || out.aims.full())
        continue;
      const Link& link = ed_.ticket(order.ticket).links[0];
      out.aims.push_back({nodes_of(ed_, link.from), nodes_of(ed_, link.to),
                          kDollar * ((link.points + 1) / 2) * kContested / 100});
    }
  }

  /// Dollars in the end for each ticket that is complete, or that is so for the first time.
  void add_ticket_bonus(const Sentence& row, Dealings& out) const {
    const Act& act = ed_.effects.acts[row.first_act];
    if (act.kind != ActKind::Dollars || act.amount == kNone) return;
    const Amount& amount = ed_.effects.amounts[act.amount];
    const Of of = ed_.effects.quantities[amount.quantity].of;
    std::int16_t& bonus = of == Of::Done ? out.per_ticket : out.per_fresh;
    if (of == Of::Done || of == Of::Fresh) bonus = std::int16_t(bonus + kDollar * amount.each);
  }

  Insight me_;
  const Edition& ed_;
  const OpenTable& now_;
  FixedVector<std::uint8_t, 64> promises_;  // rows
  int promised_ = 0;
};

}  // namespace

void fill_dealings(const Edition& ed, const View& view, Dealings& out) {
  Dealer(ed, view).fill(out);
}

}  // namespace wagonaut
