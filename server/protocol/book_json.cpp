// Pieces of a box with all their words. Only whoever may know a piece has it in its book.
#include <algorithm>

#include "catalog/box_file.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/campaign_parts.h"

namespace wagonaut::server {
namespace {

void write_named(JsonWriter& w, std::string_view key, const Text& text) {
  write_text(w.key(key), text);
}

void write_list(JsonWriter& w, std::string_view key, const std::vector<Text>& texts) {
  w.key(key).open('[');
  for (const Text& text : texts) write_text(w, text);
  w.close(']');
}

void write_events(JsonWriter& w, const BoxEntry& box, const EventSet& events) {
  w.key("events").open('[');
  for (std::size_t i = 0; i < box.law.events.size(); ++i)
    if (events.contains(EventId(i))) w.text(box.law.events[i].id);
  w.close(']');
}

/// What the options of a card's question are called.
void write_answers(JsonWriter& w, const BoxEntry& box, const std::string& card) {
  const auto names = box.text.labels.find(card);
  if (names != box.text.labels.end()) write_list(w, "options", names->second);
}

void write_company_card(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  const CompanyText& text = box.text.companies[i];
  w.field("what", box.law.companies[i].id);
  w.field("colour", colour_word(box.law.companies[i].colour));
  write_named(w, "name", text.name);
  write_named(w, "president", text.president);
  write_named(w, "motto", text.motto);
  write_named(w, "text", text.card);
}

void write_ticket_card(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  const Link& link = box.law.law(2).ticket(TicketId(i)).links[0];
  w.field("what", box.law.ticket_ids[i]);
  w.field("from", box.law.nodes[std::size_t(link.from.node())]);
  w.field("to", box.law.nodes[std::size_t(link.to.node())]).field("points", int(link.points));
}

void write_story(JsonWriter& w, const BoxEntry& box, std::size_t i, int side) {
  const StoryCard& card = box.law.story[i];
  w.field("what", card.id).field("side", side_word(side)).field("game", int(card.game));
  write_named(w, "text", side == 0 ? box.text.story[i].a : box.text.story[i].b);
  write_answers(w, box, card.id + " " + std::string(side_word(side)));
}

void write_region(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  const Region& region = box.law.regions[i];
  const RegionText& text = box.text.regions[i];
  w.field("what", region.id);
  write_named(w, "name", text.name);
  write_named(w, "partner", text.partner);
  write_named(w, "letter", text.letter);
  write_list(w, "inside", text.inside);
  write_set(w.key("cities"), box.law.nodes, region.cities);
  write_set(w.key("tickets"), box.law.ticket_ids, region.tickets);
  write_events(w, box, region.events);
  if (std::size_t(region.module) < box.law.modules.size())
    w.field("module", box.law.modules[std::size_t(region.module)].id);
}

void write_module(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  const Module& module = box.law.modules[i];
  w.field("what", module.id);
  write_named(w, "name", box.text.modules[i].name);
  write_named(w, "text", box.text.modules[i].rule);
  w.key("tokens").open('[');
  for (const TokenId token : module.tokens) w.text(box.law.tokens[std::size_t(token)].id);
  w.close(']');
  write_answers(w, box, module.id);
}

/// Where a token lies: what lies in a city is told by its owner or its number alone.
std::string_view place_word(TokenPlace place) {
  constexpr std::string_view kWords[] = {"seat",  "city_stock", "city_owned", "lane",
                                         "route", "path",       "mark"};
  return kWords[std::size_t(place)];
}

void write_token(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  w.field("what", box.law.tokens[i].id);
  w.field("place", place_word(box.law.tokens[i].rule.place));
  write_named(w, "name", box.text.tokens[i].name);
  w.key("forms").open();
  for (const auto& [language, code] : kLanguages) {
    w.key(code);
    write_texts(w, box.text.tokens[i].forms[std::size_t(language)]);
  }
  w.close();
}

void write_item(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  const ItemCard& item = box.law.items[i];
  w.field("what", item.id).field("sort", item.kind).field("vault", item.vault);
  write_named(w, "name", box.text.items[i].name);
  write_named(w, "text", box.text.items[i].text);
}

void write_event(JsonWriter& w, const BoxEntry& box, std::size_t i) {
  w.field("what", box.law.events[i].id);
  write_named(w, "name", box.text.events[i].name);
  write_named(w, "text", box.text.events[i].text);
  w.field("immediate", box.law.events[i].immediate);
}

void write_words(JsonWriter& w, const BoxEntry& box, const Piece& piece) {
  const std::size_t what = piece.what;
  switch (piece.kind) {
    case PieceKind::Company:
      return write_company_card(w, box, what);
    case PieceKind::Ticket:
      return write_ticket_card(w, box, what);
    case PieceKind::Event:
      return write_event(w, box, what);
    case PieceKind::StoryA:
      return write_story(w, box, what, 0);
    case PieceKind::StoryB:
      return write_story(w, box, what, 1);
    case PieceKind::Region:
      return write_region(w, box, what);
    case PieceKind::Module:
      return write_module(w, box, what);
    case PieceKind::Token:
      return write_token(w, box, what);
    case PieceKind::Item:
      return write_item(w, box, what);
    case PieceKind::PostcardOpen:
      w.field("what", int(what));
      return write_named(w, "text", box.text.postcards[what].open);
    case PieceKind::PostcardSecret:
      w.field("what", int(what));
      return write_named(w, "text", box.text.postcards[what].secret);
    case PieceKind::Count:
      w.field("what", box.law.evaluation.parts[what].id);
      return write_named(w, "text", box.text.parts[what].text);
  }
}

/// Where it can be looked at, and who is in its portraits.
void write_pictures(JsonWriter& w, const BoxPictures& pictures, const Piece& piece) {
  const auto names = pictures.of.find(piece);
  if (names == pictures.of.end()) return;
  w.key("pictures").open('[');
  for (const std::string& name : names->second)
    w.text(name + "?v=" + pictures.files.find(name)->second.mark);
  w.close(']');
  w.key("people").open();
  for (const auto& [person, words] : pictures.people)
    if (std::find(names->second.begin(), names->second.end(), "portrait/" + person) !=
        names->second.end())
      write_named(w, person, words);
  w.close();
}

}  // namespace

std::string book_json(const BoxEntry& box, const Books::Book& book) {
  JsonWriter w;
  w.open().field("book", book.mark).key("pieces").open('[');
  for (const OpenedPiece& one : book.pieces) {
    w.open().field("id", piece_id(box.law, one.piece)).field("kind", piece_word(one.piece.kind));
    w.field("entry", one.entry);
    write_words(w, box, one.piece);
    write_pictures(w, box.pictures, one.piece);
    w.close();
  }
  return w.close(']').close().take();
}

}  // namespace wagonaut::server
