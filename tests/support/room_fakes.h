#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "engine/luck/generator.h"
#include "engine/sight/view.h"
#include "server/room/room.h"
#include "server/room/scene.h"
#include "server/room/thinker.h"
#include "server/room/viewer.h"

namespace wagonaut::tests {

using namespace wagonaut::server;

/// Time and tasks in the test's hand.
class FakeStrand final : public Strand {
 public:
  void post(Task task) override { tasks_.push_back(std::move(task)); }
  void wake_at(Instant when, Task task) override {
    alarm_ = when;
    alarm_task_ = std::move(task);
  }
  void sleep() override { alarm_.reset(); }

  /// Runs what was posted, and what that posts, until nothing is left.
  void run();
  /// Goes on in time; alarms ring on the way.
  void wait(Millis span);
  Instant now() const { return now_; }
  Time today() const { return later(kStart + set_, now_.time_since_epoch()); }
  /// Somebody sets the calendar.
  void set_calendar(Millis by) { set_ += by; }
  std::optional<Instant> alarm() const { return alarm_; }

 private:
  static constexpr Time kStart{Millis{1'700'000'000'000}};

  Instant now_{};
  Millis set_{};
  std::deque<Task> tasks_;
  std::optional<Instant> alarm_;
  Task alarm_task_;
};

/// A store in memory that fails when told to.
class FakeStore : public Store {
 public:
  enum class Mood { Keeps, Holds, Unavailable, KeptButSilent, LostAndSilent, Taken };
  Mood mood = Mood::Keeps;
  bool readable = true;
  std::set<std::string> foreign;  // tables that another process serves
  bool breaks = false;            // a promise, when it is given an entry
  std::map<std::string, std::string> seeds;
  std::map<std::string, std::vector<Entry>> log;
  std::map<std::string, Summary> summaries;
  std::map<std::string, std::vector<server::HeldSeat>> held;
  std::vector<Score> scores;
  std::map<std::string, server::CampaignSummary> campaigns_kept;  // their logs lie among the others
  int tries = 0, reads = 0;
  std::function<void()> on_read;

  void append(Append append, std::function<void(Kept)> done) override;
  /// With Mood::Holds: lets one append through that waits.
  void release_one();
  std::size_t waiting() const { return held_.size(); }

  Result<std::vector<Entry>> read(const std::string& game, int from) override;
  Result<std::string> seed(const std::string& game) override { return seeds[game]; }
  Result<std::optional<Summary>> find(const std::string& game) override;
  Result<std::optional<Summary>> find_code(const std::string&) override {
    return std::optional<Summary>{};
  }
  Result<std::optional<server::Standing>> standing(const std::string& game,
                                                   const std::string& token_hash) override;
  Result<bool> note_held(const std::string& game,
                         const std::vector<server::HeldSeat>& seats) override {
    held[game] = seats;
    return true;
  }
  Result<std::vector<Summary>> lobby(int) override { return std::vector<Summary>{}; }
  Result<std::vector<Summary>> finished(const std::string&, int) override {
    return std::vector<Summary>{};
  }
  Result<std::vector<Score>> result(const std::string&) override { return scores; }
  Result<std::vector<Statistic>> statistics(const std::string&, const std::string&, int) override {
    return std::vector<Statistic>{};
  }
  Result<std::vector<Entry>> read_campaign(const std::string& campaign, int from) override {
    return read(campaign, from);
  }
  Result<std::optional<server::CampaignSummary>> find_campaign(
      const std::string& campaign) override;
  Result<std::optional<server::CampaignStanding>> campaign_standing(
      const std::string& campaign, const std::string& token_hash) override;
  Result<std::vector<server::CampaignSummary>> campaigns(int) override {
    return std::vector<server::CampaignSummary>{};
  }
  Result<Owner> own_campaign(const std::string&) override { return Owner{}; }
  Result<Owner> own(const std::string& game) override {
    return foreign.contains(game) ? Owner{false, "elsewhere:1"} : Owner{};
  }
  Result<bool> beat() override { return true; }
  Result<std::vector<std::string>> take_over(int) override { return std::vector<std::string>{}; }
  void release() override {}
  Result<bool> backup(const std::string&) override { return true; }
  bool healthy() override { return readable; }
  bool writable() override { return mood == Mood::Keeps; }

 private:
  void keep(const Append& append);
  std::deque<std::pair<Append, std::function<void(Kept)>>> held_;
};

/// Bots that think at once, or when told to; it remembers what it was shown.
class FakeThinker final : public Thinker {
 public:
  bool holds = false;
  std::string breaks_at;            // the table whose bots break a promise
  std::vector<std::string> levels;  // asked for, in order
  std::vector<View> seen;
  std::vector<bool> watched;           // as each of them was asked
  std::vector<std::string> hurried;    // tables
  std::vector<server::Question> left;  // by whom nothing more will be asked

  bool knows(const std::string& level) const override { return make_bot(level) != nullptr; }
  void think(server::Question question, std::function<void(const Result<Move>&)> done) override;
  void leave(server::Question last) override { left.push_back(std::move(last)); }
  void hurry(const std::string& table) override { hurried.push_back(table); }
  void think_on();  // lets held thoughts come to an end

 private:
  Quick rng_{7};
  std::deque<std::function<void()>> held_;
};

/// Eyes that remember all they saw.
class FakeViewer final : public Viewer {
 public:
  struct Seen {
    int version = 0;
    Status status{};
    std::optional<int> seat;
    std::optional<View> view;
    std::vector<Happening> happened;
    bool gap = false;
    std::vector<bool> present;
    ClockView clock;
    std::optional<int> undo_asked_by;
    int devices = 0;
  };
  std::vector<Seen> scenes;
  std::vector<Reply> replies;
  std::vector<ChatLine> chat;
  std::string goodbye;

  void show(const Scene& scene) override;
  void answer(const Reply& reply) override { replies.push_back(reply); }
  void say(const ChatLine& line) override { chat.push_back(line); }
  void leave(std::string_view reason) override { goodbye = reason; }

  const Seen& last() const { return scenes.back(); }
};

FindGame catalog_games();

/// A room among fakes, with as many people as wanted; tokens are "token0", "token1", … The edition
/// is played by its newest rules, unless the settings name a game.
struct RoomSetting {
  explicit RoomSetting(int people, int bots = 0, const std::string& edition = "usa",
                       TableSettings settings = {}, FindGame games = catalog_games());

  std::shared_ptr<FakeViewer> enter(int seat, int known = -1);  // -1: watches
  Reply wish(int seat, const Wish& wish);
  /// A step of the seat as its view stands: `move` or what a greedy bot would do.
  Reply step(int seat, const std::string& move = "");
  std::string likely_move(int seat) const;
  /// Who is asked now; -1 if nobody.
  int asked() const;
  /// Whoever has a share is bound to it, the host starts, and all shares are told: the cards are
  /// dealt.
  void start();
  void bind_shares();
  void tell_shares();
  static std::string nonce_of(int seat) { return "share-of-seat-" + std::to_string(seat); }
  /// Everybody keeps all tickets and, in the World, a usual fleet.
  void past_setup();
  /// What the store has for the seed now: a start that fails throws it away.
  std::string seed() {
    const auto kept = store.seeds.find("table");
    return kept == store.seeds.end() ? std::string(64, 'a') : kept->second;
  }
  /// The same table from its log, in a new room.
  void restart();

  std::shared_ptr<FakeStrand> strand = std::make_shared<FakeStrand>();
  FakeStore store;
  FakeThinker thinker;
  std::shared_ptr<Room> room;
  Patience patience;
  std::string next_table = "next";
  int put_aside = 0;  // times that the room said so
  int people = 0;

 private:
  Surroundings around();
  FindGame games_;
  int requests_ = 0;
};

}  // namespace wagonaut::tests
