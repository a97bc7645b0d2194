#pragma once

#include <compare>
#include <cstdint>

namespace wagonaut {

/// A piece of the box that can be read by itself. What of the box a viewer may know is a list of
/// these and nothing else (7.3).
enum class PieceKind : std::uint8_t {
  Company,
  Ticket,
  Event,
  StoryA,
  StoryB,
  Region,  // its letter, its cities and routes
  Module,  // a rule
  Token,
  Item,
  PostcardOpen,    // the side that is read to all
  PostcardSecret,  // the other one
  Count,           // a line of the final count
};
struct Piece {
  PieceKind kind{};
  std::uint8_t what = 0;

  friend constexpr auto operator<=>(const Piece&, const Piece&) = default;
};

}  // namespace wagonaut
