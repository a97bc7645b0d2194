#include "tools/play/why.h"

namespace wagonaut::tools {
namespace {

/// What a reason does not speak of stays empty: its sentence has no blank for it.
template <class Id, class Name>
std::string named(const std::optional<Id>& id, Name name) {
  return id ? std::string(name(*id)) : std::string();
}

std::string kind_words(const Speech& speech, const std::optional<Kind>& kind) {
  if (!kind) return {};
  return form(speech.language(), *kind == Kind::Sea ? Noun::Ship : Noun::Train, 2);
}

}  // namespace

std::string why_sentence(const Speech& speech, const Reason& reason) {
  const auto ticket = [&](TicketId id) { return speech.ticket(id); };
  const auto counted = [&](Noun noun, const std::optional<int>& n) {
    return speech.count(noun, n.value_or(0));
  };
  const std::string why = speech.say(
      reason.why, {{"ticket", named(reason.ticket, ticket)},
                   {"other", named(reason.other, ticket)},
                   {"lane", named(reason.lane, [&](LaneId id) { return speech.lane(id); })},
                   {"node", named(reason.node, [&](NodeId id) { return speech.node(id); })},
                   {"deck", named(reason.deck, [&](Deck id) { return speech.deck(id); })},
                   {"kind", kind_words(speech, reason.kind)},
                   {"count", std::to_string(reason.count.value_or(0))},
                   {"spaces", counted(Noun::Space, reason.count)},
                   {"cards", counted(Noun::Card, reason.count)},
                   {"tickets", counted(Noun::Ticket, reason.count)},
                   {"turns", counted(Noun::Turn, reason.count)},
                   {"points", counted(Noun::Point, reason.points)},
                   {"trains", counted(Noun::Train, reason.trains)},
                   {"ships", counted(Noun::Ship, reason.ships)}});
  return speech.say(Line::WhyIs, {{"why", why}});
}

}  // namespace wagonaut::tools
