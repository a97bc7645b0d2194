#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bench/load/desk.h"
#include "bench/load/line.h"
#include "bench/load/load.h"

namespace wagonaut::load {

/// What is counted at all tables.
struct Tally {
  bool counting = false;
  Sample granted, seen, late;
  long steps = 0, lost = 0, unanswered = 0, skipped = 0, games = 0;
  std::map<std::string, long> refused;
  std::string trouble;  // the first thing that went wrong
};

/// What all tables share.
struct Shared {
  Poller& poller;
  Desk& desk;
  const Place& place;
  const Settings& settings;
  Tally& tally;
  Dice& dice;
};

/// One table with all its seats: opens it, connects and plays, one step after another.
class Table final : public Speaker {
 public:
  using Done = std::function<void()>;

  Table(Shared shared, int number);

  /// Opens the table, and everybody sits down.
  void open(Done done);
  /// Everybody connects and sees the table.
  void connect(Done done);
  /// Cards are dealt, and everybody sees it.
  void start(Done done);
  /// Plays so many steps, each when everybody has seen the one before.
  void play(int steps, Done done);
  /// Plays one step at `first` and another after every `pace`, until `stop`.
  void play_steadily(Moment first, Clock::duration pace);
  void stop() { pace_.reset(); }
  /// No step is on its way.
  bool settled() const { return !step_; }

 private:
  struct Seat {
    std::unique_ptr<Line> line;
    std::string token;
    std::string status, move;  // as of its last scene
    int version = -1;
    bool away = true;                  // connecting, or cut off
    bool bound = false, told = false;  // its share in the luck
  };
  struct Step {
    std::string id;
    int seat = 0, version = 0;  // of the table after it
    Moment sent;
    bool counted = false, granted = false;
    std::vector<bool> seen;
  };

  void connected(Line& line) override;
  void heard(Line& line, std::string_view message) override;
  void lost(Line& line) override;

  void join(int seat);
  void see(Seat& seat, std::string_view scene);
  void take_part(Seat& seat, std::string_view seats);
  void note_seen(int seat, int version);
  void replied(std::string_view reply);
  void advance();
  bool all_seats(const std::function<bool(const Seat&)>& is) const;
  void go_on();
  void tick(Moment due);
  void take_step(Moment due);
  void ask_for_rematch();
  void move_to(std::string_view table);
  void trouble(const std::string& what);
  void finish(Done& job);

  Shared shared_;
  const int number_;
  std::string id_, code_;
  std::vector<Seat> seats_;
  int asked_ = 0;  // wishes, for their ids
  std::optional<Step> step_;
  std::string reached_;                  // the status that `arrived_` waits for
  Done arrived_;                         // everybody has seen it
  int left_ = 0;                         // steps of `play`
  Done played_;                          // they are done
  std::optional<Clock::duration> pace_;  // of `play_steadily`
  std::optional<Moment> overdue_;        // a step that could not be taken when it was due
  bool between_games_ = false;
};

}  // namespace wagonaut::load
