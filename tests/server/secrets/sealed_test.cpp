// Nothing of a box is public before it is opened: neither in what the server says of its single
// game, nor in the client's files.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "catalog/box_game.h"
#include "catalog/straight_path.h"
#include "server/protocol/messages.h"
#include "tests/server/protocol/parsed.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

namespace fs = std::filesystem;

/// Sealed words that are found elsewhere for another reason; a sealed piece is never found by them
/// alone.
const std::set<std::string>& plain_words() {
  static const std::set<std::string> words{
      "paint",  // what the client does with a board
      "stamp",  // of a time
      // An event of the start says the same of everybody.
      "Whenever you claim a route of length 1, take $1.",
  };
  return words;
}

bool of_one_word(const std::string& name) {
  return name.find_first_of(" _-") == std::string::npos;
}

class Sealed {
 public:
  Sealed() {
    const BoxEntry& box = shipped_box();
    names(box);
    sentences(box.text);
    ids(box.law);
  }
  const std::set<std::string>& words() const { return words_; }

 private:
  void add(const Text& text) {
    for (const std::string& word : text.words)
      if (!word.empty() && !plain_words().contains(word)) words_.insert(word);
  }
  void add_id(const std::string& id) {
    if (!of_one_word(id) && !plain_words().contains(id)) words_.insert(id);
  }
  void names(const BoxEntry& box) {
    for (const RegionText& region : box.text.regions) {
      add(region.name);
      add(region.partner);
    }
    for (std::size_t i = 0; i < box.law.events.size(); ++i)
      if (!box.law.events[i].at_start) add(box.text.events[i].name);
    for (const ItemText& item : box.text.items) add(item.name);
    for (const TokenText& token : box.text.tokens) add(token.name);
    for (const ModuleText& module : box.text.modules) add(module.name);
  }
  void sentences(const BoxText& text) {
    for (const RegionText& region : text.regions) add(region.letter);
    for (const ItemText& item : text.items) add(item.text);
    for (const ModuleText& module : text.modules) add(module.rule);
    for (const PostcardText& postcard : text.postcards) {
      add(postcard.open);
      add(postcard.secret);
    }
    for (const StoryText& card : text.story) {
      add(card.a);
      add(card.b);
    }
    for (const CountText& part : text.parts) add(part.text);
    for (const auto& [card, labels] : text.labels)
      for (const Text& label : labels) add(label);
  }
  void ids(const Box& law) {
    for (const ItemCard& item : law.items) add_id(item.id);
    for (const Token& token : law.tokens) add_id(token.id);
    for (const std::string& stack : law.stack_ids) add_id(stack);
  }

  std::set<std::string> words_;
};

/// Where one of the words stands in a text as a whole word.
std::string found_in(const std::string& text, const std::set<std::string>& words) {
  const auto letter = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
  };
  for (const std::string& word : words)
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if ((at == 0 || !letter(text[at - 1])) && (end == text.size() || !letter(text[end])))
        return word;
    }
  return "";
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

Game single_game(int seats) {
  const EditionCard card{"evening", {}, 1, 2, 5, "lanterns_west-1", {}, "lanterns_west/1"};
  return build_evening(shipped_box(), card, seats);
}

/// What of the board is closed, by id and by name.
std::set<std::string> closed_cities() {
  const BoxEntry& box = shipped_box();
  std::set<std::string> out;
  for (std::size_t i = 0; i < box.law.nodes.size(); ++i) {
    if (box.law.region_of[i] == kNone) continue;
    out.insert(box.law.nodes[i]);
    for (const std::string& name : box.names.map.nodes[i].name.words) out.insert(name);
  }
  return out;
}

/// The files of a folder, and of those in it.
std::vector<fs::path> files_below(const fs::path& folder) {
  std::vector<fs::path> out;
  if (!fs::exists(folder)) return out;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) out.push_back(entry.path());
  return out;
}

}  // namespace

TEST(Sealed, WordsAreMany) {
  EXPECT_GT(Sealed().words().size(), 500u);
}

TEST(Sealed, BoardHasWhatIsOpenAndNoMore) {
  for (int seats = 2; seats <= 5; ++seats) {
    const std::string text = server::board_json(single_game(seats), "");
    const auto board = protocol::parsed(text, "Board");
    EXPECT_EQ(board.at("nodes").as_array().size(), 23u);
    EXPECT_EQ(board.at("lanes").as_array().size(), 72u);
    EXPECT_EQ(board.at("tickets").as_array().size(), 33u);
    EXPECT_EQ(board.at("events").as_array().size(), 7u);
    EXPECT_EQ(board.at("companies").as_array().size(), std::size_t(seats));
    EXPECT_EQ(found_in(text, Sealed().words()), "");
    EXPECT_EQ(found_in(text, closed_cities()), "");
  }
}

// L-51: lanes that leave the board are seen as far as they are printed on it.
TEST(Sealed, DrawingEndsAtTheEdgeOfTheBoard) {
  const BoxEntry& box = shipped_box();
  const std::string text = server::drawing_json(*box.drawing, single_game(2).labels);
  const auto drawing = protocol::parsed(text, "Drawing");
  EXPECT_EQ(drawing.at("cities").as_array().size(), 23u);
  EXPECT_EQ(drawing.at("lanes").as_array().size(), 72u);
  EXPECT_EQ(drawing.at("stubs").as_array().size(), 16u);
  for (const auto& stub : drawing.at("stubs").as_array()) {
    EXPECT_EQ(stub.at("spaces").as_array().size(), 1u);
    EXPECT_FALSE(closed_cities().contains(std::string(stub.at("from").as_string())));
  }
  EXPECT_EQ(drawing.at("viewBox").as_array().front().to_number<double>(), 1269.5);
  EXPECT_EQ(found_in(text, Sealed().words()), "");
  EXPECT_EQ(found_in(text, closed_cities()), "");
}

// Marks of the relief leave room for lanes, so where there are none would tell of them; and a coast
// is bent by the cities on it. Both end where the board does.
TEST(Sealed, GroundEndsAtTheEdgeOfTheBoard) {
  const Drawing& whole = *shipped_box().drawing;
  const auto drawing =
      protocol::parsed(server::drawing_json(whole, single_game(2).labels), "Drawing");
  const auto& view = drawing.at("viewBox").as_array();
  const double left = view[0].to_number<double>();
  std::size_t lines = 0;
  for (const auto& shape : drawing.at("shapes").as_array()) {
    if (shape.at("tag") != "path") continue;
    // Marks and cut lines begin with an absolute point; the rest are small steps from there.
    const std::string d(shape.at("d").as_string());
    for (std::size_t at = d.find('M'); at != std::string::npos; at = d.find('M', at + 1), ++lines)
      EXPECT_GE(std::stod(d.substr(at + 1)), left - 100) << d.substr(at, 30);
  }
  EXPECT_GT(lines, 100u);
  EXPECT_GT(whole.ground.layers.size(), drawing.at("ground").as_array().size());
  const auto outline = straight_lines(std::string_view(drawing.at("outline").as_string()));
  ASSERT_TRUE(outline);
  for (const StraightLine& line : *outline)
    for (const DrawnSpot& spot : line.points) EXPECT_GE(spot.x, left - 1);
}

// The client holds no word of the box: in its sources, and where it was built in what is served.
TEST(Sealed, ClientKnowsNothing) {
  const Sealed sealed;
  const fs::path root = WAGONAUT_ROOT;
  int files = 0;
  for (const fs::path& folder :
       {root / "web" / "src", root / "web" / "public", root / "web" / "art",
        root / "data" / "texts", root / "build" / "web"})
    for (const fs::path& path : files_below(folder)) {
      ++files;
      EXPECT_EQ(found_in(read_file(path), sealed.words()), "") << path;
    }
  EXPECT_GT(files, 100);
}

TEST(Sealed, AWordWouldBeFound) {
  const Sealed sealed;
  EXPECT_EQ(found_in("a Long-haul charter for you", sealed.words()), "Long-haul charter");
  EXPECT_EQ(found_in("x.charter_long=1", sealed.words()), "charter_long");
  EXPECT_EQ(found_in("my_charter_long", sealed.words()), "");
}

}  // namespace wagonaut::tests
