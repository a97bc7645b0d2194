#include "tools/play/rules.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/campaign/opening.h"
#include "engine/campaign/pieces.h"
#include "engine/model/state.h"
#include "engine/rules/price.h"
#include "texts/book.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

/// What the lanes of the board make necessary to know.
struct Terrain {
  bool tunnels = false, ferries = false, rough = false, sea = false, swaps = false;
  bool plain_without_locos = false;
};

Terrain terrain_of(const Edition& ed) {
  Terrain found;
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const Cost& cost = printed_on(ed, LaneId(i));
    found.tunnels |= ed.lane(LaneId(i)).tunnel;
    found.ferries |= cost.symbols > 0;
    found.rough |= cost.doubled > 0;
    found.sea |= cost.kind == Kind::Sea;
    found.swaps |= cost.swap_rate > 0 && cost.symbols == 0;
    found.plain_without_locos |= !cost.locos;
  }
  return found;
}

/// "1→1 2→2 3→4": points by length, for the lengths on the board; "none" if there are none.
std::string point_table(const Edition& ed) {
  std::array<int, 32> points{};
  for (const Lane& lane : ed.lanes)
    points[std::size_t(lane.length()) % points.size()] = int{lane.points};
  std::string out;
  for (std::size_t length = 1; length < points.size(); ++length)
    if (points[length] > 0)
      out += fmt::format("{}{}→{}", out.empty() ? "" : ", ", length, points[length]);
  return out.empty() ? "none" : out;
}

class Lines {
 public:
  Lines(const Speech& speech, int width) : speech_(speech), width_(width) {}
  void add(std::string_view key, std::initializer_list<Blank> blanks = {}) {
    text_ += " • " + wrap(speech_.say(key, blanks), 3, width_) + "\n";
  }
  std::string text() { return std::move(text_); }

 private:
  const Speech& speech_;
  int width_;
  std::string text_;
};

void add_actions(Lines& lines, const Speech& speech, const Edition& ed) {
  lines.add(ed.pieces.harbours > 0 ? "rules.five_actions" : "rules.three_actions");
  lines.add(ed.loco_limit == LocoLimit::Strict ? "rules.draw_strict" : "rules.draw_free");
  if (ed.decks.size() > 1) lines.add("rules.two_decks");
  if (ed.flush_at > 0) lines.add("rules.flush", {{"count", speech.count("loco", ed.flush_at)}});
  lines.add("rules.draw_tickets", {{"offer", speech.count("ticket", ed.later_offer.offer)},
                                   {"keep", std::to_string(ed.later_offer.keep)}});
}

/// A rule that the story of this game brings is read before it is looked up (L-24).
bool unread(const Speech& speech, const OpenTable& open, std::size_t module) {
  if (speech.box() == nullptr) return false;
  const auto& readings = speech.edition().affairs.readings;
  for (int i = readings_done(speech.edition(), open); i < readings.size(); ++i) {
    const Reading& read = readings[std::size_t(i)];
    for (const Deed& deed : speech.box()->law.story[read.card].sides[read.side].deeds)
      if (deed.kind == DeedKind::ModuleOn && deed.what == module) return true;
  }
  return false;
}

/// Routes that are claimed like a tunnel for now, each once.
std::string passes_now(const Speech& speech, const OpenTable& open) {
  const Edition& ed = speech.edition();
  std::vector<std::string> out;
  for (const LaneId lane : board_sight(ed).lanes) {
    if (ed.lane(lane).tunnel || full_price(ed, open, Seat{0}, lane).reveal == 0) continue;
    const std::string name = speech.lane(lane);
    if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
  }
  return joined(out, ", ");
}

/// From where to where a rule pays for joining cities of two lists.
void add_joined(Lines& lines, const Speech& speech) {
  const Effects& effects = speech.edition().effects;
  const auto names = [&](const NodeSet& cities) {
    std::vector<std::string> out;
    for (const NodeId city : cities) out.push_back(speech.node(city));
    return joined(out, ", ");
  };
  std::string last;
  for (const Sentence& row : effects.sentences)
    for (int i = 0; i < row.tests; ++i) {
      const Test& test = effects.tests[row.first_test + i];
      if (test.kind != TestKind::Join || Source(row.source) != Source::Module) continue;
      const std::string name = speech.card_name({std::uint8_t(row.source), row.card});
      if (name != std::exchange(last, name))
        lines.add("rules.joined", {{"name", name},
                                   {"from", names(effects.node_sets[test.a])},
                                   {"to", names(effects.node_sets[test.b])}});
    }
}

/// Where the rules of regions hold, the trail of what wanders, and passes.
void add_places(Lines& lines, const Speech& speech, const OpenTable& open) {
  const Edition& ed = speech.edition();
  if (speech.box() == nullptr) return;
  const auto& regions = speech.box()->law.regions;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    std::vector<std::string> cities;
    for (const NodeId city : regions[i].cities)
      if (!ed.nodes[std::size_t(city)].off_board) cities.push_back(speech.node(city));
    if (!cities.empty())
      lines.add("rules.region", {{"name", speech.text(speech.box()->text.regions[i].name)},
                                 {"cities", joined(cities, ", ")}});
  }
  add_joined(lines, speech);
  std::vector<std::string> trail;
  for (const NodeId city : ed.affairs.path) trail.push_back(speech.node(city));
  for (int i = 0; i < ed.affairs.tokens.size(); ++i)
    if (ed.affairs.tokens[i].place == TokenPlace::Path && open.extras.path != kNone)
      lines.add("rules.trail",
                {{"token", speech.token(std::uint8_t(i))}, {"cities", joined(trail, " → ")}});
  if (!ed.effects.any(When::Price)) return;
  if (const std::string passes = passes_now(speech, open); !passes.empty())
    lines.add("rules.passes", {{"lanes", passes}});
}

/// What newspapers, companies and large cities do, and each further rule that is in force.
void add_cards(Lines& lines, const Speech& speech, const OpenTable& open) {
  const Edition& ed = speech.edition();
  if (!speech.in_dollars()) return;
  std::string cities;
  for (const NodeText& node : speech.game().nodes)
    if (node.large) cities += (cities.empty() ? "" : ", ") + speech.text(node.name);
  lines.add("rules.dollars", {{"money", speech.money(ed.affairs.start_money)}});
  lines.add("rules.company_colour");
  if (!cities.empty()) lines.add("rules.large_cities", {{"cities", cities}});
  lines.add("rules.newspapers");
  if (std::any_of(ed.faces.begin(), ed.faces.end(),
                  [](const Face& face) { return face.mark != Mark::Plain; }))
    lines.add("rules.marks");
  if (ed.draw_reserve > 0)
    lines.add("rules.draw_reserve", {{"n", std::to_string(ed.draw_reserve)}});
  const auto& modules = speech.game().modules;
  for (std::size_t i = 0; i < modules.size(); ++i)
    if (!modules[i].id.empty() && !unread(speech, open, i))
      lines.add("rules.of_module",
                {{"name", speech.text(modules[i].name)}, {"rule", speech.text(modules[i].rule)}});
  add_places(lines, speech, open);
}

void add_claiming(Lines& lines, const Edition& ed) {
  const Terrain terrain = terrain_of(ed);
  lines.add("rules.claim", {{"table", point_table(ed)}});
  if (terrain.plain_without_locos) lines.add("rules.locos_only_there");
  if (terrain.tunnels) lines.add("rules.tunnels");
  if (terrain.ferries) lines.add("rules.ferries");
  if (terrain.swaps) lines.add("rules.four_for_one");
  if (terrain.rough) lines.add("rules.rough_ground");
  if (terrain.sea) lines.add("rules.sea");
  lines.add(ed.one_lane_per_group ? "rules.one_of_two_lanes" : "rules.both_lanes");
}

void add_scoring(Lines& lines, const Speech& speech, const Edition& ed) {
  for (const Award& award : ed.awards)
    lines.add("award_rules." + std::string(kAwardForms[award.kind].word),
              {{"points", speech.count("point", award.points)},
               {"one", std::to_string(award.by_tickets[1])},
               {"two", std::to_string(award.by_tickets[2])},
               {"three", std::to_string(award.by_tickets[3])},
               {"unbuilt", speech.count("point", award.unbuilt)},
               {"most", std::to_string(award.by_idle[0])}});
}

}  // namespace

std::string rules_in_short(const Speech& speech, const OpenTable& open, int width) {
  const Edition& ed = speech.edition();
  Lines lines(speech, width);
  add_actions(lines, speech, ed);
  add_claiming(lines, ed);
  add_cards(lines, speech, open);
  lines.add("rules.ending",
            {{"threshold", speech.count(ed.pieces.ships > 0 ? "piece" : "wagon", ed.end_threshold)},
             {"turns", speech.count("turn_taken", ed.turns_each)}});
  add_scoring(lines, speech, ed);
  return lines.text();
}

}  // namespace wagonaut::tools
