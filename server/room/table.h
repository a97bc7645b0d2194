#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/luck/dealers.h"
#include "engine/model/state.h"
#include "engine/record/record.h"
#include "server/room/find_game.h"
#include "server/room/happening.h"
#include "server/room/table_act.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// One step of play as the table remembers it.
struct Played {
  int version = 0;  // of the table after it
  int seat = 0;
  bool revealed = false;
};

/// What an act would do to a table, worked out on a copy. Nothing has happened yet.
struct Change {
  TableAct act;  // completed by what luck answered
  std::int64_t at = 0;
  std::vector<Fact> facts;
  // Of the game, where the act touches it.
  std::shared_ptr<const Game> game;
  State state{};
  std::optional<FairChance> luck;
  std::optional<Record> record;  // Dealt: the head of it
  RecordStep step;               // Played, TakenBack
  std::vector<int> undone;       // TakenBack: versions of the steps
  bool revealed = false;
};

/// A table as its log tells it: a value that only `commit` changes. Knows no clock, socket or
/// store.
class Table {
 public:
  Table(std::string id, std::string code, std::string seed, FindGame find);

  /// The table of a log that was kept. A log that does not fit its seed is a failure: "table 7f,
  /// entry 14: cannot have happened: there is no lane …", where and why in words of our own, and
  /// only then what may quote the log.
  static Result<Table> from_log(Table empty, const std::vector<Entry>& log);

  /// What `act` would do. The law of the move has been asked before. The failure is for who runs
  /// the server; players never cause one.
  Result<Change> plan(TableAct act, std::int64_t at) const;
  void commit(const Change& change);

  const std::string& id() const { return id_; }
  const std::string& code() const { return code_; }
  int version() const { return version_; }  // number of acts
  Status status() const { return status_; }
  const TableSettings& settings() const { return settings_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const Chair& chair(int seat) const { return chairs_[std::size_t(seat)]; }
  bool has_seat(int seat) const { return seat >= 0 && seat < int(chairs_.size()); }
  /// The chair whose token has this hash.
  std::optional<int> seat_of(const std::string& token_hash) const;
  std::optional<int> host() const;
  std::vector<int> people() const;  // seats that people play themselves
  const std::string& commitment() const { return commitment_; }
  const std::string& next_table() const { return next_table_; }
  /// What happened last, the newest at the end, with all its secrets: what a viewer may have
  /// missed.
  const std::deque<Happening>& recent() const { return recent_; }

  // Once dealt.
  bool dealt() const { return game_ != nullptr; }
  const Game& game() const { return *game_; }
  std::shared_ptr<const Game> shared_game() const { return game_; }
  const State& state() const { return state_; }
  const std::vector<Played>& steps() const { return steps_; }  // those that were not taken back
  int taken_back() const { return taken_back_; }               // steps in all
  bool waits_for(int seat) const;
  /// The version at which the seat's present question was put; a wish that saw less is stale.
  int asked_at(int seat) const { return asked_[std::size_t(seat)].version; }
  std::int64_t asked_time(int seat) const { return asked_[std::size_t(seat)].time; }
  std::int64_t turn_time() const { return turn_time_; }  // when the present turn began
  /// Thinking time that the seat's steps took, in milliseconds.
  std::int64_t used(int seat) const { return used_[std::size_t(seat)]; }
  /// The version that a wish of this id led to, if it was granted before.
  std::optional<int> granted(int seat, const std::string& request) const;

  /// The game as a record; with the seed once it is over.
  Record record() const;
  Summary summary() const;
  std::vector<Score> scores() const;

 private:
  struct Asked {
    int version = 0;
    std::int64_t time = 0;
  };

  std::string misfit(const TableAct& act) const;
  std::string follow(const Entry& entry);
  Result<bool> plan_deal(Change& change) const;
  Result<bool> plan_play(Change& change) const;
  Result<bool> plan_undo(Change& change) const;
  void commit_chair(const TableAct& act);
  void commit_deal(const Change& change);
  void commit_play(const Change& change);
  void commit_undo(const Change& change);
  void put_questions(const Change& change);
  void remember(const Change& change);

  std::string id_, code_, seed_, commitment_, next_table_;
  FindGame find_;
  int version_ = 0;
  std::int64_t created_ = 0, updated_ = 0;
  Status status_ = Status::Open;
  TableSettings settings_;
  std::vector<Chair> chairs_;
  std::shared_ptr<const Game> game_;
  State state_{};
  std::optional<FairChance> luck_;
  Record record_;
  std::vector<Played> steps_;
  int taken_back_ = 0;
  std::vector<Asked> asked_;
  std::int64_t turn_time_ = 0;
  std::vector<std::int64_t> used_;
  std::map<std::pair<int, std::string>, int> granted_;
  std::deque<Happening> recent_;
};

}  // namespace wagonaut::server
