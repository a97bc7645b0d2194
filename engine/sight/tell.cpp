#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

void copy_part(FactField field, const Fact& from, Fact& to) {
  switch (field) {
    case FactField::Seat:
      to.seat = from.seat;
      return;
    case FactField::Slot:
    case FactField::Deck:
    case FactField::Lane:
    case FactField::Node:
    case FactField::Pieces:
    case FactField::Event:
    case FactField::Item:
    case FactField::Postcard:
    case FactField::Story:
      to.what = from.what;
      return;
    case FactField::Card:
      to.card = from.card;
      return;
    case FactField::Cards:
      to.cards = from.cards;
      return;
    case FactField::Tickets:
      to.tickets = from.tickets;
      return;
    case FactField::Count:
    case FactField::Points:
    case FactField::Side:
    case FactField::Colour:
      to.n = from.n;
      return;
    case FactField::Count2:
    case FactField::Points2:
      to.m = from.m;
      return;
    case FactField::Token:
      to.token = from.token;
      return;
    case FactField::Source:
      to.source = from.source;
      return;
  }
}

}  // namespace

/// Built up from nothing: what no row names is told to nobody.
Fact tell(const Fact& fact, std::optional<Seat> viewer) {
  const bool own = viewer && fact.seat == *viewer;
  Fact out{.kind = fact.kind};
  for (const FactPart& part : form_of(fact.kind).parts)
    if (own || part.hears == Hears::Everybody) copy_part(part.field, fact, out);
  return out;
}

}  // namespace wagonaut
