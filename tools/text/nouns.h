#pragma once

#include <string>

#include "tools/text/language.h"

namespace wagonaut::tools {

/// Things that are counted. Polish has a form for the object of a verb where it differs.
enum class Noun {
  Card,
  CardTaken,  // as an object: "1 kartę"
  Ticket,
  Train,
  Ship,
  Point,
  Space,
  Loco,
  Turn,
  TurnTaken,  // as an object: "1 turę"
  Lane,
  Step,
};
inline constexpr int kNouns = int(Noun::Step) + 1;

/// One, a few (Polish: 2–4, 22–24 …), many. English has no form of its own for a few.
struct NounForms {
  const char* one;
  const char* few;
  const char* many;
};
const NounForms& forms(Language language, Noun noun);

/// The form that goes with `n`: "card", "cards"; "karta", "karty", "kart".
std::string form(Language language, Noun noun, long n);
/// The number with its noun: "5 kart".
std::string count(Language language, Noun noun, long n);

}  // namespace wagonaut::tools
