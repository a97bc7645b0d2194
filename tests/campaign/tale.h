#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/campaign/chapter.h"
#include "engine/campaign/closing.h"
#include "engine/campaign/evaluation.h"
#include "engine/campaign/log.h"
#include "engine/campaign/question.h"
#include "engine/luck/generator.h"
#include "tests/campaign/plain_box.h"

namespace wagonaut::tests {

/// A box with a bit of everything: three games, two pairs of regions, all kinds of deeds.
std::string_view tiny_text();
const Box& tiny_box();

/// A campaign of a small box along its log.
struct Tale {
  explicit Tale(const Box& of);

  /// Founds a campaign of the first so many companies.
  void found(int companies);
  /// Adds an entry, which must be lawful.
  void add(std::string_view line, std::string body = {}, int at = __builtin_LINE());
  /// Why the entry is refused; nothing may change.
  std::string refusal(std::string_view line, std::string body = {});
  /// Everybody comes, or all but these (ids, "red blue").
  void begin(std::string_view absent = "");
  /// The line of such a chapter.
  std::string chapter(std::string_view absent = "") const;

  Opening opening() const { return opening_of(box, c()); }
  /// The head of a record of that game.
  GameHeader header(const Opening& game) const;
  /// A game of the chapter that is going on, played at random to its end.
  std::string random_game(std::uint64_t seed) const;
  void play(std::uint64_t seed) {
    add("game " + std::to_string(c().game) + " table", random_game(seed));
  }
  /// Answers with the first option, or with any, until the game is put away.
  void close();
  void close(Quick& rng);
  /// Adds the choice of an option.
  void choose(std::string_view what);

  /// Who is asked what: "red event e1 e2", "blue option 1 2"; empty if nobody is.
  std::string ask() const;
  const Campaign& c() const { return course.campaign(); }
  const std::string& company(int i) const {
    return box.companies[c().companies[std::size_t(i)].id].id;
  }

  const Box& box;
  std::vector<const Box*> boxes;
  CampaignCourse course;
  CampaignFacts told;
};

/// A game that is over, made by hand: nobody has built or earned anything, the first seat began.
State game_over(const Opening& opening);

/// The question of a campaign in words, as `Tale::ask`.
std::string ask_text(const Box& box, const Campaign& c);

int count_of(const CampaignFacts& facts, CampaignFactKind kind);

}  // namespace wagonaut::tests
