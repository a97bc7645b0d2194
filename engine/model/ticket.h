#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// One city, or a country: the set of its crossings (S-6).
struct Place {
  enum class Is : std::uint8_t { City, Country };
  Is is = Is::City;
  std::uint8_t id = 0;

  static constexpr Place city(NodeId node) { return {Is::City, std::uint8_t(node)}; }
  static constexpr Place country(int index) { return {Is::Country, std::uint8_t(index)}; }
  constexpr NodeId node() const { return NodeId{id}; }

  friend constexpr bool operator==(const Place&, const Place&) = default;
};

struct Link {
  Place from, to;
  std::int8_t points = 0;

  friend constexpr bool operator==(const Link&, const Link&) = default;
};

/// A pair ticket has one link, a country ticket several of which the best one joined counts
/// (S-22), a tour has stops instead (W-61).
struct Ticket {
  FixedVector<Link, 4> links;
  FixedVector<NodeId, 6> tour;
  std::int8_t in_order = 0, any_order = 0;
  std::int8_t penalty = 0;  // subtracted when nothing is joined

  /// Is this one of the cities on the ticket (W-72)?
  constexpr bool names(NodeId node) const {
    for (const NodeId stop : tour)
      if (stop == node) return true;
    for (const Link& link : links)
      if (link.from == Place::city(node) || link.to == Place::city(node)) return true;
    return false;
  }

  friend constexpr bool operator==(const Ticket&, const Ticket&) = default;
};

}  // namespace wagonaut
