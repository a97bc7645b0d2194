#include <array>

#include "catalog/bounds.h"
#include "catalog/law_file.h"

namespace wagonaut {

namespace {

/// Where locos may stand in (N-12, S-12), and what replaces one on a ferry (N-33).
struct LaneLaw {
  bool locos_on_plain = false, locos_on_ferries = false, locos_on_tunnels = false;
  int swap_rate = 0;
  bool swap_symbols_only = false;
};

LaneLaw read_lane_law(const Field& file) {
  LaneLaw law;
  const Field locos_on = file["locos_on"];
  if (locos_on.value().is_string()) {
    locos_on.one_of<bool>({{"all", true}});
    law.locos_on_plain = law.locos_on_ferries = law.locos_on_tunnels = true;
  } else {
    for (const Field& item : locos_on.items(0, 2))
      *item.one_of<bool*>({{"ferry", &law.locos_on_ferries}, {"tunnel", &law.locos_on_tunnels}}) =
          true;
  }
  if (const auto ferry = file.find("ferry")) {
    ferry->allow_only({"swap_rate", "swap_scope"});
    law.swap_rate = (*ferry)["swap_rate"].number(2, kMaxSwapRate);
    law.swap_symbols_only =
        (*ferry)["swap_scope"].one_of<bool>({{"any", false}, {"symbols_only", true}});
  }
  return law;
}

bool locos_on(const LaneLaw& law, const Strip& strip) {
  if (strip.ferry > 0) return law.locos_on_ferries;
  return strip.tunnel ? law.locos_on_tunnels : law.locos_on_plain;
}

Cost cost_of(const LaneLaw& law, const Strip& strip) {
  Cost cost;
  cost.kind = strip.kind;
  cost.colour = strip.colour;
  cost.length = std::uint8_t(strip.length);
  cost.symbols = std::uint8_t(strip.ferry);
  cost.doubled = std::uint8_t(strip.doubled);
  cost.locos = locos_on(law, strip);
  if (strip.any_card_rate > 0) {
    cost.swap_rate = std::uint8_t(strip.any_card_rate);
    cost.swap_max = cost.length;
  } else if (strip.ferry > 0 && law.swap_rate > 0) {
    cost.swap_rate = std::uint8_t(law.swap_rate);
    cost.swap_max = law.swap_symbols_only ? cost.symbols : cost.length;
  }
  return cost;
}

/// Points by length; -1 where the table has no entry.
using PointTable = std::array<int, kMaxLength + 1>;

PointTable read_points(const Field& field) {
  PointTable table;
  table.fill(-1);
  for (const auto& [key, value] : field.members()) {
    int length = 0;
    for (int i = 1; i <= kMaxLength; ++i)
      if (key == std::to_string(i)) length = i;
    if (length == 0)
      value.refuse("stands under no length between 1 and " + std::to_string(kMaxLength));
    table[std::size_t(length)] = value.number(0, kMaxValue);
  }
  return table;
}

FixedVector<LaneId, 2> mates_of(const std::vector<Strip>& strips, std::size_t lane) {
  FixedVector<LaneId, 2> out;
  for (std::size_t i = 0; i < strips.size(); ++i)
    if (i != lane && !strips[lane].group.empty() && strips[i].group == strips[lane].group)
      out.push_back(LaneId(i));
  return out;
}

void check_strip(const Field& file, const LaneLaw& law, const Strip& strip, const Edition& ed) {
  if (strip.ferry > 0 && !law.locos_on_ferries)  // N-31: its symbols ask for locos
    file["locos_on"].refuse("leaves out ferry, but lane " + strip.id + " is one");
  if (strip.tunnel && !law.locos_on_tunnels)  // G-30
    file["locos_on"].refuse("leaves out tunnel, but lane " + strip.id + " is one");
  if (strip.doubled > 0 && !law.locos_on_plain)  // W-35: locos pair with any card
    file["locos_on"].refuse("is not all, but lane " + strip.id + " has rough ground");
  const char* pieces = strip.kind == Kind::Rail ? "trains" : "ships";
  if ((strip.kind == Kind::Rail ? ed.pieces.trains : ed.pieces.ships) == 0)
    file["pieces"].refuse("has no " + std::string(pieces) + " for lane " + strip.id);
}

}  // namespace

void read_lanes(const Field& file, const BoardFile& board, Edition& ed) {
  const LaneLaw law = read_lane_law(file);
  const PointTable points = read_points(file["points"]);
  const int most_parallel = file.number_or(2, "most_parallel", 1, kMaxGroup);
  for (const Node& node : board.nodes) ed.nodes.push_back(node);
  for (const NodeSet& country : board.countries) ed.countries.push_back(country);
  for (std::size_t i = 0; i < board.strips.size(); ++i) {
    const Strip& strip = board.strips[i];
    check_strip(file, law, strip, ed);
    const int worth = points[std::size_t(strip.length)];
    if (worth < 0)
      file["points"].refuse("has no entry for " + std::to_string(strip.length) +
                            ", the length of lane " + strip.id);
    Lane lane;
    lane.a = strip.a;
    lane.b = strip.b;
    lane.printed = cost_of(law, strip);
    lane.tunnel = strip.tunnel;
    lane.points = std::int8_t(worth);
    lane.mates = mates_of(board.strips, i);
    if (lane.mates.size() + 1 > most_parallel)
      file["map"].refuse("has " + std::to_string(lane.mates.size() + 1) + " lanes in group " +
                         strip.group + ", more than most_parallel, " +
                         std::to_string(most_parallel));
    ed.lanes.push_back(lane);
  }
}

}  // namespace wagonaut
