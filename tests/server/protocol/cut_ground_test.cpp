// A ground is served as far as it is seen.
#include "server/protocol/cut_ground.h"

#include <gtest/gtest.h>

#include "catalog/straight_path.h"

namespace wagonaut::tests::protocol {
namespace {

const DrawnView kSquare{0, 0, 100, 100};

TEST(CutPath, KeepsWhatLiesInside) {
  EXPECT_EQ(server::cut_path("M10 10l30 0 0 30z", kSquare), "M10 10l30 0 0 30z");
  EXPECT_EQ(server::cut_path("M10 10l30 5-7 8", kSquare), "M10 10l30 5-7 8");
}

TEST(CutPath, EndsRingsAtTheEdge) {
  EXPECT_EQ(server::cut_path("M50 20l100 0 0 20-100 0z", kSquare), "M50 20l50 0 0 20-50 0z");
  EXPECT_EQ(server::cut_path("M-50-50l500 0 0 500-500 0z", kSquare), "M0 100l0-100 100 0 0 100z");
  EXPECT_EQ(server::cut_path("M150 20l100 0 0 20z", kSquare), "");
}

TEST(CutPath, BreaksLinesAtTheEdge) {
  EXPECT_EQ(server::cut_path("M10 10l20 0 200 0-200 20-5 0", kSquare), "M10 10l20 0M30 30l-5 0");
}

Ground example() {
  Ground ground;
  ground.shapes = {{"rect", {{"x", "-30"}, {"y", "-30"}, {"width", "960"}, {"height", "960"}}},
                   {"path", {{"d", "M10 10l500 0 0 20-500 0z"}, {"fill-rule", "evenodd"}}},
                   {"path", {{"d", "M600 600l20 0"}}},
                   {"path", {{"d", "M20 20q4-4 8 0"}}},
                   {"path", {{"d", "M400 20q4-4 8 0"}}}};
  ground.layers = {{"sea", 0, ""},   {"land", 1, ""},     {"coast", 2, ""},
                   {"coast", 1, ""}, {"line", 3, "here"}, {"line", 4, "there"}};
  return ground;
}

TEST(CutGround, GoesAsFarAsTheFrame) {
  const Ground cut = server::cut_ground(example(), kSquare, {"here"});
  ASSERT_EQ(cut.layers.size(), 4u);  // without the coast far away, and without the region there
  EXPECT_EQ(cut.layers[1].shape, cut.layers[2].shape);
  EXPECT_EQ(cut.shapes[0].attributes[2], std::pair(std::string("x"), std::string("-30")));
  EXPECT_EQ(cut.shapes[0].attributes[1], std::pair(std::string("width"), std::string("160")));
  EXPECT_EQ(cut.shapes[1].attributes[0].second, "M10 10l120 0 0 20-120 0z");
  EXPECT_EQ(cut.shapes[1].attributes[1].second, "evenodd");
  EXPECT_EQ(cut.shapes[2].attributes[0].second, "M20 20q4-4 8 0");  // a mark stays whole
}

TEST(StraightPath, IsReadAndWrittenAlike) {
  for (const char* path : {"M1 2l3 4-5 6z", "M-1 -2l3 0M4 5l-1-1 2 0"}) {
    const auto lines = straight_lines(path);
    ASSERT_TRUE(lines) << path;
    EXPECT_EQ(straight_path(*lines), path);
  }
}

TEST(StraightPath, IsNothingElse) {
  for (const char* path :
       {"l1 2", "M1", "M1 2q1 1 1 1", "M1 2l", "z", "M1 2l1 1z3 3", "M1 2l1e9 1"})
    EXPECT_FALSE(straight_lines(path)) << path;
}

}  // namespace
}  // namespace wagonaut::tests::protocol
