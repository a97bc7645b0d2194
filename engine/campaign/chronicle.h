#pragma once

#include <array>
#include <vector>

#include "engine/campaign/evaluation.h"
#include "engine/campaign/log.h"

namespace wagonaut {

/// What a chapter is remembered for.
enum class HighlightKind : std::uint8_t {
  Thing,       // company, what: an item of the vault, found in the game
  Ticket,      // company, what: the dearest one it completed, n: its value
  Payment,     // company, n: the largest sum it took at once
  TieBreak,    // company: won with the sum of another
  TieBelow,    // company: came last with the sum of another
  Firstcomer,  // company, what: region in which it was the first ever
  LastLoco,    // company, what: a lane freed from its token for the last loco in hand, n: token
};
struct Highlight {
  HighlightKind kind{};
  std::uint8_t company = kNone;
  std::uint8_t what = 0;
  std::int16_t n = 0;

  friend constexpr bool operator==(const Highlight&, const Highlight&) = default;
};

/// Who put something on the map that stays, and in which game.
struct MapMark {
  enum class Is : std::uint8_t { Paint, OnLane, InCity };
  Is is{};
  std::uint8_t what = 0;  // lane or node
  std::uint8_t company = kNone;
  std::uint8_t game = 0;
  std::int16_t n = 0;  // colour, or kind of token

  friend constexpr bool operator==(const MapMark&, const MapMark&) = default;
};

/// What the story asked in a game, and what was answered.
struct StoryChoice {
  std::uint8_t company = kNone;
  Reading read{};
  std::uint8_t option = 1;

  friend constexpr bool operator==(const StoryChoice&, const StoryChoice&) = default;
};

struct ChronicleChapter {
  std::uint8_t game = 1;
  std::uint16_t year = 0;
  int first = 0, last = 0;                  // its entries
  std::vector<CampaignFact> slips;          // winner first
  std::vector<StoryChoice> story;           // in the game
  std::vector<CampaignFact> choices;        // archived events, options, items, cities, as chosen
  std::vector<Highlight> highlights;        // three, if there was so much to tell
  std::array<LaneSet, kMaxSeats> lanes{};   // as the game ended, by company
  std::array<NodeSet, kMaxSeats> cities{};  // whose tokens stand there after it, by company
  RegionSet regions;                        // open after it
};

/// How many ways there are through the choices of a box that lead to different campaigns.
int orders_of_choices(const Box& box);

/// The items of the vaults that the story is told on: those that break a tie first of all.
ItemSet story_pages(const Box& box);

/// A campaign so far, chapter by chapter; once it is over, the count and how much of the box was
/// seen.
struct Chronicle {
  std::vector<ChronicleChapter> chapters;
  std::vector<MapMark> marks;
  FinalCount count;
  struct Seen {
    int events = 0, postcards_drawn = 0, postcards_completed = 0, story = 0, pages = 0;
    friend constexpr bool operator==(const Seen&, const Seen&) = default;
  } seen;
};
Chronicle chronicle(const CampaignCourse& course);

}  // namespace wagonaut
