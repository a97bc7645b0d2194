// Drawings beside the maps: what is read of them, and every check on a broken copy.
#include "catalog/drawing.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/catalog/broken.h"
#include "tests/data/data.h"

namespace wagonaut::tests::catalog {

namespace {

namespace fs = std::filesystem;

constexpr const char* kDrawnMap = R"({
  "id": "trio",
  "name": {"en": "Trio", "pl": "Trio"},
  "countries": [{"id": "upland", "name": {"en": "Upland", "pl": "Pogórze"}}],
  "nodes": [
    {"id": "oak", "name": {"en": "Oak", "pl": "Dąb"}, "at": [10, 10]},
    {"id": "pine", "name": {"en": "Pine", "pl": "Sosna"}, "at": [90, 10]},
    {"id": "exit", "name": {"en": "Upland", "pl": "Pogórze"}, "kind": "crossing", "country": "upland", "at": [50, 90]}
  ],
  "lanes": [
    {"id": "oak-pine", "a": "oak", "b": "pine", "length": 2},
    {"id": "pine-oak", "a": "pine", "b": "oak", "length": 3},
    {"id": "oak-exit", "a": "oak", "b": "exit", "length": 1}
  ]
})";

constexpr const char* kLayout = R"({
  "map": "trio",
  "size": [400, 300],
  "rail": 15,
  "font": 24.5,
  "cities": [
    {"id": "oak", "x": 100, "y": 60.5, "label": {"dx": -10, "dy": 0, "anchor": "end"}},
    {"id": "pine", "x": 300, "y": 60, "label": {"dx": 10, "dy": 4.2, "anchor": "start", "lines": 2}},
    {"id": "exit", "x": 200, "y": 250, "sign": "U"}
  ],
  "lanes": [
    {"id": "oak-pine", "pill": {"x": 200, "y": 60}, "parts": [{"from": "pine", "to": "oak", "path": "M280 60 L200 60 Q150 60 120 60", "space": 40, "spaces": [[240, 60, 180], [160, 60, 180]]}]},
    {"id": "pine-oak", "pill": {"x": 350, "y": 90}, "parts": [{"from": "pine", "path": "M320 90 L390 90", "space": 30, "spaces": [[340, 90, 0], [375, 90, 0]]}, {"from": "oak", "path": "M80 90 L10 90", "space": 30, "spaces": [[60, 90, 180]]}]},
    {"id": "oak-exit", "pill": {"x": 150, "y": 150}, "parts": [{"from": "oak", "to": "exit", "path": "M110 80 C120 100 150 150 190 230", "space": 50, "spaces": [[150, 150, 62]]}]}
  ],
  "arrows": [{"from": "pine", "to": "oak", "side": "right", "x": 396, "y": 90, "font": 20, "label": {"dx": -6, "dy": 20, "anchor": "end"}}],
  "countries": [{"id": "upland", "x": 200, "y": 280, "font": 30, "anchor": "middle"}]
})";

constexpr const char* kGround = R"(<?xml version="1.0"?>
<!-- seen by itself in any viewer -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
<style>.sea{fill:#cadce6}</style>
<rect class="sea" x="-30" y="-30" width="460" height="360"/>
<defs><path id="shore" d="M0 0l5-5.5z"/></defs>
<use href="#shore" class="shelf1"/><use href="#shore" class="coast"></use>
<path id="land" class="land" fill-rule='evenodd' d=""/>
</svg>
)";

constexpr const char* kDressing = R"({
  "map": "trio",
  "look": "winter",
  "title": {"x": 10, "y": 200, "w": 120, "h": 60},
  "points": {"x": 10, "y": 265, "w": 90.5, "h": 30},
  "outline": "M10 10l50 0 0-5z",
  "tints": [{"x": -20, "y": 30, "rx": 90, "ry": 40, "fill": "#e9cf8e", "strength": 0.75}]
})";

/// A data folder with the five cities and, beside them, a map with a drawing.
class DrawingFolder {
 public:
  explicit DrawingFolder(const std::string& name)
      : path_(fs::path(testing::TempDir()) / ("wagonaut_drawing_" + name)) {
    fs::remove_all(path_);
    fs::create_directories(path_ / "maps");
    fs::create_directories(path_ / "editions");
    write("maps/five_cities.json", five_cities_map());
    write("editions/five_cities.json", five_cities_edition());
    write("maps/trio.json", kDrawnMap);
    write("maps/trio.layout.json", kLayout);
    write("maps/trio.background.svg", kGround);
    write("maps/trio.dressing.json", kDressing);
  }
  ~DrawingFolder() { fs::remove_all(path_); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  void remove(const std::string& name) const { fs::remove(path_ / name); }
  Result<Catalog> load() const { return Catalog::load(path_.string()); }
  std::string answer() const {
    const Result<Catalog> loaded = load();
    return loaded ? "accepted" : loaded.error();
  }

 private:
  fs::path path_;
};

const Fault kLayoutFaults[] = {
    {"AnotherMap", "layout.json", R"("map": "trio")", R"("map": "duo")",
     R"(map: "duo" is not the name of the file)"},
    {"AnUnknownField", "layout.json", R"("rail": 15)", R"("rail": 15, "gap": 4)",
     "gap: 4 stands in a field that is not known here"},
    {"AKeyTwice", "layout.json", R"("rail": 15)", R"("rail": 15, "rail": 16)",
     R"(line 4, column 20: "rail" is a key for the second time)"},
    {"NoSize", "layout.json", R"("size": [400, 300],)", "", "size: missing"},
    {"ABoardWithoutHeight", "layout.json", "[400, 300]", "[400, 0]",
     "size[1]: 0 is not between 100 and 20000"},
    {"ARailThatIsText", "layout.json", R"("rail": 15)", R"("rail": "wide")",
     R"(rail: "wide" is not a number)"},
    {"AMissingCity", "layout.json", R"(,
    {"id": "exit", "x": 200, "y": 250, "sign": "U"})",
     "", R"(cities: node "exit" is not drawn)"},
    {"ACityOfNoMap", "layout.json", R"({"id": "oak", "x")", R"({"id": "elm", "x")",
     R"(cities[0].id: "elm" is no node of this map)"},
    {"ACityTwice", "layout.json", R"({"id": "pine", "x")", R"({"id": "oak", "x")",
     R"(cities[1].id: "oak" is drawn twice)"},
    {"ACityOutside", "layout.json", R"("x": 100, "y": 60.5)", R"("x": 100, "y": 300.5)",
     R"(cities[0]: {"id":"oak","x":100,"y":3.005E2,"label":{"dx":-10,"dy":0,"an... lies outside the )"
     "board"},
    {"ALabelFarAway", "layout.json", R"("dx": 10, "dy": 4.2)", R"("dx": 1000, "dy": 4.2)",
     "cities[1].label.dx: 1000 is not between -500 and 500"},
    {"ALabelOfThreeLines", "layout.json", R"("lines": 2)", R"("lines": 3)",
     "cities[1].label.lines: 3 is not between 1 and 2"},
    {"ASignOfACity", "layout.json", R"("x": 300, "y": 60,)", R"("x": 300, "y": 60, "sign": "P",)",
     R"(cities[1].sign: "P" is the sign of a node that is no crossing)"},
    {"ASignThatIsMarkup", "layout.json", R"("sign": "U")", R"("sign": "<b>")",
     R"(cities[2].sign: "<b>" is not 1 to 3 capital letters)"},
    {"AMissingLane", "layout.json",
     R"(,
    {"id": "oak-exit", "pill": {"x": 150, "y": 150}, "parts": [{"from": "oak", "to": "exit", "path": "M110 80 C120 100 150 150 190 230", "space": 50, "spaces": [[150, 150, 62]]}]})",
     "", R"(lanes: lane "oak-exit" is not drawn)"},
    {"ALaneOfNoMap", "layout.json", R"({"id": "oak-exit", "pill")", R"({"id": "oak-elm", "pill")",
     R"(lanes[2].id: "oak-elm" is no lane of this map)"},
    {"ALaneTwice", "layout.json", R"({"id": "pine-oak", "pill")", R"({"id": "oak-pine", "pill")",
     R"(lanes[1].id: "oak-pine" is drawn twice)"},
    {"ASpaceTooFew", "layout.json", "[[240, 60, 180], [160, 60, 180]]", "[[240, 60, 180]]",
     "lanes[0].parts: 1 spaces are drawn of a lane of 2"},
    {"ASpaceOutside", "layout.json", "[150, 150, 62]", "[150, -150, 62]",
     "lanes[2].parts[0].spaces[0]: [150,-150,62] lies outside the board"},
    {"ALaneBetweenOthers", "layout.json", R"("from": "oak", "to": "exit")",
     R"("from": "pine", "to": "exit")", "lanes[2].parts: joins pine and exit, not oak and exit"},
    {"AHalfLane", "layout.json", R"("from": "oak", "to": "exit")", R"("from": "oak")",
     "lanes[2].parts: joins oak and the edge, not oak and exit"},
    {"AnEdgeThatIsACity", "layout.json", R"({"from": "pine", "path")",
     R"({"from": "pine", "to": "oak", "path")",
     R"(lanes[1].parts: two parts run to the edge and have no "to")"},
    {"APathThatIsNone", "layout.json", "M320 90 L390 90", "javascript:alert(1)",
     R"_(lanes[1].parts[0].path: "javascript:alert(1)" is not a path of M, L, Q and C between points)_"},
    {"APathWithHalfAPoint", "layout.json", "M320 90 L390 90", "M320 90 L390",
     R"(lanes[1].parts[0].path: "M320 90 L390" is not a path of M, L, Q and C between points)"},
    {"APathOfOnePoint", "layout.json", "M320 90 L390 90", "M320 90",
     R"(lanes[1].parts[0].path: "M320 90" is not a path of M, L, Q and C between points)"},
    {"APillOutside", "layout.json", R"({"x": 350, "y": 90})", R"({"x": 450, "y": 90})",
     R"(lanes[1].pill: {"x":450,"y":90} lies outside the board)"},
    {"AnArrowToNowhere", "layout.json", R"("to": "oak", "side")", R"("to": "elm", "side")",
     R"(arrows[0].to: "elm" is no node of this map)"},
    {"AnArrowUpwards", "layout.json", R"("side": "right")", R"("side": "up")",
     R"(arrows[0].side: "up" is none of left, right)"},
    {"ACountryOfNoMap", "layout.json", R"({"id": "upland", "x")", R"({"id": "lowland", "x")",
     R"(countries[0].id: "lowland" is no country of this map)"},
    {"AnUnknownAnchor", "layout.json", R"("anchor": "middle")", R"("anchor": "centre")",
     R"(countries[0].anchor: "centre" is none of start, middle, end)"},
};

const Fault kGroundFaults[] = {
    {"AScript", "background.svg", "<style>.sea{fill:#cadce6}</style>", "<script>1</script>",
     "line 4: <script> is none of circle, ellipse, path, polygon, polyline, rect, use, defs, "
     "style"},
    {"AnImage", "background.svg", R"(<use href="#shore" class="shelf1"/>)",
     R"(<image href="https://example.org/a.png"/>)",
     "line 7: <image> is none of circle, ellipse, path, polygon, polyline, rect, use, defs, style"},
    {"AHandler", "background.svg", R"(<rect class="sea")", R"_(<rect class="sea" onclick="x()")_",
     "line 5: rect: onclick is not known here"},
    {"ALookOfItsOwn", "background.svg", R"(<rect class="sea")", R"(<rect class="sea" fill="red")",
     "line 5: rect: fill is not known here"},
    {"AReferenceOutside", "background.svg", R"(<use href="#shore" class="shelf1"/>)",
     R"(<use href="other.svg#shore" class="shelf1"/>)",
     R"(line 7: use: href: "other.svg#shore" is no shape of <defs>)"},
    {"AReferenceToNothing", "background.svg", R"(<use href="#shore" class="shelf1"/>)",
     R"(<use href="#river" class="shelf1"/>)",
     R"(line 7: use: href: "#river" is no shape of <defs>)"},
    {"AnUnknownClass", "background.svg", R"(class="land")", R"(class="desert")",
     R"(line 8: path: class: "desert" is none of sea, shelf3, grid, shelf2, shelf1, shelf0, )"
     "shelfz, land, abroad, home, states, lakes, borderglow, borders, coast, wave, straw, light, "
     "shade, cap, leaf, dark, line, frame"},
    {"NoClass", "background.svg", R"( class="land")", "",
     R"(line 8: path: class: "" is none of sea, shelf3, grid, shelf2, shelf1, shelf0, )"
     "shelfz, land, abroad, home, states, lakes, borderglow, borders, coast, wave, straw, light, "
     "shade, cap, leaf, dark, line, frame"},
    {"AWidthThatIsNone", "background.svg", R"(width="460")", R"_(width="url(#x)")_",
     R"_(line 5: rect: width: "url(#x)" is no geometry)_"},
    {"APathThatIsNone", "background.svg", "M0 0l5-5.5z", "M0 0lx",
     R"(line 6: path: d: "M0 0lx" is no geometry)"},
    {"AnEntity", "background.svg", R"(width="460")", R"(width="&w;")",
     R"(line 5: "<" or "&" in a value)"},
    {"ADocumentType", "background.svg", "<!-- seen by itself in any viewer -->",
     R"(<!DOCTYPE svg [<!ENTITY w "1">]>)", "line 2: a name is missing"},
    {"ATextBetween", "background.svg", "</style>", "</style> words",
     "line 4: text stands where a shape belongs"},
    {"AnotherViewBox", "background.svg", R"(viewBox="0 0 400 300")", R"(viewBox="0 0 400 301")",
     R"(line 3: svg: viewBox: "0 0 400 301" is not 0 0 and the size of the layout)"},
    {"NoEnd", "background.svg", "</svg>", "", "line 10: </svg> is missing"},
    {"SomethingBehind", "background.svg", "</svg>", "</svg><svg/>",
     "line 9: something stands behind </svg>"},
    {"NoSvg", "background.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox)",
     R"(<html viewBox)", "line 3: the file is no <svg>"},
    {"AnAttributeTwice", "background.svg", R"(x="-30")", R"(x="-30" x="1")",
     "line 5: x stands twice"},
    {"ARegionOfABoardThatHasNone", "background.svg", R"(class="land")",
     R"(class="land" data-region="east")",
     R"(line 8: path: data-region: "east" is no region of this board)"},
    {"AShapeInAShape", "background.svg", R"(<use href="#shore" class="coast"></use>)",
     R"(<use href="#shore" class="coast"><path class="land" d=""/></use>)",
     "line 7: </use> is missing"},
};

const Fault kDressingFaults[] = {
    {"AnotherMap", "dressing.json", R"("map": "trio")", R"("map": "duo")",
     R"(map: "duo" is not the name of the file)"},
    {"AnUnknownField", "dressing.json", R"("look": "winter")", R"("look": "winter", "snow": 1)",
     "snow: 1 stands in a field that is not known here"},
    {"AnUnknownLook", "dressing.json", R"("winter")", R"("moon")",
     R"(look: "moon" is none of plains, alps, winter, oceans, dusk)"},
    {"ATitleOutside", "dressing.json", R"("y": 200, "w": 120)", R"("y": 250, "w": 120)",
     R"(title: {"x":10,"y":250,"w":120,"h":60} lies outside what is seen of the board)"},
    {"ATitleWithoutRoom", "dressing.json", R"("w": 120)", R"("w": 5)",
     "title.w: 5 is not between 20 and 400"},
    {"AnOutlineThatIsNone", "dressing.json", "M10 10l50 0 0-5z", "M10 10q50 0 0-5z",
     R"(outline: "M10 10q50 0 0-5z" is not a path of M, l and z)"},
    {"AnOutlineOfHalfAPoint", "dressing.json", "M10 10l50 0 0-5z", "M10 10l50 0 5z",
     R"(outline: "M10 10l50 0 5z" is not a path of M, l and z)"},
    {"AFillThatIsAnAddress", "dressing.json", "#e9cf8e", "url(x)",
     R"_(tints[0].fill: "url(x)" is no colour like #e9cf8e)_"},
    {"ATintTooStrong", "dressing.json", "0.75", "7.5",
     "tints[0].strength: 7.5E0 is not between 0 and 1"},
};

class RefusesDrawing : public testing::TestWithParam<Fault> {};

TEST_P(RefusesDrawing, ByFileFieldAndValue) {
  const Fault& fault = GetParam();
  const DrawingFolder folder(fault.name);
  const std::string file = "maps/trio." + std::string(fault.file);
  const std::string_view kind = fault.file;
  const std::string good = kind == "layout.json"     ? kLayout
                           : kind == "dressing.json" ? kDressing
                                                     : kGround;
  folder.write(file, with(good, fault.was, fault.is));
  EXPECT_EQ(folder.answer(), file + ": " + fault.line);
}

INSTANTIATE_TEST_SUITE_P(Layout, RefusesDrawing, testing::ValuesIn(kLayoutFaults), name_of);
INSTANTIATE_TEST_SUITE_P(Ground, RefusesDrawing, testing::ValuesIn(kGroundFaults), name_of);
INSTANTIATE_TEST_SUITE_P(Dressing, RefusesDrawing, testing::ValuesIn(kDressingFaults), name_of);

}  // namespace

TEST(Drawings, AreReadAsTheirFilesSay) {
  const DrawingFolder folder("read");
  const Result<Catalog> loaded = folder.load();
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_EQ(loaded->drawings().size(), 1u);  // the five cities are drawn from their coordinates
  const Drawing& drawing = *loaded->drawings().at("trio");
  EXPECT_EQ(drawing.size.w, 400);
  EXPECT_EQ(drawing.font, 24.5);
  EXPECT_EQ(drawing.cities[0].at.y, 60.5);
  EXPECT_EQ(drawing.cities[1].label->lines, 2);
  EXPECT_FALSE(drawing.cities[2].label);
  EXPECT_EQ(drawing.cities[2].sign, "U");
  EXPECT_EQ(drawing.lanes[1].parts.size(), 2u);
  EXPECT_EQ(drawing.lanes[1].parts[0].to, "");
  EXPECT_EQ(drawing.arrows[0].to, "oak");
  EXPECT_EQ(drawing.countries[0].crossings, std::vector<std::string>{"exit"});
  ASSERT_EQ(drawing.ground.layers.size(), 4u);
  EXPECT_EQ(drawing.ground.layers[1].look, "shelf1");
  EXPECT_EQ(drawing.ground.layers[1].shape, drawing.ground.layers[2].shape);
  EXPECT_EQ(drawing.ground.shapes.size(), 3u);
  ASSERT_TRUE(drawing.dressing);
  EXPECT_EQ(drawing.dressing->look, "winter");
  ASSERT_EQ(drawing.dressing->rooms.size(), 2u);
  EXPECT_EQ(drawing.dressing->rooms[1].first, "points");
  EXPECT_EQ(drawing.dressing->rooms[1].second.w, 90.5);
  EXPECT_EQ(drawing.dressing->tints.at(0).at.x, -20);
}

TEST(Drawings, NeedNoBackgroundAndNoDressing) {
  const DrawingFolder folder("no_ground");
  folder.remove("maps/trio.background.svg");
  EXPECT_EQ(folder.answer(), "accepted");
  folder.remove("maps/trio.dressing.json");
  EXPECT_EQ(folder.answer(), "accepted");
}

TEST(Drawings, BelongToAMap) {
  const DrawingFolder folder("owners");
  folder.write("maps/quartet.layout.json", kLayout);
  EXPECT_EQ(folder.answer(), "maps/quartet.layout.json: there is no map quartet");
  folder.remove("maps/quartet.layout.json");
  folder.remove("maps/trio.layout.json");
  folder.remove("maps/trio.dressing.json");
  EXPECT_EQ(folder.answer(), "maps/trio.background.svg: there is no trio.layout.json");
  folder.remove("maps/trio.background.svg");
  folder.write("maps/trio.dressing.json", kDressing);
  EXPECT_EQ(folder.answer(), "maps/trio.dressing.json: there is no trio.layout.json");
}

TEST(Drawings, AreNeededWhereTwoNodesLieAtOnePlace) {
  const DrawingFolder folder("places");
  folder.write("maps/trio.json", with(kDrawnMap, "[90, 10]", "[10, 10]"));
  EXPECT_EQ(folder.answer(), "accepted");
  for (const char* file : {"layout.json", "background.svg", "dressing.json"})
    folder.remove("maps/trio." + std::string(file));
  EXPECT_EQ(folder.answer(),
            "maps/trio.json: nodes[1].at: [10,10] is the place of oak as well, and the map has no "
            "layout.json");
}

TEST(Drawings, OfEveryEditionAreThere) {
  for (const EditionCard& card : data::catalog().editions())
    EXPECT_TRUE(data::catalog().drawing(card.map)->dressing) << card.id;
}

// The worked example of docs/data.md: two files, and no drawing.
TEST(OwnMap, OfTheExampleIsAccepted) {
  const Result<Catalog> loaded = Catalog::load(WAGONAUT_ROOT "/examples/edition");
  ASSERT_TRUE(loaded) << loaded.error();
  ASSERT_EQ(loaded->editions().size(), 1u);
  EXPECT_TRUE(loaded->drawings().empty());
  const Result<Game> game = loaded->build(loaded->editions().front().id, 2);
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(game->labels.nodes.size(), 6u);
}

}  // namespace wagonaut::tests::catalog
