#pragma once

#include <string>
#include <vector>

#include "catalog/box_file.h"
#include "engine/campaign/chronicle.h"
#include "engine/campaign/question.h"
#include "engine/campaign/recap.h"

namespace wagonaut::tools {

/// What a bot is called; programs have no other name than their own.
std::string bot_name(Language language, const std::string& level);
/// The same where it is clear that it is a bot.
std::string level_name(Language language, const std::string& level);

/// A campaign in the words of its box and of the house.
class CampaignWords {
 public:
  CampaignWords(const BoxEntry& box, const CampaignCourse& course, Language language)
      : box_(box), course_(course), c_(course.campaign()), language_(language) {}

  /// Where it stands: name, companies with their holders, and what comes next.
  std::vector<std::string> status() const;
  std::vector<std::string> recap_lines() const;
  /// The chronicle, page by page: a game, the map, the count.
  std::vector<std::vector<std::string>> chronicle_pages() const;
  /// Places, companies and sums, the first place first; empty before the end.
  std::vector<std::string> final_places() const;
  /// From where it may go on again: entry, year, game and step.
  std::vector<std::string> rewinds() const;
  /// The question that waits, with its options; empty if there is none.
  std::string question() const;

  std::string company(std::uint8_t place) const;
  /// What a company may answer to it.
  std::string answer(CampaignAskOf of, std::uint8_t what) const;
  /// What an option of a story card is called.
  std::string option(const Reading& card, int option) const;

 private:
  std::string line(const RecapLine& one) const;
  std::string line(const Highlight& one) const;
  std::vector<std::string> chapter(const ChronicleChapter& chapter) const;
  std::vector<std::string> choices(const ChronicleChapter& chapter) const;
  std::string choice(const CampaignFact& fact, const Closing& at) const;
  std::vector<std::string> map_of(const ChronicleChapter& chapter) const;
  std::vector<std::string> marks(const Chronicle& book) const;
  std::string seen(const Chronicle& book) const;
  std::string owned_token() const;
  std::string mark(const MapMark& mark) const;
  std::string lane(std::uint8_t lane) const;
  std::string ticket(std::uint8_t ticket) const;
  std::string colour(int colour) const;
  std::string year(int game) const;
  std::string thing(RecapKind kind, std::uint8_t what) const;

  const BoxEntry& box_;
  const CampaignCourse& course_;
  const Campaign& c_;
  Language language_;
};

}  // namespace wagonaut::tools
