// The drawings of the repository are what its generator makes (tools/draw), and a map that nobody
// has prepared is laid out and dressed by the same command.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.h"
#include "tests/data/data.h"
#include "tests/server/e2e/shell.h"
#include "tests/support/server_process.h"

namespace wagonaut::tests::data {

namespace {

namespace fs = std::filesystem;

e2e::Ended draw(const std::string& arguments) {
  return e2e::run_command("python3 -B '" WAGONAUT_ROOT "/tools/draw/draw' " + arguments);
}

/// The example of docs/data.md: a map with coordinates and nothing else.
fs::path example_in(const TempFolder& folder) {
  const fs::path data = folder.path("data");
  fs::copy(WAGONAUT_ROOT "/examples/edition", data, fs::copy_options::recursive);
  return data;
}

}  // namespace

TEST(Drawn, ArtOfTheClientIsWhatItsGeneratorMakes) {
  const e2e::Ended said = draw("--art --check");
  EXPECT_EQ(said.code, 0) << said.output;
}

TEST(Drawn, PicturesOfBoxesAreWhatTheirGeneratorMakes) {
  const e2e::Ended said = draw("--pictures --check");
  EXPECT_EQ(said.code, 0) << said.output;
}

// Some seconds each; all of them with ./test --all.
TEST(Drawn, BoardsAreWhatTheirGeneratorMakes) {
  const e2e::Ended said = draw(std::getenv("WAGONAUT_ALL") ? "--check" : "--check switzerland");
  EXPECT_EQ(said.code, 0) << said.output;
}

TEST(Drawn, AMapOfCoordinatesAloneIsLaidOutAndDressed) {
  const TempFolder folder;
  const fs::path data = example_in(folder);
  const std::string map = "--data '" + data.string() + "' masuria";
  EXPECT_EQ(draw(map + " --check").code, 1);
  const e2e::Ended made = draw(map);
  ASSERT_EQ(made.code, 0) << made.output;
  EXPECT_EQ(draw(map + " --check --solve").code, 0);  // and once more from the start

  const Result<Catalog> loaded = Catalog::load(data.string());
  ASSERT_TRUE(loaded) << loaded.error();
  const Drawing* drawing = loaded->drawing("masuria");
  ASSERT_NE(drawing, nullptr);
  EXPECT_EQ(drawing->lanes.size(), 13u);
  for (const DrawnCity& city : drawing->cities) EXPECT_TRUE(city.label) << city.id;
  ASSERT_TRUE(drawing->dressing);
  EXPECT_EQ(drawing->dressing->rooms.front().first, "title");
}

TEST(Drawn, AChangedDrawingIsFound) {
  const TempFolder folder;
  const fs::path data = example_in(folder);
  const std::string map = "--data '" + data.string() + "' masuria";
  ASSERT_EQ(draw(map).code, 0);
  std::ofstream(data / "maps/masuria.dressing.json", std::ios::app) << "\n";
  const e2e::Ended said = draw(map + " --check");
  EXPECT_EQ(said.code, 1);
  EXPECT_NE(said.output.find("differs: "), std::string::npos) << said.output;
}

TEST(Drawn, AMapThatIsNotThereIsNamed) {
  const e2e::Ended said = draw("atlantis");
  EXPECT_EQ(said.code, 1);
  EXPECT_NE(said.output.find("there is no map atlantis"), std::string::npos) << said.output;
}

}  // namespace wagonaut::tests::data
