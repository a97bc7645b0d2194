// What is sealed in a campaign is in nothing that the server says of it to a company.
#include "catalog/box_file.h"
#include "engine/luck/generator.h"
#include "server/protocol/json_writer.h"
#include "server/protocol/messages.h"
#include "tests/server/campaign/campaign_setting.h"
#include "tests/support/log_lines.h"

namespace wagonaut::tests {
namespace {

using namespace server;

/// As it stands in JSON, quotes included.
std::string in_json(const std::string& text) {
  JsonWriter w;
  return w.text(text).take();
}

/// All that a company was told, whatever it asked for.
struct Overheard {
  std::string all;

  void add(CampaignSetting& setting, const std::string& company, const CampaignEyes& eyes) {
    const CampaignLook look = setting.look(company);
    const BoxEntry& box = *setting.campaigns->contents().newest(setting.content);
    all = book_json(box, look.book) + recap_json(*look.journal, look.place, look.book) +
          chronicle_json(*look.journal, look.book) +
          board_json(told_board(*map_of(box, look.journal->campaign())));
    for (const std::string& scene : eyes.scenes) all += scene;
  }
  void expect_without(const Text& text) const {
    for (const auto& [language, code] : kLanguages)
      if (!text[language].empty()) {
        EXPECT_EQ(all.find(in_json(text[language])), all.npos) << text[language];
      }
  }
  void expect_without(const std::string& id) const {
    EXPECT_EQ(all.find(in_json(id)), all.npos) << id;
  }
};

void expect_sealed(const Overheard& heard, const BoxEntry& box, const Books::Book& book) {
  for (std::size_t i = 1; i < box.text.postcards.size(); ++i) {
    if (!book.knows(PieceKind::PostcardOpen, int(i)))
      heard.expect_without(box.text.postcards[i].open);
    if (!book.knows(PieceKind::PostcardSecret, int(i)))
      heard.expect_without(box.text.postcards[i].secret);
  }
  for (std::size_t i = 0; i < box.law.regions.size(); ++i) {
    if (book.knows(PieceKind::Region, int(i))) continue;
    heard.expect_without(box.law.regions[i].id);
    heard.expect_without(box.text.regions[i].letter);
    for (const NodeId city : box.law.regions[i].cities)
      heard.expect_without(box.law.nodes[std::size_t(city)]);
  }
  for (std::size_t i = 0; i < box.law.story.size(); ++i) {
    if (!book.knows(PieceKind::StoryA, int(i))) heard.expect_without(box.text.story[i].a);
    if (!book.knows(PieceKind::StoryB, int(i))) heard.expect_without(box.text.story[i].b);
  }
  for (std::size_t i = 0; i < box.law.modules.size(); ++i)
    if (!book.knows(PieceKind::Module, int(i))) heard.expect_without(box.text.modules[i].rule);
  for (std::size_t i = 0; i < box.law.events.size(); ++i)
    if (!book.knows(PieceKind::Event, int(i))) {
      heard.expect_without(box.law.events[i].id);
      heard.expect_without(box.text.events[i].text);
    }
  for (std::size_t i = 0; i < box.law.evaluation.parts.size(); ++i)
    if (!book.knows(PieceKind::Count, int(i))) heard.expect_without(box.text.parts[i].text);
}

TEST(CampaignSecrets, NothingSealedIsSaid) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {"green"});
  const auto red = setting.enter("red");
  const auto blue = setting.enter("blue");
  const BoxEntry& box = *setting.campaigns->contents().newest(setting.content);
  for (int game = 1; game <= 4; ++game) {
    ASSERT_NO_FATAL_FAILURE(setting.play_chapter()) << game;
    for (const std::string company : {"red", "blue"}) {
      Overheard heard;
      heard.add(setting, company, company == "red" ? *red : *blue);
      expect_sealed(heard, box, setting.look(company).book);
      EXPECT_NE(heard.all.find(in_json(box.text.events[0].text[Language::Polish])), heard.all.npos)
          << "what is open from the start is told";
    }
  }
  EXPECT_GT(setting.look("red").book.pieces.size(), 60u) << "something was opened";
  // Who holds other postcards has read other sides.
  EXPECT_NE(setting.look("red").book.mark, setting.look("blue").book.mark);
}

/// Every word of a box that is long enough to be found by itself, and ids of several words.
std::vector<std::string> words_of(const BoxEntry& box) {
  std::vector<std::string> out;
  const auto add = [&](const Text& text) {
    for (const auto& [language, code] : kLanguages)
      if (text[language].size() >= 12) out.push_back(text[language].substr(0, 60));
  };
  const auto add_id = [&](const std::string& id) {
    if (id.find('_') != id.npos) out.push_back(id);
  };
  for (const auto& one : box.text.postcards) add(one.open), add(one.secret);
  for (const auto& one : box.text.events) add(one.name), add(one.text);
  for (const auto& one : box.text.items) add(one.name), add(one.text);
  for (const auto& one : box.text.regions) add(one.name), add(one.letter);
  for (const auto& one : box.text.modules) add(one.name), add(one.rule);
  for (const auto& one : box.text.story) add(one.a), add(one.b);
  for (const auto& one : box.law.items) add_id(one.id);
  for (const auto& one : box.law.regions) add_id(one.id);
  return out;
}

std::string detail_of(const std::variant<LiveCampaign, Elsewhere, Problem>& found) {
  const auto* problem = std::get_if<Problem>(&found);
  return problem == nullptr ? "" : problem->detail + "\n";
}

// Nor is it in what the host reads, whatever goes wrong: logs, reasons, answers to wishes.
TEST(CampaignSecrets, NothingOfTheBoxIsInLogsAndReasons) {
  const LogLines logs;
  CampaignSetting setting;
  setting.found({"red", "blue"}, {"green"});
  const BoxEntry& box = *setting.campaigns->contents().newest(setting.content);
  std::string reasons;
  const auto blue = setting.enter("blue");
  for (int game = 1; game <= 3; ++game) {
    ASSERT_NO_FATAL_FAILURE(setting.play_chapter()) << game;
    for (const auto& item : box.law.items)
      setting.wish("blue", AnswerWish{"x", setting.journal().version(), item.id});
    for (const auto& event : box.law.events)
      reasons += setting.wish("red", AnswerWish{"x", setting.journal().version(), event.id}).detail;
    reasons += setting.wish("red", RewindWish{"", 1}).detail;
  }
  for (const Reply& reply : blue->replies) reasons += reply.detail + "\n";
  const auto sound = setting.store.log;
  const auto summaries = setting.store.campaigns_kept;
  Quick rng(12);
  int refused = 0;
  for (int i = 0; i < 60; ++i) {
    setting.store.log = sound;
    auto& log = setting.store.log[setting.id];
    server::Entry& entry = log[rng.below(std::uint32_t(log.size()))];
    std::string& text = entry.facts.empty() || i % 2 == 0 ? entry.line : entry.facts;
    if (i % 3 == 0 && !box.law.items.empty())
      text += " " + box.law.items[rng.below(std::uint32_t(box.law.items.size()))].id;
    else
      text[rng.below(std::uint32_t(text.size()))] = char('a' + rng.below(26));
    setting.restart();
    const std::string why = detail_of(setting.campaigns->find(setting.id));
    refused += why.empty() ? 0 : 1;
    reasons += why;
  }
  EXPECT_GT(refused, 20);
  for (const std::string& line : logs.lines()) reasons += line + "\n";
  EXPECT_NE(reasons.find("campaign_unreadable"), reasons.npos);
  for (const std::string& word : words_of(box)) EXPECT_EQ(reasons.find(word), reasons.npos) << word;
}

// Whatever comes on the line is a wish or is refused with the name of its member.
TEST(CampaignSecrets, MessagesThatAreNoneAreRefused) {
  const std::vector<std::string> sound{
      R"({"type":"present","yes":true})",
      R"({"type":"attend","company":"blue","as":"guest","counts":"slip","name":"Ewa"})",
      R"({"type":"begin","id":"b","version":3})",
      R"({"type":"choose","id":"c","version":3,"what":"e01"})",
      R"({"type":"rewind","to":4})",
      R"({"type":"consent","vote":"v1-3","yes":false})",
      R"({"type":"call","company":"red","called":"Gwiazda"})",
      R"({"type":"call","company":"red","called":""})",
      R"({"type":"meet","date":""})",
      R"({"type":"saved","chapter":2})"};
  for (const std::string& one : sound) EXPECT_TRUE(read_campaign_wish(one)) << one;
  for (const std::string one :
       {R"({})", R"({"type":"dance"})", R"({"type":"present"})", R"({"type":"begin","version":1})",
        R"({"type":"choose","id":"c","version":-1,"what":"e01"})",
        R"({"type":"attend","company":"blue","as":"ghost"})", R"({"type":"saved","chapter":13})",
        R"({"type":"rename","name":""})", R"({"type":"call","company":"red"})",
        R"({"type":"call","company":"red","called":"a · b"})", R"({"type":"meet"})", R"([1])",
        R"("type")"}) {
    const auto read = read_campaign_wish(one);
    ASSERT_FALSE(read) << one;
    EXPECT_FALSE(read.error().empty());
  }
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  Quick rng(5);
  int wishes = 0;
  for (int i = 0; i < 4000; ++i) {
    std::string text = sound[rng.below(std::uint32_t(sound.size()))];
    for (std::uint32_t edits = rng.below(3); edits > 0; --edits)
      text[rng.below(std::uint32_t(text.size()))] = char(rng.below(256));
    const auto read = read_campaign_wish(text);
    if (!read) continue;
    setting.wish(i % 2 == 0 ? "red" : "blue", *read);
    ++wishes;
  }
  EXPECT_GT(wishes, 500);
  EXPECT_FALSE(setting.room().is_aside());
}

}  // namespace
}  // namespace wagonaut::tests
