#include <array>

#include "engine/model/fact.h"
#include "engine/record/record.h"
#include "engine/record/words.h"
#include "server/protocol/writing.h"
#include "server/room/source_text.h"

namespace wagonaut::server {
namespace {

constexpr std::array<std::string_view, kColours> kColourNames{"red",   "blue",  "green",  "yellow",
                                                              "black", "white", "orange", "purple"};

/// A secret of somebody else's, or no card behind it.
bool untold(const FactPart& part, const Fact& fact) {
  if (part.field == FactField::Source) return fact.source == FactSource{};
  if (part.hears == Hears::Everybody) return false;
  if (part.field == FactField::Card) return fact.card == kNoCard;
  return part.field == FactField::Cards ? fact.cards.empty() : fact.tickets.empty();
}

void write_part(JsonWriter& w, const Labels& labels, const FactPart& part, const Fact& fact) {
  switch (part.field) {
    case FactField::Seat:
      w.field(part.name, index(fact.seat));
      return;
    case FactField::Slot:
      w.field(part.name, fact.what);
      return;
    case FactField::Deck:
      w.field(part.name, labels.decks[fact.what]);
      return;
    case FactField::Lane:
      w.field(part.name, labels.lanes[fact.what]);
      return;
    case FactField::Node:
      w.field(part.name, labels.nodes[fact.what]);
      return;
    case FactField::Pieces:
      w.field(part.name, Kind(fact.what) == Kind::Rail ? "trains" : "ships");
      return;
    case FactField::Event:
      w.field(part.name, name_in(labels.events, fact.what));
      return;
    case FactField::Item:
      w.field(part.name, name_in(labels.items, fact.what));
      return;
    case FactField::Postcard:
    case FactField::Story:
      w.field(part.name, fact.what);
      return;
    case FactField::Side:
      w.field(part.name, fact.n == 0 ? "a" : "b");
      return;
    case FactField::Colour:
      w.field(part.name, kColourNames[std::size_t(fact.n)]);
      return;
    case FactField::Token:
      w.field(part.name, name_in(labels.tokens, fact.token));
      return;
    case FactField::Source:
      w.field(part.name, source_text(labels, fact.source));
      return;
    case FactField::Card:
      w.field(part.name, labels.sorts[std::size_t(fact.card)]);
      return;
    case FactField::Cards:
      w.field(part.name, cards_text(labels, fact.cards));
      return;
    case FactField::Tickets:
      write_set(w.key(part.name), labels.tickets, fact.tickets);
      return;
    case FactField::Count:
    case FactField::Points:
      w.field(part.name, fact.n);
      return;
    case FactField::Count2:
    case FactField::Points2:
      w.field(part.name, fact.m);
      return;
  }
}

}  // namespace

void write_fact(JsonWriter& w, const Labels& labels, const Fact& fact) {
  w.open().field("kind", fact_name(fact.kind));
  for (const FactPart& part : form_of(fact.kind).parts)
    if (!untold(part, fact)) write_part(w, labels, part, fact);
  w.close();
}

}  // namespace wagonaut::server
