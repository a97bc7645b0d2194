#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "server/lobby/campaign_hall.h"
#include "server/lobby/shelf.h"
#include "server/room/room.h"
#include "tests/data/data.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {

/// Runs what is posted at once, on the caller's thread.
class PromptStrand final : public Strand {
 public:
  void post(Task task) override;
  void wake_at(Instant, Task task) override { alarm_ = std::move(task); }
  void sleep() override { alarm_ = nullptr; }

 private:
  std::deque<Task> tasks_;
  Task alarm_;
  bool running_ = false;
};

/// Eyes at a campaign that keep what they were sent.
class CampaignEyes final : public server::CampaignViewer {
 public:
  explicit CampaignEyes(const server::Contents& contents) : contents_(contents) {}

  std::vector<std::string> scenes;  // as JSON
  std::vector<Reply> replies;
  std::vector<std::string> chat;
  std::string goodbye;

  void show(const server::CampaignScene& scene) override;
  void answer(const Reply& reply) override { replies.push_back(reply); }
  void say(const ChatLine& line, const std::string& company) override {
    chat.push_back(company + ": " + line.text);
  }
  void leave(std::string_view reason) override { goodbye = reason; }

 private:
  const server::Contents& contents_;
};

/// A server's halls over fakes, with a campaign of people and bots. Tokens are made of companies'
/// ids.
struct CampaignSetting {
  explicit CampaignSetting(const Catalog& catalog = data::catalog());

  /// "red" is the founder; bots are "planner".
  void found(const std::vector<std::string>& people, const std::vector<std::string>& bots);
  /// People who came otherwise.
  void adopt(const std::vector<std::string>& people) { people_ = people; }
  Reply wish(const std::string& company, const server::CampaignWish& wish);
  std::shared_ptr<CampaignEyes> enter(const std::string& company, int known = -1);
  server::CampaignRoom& room();
  const server::Journal& journal() { return *room().journal(); }
  server::LiveCampaign live();
  server::CampaignLook look(const std::string& company);
  static std::string token(const std::string& company) { return "token-of-company-" + company; }

  /// All people are here, and the chapter begins.
  void begin();
  /// The same; but "blue" is played by Ewa, who has come by the table's code.
  void begin_with_guest(const std::string& token);
  /// The table of the chapter, as it lives.
  server::Live table();
  Answer at_table(int seat, const server::Wish& wish);
  void deal_table();
  /// To the end, by bots.
  void play_out();
  /// Its table is dealt and played to the end by bots.
  void play_table();
  /// Whoever is asked takes the first option, until nobody is.
  void answer_all();
  /// All of these, one after another.
  void play_chapter();
  /// As if the process had ended, and another one had begun.
  void restart();

  const Catalog& catalog;
  FakeStore store;
  FakeThinker thinker;
  std::string id, code, content = "lanterns_west";
  std::unique_ptr<server::Shelf> shelf;
  std::unique_ptr<server::Hall> hall;
  std::unique_ptr<server::CampaignHall> campaigns;

 private:
  void make();
  std::vector<std::string> people_;
  int wishes_ = 0;
};

}  // namespace wagonaut::tests
