// What cards that do things have left on the table, as clients are told it.
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/reply.h"
#include "server/room/sight.h"
#include "tests/data/data.h"
#include "tests/server/protocol/parsed.h"
#include "tests/support/sentences.h"

namespace wagonaut::tests::protocol {
namespace {

struct Legacy {
  Game game = data::game("legacy", 3);
  QuickChance luck{Quick(4)};
  State s = start(game.edition, luck);

  json::object view(std::optional<Seat> viewer = Seat{0}) const {
    server::JsonWriter w;
    server::write_view(w, game, server::sight_of(game.edition, look(game.edition, s, viewer)));
    return parsed(w.take(), "View");
  }
};

TEST(ProtocolAffairs, SeatsHaveCompanies) {
  const Legacy table;
  const json::object board = parsed(server::board_json(table.game), "Board");
  const json::object view = table.view();
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(view.at("seats").at(i).at("company"), board.at("companies").at(i).at("colour"));
}

// L-25, L-38.
TEST(ProtocolAffairs, TheEventInForceIsToldByItsId) {
  Legacy table;
  EXPECT_TRUE(table.view().at("event").at("active").is_null());
  EXPECT_EQ(table.view().at("event").at("deck"), 7);
  const EventId event = *table.s.open.extras.event_deck.begin();
  table.s.open.extras.event_deck.erase(event);
  table.s.open.extras.event_discard.insert(event);
  table.s.open.extras.active = event;
  const std::string& id = table.game.labels.events[std::size_t(event)];
  for (const auto viewer : {std::optional<Seat>{}, std::optional{Seat{1}}}) {
    const json::object told = table.view(viewer);
    EXPECT_EQ(str(told.at("event").at("active")), id);
    EXPECT_EQ(told.at("event").at("deck"), 6);
    EXPECT_EQ(told.at("event").at("discard"), (json::array{id}));
  }
}

// C-5, C-13: a city's owner who is not at the table is nobody's seat.
TEST(ProtocolAffairs, CitiesTellWhatLiesThere) {
  Legacy table;
  const auto city = [&](std::size_t node) -> CityTokens& { return table.s.open.extras.city[node]; };
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < table.game.labels.nodes.size(); ++i)
    if (!table.game.labels.nodes[i].empty()) open.push_back(i);
  city(open[0]).owner = 2;
  city(open[1]).owner = kOwnerAway;
  city(open[2]).stock = 2;
  const json::object view = table.view();
  const json::object& cities = view.at("cities").as_object();
  EXPECT_EQ(cities.size(), 3u);
  EXPECT_EQ(cities.at(table.game.labels.nodes[open[0]]).at("owner"), 1);
  EXPECT_TRUE(cities.at(table.game.labels.nodes[open[1]]).at("owner").is_null());
  EXPECT_EQ(cities.at(table.game.labels.nodes[open[2]]).at("stock"), 2);
}

// 7.3: what is not open has no label, so it cannot be told.
TEST(ProtocolAffairs, WhatIsNotOpenIsNotTold) {
  Legacy table;
  for (std::size_t i = 0; i < table.game.labels.nodes.size(); ++i)
    if (table.game.labels.nodes[i].empty()) table.s.open.extras.city[i].stock = 1;
  EXPECT_FALSE(table.view().contains("cities"));
}

// How far a postcard is stands in its holder's own part of the view.
TEST(ProtocolAffairs, APostcardTellsItsHolderHowFarItIs) {
  Legacy table;
  Edition& ed = table.game.edition;
  add_line(ed,
           {.when = When::Turn,
            .tests = {count_of(ed, {.of = Of::Lanes}, 3),
                      count_of(ed, {.of = Of::Dollars}, kNoLeast, 2)},
            .acts = {dollars(4)}},
           Source::Postcard, 12);
  prepare(ed);
  EXPECT_FALSE(table.view().at("own").as_object().contains("progress"));
  table.s.open.extras.postcards[Seat{0}].insert(PostcardId{12});
  const json::array told = table.view().at("own").at("progress").as_array();
  EXPECT_EQ(told, (json::array{{{"postcard", 12}, {"have", 0}, {"need", 3}},
                               {{"postcard", 12}, {"have", 5}, {"most", 2}}}));
  EXPECT_FALSE(table.view(Seat{1}).at("own").as_object().contains("progress"));
}

// What a claim brings: parts that a step does not have are left out.
TEST(ProtocolAffairs, StepsOfAClaimAreToldWithItsPayment) {
  server::Reply reply;
  reply.id = "look";
  server::PaymentLook& look = reply.payment.emplace();
  look.steps.push_back({{.dollars = -2}, "", "", "", {}});
  look.steps.push_back({{.step = 3, .dollars = 2}, "company:0", "", "", untranslated("Blue Line")});
  look.steps.push_back({{.step = 5, .tokens = 1, .asks = true}, "module:7", "grain", "", {}});
  look.steps.push_back(
      {{.step = 13, .cards = 1, .postcard = 62, .painted = Colour::Red}, "region:1", "", "x", {}});
  const json::object told = parsed(server::reply_json(reply), "Reply");
  const json::array& steps = told.at("payment").at("steps").as_array();
  ASSERT_EQ(steps.size(), 4u);
  EXPECT_EQ(steps[0], (json::object{{"step", 0}, {"dollars", -2}}));
  EXPECT_EQ(str(steps[1].at("name").at("pl")), "Blue Line");
  EXPECT_EQ(steps[2].at("token"), "grain");
  EXPECT_EQ(steps[2].at("tokens"), 1);
  EXPECT_EQ(steps[3].at("painted"), "red");
}

// C-0.2: dollars that a claim takes are told with the claim.
TEST(ProtocolAffairs, PricesThatCardsChangeAreTold) {
  Legacy table;
  Edition& ed = table.game.edition;
  const Line law{
      .when = When::Price,
      .acts = {plain(ActKind::PriceSwap, 0, 1, 3, kNone), plain(ActKind::PriceDollars, 2)}};
  add_line(ed, law, Source::Law, 0);
  prepare(ed);
  while (table.s.open.ask.kind != AskKind::ChooseAction) {
    const Seat seat = *table.s.open.ask.waiting.begin();
    apply(ed, table.s, seat, look(ed, table.s, seat).choices.at(ed, table.s.open, 0), table.luck);
  }
  const Seat seat = table.s.open.active;
  for (auto& held : table.s.own[seat].hand.count) held = 4;
  table.s.open.seat[seat].score = 5;
  const json::object choices = table.view(seat).at("choices").as_object();
  ASSERT_TRUE(choices.contains("claims"));
  for (const auto& [lane, payments] : choices.at("claims").as_object()) {
    const json::object& price = choices.at("prices").at(lane).as_object();
    EXPECT_EQ(price.at("fee"), 2);
    if (const json::value* swap = price.if_contains("swap")) {
      EXPECT_EQ(swap->at(0), 1);
    }
  }
}

TEST(ProtocolAffairs, OtherEditionsAreToldNothingOfIt) {
  const Game usa = data::game("usa", 2);
  QuickChance luck{Quick(4)};
  const State s = start(usa.edition, luck);
  server::JsonWriter w;
  server::write_view(w, usa, server::sight_of(usa.edition, look(usa.edition, s, Seat{0})));
  const json::object view = parsed(w.take(), "View");
  EXPECT_FALSE(view.contains("event"));
  EXPECT_FALSE(view.at("seats").at(0).as_object().contains("company"));
}

}  // namespace
}  // namespace wagonaut::tests::protocol
