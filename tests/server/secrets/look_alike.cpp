#include "tests/server/secrets/look_alike.h"

#include <algorithm>

#include "engine/sight/sight.h"
#include "tests/laws/tables.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

constexpr int kLuckTries = 300;

/// What one step did, in one world.
struct Outcome {
  FactList facts;
  Outcomes luck;
  bool revealed = false, ended = false;
};

Outcome outcome_of(const Edition& ed, const World& world, Seat seat, const Move& move) {
  Outcome out;
  State s = world.state;
  FairChance luck{ChaCha(world.luck)};
  NotingChance noting(luck);
  out.revealed = apply(ed, s, seat, move, noting, &out.facts).revealed;
  out.luck = noting.noted();
  out.ended = over(s);
  return out;
}

int facts_of(const Outcome& outcome, FactKind kind) {
  const auto& facts = outcome.facts.facts;
  return int(std::count_if(facts.begin(), facts.end(),
                           [&](const Fact& fact) { return fact.kind == kind; }));
}

/// What happened and with which card, but for the cards that others than the viewer take blind.
std::vector<std::pair<FactKind, Sort>> open_cards(const Outcome& outcome,
                                                  std::optional<Seat> viewer) {
  std::vector<std::pair<FactKind, Sort>> out;
  for (const Fact& fact : outcome.facts.facts) {
    const bool hidden = fact.kind == FactKind::BlindTaken && viewer != fact.seat;
    out.emplace_back(fact.kind, hidden ? kNoCard : fact.card);
  }
  return out;
}

/// Of the luck of a step everybody sees the cards, but for those that are taken blind, and the
/// events; and nobody but the mover the tickets.
bool seen_alike(const Outcome& a, const Outcome& b, std::optional<Seat> viewer, bool by_viewer) {
  if (a.luck.cards.size() != b.luck.cards.size() || a.luck.events != b.luck.events) return false;
  if (a.luck.tickets.size() != b.luck.tickets.size()) return false;
  if (by_viewer && a.luck.tickets != b.luck.tickets) return false;
  return open_cards(a, viewer) == open_cards(b, viewer);
}

/// Who draws tickets gets to know them, also those that lay under the pile.
bool same_offer(const Outcome& a, const Outcome& b) {
  const auto offered = [](const Outcome& outcome) {
    for (const Fact& fact : outcome.facts.facts)
      if (fact.kind == FactKind::TicketsOffered) return fact.tickets;
    return decltype(Fact::tickets){};
  };
  return offered(a) == offered(b);
}

std::string any_label(const std::vector<std::string>& labels, Quick& rng) {
  return labels[std::size_t(rng.below(int(labels.size())))];
}

std::string any_cards(const Labels& labels, Quick& rng) {
  std::string out;
  const std::string most = any_label(labels.sorts, rng);
  for (int n = 1 + rng.below(6); n > 0; --n)
    out += rng.below(4) == 0 ? any_label(labels.sorts, rng) : most;
  return out;
}

std::string any_keeping(const Labels& labels, const State& s, Quick& rng) {
  std::string out = "keep";
  const Own& whose = s.own[rng.below(2)];
  for (const TicketId ticket : whose.tickets)
    if (rng.below(2) == 0) out += " " + labels.tickets[std::size_t(ticket)];
  if (rng.below(2) == 0) out += " " + any_label(labels.tickets, rng);
  return out.substr(0, 200);
}

std::string made_up_move(const Labels& labels, const State& s, Quick& rng) {
  switch (rng.below(12)) {
    case 0:
      return any_keeping(labels, s, rng);
    case 1:
      return "pay " + any_cards(labels, rng);
    case 2:
      return "withdraw";
    case 3:
      return "tickets";
    case 4:
      return "slot " + std::to_string(rng.below(9));
    case 5:
      return "blind " + any_label(labels.decks, rng);
    case 6:
      return "refill " + any_label(labels.decks, rng);
    case 7:
      return "harbour " + any_label(labels.nodes, rng) + " " + any_cards(labels, rng);
    case 8:
      return "exchange " + std::to_string(rng.below(9)) +
             (rng.below(2) == 0 ? " trains" : " ships");
    case 9:
      return "fleet " + std::to_string(rng.below(60));
    case 10:
      return "sell everything";
    default:
      return "claim " + any_label(labels.lanes, rng) + " " + any_cards(labels, rng);
  }
}

}  // namespace

std::optional<Seat> any_eyes(const Edition& ed, Quick& rng) {
  const int n = rng.below(ed.seats + 1);
  return n == ed.seats ? std::nullopt : std::optional(Seat(n));
}

SeedBytes any_luck(Quick& rng) {
  SeedBytes out;
  for (std::uint8_t& byte : out) byte = std::uint8_t(rng.below(256));
  return out;
}

LookAlikes::LookAlikes(const Game& game, const State& s, std::optional<Seat> viewer, Quick& rng)
    : truth{s, any_luck(rng), std::string(64, 'a'), "truecode", "true"},
      other{imagine(game.edition, look(game.edition, s, viewer), rng), any_luck(rng),
            std::string(64, 'b'), viewer ? "truecode" : "elsecode", "else"} {}

bool same_for_all(const Edition& ed, LookAlikes& worlds, std::optional<Seat> viewer, Seat seat,
                  const Move& move, Quick& rng) {
  if (objection(ed, worlds.other.state, seat, move)) return false;
  // The last face-down answer opens them all, and they are any in the other world.
  if (worlds.truth.state.open.turn == 0 && worlds.truth.state.open.ask.waiting.count() == 1)
    return false;
  const Outcome here = outcome_of(ed, worlds.truth, seat, move);
  if (here.ended || facts_of(here, FactKind::TurnPassed) > 0) return false;
  const int tries = here.luck.cards.empty() && viewer != seat ? 1 : kLuckTries;
  for (int i = 0; i < tries; ++i) {
    worlds.other.luck = any_luck(rng);
    const Outcome there = outcome_of(ed, worlds.other, seat, move);
    const bool told_by_rule =
        facts_of(there, FactKind::TurnPassed) > 0 ||
        facts_of(here, FactKind::MarketFlushed) != facts_of(there, FactKind::MarketFlushed);
    if (told_by_rule || !seen_alike(here, there, viewer, viewer == seat)) continue;
    if (viewer == seat && !same_offer(here, there)) continue;
    EXPECT_EQ(here.revealed, there.revealed) << "whether an undo is free tells a secret";
    return true;
  }
  return false;
}

std::string any_move_text(const Game& game, const LookAlikes& worlds, Quick& rng) {
  const State& s = rng.below(2) == 0 ? worlds.truth.state : worlds.other.state;
  if (rng.below(2) == 0 || over(s)) return made_up_move(game.labels, s, rng);
  const Seat seat = any_waiting(s, rng);
  return move_text(game.labels, s, seat, any_move(game.edition, s, seat, rng));
}

std::vector<Wish> idle_wishes(const Game& game, const LookAlikes& worlds, int version, Quick& rng) {
  std::vector<Wish> out{StartWish{"a", rng.below(2) == 0},
                        FillWish{"b", "greedy"},
                        KickWish{"c", rng.below(5)},
                        ShareWish{"d", std::string(64, 'd')},
                        RevealWish{"r", "mine"},
                        CallOffWish{"s"},
                        UndoWish{"e", version},
                        UndoWish{"f", 1},
                        ConsentWish{"g", true},
                        RematchWish{"h"},
                        BackWish{"i"},
                        ChatWish{"j", rng.below(2) == 0 ? "hello" : "no", ""},
                        ChatWish{"k", "", "what have you got?"},
                        MuteWish{"l", rng.below(6), true},
                        SyncWish{"m", -1},
                        SyncWish{"n", version},
                        SyncWish{"o", version - 1},
                        StepWish{"p", 1, any_move_text(game, worlds, rng)}};
  for (int i = 0; i < 6; ++i) out.push_back(JudgeWish{"q", any_move_text(game, worlds, rng)});
  return out;
}

}  // namespace wagonaut::tests
