#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "server/campaign/books.h"
#include "server/campaign/campaign_wish.h"
#include "server/room/settings.h"
#include "server/store/store.h"

namespace wagonaut {
struct BoxEntry;
}  // namespace wagonaut

namespace wagonaut::server {

struct CampaignScene;
struct ChatLine;
class Contents;
class Journal;

// What is said of campaigns, in and out; see messages.h.

Result<CampaignWish> read_campaign_wish(std::string_view json);

/// A company of who founds a campaign or joins one; with a level it is run by a bot.
struct WantedCompany {
  std::string company, name, token, badge, bot;
};
/// POST /api/campaigns
struct FoundCampaign {
  std::string content, name;
  std::vector<WantedCompany> companies;  // the founder's first
  TableSettings settings;                // of the chapters' tables
};
Result<FoundCampaign> read_found_campaign(std::string_view json);
/// POST /api/campaigns/{id}/join
struct JoinCampaign {
  std::string code;
  WantedCompany company;
};
Result<JoinCampaign> read_join_campaign(std::string_view json);
/// POST /api/campaigns/{id}/evening: a seat each; without a token and a bot it is open.
Result<std::vector<WantedCompany>> read_open_evening(std::string_view json);
/// POST /api/my: the companies a device remembers.
struct MyCompany {
  std::string campaign, token;
};
Result<std::vector<MyCompany>> read_my_companies(std::string_view json);

std::string boxes_json(const Contents& contents);
std::string founded_json(const std::string& campaign, const std::string& code);
/// Why a file was not taken; `whole`: what of it could be, `campaign`: that lives here already.
std::string file_error_json(std::string_view code, std::string_view detail, std::string_view whole,
                            std::string_view campaign);
/// How a wish to restore was answered: a word of a reply.
std::string restoring_json(std::string_view answer);
/// The table of an evening.
std::string evening_json(const std::string& table, const std::string& code);
std::string joined_campaign_json(const std::string& campaign, const std::string& company);
/// What a campaign shows to who may know of it; `mine` is for its members.
struct MyCampaign {
  CampaignSummary summary;
  int year = 0;
  std::string you;  // a company; empty: no member asks
  bool your_turn = false;
};
std::string campaign_summary_json(const MyCampaign& campaign);
std::string my_campaigns_json(const std::vector<MyCampaign>& campaigns);

std::string campaign_scene_json(const BoxEntry& box, const CampaignScene& scene);
std::string campaign_chat_json(const ChatLine& line, const std::string& company);
std::string book_json(const BoxEntry& box, const Books::Book& book);
/// Through the eyes of the company at this place.
std::string recap_json(const Journal& journal, int place, const Books::Book& book);
std::string chronicle_json(const Journal& journal, const Books::Book& book);

}  // namespace wagonaut::server
