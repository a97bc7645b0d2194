#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/campaign/books.h"
#include "server/campaign/gathering.h"
#include "server/campaign/journal.h"
#include "server/campaign/vote.h"

namespace wagonaut::server {

struct ChatLine;
struct Reply;

/// The table of the chapter that is being played.
struct ChapterTable {
  std::string id, code;
  Status status = Status::Open;

  friend bool operator==(const ChapterTable&, const ChapterTable&) = default;
};

/// A campaign with what is said and seen tonight. Whoever shows it to a company leaves out what its
/// book does not have.
struct SeenCampaign {
  const Journal& journal;
  const Gathering& gathering;
  std::vector<bool> present;  // by places: a line is open
  const std::optional<ChapterTable>& table;
  const std::optional<Vote>& vote;
  const std::map<int, std::set<Piece>>& read;  // ticks, by places
  bool can_pass_on = false;
};

/// All that one company may know, and what happened since it looked last.
struct CampaignScene {
  const SeenCampaign& campaign;
  int company = 0;  // place: whose eyes
  const Books::Book& book;
  int known = -1;  // the version it knew
};

/// One pair of eyes at a campaign.
class CampaignViewer {
 public:
  virtual ~CampaignViewer() = default;
  virtual void show(const CampaignScene& scene) = 0;
  virtual void answer(const Reply& reply) = 0;
  virtual void say(const ChatLine& line, const std::string& company) = 0;
  virtual void leave(std::string_view reason) = 0;
};

}  // namespace wagonaut::server
