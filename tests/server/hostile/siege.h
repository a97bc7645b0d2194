#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/server_process.h"
#include "tests/support/table_client.h"

namespace wagonaut::tests {

/// How many hostile messages a test sends: its share of 100,000, or of what WAGONAUT_HOSTILE says.
int hostile_share(int percent);

/// A server under attack: a table that must stay as it is, and honest people who play one game
/// after another beside it. Seat 0 of the table is held by somebody honest whose turn it is, seat 1
/// by the rogue.
class Siege {
 public:
  explicit Siege(std::vector<std::string> more = {});
  ~Siege();
  bool begin();
  /// The table is as it was, honest games went on to their end, nothing is left open, memory has
  /// not grown beyond reason, the log tells of no mistake, and the server ends when it is told to.
  void expect_unharmed();

  int port() const { return server_.port(); }
  const TableClient& host() const { return host_; }
  const TableClient& rogue() const { return rogue_; }
  TableClient watcher() const { return TableClient::watch(host_); }

 private:
  bool play_up_to_the_host();
  void play_honestly();
  bool one_honest_game(std::uint64_t seed);
  static std::string sight(const TableClient& whose);
  long descriptors() const;
  int open_lines() const;

  TempFolder folder_;
  ServerProcess server_;
  TableClient host_, rogue_;
  std::vector<std::string> sights_;  // of host, rogue and a spectator, before
  long memory_ = 0, descriptors_ = 0;
  std::atomic<bool> enough_{false};
  std::atomic<int> games_{0}, failed_games_{0};
  std::thread honest_;
};

}  // namespace wagonaut::tests
