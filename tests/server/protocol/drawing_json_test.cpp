// What is told of a drawing, and where it is found.
#include <algorithm>
#include <set>

#include "catalog/drawing.h"
#include "server/fair/fair.h"
#include "server/lobby/drawing_files.h"
#include "server/protocol/messages.h"
#include "tests/data/data.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests::protocol {
namespace {

const Drawing& drawing_of(const std::string& map) {
  return *data::catalog().drawing(map);
}

std::set<std::string> drawn_ids(const json::object& drawing, const char* list) {
  std::set<std::string> out;
  for (const json::value& item : drawing.at(list).as_array()) out.insert(str(item.at("id")));
  return out;
}

/// Of things that the game has.
std::set<std::string> labels_of(const std::vector<std::string>& list) {
  std::set<std::string> out{list.begin(), list.end()};
  out.erase("");
  return out;
}

server::HttpRequest drawing_request(const std::string& path, const std::string& coding = "") {
  server::HttpRequest request;
  request.method = "GET";
  request.path = path;
  request.headers = {{"accept-encoding", coding}};
  return request;
}

std::string header_of(const server::HttpResponse& response, const std::string& name) {
  for (const auto& [key, value] : response.headers)
    if (key == name) return value;
  return "";
}

TEST(Protocol, ADrawingHoldsAllThatTheGameHas) {
  for (const EditionCard& card : data::catalog().editions()) {
    const Game game = data::game(card.id, card.min_seats);
    const json::object told =
        parsed(server::drawing_json(drawing_of(card.map), game.labels), "Drawing");
    EXPECT_EQ(drawn_ids(told, "cities"), labels_of(game.labels.nodes));
    EXPECT_EQ(drawn_ids(told, "lanes"), labels_of(game.labels.lanes));
    if (drawing_of(card.map).views.empty()) {
      EXPECT_EQ(told.at("ground").as_array().size(), drawing_of(card.map).ground.layers.size());
    }
    for (const char* room : {"title", "points", "compass"})
      EXPECT_TRUE(told.contains(room)) << card.id << ' ' << room;
    EXPECT_EQ(told.at("countries").as_array().size(), game.countries.size());
  }
}

// A board that is opened bit by bit: nothing of the rest is in its drawing.
TEST(Protocol, ADrawingHoldsNothingThatTheGameHasNot) {
  Game sealed = data::game("world");
  std::erase(sealed.labels.nodes, "vancouver");
  std::erase_if(sealed.labels.lanes,
                [](const std::string& id) { return id.find("vancouver") != std::string::npos; });
  const std::string text = server::drawing_json(drawing_of("world"), sealed.labels);
  EXPECT_EQ(text.find("vancouver"), std::string::npos);
  EXPECT_NE(text.find("anchorage"), std::string::npos);

  Game swiss = data::game("switzerland");
  std::erase_if(swiss.labels.nodes,
                [](const std::string& id) { return id.starts_with("germany"); });
  EXPECT_EQ(server::drawing_json(drawing_of("switzerland"), swiss.labels).find("Germany"),
            std::string::npos);
}

TEST(Protocol, ADrawingIsFoundByItsContents) {
  server::DrawingFiles files(data::catalog());
  const Game usa = data::game("usa", 3);
  const std::string address = files.address(usa);
  EXPECT_EQ(address, files.address(data::game("usa", 5)));
  const auto file = files.find(drawing_request(address));
  ASSERT_TRUE(file);
  EXPECT_EQ(file->status, 200);
  EXPECT_EQ(file->type, "application/json");
  EXPECT_EQ(header_of(*file, "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(header_of(*file, "Content-Encoding"), "");
  EXPECT_EQ(file->body, server::drawing_json(drawing_of("usa"), usa.labels));
  EXPECT_EQ(address, "/drawings/usa-" + server::sha256_hex(file->body).substr(0, 32) + ".json");

  const auto packed = files.find(drawing_request(address, "br, gzip"));
  EXPECT_EQ(header_of(*packed, "Content-Encoding"), "gzip");
  EXPECT_EQ(header_of(*packed, "Vary"), "Accept-Encoding");
  EXPECT_LT(packed->body.size(), file->body.size() / 2);
  EXPECT_FALSE(files.find(drawing_request("/drawings/usa.json")));
  EXPECT_FALSE(files.find(drawing_request("/drawings/../usa")));
}

// Several processes serve one page: what one of them names, the others have.
TEST(Protocol, DrawingsAreThereBeforeAnybodyAsks) {
  server::DrawingFiles here(data::catalog()), there(data::catalog());
  for (const EditionCard& card : data::catalog().editions()) {
    const std::string address = here.address(data::game(card.id, card.max_seats));
    EXPECT_TRUE(there.find(drawing_request(address))) << card.id;
  }
}

TEST(Protocol, ACutBoardHasADrawingOfItsOwn) {
  server::DrawingFiles files(data::catalog());
  Game sealed = data::game("usa");
  const std::string whole = files.address(sealed);
  std::erase(sealed.labels.nodes, "miami");
  std::erase_if(sealed.labels.lanes,
                [](const std::string& id) { return id.find("miami") != std::string::npos; });
  const std::string cut = files.address(sealed);
  EXPECT_NE(cut, whole);
  EXPECT_EQ(files.find(drawing_request(cut))->body.text().find("miami"), std::string::npos);
  EXPECT_NE(files.find(drawing_request(whole))->body.text().find("miami"), std::string::npos);
}

TEST(Protocol, AMapWithoutADrawingNamesNone) {
  const Result<Catalog> loaded = Catalog::load(WAGONAUT_ROOT "/examples/edition");
  ASSERT_TRUE(loaded) << loaded.error();
  const Result<Game> game = loaded->build("masuria", 2);
  ASSERT_TRUE(game) << game.error();
  server::DrawingFiles files(*loaded);
  EXPECT_EQ(files.address(*game), "");
  EXPECT_FALSE(parsed(server::board_json(*game, ""), "Board").contains("drawing"));
}

}  // namespace
}  // namespace wagonaut::tests::protocol
