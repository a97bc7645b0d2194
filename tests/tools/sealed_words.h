#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalog/box_file.h"
#include "engine/campaign/pieces.h"

namespace wagonaut::tests::tools {

/// The words of a box by the pieces they belong to.
class SealedWords {
 public:
  SealedWords(const BoxEntry& box, Language language);

  /// The first words on a page that belong to no open piece; empty if there are none.
  std::string found(const std::string& page, const std::vector<Piece>& open) const;

 private:
  void add(PieceKind kind, std::size_t what, const Text& text);

  Language language_;
  std::map<Piece, std::vector<std::string>> words_;
};

}  // namespace wagonaut::tests::tools
