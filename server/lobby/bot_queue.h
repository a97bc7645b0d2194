#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "server/room/thinker.h"

namespace wagonaut::server {

/// A question to a bot, and who waits for the answer.
struct BotJob {
  Question question;
  std::function<void(const Result<Move>&)> done;  // none: the seat is left
};

/// What waits for a thread: tables that somebody looks at first, and one question of each table
/// after another, so that a table which asks much keeps none waiting that asks little.
class BotQueue {
 public:
  void add(BotJob job);
  /// Nothing if nothing waits.
  std::optional<BotJob> take();
  /// Somebody has come to look at this table.
  void hurry(const std::string& table);
  void clear();

  std::size_t size() const { return watched_.size + alone_.size; }
  std::size_t watched() const { return watched_.size; }
  /// Questions of tables that this household looks at.
  std::size_t watched_by(const std::string& household) const;

 private:
  struct Lane {
    std::map<std::string, std::deque<BotJob>> by_table;
    std::deque<std::string> turns;  // each table that asks, once
    std::size_t size = 0;
    std::map<std::string, std::size_t> by_household;

    void add(BotJob job);
    BotJob take();
  };
  Lane watched_, alone_;
};

}  // namespace wagonaut::server
