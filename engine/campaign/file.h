#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/campaign/log.h"

namespace wagonaut {

// A campaign as a file (6.5): its log with a chain of checks. It holds ids and never words of the
// box, and no entry of a game that is not over: whoever reads it learns no secret.

/// What the first line says.
struct CampaignHead {
  std::string content;
  int version = 1;
  std::string hash, id, name;

  friend bool operator==(const CampaignHead&, const CampaignHead&) = default;
};

/// The first line, so that a box can be found for it. A later format is refused by name.
Result<CampaignHead> read_campaign_head(std::string_view text);

/// A file as it grows: the head, one entry, and the foot that closes it.
std::string head_text(const CampaignHead& head);
/// `chain` is that of the entry before, and becomes this entry's.
std::string entry_text(const Box& box, int number, const LoggedEntry& entry, std::string& chain);
inline constexpr std::string_view kFirstChain = "00000000";  // before the first entry
std::string foot_text(std::string_view before, int entries);

/// The whole file, closed.
std::string write_campaign(const CampaignCourse& course, std::string_view id);

/// A file that was read, as far as it is whole.
struct CampaignFile {
  CampaignHead head;
  CampaignCourse course;
  std::string chain;    // of the last entry
  bool closed = false;  // its foot is there
  std::string damage;   // empty if the file is whole, apart from a foot that is missing
  int damaged_at = -1;  // the first entry that is not whole
};
/// Reads a file, checks its chain and folds everything. Of a damaged file the longest whole part is
/// taken, which never ends between a chapter and its game. It fails where there is no such part.
Result<CampaignFile> read_campaign(Boxes boxes, std::string_view text);

}  // namespace wagonaut
