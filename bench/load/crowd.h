#pragma once

#include <memory>
#include <vector>

#include "bench/load/table.h"

namespace wagonaut::load {

/// All the tables of a measurement, and the one thread that plays at all of them.
class Crowd {
 public:
  Crowd(const Settings& settings, Place place, int tables);

  // Each is done at every table before it is back. The failure says what kept it.
  Result<bool> open();
  Result<bool> connect();
  Result<bool> start();
  Result<bool> warm_up();

  /// Every table plays one step in `every` seconds, each at its own moment.
  void play(double seconds, double every);
  /// Only listens.
  void hold(double seconds);

  const Tally& tally() const { return tally_; }

 private:
  using Job = std::function<void(Table&, Table::Done)>;
  Result<bool> each(const char* what, int together, const Job& job);

  const Settings& settings_;
  const Place place_;
  Poller poller_;
  Desk desk_;
  Tally tally_;
  Dice dice_{1};
  std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace wagonaut::load
