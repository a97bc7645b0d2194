#include "bots/effects/rewards.h"

#include <algorithm>

#include "bots/effects/closeness.h"
#include "engine/rules/conditions.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

constexpr int kOfferWorth = 15;  // tickets to choose from, none of which must be kept
constexpr int kMoreWorth = 5;
constexpr int kCityWorth = 20;    // a token of one's own in a city, for the games to come
constexpr int kShareWorth = 25;   // a lane of another's that may complete a ticket
constexpr int kOthersShare = 20;  // percent: what others gain, one loses
constexpr int kPiecesEachClaim = 3;
constexpr int kFewChances = 50;  // percent: of what depends on the table at the end

/// How far an act that means `who` is the viewer's gain, in percent.
int share_of(const Insight& me, Who who) {
  switch (who) {
    case Who::Me:
      return 100;
    case Who::All:
      return 100 / me.ed.seats;
    case Who::Caboose:
      return me.view.open.start == me.me ? 100 : -kOthersShare;
    case Who::Owner:
      return -kOthersShare;
    case Who::LeastDollars:
    case Who::MostDollars:
    case Who::NotMostDollars:
      return 0;
  }
  return 0;
}

int cards_drawn(const Insight& me, const Act& act) {
  if (act.kind == ActKind::Cards) return act.n;
  return std::max(0, act.n - me.own[me.me].hand.total());
}

/// Half the value, rounded up, of each open order that the seat joins there (C-12).
int orders_worth(const Insight& me, const OpenTable& table) {
  int dollars = 0;
  for (const Order& order : table.extras.orders) {
    if (order.by != kNobody || !ticket_complete(me.ed, table.at(me.me), order.ticket)) continue;
    dollars += (ticket_points(me.ed, table.at(me.me), order.ticket) + 1) / 2;
  }
  return kDollar * dollars;
}

int best_option(const Insight& me, const OpenTable& table, LaneId lane, const Act& act) {
  int best = 0;
  for (std::size_t i = act.then;; ++i) {
    const Act& option = me.ed.effects.acts[i];
    best = std::max(best, list_worth(me, table, lane, option.then));
    if (option.has(Act::kLast)) return best;
  }
}

int best_token(const Insight& me, const OpenTable& table, LaneId lane, const Act& act) {
  if (lane == kNoClaim) return 0;
  return std::max({0, token_worth(me, table, act, me.ed.lane(lane).a),
                   token_worth(me, table, act, me.ed.lane(lane).b)});
}

/// Locos that are left when the lane that is thought of has been paid for.
int spare_locos(const Insight& me, const OpenTable& table, LaneId lane) {
  return me.own[me.me].hand[me.ed.loco] - (lane == kNoClaim ? 0 : table.extras.claim.locos);
}

bool can_pay_for(const Insight& me, const OpenTable& table, LaneId lane, const Act& act) {
  switch (PaidIn(act.c)) {
    case PaidIn::Nothing:
      return true;
    case PaidIn::Locos:
      return spare_locos(me, table, lane) >= act.n;
    case PaidIn::Cards:
      return me.own[me.me].hand.total() >= act.n;
    case PaidIn::Dollars:
      return me.view.open.at(me.me).score >= act.n;
  }
  return false;
}

int question_worth(const Insight& me, const OpenTable& table, LaneId lane, const Act& act) {
  switch (act.kind) {
    case ActKind::ChooseOption:
      return best_option(me, table, lane, act) * std::max(0, share_of(me, act.who)) / 100;
    case ActKind::ChooseToken:
      return best_token(me, table, lane, act);
    case ActKind::ChooseItem:
      return kItemWorth;
    case ActKind::ChooseTicket:
      return 0;
    default:
      if (act.who != Who::Me || !can_pay_for(me, table, lane, act)) return 0;
      return std::max(0, list_worth(me, table, lane, act.then) - asked_price(act));
  }
}

/// The marks of cards that nobody has seen, as parts of a thousand.
struct Marks {
  int plain = 0, pick = 0, skull = 0;
};
Marks unseen_marks(const Insight& me) {
  Cards unseen = me.ed.cards - me.own[me.me].hand - me.view.open.discard_pile;
  for (const Sort card : me.view.open.market)
    if (card != kNoCard) --unseen[card];
  std::array<int, 3> cards{};
  int all = 0;
  for (int i = 0; i < me.ed.faces.size(); ++i) {
    if (me.ed.faces[std::size_t(i)].news) continue;
    cards[std::size_t(me.ed.faces[std::size_t(i)].mark)] += unseen[Sort(i)];
    all += unseen[Sort(i)];
  }
  if (all == 0) return {1000, 0, 0};
  return {1000 * cards[0] / all, 1000 * cards[1] / all, 1000 * cards[2] / all};
}

constexpr int kMostTurnedUp = 12;  // nobody goes on for longer

int best_prospect(const Marks& marks, const Act& act, int sum, int left);
int next_prospect(const Marks& marks, const Act& act, int sum, int left) {
  return (marks.plain * best_prospect(marks, act, sum + act.n, left - 1) +
          marks.pick * best_prospect(marks, act, sum + act.a, left - 1)) /
         1000;
}
int best_prospect(const Marks& marks, const Act& act, int sum, int left) {
  const int stop = kDollar * sum;
  // What a skull would cost is more than any other card brings: it is the time to stop.
  if (left == 0 || marks.skull * sum > marks.plain * act.n + marks.pick * act.a) return stop;
  return std::max(stop, next_prospect(marks, act, sum, left));
}

int row_worth(const Insight& me, const Sentence& row) {
  const OpenTable& table = me.view.open;
  const int claims = table.at(me.me).trains / kPiecesEachClaim;
  if (row.when == When::Claim) {
    int holding = 0, open = 0;
    for (const LaneId lane : table.at(me.me).claimable) {
      ++open;
      holding += all_hold(me.eyes(), me.me, lane, row);
    }
    return open == 0 ? 0 : claims * holding * list_worth(me, table, kNoClaim, row.first_act) / open;
  }
  const int worth = list_worth(me, table, kNoClaim, row.first_act);
  return std::max(worth, kDollar * claims / 2) * kFewChances / 100;
}

}  // namespace

int list_worth(const Insight& me, const OpenTable& table, LaneId lane, std::uint16_t first) {
  int sum = 0;
  for (std::size_t i = first;; ++i) {
    const Act& act = me.ed.effects.acts[i];
    sum += act_worth(me, table, lane, act);
    if (act.has(Act::kLast)) return sum;
  }
}

int act_worth(const Insight& me, const OpenTable& table, LaneId lane, const Act& act) {
  switch (act.kind) {
    case ActKind::Dollars:
      return kDollar * amount_of(me.eyes(table), me.me, act) * share_of(me, act.who) / 100;
    case ActKind::Cards:
    case ActKind::CardsUpTo:
      return kCardWorth * cards_drawn(me, act) * share_of(me, act.who) / 100;
    case ActKind::MoreTickets:
      return kMoreWorth;
    case ActKind::OfferTickets:
      return kOfferWorth * std::max(0, share_of(me, act.who)) / 100;
    case ActKind::FulfilOrders:
      return orders_worth(me, table);
    case ActKind::PutAtChosen:
      return kCityWorth;
    case ActKind::Share:
      return kShareWorth;
    case ActKind::GainItem:
      return kItemWorth;
    case ActKind::DrawPostcard:
      return kPostcardWorth;
    case ActKind::Prospect:
      return prospect_worth(me, act, 0);
    case ActKind::May:
    case ActKind::ChooseOption:
    case ActKind::ChooseCity:
    case ActKind::ChooseLane:
    case ActKind::ChooseToken:
    case ActKind::ChooseItem:
    case ActKind::ChooseTicket:
      return question_worth(me, table, lane, act);
    default:
      return 0;  // tokens count by what is paid for them
  }
}

int asked_price(const Act& act) {
  switch (PaidIn(act.c)) {
    case PaidIn::Nothing:
      return 0;
    case PaidIn::Locos:
      return kLocoWorth * act.n;
    case PaidIn::Cards:
      return kCardWorth * act.n;
    case PaidIn::Dollars:
      return kDollar * act.n;
  }
  return 0;
}

int token_worth(const Insight& me, const OpenTable& table, const Act& act, NodeId city) {
  const CityTokens& there = table.extras.city[std::size_t(city)];
  if (there.owner == 0 || (there.stock & CityTokens::kUsed) != 0) return 0;
  const bool mine = there.owner == index(me.me) + 1;
  return list_worth(me, table, kNoClaim, mine ? act.then : act.other);
}

int item_worth(const Insight& me, ItemId item) {
  int sum = 0;
  for (const Sentence& row : me.ed.effects.sentences)
    if (row.source == Source::Item && row.card == index(item)) sum += row_worth(me, row);
  return sum;
}

int prospect_worth(const Insight& me, const Act& act, int sum) {
  return best_prospect(unseen_marks(me), act, sum, kMostTurnedUp);
}

int further_worth(const Insight& me, const Act& act, int sum) {
  return next_prospect(unseen_marks(me), act, sum, kMostTurnedUp);
}

}  // namespace wagonaut
