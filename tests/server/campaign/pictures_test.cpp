// Pictures of pieces: whoever knows the piece is shown it, and to all others there is nothing.
#include <set>

#include "catalog/box_file.h"
#include "server/lobby/api.h"
#include "tests/server/campaign/campaign_setting.h"

namespace wagonaut::tests {
namespace {

using namespace server;

/// The server's addresses over a campaign.
struct PictureDesk {
  explicit PictureDesk(CampaignSetting& from) : setting(from), drawings(from.catalog) {
    api.open({*setting.hall, *setting.campaigns, *setting.shelf, setting.store, drawings,
              [](const HttpRequest&) { return std::nullopt; }, [] { return ""; },
              [] { return true; }});
  }

  HttpResponse get(const std::string& path, const std::string& token) {
    HttpRequest request;
    request.method = "GET";
    request.path = path;
    if (!token.empty()) request.headers["authorization"] = "Bearer " + token;
    return api.serve(request).response;
  }
  HttpResponse ask(const std::string& name, const std::string& company) {
    return get("/api/campaigns/" + setting.id + "/art/" + name,
               company.empty() ? "" : CampaignSetting::token(company));
  }
  HttpResponse ask_open(const std::string& name) {
    return get("/api/boxes/lanterns_west-1/art/" + name, "");
  }

  CampaignSetting& setting;
  DrawingFiles drawings;
  Api api;
};

std::string heard(const HttpResponse& answer) {
  std::string all = std::to_string(answer.status) + answer.type + answer.body.text();
  for (const auto& [name, value] : answer.headers) all += "\n" + name + ": " + value;
  return all;
}

bool knows_one_of(const Books::Book& book, const Picture& picture) {
  for (const Piece& piece : picture.shows)
    if (book.knows(piece.kind, piece.what)) return true;
  return false;
}

TEST(CampaignPictures, AreShownToWhoKnowsThePieceAndToNobodyElse) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {"green"});
  PictureDesk desk(setting);
  const BoxEntry& box = *setting.campaigns->contents().newest(setting.content);
  const std::string nothing = heard(desk.ask("event/e99", "red"));
  EXPECT_NE(nothing.find("404"), std::string::npos);
  std::size_t seen_before = 0;
  for (int game = 0; game <= 3; ++game) {
    if (game > 0) {
      ASSERT_NO_FATAL_FAILURE(setting.play_chapter()) << game;
    }
    std::size_t seen = 0;
    for (const std::string company : {"red", "blue"}) {
      const Books::Book book = setting.look(company).book;
      for (const auto& [name, picture] : box.pictures.files) {
        const HttpResponse answer = desk.ask(name, company);
        if (knows_one_of(book, picture)) {
          EXPECT_EQ(answer.body.text(), picture.svg) << name;
          EXPECT_EQ(answer.type, "image/svg+xml");
          ++seen;
        } else {
          EXPECT_EQ(heard(answer), nothing) << name << " for " << company;
        }
      }
    }
    EXPECT_GT(seen, seen_before) << "each chapter brings pictures";
    seen_before = seen;
  }
  EXPECT_LT(seen_before, 2 * box.pictures.files.size());
}

TEST(CampaignPictures, AreNothingToWhoIsNoMember) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  PictureDesk desk(setting);
  const std::string nothing = heard(desk.ask("event/e99", "red"));
  EXPECT_EQ(desk.ask("event/e01", "red").status, 200);
  EXPECT_EQ(heard(desk.ask("event/e01", "")), nothing);
  EXPECT_EQ(heard(desk.ask("event/e01", "stranger")), nothing);
  EXPECT_EQ(heard(desk.ask("region/mangrove", "stranger")), nothing);
  EXPECT_EQ(heard(desk.ask("event/..", "red")), nothing);
}

// C-0.22: a guest reads what the company may read, and sees it, until the game is over.
TEST(CampaignPictures, AreShownToAGuestOfTheGame) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  PictureDesk desk(setting);
  const std::string guest = "token-of-ewa-who-is-a-guest";
  const std::string crest = "/api/campaigns/" + setting.id + "/art/company/blue";
  EXPECT_EQ(desk.get(crest, guest).status, 404);
  ASSERT_NO_FATAL_FAILURE(setting.begin_with_guest(guest));
  EXPECT_EQ(heard(desk.get(crest, guest)), heard(desk.ask("company/blue", "blue")));
  EXPECT_EQ(desk.get("/api/campaigns/" + setting.id + "/art/event/e24", guest).status, 404);
  ASSERT_NO_FATAL_FAILURE(setting.play_table());
  EXPECT_EQ(desk.get(crest, guest).status, 404);
}

// What a postcard shows is read to all; a picture that is drawn only later is not.
TEST(CampaignPictures, NamedInABookAreThere) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {"green"});
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  PictureDesk desk(setting);
  const BoxEntry& box = *setting.campaigns->contents().newest(setting.content);
  const Books::Book book = setting.look("blue").book;
  int named = 0;
  for (const OpenedPiece& one : book.pieces)
    if (const auto names = box.pictures.of.find(one.piece); names != box.pictures.of.end())
      for (const std::string& name : names->second) {
        EXPECT_EQ(desk.ask(name, "blue").status, 200) << name;
        EXPECT_NE(book_json(box, book).find("\"" + name + "?v="), std::string::npos) << name;
        ++named;
      }
  EXPECT_GT(named, 20);
}

TEST(CampaignPictures, OfTheStartAreOpen) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  PictureDesk desk(setting);
  const BoxEntry& box = *setting.campaigns->contents().newest(setting.content);
  std::set<std::string> open;
  const std::string nothing = heard(desk.ask_open("event/e99"));
  for (const auto& [name, picture] : box.pictures.files) {
    const HttpResponse answer = desk.ask_open(name);
    if (answer.status == 200)
      open.insert(name.substr(0, name.find('.')));
    else
      EXPECT_EQ(heard(answer), nothing) << name;
  }
  EXPECT_EQ(open,
            (std::set<std::string>{"company/black", "company/blue", "company/green", "company/red",
                                   "company/yellow", "event/e01", "event/e02", "event/e03",
                                   "event/e04", "event/e05", "event/e06", "event/e07"}));
  EXPECT_EQ(desk.get("/api/boxes/lanterns_west-2/art/event/e01", "").status, 404);
}

}  // namespace
}  // namespace wagonaut::tests
