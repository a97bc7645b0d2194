#pragma once

#include <optional>
#include <string>

#include "tools/campaign/campaign_store.h"
#include "tools/campaign/campaign_talk.h"
#include "tools/campaign/campaign_words.h"
#include "tools/company.h"

namespace wagonaut::tools {

/// Before a game: the recap, and who comes (L-91).
class Gathering {
 public:
  Gathering(CampaignTalk& talk, CampaignStore& store, const Company& bots);

  /// The line of the chapter that begins. Nothing: somebody wants to stop.
  std::optional<std::string> run();

 private:
  enum class Act { Begin, Change, Join, Story, Chronicle };
  struct Item {
    Act act{};
    std::size_t company = 0;
  };
  void look_around();
  void head();
  std::vector<Item> menu(std::vector<std::string>& words) const;
  std::string presence_words(std::size_t i) const;
  std::string who(std::size_t i) const;
  bool can_begin() const;
  bool change(std::size_t i);
  bool ask_stand_in(Seating& seat);
  bool join();
  bool read_again();
  bool read_chronicle();
  void foreword();
  std::string chapter_line() const;
  CampaignWords words() const { return {store_.box(), store_.course(), talk_.language()}; }

  CampaignTalk& talk_;
  CampaignStore& store_;
  const Company& bots_;
  Roster roster_;
  std::vector<Seating> seats_;
};

}  // namespace wagonaut::tools
