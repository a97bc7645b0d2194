#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/base/words.h"
#include "server/campaign/journal.h"

namespace wagonaut::server {

enum class VoteOf { Rewind, Restore, Hand, PassOn };
template <>
struct Words<VoteOf> {
  static constexpr std::array<std::string_view, 4> all{"rewind", "restore", "hand", "pass_on"};
};

/// What all people who hold a company have to agree to. Not kept: whoever still wants it asks
/// again.
struct Vote {
  std::string id;
  VoteOf of{};
  int by = 0;                                  // place of the company that asks
  int to = 0;                                  // Rewind: goes on from before this entry
  int company = 0;                             // Hand: its place
  std::map<int, bool> answers;                 // by places
  std::shared_ptr<const CampaignCourse> file;  // Restore
};

}  // namespace wagonaut::server
