// The campaigns of a store, in the SQL that both databases speak.
#include <limits>

#include "server/store/sql_store.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

constexpr int kAnyNumber = std::numeric_limits<int>::max();

constexpr const char* kCampaignColumns =
    "SELECT id, code, name, content, version, status, chapter, game, companies, meet, waits, "
    "created, updated FROM campaign ";

CampaignSummary campaign_from(SqlReader& in) {
  CampaignSummary summary;
  summary.id = in.name("id");
  summary.code = in.name("code");
  summary.name = in.name("name");
  summary.content = in.name("content");
  summary.version = int(in.number("version", 1, kAnyNumber));
  summary.status = CampaignStatus(in.word("status", Words<CampaignStatus>::all));
  summary.chapter = int(in.number("chapter", 1, kAnyNumber));
  summary.game = in.text("game");
  summary.companies = in.text("companies");
  summary.meet = in.text("meet");
  summary.waits = in.text("waits");
  summary.created = in.time("created");
  summary.updated = in.time("updated");
  summary.damage = in.damage();
  return summary;
}

Entry campaign_entry_from(const SqlRow& row) {
  SqlReader in(row);
  Entry entry;
  entry.seq = int(in.number("seq", 0, kAnyNumber));
  entry.at = in.time("at");
  entry.line = in.name("line");
  entry.facts = in.text("body");
  entry.damage = in.damage();
  return entry;
}

}  // namespace

Result<std::vector<Entry>> SqlStore::read_campaign(const std::string& campaign, int from) {
  const auto rows =
      ask("SELECT seq, at, line, body FROM campaign_entry WHERE campaign = $1 AND seq >= $2 "
          "ORDER BY seq",
          {campaign, from});
  if (!rows) return rows.failure();
  std::vector<Entry> entries;
  entries.reserve(rows->size());
  for (const SqlRow& row : *rows) entries.push_back(campaign_entry_from(row));
  return entries;
}

Result<std::optional<CampaignSummary>> SqlStore::find_campaign(const std::string& campaign) {
  const auto rows = ask(std::string(kCampaignColumns) + "WHERE id = $1", {campaign});
  if (!rows) return rows.failure();
  if (rows->empty()) return std::optional<CampaignSummary>();
  SqlReader in(rows->front());
  return std::optional(campaign_from(in));
}

Result<std::optional<CampaignStanding>> SqlStore::campaign_standing(const std::string& campaign,
                                                                    const std::string& token_hash) {
  auto found = find_campaign(campaign);
  if (!found) return found.failure();
  if (!*found) return std::optional<CampaignStanding>();
  const auto rows =
      ask("SELECT place FROM holder WHERE campaign = $1 AND token = $2", {campaign, token_hash});
  if (!rows) return rows.failure();
  CampaignStanding standing{std::move(**found), std::nullopt};
  if (rows->empty()) return std::optional(std::move(standing));
  SqlReader in(rows->front());
  const auto place = int(in.number("place", 0, kAnyNumber));
  if (in.damage().empty()) standing.company = place;
  return std::optional(std::move(standing));
}

Result<std::vector<CampaignSummary>> SqlStore::campaigns(int most) {
  const auto rows =
      ask(std::string(kCampaignColumns) + "ORDER BY updated DESC, id DESC LIMIT $1", {most});
  if (!rows) return rows.failure();
  std::vector<CampaignSummary> found;
  for (const SqlRow& row : *rows) {
    SqlReader in(row);
    CampaignSummary summary = campaign_from(in);
    if (summary.damage.empty())
      found.push_back(std::move(summary));
    else
      log(Level::Error, "campaign_left_out", {{"campaign", summary.id}, {"why", summary.damage}});
  }
  return found;
}

}  // namespace wagonaut::server
