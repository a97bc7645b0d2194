#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace wagonaut::server {

using Moment = std::chrono::steady_clock::time_point;

/// So many a second, and as many again in a burst. A rate of 0 knows no limit.
class Allowance {
 public:
  bool take(double per_second, Moment now);
  /// What was used without asking; who has used too much waits until it is made good.
  void spend(double amount, double per_second, Moment now);
  /// Whole seconds until there is one again, at least 1.
  int seconds_to_wait(double per_second) const;
  bool is_full(double per_second, Moment now) const;

 private:
  double left_at(double per_second, Moment now) const;
  double spent_ = 0;
  Moment at_{};
};

/// The allowances of all addresses, and how many connections each has. May be used from any thread.
class Addresses {
 public:
  Addresses(double requests_per_second, int most_connections, std::size_t most_addresses = 16384)
      : rate_(requests_per_second), most_connections_(most_connections), most_(most_addresses) {}

  /// 0 if a request may pass, else after how many seconds it should be tried again.
  int delay(const std::string& address, Moment now);
  /// For what a request came to, when that is known.
  void charge(const std::string& address, double amount, Moment now);
  bool enter(const std::string& address);  // false: has too many connections
  void leave(const std::string& address);
  std::size_t remembered() const;

 private:
  Allowance& allowance_of(const std::string& address, Moment now);
  void make_room(Moment now);

  const double rate_;
  const int most_connections_;
  const std::size_t most_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Allowance> allowances_;
  std::unordered_map<std::string, int> connections_;
};

}  // namespace wagonaut::server
