// Answers of the HTTP API about campaigns.
#include "catalog/box_file.h"
#include "engine/record/words.h"
#include "server/campaign/contents.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

void write_box_companies(JsonWriter& w, const BoxEntry& box) {
  w.key("companies").open('[');
  for (std::size_t i = 0; i < box.law.companies.size(); ++i) {
    const CompanyText& text = box.text.companies[i];
    w.open().field("company", box.law.companies[i].id);
    w.field("colour", colour_word(box.law.companies[i].colour));
    write_text(w.key("name"), text.name);
    write_text(w.key("president"), text.president);
    write_text(w.key("motto"), text.motto);
    write_text(w.key("text"), text.card);
    w.close();
  }
  w.close(']');
}

/// What the store keeps of its companies: a line for each, id, holder, "free" or "held", name, and
/// behind a dot what it is called.
void write_known_companies(JsonWriter& w, const std::string& lines) {
  w.key("companies").open('[');
  for (std::string_view line : split(lines, "\n")) {
    if (line.empty()) continue;
    w.open().field("company", take_word(line)).field("holder", take_word(line));
    w.field("free", take_word(line) == "free");
    const std::size_t dot = line.find(kDot);
    w.field("name", line.substr(0, dot));
    if (dot != line.npos) w.field("called", line.substr(dot + kDot.size()));
    w.close();
  }
  w.close(']');
}

void write_campaign_summary(JsonWriter& w, const MyCampaign& campaign) {
  const CampaignSummary& summary = campaign.summary;
  w.open().field("id", summary.id).field("name", summary.name).field("content", summary.content);
  w.field("status", word_for(summary.status)).field("chapter", summary.chapter);
  w.field("year", campaign.year).field("meet", summary.meet);
  write_known_companies(w, summary.companies);
  w.field("updated", summary.updated).key("waits_for");
  if (summary.waits.empty())
    w.null();
  else
    w.text(summary.waits);
  if (!campaign.you.empty()) {
    w.key("table");
    if (summary.game.empty())
      w.null();
    else
      w.text(summary.game);
    w.field("you", campaign.you).field("your_turn", campaign.your_turn);
  }
  w.close();
}

}  // namespace

std::string boxes_json(const Contents& contents) {
  JsonWriter w;
  w.open().key("boxes").open('[');
  for (const BoxEntry* box : contents.all_newest()) {
    w.open().field("content", box->law.id).field("version", box->law.version);
    write_text(w.key("name"), box->text.title);
    w.field("games", int(box->law.games.size()));
    w.field("last_to_join", int(box->law.last_game_to_join));
    write_box_companies(w, *box);
    w.key("years").open('[');
    for (const GamePlan& plan : box->law.games) w.number(plan.year);
    w.close(']').close();
  }
  return w.close(']').close().take();
}

std::string founded_json(const std::string& campaign, const std::string& code) {
  JsonWriter w;
  return w.open().field("campaign", campaign).field("code", code).close().take();
}

std::string file_error_json(std::string_view code, std::string_view detail, std::string_view whole,
                            std::string_view campaign) {
  JsonWriter w;
  w.open().key("error").open().field("code", code).field("detail", detail);
  if (!whole.empty()) w.field("whole", whole);
  if (!campaign.empty()) w.field("campaign", campaign);
  return w.close().close().take();
}

std::string restoring_json(std::string_view answer) {
  JsonWriter w;
  return w.open().field("answer", answer).close().take();
}

std::string evening_json(const std::string& table, const std::string& code) {
  JsonWriter w;
  return w.open().field("table", table).field("code", code).close().take();
}

std::string joined_campaign_json(const std::string& campaign, const std::string& company) {
  JsonWriter w;
  return w.open().field("campaign", campaign).field("company", company).close().take();
}

std::string my_campaigns_json(const std::vector<MyCampaign>& campaigns) {
  JsonWriter w;
  w.open('[');
  for (const MyCampaign& campaign : campaigns) write_campaign_summary(w, campaign);
  return w.close(']').take();
}

std::string campaign_summary_json(const MyCampaign& campaign) {
  JsonWriter w;
  write_campaign_summary(w, campaign);
  return w.take();
}

}  // namespace wagonaut::server
