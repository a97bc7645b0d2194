#include "engine/record/header.h"

#include "engine/record/words.h"

namespace wagonaut {

std::string player_fault(const std::vector<std::string>& players) {
  constexpr std::size_t kLongestName = 60;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string& name = players[i];
    if (name.empty() || name.front() == ' ' || name.back() == ' ')
      return "a name must not be empty or begin or end with a space";
    if (name.size() > kLongestName)
      return quoted(name) + " is longer than " + std::to_string(kLongestName) + " bytes";
    for (const char c : name)
      if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
        return quoted(name) + " contains a control character";
    for (const std::string_view sign : {std::string_view("·"), kArrow, kSlash})
      if (name.find(sign) != std::string::npos)
        return quoted(name) + " contains a sign of the record";
    for (std::size_t j = 0; j < i; ++j)
      if (players[j] == name) return "two players are called " + quoted(name);
  }
  return {};
}

}  // namespace wagonaut
