#include "tools/play/rules.h"

#include <array>
#include <vector>

#include <fmt/format.h>

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

std::string rules_in_short(const Speech& speech, int width) {
  const Edition& ed = speech.edition();
  Lines lines(speech, width);
  add_actions(lines, speech, ed);
  add_claiming(lines, ed);
  lines.add("rules.ending", {{"threshold", std::to_string(ed.end_threshold)},
                             {"turns", speech.count("turn_taken", ed.turns_each)}});
  add_scoring(lines, speech, ed);
  return lines.text();
}

}  // namespace wagonaut::tools
