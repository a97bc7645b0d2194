#include "tools/play/speech.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "engine/campaign/opening.h"
#include "engine/rules/price.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

constexpr std::string_view kColourLetters[] = {"R", "B", "G", "Y", "K", "W", "O", "P", "·"};

std::string_view mark_key(Mark mark) {
  return mark == Mark::Pick ? "labels.pick" : "labels.skull";
}

}  // namespace

std::string Speech::seat(Seat seat) const {
  return owned(seat, fmt::format("{} {}", badge(seat), name(seat)));
}

std::string Speech::owned(Seat seat, std::string_view text) const {
  return in_dollars() ? paint_.company(edition().affairs.company[seat], text)
                      : paint_.seat(seat, text);
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

std::string Speech::spaces_now(const OpenTable& open, Seat seat, LaneId lane) const {
  const bool pass = !edition().lane(lane).tunnel && edition().effects.any(When::Price) &&
                    full_price(edition(), open, seat, lane).reveal > 0;
  return pass ? "(" + spaces(lane) + ")" : spaces(lane);
}

std::string Speech::colour_letter(Colour colour) {
  return std::string(kColourLetters[std::size_t(colour)]);
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
    for (int n = 0; n < cards[Sort(i)]; ++n) out += chip(plain(Sort(i)));
  return out;
}

Sort Speech::plain(Sort card) const {
  const Face& it = edition().face(card);
  for (int i = 0; it.mark != Mark::Plain && i < edition().faces.size(); ++i) {
    const Face& face = edition().faces[std::size_t(i)];
    if (face.colour == it.colour && face.mark == Mark::Plain && !face.loco && !face.news)
      return Sort(i);
  }
  return card;
}

std::string Speech::hand(const Cards& cards, int indent, int width) const {
  std::vector<std::string> parts;
  for (int i = 0; i < edition().faces.size(); ++i) {
    if (plain(Sort(i)) != Sort(i)) continue;
    int n = 0;
    std::vector<std::string> marks;
    for (int k = 0; k < edition().faces.size(); ++k) {
      if (plain(Sort(k)) != Sort(i)) continue;
      n += cards[Sort(k)];
      const Mark mark = edition().face(Sort(k)).mark;
      if (mark != Mark::Plain && cards[Sort(k)] > 0)
        marks.push_back(say(mark_key(mark), {{"n", std::to_string(int{cards[Sort(k)]})}}));
    }
    if (n == 0) continue;
    parts.push_back(
        fmt::format("{}×{} {}", chip(Sort(i)), n, text(game_.sorts[std::size_t(i)].name)));
    if (!marks.empty()) parts.back() += " " + paint_.dim("(" + joined(marks, ", ") + ")");
  }
  return parts.empty() ? "–" : flow(parts, "  ", indent, width);
}

std::string Speech::ticket(TicketId ticket) const {
  const Ticket& it = edition().ticket(ticket);
  if (!it.tour.empty()) {
    std::vector<std::string> stops;
    for (const NodeId stop : it.tour) stops.push_back(node(stop));
    return fmt::format("{} ({}/{}, −{})", joined(stops, " → "), it.in_order, it.any_order,
                       it.penalty);
  }
  if (it.links.size() == 1)
    return fmt::format(
        "{} – {} ({})", place(it.links[0].from), place(it.links[0].to),
        in_dollars() ? money(it.links[0].points) : std::to_string(it.links[0].points));
  std::vector<std::string> options;
  for (const Link& link : it.links)
    options.push_back(fmt::format("{} {}", place(link.to), link.points));
  return fmt::format("{} – {}", place(it.links[0].from), joined(options, " / "));
}

std::string Speech::ends(TicketId ticket) const {
  const Link& link = edition().ticket(ticket).links[0];
  return place(link.from) + " – " + place(link.to);
}

std::string Speech::order(TicketId ticket) const {
  return ends(ticket) + " (" + money((edition().ticket(ticket).links[0].points + 1) / 2) + ")";
}

std::string Speech::way() const {
  const auto& lanes = edition().lanes;
  const bool tunnels =
      std::any_of(lanes.begin(), lanes.end(), [](const Lane& lane) { return lane.tunnel; });
  return tunnels ? "tunnel" : "pass";
}

std::string Speech::deck_kind(Deck deck) const {
  if (edition().decks.size() < 2) return "none";
  return edition().deck(deck).kind == Kind::Sea ? "sea" : "rail";
}

std::string Speech::refusal(Refusal refusal, const std::optional<Move>& move, int least) const {
  const bool claims = move && move->kind == MoveKind::ClaimLane;
  const bool builds = move && move->kind == MoveKind::BuildHarbour;
  const std::string route = claims ? lane(move->lane()) : "none";
  const auto known = [&](std::string_view name) -> std::optional<Value> {
    if (name == "decks") return decks();
    if (name == "way") return way();
    if (name == "lane") return route;
    if (name == "least" && least > 0) return long{least};
    if (name == "node") return builds ? node(move->node()) : "none";
    if (name == "cost")
      return say("costs.of_lane", {{"lane", route}, {"need", "none"}, {"have", "none"}});
    return "none";
  };
  return fmt::format("{} [{}]", say("refusals." + std::string(refusal_name(refusal)), known),
                     refusal_rules(refusal));
}

/// A lane of one colour that is paid with cards of it, and the cards; else any lane, without them.
std::string Speech::example_claim() const {
  const LaneSet lanes = board_sight(edition()).lanes;
  for (const LaneId id : lanes) {
    const Cost& cost = printed_on(edition(), id);
    if (edition().lane(id).tunnel || cost.kind == Kind::Sea || cost.symbols + cost.doubled > 0)
      continue;
    for (int i = 0; i < edition().faces.size(); ++i) {
      const Face& face = edition().faces[std::size_t(i)];
      if (face.loco || face.news || face.colour != cost.colour) continue;
      std::string cards;
      for (int n = 0; n < cost.length; ++n) cards += game_.labels.sorts[std::size_t(i)];
      return node(edition().lane(id).a) + "-" + node(edition().lane(id).b) + " " + cards;
    }
  }
  const Lane& any = edition().lane(*lanes.begin());
  return node(any.a) + "-" + node(any.b);
}

std::string Speech::example_city() const {
  return node(edition().lane(*board_sight(edition()).lanes.begin()).a);
}

std::string Speech::points(int n) const {
  if (in_dollars()) return short_points(n);
  return fmt::format("{}{}", n > 0 ? "+" : "", count("point", n));
}

std::string Speech::short_points(int n) const {
  if (!in_dollars()) return fmt::format("{:+}", n);
  return (n < 0 ? "−" : "+") + money(std::abs(n));
}

std::string Speech::total(int n) const {
  return in_dollars() ? money(n) : count("point", n);
}

std::string Speech::pieces(Kind kind, int n) const {
  return count(kind == Kind::Sea ? "ship" : "wagon", n);
}

}  // namespace wagonaut::tools
