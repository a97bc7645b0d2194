#pragma once

#include <span>
#include <string_view>

#include "catalog/field.h"

namespace wagonaut {

/// A field of a file and who reads it.
template <class Sheet>
struct Part {
  std::string_view key;
  bool needed = true;
  void (*read)(const Field&, Sheet&) = nullptr;
};

inline constexpr bool kNeeded = true, kMayLack = false;

template <class Sheet>
void read_parts(const Field& file, std::span<const Part<Sheet>> parts, Sheet& sheet) {
  for (const Part<Sheet>& part : parts)
    if (part.needed || file.find(part.key)) part.read(file[part.key], sheet);
}

}  // namespace wagonaut
