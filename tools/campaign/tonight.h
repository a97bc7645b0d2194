#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/box_file.h"
#include "catalog/game.h"
#include "engine/campaign/chapter.h"
#include "tools/campaign/campaign_store.h"
#include "tools/play/game_table.h"
#include "tools/play/settings.h"

namespace wagonaut::tools {

/// The chapter that a campaign is playing or closing: its game, and who plays it.
struct Tonight {
  int entry = 0;  // of the chapter
  Opening opening;
  std::unique_ptr<const Game> game;      // in words, as far as it is open
  std::unique_ptr<const Labels> labels;  // of its record, which names everything
  std::vector<SeatPlan> seats;
  GameHeader header;

  /// Who decides for a company, by its place in the campaign; nullptr: it is absent.
  const SeatPlan* player(std::uint8_t company) const;
  int people() const;
};
Tonight tonight(const CampaignStore& store, Language language);

/// Words for a game on an edition of this box.
std::unique_ptr<const Game> game_in_words(const BoxEntry& box, const Edition& edition);

/// The table of tonight's game: taken up from `file` if that is a record of it, else dealt. A
/// record of another game is put aside.
Result<std::unique_ptr<GameTable>> table_of(const Tonight& tonight, const std::string& file,
                                            const SeedBytes& seed);

}  // namespace wagonaut::tools
