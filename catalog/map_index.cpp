#include "catalog/map_index.h"

namespace wagonaut {

MapIndex::MapIndex(const MapSheet& map) : map_(map) {
  for (std::size_t i = 0; i < map.nodes.size(); ++i) nodes_.emplace(map.nodes[i].id, i);
  for (std::size_t i = 0; i < map.countries.size(); ++i) countries_.emplace(map.countries[i].id, i);
}

const MapSheet::Node* MapIndex::node(std::string_view id) const {
  const auto found = nodes_.find(id);
  return found == nodes_.end() ? nullptr : &map_.nodes[found->second];
}

const MapSheet::Country* MapIndex::country(std::string_view id) const {
  const auto found = countries_.find(id);
  return found == countries_.end() ? nullptr : &map_.countries[found->second];
}

NodeId MapIndex::node_id(std::string_view id) const {
  return NodeId(nodes_.at(id));
}

Place MapIndex::place(std::string_view id) const {
  const auto country = countries_.find(id);
  return country != countries_.end() ? Place::country(int(country->second))
                                     : Place::city(node_id(id));
}

}  // namespace wagonaut
