// The tables a device remembers: found by the hash of its tokens, without a log being read.
#include <future>
#include <set>

#include "server/fair/fair.h"
#include "server/lobby/hall.h"
#include "server/room/room.h"
#include "server/room/table.h"

namespace wagonaut::server {
namespace {

constexpr std::chrono::seconds kRoomPatience{10};

/// Who sits where, as a log leaves it. No game is played through for it: only who sat down and rose
/// is looked at. Nothing if the log makes no sense.
std::optional<std::vector<HeldSeat>> held_in(const std::string& id, const std::vector<Entry>& log) {
  Table table(id, "", "", {});
  for (const Entry& entry : log) {
    auto act = act_from(entry.line);
    if (!act || !entry.damage.empty()) return std::nullopt;
    const bool of_the_game = act->kind == TableActKind::Dealt ||
                             act->kind == TableActKind::Played ||
                             act->kind == TableActKind::TakenBack;
    if (of_the_game) continue;
    const auto change = table.plan(std::move(*act), entry.at);
    if (!change) return std::nullopt;
    table.commit(*change);
  }
  return table.held_seats();
}

}  // namespace

std::variant<std::vector<MyTable>, Problem> Hall::mine(const std::vector<MySeat>& seats) {
  std::vector<MyTable> tables;
  std::set<std::pair<std::string, std::string>> answered;
  for (const MySeat& seat : seats) {
    if (!answered.emplace(seat.table, seat.token).second) continue;
    auto found = mine(seat);
    if (!found) return store_problem(found.error());
    if (*found) tables.push_back(std::move(**found));
  }
  return tables;
}

/// A table that cannot be read hides no other.
Result<std::optional<MyTable>> Hall::mine(const MySeat& seat) {
  const std::string hash = sha256_hex(seat.token);
  auto found = parts_.store.standing(seat.table, hash);
  if (!found) return found.failure();
  if (!*found || !(*found)->summary.damage.empty()) return std::optional<MyTable>();
  Standing& standing = **found;
  if (!standing.seated)
    if (const auto looked = look_into_log(standing, hash); !looked) return looked.failure();
  if (!standing.seat) return std::optional<MyTable>();
  const auto asked = asks(standing);
  if (!asked) return asked.failure();
  return std::optional(MyTable{standing.summary, *standing.seat, *asked});
}

/// For a table of before its seats were kept apart; noted, so that its log is read once. Before the
/// deal its seats may change as we look.
Result<bool> Hall::look_into_log(Standing& standing, const std::string& token_hash) {
  const std::string& table = standing.summary.id;
  const auto log = parts_.store.read(table, 0);
  if (!log) return log.failure();
  const auto held = held_in(table, *log);
  if (!held) return false;
  for (const HeldSeat& one : *held)
    if (one.token_hash == token_hash) standing.seat = one.seat;
  if (standing.summary.status == Status::Open) return true;
  return parts_.store.note_held(table, *held);
}

/// Whether the seat is asked now. Entries of before say nothing of it, and their table has to.
Result<bool> Hall::asks(const Standing& standing) {
  const int seat = *standing.seat;
  if (standing.summary.status != Status::Running || is_aside(standing.summary.id)) return false;
  if (standing.asked != Entry::kNotSaid) return (standing.asked >> seat & 1) == 1;
  const auto waits = [seat](const Table& table) {
    return table.has_seat(seat) && table.waits_for(seat) && !by_bot(table.chair(seat));
  };
  if (const auto live = look_up(standing.summary.id)) {
    auto promise = std::make_shared<std::promise<bool>>();
    auto answer = promise->get_future();
    live->strand->post(
        [promise, waits, room = live->room] { promise->set_value(waits(room->table())); });
    if (answer.wait_for(kRoomPatience) == std::future_status::ready) return answer.get();
    return Failure{"a table does not answer"};
  }
  const auto read = table_from_log(standing.summary.id, standing.summary.code);
  if (const auto* table = std::get_if<Table>(&read)) return waits(*table);
  const Problem& problem = std::get<Problem>(read);
  if (problem.status == 503) return Failure{problem.detail};
  return false;
}

}  // namespace wagonaut::server
