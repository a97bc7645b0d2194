// The table of facts is told to clients in three places, each written from its rows.
#include <gtest/gtest.h>

#include "engine/model/fact.h"
#include "tests/server/protocol/written.h"

namespace wagonaut::tests::protocol {
namespace {

/// The words joined by ", ".
template <class Word>
std::string listed(const FactForm& form, const Word& word) {
  std::string out;
  for (const FactPart& part : form.parts) out += (out.empty() ? "" : ", ") + word(part);
  return out;
}

/// A secret, and the card behind a fact that none brought about, may be missing.
bool always_told(const FactPart& part) {
  return part.hears == Hears::Everybody && part.field != FactField::Source;
}

// --- the schema ----------------------------------------------------------------------------------

std::string schema_type(FactField field) {
  const auto named = [](const std::string& name) {
    return R"({"$ref": "#/definitions/)" + name + "\"}";
  };
  switch (field) {
    case FactField::Seat:
      return named("Seat");
    case FactField::Deck:
    case FactField::Lane:
    case FactField::Node:
    case FactField::Event:
    case FactField::Item:
    case FactField::Token:
      return named("Label");
    case FactField::Side:
      return R"({"enum": ["a", "b"]})";
    case FactField::Colour:
    case FactField::Source:
      return R"({"type": "string"})";
    case FactField::Pieces:
      return R"({"enum": ["trains", "ships"]})";
    case FactField::Card:
      return named("CardCode");
    case FactField::Cards:
      return named("Cards");
    case FactField::Tickets:
      return R"({"type": "array", "items": )" + named("Label") + "}";
    case FactField::Slot:
    case FactField::Postcard:
    case FactField::Story:
    case FactField::Count:
    case FactField::Count2:
      return R"({"type": "integer", "minimum": 0})";
    case FactField::Points:
    case FactField::Points2:
      return R"({"type": "integer"})";
  }
  return "";
}

std::string quoted_name(const FactPart& part) {
  return "\"" + std::string(part.name) + "\"";
}

/// On one line where there are few.
std::string schema_properties(const FactForm& form) {
  const bool few = form.parts.size() < 2;
  std::string out = few ? "{" : "{\n            ";
  out += R"("kind": {"const": ")" + std::string(form.name) + "\"}";
  for (const FactPart& part : form.parts)
    out += (few ? ", " : ",\n            ") + quoted_name(part) + ": " + schema_type(part.field);
  return out + (few ? "}" : "\n          }");
}

std::string schema_required(const FactForm& form) {
  std::string out = R"("kind")";
  for (const FactPart& part : form.parts)
    if (always_told(part)) out += ", " + quoted_name(part);
  return out;
}

std::string schema_text() {
  std::string out;
  for (const FactForm& form : facts::kForms) {
    out += out.empty() ? "\n        {\n" : ",\n        {\n";
    out += "          \"type\": \"object\",\n";
    out += "          \"properties\": " + schema_properties(form) + ",\n";
    out += "          \"required\": [" + schema_required(form) + "],\n";
    out += "          \"additionalProperties\": false\n        }";
  }
  return out;
}

TEST(FactForms, TheSchemaSaysThem) {
  expect_between("docs/protocol.schema.json",
                 R"("description": "One thing that happened in the game.",
      "oneOf": [)",
                 "\n      ]\n", schema_text());
}

// --- the client's types --------------------------------------------------------------------------

std::string client_type(FactField field) {
  switch (field) {
    case FactField::Seat:
      return "Seat";
    case FactField::Deck:
    case FactField::Lane:
    case FactField::Node:
    case FactField::Event:
    case FactField::Item:
    case FactField::Token:
    case FactField::Colour:
    case FactField::Source:
      return "string";
    case FactField::Side:
      return "'a' | 'b'";
    case FactField::Pieces:
      return "'trains' | 'ships'";
    case FactField::Card:
      return "CardCode";
    case FactField::Cards:
      return "Cards";
    case FactField::Tickets:
      return "string[]";
    case FactField::Slot:
    case FactField::Postcard:
    case FactField::Story:
    case FactField::Count:
    case FactField::Points:
    case FactField::Count2:
    case FactField::Points2:
      return "number";
  }
  return "";
}

std::string types_text() {
  std::string out;
  for (const FactForm& form : facts::kForms) {
    out += "\n  | { kind: '" + std::string(form.name) + "'";
    for (const FactPart& part : form.parts)
      out += "; " + std::string(part.name) + (always_told(part) ? "" : "?") + ": " +
             client_type(part.field);
    out += " }";
  }
  return out;
}

TEST(FactForms, TheClientsTypesSayThem) {
  expect_between("web/src/protocol/facts.ts", "export type Fact =", ";\n", types_text());
}

// --- the protocol's page -------------------------------------------------------------------------

std::string page_word(const FactPart& part) {
  std::string out = "`" + std::string(part.name) + "`";
  if (part.field == FactField::Pieces) out += " (`trains` or `ships`)";
  return always_told(part) ? out : "[" + out + "]";
}

std::string page_text() {
  std::string out;
  for (const FactForm& form : facts::kForms) {
    out += "| `" + std::string(form.name) + "` | " + listed(form, page_word);
    if (!form.note.empty()) out += ": " + std::string(form.note);
    out += form.parts.empty() ? "|\n" : " |\n";
  }
  return out;
}

TEST(FactForms, TheProtocolsPageSaysThem) {
  expect_between("docs/protocol.md", "| kind | fields |\n|---|---|\n", "\n## Reasons", page_text());
}

}  // namespace
}  // namespace wagonaut::tests::protocol
