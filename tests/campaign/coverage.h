#pragma once

#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "tests/campaign/wander.h"

namespace wagonaut::tests {

/// What of a box came up in campaigns: a table of what there is, and what was met.
class Coverage final : public Witness {
 public:
  explicit Coverage(const Box& box);

  void entry(const Tale& tale) override;
  void dealt(const Opening& game) override { game_ = &game; }
  void decision(const Opening& game, const State& s, Seat seat, const Move& move,
                Quick& rng) override;
  void note(const Fact& fact) override;
  void refused(Refusal refusal);

  /// "events: 24 of 24", a line a kind, with what is missing.
  void print(std::ostream& out) const;
  std::vector<std::string> kinds() const;
  /// What of a kind there is, and what of it never came up.
  std::size_t wanted(const std::string& kind) const { return wanted_.at(kind).size(); }
  std::vector<std::string> missing(const std::string& kind) const;

 private:
  void want(const std::string& kind, const std::string& what) { wanted_[kind].insert(what); }
  void meet(const std::string& kind, const std::string& what) { met_[kind].insert(what); }
  void want_box();
  void want_play();
  void note_source(const FactSource& source);

  const Box& box_;
  const Opening* game_ = nullptr;
  std::size_t entries_ = 0;
  std::map<std::string, std::set<std::string>> wanted_, met_;
};

}  // namespace wagonaut::tests
