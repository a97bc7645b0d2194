#pragma once

#include <algorithm>

#include "engine/rules/network.h"
#include "tests/campaign/tale.h"

namespace wagonaut::tests {

/// A campaign whose game is being played, without a log: games are made by hand.
struct ByHand {
  explicit ByHand(int companies, const Box& of = tiny_box()) : box(of) {
    Tale tale(box);
    tale.found(companies);
    c = tale.c();
  }
  void begin(std::string_view absent = "") {
    Attendance attendance{};
    for (int i = 0; i < c.companies.size(); ++i) {
      const std::string& id = box.companies[c.companies[std::size_t(i)].id].id;
      const bool away = absent.find(id) != absent.npos;
      attendance[std::size_t(i)].as = away ? Comes::Absent : Comes::Here;
    }
    begin_with(attendance);
  }
  void begin_with(const Attendance& attendance) {
    const auto playing = begin_chapter(box, c, attendance, &told);
    ASSERT_TRUE(playing) << playing.error();
    c = *playing;
    opening = opening_of(box, c);
    state = game_over(opening);
  }
  void end() { c = close_game(box, c, opening, state, &told); }
  void choose(std::string_view what) {
    const auto ask = campaign_ask(box, c);
    ASSERT_TRUE(ask);
    const auto next = answer(box, c, ask->company, what, &told);
    ASSERT_TRUE(next) << next.error();
    c = *next;
  }
  void choose_first() {
    while (const auto ask = campaign_ask(box, c))
      choose(answer_text(box, ask->of, ask->options.front()));
  }
  std::string ask() const { return ask_text(box, c); }
  void own(int seat, std::string_view lane) {
    const auto at = std::find(box.lanes.begin(), box.lanes.end(), lane);
    ASSERT_NE(at, box.lanes.end());
    give_lane(opening.edition, state.open, Seat(seat), LaneId(at - box.lanes.begin()));
  }
  void hold(int seat, int ticket) { state.own[seat].tickets.insert(TicketId(ticket - 1)); }
  EventId event(std::string_view id) const {
    for (std::size_t i = 0; i < box.events.size(); ++i)
      if (box.events[i].id == id) return EventId(i);
    return kNoEvent;
  }
  /// Turned up in this game.
  void turn_up(std::string_view id) {
    state.open.extras.event_deck.erase(event(id));
    state.open.extras.event_discard.insert(event(id));
    state.open.extras.active = event(id);
  }
  std::string facts_of(CampaignFactKind kind) const {
    std::string out;
    for (const CampaignFact& fact : told)
      if (fact.kind == kind)
        out += (out.empty() ? "" : " ") +
               (fact.company == kNone ? std::string() : std::to_string(fact.company) + ":") +
               std::to_string(fact.what);
    return out;
  }

  const Box& box;
  Campaign c;
  Opening opening;
  State state{};
  CampaignFacts told;
};

}  // namespace wagonaut::tests
