#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/box_text.h"
#include "catalog/text.h"
#include "engine/base/result.h"
#include "engine/model/edition.h"
#include "engine/record/record.h"

namespace wagonaut {

/// One choice of a table option: `id` is written in records.
struct OptionChoice {
  std::string id;
  Text name;
};
struct Option {
  std::string id;
  Text name;
  std::string standard;  // the default choice
  std::vector<OptionChoice> choices;
};

/// What a person reads of a node, a card, a deck.
struct NodeText {
  Text name;
  int x = 0, y = 0;    // drawing coordinates, y down
  bool large = false;  // L-60
};
struct SortText {
  Text name;
};

/// Everything about an edition that is words and choices, not law.
struct EditionCard {
  std::string id;
  Text name;
  int rules = 1;
  int min_seats = 2, max_seats = 5;
  std::string map;
  std::vector<Option> options;
  std::string box = {};  // "name/1": the edition is a single game of this box; else empty
};

using Options = std::vector<std::pair<std::string, std::string>>;

/// Which game is meant, for ever: an edition by the number of its rules, and the options of the
/// table. A number, once published, is never given to other rules.
struct GameRef {
  std::string edition;
  int rules = 1;
  Options options;

  friend bool operator==(const GameRef&, const GameRef&) = default;
};
/// The game that a record was played in.
inline GameRef ref_of(const GameHeader& header) {
  return {header.edition, header.rules, header.options};
}

/// An edition made ready for a table: the law, the labels of its records, the words of its parts.
struct Game {
  EditionCard card;
  Edition edition;
  Labels labels;
  std::vector<NodeText> nodes;  // by NodeId
  std::vector<Text> countries;  // by country index
  std::vector<SortText> sorts;  // by Sort
  std::vector<Text> decks;      // by Deck
  // Of a game of a box: what everybody may read from the start. Things that are not open are blank
  // here and in the labels, though they have a number.
  std::vector<EventText> events;       // by EventId
  std::vector<CompanyText> companies;  // by seat
  Options options;                     // those that differ from the default
};

struct MapSheet;
class EditionFile;
struct BoxEntry;
struct Drawing;
using Drawings = std::map<std::string, std::shared_ptr<const Drawing>, std::less<>>;  // by map

/// All editions below a data folder, checked.
class Catalog {
 public:
  /// Reads and checks every file of `folder`/maps, drawings too, `folder`/editions and, where there
  /// are boxes, `folder`/legacy; every edition is built for every number of seats and each choice
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
