#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "tools/text/language.h"

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tools {

struct ReplaySettings {
  std::string file;
  std::optional<int> step;  // show the position after this step
  std::string eyes;         // a player's name or number; empty or "open": everything
  Language language = Language::English;
  bool facts = false;
  bool why = false;  // the facts, with what each move served
  bool ignore_seal = false;
  bool colour = false;
  int width = 100;
};

/// Plays a record through and shows it. A record that cannot be read is one line on `err`.
int replay_record(const Catalog& catalog, const ReplaySettings& settings, std::ostream& out,
                  std::ostream& err);

}  // namespace wagonaut::tools
