#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "server/base/strand.h"
#include "server/room/asker.h"
#include "server/room/attendance.h"
#include "server/room/chat.h"
#include "server/room/final_score.h"
#include "server/room/patience.h"
#include "server/room/scene.h"
#include "server/room/sight.h"
#include "server/room/spacing.h"
#include "server/room/table.h"
#include "server/room/table_time.h"
#include "server/room/thinking.h"
#include "server/room/undo_talk.h"
#include "server/room/viewer.h"
#include "server/room/wish.h"
#include "server/store/store.h"
#include "server/watch/promise.h"

namespace wagonaut::server {

struct Question;
class Thinker;

/// What a room stands among.
struct Surroundings {
  std::shared_ptr<Strand> strand;
  Store& store;
  Thinker& thinker;
  std::function<Instant()> now;
  std::function<Time()> today;
  /// Runs what may block elsewhere.
  std::function<void(Task)> aside;
  /// Why an edition cannot be played by so many; empty if it can.
  std::function<std::string(const TableSettings&, int seats)> seats_fault;
  /// Opens the next table of the same people; gives its id, or nothing. May block.
  std::function<std::string(const Table&)> rematch;
  Patience patience;
  /// The table is put aside: it is not to be opened again by this process.
  std::function<void()> put_aside{};
  /// Of a chapter: something was opened, or its game is dealt or over.
  std::function<void(const Table&)> chapter_went_on{};
};

/// One live table: checks, plays on a copy, keeps, then tells. All calls come on its strand.
///
/// It is also a border: a promise that is broken behind it, by the engine or by a bot, puts this
/// table aside. What had happened is in the store; what had not is forgotten with the room.
class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(Table table, Surroundings around);

  /// To be called once, when the room is opened: clocks start, bots think.
  void open();
  /// `token_hash`: of the chair to sit in; empty to watch. The viewer is shown the table, with what
  /// it missed since `known`. False if there is no such chair, or no watching.
  bool enter(std::shared_ptr<Viewer> viewer, const std::string& token_hash, int known);
  /// Whether who has this token, or none, may see the table.
  bool admits(const std::string& token_hash) const;
  void leave(const Viewer& viewer);
  void hear(const std::shared_ptr<Viewer>& viewer, const Wish& wish);
  void hear(const Asker& asker, const Wish& wish);
  /// Sends everybody away; nothing is kept or told afterwards.
  void close(std::string_view reason);

  const Table& table() const { return table_; }
  bool closed() const { return closed_; }
  bool is_aside() const { return aside_; }  // closed because a promise was broken
  /// Nobody looks, nothing is under way, and nothing would be if time went on.
  bool idle() const;

 private:
  struct Guest {
    std::shared_ptr<Viewer> viewer;
    std::string token_hash;
    std::optional<int> seat;
  };
  /// What is on its way into the store; wishes wait behind it.
  struct Pending {
    Change change;
    std::deque<TableAct> rest;  // of the same wish
    Asker asker;
    std::string id;
  };
  struct Waiting {
    Asker asker;
    Wish wish;
  };
  // room.cpp: the border
  template <class Work>
  void inside(Work&& work) {
    if (const auto why = trouble_in(work)) put_aside(*why);
  }
  void put_aside(const std::string& why);
  void begin();

  // room.cpp: kept before told
  void reply(const Asker& asker, Reply reply) const;
  void reply(const Asker& asker, const std::string& id, Answer answer) const;
  void happen(const Asker& asker, const std::string& id, std::deque<TableAct> acts);
  void keep_first(Pending pending);
  void kept(Kept result);
  void told(Pending done);
  void listen_to(const Asker& asker, const Wish& wish);
  void find_out();
  void found_out(const Result<std::vector<Entry>>& log);
  void take_next();

  // room_wishes.cpp, room_play.cpp
  void take_any(const Asker& asker, const Wish& wish);
  template <class One>
  void take(const Asker& asker, const One& wish);  // one for each wish: room_takes.h
  bool host_in(Status status, const Asker& asker, const std::string& id) const;
  bool seated_in(Status status, const Asker& asker, const std::string& id) const;
  void rematched(const std::string& next);
  std::string free_bot_name(const std::vector<std::string>& taken) const;
  void forget_undo(Answer answer);

  // room_sight.cpp: who sees what
  bool admit(std::shared_ptr<Viewer> viewer, const std::string& token_hash, int known);
  void part_with(const Viewer& viewer);
  void show_all(std::span<const Happening> happened);
  void show_those(std::span<const Happening> happened,
                  const std::function<bool(const Guest&)>& whom);
  int watchers_from(const std::string& household) const;
  std::string household() const;
  void send_watchers_away();
  void send_old_holder_away(int seat);
  void show(const Guest& guest, int known);
  void show(const Guest& guest, Scene scene);
  std::optional<Sight> sight_for(std::optional<int> seat) const;
  std::vector<Happening> heard_by(std::optional<int> seat, int known) const;
  std::vector<bool> present() const;
  bool is_present(int seat) const;
  ClockView clock_view() const;

  // room_time.cpp: clocks and bots
  void attend();
  void deal_if_due();
  bool rests() const;
  void think_for(int seat);
  void thought(int seat, int asked_at, const Result<Move>& move);
  Question question_for(int seat) const;
  /// The game is over, or goes on later or elsewhere.
  void dismiss_bots();
  void play_thoughts();
  TableTime::Now now() const { return {around_.now(), around_.today()}; }
  std::optional<Instant> deadline(int seat) const;
  std::optional<Instant> clock_deadline(int seat) const;
  std::optional<Instant> absence_deadline(int seat) const;
  bool step_out_late_seats();
  void set_alarm();
  void wake_at(Instant when);

  Table table_;
  Surroundings around_;
  std::vector<Guest> guests_;
  TableTime time_;
  Attendance attendance_;
  UndoTalk undo_;
  Spacing questions_, absences_, rebindings_;
  Thinking thinking_;
  Chat chat_;
  std::optional<Pending> pending_;
  bool finding_out_ = false, closed_ = false, aside_ = false;
  std::deque<Waiting> waiting_;
  std::optional<FinalScore> score_;  // once the game is over and somebody looks
  Instant start_failed_{};           // the last one, since this process has the table
  Instant rest_until_{};             // the store did not answer: bots and clocks wait a little
};

}  // namespace wagonaut::server
