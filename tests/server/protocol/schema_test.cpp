// The published schema names every word that the code can say. (Whether real messages fit it is
// checked by tests/protocol/check.mjs.)
#include <boost/json/parse.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/model/refusal.h"
#include "server/room/reply.h"
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
