#pragma once

#include <string_view>
#include <vector>

namespace wagonaut {

class Field;
struct EditionSheet;

/// The fields of an edition file that are its law.
std::vector<std::string_view> law_keys();
/// The law of an edition, which a table may change by its choices.
void read_law(const Field& file, EditionSheet& edition);
/// The law of a box: as that of an edition, but for what its other files say, and with sentences.
void read_box_law(const Field& file, EditionSheet& edition);

}  // namespace wagonaut
