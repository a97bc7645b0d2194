#pragma once

#include "catalog/field.h"

namespace wagonaut {

/// The table options of an edition file.
void read_options(const Field& field, EditionCard& card);
/// Whether what the options of the file set exists in it, and no two of them meet.
void check_settings(const Field& file);

/// Writes the wanted choices into the edition's document. Returns those that are not the standard,
/// in the order of the file.
Options apply_options(boost::json::value& document, const std::vector<Option>& options,
                      const Options& wanted, const std::string& file);

}  // namespace wagonaut
