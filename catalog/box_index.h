#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalog/field.h"
#include "catalog/sheet.h"
#include "engine/campaign/box.h"

namespace wagonaut {

/// What the files of a box call their things, and the numbers these have in the `Box`. The names
/// are gathered from all files before a sentence is read: cards speak of cards of other files.
struct BoxIndex {
  using Numbers = std::map<std::string, int, std::less<>>;

  MapSheet map;
  Numbers nodes;
  Numbers regions, modules, events, items, tokens, tickets, companies, stacks;
  std::map<std::string, NodeSet, std::less<>> sets, region_cities;  // with the home region
  std::map<std::string, ItemSet, std::less<>> item_kinds;
  std::map<std::string, TokenRule, std::less<>> token_rules;
  std::map<std::string, bool, std::less<>> ticket_tokens;
  std::vector<std::uint8_t> item_counters;  // by ItemId, kNone: held once
  std::vector<Flag> flags;
  std::string path;  // the set that the token of the path walks on; empty: nobody has named one
  int postcards = 0;
  int counters = 0;  // of `Extras::held` that are taken
  int pairs = 0;
  Numbers pair_names;  // as choices call them

  // Each refuses a word that names nothing.
  NodeId node(const Field& field) const;
  /// A city, "set:x" or "region:x".
  NodeSet place(const Field& field) const;
  NodeSet set(const Field& field) const;
  NodeSet region(const Field& field) const;
  TokenId token(const Field& field) const;
  ItemSet items_of(const Field& kind) const;  // a kind, or one item
  PostcardId postcard(const Field& field) const;

  /// The number of a thing in one of the lists above.
  static int number(const Numbers& list, const Field& field, const char* what);
  int flag(const Field& field) const;

  LaneSet lanes_touching(const NodeSet& nodes) const;
  LaneSet lanes_inside(const NodeSet& nodes) const;
  LaneSet lanes_between(int shortest, int longest) const;
  LaneSet passes() const;
  NodeSet large() const;
  NodeSet all_nodes() const;
};

}  // namespace wagonaut
