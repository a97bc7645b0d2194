#pragma once

#include <mutex>
#include <set>

#include "server/store/sql.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// The reading half of a store, in the SQL that both databases speak.
class SqlStore : public Store {
 public:
  Result<std::vector<Entry>> read(const std::string& game, int from) override;
  Result<std::string> seed(const std::string& game) override;
  Result<std::optional<Summary>> find(const std::string& game) override;
  Result<std::optional<Summary>> find_code(const std::string& code) override;
  Result<std::optional<Standing>> standing(const std::string& game,
                                           const std::string& token_hash) override;
  Result<bool> note_held(const std::string& game, const std::vector<HeldSeat>& held) override;
  Result<std::vector<Summary>> lobby(int most) override;
  Result<std::vector<Summary>> finished(const std::string& edition, int most) override;
  Result<std::vector<Summary>> finished_games(const std::string& edition, int most) override;
  Result<std::vector<Score>> result(const std::string& game) override;
  Result<std::vector<Statistic>> statistics(const std::string& name, const std::string& edition,
                                            int most) override;
  Result<std::vector<Entry>> read_campaign(const std::string& campaign, int from) override;
  Result<std::optional<CampaignSummary>> find_campaign(const std::string& campaign) override;
  Result<std::optional<CampaignStanding>> campaign_standing(const std::string& campaign,
                                                            const std::string& token_hash) override;
  Result<std::vector<CampaignSummary>> campaigns(int most) override;
  bool healthy() override;
  bool writable() override;

 protected:
  /// One statement, in a transaction of its own.
  virtual Result<SqlRows> ask(const std::string& sql, const SqlValues& values) = 0;

 private:
  Result<std::vector<Summary>> summaries(const std::string& where, const SqlValues& values);
  /// Without those that are damaged.
  Result<std::vector<Summary>> listed(const std::string& where, const SqlValues& values);
  void tell_damage(const Summary& summary);
  Result<std::vector<Summary>> newest(const std::string& where, const std::string& edition,
                                      int most);

  std::mutex telling_;
  std::set<std::string> told_;  // damaged tables the host has been told of
};

/// Scores that are counted: of people, and none that cannot be.
inline constexpr int kMostPoints = 100'000, kMostPlaces = 99;
bool counts(const Score& score);

/// A name no other process has, so that none is taken for its forerunner.
std::string new_node_id();

}  // namespace wagonaut::server
