#pragma once

#include <string>
#include <string_view>

#include "engine/model/cost.h"
#include "engine/model/ids.h"

namespace wagonaut::tools {

/// Colours of the terminal, or none: then everything is plain text.
class Paint {
 public:
  explicit Paint(bool on) : on_(on) {}

  /// A card or a space of a lane: dark or light letters on its colour.
  std::string card(Colour colour, std::string_view text) const;
  std::string loco(std::string_view text) const;
  /// What belongs to a seat, in the seat's colour.
  std::string seat(Seat seat, std::string_view text) const;
  /// What belongs to a company, in the colour it is named by.
  std::string company(Colour colour, std::string_view text) const;
  std::string bold(std::string_view text) const;
  std::string dim(std::string_view text) const;
  std::string good(std::string_view text) const;
  std::string bad(std::string_view text) const;

  bool on() const { return on_; }

 private:
  std::string wrap(std::string_view code, std::string_view text) const;
  bool on_;
};

/// The sign of a seat: a shape first, a colour second.
std::string_view badge(Seat seat);

}  // namespace wagonaut::tools
