// Who sees what: every pair of eyes gets the table as its seat may know it.
#include <algorithm>
#include <array>

#include "catalog/game.h"
#include "engine/sight/sight.h"
#include "server/room/room.h"
#include "server/room/thinker.h"

namespace wagonaut::server {
namespace {

// What happens is sent to every line: a crowd would make it slow for those who play.
constexpr int kMostDevices = 32;        // of one seat
constexpr int kMostWatchers = 500;      // of one table
constexpr int kMostWatchersOfOne = 32;  // of one household

std::optional<Seat> engine_seat(std::optional<int> seat) {
  if (!seat) return std::nullopt;
  return Seat(*seat);
}

Happening heard(const Happening& all, std::optional<int> seat) {
  Happening out{all.version, all.kind, all.seat, {}, all.undone};
  for (const Fact& fact : all.facts) out.facts.push_back(tell(fact, engine_seat(seat)));
  return out;
}

}  // namespace

bool Room::admits(const std::string& token_hash) const {
  if (table_.seat_of(token_hash)) return true;
  // A campaign is not open to others, neither before nor after a chapter.
  const bool closed_doors = table_.status() == Status::Running || is_chapter(table_.settings());
  const bool may_watch = table_.settings().spectators || !closed_doors;
  return token_hash.empty() && may_watch;
}

bool Room::enter(std::shared_ptr<Viewer> viewer, const std::string& token_hash, int known) {
  if (closed_) return false;
  bool let_in = true;  // if the table breaks now, the viewer has been told goodbye
  inside([&] { let_in = admit(std::move(viewer), token_hash, known); });
  return let_in;
}

bool Room::admit(std::shared_ptr<Viewer> viewer, const std::string& token_hash, int known) {
  if (!admits(token_hash)) return false;
  const auto seat = table_.seat_of(token_hash);
  const auto alike = std::count_if(guests_.begin(), guests_.end(),
                                   [&](const Guest& guest) { return guest.seat == seat; });
  if (alike >= (seat ? kMostDevices : kMostWatchers)) return false;
  if (!seat && watchers_from(viewer->household()) >= kMostWatchersOfOne) return false;
  const bool was_there = seat && is_present(*seat);
  if (guests_.empty() && !thinking_.empty()) around_.thinker.hurry(table_.id());
  guests_.push_back({std::move(viewer), token_hash, seat});
  const Guest guest = guests_.back();
  show(guest, known);
  for (const ChatLine& line : chat_.lines())
    if (!chat_.is_deaf(seat, line.seat)) guest.viewer->say(line);
  if (seat && !was_there) attendance_.came(*seat);
  // Everybody sees who is there; the seat's other devices see that there is one more.
  if (seat)
    show_those({}, [&](const Guest& other) {
      return other.viewer != guest.viewer && (!was_there || other.seat == seat);
    });
  if (!pending_) attend();
  return true;
}

int Room::watchers_from(const std::string& household) const {
  if (household.empty()) return 0;
  return int(std::count_if(guests_.begin(), guests_.end(), [&](const Guest& guest) {
    return !guest.seat && guest.viewer->household() == household;
  }));
}

/// Who made the table one that somebody looks at: a player before any watcher.
std::string Room::household() const {
  const auto player = std::find_if(guests_.begin(), guests_.end(),
                                   [](const Guest& guest) { return guest.seat.has_value(); });
  if (player != guests_.end()) return player->viewer->household();
  return guests_.empty() ? std::string{} : guests_.front().viewer->household();
}

void Room::leave(const Viewer& viewer) {
  inside([&] { part_with(viewer); });
}

void Room::part_with(const Viewer& viewer) {
  const auto guest = std::find_if(guests_.begin(), guests_.end(),
                                  [&](const Guest& g) { return g.viewer.get() == &viewer; });
  if (guest == guests_.end()) return;
  const std::optional<int> seat = guest->seat;
  guests_.erase(guest);
  if (!seat) return;
  const bool still_there = is_present(*seat);
  show_those({}, [&](const Guest& other) { return !still_there || other.seat == seat; });
  if (still_there) return;
  attendance_.went(*seat, around_.now());
  if (!pending_) attend();
}

/// A game that is not open to watch begins: who does not play has to go.
void Room::send_watchers_away() {
  if (table_.settings().spectators) return;
  for (const Guest& guest : guests_)
    if (!guest.seat) guest.viewer->leave("started");
  std::erase_if(guests_, [](const Guest& guest) { return !guest.seat; });
}

/// Whose token holds nothing here any more has no eyes here either, and agrees to nothing.
void Room::send_old_holder_away(int seat) {
  forget_undo(Answer::Stale);
  for (const Guest& guest : guests_)
    if (!guest.seat && !guest.token_hash.empty()) guest.viewer->leave("handed");
  std::erase_if(guests_,
                [](const Guest& guest) { return !guest.seat && !guest.token_hash.empty(); });
  if (!is_present(seat)) attendance_.went(seat, around_.now());
}

bool Room::is_present(int seat) const {
  return std::any_of(guests_.begin(), guests_.end(),
                     [&](const Guest& guest) { return guest.seat == seat; });
}

std::vector<bool> Room::present() const {
  std::vector<bool> out(table_.chairs().size(), false);
  for (const Guest& guest : guests_)
    if (guest.seat) out[std::size_t(*guest.seat)] = true;
  return out;
}

std::optional<Sight> Room::sight_for(std::optional<int> seat) const {
  if (!table_.dealt()) return std::nullopt;
  const Edition& ed = table_.game().edition;
  return sight_of(ed, look(ed, table_.state(), engine_seat(seat)));
}

void Room::show_all(std::span<const Happening> happened) {
  show_those(happened, [](const Guest&) { return true; });
}

void Room::show_those(std::span<const Happening> happened,
                      const std::function<bool(const Guest&)>& whom) {
  // Several devices may look through one seat's eyes: one look each seat, the last for spectators.
  std::array<std::optional<Sight>, kMaxSeats + 1> sights;
  std::array<std::vector<Happening>, kMaxSeats + 1> told;
  std::array<std::shared_ptr<const std::string>, kMaxSeats + 1> made;
  const SeenTable table = seen_table(table_, present());
  const ClockView clock = clock_view();
  for (const Guest& guest : guests_) {
    if (!whom(guest)) continue;
    const std::size_t eyes = guest.seat ? std::size_t(*guest.seat) : kMaxSeats;
    if (told[eyes].empty())
      for (const Happening& one : happened) told[eyes].push_back(heard(one, guest.seat));
    if (!sights[eyes]) sights[eyes] = sight_for(guest.seat);
    show(guest, {.table = table,
                 .sight = sights[eyes] ? &*sights[eyes] : nullptr,
                 .happened = told[eyes],
                 .clock = clock,
                 .made = &made[eyes]});
  }
}

void Room::show(const Guest& guest, int known) {
  const auto happened = heard_by(guest.seat, known);
  const auto sight = sight_for(guest.seat);
  const SeenTable table = seen_table(table_, present());
  const ClockView clock = clock_view();
  show(guest, {.table = table,
               .sight = sight ? &*sight : nullptr,
               .happened = happened,
               .gap = int(happened.size()) < table_.version() - known,
               .clock = clock});
}

/// Adds what is the guest's own.
void Room::show(const Guest& guest, Scene scene) {
  scene.seat = guest.seat;
  scene.undo_asked_by = undo_.asked_by();
  if (guest.seat) {
    scene.code = table_.code();
    scene.devices = int(std::count_if(guests_.begin(), guests_.end(),
                                      [&](const Guest& one) { return one.seat == guest.seat; }));
  }
  if (table_.status() == Status::Finished) {
    // Nothing changes any more, and every line asks.
    if (!score_) score_ = final_score(table_.game().edition, table_.record());
    scene.score = &*score_;
  }
  guest.viewer->show(scene);
}

std::vector<Happening> Room::heard_by(std::optional<int> seat, int known) const {
  std::vector<Happening> out;
  if (known < 0) return out;
  for (const Happening& one : table_.recent())
    if (one.version > known) out.push_back(heard(one, seat));
  return out;
}

}  // namespace wagonaut::server
