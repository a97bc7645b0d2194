#pragma once

#include <string>
#include <vector>

namespace wagonaut::tools {

/// The processes that play together: this one alone, or those that mpirun has started. Only the
/// main thread may ask.
class Ranks {
 public:
  /// Alone unless mpirun started this process and the program was built with MPI.
  static Ranks& of_process();

  int rank() const { return rank_; }
  int count() const { return count_; }
  bool first() const { return rank_ == 0; }
  /// Everybody's text at everybody's, by rank. All ranks must call it.
  std::vector<std::string> share(const std::string& mine) const;

  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;

 private:
  Ranks();
  ~Ranks();

  int rank_ = 0, count_ = 1;
};

}  // namespace wagonaut::tools
