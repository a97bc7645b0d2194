#include "catalog/spot.h"

namespace wagonaut {

namespace {

std::string between(int least, int most) {
  return "is not between " + std::to_string(least) + " and " + std::to_string(most);
}

}  // namespace

Spot Spot::operator[](std::string_view key) const {
  return Spot((path_.empty() ? "" : path_ + ".") + std::string(key));
}

Spot Spot::operator[](std::size_t place) const {
  return Spot(path_ + "[" + std::to_string(place) + "]");
}

void Spot::refuse(const std::string& why) const {
  throw Misfit{path_, {}, why};
}

void Spot::refuse_whole(const std::string& why) const {
  throw Misfit{path_, {}, why, true};
}

void Spot::check_number(int number, int least, int most) const {
  if (number < least || number > most)
    throw Misfit{path_, std::to_string(number), between(least, most)};
}

void Spot::check_length(std::size_t length, int least, int most) const {
  if (length < std::size_t(least) || length > std::size_t(most))
    refuse_whole("a list of " + std::to_string(length) + " " + between(least, most) + " long");
}

}  // namespace wagonaut
