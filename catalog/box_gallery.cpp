#include <algorithm>

#include "catalog/box_pictures.h"
#include "catalog/box_reader.h"
#include "catalog/picture_file.h"
#include "engine/campaign/dump.h"

namespace wagonaut {
namespace {

constexpr std::size_t kMarkLetters = 12;
constexpr std::string_view kArt = "art/", kSvg = ".svg";

/// Whose pictures lie in the folder of a file.
class PictureShelf {
 public:
  PictureShelf(const BoxEntry& box, std::string folder) : box_(box), folder_(std::move(folder)) {}

  BoxPictures run(const BoxFiles& files) {
    if (const auto people = files.find("portraits.json"); people != files.end())
      read_people(people->second);
    for (const auto& [name, text] : files)
      if (name.starts_with(kArt)) add(name, text);
    for (const auto& [person, name] : out_.people)
      if (!out_.files.contains("portrait/" + person))
        throw Refused{{folder_ + "/portraits.json: " + person + " has no picture"}};
    return std::move(out_);
  }

 private:
  void add(const std::string& file, const std::string& text) {
    const std::string where = folder_ + "/" + file;
    const std::string name = file.substr(kArt.size(), file.size() - kArt.size() - kSvg.size());
    check_picture(text, where);
    const std::size_t slash = name.find('/');
    const std::string id = name.substr(slash + 1, name.find('.') - slash - 1);
    std::vector<Piece> shows = pieces_of(name.substr(0, slash), id);
    if (slash == std::string::npos || shows.empty())
      throw Refused{{where + ": is the picture of no piece of this box"}};
    for (const Piece& piece : shows) out_.of[piece].push_back(name);
    out_.files[name] = {text, std::move(shows), hash_of(text).substr(0, kMarkLetters)};
  }

  /// A picture of several pieces is seen by whoever knows one of them.
  std::vector<Piece> pieces_of(const std::string& kind, const std::string& id) const {
    const BoxIndex& names = box_.names;
    if (kind == "company") return numbered(PieceKind::Company, names.companies, id);
    if (kind == "event") return numbered(PieceKind::Event, names.events, id);
    if (kind == "item") return numbered(PieceKind::Item, names.items, id);
    if (kind == "region") return numbered(PieceKind::Region, names.regions, id);
    if (kind == "token") return numbered(PieceKind::Token, names.tokens, id);
    if (kind == "postcard") return postcard(id);
    if (kind == "chapter") return chapter(id);
    const auto person = portrayed_.find(id);
    return kind == "portrait" && person != portrayed_.end() ? person->second : std::vector<Piece>{};
  }

  static std::vector<Piece> numbered(PieceKind kind, const BoxIndex::Numbers& list,
                                     const std::string& id) {
    const auto found = list.find(id);
    if (found == list.end()) return {};
    return {{kind, std::uint8_t(found->second)}};
  }

  std::vector<Piece> postcard(const std::string& id) const {
    for (int i = 1; i < int(box_.text.postcards.size()); ++i)
      if (std::to_string(i) == id) return {{PieceKind::PostcardOpen, std::uint8_t(i)}};
    return {};
  }

  /// The header of a game: whatever of its story has been read.
  std::vector<Piece> chapter(const std::string& id) const {
    std::vector<Piece> out;
    for (std::size_t i = 0; i < box_.law.story.size(); ++i)
      if (std::to_string(box_.law.story[i].game) == id) {
        out.push_back({PieceKind::StoryA, std::uint8_t(i)});
        out.push_back({PieceKind::StoryB, std::uint8_t(i)});
      }
    return out;
  }

  void read_people(const std::string& text) {
    const std::string name = folder_ + "/portraits.json";
    const boost::json::value document = parse_document(text, name);
    const Field file(document, name);
    file.allow_only({"about", "portraits"});
    for (const Field& person : file["portraits"].items()) {
      person.allow_only({"id", "name", "pieces"});
      const std::string id = person["id"].id();
      if (!out_.people.emplace(id, person["name"].text()).second)
        person["id"].refuse("is the id of two people");
      for (const Field& piece : person["pieces"].items()) portrayed_[id].push_back(named(piece));
    }
  }

  /// "story:1865-01:a", "region:trails", "postcard:7".
  Piece named(const Field& field) const {
    const std::string word = field.string();
    const std::size_t colon = std::min(word.find(':'), word.size());
    const std::string kind = word.substr(0, colon),
                      id = word.substr(std::min(colon + 1, word.size()));
    std::vector<Piece> found;
    if (kind == "story") found = side(id);
    if (kind == "region" || kind == "postcard") found = pieces_of(kind, id);
    if (found.empty()) field.refuse("is no page, region or postcard of this box");
    return found.front();
  }

  std::vector<Piece> side(const std::string& id) const {
    for (std::size_t i = 0; i < box_.law.story.size(); ++i) {
      if (id == box_.law.story[i].id + ":a") return {{PieceKind::StoryA, std::uint8_t(i)}};
      if (id == box_.law.story[i].id + ":b") return {{PieceKind::StoryB, std::uint8_t(i)}};
    }
    return {};
  }

  const BoxEntry& box_;
  std::string folder_;
  std::map<std::string, std::vector<Piece>, std::less<>> portrayed_;
  BoxPictures out_;
};

}  // namespace

bool is_picture(std::string_view file) {
  return file.starts_with(kArt) && file.ends_with(kSvg) && file.size() > kArt.size() + kSvg.size();
}

BoxPictures read_box_pictures(const BoxFiles& files, const BoxEntry& box,
                              const std::string& folder) {
  return PictureShelf(box, folder).run(files);
}

}  // namespace wagonaut
