#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/record/record.h"
#include "server/base/strand.h"
#include "server/lobby/latches.h"
#include "server/lobby/lately.h"
#include "server/lobby/shelf.h"
#include "server/protocol/messages.h"
#include "server/room/find_game.h"
#include "server/room/patience.h"
#include "server/room/reply.h"
#include "server/room/told_game.h"
#include "server/room/wish.h"
#include "server/store/store.h"

namespace wagonaut::server {

struct TableAct;
class Room;
class Table;
class Thinker;

/// A live room with the strand it runs on.
struct Live {
  std::shared_ptr<Strand> strand;
  std::shared_ptr<Room> room;
  std::shared_ptr<std::atomic<int>> quiet;  // sweeps that found nothing going on
};

/// Why a table cannot be found or joined, as the protocol says it.
struct Problem {
  int status = 400;  // of HTTP
  std::string code, detail;
};
/// What to answer when the store is away, and when a log makes no sense; the host's log hears why.
Problem store_problem(const std::string& why);
Problem unreadable(const std::string& table, const std::string& why);

/// With what somebody comes to a table: the token of a seat, or its code, or nothing.
struct Pass {
  std::string token, code;
};
/// Another process serves the table.
struct Elsewhere {
  std::string address;
};

struct OpenedTable {
  std::string table, code, token;
  int seat = 0;
  std::vector<SeatToken> programs;
};
/// A finished game: as its log tells it and, where its rules are here and lead where it went, as it
/// can be played again.
struct OldGame {
  Summary summary;
  std::shared_ptr<const Game> game;  // its own; else another number of its edition, or none
  Record record;                     // if it replays
  SeatSet bots;                      // seats that bots had from the start, if it replays
  bool replays = false;
  ToldGame told;
};
struct JoinedTable {
  int seat = 0;
  std::string token;
};

/// Whether this opens the table's door; to be asked on the room's strand.
bool may_see(const Room& room, const Pass& pass);

/// All live tables of this process. Calls may block and may come from any thread, but not from a
/// room's strand.
class Hall {
 public:
  struct Parts {
    Shelf& shelf;
    Store& store;
    Thinker& thinker;
    std::function<std::shared_ptr<Strand>()> make_strand;
    std::function<void(Task)> aside;
    Patience patience;
    int most_rooms = 20'000;
    /// A chapter of a campaign is dealt, has opened something or is over; on its room's strand.
    std::function<void(const Table&)> chapter_went_on{};
  };
  explicit Hall(Parts parts);

  std::variant<OpenedTable, Problem> open(const NewTable& wanted);
  /// The table of this id, opened by this act if it is not there.
  std::variant<Summary, Problem> open_chapter(const std::string& table, const TableAct& opened);
  /// A new table of a campaign's evening.
  std::variant<OpenedTable, Problem> open_evening(TableAct opened);
  std::variant<JoinedTable, Problem> join(const Live& live, const JoinTable& wanted);
  /// What lists show of a table, unless it is put aside.
  std::variant<Summary, Problem> summary(const std::string& table);
  /// The room of a table; brought back from its log if need be.
  std::variant<Live, Elsewhere, Problem> find(const std::string& table);
  /// A finished game, read from its log under the rules it was played under; once, for a while.
  std::variant<std::shared_ptr<const OldGame>, Problem> finished(const std::string& table);
  /// What tables ask of the seats that somebody remembers, without those that are not theirs (any
  /// more).
  std::variant<std::vector<MyTable>, Problem> mine(const std::vector<MySeat>& seats);
  /// How the game of a table stands, as its log tells it; nothing before the deal.
  Result<std::optional<State>> kept_state(const Summary& summary);
  /// The game of a table, as it would be dealt now if it was not yet; for who may see the table.
  std::variant<std::shared_ptr<const Game>, Problem> game(const Live& live, const Pass& pass);
  /// What the room answers to somebody who has no line to it; nothing if it does not in time.
  static std::optional<Reply> ask(const Live& live, Wish wish);

  /// Takes over some of the running tables that nobody serves. True if there may be more. Not twice
  /// at once.
  Result<bool> resume();
  /// Whatever is ours may be another process's by now: all rooms are closed, and none is opened
  /// until the fence is lifted.
  void fence();
  void lift_fence();
  /// How often the fence came down; nothing while it is down. What was begun in another era is
  /// void.
  std::optional<int> era() const;
  /// Lets go of rooms where nothing goes on.
  void sweep();
  /// At once, and of finished games that were read, too; waits until that is done.
  void let_go_of_idle();
  void close_all(std::string_view reason);
  std::size_t rooms() const;
  /// Tables that are put aside because a promise was broken there, or their part of the store is
  /// damaged. Nothing keeps them: the next start finds out anew.
  bool is_aside(const std::string& table) const;
  std::size_t aside() const;

 private:
  FindGame finder();
  std::optional<Live> look_up(const std::string& table) const;
  std::variant<Table, Problem> table_from_log(const std::string& id, const std::string& code);
  std::shared_ptr<const Game> words_for(const GameRef& game, int seats);
  Problem put_aside(const std::string& table);
  std::vector<std::pair<std::string, Live>> all_live() const;
  void let_go(const std::string& id, const Live& live);
  void make_room();
  void clear(const std::vector<std::pair<std::string, Live>>& all);
  std::string rematch(const Table& table);
  /// Keeps the first entry of a new table; its id and code. With an id of its own it is made once:
  /// nothing if there is such a table.
  using NewPlace = std::optional<std::pair<std::string, std::string>>;
  std::variant<NewPlace, Problem> keep_new(TableAct opened, const std::string& own_id = "");
  /// The table that this request has opened before, if its answer was lost.
  std::variant<std::optional<OpenedTable>, Problem> opened_before(const std::string& id,
                                                                  const OpenedTable& wanted);
  /// Nothing if the fence came down since `era`.
  std::optional<Live> put(Table table, int era);
  std::variant<std::shared_ptr<const OldGame>, Problem> read_finished(const Summary& summary);
  Result<std::optional<MyTable>> mine(const MySeat& seat);
  Result<bool> look_into_log(Standing& standing, const std::string& token_hash);
  Result<bool> asks(const Standing& standing);

  Parts parts_;
  mutable std::mutex mutex_;
  std::map<std::string, Live> live_;
  std::set<std::string> aside_;
  std::chrono::steady_clock::time_point next_clearing_{};  // see make_room
  std::vector<std::string> unopened_;  // ours, but the store went away before they were read
  Latches opening_;                    // so that no table gets two rooms
  bool fenced_ = false;
  int era_ = 0;  // how often the fence came down
  Lately<OldGame> old_games_;
};

}  // namespace wagonaut::server
