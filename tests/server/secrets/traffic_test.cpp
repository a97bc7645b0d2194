// Whole games over a real server: all that every seat and a spectator were sent, all that the
// server wrote into its log and all that it answered besides is searched for what must not be
// there, with the record of the game in hand.

#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"
#include "tests/server/secrets/told_truth.h"
#include "tests/support/room_fakes.h"
#include "tests/support/server_process.h"
#include "tests/support/table_client.h"

namespace wagonaut::tests {
namespace {

const std::string kChatted = "my-chat-is-nobodys-business";
const std::string kNonce = "nonce-of-seat-";

/// Two people, a bot where there is room for it, a spectator, and everything they ever heard.
class OverheardGame {
 public:
  OverheardGame(const std::string& edition, std::uint64_t seed)
      : edition_(edition), rng_(seed), server_(folder_.path("store"), {"--log", "debug"}) {}

  bool sit_down();
  /// Plays to the end, with lines that break, chat, undo and mistakes.
  bool play();
  void ask_for_secrets();  // of the running game, by every address there is
  void end();

  std::string record_text();
  const std::string& log() const { return log_; }
  const std::vector<std::string>& answers() const { return answers_; }
  std::vector<TableClient>& people() { return people_; }
  TableClient& spectator() { return spectator_; }

 private:
  void get(const std::string& path, int status);
  bool act(TableClient& client);
  void settle_undo();

  std::string edition_;
  Quick rng_;
  TempFolder folder_;
  ServerProcess server_;
  std::vector<TableClient> people_;
  TableClient spectator_;
  std::vector<std::string> answers_;  // bodies of HTTP that nobody sits behind
  std::string log_;
};

bool OverheardGame::sit_down() {
  if (!server_.start()) return false;
  auto host = TableClient::open(server_.port(),
                                R"({"name":"Ala","edition":")" + edition_ +
                                    R"(","seats":["me","open","bot:greedy"],"spectators":true})");
  if (!host) return false;
  people_.push_back(std::move(*host));
  auto guest = TableClient::join(people_[0], "Bo");
  if (!guest) return false;
  people_.push_back(std::move(*guest));
  spectator_ = TableClient::watch(people_[0]);
  spectator_.records = true;
  if (!spectator_.connect()) return false;
  for (TableClient& person : people_) {
    person.records = true;
    if (!person.connect()) return false;
  }
  return people_[0].ask({{"type", "start"}}) == "granted" && dealt_to_all(people_);
}

void OverheardGame::get(const std::string& path, int status) {
  const auto answer = web::WebClient::get(server_.port(), path);
  EXPECT_EQ(answer.status, status) << path;
  answers_.push_back(answer.body);
}

void OverheardGame::ask_for_secrets() {
  const std::string game = "/api/games/" + spectator_.table;
  for (const std::string what : {"", "/record", "/replay", "/replay?seat=0", "/story"})
    get(game + what, 409);
  const std::string table = "/api/tables/" + spectator_.table;
  // Whoever puts a secret where it does not belong finds it in no log.
  get(table + "?token=" + people_[0].token + "&code=" + people_[0].code, 200);
  get(table + "/socket?token=" + people_[0].token, 426);
  for (const std::string path :
       {"/api/tables", "/api/games", "/api/statistics", "/metrics", "/healthz"})
    get(path, 200);
  const int port = server_.port();
  for (const std::string path : {"/api/my", "/api/code", "/api/tables", "/api/tables/no/join"})
    answers_.push_back(
        web::WebClient::post(port, path,
                             R"({"token":")" + people_[1].token + R"(","code":"no-such"})")
            .body);
}

/// An undo that needs consent: the others say yes or no.
void OverheardGame::settle_undo() {
  TableClient& asker = people_[std::size_t(rng_.below(2))];
  TableClient& other = people_[asker.seat == 0 ? 1 : 0];
  asker.ask({{"type", "undo"}, {"version", asker.version()}});
  other.ask({{"type", "consent"}, {"yes", rng_.below(2) == 0}});
}

bool OverheardGame::act(TableClient& client) {
  if (rng_.below(40) == 0) client.drop();
  if (!client.connected() && !client.connect()) return false;
  if (rng_.below(60) == 0) client.ask({{"type", "chat"}, {"text", kChatted}});
  if (rng_.below(60) == 0) settle_undo();
  if (!client.listen()) return false;
  if (rng_.below(8) == 0) client.ask({{"type", "judge"}, {"move", "claim nowhere RRR"}});
  if (!client.my_turn()) return true;
  // The table waits for this seat, so the game cannot end meanwhile.
  if (rng_.below(60) == 0) ask_for_secrets();
  const int before = client.version();
  if (client.ask({{"type", "step"}, {"version", before}, {"move", client.some_move(rng_)}}) ==
      "granted")
    return client.until([&] { return client.version() > before; });
  return true;
}

bool OverheardGame::play() {
  while (!people_[0].finished()) {
    for (TableClient& person : people_)
      if (!person.finished() && !act(person)) return false;
    if (!spectator_.listen()) return false;
  }
  for (TableClient& person : people_)
    if (!person.until([&] { return person.finished(); })) return false;
  return spectator_.until([&] { return spectator_.finished(); });
}

std::string OverheardGame::record_text() {
  return web::WebClient::get(server_.port(), "/api/games/" + spectator_.table + "/record").body;
}

void OverheardGame::end() {
  get("/metrics", 200);
  for (TableClient& person : people_) person.drop();
  spectator_.drop();
  EXPECT_EQ(server_.terminate(), 0);
  log_ = server_.output();
}

class SecretTraffic : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Editions, SecretTraffic,
                         testing::Values("usa", "nordic", "switzerland", "world"),
                         [](const auto& table) { return table.param; });

std::vector<std::string> all_heard(OverheardGame& game) {
  std::vector<std::string> out = game.spectator().heard;
  for (TableClient& person : game.people())
    out.insert(out.end(), person.heard.begin(), person.heard.end());
  return out;
}

bool is_scene(const std::string& message) {
  return message.starts_with(R"({"type":"scene")");
}

void expect_told_the_truth_only(OverheardGame& overheard, const Game& game, const Record& record) {
  std::map<int, std::string> acts;
  for (const std::string& message : all_heard(overheard))
    if (is_scene(message)) note_acts(message, acts);
  const ToldTruth truth(game, record, acts);
  int scenes = 0;
  const auto listen = [&](const TableClient& client, std::optional<int> seat) {
    for (const std::string& message : client.heard) {
      if (!is_scene(message)) continue;
      ASSERT_EQ(truth.fault_of(message, seat), "") << message;
      ++scenes;
    }
  };
  listen(overheard.spectator(), std::nullopt);
  for (const TableClient& person : overheard.people()) listen(person, person.seat);
  EXPECT_GT(scenes, 3 * int(record.steps.size()) / 2);
}

void expect_without(const std::vector<std::string>& texts, const std::string& secret,
                    const std::string& what) {
  for (const std::string& text : texts)
    EXPECT_EQ(text.find(secret), text.npos) << what << " is in: " << text.substr(0, 300);
}

/// Names of seats' shares in the luck are told with the deal, not before.
void expect_nonces_told_late(const TableClient& client) {
  for (const std::string& message : client.heard)
    if (message.find(R"("status":"open")") != message.npos ||
        message.find(R"("status":"revealing")") != message.npos) {
      EXPECT_EQ(message.find(kNonce), message.npos) << message;
    }
}

void expect_no_secret_anywhere(OverheardGame& overheard, const Record& record) {
  const std::vector<std::string> log{overheard.log()};
  const std::string code = overheard.spectator().code, seed = record.fair->seed;
  const std::vector<std::string>& watched = overheard.spectator().heard;
  for (const auto* texts : {&log, &overheard.answers(), &watched}) {
    expect_without(*texts, seed, "the seed");
    expect_without(*texts, code, "the code");
    for (const TableClient& person : overheard.people()) {
      expect_without(*texts, person.token, "a token");
      expect_without(*texts, server::sha256_hex(person.token), "the hash of a token");
    }
  }
  for (const auto& texts : {all_heard(overheard), overheard.answers()})
    expect_without(texts, R"("why":)", "the reason of a move");
  expect_without(log, kChatted, "a chat text");
  expect_without(log, kNonce, "a nonce");
  expect_nonces_told_late(overheard.spectator());
  for (const TableClient& person : overheard.people()) {
    expect_nonces_told_late(person);
    expect_without(person.heard, seed, "the seed");
    for (const TableClient& other : overheard.people()) {
      expect_without(person.heard, other.token, "a token");
      expect_without(person.heard, server::sha256_hex(other.token), "the hash of a token");
    }
  }
}

TEST_P(SecretTraffic, HoldsNothingThatItsReaderMayNotKnow) {
  for (int i = 0; i < std::max(1, games_per_law() / 2000); ++i) {
    OverheardGame overheard(GetParam(), std::uint64_t(i) + 1);
    ASSERT_TRUE(overheard.sit_down());
    overheard.ask_for_secrets();
    ASSERT_TRUE(overheard.play());
    const auto game = catalog_games()({GetParam(), data::catalog().find(GetParam())->rules, {}}, 3);
    const auto record = read_record((*game)->edition, (*game)->labels, overheard.record_text());
    ASSERT_TRUE(record) << record.error();
    overheard.end();
    ASSERT_EQ(record->fair->seed.size(), 64u);
    ASSERT_NE(overheard.log().find(R"("path":"/api/tables/)"), std::string::npos) << "no debug log";
    expect_told_the_truth_only(overheard, **game, *record);
    expect_no_secret_anywhere(overheard, *record);
  }
}

}  // namespace
}  // namespace wagonaut::tests
