#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/e2e/party.h"

namespace wagonaut::tests::e2e {

/// What has been done in all, whoever did it.
struct Tally {
  std::atomic<int> steps{0};        // acknowledged
  std::atomic<int> sent_again{0};   // because the line broke before the answer
  std::atomic<int> kept_before{0};  // of these: the store had them already
  std::atomic<int> unavailable{0};  // answered so, and tried again
};

/// A seat whose holder never gives up: when the line breaks it connects again, and sends what was
/// not answered once more, under the same id. Remembers every step that was acknowledged.
class SteadfastSeat {
 public:
  SteadfastSeat(TableClient client, Tally& tally, bool host)
      : client_(std::move(client)), tally_(&tally), host_(host) {}

  /// Does what can be done now, without waiting; true if that was anything.
  bool go_on(Quick& rng);
  bool finished() const { return client_.finished() && !wish_; }
  /// What should never have been answered; empty if nothing was.
  const std::string& fault() const { return fault_; }
  TableClient& client() { return client_; }
  const TableClient& client() const { return client_; }
  /// The version that each acknowledged step led to, by its id.
  const std::map<std::string, int>& acknowledged() const { return acknowledged_; }

 private:
  bool reach();
  bool wish(json::object wish);
  bool try_again();
  void take_answer(const std::string& answer);
  void take_step(int version);

  TableClient client_;
  Tally* tally_;
  bool host_;
  std::optional<json::object> wish_;  // not granted yet
  bool refused_ = false;              // the wish is to be tried again after a rest
  int shown_ = -1;                    // the version that was shown before it was sent again
  int seen_ = 0;                      // the least version to look at before the next wish
  std::chrono::steady_clock::time_point rest_until_{};
  std::map<std::string, int> acknowledged_;
  std::string fault_;
};

/// One table with the seats that this process plays.
struct SteadfastTable {
  std::vector<SteadfastSeat> seats;

  const std::string& id() const { return seats.front().client().table; }
  bool finished() const;
  std::string fault() const;
};

/// Opens a table of one of four kinds, by turns; nothing if the server does not answer now.
std::optional<SteadfastTable> open_steadfast(int port, int kind, Tally& tally);

/// People on several threads, each with a few tables at a time; whoever has finished one opens the
/// next, until told to finish.
class Crowd {
 public:
  Crowd(int port, int threads, int tables_each);
  ~Crowd();

  /// No new tables; waits until the present ones are over. False if that does not come.
  bool finish();
  /// All tables that are over; after `finish` all that were opened.
  std::vector<SteadfastTable>& tables() { return tables_; }
  Tally& tally() { return tally_; }

 private:
  void play(int thread);
  void open_more(std::vector<SteadfastTable>& tables, int kind);
  void put_away(std::vector<SteadfastTable>& tables);
  bool given_up() const { return std::chrono::steady_clock::now() > end_.load(); }

  int port_, tables_each_;
  Tally tally_;
  std::atomic<bool> finishing_{false};
  std::atomic<std::chrono::steady_clock::time_point> end_;
  std::mutex mutex_;
  std::vector<SteadfastTable> tables_;
  std::vector<std::thread> threads_;
};

/// Every acknowledged step is in the log once, with the version it was acknowledged with, and
/// nothing else is; the game is over, and its record is verified.
void expect_nothing_lost(const std::string& store, int port, std::vector<SteadfastTable>& tables);

}  // namespace wagonaut::tests::e2e
