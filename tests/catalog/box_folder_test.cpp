// Boxes in a data folder: all their versions, and editions that are their single game.
#include <filesystem>
#include <fstream>

#include "catalog/box_file.h"
#include "catalog/catalog.h"
#include "tests/catalog/broken.h"
#include "tests/support/server_process.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::catalog {

namespace {

namespace fs = std::filesystem;

constexpr const char* kSingle =
    R"({"id": "single", "rules": 1, "box": "small/1", "name": {"en": "Single", "pl": "Jedna"}, "seats": [2, 2]})";

/// The five cities, and the small box beside them.
class BoxInFolder : public testing::Test {
 protected:
  BoxInFolder() {
    fs::copy(fixtures(), path(), fs::copy_options::recursive);
    write_box("1", small_box_files());
    write("editions/single.json", kSingle);
  }
  fs::path path() const { return folder_.path("data"); }
  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((path() / name).parent_path());
    std::ofstream(path() / name, std::ios::binary) << text;
  }
  void write_box(const std::string& version, const BoxFiles& files) const {
    for (const auto& [name, text] : files) write("boxes/small/" + version + "/" + name, text);
  }
  Result<Catalog> load() const { return Catalog::load(path().string()); }
  std::string answer() const {
    const Result<Catalog> loaded = load();
    return loaded ? "accepted" : loaded.error();
  }
  std::string answer_to_single(std::string_view was, std::string_view is) const {
    write("editions/single.json", with(kSingle, was, is));
    return answer();
  }

 private:
  TempFolder folder_;
};

}  // namespace

TEST_F(BoxInFolder, IsRead) {
  const Result<Catalog> loaded = load();
  ASSERT_TRUE(loaded) << loaded.error();
  ASSERT_NE(loaded->box("small", 1), nullptr);
  EXPECT_EQ(loaded->box("small", 1)->law, small_box().law);
  EXPECT_EQ(loaded->box("small", 2), nullptr);
  EXPECT_EQ(loaded->boxes().size(), 1u);
}

TEST_F(BoxInFolder, IsReadInAllItsVersions) {
  BoxFiles second = small_box_files();
  second["map.json"] = with(second["map.json"], R"("id": "small-1")", R"("id": "small-2")");
  second["campaign.json"] =
      with(second["campaign.json"], R"("version": 1)", R"("version": 2, "follows": 1)");
  write_box("2", second);
  const Result<Catalog> loaded = load();
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_EQ(loaded->boxes().size(), 2u);
  EXPECT_EQ(loaded->box("small", 2)->law.follows, 1);
}

TEST_F(BoxInFolder, IsPlayedAsASingleGame) {
  const Result<Catalog> loaded = load();
  ASSERT_TRUE(loaded) << loaded.error();
  const Result<Game> game = loaded->build("single", 2);
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(game->card.map, "small-1");
  EXPECT_EQ(game->labels.nodes, (std::vector<std::string>{"ada", "bea", "cid", "dov", "", ""}));
  EXPECT_EQ(game->edition.affairs.first.event_deck.count(), 2);
}

TEST_F(BoxInFolder, NeedsNoEdition) {
  fs::remove(path() / "editions/single.json");
  EXPECT_EQ(answer(), "accepted");
}

TEST_F(BoxInFolder, IsNamedByItsEdition) {
  EXPECT_EQ(answer_to_single("small/1", "small/2"),
            R"(editions/single.json: box: "small/2" is no box of the folder boxes)");
  EXPECT_EQ(answer_to_single(R"("rules": 1)", R"("rules": 2)"),
            "editions/single.json: rules: 2 is not that of its box, 1");
  EXPECT_EQ(answer_to_single("[2, 2]", "[2, 3]"),
            "editions/single.json: seats: the box has 2 companies");
  EXPECT_EQ(answer_to_single(R"("rules": 1)", R"("rules": 1, "map": "five_cities")"),
            R"(editions/single.json: map: "five_cities" stands in a field that is not known here)");
}

TEST_F(BoxInFolder, IsRefusedWithItsFolder) {
  fs::remove(path() / "boxes/small/1/story.json");
  EXPECT_EQ(answer(), "boxes/small/1/story.json: missing");
}

namespace {

/// A drawing of the small box: six cities in a row.
std::string small_layout() {
  const MapSheet& map = small_box().names.map;
  std::string cities, lanes;
  const auto x = [&map](const std::string& id) {
    for (const MapSheet::Node& node : map.nodes)
      if (node.id == id) return node.x + 20;
    return 0;
  };
  for (const MapSheet::Node& node : map.nodes)
    cities += (cities.empty() ? "" : ",") + std::string(R"({"id": ")") + node.id + R"(", "x": )" +
              std::to_string(x(node.id)) + R"(, "y": 50})";
  for (const MapSheet::Lane& lane : map.lanes) {
    std::string spaces;
    for (int i = 0; i < lane.length; ++i)
      spaces += (i == 0 ? "" : ",") + std::string("[") + std::to_string(x(lane.a) + 10 * i + 10) +
                ", 50, 0]";
    lanes += (lanes.empty() ? "" : ",") + std::string(R"({"id": ")") + lane.id +
             R"(", "pill": {"x": 50, "y": 50}, "parts": [{"from": ")" + lane.a + R"(", "to": ")" +
             lane.b + R"(", "path": "M0 0 L9 9", "space": 9, "spaces": [)" + spaces + "]}]}";
  }
  return R"({"map": "small-1", "size": [600, 100], "rail": 9, "font": 9,
    "views": {"plain": [0, 0, 350, 100], "hills": [350, 0, 250, 100]},
    "cities": [)" +
         cities + R"(], "lanes": [)" + lanes + "]}";
}

std::string answer_to_layout(const std::string& layout, const std::string& ground = "",
                             const std::string& dressing = "") {
  BoxFiles files = small_box_files();
  files["layout.json"] = layout;
  if (!ground.empty()) files["background.svg"] = ground;
  if (!dressing.empty()) files["dressing.json"] = dressing;
  const Result<BoxEntry> box = build_box(files, "boxes/small/1");
  return box ? "accepted" : box.error();
}

}  // namespace

TEST(BoxDrawing, HasAViewOfEachRegion) {
  const std::string good = small_layout();
  EXPECT_EQ(answer_to_layout(good), "accepted");
  EXPECT_EQ(answer_to_layout(with(good, R"(, "hills": [350, 0, 250, 100])", "")),
            R"(boxes/small/1/layout.json: views: region "hills" has no view)");
  EXPECT_EQ(answer_to_layout(with(good, R"("hills": [)", R"("dales": [)")),
            "boxes/small/1/layout.json: views.dales: [350,0,250,100] is the view of no region of "
            "this map");
  EXPECT_EQ(answer_to_layout(with(good, "[350, 0, 250, 100]", "[350, 0, 251, 100]")),
            "boxes/small/1/layout.json: views.hills: [350,0,251,100] lies outside the board");
  EXPECT_EQ(answer_to_layout(with(good, "[350, 0, 250, 100]", "[350, 0, 250]")),
            "boxes/small/1/layout.json: views.hills: a list of 3 is not between 4 and 4 long");
  EXPECT_EQ(answer_to_layout(with(good, R"("rail": 9)", R"("rail": 9, "arrows": [])")),
            "boxes/small/1/layout.json: arrows: [] stands in a field that is not known here");
}

// What is closed must be able to be left out.
TEST(BoxDrawing, HasAGroundThatCanBeCut) {
  const std::string good =
      R"(<svg viewBox="0 0 600 100"><rect class="sea" x="0" y="0" width="600" height="100"/>)"
      R"(<path class="land" d="M0 0l600 0 0 50z"/><path class="line" data-region="hills" d="M400 9q1-4 5 0"/></svg>)";
  EXPECT_EQ(answer_to_layout(small_layout(), good), "accepted");
  EXPECT_EQ(answer_to_layout(small_layout(), with(good, "l600 0 0 50", "q600 0 0 50")),
            "boxes/small/1/background.svg: a shape of class \"land\" is no path of M, l and z, and "
            "has no data-region: it cannot be cut");
  EXPECT_EQ(answer_to_layout(small_layout(), with(good, R"(data-region="hills")", "")),
            "boxes/small/1/background.svg: a shape of class \"line\" is no path of M, l and z, and "
            "has no data-region: it cannot be cut");
  EXPECT_EQ(answer_to_layout(small_layout(), with(good, "hills", "dales")),
            "boxes/small/1/background.svg: line 1: path: data-region: \"dales\" is no region of "
            "this board");
}

TEST(BoxDrawing, HasRoomForWordsWhereItIsOpenFromTheStart) {
  const std::string good =
      R"({"map": "small-1", "look": "dusk", "title": {"x": 300, "y": 20, "w": 50, "h": 20}})";
  EXPECT_EQ(answer_to_layout(small_layout(), "", good), "accepted");
  EXPECT_EQ(
      answer_to_layout(small_layout(), "", with(good, R"("w": 50)", R"("w": 51)")),
      "boxes/small/1/dressing.json: title: {\"x\":300,\"y\":20,\"w\":51,\"h\":20} lies outside "
      "what is seen of the board");
}

}  // namespace wagonaut::tests::catalog
