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
#include "server/room/time_taken.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// One step of play as the table remembers it.
struct Played {
  int version = 0;  // of the table after it
  int seat = 0;
  std::int64_t at = 0, turn = 0;          // when it was made, and when its turn had begun
  bool revealed = false, opened = false;  // see engine/play.h
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
  std::string seed;              // StartFailed: of the next round, while it is new
  bool revealed = false, opened = false;
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

  /// What `act` would do. A move that it brings has been judged; one that only its text tells is
  /// judged here. The failure is for who runs the server; players never cause one.
  Result<Change> plan(TableAct act, std::int64_t at) const;
  void commit(const Change& change);

  const std::string& id() const { return id_; }
  const std::string& code() const { return code_; }
  int version() const { return version_; }           // number of acts
  std::int64_t updated() const { return updated_; }  // when the last of them happened
  Status status() const { return status_; }
  const TableSettings& settings() const { return settings_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const Chair& chair(int seat) const { return chairs_[std::size_t(seat)]; }
  bool has_seat(int seat) const { return seat >= 0 && seat < int(chairs_.size()); }
  /// The chair whose token has this hash.
  std::optional<int> seat_of(const std::string& token_hash) const;
  std::optional<int> host() const;
  /// Who holds which seat, as the store keeps it for searching.
  std::vector<HeldSeat> held_seats() const;
  /// Seats that people hold and have not given up, whether they are there or not.
  std::vector<int> people() const;
  const std::string& commitment() const { return commitment_; }
  /// Between the start and the deal: shares are told.
  bool revealing() const { return revealing_; }
  /// Seats whose share is waited for: first for all the hashes, then for what is behind them.
  std::vector<int> awaited() const;
  /// Every seat that has a share is bound to it.
  bool all_bound() const;
  const std::vector<FailedStart>& failed_starts() const { return failed_; }
  /// How the deal can be checked, but for the seed.
  Fairness fairness() const;
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
  const std::vector<TimeTaken>& time_taken() const { return time_taken_; }  // by seat
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
  Result<Move> move_of(const TableAct& act) const;
  Result<bool> plan_undo(Change& change) const;
  void commit_chair(const TableAct& act);
  void commit_handing(const TableAct& act);
  void commit_drop(int seat);
  void commit_start();
  void commit_failure(const Change& change);
  void plan_failure(Change& change) const;
  void commit_deal(const Change& change);
  void commit_play(const Change& change);
  void commit_undo(const Change& change);
  void put_questions(const Change& change);
  std::int64_t turn_after_undo(const Change& change) const;
  void remember(const Change& change);

  std::string id_, code_, seed_, commitment_, next_table_;
  bool revealing_ = false;
  std::vector<FailedStart> failed_;
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
  std::int64_t turn_time_ = 0, resumed_ = 0;
  std::vector<std::int64_t> used_;
  std::vector<TimeTaken> time_taken_;
  std::map<std::pair<int, std::string>, int> granted_;
  std::deque<Happening> recent_;
};

}  // namespace wagonaut::server
