#include "tools/paint.h"

#include <array>

#include <fmt/format.h>

namespace wagonaut::tools {
namespace {

// Foreground;background of the 256-colour palette, by Colour. Chosen to stay apart for colour-blind
// eyes; the letter on the card is the first cue anyway.
constexpr std::array<std::string_view, kColours + 1> kCardInk{
    "38;5;231;48;5;124", "38;5;231;48;5;26",  "38;5;16;48;5;36",
    "38;5;16;48;5;220",  "38;5;231;48;5;236", "38;5;16;48;5;255",
    "38;5;16;48;5;172",  "38;5;231;48;5;53",  "38;5;16;48;5;245"};
constexpr std::string_view kLocoInk = "38;5;16;48;5;183";
constexpr std::array<std::string_view, kMaxSeats> kSeatInk{"1;38;5;39", "1;38;5;203", "1;38;5;42",
                                                           "1;38;5;220", "1;38;5;250"};
// By Colour, too. Black is written in grey: it must be read on a black screen as well.
constexpr std::array<std::string_view, kColours + 1> kCompanyInk{
    "1;38;5;203", "1;38;5;39",  "1;38;5;42",  "1;38;5;220", "1;38;5;246",
    "1;38;5;255", "1;38;5;208", "1;38;5;141", "1;38;5;250"};
constexpr std::array<std::string_view, kMaxSeats> kBadge{"●", "▲", "■", "◆", "✚"};

}  // namespace

std::string Paint::wrap(std::string_view code, std::string_view text) const {
  return on_ ? fmt::format("\033[{}m{}\033[0m", code, text) : std::string(text);
}

std::string Paint::card(Colour colour, std::string_view text) const {
  return wrap(kCardInk[std::size_t(colour)], text);
}

std::string Paint::loco(std::string_view text) const {
  return wrap(kLocoInk, text);
}

std::string Paint::seat(Seat seat, std::string_view text) const {
  return wrap(kSeatInk[std::size_t(seat)], text);
}

std::string Paint::company(Colour colour, std::string_view text) const {
  return wrap(kCompanyInk[std::size_t(colour)], text);
}

std::string Paint::bold(std::string_view text) const {
  return wrap("1", text);
}

std::string Paint::dim(std::string_view text) const {
  return wrap("2", text);
}

std::string Paint::good(std::string_view text) const {
  return wrap("32", text);
}

std::string Paint::bad(std::string_view text) const {
  return wrap("31", text);
}

std::string_view badge(Seat seat) {
  return kBadge[std::size_t(seat)];
}

}  // namespace wagonaut::tools
