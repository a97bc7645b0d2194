#include "tools/play/rules.h"

#include <array>
#include <vector>

#include <fmt/format.h>

#include "engine/rules/price.h"
#include "tools/columns.h"
#include "tools/text/rule_lines.h"

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

/// "1→1 2→2 3→4": points by length, for the lengths on the board.
std::string point_table(const Edition& ed) {
  std::array<int, 32> points{};
  for (const Lane& lane : ed.lanes)
    points[std::size_t(lane.length()) % points.size()] = int{lane.points};
  std::string out;
  for (std::size_t length = 1; length < points.size(); ++length)
    if (points[length] > 0)
      out += fmt::format("{}{}→{}", out.empty() ? "" : ", ", length, points[length]);
  return out;
}

class Lines {
 public:
  Lines(const Speech& speech, int width) : speech_(speech), width_(width) {}
  void add(RuleLine key, std::initializer_list<Blank> blanks = {}) {
    text_ += " • " + wrap(speech_.say(key, blanks), 3, width_) + "\n";
  }
  std::string text() { return std::move(text_); }

 private:
  const Speech& speech_;
  int width_;
  std::string text_;
};

void add_actions(Lines& lines, const Speech& speech, const Edition& ed) {
  lines.add(ed.pieces.harbours > 0 ? RuleLine::FiveActions : RuleLine::ThreeActions);
  lines.add(ed.loco_limit == LocoLimit::Strict ? RuleLine::DrawStrict : RuleLine::DrawFree);
  if (ed.decks.size() > 1) lines.add(RuleLine::TwoDecks);
  if (ed.flush_at > 0)
    lines.add(RuleLine::Flush, {{"count", speech.count(Noun::Loco, ed.flush_at)}});
  lines.add(RuleLine::DrawTickets, {{"offer", speech.count(Noun::Ticket, ed.later_offer.offer)},
                                    {"keep", std::to_string(ed.later_offer.keep)}});
}

void add_claiming(Lines& lines, const Edition& ed) {
  const Terrain terrain = terrain_of(ed);
  lines.add(RuleLine::Claim, {{"table", point_table(ed)}});
  if (terrain.plain_without_locos) lines.add(RuleLine::LocosOnlyThere);
  if (terrain.tunnels) lines.add(RuleLine::Tunnels);
  if (terrain.ferries) lines.add(RuleLine::Ferries);
  if (terrain.swaps) lines.add(RuleLine::FourForOne);
  if (terrain.rough) lines.add(RuleLine::RoughGround);
  if (terrain.sea) lines.add(RuleLine::Sea);
  lines.add(ed.one_lane_per_group ? RuleLine::OneOfTwoLanes : RuleLine::BothLanes);
}

void add_scoring(Lines& lines, const Speech& speech, const Edition& ed) {
  for (const Award& award : ed.awards) {
    const Blank points{"points", speech.count(Noun::Point, award.points)};
    switch (award.kind) {
      case AwardKind::Tickets:
        lines.add(RuleLine::ScoreTickets);
        break;
      case AwardKind::LongestTrail:
        lines.add(RuleLine::ScoreTrail, {points});
        break;
      case AwardKind::MostTickets:
        lines.add(RuleLine::ScoreMostTickets, {points});
        break;
      case AwardKind::Harbours:
        lines.add(RuleLine::ScoreHarbours, {{"one", std::to_string(award.by_tickets[1])},
                                            {"two", std::to_string(award.by_tickets[2])},
                                            {"three", std::to_string(award.by_tickets[3])},
                                            {"unbuilt", speech.count(Noun::Point, award.unbuilt)}});
        break;
      case AwardKind::Lanes:
      case AwardKind::Exchanges:
      case AwardKind::Unbuilt:
        break;  // no lines of the law
    }
  }
}

}  // namespace

std::string rules_in_short(const Speech& speech, int width) {
  const Edition& ed = speech.edition();
  Lines lines(speech, width);
  add_actions(lines, speech, ed);
  add_claiming(lines, ed);
  lines.add(RuleLine::Ending, {{"threshold", std::to_string(ed.end_threshold)},
                               {"turns", speech.count(Noun::TurnTaken, ed.turns_each)}});
  add_scoring(lines, speech, ed);
  return lines.text();
}

}  // namespace wagonaut::tools
