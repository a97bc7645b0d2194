#include "catalog/catalog.h"
#include "catalog/edition_card.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

void write_option(JsonWriter& w, const Option& option) {
  w.open().field("id", option.id).key("name");
  write_text(w, option.name);
  w.field("standard", option.standard).key("choices").open('[');
  for (const OptionChoice& choice : option.choices) {
    write_text(w.open().field("id", choice.id).key("name"), choice.name);
    w.close();
  }
  w.close(']').close();
}

void write_card(JsonWriter& w, const EditionCard& card) {
  w.open().field("id", card.id).key("name");
  write_text(w, card.name);
  w.field("rules", card.rules).field("map", card.map).key("seats").open('[');
  w.number(card.min_seats).number(card.max_seats).close(']').key("options").open('[');
  for (const Option& option : card.options) write_option(w, option);
  w.close(']').close();
}

}  // namespace

std::string editions_json(const Catalog& catalog, const std::vector<BotName>& bots) {
  JsonWriter w;
  w.open().key("editions").open('[');
  for (const EditionCard& card : catalog.editions()) write_card(w, card);
  w.close(']').key("bots").open('[');
  for (const BotName& bot : bots) {
    write_text(w.open().field("id", bot.id).key("name"), bot.name);
    w.close();
  }
  return w.close(']').field("campaigns", !catalog.boxes().empty()).close().take();
}

}  // namespace wagonaut::server
