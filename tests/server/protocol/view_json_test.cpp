// The view as clients read it, at every decision of random games in every edition.
#include <algorithm>
#include <set>

#include "engine/record/record.h"
#include "engine/rules/outlook.h"
#include "engine/rules/scoring.h"
#include "engine/sight/sight.h"
#include "server/protocol/writing.h"
#include "server/room/sight.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests::protocol {
namespace {

constexpr int kGames = 3;
constexpr int kEvery = 7;  // decisions; a prime, so that all kinds of question come up

json::object view_of(const Game& game, const View& view) {
  server::JsonWriter w;
  server::write_view(w, game, server::sight_of(game.edition, view));
  return parsed(w.take(), "View");
}

class ProtocolView : public Law {};
WAGONAUT_LAWS(ProtocolView);

void expect_seat(const json::object& seat, const Game& game, const State& s, Seat who) {
  const OpenSeat& truth = s.open.at(who);
  int cards = 0;
  for (const auto& deck : seat.at("cards").as_object()) cards += deck.value().to_number<int>();
  EXPECT_EQ(cards, s.own[who].hand.total());
  EXPECT_EQ(seat.at("score").to_number<int>(), truth.score);
  EXPECT_EQ(seat.at("trains").to_number<int>(), truth.trains);
  EXPECT_EQ(seat.at("tickets").to_number<int>(), s.own[who].tickets.count());
  ASSERT_EQ(seat.at("lanes").as_array().size(), std::size_t(truth.lanes.count()));
  std::size_t i = 0;
  for (const LaneId lane : truth.lanes)
    EXPECT_EQ(str(seat.at("lanes").as_array()[i++]), game.labels.lanes[std::size_t(lane)]);
  EXPECT_EQ(seat.contains("ships"), game.edition.pieces.ships > 0);
  EXPECT_EQ(seat.contains("harbours"), game.edition.pieces.harbours > 0);
}

/// Tickets first, then the offer, each as its owner's lanes have it.
void expect_outlook(const json::object& own, const Game& game, const State& s, Seat seat) {
  std::vector<TicketId> tickets;
  for (const TicketId ticket : s.own[seat].tickets) tickets.push_back(ticket);
  for (const TicketId ticket : s.own[seat].offer) tickets.push_back(ticket);
  const json::array& told = own.at("outlook").as_array();
  ASSERT_EQ(told.size(), tickets.size());
  for (std::size_t i = 0; i < tickets.size(); ++i) {
    const Outlook outlook = outlook_of(game.edition, s.open.at(seat), tickets[i]);
    const json::object& one = told[i].as_object();
    EXPECT_EQ(str(one.at("ticket")), game.labels.tickets[std::size_t(tickets[i])]);
    EXPECT_EQ(one.at("complete").as_bool(), outlook.complete);
    EXPECT_EQ(one.at("points").to_number<int>(), outlook.points);
    EXPECT_EQ(one.at("missing").is_null(), !outlook.missing);
    if (outlook.missing) {
      EXPECT_EQ(one.at("missing").to_number<int>(), *outlook.missing);
    }
    const json::array& lanes = one.at("lanes").as_array();
    ASSERT_EQ(int(lanes.size()), outlook.lanes.size());
    for (std::size_t k = 0; k < lanes.size(); ++k)
      EXPECT_EQ(str(lanes[k]), game.labels.lanes[std::size_t(outlook.lanes[k])]);
  }
}

void expect_own(const json::object& own, const Game& game, const State& s, Seat seat) {
  Cards hand;
  for (const auto& sort : own.at("hand").as_object())
    for (int n = sort.value().to_number<int>(); n > 0; --n)
      hand += *cards_from(game.labels, std::string(sort.key()));
  EXPECT_EQ(hand, s.own[seat].hand);
  EXPECT_EQ(own.at("tickets").as_array().size(), std::size_t(s.own[seat].tickets.count()));
  EXPECT_EQ(own.at("offer").as_array().size(), std::size_t(s.own[seat].offer.size()));
  expect_outlook(own, game, s, seat);
}

/// Where a harbour may be built, and nowhere else, its value is told.
void expect_harbour_values(const json::object& view, const Game& game, const State& s, Seat seat) {
  const json::object& own = view.at("own").as_object();
  const json::value* sites = view.at("choices").is_null()
                                 ? nullptr
                                 : view.at("choices").as_object().if_contains("harbours");
  ASSERT_EQ(own.contains("harbour_values"), sites != nullptr);
  if (sites == nullptr) return;
  const json::object& values = own.at("harbour_values").as_object();
  EXPECT_EQ(values.size(), sites->as_object().size());
  for (const auto& site : sites->as_object())
    EXPECT_EQ(values.at(site.key()).to_number<int>(),
              harbour_points(game.edition, s.open.at(seat), s.own[seat].tickets,
                             data::node_id(game, site.key())));
}

/// Every choice reads as a move of the menu, and the whole menu can be chosen.
void expect_choices(const json::value& choices, const Game& game, const State& s, Seat seat) {
  const View view = look(game.edition, s, seat);
  std::set<std::string> menu;
  for (int i = 0; i < view.choices.size(); ++i)
    menu.insert(move_text(game.labels, s, seat, view.choices.at(game.edition, view.open, i)));
  std::set<std::string> offered;
  for (const std::string& text : moves_in(choices)) {
    const auto move = move_from(game.labels, s, seat, text);
    ASSERT_TRUE(move) << text << ": " << move.error();
    EXPECT_TRUE(offered.insert(move_text(game.labels, s, seat, *move)).second) << text;
  }
  EXPECT_EQ(offered, menu);
}

/// G-21, G-22: after a card of these slots there is no second one.
void expect_last_slots(const json::object& view, const Edition& ed, const State& s, Seat seat) {
  Menu menu;
  list_moves(ed, s, seat, menu);
  std::set<int> last;
  for (const json::value& slot : view.at("last_slots").as_array())
    last.insert(slot.to_number<int>());
  for (int i = 0; i < menu.size(); ++i) {
    const Move move = menu.at(ed, s.open, i);
    if (move.kind != MoveKind::TakeSlot) continue;
    State next = s;
    QuickChance luck{Quick(5)};
    apply(ed, next, seat, move, luck);
    const bool ends = last.contains(move.slot());
    if (ends) {
      EXPECT_NE(next.open.ask.kind, AskKind::PickCard);
    } else if (next.open.draw_count[0] > 0) {
      EXPECT_EQ(next.open.turn, s.open.turn);
    }
  }
}

TEST_P(ProtocolView, ViewsSayWhatTheSeatMayKnow) {
  int decision = 0;
  play_random_games(edition(), kGames, [&](const State& s, Seat waiting, const Move&, Quick&) {
    if (decision++ % kEvery != 0 && s.open.ask.kind == AskKind::ChooseAction) return;
    const Seat seat = over(s) ? Seat{0} : waiting;
    const json::object view = view_of(game(), look(edition(), s, seat));
    expect_choices(view.at("choices"), game(), s, seat);
    expect_own(view.at("own").as_object(), game(), s, seat);
    expect_harbour_values(view, game(), s, seat);
    if (!over(s)) expect_last_slots(view, edition(), s, seat);
    for (int i = 0; i < edition().seats; ++i)
      expect_seat(view.at("seats").as_array()[std::size_t(i)].as_object(), game(), s, Seat(i));
    EXPECT_EQ(view.at("market").as_array().size(), std::size_t(edition().slots()));
    EXPECT_EQ(view.at("tunnel").is_null(), s.open.ask.kind != AskKind::TunnelResponse);
  });
}

TEST_P(ProtocolView, SpectatorsSeeNoHandAndNoChoice) {
  play_random_games(edition(), 1, [&](const State& s, Seat, const Move&, Quick&) {
    if (s.open.turn % 20 != 0) return;
    const json::object view = view_of(game(), look(edition(), s, std::nullopt));
    EXPECT_TRUE(view.at("own").is_null());
    EXPECT_TRUE(view.at("choices").is_null());
    for (const json::value& under : view.at("ticket_pile").at("under").as_array())
      EXPECT_FALSE(under.as_object().contains("ticket"));
  });
}

// Two deals that a seat cannot tell apart are the same bytes to it.
TEST_P(ProtocolView, LookAlikeDealsReadAlike) {
  play_random_games(edition(), 1, [&](const State& s, Seat seat, const Move&, Quick& rng) {
    if (s.open.turn % 10 != 0 || over(s)) return;
    const View seen = look(edition(), s, seat);
    const State other = imagine(edition(), seen, rng);
    server::JsonWriter here, there;
    server::write_view(here, game(), server::sight_of(edition(), seen));
    server::write_view(there, game(), server::sight_of(edition(), look(edition(), other, seat)));
    EXPECT_EQ(here.str(), there.str());
  });
}

}  // namespace
}  // namespace wagonaut::tests::protocol
