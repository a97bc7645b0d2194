#include "server/net/allowance.h"

#include <algorithm>
#include <cmath>

#include "server/net/address.h"

namespace wagonaut::server {

namespace {

double burst_of(double per_second) {
  return std::max(1.0, per_second);
}

}  // namespace

double Allowance::left_at(double per_second, Moment now) const {
  const double seconds = std::max(0.0, std::chrono::duration<double>(now - at_).count());
  const double spent = std::max(0.0, spent_ - seconds * per_second);
  return burst_of(per_second) - spent;
}

bool Allowance::take(double per_second, Moment now) {
  if (per_second <= 0) return true;
  const double left = left_at(per_second, now);
  const bool granted = left >= 1;
  spent_ = burst_of(per_second) - left + (granted ? 1 : 0);
  at_ = now;
  return granted;
}

void Allowance::spend(double amount, double per_second, Moment now) {
  if (per_second <= 0) return;
  spent_ = burst_of(per_second) - left_at(per_second, now) + amount;
  at_ = now;
}

int Allowance::seconds_to_wait(double per_second) const {
  const double missing = 1 - (burst_of(per_second) - spent_);
  return std::max(1, int(std::ceil(missing / std::max(per_second, 0.001))));
}

bool Allowance::is_full(double per_second, Moment now) const {
  return left_at(per_second, now) >= burst_of(per_second);
}

int Addresses::delay(const std::string& address, Moment now) {
  if (rate_ <= 0) return 0;
  const std::lock_guard lock(mutex_);
  Allowance& allowance = allowance_of(address, now);
  return allowance.take(rate_, now) ? 0 : allowance.seconds_to_wait(rate_);
}

void Addresses::charge(const std::string& address, double amount, Moment now) {
  if (rate_ <= 0) return;
  const std::lock_guard lock(mutex_);
  allowance_of(address, now).spend(amount, rate_, now);
}

Allowance& Addresses::allowance_of(const std::string& address, Moment now) {
  std::string household = household_of(address);
  if (allowances_.size() >= most_ && !allowances_.contains(household)) make_room(now);
  return allowances_[std::move(household)];
}

void Addresses::make_room(Moment now) {
  std::erase_if(allowances_, [&](const auto& entry) { return entry.second.is_full(rate_, now); });
  // So many at once are a flood from everywhere: to count them one by one would help nobody, and
  // to sweep the table for each would help the flood.
  if (allowances_.size() > most_ / 2) allowances_.clear();
}

bool Addresses::enter(const std::string& address) {
  if (most_connections_ <= 0) return true;
  const std::lock_guard lock(mutex_);
  int& count = connections_[household_of(address)];
  if (count >= most_connections_) return false;
  ++count;
  return true;
}

void Addresses::leave(const std::string& address) {
  if (most_connections_ <= 0) return;
  const std::lock_guard lock(mutex_);
  const auto found = connections_.find(household_of(address));
  if (found != connections_.end() && --found->second <= 0) connections_.erase(found);
}

std::size_t Addresses::remembered() const {
  const std::lock_guard lock(mutex_);
  return allowances_.size();
}

}  // namespace wagonaut::server
