#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/e2e/party.h"

namespace wagonaut::tests::e2e {

/// A campaign of one person and bots whose holder never gives up: when a line breaks it connects
/// again, and what was not answered is sent once more. At the table it leaves the play to a bot, so
/// that chapters are short.
class SteadfastCampaign {
 public:
  explicit SteadfastCampaign(int port) : port_(port), token_(next_token()) {}

  /// Does what can be done now; true if that was anything.
  bool go_on();
  /// Comes by another process from now on.
  void move_to(int port);
  void drop();

  const std::string& id() const { return id_; }
  const std::string& code() const { return code_; }
  const std::string& token() const { return token_; }
  /// Until it is between two games with this one ahead; false if that does not come.
  bool lead_to(int chapter, std::chrono::seconds patience);
  /// Until a game is being played.
  bool lead_into_game(std::chrono::seconds patience);
  const std::string& fault() const { return fault_; }
  int chapter() const;
  std::string status() const;
  /// Between two games it rests from now on, once one was played.
  void wind_down() { winding_down_ = true; }
  /// It has come to its end, or to its rest, and nothing is on its way.
  bool rests() const;
  /// Dates that were agreed and acknowledged, in order.
  const std::vector<std::string>& dates() const { return dates_; }
  int sent_again() const { return sent_again_; }

 private:
  using Clock = std::chrono::steady_clock;

  template <class Done>
  bool lead(std::chrono::seconds patience, const Done& done);
  static std::string next_token();
  bool found();
  bool reach();
  bool listen();
  void take(const std::string& message);
  void take_answer(const json::object& reply);
  bool decide();
  bool wish(json::object wish);
  bool play();
  bool rest();

  int port_;
  std::string token_, id_, code_, fault_;
  std::unique_ptr<web::WebLine> line_;
  json::object scene_;
  std::optional<json::object> wish_;  // not answered yet
  std::optional<TableClient> table_;
  std::vector<std::string> dates_;
  int wishes_ = 0, sent_again_ = 0, dated_ = 0;
  bool winding_down_ = false;
  Clock::time_point rest_until_{}, next_word_{}, next_date_{};
};

/// People on several threads, each with a campaign at a time; whoever has come to its end founds
/// the next, until told to finish.
class CampaignCrowd {
 public:
  CampaignCrowd(int port, int threads);
  ~CampaignCrowd();

  /// Goes on until all are between two games, and have played one. False if that does not come.
  bool finish();
  /// After `finish`: all that were founded.
  const std::vector<std::unique_ptr<SteadfastCampaign>>& campaigns() const { return campaigns_; }

 private:
  void lead();
  bool lead_one(SteadfastCampaign& campaign);

  int port_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<SteadfastCampaign>> campaigns_;
  std::vector<std::thread> threads_;
  std::atomic<bool> finishing_{false}, given_up_{false};
  std::atomic<std::chrono::steady_clock::time_point> end_;
};

/// No line is lost or doubled: the log of each leads to where its holder saw it, whatever was
/// acknowledged stands there once, and every chapter has one table, whose record is its game's.
void expect_no_entry_lost(const std::string& store, const CampaignCrowd& crowd);

}  // namespace wagonaut::tests::e2e
