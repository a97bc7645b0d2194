#include "engine/rules/tunnel.h"

#include <algorithm>

#include "engine/rules/claim.h"
#include "engine/rules/hand.h"
#include "engine/rules/payment.h"
#include "engine/rules/piles.h"
#include "engine/rules/turn.h"

namespace wagonaut {
namespace {

constexpr int kRevealed = 3;  // G-31

/// G-32: locos always match; colours match the colour that was played, if one was.
bool matches(const Edition& ed, Sort card, Colour played) {
  return card == ed.loco || (played != Colour::Grey && ed.face(card).colour == played);
}

int count_matching(const Edition& ed, const Cards& cards, Colour played) {
  int n = 0;
  for (int i = 0; i < ed.faces.size(); ++i)
    if (matches(ed, Sort(i), played)) n += cards[Sort(i)];
  return n;
}

/// G-31: up to three cards, one at a time; the pile may give out.
Cards reveal(Table& t) {
  const Deck deck = t.ed.deck_of(t.ed.loco);
  Cards row;
  for (int i = 0; i < kRevealed && t.s.draw_count[std::size_t(deck)] > 0; ++i) {
    const Sort card = draw_card(t, deck);
    ++row[card];
    if (t.log) t.log->note({.kind = FactKind::TunnelRevealed, .card = card});
    reshuffle_if_empty(t, deck);
  }
  return row;
}

/// `n` coloured cards of the colour that was played, taken from a hand.
Cards coloured(const Edition& ed, const Cards& hand, Colour played, int n) {
  Cards out;
  for (int i = 0; i < ed.faces.size() && n > 0; ++i) {
    if (Sort(i) == ed.loco || !matches(ed, Sort(i), played)) continue;
    const int take = std::min<int>(n, hand[Sort(i)]);
    out[Sort(i)] = std::uint8_t(take);
    n -= take;
  }
  return out;
}

}  // namespace

void enter_tunnel(Table& t, LaneId lane, const Cards& payment) {
  if (t.log)
    t.log->note({.kind = FactKind::TunnelEntered,
                 .seat = t.s.active,
                 .what = std::uint8_t(lane),
                 .cards = payment});
  const Cards revealed = reveal(t);
  const int n = count_matching(t.ed, revealed, colour_played(t.ed, payment));
  if (n == 0) return finish_claim(t, lane, payment, revealed);
  // Ask even a seat that cannot pay: to answer for it would show the table its hand (G-33).
  t.s.tunnel = Tunnel{lane, std::uint8_t(n), payment, revealed};
  if (t.log)
    t.log->note({.kind = FactKind::TollAsked,
                 .seat = t.s.active,
                 .what = std::uint8_t(lane),
                 .n = std::int16_t(n)});
  t.ask(AskKind::TunnelResponse);
}

void list_tunnel_answers(const Edition& ed, const State& s, Menu& menu) {
  const Tunnel& tunnel = s.tunnel;
  const Cards& hand = s.at(s.active).hand;
  const Colour played = colour_played(ed, tunnel.set_aside);
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
  if (!s.at(seat).hand.covers(payment)) return Refusal::CardsNotHeld;
  const Colour played = colour_played(ed, s.tunnel.set_aside);
  const int total = payment.total();
  if (total != s.tunnel.matches || count_matching(ed, payment, played) != total)
    return Refusal::WrongToll;
  return std::nullopt;
}

void play_toll(Table& t, const Cards& payment) {
  const Tunnel open = t.s.tunnel;
  t.s.tunnel = Tunnel{};
  take_from_hand(t.me(), payment);
  if (t.log)
    t.log->note({.kind = FactKind::TollPaid,
                 .seat = t.s.active,
                 .what = std::uint8_t(open.lane),
                 .cards = payment});
  finish_claim(t, open.lane, open.set_aside + payment, open.revealed);
}

void play_withdraw(Table& t) {
  const Tunnel open = t.s.tunnel;
  t.s.tunnel = Tunnel{};
  put_in_hand(t.me(), open.set_aside);
  if (t.log)
    t.log->note({.kind = FactKind::TunnelLeft,
                 .seat = t.s.active,
                 .what = std::uint8_t(open.lane),
                 .cards = open.set_aside});
  discard(t, open.revealed);
  end_turn(t);
}

}  // namespace wagonaut
