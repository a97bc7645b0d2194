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
  };
  explicit Hall(Parts parts) : parts_(std::move(parts)) {}

  std::variant<OpenedTable, Problem> open(const NewTable& wanted);
  std::variant<JoinedTable, Problem> join(const Live& live, const JoinTable& wanted);
  /// What lists show of a table, unless it is put aside.
  std::variant<Summary, Problem> summary(const std::string& table);
  /// The room of a table; brought back from its log if need be.
  std::variant<Live, Elsewhere, Problem> find(const std::string& table);
  /// A finished game, read from its log under the rules it was played under.
  std::variant<OldGame, Problem> finished(const std::string& table);
  /// What a table asks of a seat that somebody remembers; nothing if it is not theirs (any more).
  std::variant<std::optional<MyTable>, Problem> mine(const MySeat& seat);
  /// The game of a table, as it would be dealt now if it was not yet; for who may see the table.
  std::variant<std::shared_ptr<const Game>, Problem> game(const Live& live, const Pass& pass);
  /// What the room answers to somebody who has no line to it; nothing if it does not in time.
  static std::optional<Reply> ask(const Live& live, Wish wish);

  /// Takes over running tables that nobody serves; the number of them. Not twice at once.
  Result<int> resume();
  /// Lets go of rooms where nothing goes on.
  void sweep();
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
  std::string rematch(const Table& table);
  /// Keeps the first entry of a new table; its id and code.
  std::variant<std::pair<std::string, std::string>, Problem> keep_new(TableAct opened);
  Live put(Table table);

  Parts parts_;
  mutable std::mutex mutex_;
  std::map<std::string, Live> live_;
  std::set<std::string> aside_;
  std::chrono::steady_clock::time_point next_clearing_{};  // see make_room
  std::vector<std::string> unopened_;  // ours, but the store went away before they were read
  std::mutex opening_;                 // one log is read at a time, so that no table gets two rooms
};

}  // namespace wagonaut::server
