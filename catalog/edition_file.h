#pragma once

#include <boost/json/value.hpp>

#include "catalog/sheet.h"

namespace wagonaut {

struct BoxEntry;

class Field;

/// An old number stays as it was published: where it lacks a language that came later, its English
/// names stand in.
enum class Names : std::uint8_t { InEveryLanguage, AsPublished };

/// An edition file, parsed once. What a table chooses is changed in the file before its law is
/// read, so each set of choices has a sheet of its own.
class EditionFile {
 public:
  EditionFile(std::string_view text, std::string name, Names names = Names::InEveryLanguage);

  const EditionCard& card() const { return card_; }
  /// The game for so many seats with these choices, on a map that was found good.
  Game build(const MapSheet& map, int seats, const Options& options) const;
  /// The same of an edition that is the single game of a box.
  Game build(const BoxEntry& box, int seats, const Options& options) const;

 private:
  Field written() const;  // without any choices

  boost::json::value document_;
  std::string name_;
  EditionCard card_;
};

}  // namespace wagonaut
