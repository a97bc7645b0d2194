#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/campaign/chapter.h"
#include "server/campaign/journal.h"
#include "server/room/table_act.h"

namespace wagonaut {
struct BoxEntry;
struct Game;
}  // namespace wagonaut

namespace wagonaut::server {

/// Which game of which campaign a table plays, as its log and its record say it.
struct ChapterName {
  std::string campaign;
  int entry = 0;  // the chapter's; of an evening, that whose map it has
};
std::optional<ChapterName> chapter_name(std::string_view line);

/// The game of a chapter as its table plays it: things that may be met in it have their names, and
/// whatever lies beyond the open board has none.
std::shared_ptr<const Game> chapter_game(const BoxEntry& box, const Opening& opening);
/// The same as its board may be told: what a game has not opened yet is left out.
Game told_board(const Game& game);
/// The map as it is open between two games, for as many companies as there are.
std::shared_ptr<const Game> map_of(const BoxEntry& box, const Campaign& campaign);

// An evening is a game of a campaign's map whose table says in an option who plays: "red+blue".
inline constexpr std::string_view kEvening = "evening";
Result<Opening> evening_of(const Box& box, const Campaign& campaign, const Options& options);
/// The entry whose map tonight's evening has: a chapter that is being played has not been told.
int evening_entry(const Journal& journal);

/// The table of the chapter that begins with this entry: always the same one, so that a chapter
/// which is opened twice is one table.
std::string table_of_chapter(const Journal& journal, int entry, const Opening& opening);
/// The place of the company that a guest plays at this seat, while the game goes on.
std::optional<int> place_of_guest(const Journal& journal, int seat);
/// How it is opened; the commitment to its seed is missing. A guest's chair is open.
TableAct opening_act(const Journal& journal, int entry, const Opening& opening);

}  // namespace wagonaut::server
