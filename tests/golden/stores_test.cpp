// Stores that earlier versions left behind, each with what that version answered about them: lists,
// replays, records, totals, statistics and running tables come out as they were, also when newer
// rules have come since, and truthfully when the old ones are gone. stores/README.md tells how such
// a store is made.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/server/e2e/party.h"
#include "tests/server/store/place.h"
#include "tests/support/replayed.h"
#include "tests/support/verified_game.h"
#include "tests/tools/program.h"

namespace wagonaut::tests {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using e2e::Party, e2e::text;

const fs::path kStores = WAGONAUT_ROOT "/tests/golden/stores";

std::string content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The parts of a standing by name: kept for protocol 1, and gone with it.
bool of_protocol_1(std::string_view key, const json::object& got) {
  static const std::set<std::string_view> named{"lanes",    "tickets",     "completed",
                                                "trail",    "trail_bonus", "tickets_bonus",
                                                "harbours", "unbuilt"};
  return got.contains("parts") && named.contains(key);
}

/// Where `got` lacks what `wanted` has. What a newer version tells besides is no fault.
void compare(const json::value& wanted, const json::value& got, const std::string& where,
             std::vector<std::string>& faults) {
  if (wanted.is_object() && got.is_object()) {
    for (const auto& [key, value] : wanted.get_object()) {
      const json::value* found = got.get_object().if_contains(key);
      if (found == nullptr && of_protocol_1(key, got.get_object())) continue;
      if (found == nullptr)
        faults.push_back(where + "/" + std::string(key) + " is missing");
      else
        compare(value, *found, where + "/" + std::string(key), faults);
    }
  } else if (wanted.is_array() && got.is_array()) {
    const json::array &these = wanted.get_array(), &those = got.get_array();
    if (these.size() != those.size()) faults.push_back(where + " has another length");
    for (std::size_t i = 0; i < std::min(these.size(), those.size()); ++i)
      compare(these[i], those[i], where + "/" + std::to_string(i), faults);
  } else if (wanted != got) {
    faults.push_back(where + ": " + json::serialize(wanted) + " became " + json::serialize(got));
  }
}

void expect_as_it_was(const json::value& wanted, const json::value& got, const std::string& where) {
  std::vector<std::string> faults;
  compare(wanted, got, where, faults);
  EXPECT_TRUE(faults.empty()) << faults.size() << " faults, the first: " << faults.front();
}

std::string last_line(std::string record) {
  if (record.ends_with('\n')) record.pop_back();
  return record.substr(record.rfind('\n') + 1);
}

/// A copy of the data folder that a test may change.
class OwnData {
 public:
  OwnData() { fs::copy(WAGONAUT_ROOT "/data", path(), fs::copy_options::recursive); }

  std::string path() const { return folder_.path("data"); }
  fs::path edition(const std::string& name) const {
    return fs::path(path()) / "editions" / (name + ".json");
  }
  /// The newest number is an old one from now on: a newer one has another flow and other awards.
  void renew() {
    for (const EditionCard& card : data::catalog().editions()) {
      if (!card.box.empty()) continue;  // its law lies in its box
      fs::copy(edition(card.id), edition(card.id + "." + std::to_string(card.rules)));
      json::object law = json::parse(content(edition(card.id))).as_object();
      law["rules"] = card.rules + 1;
      json::object& market = law["market"].as_object();
      market["loco_limit"] = text(market["loco_limit"]) == "free" ? "strict" : "free";
      for (json::value& award : law["awards"].as_array())
        if (award.as_object().contains("points")) award.as_object()["points"] = 33;
      for (auto& points : law["points"].as_object()) points.value() = 50;
      std::ofstream(edition(card.id)) << json::serialize(law);
    }
  }
  /// All numbers but the newest go, or all of one edition.
  void forget_old() {
    forget([](const std::string& stem) { return stem.find('.') != stem.npos; });
  }
  void forget_edition(const std::string& id) {
    forget([&](const std::string& stem) { return stem == id || stem.starts_with(id + "."); });
  }

 private:
  template <class Which>
  void forget(Which which) {
    std::vector<fs::path> gone;
    for (const auto& file : fs::directory_iterator(fs::path(path()) / "editions"))
      if (which(file.path().stem().string())) gone.push_back(file.path());
    for (const fs::path& file : gone) fs::remove(file);
  }

  TempFolder folder_;
};

struct StoreName {
  std::string release, kind;
};
std::vector<StoreName> all_stores() {
  std::vector<StoreName> out;
  for (const auto& folder : fs::directory_iterator(kStores))
    if (folder.is_directory())
      for (const char* kind : {"tables", "postgres"})
        out.push_back({folder.path().filename().string(), kind});
  return out;
}

std::string name_of_store(const testing::TestParamInfo<StoreName>& info) {
  std::string name = info.param.kind + "_of_" + info.param.release;
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

class GoldenStore : public testing::TestWithParam<StoreName> {
 protected:
  GoldenStore() {
    const fs::path folder = kStores / GetParam().release;
    answers_ = json::parse(content(folder / (GetParam().kind + ".json"))).as_object();
    if (GetParam().kind == "tables") {
      auto file = std::make_unique<store::SqlitePlace>();
      fs::copy(folder / "tables.sqlite", file->file());
      place_ = std::move(file);
    } else {
      place_ = std::make_unique<store::PostgresPlace>();
      place_->run(content(folder / "postgres.sql"));
    }
  }

  void serve(const std::string& data = WAGONAUT_ROOT "/data") {
    server_ = std::make_unique<ServerProcess>(
        place_->url(), std::vector<std::string>{"--data", data, "--grace", "600"});
    ASSERT_TRUE(server_->start()) << server_->output();
  }
  int port() const { return server_->port(); }
  const json::object& answers(std::string_view what) const { return answers_.at(what).as_object(); }
  const json::array& running() const { return answers_.at("running").as_array(); }
  std::vector<std::string> finished() const {
    std::vector<std::string> ids;
    for (const auto& record : answers("records")) ids.emplace_back(record.key());
    return ids;
  }
  int rules_of(const std::string& id) const {
    return answers("http").at("/api/games/" + id).at("rules").to_number<int>();
  }
  /// The first stores know of no numbers: their tables are of number 1.
  static int rules_of(const json::value& table) {
    const json::value* rules = table.as_object().if_contains("rules");
    return rules == nullptr ? 1 : rules->to_number<int>();
  }
  std::string record_of(const std::string& id) const {
    return web::WebClient::get(port(), "/api/games/" + id + "/record").body;
  }
  TableClient sit(const json::value& table) const {
    TableClient client;
    client.port = port();
    client.table = text(table.at("table"));
    client.token = text(table.at("token"));
    client.seat = int(table.at("seat").as_int64());
    return client;
  }

  /// "…/replay?step=20&seat=0": the first servers told one step at a time.
  json::object replayed(const std::string& path) const {
    const std::size_t step = path.find("?step="), seat = path.find("&seat=");
    const std::string eyes = seat == path.npos ? "" : "?seat=" + path.substr(seat + 6);
    const e2e::Answered got = e2e::get(port(), path.substr(0, step) + eyes);
    EXPECT_EQ(got.status, 200) << path;
    return replayed_step(got.body, std::stoi(path.substr(step + 6)));
  }

  void expect_answers() {
    for (const auto& [path, wanted] : answers("http")) {
      if (std::string_view(path).find("/replay?") != path.npos) {
        expect_as_it_was(wanted, replayed(std::string(path)), path);
        continue;
      }
      const e2e::Answered got = e2e::get(port(), path);
      EXPECT_EQ(got.status, 200) << path;
      expect_as_it_was(wanted, got.body, path);
    }
    for (const std::string& id : finished()) {
      const std::string record = record_of(id);
      EXPECT_EQ(last_line(record), text(answers("records").at(id)));
      EXPECT_EQ(verified_game(port(), id).record.header.rules, rules_of(id));
    }
  }
  /// What was kept of a game is what playing it again tells.
  void expect_stories() {
    for (const std::string& id : finished()) {
      const json::object story = e2e::get(port(), "/api/games/" + id + "/story").body;
      const json::object replay = e2e::get(port(), "/api/games/" + id + "/replay").body;
      const json::array& steps = story.at("steps").as_array();
      const json::array& played = replay.at("steps").as_array();
      ASSERT_EQ(steps.size(), played.size()) << id;
      for (std::size_t step = 0; step < steps.size(); ++step)
        EXPECT_EQ(steps[step].at("facts"), played[step].at("facts")) << id << " " << step;
    }
  }
  void expect_running() {
    for (const json::value& table : running()) {
      Party party(sit(table));
      ASSERT_TRUE(party.connect()) << text(table.at("table"));
      expect_as_it_was(table.at("view"), party.host().scene().at("view"), text(table.at("table")));
      EXPECT_EQ(e2e::at(party.host().scene(), "table", "settings", "rules").as_int64(),
                rules_of(table));
      Quick rng(4);
      EXPECT_TRUE(party.play_steps(rng, 5));
    }
  }

  json::object answers_;
  std::unique_ptr<store::Place> place_;
  std::unique_ptr<ServerProcess> server_;
};
INSTANTIATE_TEST_SUITE_P(Releases, GoldenStore, testing::ValuesIn(all_stores()), name_of_store);

TEST_P(GoldenStore, ComesOutAsItWas) {
  serve();
  expect_answers();
  expect_stories();
  expect_running();
}

TEST_P(GoldenStore, ComesOutAsItWasUnderNewerRules) {
  OwnData data;
  data.renew();
  serve(data.path());
  expect_answers();
  expect_running();
  // Only what is opened from now on is played by the new rules.
  Party party(port(), "usa", {"me", "bot:greedy"});
  ASSERT_TRUE(party.begin());
  EXPECT_EQ(e2e::at(party.host().scene(), "table", "settings", "rules").as_int64(),
            data::catalog().find("usa")->rules + 1);
}

TEST_P(GoldenStore, RunningGamesEndUnderTheirOwnRules) {
  OwnData data;
  data.renew();
  serve(data.path());
  Party party(sit(running()[0]));
  ASSERT_TRUE(party.connect());
  Quick rng(8);
  ASSERT_TRUE(party.play(rng));
  const std::string id = party.host().table;
  EXPECT_EQ(verified_game(port(), id).record.header.rules, rules_of(running()[0]));
  EXPECT_TRUE(e2e::get(port(), "/api/games/" + id).body.at("replays").as_bool());
}

// Without their own rules games cannot be played again; all is told from what was kept.
TEST_P(GoldenStore, IsToldWhenItsRulesAreGone) {
  OwnData data;
  data.renew();
  data.forget_old();
  serve(data.path());
  for (const char* list : {"/api/games", "/api/statistics", "/api/tables"})
    expect_as_it_was(answers("http").at(list), e2e::get(port(), list).body, list);
  for (const std::string& id : finished()) {
    const std::string path = "/api/games/" + id;
    const json::object& was = answers("http").at(path).as_object();
    const e2e::Answered game = e2e::get(port(), path);
    ASSERT_EQ(game.status, 200) << path;
    EXPECT_FALSE(game.body.at("replays").as_bool());
    EXPECT_TRUE(game.body.at("standings").is_null());
    for (const char* same : {"summary", "rules", "options", "players", "steps", "fair"})
      expect_as_it_was(was.at(same), game.body.at(same), path + "/" + same);
    const json::array& standings = was.at("standings").as_array();
    for (std::size_t i = 0; i < standings.size(); ++i) {
      const json::value& kept = game.body.at("result").as_array()[i];
      EXPECT_EQ(kept.at("total"), standings[i].at("total"));
      EXPECT_EQ(kept.at("place"), standings[i].at("place"));
    }
    EXPECT_EQ(e2e::get(port(), path + "/replay").error(), "not_replayable");
    const e2e::Answered story = e2e::get(port(), path + "/story");
    ASSERT_EQ(story.status, 200);
    const json::array& steps = story.body.at("steps").as_array();
    EXPECT_EQ(steps.size(), std::size_t(was.at("steps").as_int64()) + 1);
    for (const json::value& step : steps) EXPECT_TRUE(step.at("facts").is_array());
    EXPECT_EQ(text(steps.back().at("facts").as_array().back().at("kind")), "game_ended");
    // Who has the rules can still read the record.
    EXPECT_EQ(last_line(record_of(id)), text(answers("records").at(id)));
    EXPECT_EQ(verified_game(port(), id).record.header.rules, rules_of(id));
  }
  for (const json::value& table : running())
    EXPECT_FALSE(sit(table).connect()) << "a game went on under rules that are not its own";
  EXPECT_EQ(e2e::get(port(), "/healthz").status, 200);
}

TEST_P(GoldenStore, IsToldInItsOwnWordsWhenItsEditionIsGone) {
  OwnData data;
  data.forget_edition("switzerland");
  serve(data.path());
  int told = 0;
  for (const std::string& id : finished()) {
    const std::string path = "/api/games/" + id;
    if (text(answers("http").at(path).at("summary").at("edition")) != "switzerland") continue;
    ++told;
    const json::object story = e2e::get(port(), path + "/story").body;
    EXPECT_TRUE(story.at("words").is_null());
    for (const json::value& step : story.at("steps").as_array())
      EXPECT_TRUE(step.at("facts").is_null());
    EXPECT_EQ(story.at("steps").as_array().back().as_object().contains("move"), true);
    EXPECT_EQ(last_line(record_of(id)), text(answers("records").at(id)));
  }
  EXPECT_GT(told, 0);
}

// What a game came to was kept when it ended; it is not for later rules to say otherwise.
TEST_P(GoldenStore, KeepsItsTotals) {
  const std::string id = finished().front();
  place_->run("UPDATE score SET total = 999 WHERE seat = 0 AND game = '" + id + "'");
  serve();
  const json::object game = e2e::get(port(), "/api/games/" + id).body;
  EXPECT_FALSE(game.at("replays").as_bool());
  EXPECT_EQ(game.at("result").as_array()[0].at("total").as_int64(), 999);
}

TEST_P(GoldenStore, IsExportedByItsOwnNumber) {
  const TempFolder folder;
  const auto ran = tools::run_program({"export", folder.path("out"), "--store", place_->url()});
  ASSERT_EQ(ran.code, 0) << ran.err;
  std::vector<std::string> verify{"verify"};
  for (const std::string& id : finished()) {
    verify.push_back(folder.path("out/" + id + ".rec"));
    EXPECT_EQ(last_line(content(verify.back())), text(answers("records").at(id)));
    const auto shown = tools::run_program({"replay", verify.back()});
    EXPECT_EQ(shown.code, 0) << shown.err;
  }
  EXPECT_EQ(tools::run_program(verify).code, 0);
}

}  // namespace
}  // namespace wagonaut::tests
