#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "server/campaign/journal.h"

namespace wagonaut::server {

/// Who comes to the next game, as far as it was said tonight. Nothing of it is kept.
class Gathering {
 public:
  struct Said {
    std::optional<Presence> presence;  // by somebody, of one who is not here
    std::string name;                  // of a guest; the level of a bot
    bool ticked = false;               // a person who is here says so

    friend bool operator==(const Said&, const Said&) = default;
  };

  Said& of(std::size_t place) { return said_[place]; }
  const Said& of(std::size_t place) const { return said_[place]; }
  void forget() { said_ = {}; }

  /// How a company comes as things stand; nothing: it was not said yet.
  std::optional<Presence> presence(const Journal& journal, std::size_t place) const;
  /// Places of companies of which it is not said yet.
  std::vector<int> missing(const Journal& journal) const;
  bool can_begin(const Journal& journal) const;
  /// The line with which the chapter begins.
  std::string chapter_line(const Journal& journal) const;

 private:
  std::array<Said, kMaxSeats> said_;
};

}  // namespace wagonaut::server
