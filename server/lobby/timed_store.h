#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <memory>

#include "server/store/store.h"

namespace wagonaut::server {

/// How long the store takes to keep an entry, and how often it cannot; for /metrics.
struct StoreCounts {
  static constexpr std::array<double, 8> kBounds{0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1};
  std::array<std::atomic<long>, kBounds.size() + 1> appends{};  // by time taken
  std::atomic<long> micros{0}, taken{0}, unavailable{0}, unknown{0};
};

/// A store that counts what another one does, and knows whether it is well without asking.
class TimedStore final : public Store {
 public:
  explicit TimedStore(std::unique_ptr<Store> store) : store_(std::move(store)) {}

  /// It kept what it was given last, and answered when it was looked at last, not long ago.
  bool well() const;
  /// Looks at it: may take as long as the store does. Where something was not kept, whether
  /// something is kept now.
  void look();

  void append(Append append, std::function<void(Kept)> done) override;
  Result<std::vector<Entry>> read(const std::string& game, int from) override {
    return store_->read(game, from);
  }
  Result<std::string> seed(const std::string& game) override { return store_->seed(game); }
  Result<std::optional<Summary>> find(const std::string& game) override {
    return store_->find(game);
  }
  Result<std::optional<Summary>> find_code(const std::string& code) override {
    return store_->find_code(code);
  }
  Result<std::optional<Standing>> standing(const std::string& game,
                                           const std::string& token_hash) override {
    return store_->standing(game, token_hash);
  }
  Result<bool> note_held(const std::string& game, const std::vector<HeldSeat>& held) override {
    return store_->note_held(game, held);
  }
  Result<std::vector<Summary>> lobby(int most) override { return store_->lobby(most); }
  Result<std::vector<Summary>> finished(const std::string& edition, int most) override {
    return store_->finished(edition, most);
  }
  Result<std::vector<Summary>> finished_games(const std::string& edition, int most) override {
    return store_->finished_games(edition, most);
  }
  Result<std::vector<Score>> result(const std::string& game) override {
    return store_->result(game);
  }
  Result<std::vector<Statistic>> statistics(const std::string& name, const std::string& edition,
                                            int most) override {
    return store_->statistics(name, edition, most);
  }
  Result<std::vector<Entry>> read_campaign(const std::string& campaign, int from) override {
    return store_->read_campaign(campaign, from);
  }
  Result<std::optional<CampaignSummary>> find_campaign(const std::string& campaign) override {
    return store_->find_campaign(campaign);
  }
  Result<std::optional<CampaignStanding>> campaign_standing(
      const std::string& campaign, const std::string& token_hash) override {
    return store_->campaign_standing(campaign, token_hash);
  }
  Result<std::vector<CampaignSummary>> campaigns(int most) override {
    return store_->campaigns(most);
  }
  Result<Owner> own_campaign(const std::string& campaign) override {
    return store_->own_campaign(campaign);
  }
  Result<Owner> own(const std::string& game) override { return store_->own(game); }
  Result<bool> beat() override { return store_->beat(); }
  std::optional<Millis> lease() const override { return store_->lease(); }
  Result<std::vector<std::string>> take_over(int most) override { return store_->take_over(most); }
  void release() override { store_->release(); }
  bool wait_for_news(Millis span) override { return store_->wait_for_news(span); }
  Result<bool> backup(const std::string& file) override { return store_->backup(file); }
  bool healthy() override { return store_->healthy(); }
  bool writable() override { return store_->writable(); }

  const StoreCounts& counts() const { return counts_; }

 private:
  using Clock = std::chrono::steady_clock;

  StoreCounts counts_;
  std::atomic<bool> keeps_{true}, answers_{true};
  std::atomic<Clock::time_point> looked_at_{Clock::now()};
  std::unique_ptr<Store> store_;  // after the counts: its last callbacks still count
};

}  // namespace wagonaut::server
