#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "engine/campaign/chapter.h"
#include "engine/campaign/question.h"
#include "engine/model/fact.h"

namespace wagonaut {

/// Who hears of a campaign that bots play. As a `Log` it hears every fact of its games; `Fact::
/// source` says which card spoke.
class CampaignHearer : public Log {
 public:
  virtual ~CampaignHearer() = default;
  /// A game is about to be dealt.
  virtual void game_opened(const Campaign&, const Opening&) {}
  void note(const Fact&) override {}
  /// It is over, and the campaign has taken nothing over from it yet.
  virtual void game_over(const Campaign&, const Opening&, const State&) {}
  /// Somebody is asked between games, and what is answered.
  virtual void answered(const Campaign&, const CampaignAsk&, std::uint8_t) {}
  /// The end steps are done; `told` is all they told.
  virtual void game_closed(const Campaign&, const CampaignFacts& told) { (void)told; }
};

/// A campaign that is to be played by bots alone. They play by sight, each knowing the edition as
/// its seat may, and answer between games by `closing_answer`.
struct CampaignMatch {
  const Box* box = nullptr;
  std::vector<std::uint8_t> companies;  // places in the box, in the order in which they join
  std::vector<std::string> bots;        // of each of them
  std::uint64_t seed = 1;
  std::function<std::unique_ptr<Bot>(std::string_view id)> make = make_bot;
  std::function<bool()> stopped = {};  // asked before each game; if true, nothing more is played
};

/// A campaign of these companies before its first game, without a log.
Campaign new_campaign(const Box& box, const std::vector<std::uint8_t>& companies);

/// Plays it from the first game to the last: the campaign as it ends. Its phase is `Finished`,
/// unless it was stopped or a game was cut off after far too many decisions.
Campaign play_whole_campaign(const CampaignMatch& play, CampaignHearer& hearer);

}  // namespace wagonaut
