#include "tools/play/why.h"

namespace wagonaut::tools {
namespace {

/// What a reason does not speak of is "none".
template <class Id, class Name>
std::optional<Value> named(const std::optional<Id>& id, Name name) {
  return id ? std::string(name(*id)) : "none";
}

std::optional<Value> number_told(const std::optional<int>& n) {
  return long{n.value_or(0)};
}

/// What a blank of a reason's sentence stands for: a field of the reason, by its name on the wire.
std::optional<Value> blank_of(const Speech& speech, const Reason& reason, std::string_view name) {
  const auto ticket = [&](TicketId id) { return speech.ticket(id); };
  if (name == "ticket") return named(reason.ticket, ticket);
  if (name == "other") return named(reason.other, ticket);
  if (name == "lane") return named(reason.lane, [&](LaneId id) { return speech.lane(id); });
  if (name == "node") return named(reason.node, [&](NodeId id) { return speech.node(id); });
  if (name == "deck") return named(reason.deck, [&](Deck id) { return speech.deck_kind(id); });
  if (name == "pieces")
    return named(reason.kind, [](Kind kind) { return kind == Kind::Sea ? "ships" : "trains"; });
  if (name == "count") return number_told(reason.count);
  if (name == "points") return number_told(reason.points);
  if (name == "trains") return number_told(reason.trains);
  if (name == "ships") return number_told(reason.ships);
  return std::nullopt;
}

}  // namespace

std::string why_sentence(const Speech& speech, const Reason& reason) {
  const std::string why =
      speech.say("whys." + std::string(code_of(reason.why)),
                 [&](std::string_view name) { return blank_of(speech, reason, name); });
  return speech.say("lines.why_is", {{"why", why}});
}

}  // namespace wagonaut::tools
