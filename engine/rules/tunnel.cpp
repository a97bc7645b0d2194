#include "engine/rules/tunnel.h"

#include <algorithm>

#include "engine/rules/claim_menu.h"
#include "engine/rules/hand.h"
#include "engine/rules/money.h"
#include "engine/rules/payment.h"
#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

/// The colour that counts for matches (G-32): that of the payment, whatever further card a price
/// has asked for beside it (C-0.2).
Colour played_in(const Edition& ed, const OpenTable& open) {
  const Sort extra = open.extras.claim.extra;
  if (extra == kNoCard) return colour_played(ed, open.tunnel.set_aside);
  Cards paid = open.tunnel.set_aside;
  --paid[extra];
  return colour_played(ed, paid);
}

/// The row lies there: how many cards more does it ask for (G-32)?
void ask_for_toll(Table& t) {
  Tunnel& tunnel = t.s.open.tunnel;
  const int n = count_matching(t.ed, tunnel.revealed, played_in(t.ed, t.s.open));
  if (n == 0) return t.then(Todo::ClaimTunnel);
  // Ask even a seat that cannot pay: to answer for it would show the table its hand (G-33).
  tunnel.matches = std::uint8_t(n);
  if (t.log)
    t.log->note({.kind = FactKind::TollAsked,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(tunnel.lane),
                 .n = std::int16_t(n)});
  t.ask(AskKind::TunnelResponse);
}

void reveal(Table& t, int from) {
  const Deck deck = t.ed.deck_of(t.ed.loco);
  const int last = t.s.open.tunnel.reveals;
  for (int i = from; i < last && t.s.open.draw_count[std::size_t(deck)] > 0; ++i) {
    const Sort card = take_card(t, deck);
    if (card == kNoCard) {
      if (!t.stopped()) break;
      return t.then({.todo = Todo::Reveal, .from = std::uint8_t(i), .chosen = kAfterNews});
    }
    ++t.s.open.tunnel.revealed[card];
    if (t.log) t.log->note({.kind = FactKind::TunnelRevealed, .card = card});
    card_has_left(t, deck);
    if (t.stopped()) return t.then(Todo::Reveal, i + 1);
  }
  ask_for_toll(t);
}

/// `n` coloured cards of the colour that was played, taken from a hand.
Cards coloured(const Edition& ed, const Cards& hand, Colour played, int n) {
  Cards out;
  for (int i = 0; i < ed.faces.size() && n > 0; ++i) {
    if (played == Colour::Grey || ed.faces[i].colour != played) continue;  // a loco is grey
    const int take = std::min<int>(n, hand[Sort(i)]);
    out[Sort(i)] = std::uint8_t(take);
    n -= take;
  }
  return out;
}

}  // namespace

int count_matching(const Edition& ed, const Cards& cards, Colour played) {
  int n = cards[ed.loco];
  if (played == Colour::Grey) return n;
  for (const auto& suits : ed.index.suit_in)
    for (const Sort sort : ed.index.suits[suits[std::size_t(played)]].sorts) n += cards[sort];
  return n;
}

void enter_tunnel(Table& t, LaneId lane, const Cards& payment, int reveals) {
  if (t.log)
    t.log->note({.kind = FactKind::TunnelEntered,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(lane),
                 .cards = payment});
  t.s.open.tunnel = Tunnel{lane, 0, payment, {}, std::uint8_t(reveals)};
  reveal(t, 0);
}

void reveal_on(Table& t, const Item& at) {
  const bool after_news = at.chosen == kAfterNews;
  if (after_news && only_newspapers(t, t.ed.deck_of(t.ed.loco))) return ask_for_toll(t);  // L-42
  reveal(t, at.from);
}

void list_tunnel_answers(const Edition& ed, const State& s, Menu& menu) {
  const Tunnel& tunnel = s.open.tunnel;
  const Cards& hand = s.own[s.open.active].hand;
  const Colour played = played_in(ed, s.open);
  const int locos = hand[ed.loco];
  const int others = count_matching(ed, hand, played) - locos;
  for (int x = std::max(0, tunnel.matches - others); x <= std::min<int>(locos, tunnel.matches);
       ++x) {
    Cards toll = coloured(ed, hand, played, tunnel.matches - x);
    toll[ed.loco] = std::uint8_t(x);
    menu.add_toll(toll);
  }
  menu.add(MoveKind::Withdraw, 1);
}

std::optional<Refusal> object_toll(const Edition& ed, const State& s, Seat seat,
                                   const Cards& payment) {
  if (!s.own[seat].hand.covers(payment)) return Refusal::CardsNotHeld;
  const Colour played = played_in(ed, s.open);
  const int total = payment.total();
  if (total != s.open.tunnel.matches || count_matching(ed, payment, played) != total)
    return Refusal::WrongToll;
  if (!in_order(ed, s.own[seat].hand, payment)) return Refusal::PlainCardsFirst;
  return std::nullopt;
}

void play_toll(Table& t, const Cards& payment) {
  Tunnel& tunnel = t.s.open.tunnel;
  take_from_hand(t, payment);
  tunnel.set_aside += payment;
  ClaimNote& note = t.s.open.extras.claim;
  if (note.lane != kNoClaim) note.locos = std::uint8_t(note.locos + payment[t.ed.loco]);
  if (t.log)
    t.log->note({.kind = FactKind::TollPaid,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(tunnel.lane),
                 .cards = payment});
  t.then(Todo::ClaimTunnel);
}

void play_withdraw(Table& t) {
  const Tunnel open = t.s.open.tunnel;
  t.s.open.tunnel = Tunnel{};
  put_in_hand(t, open.set_aside);
  if (t.log)
    t.log->note({.kind = FactKind::TunnelLeft,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(open.lane),
                 .cards = open.set_aside});
  ClaimNote& note = t.s.open.extras.claim;
  pay_dollars(t, t.s.open.active, note.fee + note.bought, kNone);  // C-0.2
  note = ClaimNote{};
  discard(t, open.revealed);
  t.then(Todo::EndTurn);
}

}  // namespace wagonaut
