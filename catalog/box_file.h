#pragma once

#include <map>
#include <memory>
#include <string>

#include "catalog/box_index.h"
#include "catalog/box_pictures.h"
#include "catalog/box_text.h"
#include "catalog/drawing.h"

namespace wagonaut {

/// The texts of the files of a box, by their names: "law.json", "art/event/e01.svg".
using BoxFiles = std::map<std::string, std::string, std::less<>>;

/// A box as it was read: its law, its words, its drawing, and the sheets of map and law.
struct BoxEntry {
  Box law;
  BoxText text;
  BoxIndex names;
  EditionSheet sheet;
  std::shared_ptr<const Drawing> drawing;  // of the whole board; may be missing
  BoxPictures pictures;                    // of its pieces; what has none is shown in words
};

/// Reads and checks a box; `folder` names it in refusals ("boxes/name/1"), and its last two parts
/// are its id and version.
BoxEntry read_box(const BoxFiles& files, const std::string& folder);
/// The same for whoever has texts and no folder; the failure names file, field and value.
Result<BoxEntry> build_box(const BoxFiles& files, const std::string& folder);

/// An edition of this box with one sentence more, for tests and tools.
Result<Edition> with_sentence(const BoxEntry& box, const Edition& edition, std::string_view json,
                              Source source, int card);

}  // namespace wagonaut
