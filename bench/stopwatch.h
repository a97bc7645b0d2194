#pragma once

#include <ctime>

namespace wagonaut::bench {

/// CPU seconds of this thread, so that other programs on the machine count as little as possible.
inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

/// Keeps a result alive in the eyes of the optimiser.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

/// Repeats `round`, which does `per_round` things, for about `seconds`; gives the rate of the best
/// of five parts, since noise only ever slows down.
template <class Round>
double best_rate(double seconds, double per_round, Round round) {
  double best = 0;
  for (int part = 0; part < 5; ++part) {
    const double begin = cpu_seconds();
    long rounds = 0;
    double spent = 0;
    do {
      round();
      ++rounds;
      spent = cpu_seconds() - begin;
    } while (spent < seconds / 5);
    const double rate = double(rounds) * per_round / spent;
    best = rate > best ? rate : best;
  }
  return best;
}

}  // namespace wagonaut::bench
