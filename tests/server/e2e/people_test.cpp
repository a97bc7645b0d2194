// What people do at a table besides playing: take back, talk, give up, go away, play again.
#include <gtest/gtest.h>

#include <thread>

#include "tests/server/e2e/party.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

TableClient& asked(Party& party) {
  for (TableClient& client : party.clients)
    if (client.my_turn()) return client;
  throw std::runtime_error("nobody is asked");
}

TableClient& other_than(Party& party, const TableClient& client) {
  for (TableClient& other : party.clients)
    if (&other != &client) return other;
  throw std::runtime_error("nobody else is here");
}

int taken_back(const TableClient& client) {
  return int(at(client.scene(), "table", "taken_back").as_int64());
}

bool on_autopilot(const TableClient& client, int seat) {
  return shown_seat(client, seat).at("autopilot").as_bool();
}

/// Whose turn begins when all first tickets are kept.
TableClient& first_asked(Party& party, Quick& rng) {
  bool going_on = party.begin();
  while (going_on && party.host().view().at("turn").as_int64() == 0)
    going_on = party.play_steps(rng, 1) && party.settle();
  if (!going_on) throw std::runtime_error("the first turn never comes");
  return asked(party);
}

/// A game of two people, at its first turn.
struct FirstTurn {
  explicit FirstTurn(std::uint64_t seed, std::vector<std::string> more = {})
      : house(std::move(more)), rng(seed) {}
  bool finish() { return party.settle() && party.play(rng); }
  Verified verified() const { return verified_game(house.port(), party.table()); }

  const House house;
  Quick rng;
  Party party{house.port(), "usa", {"me", "open"}};
  TableClient& mover = first_asked(party, rng);
  TableClient& other = other_than(party, mover);
};

TEST(EndToEnd, AStepIsTakenOnceAndInTime) {
  FirstTurn game(1);
  TableClient &mover = game.mover, &other = game.other;
  const json::object wish = step_wish(mover, "blind");
  const int before = mover.version();
  EXPECT_EQ(other.ask(step_wish(other, "blind")), "refused");
  EXPECT_EQ(mover.ask(step_wish(mover, "claim nowhere-at_all RR")), "unreadable_move");
  EXPECT_EQ(mover.ask(step_wish(mover, "withdraw")), "refused");
  EXPECT_NE(text(at(mover.reply(), "refusal", "rules")), "");
  EXPECT_EQ(mover.ask({{"type", "judge"}, {"move", "blind"}}), "granted");
  EXPECT_EQ(mover.ask(wish), "granted");
  const auto version = mover.reply().at("version").as_int64();
  EXPECT_EQ(version, before + 1);
  EXPECT_EQ(mover.ask(wish), "granted");
  EXPECT_EQ(mover.reply().at("version").as_int64(), version);
  json::object late = wish;
  late["id"] = "another";
  EXPECT_EQ(mover.ask(late), "stale");
  EXPECT_EQ(mover.ask({{"type", "judge"}, {"move", "withdraw"}}), "refused");
  EXPECT_EQ(mover.version(), version);
}

TEST(EndToEnd, TwoDevicesSitAtOneSeat) {
  FirstTurn game(2);
  TableClient &phone = game.mover, &other = game.other;
  TableClient desk = TableClient::watch(phone);
  desk.token = phone.token;
  desk.seat = phone.seat;
  desk.device = "desk";
  ASSERT_TRUE(desk.connect());
  EXPECT_EQ(desk.view(), phone.view());
  EXPECT_EQ(desk.ask(step_wish(desk, "blind")), "granted");
  const auto version = desk.reply().at("version").as_int64();
  for (TableClient* device : {&desk, &phone})
    ASSERT_TRUE(device->until([&] { return device->version() == version; }));
  EXPECT_EQ(desk.view(), phone.view());
  // The seat is there as long as one of them is.
  phone.drop();
  EXPECT_EQ(desk.ask(step_wish(desk, "blind")), "granted");
  ASSERT_TRUE(other.until([&] { return other.version() > version; }));
  EXPECT_TRUE(shown_seat(other, desk.seat).at("present").as_bool());
  desk.drop();
  ASSERT_TRUE(other.until([&] { return !shown_seat(other, desk.seat).at("present").as_bool(); }));
}

TEST(EndToEnd, UndoNeedsTheConsentOfTheOthers) {
  FirstTurn game(3);
  TableClient &mover = game.mover, &other = game.other;
  EXPECT_EQ(mover.ask(step_wish(mover, "blind")), "granted");
  const auto version = mover.reply().at("version").as_int64();
  ASSERT_TRUE(other.until([&] { return other.version() == version; }));

  const json::object question{{"type", "undo"}, {"version", version}};
  for (const bool yes : {false, true}) {
    std::string answer = mover.ask(question);
    EXPECT_EQ(answer == "too_fast", yes) << "nobody is asked twice in a breath";
    while (answer == "too_fast") {
      std::this_thread::sleep_for(std::chrono::milliseconds{200});
      answer = mover.ask(question);
    }
    ASSERT_EQ(answer, "waiting");
    ASSERT_TRUE(other.until([&] { return !other.scene().at("undo_asked_by").is_null(); }));
    EXPECT_EQ(other.scene().at("undo_asked_by").as_int64(), mover.seat);
    EXPECT_EQ(other.ask({{"type", "consent"}, {"yes", yes}}), "granted");
    ASSERT_TRUE(mover.until([&] { return text(mover.reply().at("answer")) != "waiting"; }));
    EXPECT_EQ(text(mover.reply().at("answer")), yes ? "granted" : "undo_declined");
    ASSERT_TRUE(other.until([&] { return other.scene().at("undo_asked_by").is_null(); }));
  }
  ASSERT_TRUE(mover.until([&] { return taken_back(mover) == 1; }));
  EXPECT_TRUE(mover.my_turn());
  EXPECT_EQ(other.ask({{"type", "consent"}, {"yes", true}}), "not_now");

  ASSERT_TRUE(game.finish());
  const Verified played = game.verified();
  EXPECT_EQ(std::count_if(played.record.steps.begin(), played.record.steps.end(),
                          [](const RecordStep& step) { return step.back > 0; }),
            1);
}

TEST(EndToEnd, WhoPlaysAloneTakesBackFreelyUnlessItIsOff) {
  const House house;
  for (const bool on : {true, false}) {
    Party party(house.port(), "usa", {"me", "bot:greedy"}, {{"undo", on ? "asked" : "off"}});
    TableClient& me = party.host();
    Quick rng(4);
    ASSERT_TRUE(party.begin());
    EXPECT_EQ(me.ask({{"type", "undo"}, {"version", me.version()}}),
              on ? "nothing_to_take_back" : "undo_off");
    ASSERT_TRUE(party.play_steps(rng, 5));
    ASSERT_TRUE(me.until([&] { return me.my_turn(); }));
    EXPECT_EQ(ask_and_see(me, {{"type", "undo"}, {"version", me.version()}}),
              on ? "granted" : "undo_off");
    ASSERT_TRUE(party.play(rng));
    EXPECT_EQ(taken_back(me) > 0, on);
    verified_game(house.port(), party.table());
  }
}

TEST(EndToEnd, WhoGivesUpIsPlayedForToTheEnd) {
  const House house;
  Party party(house.port(), "nordic", {"me", "open", "program"});
  Quick rng(5);
  ASSERT_TRUE(party.begin());
  ASSERT_TRUE(party.play_steps(rng, 30));
  ASSERT_TRUE(party.settle());
  TableClient quitter = std::move(party.clients.back());
  party.clients.pop_back();
  EXPECT_EQ(quitter.ask({{"type", "resign"}, {"level", "clever"}}), "no_such_bot");
  EXPECT_EQ(quitter.ask({{"type", "resign"}, {"level", "random"}}), "granted");
  ASSERT_TRUE(
      quitter.until([&] { return shown_seat(quitter, quitter.seat).at("resigned") == true; }));
  EXPECT_EQ(quitter.ask({{"type", "back"}}), "not_now");
  EXPECT_EQ(quitter.ask(step_wish(quitter, "blind")), "not_now");
  quitter.seat = -1;  // looks on
  party.watchers.push_back(std::move(quitter));
  ASSERT_TRUE(party.play(rng));
  verified_game(house.port(), party.table());
}

TEST(EndToEnd, ABotStandsInForWhoIsAway) {
  FirstTurn game(6, {"--grace", "1"});
  TableClient &sleeper = game.mover, &other = game.other;
  sleeper.drop();
  ASSERT_TRUE(other.until([&] { return on_autopilot(other, sleeper.seat); }));
  ASSERT_TRUE(other.until([&] { return other.my_turn(); }));
  ASSERT_TRUE(sleeper.connect());
  EXPECT_TRUE(on_autopilot(sleeper, sleeper.seat));
  EXPECT_EQ(sleeper.ask({{"type", "back"}}), "granted");
  ASSERT_TRUE(other.until([&] { return !on_autopilot(other, sleeper.seat); }));
  EXPECT_EQ(other.ask({{"type", "away"}}), "granted");
  ASSERT_TRUE(sleeper.until([&] { return sleeper.my_turn(); }));
  EXPECT_TRUE(on_autopilot(sleeper, other.seat));
  EXPECT_EQ(other.ask({{"type", "back"}}), "granted");
  ASSERT_TRUE(game.finish());
  game.verified();
}

TEST(EndToEnd, PeopleTalk) {
  const House house;
  Party party(house.port(), "usa", {"me", "open", "open"});
  ASSERT_TRUE(party.connect());
  TableClient &ala = party.host(), &bo = party.by("Bo"), &cy = party.by("Cy");
  EXPECT_EQ(cy.ask({{"type", "mute"}, {"seat", ala.seat}}), "granted");
  EXPECT_EQ(ala.ask({{"type", "chat"}, {"text", "<b>Żółw & \"friends\"</b>"}}), "granted");
  EXPECT_EQ(ala.ask({{"type", "chat"}, {"phrase", "good_luck"}}), "granted");
  EXPECT_EQ(ala.ask({{"type", "chat"}, {"phrase", "no_such"}}), "no_such_phrase");
  EXPECT_EQ(bo.ask({{"type", "chat"}, {"phrase", "hello"}}), "granted");
  ASSERT_TRUE(bo.until([&] { return bo.chat.size() == 3; }));
  EXPECT_EQ(text(bo.chat[0].at("text")), "<b>Żółw & \"friends\"</b>");
  EXPECT_EQ(text(bo.chat[1].at("phrase")), "good_luck");
  EXPECT_EQ(text(bo.chat[2].at("name")), "Bo");
  ASSERT_TRUE(cy.until([&] { return !cy.chat.empty(); }));
  EXPECT_EQ(text(cy.chat[0].at("name")), "Bo");
  std::string last;
  for (int i = 0; i < 6; ++i) last = bo.ask({{"type", "chat"}, {"text", "again"}});
  EXPECT_EQ(last, "too_fast");

  for (const std::string rule : {"phrases", "off"}) {
    Party quiet(house.port(), "usa", {"me", "bot:greedy"}, {{"chat", rule}});
    ASSERT_TRUE(quiet.connect());
    EXPECT_EQ(quiet.host().ask({{"type", "chat"}, {"text", "hello"}}), "chat_off");
    EXPECT_EQ(quiet.host().ask({{"type", "chat"}, {"phrase", "hello"}}),
              rule == "off" ? "chat_off" : "granted");
  }
}

TEST(EndToEnd, TheSamePeoplePlayAgain) {
  const House house;
  Party party(house.port(), "nordic", {"me", "open", "bot:greedy"}, {{"listed", true}});
  Quick rng(7);
  ASSERT_TRUE(party.begin());
  EXPECT_EQ(party.host().ask({{"type", "rematch"}}), "not_now");
  ASSERT_TRUE(party.play(rng));
  const auto first = party.host().view().at("start").as_int64();
  TableClient &ala = party.host(), &bo = party.by("Bo");
  // Both ask at once, and get one table.
  ala.tell({{"type", "rematch"}});
  EXPECT_EQ(bo.ask({{"type", "rematch"}}), "granted");
  ASSERT_TRUE(ala.until([&] { return !ala.reply().empty(); }));
  const std::string next = text(bo.reply().at("detail"));
  EXPECT_EQ(text(ala.reply().at("detail")), next);
  ASSERT_TRUE(ala.until([&] { return !at(ala.scene(), "table", "next_table").is_null(); }));
  EXPECT_EQ(text(at(ala.scene(), "table", "next_table")), next);

  for (TableClient& client : party.clients) {
    TableClient again = TableClient::watch(client);
    again.table = next;
    again.token = client.token;
    again.seat = client.seat;
    client = std::move(again);
  }
  ASSERT_TRUE(party.begin());
  EXPECT_EQ(party.host().view().at("start").as_int64(), (first + 1) % 3);
  ASSERT_TRUE(party.play(rng));
  EXPECT_EQ(verified_game(house.port(), next).record.header.players.size(), 3u);
  const Answered statistics = get(house.port(), "/api/statistics?name=Bo&edition=nordic");
  EXPECT_EQ(at(statistics.body, "statistics").at(0).at("games").as_int64(), 2);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
