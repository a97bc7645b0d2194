#include "tools/play/speech.h"

#include <fmt/format.h>

#include "engine/rules/price.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

constexpr std::string_view kColourLetters[] = {"R", "B", "G", "Y", "K", "W", "O", "P", "·"};

std::string join(const std::vector<std::string>& parts, std::string_view by) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += by;
    out += part;
  }
  return out;
}

}  // namespace

std::string Speech::seat(Seat seat) const {
  return paint_.seat(seat, fmt::format("{} {}", badge(seat), name(seat)));
}

const std::string& Speech::node(NodeId node) const {
  return text(game_.nodes[std::size_t(node)].name);
}

const std::string& Speech::place(const Place& place) const {
  return place.is == Place::Is::City ? node(place.node()) : text(game_.countries[place.id]);
}

std::string Speech::lane(LaneId lane) const {
  const Lane& it = edition().lane(lane);
  return fmt::format("{} – {}", node(it.a), node(it.b));
}

std::string Speech::spaces(LaneId lane) const {
  const Lane& it = edition().lane(lane);
  const Cost& cost = printed_on(edition(), lane);
  std::string letters;
  for (int i = 0; i < cost.length; ++i)
    letters += i < cost.symbols   ? "*"
               : i < cost.doubled ? "2"
                                  : kColourLetters[std::size_t(cost.colour)];
  std::string painted = paint_.card(cost.colour, letters);
  if (it.tunnel) return "(" + painted + ")";
  if (cost.kind == Kind::Sea) return "~" + painted + "~";
  return painted;
}

std::string Speech::chip(Sort card) const {
  const std::string& letters = game_.labels.sorts[std::size_t(card)];
  const Face& face = edition().face(card);
  return face.loco ? paint_.loco(letters) : paint_.card(face.colour, letters);
}

std::string Speech::card(Sort card) const {
  return fmt::format("{} {}", chip(card), text(game_.sorts[std::size_t(card)].name));
}

std::string Speech::cards(const Cards& cards) const {
  std::string out;
  for (int i = 0; i < edition().faces.size(); ++i)
    for (int n = 0; n < cards[Sort(i)]; ++n) out += chip(Sort(i));
  return out;
}

std::string Speech::hand(const Cards& cards, int indent, int width) const {
  std::vector<std::string> parts;
  for (int i = 0; i < edition().faces.size(); ++i)
    if (const int n = cards[Sort(i)]; n > 0)
      parts.push_back(
          fmt::format("{}×{} {}", chip(Sort(i)), n, text(game_.sorts[std::size_t(i)].name)));
  return parts.empty() ? "–" : flow(parts, "  ", indent, width);
}

std::string Speech::ticket(TicketId ticket) const {
  const Ticket& it = edition().ticket(ticket);
  if (!it.tour.empty()) {
    std::vector<std::string> stops;
    for (const NodeId stop : it.tour) stops.push_back(node(stop));
    return fmt::format("{} ({}/{}, −{})", join(stops, " → "), it.in_order, it.any_order,
                       it.penalty);
  }
  if (it.links.size() == 1)
    return fmt::format("{} – {} ({})", place(it.links[0].from), place(it.links[0].to),
                       it.links[0].points);
  std::vector<std::string> options;
  for (const Link& link : it.links)
    options.push_back(fmt::format("{} {}", place(link.to), link.points));
  return fmt::format("{} – {}", place(it.links[0].from), join(options, " / "));
}

std::string Speech::deck_kind(Deck deck) const {
  if (edition().decks.size() < 2) return "none";
  return edition().deck(deck).kind == Kind::Sea ? "sea" : "rail";
}

std::string Speech::refusal(Refusal refusal, const std::optional<Move>& move) const {
  const bool claims = move && move->kind == MoveKind::ClaimLane;
  const bool builds = move && move->kind == MoveKind::BuildHarbour;
  const std::string route = claims ? lane(move->lane()) : "none";
  const auto known = [&](std::string_view name) -> std::optional<Value> {
    if (name == "decks") return decks();
    if (name == "lane") return route;
    if (name == "node") return builds ? node(move->node()) : "none";
    if (name == "cost")
      return say("costs.of_lane", {{"lane", route}, {"need", "none"}, {"have", "none"}});
    return "none";
  };
  return fmt::format("{} [{}]", say("refusals." + std::string(refusal_name(refusal)), known),
                     refusal_rules(refusal));
}

std::string Speech::points(int n) const {
  return fmt::format("{}{}", n > 0 ? "+" : "", count("point", n));
}

std::string Speech::pieces(Kind kind, int n) const {
  return count(kind == Kind::Sea ? "ship" : "wagon", n);
}

}  // namespace wagonaut::tools
