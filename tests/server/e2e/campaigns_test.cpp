// A chapter's game is told to every member, wherever the campaign lives, and to nobody else.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "catalog/box_file.h"
#include "tests/data/data.h"
#include "tests/server/e2e/shell.h"
#include "tests/server/e2e/steadfast_campaign.h"

namespace wagonaut::tests::e2e {
namespace {

constexpr std::chrono::seconds kPatient{120};

web::HttpAnswer fetched(int port, const std::string& path, const std::string& token) {
  return web::WebClient::get(port, path, {{"Authorization", "Bearer " + token}});
}

int joined(int port, const std::string& campaign, const std::string& code,
           const std::string& company, const std::string& token) {
  const std::string body = R"({"code":")" + code + R"(","company":")" + company +
                           R"(","name":"Bo","token":")" + token + "\"}";
  return web::WebClient::post(port, "/api/campaigns/" + campaign + "/join", body).status;
}

std::string table_of_first(const House& house, const SteadfastCampaign& campaign) {
  const auto chronicle =
      fetched(house.port(), "/api/campaigns/" + campaign.id() + "/chronicle", campaign.token());
  const json::value told = json::parse(chronicle.body);
  return text(told.at("chapters").as_array().front().at("table"));
}

TEST(Campaigns, AChaptersGameIsToldToEveryMember) {
  House house;
  SteadfastCampaign campaign(house.port());
  ASSERT_TRUE(campaign.lead_to(2, kPatient)) << campaign.fault();
  campaign.drop();
  const std::string table = table_of_first(house, campaign);
  const std::string late = "token-of-who-joins-late", nobody = "token-of-nobody-at-all";
  EXPECT_EQ(fetched(house.port(), "/api/games/" + table + "/record", late).status, 403);
  ASSERT_EQ(joined(house.port(), campaign.id(), campaign.code(), "yellow", late), 200);
  for (const std::string what : {"", "/record", "/replay", "/story", "/board"}) {
    const std::string path = "/api/games/" + table + what;
    EXPECT_EQ(fetched(house.port(), path, campaign.token()).status, 200) << path;
    EXPECT_EQ(fetched(house.port(), path, late).status, 200) << path;
    EXPECT_EQ(fetched(house.port(), path, nobody).status, 403) << path;
    EXPECT_EQ(web::WebClient::get(house.port(), path).status, 403) << path;
  }

  // Its file comes to another server; the games come with it.
  const auto file =
      fetched(house.port(), "/api/campaigns/" + campaign.id() + "/file", campaign.token());
  ASSERT_EQ(file.status, 200);
  // The host writes the same file, while the server runs.
  const std::string out = house.folder.path("written");
  const Ended exported = run_command(std::string(WAGONAUT_PROGRAM) + " export " + out +
                                     " --store " + house.folder.path("tables.db"));
  ASSERT_EQ(exported.code, 0) << exported.output;
  std::ifstream written(out + "/" + campaign.id() + ".wagonaut-campaign", std::ios::binary);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(written), {}), file.body);

  House other;
  const auto taken = web::WebClient::post(other.port(), "/api/campaigns/import", file.body);
  ASSERT_EQ(taken.status, 201) << taken.body;
  const std::string code = text(json::parse(taken.body).at("code"));
  const std::string heir = "token-of-ala-elsewhere";
  ASSERT_EQ(joined(other.port(), campaign.id(), code, "red", heir), 200);
  EXPECT_EQ(fetched(other.port(), "/api/games/" + table + "/record", heir).status, 404);
  for (const std::string what : {"", "/record", "/replay", "/story", "/board"}) {
    const std::string path = "/api/games/" + table + what + "?campaign=" + campaign.id();
    EXPECT_EQ(fetched(other.port(), path, nobody).status, 403) << path;
    const auto told = fetched(other.port(), path, heir);
    ASSERT_EQ(told.status, 200) << path << told.body;
    if (what.empty()) continue;  // of a game that came by a file nobody knows how long it took
    // Nor whether a bot played on for somebody.
    const auto of_the_game = [](const std::string& body) {
      return body.substr(0, body.find("\"result\""));
    };
    EXPECT_TRUE(of_the_game(told.body) ==
                of_the_game(fetched(house.port(), path, campaign.token()).body))
        << path;
  }
}

// What a host reads of campaigns: counters and events, and no word of a box.
TEST(Campaigns, CountersAndLogsKnowNoWordOfTheBox) {
  House house;
  SteadfastCampaign campaign(house.port());
  ASSERT_TRUE(campaign.lead_to(2, kPatient)) << campaign.fault();
  campaign.drop();
  const std::string read =
      web::WebClient::get(house.port(), "/metrics").body + house.server.output();
  EXPECT_NE(read.find("wagonaut_append_seconds"), read.npos);
  const BoxEntry& box = *data::catalog().box("lanterns_west", 1);
  const auto expect_without = [&](const std::string& word) {
    if (word.size() >= 10) {
      EXPECT_EQ(read.find(word.substr(0, 60)), read.npos) << word;
    }
  };
  for (const auto& [language, code] : kLanguages) {
    for (const auto& one : box.text.postcards)
      expect_without(one.open[language]), expect_without(one.secret[language]);
    for (const auto& one : box.text.story)
      expect_without(one.a[language]), expect_without(one.b[language]);
    for (const auto& one : box.text.events)
      expect_without(one.name[language]), expect_without(one.text[language]);
    for (const auto& one : box.text.items) expect_without(one.name[language]);
    for (const auto& one : box.text.regions) expect_without(one.name[language]);
  }
  for (const auto& one : box.law.regions) expect_without(one.id);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
