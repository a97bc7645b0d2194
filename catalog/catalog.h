#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/drawing.h"
#include "catalog/edition_card.h"
#include "catalog/game_ref.h"
#include "engine/base/result.h"

namespace wagonaut {

struct BoxEntry;
struct Game;
struct MapSheet;
class EditionFile;

/// All editions below a data folder, checked.
class Catalog {
 public:
  /// Reads and checks every file of `folder`/maps, drawings too, `folder`/editions and, where there
  /// are boxes, `folder`/boxes; every edition is built for every number of seats and each choice
  /// of each option. The failure names file, field and value.
  static Result<Catalog> load(const std::string& folder);

  /// Each edition by its newest number: what is offered for a new game.
  const std::vector<EditionCard>& editions() const { return cards_; }
  const EditionCard* find(std::string_view id) const;
  Result<Game> build(std::string_view id, int seats, const Options& options = {}) const;
  /// By any number that is kept, for a game that was begun under it.
  const EditionCard* find(std::string_view id, int rules) const;
  Result<Game> build(const GameRef& game, int seats) const;

  /// How maps are drawn; one that is not here is drawn from the coordinates of its nodes.
  const Drawings& drawings() const { return drawings_; }
  /// That of a map, or of the board of a box, which nobody is shown whole; nullptr: it has none.
  const Drawing* drawing(std::string_view map) const;

  /// A box of campaigns by its name and version; nullptr: there is none.
  const BoxEntry* box(std::string_view id, int version) const;
  std::vector<const BoxEntry*> boxes() const;

 private:
  std::vector<EditionCard> cards_, old_cards_;
  std::map<std::string, std::shared_ptr<const MapSheet>, std::less<>> maps_;
  /// By the file's name without its ending: an edition's id, or an old number's "usa.1".
  std::map<std::string, std::shared_ptr<const EditionFile>, std::less<>> files_;
  std::map<std::string, std::shared_ptr<const BoxEntry>, std::less<>> boxes_;  // "name/1"
  Drawings drawings_;
  std::string folder_;
};

/// One map and one edition from text, for tests and tools; `where` names the files in failures.
Result<Game> build_game(std::string_view map_json, std::string_view edition_json, int seats,
                        const Options& options = {}, std::string_view map_name = "map",
                        std::string_view edition_name = "edition");

}  // namespace wagonaut
