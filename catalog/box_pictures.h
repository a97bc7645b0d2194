#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalog/text.h"
#include "engine/campaign/piece.h"

namespace wagonaut {

/// A picture, and the pieces it shows: whoever knows one of them may see it, nobody else (7.3).
struct Picture {
  std::string svg;
  std::vector<Piece> shows;
  std::string mark;  // another one whenever the bytes are others
};

/// The pictures of a box. They are no part of its law: a better one keeps the version.
struct BoxPictures {
  std::map<std::string, Picture, std::less<>> files;  // "token/lantern.blue"
  std::map<Piece, std::vector<std::string>> of;
  /// Who is in a portrait, by its id.
  std::map<std::string, Text, std::less<>> people;
};

}  // namespace wagonaut
