#pragma once

#include <span>
#include <vector>

namespace wagonaut::arena {

/// A mean with the ends of its 95 % confidence interval.
struct Interval {
  double mean = 0, low = 0, high = 0;
};

double mean_of(std::span<const double> values);
/// Of a sample: with n - 1; 0 of fewer than two.
double variance_of(std::span<const double> values);

/// Of independent values of any size.
Interval mean_interval(std::span<const double> blocks);
/// Of independent shares between 0 and 1, by Wilson's formula with as many games as their variance
/// tells; where they do not vary at all, as many as there are.
Interval share_interval(std::span<const double> blocks);
Interval wilson(double share, double games);

/// The share of wins a chair may expect whose bot is `elo` above `others` chairs, `own` chairs of
/// its kind being at the table.
double share_of_elo(double elo, int own = 1, int others = 1);
/// The other way round, for one against one.
double elo_of_share(double share);

/// A sequential test whether a bot is nearer to the share `lower` or to the share `upper`, wrong in
/// one case of twenty on either side.
struct Sprt {
  double lower = 0, upper = 0;
};
enum class Verdict { Open, Lower, Upper };
/// The logarithm of the likelihood ratio, by the normal approximation over blocks.
double likelihood(const Sprt& test, std::span<const double> blocks);
/// The test looks only at every eighth block from the sixteenth on: Open in between. So its answer
/// over a growing list does not depend on how many blocks come at once.
Verdict verdict_at(const Sprt& test, std::span<const double> blocks);

/// Where a contest stands.
struct Decision {
  Verdict verdict = Verdict::Open;
  int used = 0;  // blocks
};

/// Who won how often against whom; a tie is half a win for both.
class WinTable {
 public:
  explicit WinTable(int bots) : bots_(bots), wins_(std::size_t(bots) * std::size_t(bots)) {}
  int bots() const { return bots_; }
  double& wins(int a, int b) { return wins_[place(a, b)]; }
  double wins(int a, int b) const { return wins_[place(a, b)]; }

 private:
  std::size_t place(int a, int b) const {
    return std::size_t(a) * std::size_t(bots_) + std::size_t(b);
  }
  int bots_;
  std::vector<double> wins_;
};

/// Strengths in Elo by the model of Bradley and Terry, their mean 0. Every pair that met is given
/// one drawn game more, so that a bot that never lost has a finite strength too.
std::vector<double> bradley_terry(const WinTable& table);

}  // namespace wagonaut::arena
