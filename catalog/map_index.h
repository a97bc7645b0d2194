#pragma once

#include <string_view>
#include <unordered_map>

#include "catalog/sheet.h"

namespace wagonaut {

/// Where the ids of a map stand in its lists. It points into the map, which must outlive it.
class MapIndex {
 public:
  explicit MapIndex(const MapSheet& map);
  const MapSheet::Node* node(std::string_view id) const;
  const MapSheet::Country* country(std::string_view id) const;
  NodeId node_id(std::string_view id) const;  // of a node that is there
  /// A country, or else the node.
  Place place(std::string_view id) const;

 private:
  const MapSheet& map_;
  std::unordered_map<std::string_view, std::size_t> nodes_, countries_;
};

}  // namespace wagonaut
