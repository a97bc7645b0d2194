#pragma once

#include <string>
#include <vector>

#include "catalog/box_file.h"
#include "engine/campaign/chronicle.h"
#include "engine/campaign/question.h"
#include "engine/campaign/recap.h"

namespace wagonaut::tools {

/// A campaign in the words of its box and of the house.
class CampaignWords {
 public:
  CampaignWords(const BoxEntry& box, const CampaignCourse& course, Language language)
      : box_(box), course_(course), c_(course.campaign()), language_(language) {}

  /// Where it stands: name, companies with their holders, and what comes next.
  std::vector<std::string> status() const;
  std::vector<std::string> recap_lines() const;
  std::vector<std::string> chronicle_lines() const;
  /// The question that waits, with its options as they are typed; empty if there is none.
  std::string question() const;

  std::string company(std::uint8_t place) const;

 private:
  std::string line(const RecapLine& one) const;
  std::string line(const Highlight& one) const;
  std::string choice(const CampaignFact& fact) const;
  std::string year(int game) const;
  std::string thing(RecapKind kind, std::uint8_t what) const;

  const BoxEntry& box_;
  const CampaignCourse& course_;
  const Campaign& c_;
  Language language_;
};

}  // namespace wagonaut::tools
