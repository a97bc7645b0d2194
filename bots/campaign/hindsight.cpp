#include "bots/campaign/hindsight.h"

#include <algorithm>

#include "engine/rules/conditions.h"

namespace wagonaut {
namespace {

constexpr int kDollar = 10;
constexpr int kCard = 10, kToken = 10, kTicketOffer = 10;
constexpr int kTool = 40, kPostcard = 30;
constexpr int kTurnedUp = 5;       // a card more that is turned up at a tunnel
constexpr int kSwap = 5;           // dollars may replace cards
constexpr int kClosed = 30;        // a lane that cannot be claimed
constexpr int kAlways = 100;       // percent
constexpr int kNowAndThen = 25;    // what only the moment itself could tell: one claim in four
constexpr int kProspectCards = 2;  // plain ones that a prospect brings (C-11)

/// Tests of what is known only while a claim or a draw goes on.
bool of_the_moment(const Test& test) {
  switch (test.kind) {
    case TestKind::Paid:
    case TestKind::Drew:
    case TestKind::Event:
      return true;
    case TestKind::Token:
      return TokenAt(test.place) >= TokenAt::Taken;
    default:
      return false;
  }
}

}  // namespace

Hindsight::Hindsight(const Box& box, const Edition& played, const View& view)
    : box_(box), law_(played), view_(view) {
  law_.effects = box.rows;
  if (view.viewer && view.own) own_[*view.viewer] = *view.own;
}

int Hindsight::brought(const PlaySentences& sentences, Seat seat) const {
  int sum = 0;
  for (const PlaySentence& one : sentences)
    if ((one.seats >> law_.seats & 1) != 0) sum += brought(one.row, seat);
  return sum;
}

int Hindsight::brought_me(const PlaySentences& sentences) const {
  return brought(sentences, *view_.viewer);
}

int Hindsight::brought_rivals(const PlaySentences& sentences) const {
  int sum = 0;
  for (int i = 0; i < law_.seats; ++i)
    if (Seat(i) != *view_.viewer) sum += brought(sentences, Seat(i));
  return sum;
}

int Hindsight::brought(const Sentence& row, Seat seat) const {
  const int worth = worth_of_list(row.first_act, seat);
  if (row.when != When::Claim && row.when != When::Price)
    return worth * chance_of(row, seat, kNoClaim) / kAlways;
  int claims = 0;
  for (const LaneId lane : view_.open.at(seat).lanes) claims += chance_of(row, seat, lane);
  if (row.limit != Limit::None) claims = std::min(claims, kAlways);
  return worth * claims / kAlways;
}

int Hindsight::chance_of(const Sentence& row, Seat seat, LaneId lane) const {
  int chance = kAlways;
  for (std::size_t i = 0; i < row.tests; ++i) {
    const Test& test = law_.effects.tests[row.first_test + i];
    if (of_the_moment(test))
      chance = chance * kNowAndThen / kAlways;
    else if (!holds(eyes(), seat, lane, test))
      return 0;
  }
  return chance;
}

int Hindsight::worth_of_list(std::uint16_t first, Seat seat) const {
  int sum = 0;
  for (int i = first;; ++i) {
    const Act& act = law_.effects.acts[std::size_t(i)];
    if (means(act.who, seat)) sum += worth_of_act(act, seat);
    if (act.has(Act::kLast)) return sum;
  }
}

int Hindsight::worth_of_act(const Act& act, Seat seat) const {
  switch (act.kind) {
    case ActKind::Dollars:
      return kDollar * amount_of(eyes(), seat, act);
    case ActKind::Cards:
      return kCard * amount_of(eyes(), seat, act);
    case ActKind::CardsUpTo:
      return kCard;
    case ActKind::MoreTickets:
    case ActKind::OfferTickets:
    case ActKind::FulfilOrders:
      return kTicketOffer;
    case ActKind::PutAtSeat:
      return kToken * amount_of(eyes(), seat, act);
    case ActKind::TakeFromEnds:
      return kToken;
    case ActKind::TakeFromSeat:
      return -kToken * amount_of(eyes(), seat, act);
    case ActKind::PriceCards:
    case ActKind::PriceAny:
      return -kCard * act.n;
    case ActKind::PriceDollars:
      return -kDollar * act.n;
    case ActKind::PriceRevealed:
      return -kTurnedUp * act.n;
    case ActKind::PriceSwap:
      return kSwap;
    case ActKind::PriceClosed:
      return -kClosed;
    case ActKind::Prospect:
      return kDollar * kProspectCards * act.n;
    case ActKind::GainItem:
      return act.a == kNone ? kTool : worth_of(ItemId(act.a));
    case ActKind::DrawPostcard:
      return kPostcard;
    default:
      return worth_of_choice(act, seat);
  }
}

/// What an answer brings, less its price; nobody has to say yes.
int Hindsight::worth_of_choice(const Act& act, Seat seat) const {
  if (act.kind == ActKind::ChooseOption) return best_option(act.then, seat);
  if (act.kind < ActKind::May || act.kind > ActKind::ChooseTicket) return 0;
  const int price = PaidIn(act.c) == PaidIn::Nothing ? 0 : kDollar * act.n;
  int gain = worth_of_list(act.then, seat);
  if (act.kind == ActKind::ChooseToken) gain = std::max(gain, worth_of_list(act.other, seat));
  return std::max(0, gain - price);
}

int Hindsight::best_option(std::uint16_t first, Seat seat) const {
  int best = 0;
  for (int i = first;; ++i) {
    const Act& option = law_.effects.acts[std::size_t(i)];
    best = std::max(best, worth_of_list(option.then, seat));
    if (option.has(Act::kLast)) return best;
  }
}

int Hindsight::worth_of(ItemId item) const {
  const ItemCard& thing = box_.items[std::size_t(item)];
  return thing.vault ? kDollar * thing.value : kTool;
}

bool Hindsight::means(Who who, Seat seat) const {
  const auto dollars = [&](int i) { return view_.open.seat[i].score; };
  int more = 0, fewer = 0;
  for (int i = 0; i < law_.seats; ++i) {
    more += dollars(i) > dollars(index(seat));
    fewer += dollars(i) < dollars(index(seat));
  }
  switch (who) {
    case Who::Me:
    case Who::All:
      return true;
    case Who::Owner:
      return false;  // whose it would have been is not known
    case Who::Caboose:
      return view_.open.start == seat;
    case Who::LeastDollars:
      return fewer == 0;
    case Who::MostDollars:
      return more == 0;
    case Who::NotMostDollars:
      return more > 0;
  }
  return false;
}

}  // namespace wagonaut
