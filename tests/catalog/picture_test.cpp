// The pictures of a box: what may stand in one, and whose it is.
#include <set>

#include "catalog/box_file.h"
#include "engine/campaign/dump.h"
#include "tests/catalog/broken.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::catalog {
namespace {

constexpr const char* kHead = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">)";
constexpr const char* kDot = R"(<circle cx="4" cy="4" r="3" fill="#C22A25"/>)";

std::string picture(const std::string& inside) {
  return kHead + inside + "</svg>\n";
}

Result<BoxEntry> box_with(const std::string& file, const std::string& text) {
  BoxFiles files = small_box_files();
  files[file] = text;
  return build_box(files, "boxes/small/1");
}

std::string answer_to(const std::string& file, const std::string& text) {
  const Result<BoxEntry> box = box_with(file, text);
  return box ? "accepted" : box.error();
}

std::string answer_to_inside(const std::string& inside) {
  return answer_to("art/company/red.svg", picture(inside));
}

}  // namespace

TEST(BoxPicture, IsThatOfItsPieceAndNoPartOfTheLaw) {
  const std::string red = small_box().law.companies[0].id;
  const std::string group =
      "<g transform=\"scale(2)\"><path d=\"M0 0h4z\" stroke=\"#14161A\"/></g>";
  const Result<BoxEntry> box = box_with("art/company/" + red + ".crest.svg", picture(kDot + group));
  ASSERT_TRUE(box) << box.error();
  const auto found = box->pictures.files.find("company/" + red + ".crest");
  ASSERT_NE(found, box->pictures.files.end());
  EXPECT_EQ(found->second.shows, (std::vector<Piece>{{PieceKind::Company, 0}}));
  EXPECT_EQ(box->pictures.of.at({PieceKind::Company, 0}),
            std::vector<std::string>{"company/" + red + ".crest"});
  EXPECT_EQ(hash_of(dump(box->law)), hash_of(dump(small_box().law)));
}

TEST(BoxPicture, BelongsToAPiece) {
  EXPECT_EQ(answer_to("art/company/nobody.svg", picture(kDot)),
            "boxes/small/1/art/company/nobody.svg: is the picture of no piece of this box");
  EXPECT_EQ(answer_to("art/stray.svg", picture(kDot)),
            "boxes/small/1/art/stray.svg: is the picture of no piece of this box");
  EXPECT_EQ(answer_to("art/portrait/nobody.svg", picture(kDot)),
            "boxes/small/1/art/portrait/nobody.svg: is the picture of no piece of this box");
  EXPECT_EQ(answer_to("art/note.txt", "words"), "boxes/small/1/art/note.txt: is no file of a box");
}

TEST(BoxPicture, HoldsNothingThatActsOrAsks) {
  const std::string at = "boxes/small/1/art/company/red.svg: line 1: ";
  EXPECT_EQ(answer_to_inside("<script>1</script>"),
            at + "<script> is none of circle, ellipse, g, path, rect, svg");
  EXPECT_EQ(answer_to_inside("<image href=\"https://example.org\"/>"),
            at + "<image> is none of circle, ellipse, g, path, rect, svg");
  EXPECT_EQ(answer_to_inside("<path onload=\"x\"/>"), at + "path: onload is not known here");
  EXPECT_EQ(answer_to_inside("<path id=\"x\"/>"), at + "path: id is not known here");
  EXPECT_EQ(answer_to_inside("<path style=\"x\"/>"), at + "path: style is not known here");
  EXPECT_EQ(answer_to_inside("<path fill=\"url(#x)\"/>"),
            at + "path: fill: \"url(#x)\" is no paint");
  EXPECT_EQ(answer_to_inside("<path fill=\"//example.org\"/>"),
            at + "path: fill: \"//example.org\" is no paint");
  EXPECT_EQ(answer_to_inside("words"), at + "text stands where a shape belongs");
  EXPECT_EQ(answer_to_inside("<g>"), at + "</g> is missing");
  EXPECT_EQ(answer_to("art/company/red.svg", "no picture"),
            at + "text stands where a shape belongs");
  const std::string deep(200, 'x');
  std::string groups;
  for (int i = 0; i < 20; ++i) groups += "<g>";
  EXPECT_EQ(answer_to_inside(groups), at + "groups are too deep");
}

TEST(BoxPicture, IsNoLargerThanAPictureNeedBe) {
  std::string many;
  while (many.size() <= (std::size_t{128} << 10)) many += kDot;
  EXPECT_NE(answer_to_inside(many).find("bytes are more than 131072"), std::string::npos);
}

// What a campaign shows has a picture: no card of a kind is the poor relation of the others.
TEST(BoxPicture, IsThereForEveryPieceThatHasAFace) {
  const BoxEntry& box = shipped_box();
  std::set<std::string> missing;
  const auto want = [&](const std::string& name) {
    if (!box.pictures.files.contains(name)) missing.insert(name);
  };
  for (const Company& company : box.law.companies)
    for (const char* part : {".crest", ".president", ".card"}) want("company/" + company.id + part);
  for (const EventCard& event : box.law.events) want("event/" + event.id);
  for (const ItemCard& item : box.law.items) want("item/" + item.id);
  for (const Region& region : box.law.regions) want("region/" + region.id);
  for (std::size_t i = 1; i < box.text.postcards.size(); ++i) want("postcard/" + std::to_string(i));
  for (std::size_t i = 1; i <= box.law.games.size(); ++i) want("chapter/" + std::to_string(i));
  EXPECT_EQ(missing, std::set<std::string>{});
  EXPECT_EQ(box.pictures.people.size(), 16u);
}

}  // namespace wagonaut::tests::catalog
