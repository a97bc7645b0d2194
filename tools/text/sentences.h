#pragma once

#include <string>
#include <string_view>

#include "bots/reasons/reason.h"
#include "engine/model/edition.h"
#include "engine/model/fact.h"
#include "engine/model/refusal.h"
#include "tools/text/fill.h"
#include "tools/text/language.h"

namespace wagonaut::tools {

/// One sentence in both languages of the house.
struct Sentence {
  const char* english;
  const char* polish;

  std::string_view in(Language language) const {
    return language == Language::Polish ? polish : english;
  }
};

// One table for each kind of thing that is said; every entry is complete in both languages.
const Sentence& sentence(Refusal refusal);
const Sentence& sentence(FactKind fact);
const Sentence& sentence(Tie tie);
const Sentence& sentence(Why why);  // what a move served, as the end of a sentence

/// A sentence of `key`, its blanks filled.
template <class Key>
std::string say(Language language, Key key, std::initializer_list<Blank> blanks = {}) {
  return fill(sentence(key).in(language), blanks);
}

}  // namespace wagonaut::tools
