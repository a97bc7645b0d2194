// What points are for and what breaks ties: the words are told to clients in two places, written
// from the tables.
#include <gtest/gtest.h>

#include "engine/model/award.h"
#include "tests/server/protocol/written.h"

namespace wagonaut::tests::protocol {
namespace {

template <class Words>
std::string schema_words(const Words& words) {
  std::string out;
  for (const auto& [kind, word] : words.rows)
    out += (out.empty() ? "\"" : ", \"") + std::string(word) + "\"";
  return out;
}

template <class Words>
std::string client_words(const Words& words) {
  std::string out;
  for (const auto& [kind, word] : words.rows) out += "\n  | '" + std::string(word) + "'";
  return out;
}

TEST(AwardWords, TheSchemaSaysThem) {
  const std::string file = "docs/protocol.schema.json";
  expect_between(file, "\"AwardKind\": {\"enum\": [", "]}", schema_words(kAwardWords));
  expect_between(file, "\"TieKey\": {\"enum\": [", "]}", schema_words(kTieWords));
}

TEST(AwardWords, TheClientsTypesSayThem) {
  const std::string file = "web/src/protocol/awards.ts";
  expect_between(file, "export type AwardKind =", ";\n", client_words(kAwardWords));
  expect_between(file, "export type TieKey =", ";\n", client_words(kTieWords));
}

}  // namespace
}  // namespace wagonaut::tests::protocol
