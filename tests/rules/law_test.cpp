// The scenarios are played by rule sets that are written from the specification. What they prove,
// they prove of the editions in data/ as long as those have the same law.
#include <map>
#include <tuple>

#include "tests/support/shipped.h"

namespace wagonaut::tests {
namespace {

/// All that is law and no board. Two decks may list their sorts in any order: see `sorts`.
Edition law_of(Edition ed) {
  prepare(ed);
  ed.nodes.clear();
  ed.lanes.clear();
  ed.countries.clear();
  ed.tickets.clear();
  ed.faces.clear();
  ed.cards = {};
  ed.loco = {};
  ed.index = {};
  return ed;
}

using Look = std::tuple<Deck, Colour, int, bool, bool>;

std::map<Look, int> sorts(const Edition& ed) {
  std::map<Look, int> out;
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Face& face = ed.faces[std::size_t(i)];
    out[{face.deck, face.colour, face.pips, face.loco, face.anchor}] += ed.cards[Sort(i)];
  }
  return out;
}

void expect_same_law(const char* id, const Rules& written, int seats) {
  const Edition ed = shipped(id, seats).edition;
  EXPECT_EQ(law_of(ed), law_of(written.edition)) << id << " " << seats;
  EXPECT_EQ(sorts(ed), sorts(written.edition)) << id << " " << seats;
  EXPECT_EQ(ed.tickets.size(), written.tickets) << id << " " << seats;
  for (const Lane& lane : ed.lanes) {
    EXPECT_EQ(lane.points, written.points[lane.printed.length]) << id;
    EXPECT_EQ(lane.printed.locos,
              written.locos_on_plain_lanes || lane.tunnel || lane.printed.symbols > 0)
        << id;
  }
}

TEST(ShippedLaw, OfTheScenariosIsThatOfTheShippedEditions) {
  for (int seats = 2; seats <= 5; ++seats) {
    expect_same_law("usa", usa_rules(seats), seats);
    expect_same_law("world", world_rules(seats), seats);
  }
  for (int seats = 2; seats <= 3; ++seats) {
    expect_same_law("nordic", nordic_rules(seats), seats);
    expect_same_law("switzerland", swiss_rules(seats), seats);
  }
}

}  // namespace
}  // namespace wagonaut::tests
