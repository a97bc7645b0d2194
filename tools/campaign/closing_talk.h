#pragma once

#include <string>

#include "tools/campaign/campaign_store.h"
#include "tools/campaign/campaign_talk.h"
#include "tools/campaign/campaign_words.h"
#include "tools/campaign/tonight.h"
#include "tools/play/speech.h"

namespace wagonaut::tools {

/// The end of a game on the screen: what each entry of it told, and what is asked (L-71).
class ClosingTalk {
 public:
  ClosingTalk(CampaignTalk& talk, CampaignStore& store, const Tonight& tonight);

  /// What the last entry told, page by page; false: somebody wants to stop.
  bool tell();
  /// The slips of the game, for whoever has not just seen them counted.
  void tell_slips();
  /// Asks the company that the end of the game waits for, and keeps the answer; false: somebody
  /// wants to stop.
  bool ask();

 private:
  bool tell(const CampaignFact& fact);
  bool tell_lists(const CampaignFacts& facts);
  bool tell_pages(const CampaignFact& fact);
  bool tell_post(const CampaignFacts& facts);
  bool show_secrets(const CampaignFacts& facts, std::uint8_t place);
  bool tell_count(const CampaignFacts& facts);
  void tell_part(const CampaignFacts& facts, std::uint8_t part);
  void tell_stamps(const CampaignFacts& facts);
  void tell_painted(const CampaignFacts& facts);
  void tell_list(const CampaignFacts& facts, CampaignFactKind kind, std::string_view key);
  std::string thing(const CampaignFact& fact) const;
  std::string option_text(const CampaignAsk& ask, std::uint8_t option) const;
  std::string for_ever(const CampaignAsk& ask, std::uint8_t option) const;
  bool opens_region(std::uint8_t option) const;
  bool last_game() const { return tonight_game() == int(store_.box().law.games.size()); }
  int tonight_game() const { return store_.course().after(tonight_.entry).game; }
  std::string token_asked(const CampaignAsk& ask) const;
  bool ask_person(const CampaignAsk& ask, const std::string& who, std::uint8_t& answer);
  std::string company(std::uint8_t place) const { return words().company(place); }
  CampaignWords words() const { return {store_.box(), store_.course(), talk_.language()}; }
  const std::string& text(const Text& text) const { return speech_.text(text); }

  CampaignTalk& talk_;
  CampaignStore& store_;
  const Tonight& tonight_;
  Speech speech_;
  bool after_page_ = false;
};

}  // namespace wagonaut::tools
