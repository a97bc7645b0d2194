#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

void copy_member(facts::FactMember member, const Fact& from, Fact& to) {
  switch (member) {
    case facts::FactMember::Seat:
      to.seat = from.seat;
      return;
    case facts::FactMember::What:
      to.what = from.what;
      return;
    case facts::FactMember::Card:
      to.card = from.card;
      return;
    case facts::FactMember::Cards:
      to.cards = from.cards;
      return;
    case facts::FactMember::Tickets:
      to.tickets = from.tickets;
      return;
    case facts::FactMember::N:
      to.n = from.n;
      return;
    case facts::FactMember::M:
      to.m = from.m;
      return;
    case facts::FactMember::Token:
      to.token = from.token;
      return;
    case facts::FactMember::Source:
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
    if (own || part.hears == Hears::Everybody) copy_member(facts::member_of(part.field), fact, out);
  return out;
}

}  // namespace wagonaut
