// What goes to one line: the scene, replies and small messages.
#include <memory>
#include <set>

#include "bots/bot.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "server/fair/fair.h"
#include "server/protocol/messages.h"
#include "server/room/chat.h"
#include "server/room/final_score.h"
#include "server/room/reply.h"
#include "server/room/scene.h"
#include "server/room/sight.h"
#include "server/room/table.h"
#include "tests/data/data.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests::protocol {
namespace {

using namespace server;

const std::string kSeed(64, '7');
const std::string kHash(64, 'e');

/// A table with a person, a program and a bot; acts are committed as they come.
class SceneTable {
 public:
  explicit SceneTable(const std::string& edition)
      : table_("t-1", "joincode", kSeed, [](const GameRef& game, int seats) {
          return Result<std::shared_ptr<const Game>>(
              std::make_shared<const Game>(data::game(game, seats)));
        }) {
    TableAct opened;
    opened.kind = TableActKind::Opened;
    opened.settings.game = {edition, 1, {}};
    opened.settings.clock = {ClockKind::PerGame, 600};
    opened.text = commitment_of("t-1", kSeed);
    opened.chairs.resize(3);
    opened.chairs[0] = {Holder::Person, "Ala <b>", kHash, "", "", false, false, "owl"};
    opened.chairs[1] = {Holder::Program, "Nodek", "f" + kHash.substr(1), "", "", false, false};
    opened.chairs[2] = {Holder::Bot, "Bot 1", "", "greedy", "", false, false};
    commit(opened);
  }

  void commit(const TableAct& act) {
    const auto change = table_.plan(act, 1'700'000'000'000);
    ASSERT_TRUE(change) << change.error();
    table_.commit(*change);
    happened_ = {{table_.version(), act.kind, act.seat, change->facts, change->undone}};
  }
  void act(TableActKind kind, int seat, const std::string& text) {
    TableAct act = act_at(kind, seat);
    act.text = text;
    commit(act);
  }
  void deal() {
    act(TableActKind::ShareGiven, 0, share_of("t-1", 0, "share-of-ala"));
    act(TableActKind::ShareGiven, 1, share_of("t-1", 1, "share-of-nodek"));
    act(TableActKind::Started, 0, "");
    act(TableActKind::Revealed, 0, "share-of-ala");
    act(TableActKind::Revealed, 1, "share-of-nodek");
    act(TableActKind::Dealt, 0, "");
  }
  /// One step of a random bot.
  void play(Quick& rng) {
    const State& s = table_.state();
    const Seat seat = *s.open.ask.waiting.begin();
    const Move move = make_bot("random")->choose(edition(), look(edition(), s, seat), rng);
    TableAct act;
    act.kind = TableActKind::Played;
    act.seat = index(seat);
    act.text = move_text(table_.game().labels, s, seat, move);
    commit(act);
  }

  std::string json(std::optional<int> seat) const {
    std::optional<Seat> eyes;
    if (seat) eyes = Seat(*seat);
    std::vector<Happening> told = happened_;
    for (Happening& one : told)
      for (Fact& fact : one.facts) fact = tell(fact, eyes);
    const SeenTable seen = seen_table(table_, {true, false, false});
    const ClockView clock{Time{Millis{1'700'000'060'000}}, {1, 2, 3}};
    std::optional<Sight> sight;
    std::optional<FinalScore> score;
    if (table_.dealt()) sight = sight_of(edition(), look(edition(), table_.state(), eyes));
    if (table_.dealt() && over(table_.state())) score = final_score(edition(), table_.record());
    return scene_json({.table = seen,
                       .seat = seat,
                       .code = seat ? table_.code() : "",
                       .sight = sight ? &*sight : nullptr,
                       .happened = told,
                       .clock = clock,
                       .score = score ? &*score : nullptr});
  }

  const Table& table() const { return table_; }
  const Edition& edition() const { return table_.game().edition; }

 private:
  Table table_;
  std::vector<Happening> happened_;
};

void expect_no_secret(const std::string& text) {
  EXPECT_EQ(text.find(kSeed), text.npos);
  EXPECT_EQ(text.find(kHash), text.npos);
  EXPECT_EQ(text.find("f" + kHash.substr(1)), text.npos);
  EXPECT_EQ(text.find('<'), text.npos);
}

std::vector<std::string> texts(const json::value& list) {
  std::vector<std::string> out;
  for (const json::value& text : list.as_array()) out.push_back(str(text));
  return out;
}

std::vector<std::string> lane_names(const Game& game, const std::vector<LaneId>& lanes) {
  std::vector<std::string> out;
  for (const LaneId lane : lanes) out.push_back(game.labels.lanes[std::size_t(lane)]);
  return out;
}

/// Every part of the final score is told as it was counted.
void expect_standings(const json::array& told, const Table& table) {
  const Game& game = table.game();
  const FinalScore score = final_score(game.edition, table.record());
  ASSERT_EQ(told.size(), score.size());
  for (std::size_t i = 0; i < score.size(); ++i) {
    const json::object& one = told[i].as_object();
    EXPECT_EQ(one.at("total").to_number<int>(), score[i].standing.total);
    int sum = 0;
    for (const json::value& part : one.at("parts").as_array())
      sum += part.at("points").to_number<int>();
    EXPECT_EQ(sum, score[i].standing.total);
    EXPECT_EQ(texts(one.at("trail_lanes")), lane_names(game, score[i].trail));
    EXPECT_EQ(one.at("deeds").at("claims").to_number<int>(), score[i].deeds.claims);
    EXPECT_EQ(one.at("deeds").at("turns").to_number<int>(), score[i].deeds.turns);
    EXPECT_EQ(one.contains("harbours_detail"), game.edition.pieces.harbours > 0);
    const json::array& tickets = one.at("tickets_detail").as_array();
    ASSERT_EQ(tickets.size(), score[i].tickets.size());
    for (std::size_t k = 0; k < tickets.size(); ++k) {
      const TicketScore& ticket = score[i].tickets[k];
      EXPECT_EQ(str(tickets[k].at("ticket")), game.labels.tickets[std::size_t(ticket.ticket)]);
      EXPECT_EQ(tickets[k].at("complete").as_bool(), ticket.complete);
      EXPECT_EQ(tickets[k].at("points").to_number<int>(), ticket.points);
      EXPECT_EQ(texts(tickets[k].at("lanes")), lane_names(game, ticket.lanes));
      const json::object& told_ticket = tickets[k].as_object();
      EXPECT_EQ(told_ticket.contains("link"), ticket.link.has_value());
      EXPECT_EQ(told_ticket.contains("in_order"), ticket.in_order.has_value());
    }
  }
}

TEST(Protocol, ASceneBeforeTheDeal) {
  const SceneTable open("usa");
  const std::string text = open.json(0);
  expect_no_secret(text);
  const json::object scene = parsed(text, "Scene");
  const json::object& table = scene.at("table").as_object();
  EXPECT_EQ(str(table.at("id")), "t-1");
  EXPECT_EQ(str(table.at("code")), "joincode");
  EXPECT_EQ(str(table.at("status")), "open");
  EXPECT_EQ(table.at("version").to_number<int>(), 1);
  EXPECT_EQ(str(table.at("commitment")), commitment_of("t-1", kSeed));
  EXPECT_TRUE(table.at("nonces").is_null());
  EXPECT_EQ(table.at("host").to_number<int>(), 0);
  const json::array& seats = table.at("seats").as_array();
  EXPECT_EQ(str(seats[0].at("name")), "Ala <b>");
  EXPECT_EQ(str(seats[0].at("badge")), "owl");
  EXPECT_FALSE(seats[1].as_object().contains("badge"));
  EXPECT_TRUE(seats[0].at("present").as_bool());
  EXPECT_TRUE(seats[0].at("share").is_null());
  EXPECT_FALSE(seats[0].at("revealed").as_bool());
  EXPECT_FALSE(table.contains("failed_starts"));
  EXPECT_EQ(str(seats[1].at("holder")), "program");
  EXPECT_EQ(str(seats[2].at("bot")), "greedy");
  EXPECT_TRUE(scene.at("view").is_null() && scene.at("standings").is_null());
  EXPECT_EQ(scene.at("clock").at("deadline").as_int64(), 1'700'000'060'000);
}

// The hashes are there for everybody; what is behind them is not, until all is told.
TEST(Protocol, ASceneWhileSharesAreTold) {
  SceneTable game("usa");
  const std::string share = share_of("t-1", 0, "share-of-ala");
  game.act(TableActKind::ShareGiven, 0, share);
  game.act(TableActKind::ShareGiven, 1, share_of("t-1", 1, "share-of-nodek"));
  game.act(TableActKind::Started, 0, "");
  game.act(TableActKind::Revealed, 0, "share-of-ala");
  for (const std::optional<int> seat : {std::optional<int>(1), std::optional<int>()}) {
    const std::string text = game.json(seat);
    EXPECT_EQ(text.find("share-of-ala"), text.npos);
    const json::object scene = parsed(text, "Scene");
    const json::object& table = scene.at("table").as_object();
    EXPECT_EQ(str(table.at("status")), "revealing");
    const json::array& seats = table.at("seats").as_array();
    EXPECT_EQ(str(seats[0].at("share")), share);
    EXPECT_TRUE(seats[0].at("revealed").as_bool());
    EXPECT_FALSE(seats[1].at("revealed").as_bool());
    EXPECT_TRUE(seats[2].at("share").is_null());
    EXPECT_TRUE(table.at("nonces").is_null());
  }
  const std::string promised = game.table().commitment();
  game.act(TableActKind::StartFailed, 0, "");
  const json::object failed = parsed(game.json(1), "Scene");
  const json::object& table = failed.at("table").as_object();
  EXPECT_EQ(str(table.at("status")), "open");
  const json::object& start = table.at("failed_starts").as_array()[0].as_object();
  EXPECT_EQ(str(start.at("commitment")), promised);
  EXPECT_EQ(start.at("waited_for"), json::value({"Nodek"}));
}

// The code lets people in, so it is told to those who are.
TEST(Protocol, OnlyTheSeatedAreToldTheCode) {
  const std::string text = SceneTable("usa").json(std::nullopt);
  EXPECT_EQ(text.find("joincode"), text.npos);
  EXPECT_TRUE(parsed(text, "Scene").at("you").is_null());
}

// What is secret is of different lengths; what is sent is not.
TEST(Protocol, ScenesAreAsLongAsOthers) {
  for (const std::string edition : {"usa", "nordic", "world"}) {
    SceneTable game(edition);
    EXPECT_EQ(game.json(0).size() % 512, 0u);
    game.deal();
    Quick rng(3);
    std::set<std::size_t> lengths;
    for (int i = 0; i < 60; ++i) {
      for (const std::optional<int> seat :
           {std::optional(0), std::optional(1), std::optional<int>()})
        lengths.insert(game.json(seat).size());
      game.play(rng);
    }
    for (const std::size_t length : lengths) EXPECT_EQ(length % 512, 0u);
    EXPECT_LT(lengths.size(), 30u) << "of 180 scenes";
  }
}

TEST(Protocol, ScenesOfWholeGames) {
  for (const std::string edition : {"usa", "nordic", "switzerland", "world"}) {
    SceneTable game(edition);
    game.deal();
    Quick rng(5);
    for (int step = 0; !over(game.table().state()); ++step) {
      for (const std::optional<int> seat : {std::optional<int>(step % 3), std::optional<int>()}) {
        const std::string text = game.json(seat);
        expect_no_secret(text);
        const json::object scene = parsed(text, "Scene");
        EXPECT_EQ(scene.at("table").at("version").to_number<int>(), game.table().version());
        EXPECT_EQ(str(scene.at("table").at("nonces").as_array()[0]), "share-of-ala");
        EXPECT_EQ(scene.at("view").at("own").is_null(), !seat);
        EXPECT_TRUE(scene.at("standings").is_null());
      }
      game.play(rng);
    }
    const json::object end = parsed(game.json(1), "Scene");
    EXPECT_EQ(str(end.at("table").at("status")), "finished");
    EXPECT_EQ(str(end.at("view").at("ask").at("kind")), "game_over");
    expect_standings(end.at("standings").as_array(), game.table());
    const json::object& last = end.at("happened").as_array().back().as_object();
    EXPECT_EQ(str(last.at("act")), "played");
    EXPECT_EQ(str(last.at("facts").as_array().back().at("kind")), "game_ended");
  }
}

TEST(Protocol, ATakenBackStepIsNamedByItsVersion) {
  SceneTable game("usa");
  game.deal();
  Quick rng(5);
  game.play(rng);
  game.play(rng);
  EXPECT_FALSE(
      parsed(game.json(0), "Scene").at("happened").as_array()[0].as_object().contains("undone"));
  TableAct act;
  act.kind = TableActKind::TakenBack;
  act.seat = 1;
  act.n = 2;
  game.commit(act);
  const json::object scene = parsed(game.json(0), "Scene");
  const json::object& one = scene.at("happened").as_array()[0].as_object();
  EXPECT_EQ(str(one.at("act")), "taken_back");
  const json::array& undone = one.at("undone").as_array();
  ASSERT_EQ(undone.size(), 2u);
  EXPECT_EQ(undone[0].to_number<int>(), 8);
  EXPECT_EQ(undone[1].to_number<int>(), 9);
}

TEST(Protocol, FactsKeepOthersSecrets) {
  SceneTable game("usa");
  game.deal();
  const auto told = [&](std::optional<int> seat) {
    return parsed(game.json(seat), "Scene").at("happened").as_array().back().at("facts").as_array();
  };
  int dealt = 0, offered = 0;
  for (const json::value& fact : told(1)) {
    const json::object& one = fact.as_object();
    const bool mine = one.contains("seat") && one.at("seat").to_number<int>() == 1;
    if (str(one.at("kind")) == "hand_dealt") {
      EXPECT_EQ(one.contains("cards"), mine);
      ++dealt;
    }
    if (str(one.at("kind")) == "tickets_offered") {
      EXPECT_EQ(one.contains("tickets"), mine);
      ++offered;
    }
  }
  EXPECT_EQ(dealt, 3);
  EXPECT_EQ(offered, 3);
  for (const json::value& fact : told(std::nullopt))
    EXPECT_FALSE(fact.as_object().contains("tickets"));
}

TEST(Protocol, RepliesSayWhyNot) {
  Reply reply;
  reply.id = "s1";
  reply.version = 12;
  EXPECT_EQ(reply_json(reply), R"({"type":"reply","id":"s1","answer":"granted","version":12})");
  reply.answer = Answer::Refused;
  reply.refusal = Refusal::LaneClosed;
  const json::object refused = parsed(reply_json(reply), "Reply");
  EXPECT_EQ(str(refused.at("answer")), "refused");
  EXPECT_EQ(str(refused.at("refusal").at("code")), "lane_closed");
  EXPECT_EQ(str(refused.at("refusal").at("rules")), refusal_rules(Refusal::LaneClosed));
  reply = {};
  reply.answer = Answer::UnreadableMove;
  reply.detail = "there is no lane \"<x>\"";
  const json::object unreadable = parsed(reply_json(reply), "Reply");
  EXPECT_EQ(str(unreadable.at("detail")), reply.detail);
}

TEST(Protocol, SmallMessages) {
  const ChatLine said{1, "Bo", "", "a \"b\" <i>", 5};
  EXPECT_EQ(str(parsed(chat_json(said), "ChatLine").at("text")), said.text);
  const json::object phrase = parsed(chat_json({0, "Ala", "hello", "", 5}), "ChatLine");
  EXPECT_EQ(str(phrase.at("phrase")), "hello");
  EXPECT_FALSE(phrase.contains("text"));
  EXPECT_EQ(goodbye_json("moved"), R"({"type":"goodbye","reason":"moved"})");
  parsed(goodbye_json("moved"), "Goodbye");
  parsed(fault_json("{}", "type: is missing"), "Fault");
  EXPECT_EQ(error_json("wrong_code", "no"), R"({"error":{"code":"wrong_code","detail":"no"}})");
  parsed(error_json("wrong_code", "no"), "Error");
}

TEST(Protocol, ListsNeverTellACode) {
  const Summary table{"t-1", "joincode", "usa", Status::Open, true, 3, 1, "Ala, Bo", 1, 2};
  const std::string one = summary_json(table), all = summaries_json({table, table}),
                    mine = my_tables_json({{table, 2, true}}, "[]");
  for (const std::string& text : {one, all, mine})
    EXPECT_EQ(text.find("joincode"), text.npos) << text;
  EXPECT_EQ(parsed(one, "Summary").at("free_seats").to_number<int>(), 1);
  EXPECT_EQ(parsed(all, "Tables").at("tables").as_array().size(), 2u);
  const json::object my = parsed(mine, "MyTables");
  EXPECT_TRUE(my.at("tables").as_array()[0].at("your_turn").as_bool());
  EXPECT_EQ(my.at("tables").as_array()[0].at("seat").to_number<int>(), 2);
}

TEST(Protocol, AnswersToOpeningAndJoining) {
  const json::object opened =
      parsed(opened_json("t-1", "joincode", {0, "tok"}, {{2, "prog"}}), "Opened");
  EXPECT_EQ(str(opened.at("code")), "joincode");
  EXPECT_EQ(str(opened.at("token")), "tok");
  EXPECT_EQ(opened.at("programs").as_array()[0].at("seat").to_number<int>(), 2);
  EXPECT_EQ(joined_json({1, "tok"}), R"({"seat":1,"token":"tok"})");
  parsed(joined_json({1, "tok"}), "Joined");
  EXPECT_EQ(found_json("t-1"), R"({"table":"t-1"})");
  parsed(found_json("t-1"), "Found");
}

TEST(Protocol, StatisticsHaveAMean) {
  const json::object list =
      parsed(statistics_json({{"Ala", "usa", 3, 1, 120, 98.5}}), "Statistics");
  EXPECT_EQ(list.at("statistics").as_array()[0].at("mean").as_double(), 98.5);
}

}  // namespace
}  // namespace wagonaut::tests::protocol
