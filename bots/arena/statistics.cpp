#include "bots/arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/base/check.h"

namespace wagonaut::arena {
namespace {

constexpr double kTwoSided = 1.959963984540054;  // normal quantile for 95 %
constexpr double kEloScale = 400;
constexpr int kFirstLook = 16, kBetweenLooks = 8;  // blocks
const double kBound = std::log(0.95 / 0.05);       // error 0.05 on either side

}  // namespace

double mean_of(std::span<const double> values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

double variance_of(std::span<const double> values) {
  if (values.size() < 2) return 0;
  const double mean = mean_of(values);
  double sum = 0;
  for (const double value : values) sum += (value - mean) * (value - mean);
  return sum / double(values.size() - 1);
}

Interval mean_interval(std::span<const double> blocks) {
  const double mean = mean_of(blocks);
  const double error =
      std::sqrt(variance_of(blocks) / double(std::max<std::size_t>(1, blocks.size())));
  return {mean, mean - kTwoSided * error, mean + kTwoSided * error};
}

Interval wilson(double share, double games) {
  if (games <= 0) return {share, 0, 1};
  const double z2 = kTwoSided * kTwoSided / games;
  const double centre = (share + z2 / 2) / (1 + z2);
  const double half =
      kTwoSided / (1 + z2) * std::sqrt(share * (1 - share) / games + z2 / (4 * games));
  return {share, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval share_interval(std::span<const double> blocks) {
  const double mean = mean_of(blocks), variance = variance_of(blocks);
  const double n = double(blocks.size());
  const double games = variance > 0 ? mean * (1 - mean) * n / variance : n;
  return wilson(mean, games);
}

double share_of_elo(double elo, int own, int others) {
  const double strength = std::pow(10.0, elo / kEloScale);
  return strength / (own * strength + others);
}

double elo_of_share(double share) {
  return kEloScale * std::log10(share / (1 - share));
}

double likelihood(const Sprt& test, std::span<const double> blocks) {
  const double n = double(blocks.size());
  const double mean = mean_of(blocks);
  // Two imagined blocks, one won and one lost, keep the variance from being nothing.
  const double spread =
      variance_of(blocks) * std::max(0.0, n - 1) + mean * mean + (1 - mean) * (1 - mean);
  const double variance = spread / (n + 1);
  return n * (test.upper - test.lower) * (2 * mean - test.lower - test.upper) / (2 * variance);
}

Verdict verdict_at(const Sprt& test, std::span<const double> blocks) {
  const int n = int(blocks.size());
  if (n < kFirstLook || (n - kFirstLook) % kBetweenLooks != 0) return Verdict::Open;
  const double ratio = likelihood(test, blocks);
  if (ratio >= kBound) return Verdict::Upper;
  return ratio <= -kBound ? Verdict::Lower : Verdict::Open;
}

std::vector<double> bradley_terry(const WinTable& table) {
  const int n = table.bots();
  CHECK(n > 0);
  std::vector<double> strength(std::size_t(n), 1.0);
  const auto met = [&](int a, int b) { return a != b && table.wins(a, b) + table.wins(b, a) > 0; };
  for (int round = 0; round < 10'000; ++round) {
    double change = 0;
    std::vector<double> next = strength;
    for (int i = 0; i < n; ++i) {
      double wins = 0, weight = 0;
      for (int k = 0; k < n; ++k) {
        if (!met(i, k)) continue;
        wins += table.wins(i, k) + 0.5;
        weight += (table.wins(i, k) + table.wins(k, i) + 1) /
                  (strength[std::size_t(i)] + strength[std::size_t(k)]);
      }
      if (weight > 0) next[std::size_t(i)] = wins / weight;
      change =
          std::max(change, std::abs(std::log(next[std::size_t(i)] / strength[std::size_t(i)])));
    }
    strength = next;
    if (change < 1e-9) break;
  }
  for (double& value : strength) value = kEloScale * std::log10(value);
  const double mean = mean_of(strength);
  for (double& value : strength) value -= mean;
  return strength;
}

}  // namespace wagonaut::arena
