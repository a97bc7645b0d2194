#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/play/speech.h"

namespace wagonaut {
struct Fact;
}  // namespace wagonaut

namespace wagonaut::tools {

/// One fact in a sentence, as it was told to somebody: what was left out stays out.
std::string sentence_of(const Speech& speech, const Fact& told);

/// Who listens: a seat, a bystander, or someone who may know everything.
struct Ears {
  std::optional<Seat> seat = {};
  bool open = false;

  static Ears of(std::optional<Seat> seat) { return {seat, false}; }
  static Ears everything() { return {{}, true}; }
};

/// Facts in the order they happened, as `ears` hear them, in sentences. Cards turned up one
/// after another are one sentence; what the next screen shows anyway is left out.
std::vector<std::string> story(const Speech& speech, const std::vector<Fact>& facts,
                               const Ears& ears);

}  // namespace wagonaut::tools
