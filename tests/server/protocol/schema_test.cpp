// The published schema names every word that the code can say. (Whether real messages fit it is
// checked by tests/protocol/check.mjs.)
#include <boost/json/parse.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/model/refusal.h"
#include "server/room/reply.h"
#include "server/room/settings.h"
#include "server/room/table_act.h"
#include "server/store/store.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests::protocol {
namespace {

using Words = std::set<std::string>;

std::string text_of_file(const std::string& path) {
  std::ifstream in(WAGONAUT_ROOT "/docs/" + path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

json::object definitions() {
  return parsed(text_of_file("protocol.schema.json"), "").at("definitions").as_object();
}

Words words_of(const json::value& enumeration) {
  Words out;
  for (const json::value& word : enumeration.at("enum").as_array()) out.insert(str(word));
  return out;
}

template <class Enum>
Words all_words(Enum last, std::string_view (*name)(Enum)) {
  Words out;
  for (int i = 0; i <= int(last); ++i) out.emplace(name(Enum(i)));
  return out;
}

template <class Enum>
Words words_for() {
  return {server::Words<Enum>::all.begin(), server::Words<Enum>::all.end()};
}

/// The words that a definition has for one of its members.
Words member_words(const char* definition, const char* member) {
  return words_of(definitions().at(definition).at("properties").at(member));
}

// What is sent to a table and what is told of it are the same words.
TEST(Protocol, TheSchemaNamesEverySettingOfATable) {
  for (const char* definition : {"OpenTable", "Settings"}) {
    EXPECT_EQ(member_words(definition, "undo"), words_for<server::UndoRule>());
    EXPECT_EQ(member_words(definition, "aids"), words_for<server::Aids>());
    EXPECT_EQ(member_words(definition, "chat"), words_for<server::ChatRule>());
  }
  const auto clock = definitions().at("Settings").at("properties").at("clock").at("properties");
  EXPECT_EQ(words_of(clock.at("kind")), words_for<server::ClockKind>());
  EXPECT_EQ(member_words("TableSeat", "holder"), words_for<server::Holder>());
  Words status = words_for<server::Status>();
  status.insert("revealing");  // of a table, between its start and its deal
  EXPECT_EQ(member_words("Table", "status"), status);
}

TEST(Protocol, TheSchemaNamesEveryActOfATable) {
  EXPECT_EQ(member_words("Happening", "act"),
            all_words(server::TableActKind::Closed, server::told_word));
}

TEST(Protocol, TheSchemaNamesEveryAnswer) {
  EXPECT_EQ(words_of(definitions().at("Answer")),
            all_words(server::Answer::Unavailable, server::answer_name));
}

TEST(Protocol, TheSchemaNamesEveryRefusal) {
  EXPECT_EQ(words_of(definitions().at("Refusal").at("properties").at("code")),
            all_words(Refusal(kRefusals - 1), refusal_name));
}

TEST(Protocol, TheDocumentNamesEveryAnswer) {
  const std::string document = text_of_file("protocol.md");
  for (const std::string& word : all_words(server::Answer::Unavailable, server::answer_name))
    EXPECT_NE(document.find("`" + word + "`"), document.npos) << word;
}

}  // namespace
}  // namespace wagonaut::tests::protocol
