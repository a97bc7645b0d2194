// A fuzzing member on the line of a campaign: whatever it says, it is told what is wrong, and
// nothing happens.
#include <gtest/gtest.h>

#include "tests/server/e2e/party.h"
#include "tests/server/hostile/bad_messages.h"
#include "tests/server/hostile/siege.h"

namespace wagonaut::tests {
namespace {

const std::string kRogue = "token-of-the-rogue-member", kHonest = "token-of-the-honest-one";

std::unique_ptr<web::WebLine> campaign_line(int port, const std::string& id,
                                            const std::string& token) {
  auto line = web::WebLine::open(port, "/api/campaigns/" + id + "/socket");
  if (line) line->send(R"({"type":"hello","protocol":2,"token":")" + token + "\"}");
  return line;
}

/// What cannot be granted to "red" of a campaign that has just been founded.
const std::vector<std::string>& bad_campaign_wishes() {
  static const std::vector<std::string> all{
      R"({"type":"begin","id":"b","version":0})",
      R"({"type":"begin","id":"b","version":2147483647})",
      R"({"type":"choose","id":"c","version":99,"what":"e17"})",
      R"({"type":"choose","id":"c","version":9,"what":"../../etc/passwd"})",
      R"({"type":"attend","company":"blue","as":"here"})",
      R"({"type":"attend","company":"pink","as":"absent"})",
      R"({"type":"attend","company":"blue","as":"bot","counts":"slip","level":"nobody"})",
      R"({"type":"bot","company":"blue","level":"greedy"})",
      R"({"type":"bot","company":"green","level":"\u0000"})",
      R"({"type":"read","piece":"postcard_secret:17"})",
      R"({"type":"read","piece":"story:1890-01:b"})",
      R"({"type":"rewind","to":0})",
      R"({"type":"rewind","to":2147483647})",
      R"({"type":"pass_on"})",
      R"({"type":"hand","company":"blue","on":true})",
      R"({"type":"consent","vote":"v1-1","yes":true})",
      R"({"type":"rename","name":"a/b#c"})",
      R"({"type":"call","company":"blue","called":"Mine now"})",
      R"({"type":"call","company":"red","called":"a · b"})",
      R"({"type":"saved","chapter":12})",
      R"({"type":"hold","company":"blue","token":"aa"})",
      R"({"type":"settings"})",
      R"({"type":"take","company":"blue"})"};
  return all;
}

std::string bad_campaign_message(Quick& rng) {
  if (rng.below(3) == 0) return bad_message(Sender::Rogue, rng);
  const auto& all = bad_campaign_wishes();
  std::string text = all[rng.below(std::uint32_t(all.size()))];
  if (rng.below(2) == 0) return text;
  // Within ASCII: what is no text at all has the line hung up, which others test.
  text[rng.below(std::uint32_t(text.size()))] = char(' ' + rng.below(95));
  return text;
}

TEST(Hostile, OnACampaignsLineMessagesAreAnsweredAndChangeNothing) {
  e2e::House house;
  const std::string body =
      R"({"content":"lanterns_west","name":"Latarnie","settings":{"chat":"off"},"companies":[)"
      R"({"company":"red","name":"Ala","token":")" +
      kRogue + R"("},{"company":"blue","name":"Bo","token":")" + kHonest + R"("}]})";
  const auto founded = web::WebClient::post(house.port(), "/api/campaigns", body);
  ASSERT_EQ(founded.status, 201) << founded.body;
  const std::string id = e2e::text(boost::json::parse(founded.body).at("campaign"));
  const auto honest = campaign_line(house.port(), id, kHonest);
  ASSERT_TRUE(honest && honest->receive());
  Quick rng(41);
  std::unique_ptr<web::WebLine> line;
  int answered = 0;
  for (int left = std::max(200, hostile_share(2)); left > 0; --left) {
    if (!line || line->closed()) {
      line = campaign_line(house.port(), id, kRogue);
      ASSERT_TRUE(line && line->receive());
    }
    const std::string sent = bad_campaign_message(rng);
    ASSERT_TRUE(line->send(sent));
    const auto answer = line->receive();
    ASSERT_TRUE(answer || line->closed()) << sent;
    if (!answer) continue;
    ++answered;
    if (sent.find("attend") != sent.npos)
      continue;  // a wish without `as` takes back what nobody said
    EXPECT_EQ(answer->find("\"answer\":\"granted\""), answer->npos) << sent << "\n" << *answer;
  }
  EXPECT_GT(answered, 100);
  for (int i = 0; i < 20; ++i) {
    const std::string bytes = i % 2 == 0 ? bad_body(rng) : any_bytes(400, rng);
    const auto refused =
        web::WebClient::post(house.port(), "/api/campaigns/import?whole_part=1", bytes);
    EXPECT_TRUE(refused.status >= 400 && refused.status < 500) << refused.status << " " << bytes;
  }
  line.reset();
  const auto again = campaign_line(house.port(), id, kHonest);
  const auto scene = again->receive();
  ASSERT_TRUE(scene);
  const auto now = boost::json::parse(*scene).as_object();
  EXPECT_EQ(e2e::at(now, "campaign", "version").as_int64(), 6) << "nothing was kept";
  EXPECT_EQ(house.server.output().find("campaign_aside"), std::string::npos);
}

}  // namespace
}  // namespace wagonaut::tests
