// What points are for and what breaks ties: the words are told to clients in two places, written
// from the tables.
#include <gtest/gtest.h>

#include "engine/model/award.h"
#include "tests/server/protocol/written.h"

namespace wagonaut::tests::protocol {
namespace {

template <class Forms>
std::string schema_words(const Forms& forms) {
  std::string out;
  for (const auto& form : forms.rows)
    out += (out.empty() ? "\"" : ", \"") + std::string(form.word) + "\"";
  return out;
}

template <class Forms>
std::string client_words(const Forms& forms) {
  std::string out;
  for (const auto& form : forms.rows) out += "\n  | '" + std::string(form.word) + "'";
  return out;
}

TEST(AwardForms, TheSchemaSaysThem) {
  const std::string file = "docs/protocol.schema.json";
  expect_between(file, "\"AwardKind\": {\"enum\": [", "]}", schema_words(kAwardForms));
  expect_between(file, "\"TieKey\": {\"enum\": [", "]}", schema_words(kTieForms));
}

TEST(AwardForms, TheClientsTypesSayThem) {
  const std::string file = "web/src/protocol/awards.ts";
  expect_between(file, "export type AwardKind =", ";\n", client_words(kAwardForms));
  expect_between(file, "export type TieKey =", ";\n", client_words(kTieForms));
}

}  // namespace
}  // namespace wagonaut::tests::protocol
