#include "catalog/box_index.h"

#include <algorithm>

namespace wagonaut {

namespace {

template <class Value>
const Value& named(const std::map<std::string, Value, std::less<>>& list, const Field& field,
                   const std::string& word, const char* what) {
  const auto found = list.find(word);
  if (found == list.end()) field.refuse(std::string("is no ") + what + " of this box");
  return found->second;
}

/// Lanes for which `wanted` holds.
template <class Wanted>
LaneSet lanes_where(const MapSheet& map, Wanted wanted) {
  LaneSet out;
  for (std::size_t i = 0; i < map.lanes.size(); ++i)
    if (wanted(map.lanes[i])) out.insert(LaneId(i));
  return out;
}

bool holds(const BoxIndex& index, const NodeSet& nodes, const std::string& id) {
  return nodes.contains(NodeId(index.nodes.at(id)));
}

}  // namespace

int BoxIndex::number(const Numbers& list, const Field& field, const char* what) {
  return named(list, field, field.string(), what);
}

NodeId BoxIndex::node(const Field& field) const {
  return NodeId(number(nodes, field, "city"));
}

NodeSet BoxIndex::set(const Field& field) const {
  return named(sets, field, field.string(), "set");
}

NodeSet BoxIndex::region(const Field& field) const {
  return named(region_cities, field, field.string(), "region");
}

NodeSet BoxIndex::place(const Field& field) const {
  const std::string word = field.string();
  if (word.starts_with("set:")) return named(sets, field, word.substr(4), "set");
  if (word.starts_with("region:")) return named(region_cities, field, word.substr(7), "region");
  NodeSet out;
  out.insert(node(field));
  return out;
}

TokenId BoxIndex::token(const Field& field) const {
  return TokenId(number(tokens, field, "token"));
}

ItemSet BoxIndex::items_of(const Field& kind) const {
  const std::string word = kind.string();
  if (const auto one = items.find(word); one != items.end()) {
    ItemSet out;
    out.insert(ItemId(one->second));
    return out;
  }
  return named(item_kinds, kind, word, "item");
}

PostcardId BoxIndex::postcard(const Field& field) const {
  const int number = field.number();
  if (number < 1 || number > postcards) field.refuse("is no postcard of this box");
  return PostcardId(number);
}

int BoxIndex::flag(const Field& field) const {
  const std::string word = field.string();
  const auto found = std::find_if(flags.begin(), flags.end(),
                                  [&word](const Flag& flag) { return flag.id == word; });
  if (found == flags.end()) field.refuse("is no flag of this box");
  return int(found - flags.begin());
}

LaneSet BoxIndex::lanes_touching(const NodeSet& cities) const {
  return lanes_where(map, [&](const MapSheet::Lane& lane) {
    return holds(*this, cities, lane.a) || holds(*this, cities, lane.b);
  });
}

LaneSet BoxIndex::lanes_inside(const NodeSet& cities) const {
  return lanes_where(map, [&](const MapSheet::Lane& lane) {
    return holds(*this, cities, lane.a) && holds(*this, cities, lane.b);
  });
}

LaneSet BoxIndex::lanes_between(int shortest, int longest) const {
  return lanes_where(map, [=](const MapSheet::Lane& lane) {
    return lane.length >= shortest && lane.length <= longest;
  });
}

LaneSet BoxIndex::passes() const {
  return lanes_where(map, [this](const MapSheet::Lane& lane) {
    return std::find(map.passes.begin(), map.passes.end(), lane.a + "-" + lane.b) !=
           map.passes.end();
  });
}

NodeSet BoxIndex::large() const {
  NodeSet out;
  for (std::size_t i = 0; i < map.nodes.size(); ++i)
    if (map.nodes[i].large) out.insert(NodeId(i));
  return out;
}

NodeSet BoxIndex::all_nodes() const {
  NodeSet out;
  for (std::size_t i = 0; i < map.nodes.size(); ++i) out.insert(NodeId(i));
  return out;
}

}  // namespace wagonaut
