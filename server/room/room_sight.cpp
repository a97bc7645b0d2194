// Who sees what: every pair of eyes gets the table as its seat may know it.
#include <algorithm>
#include <array>

#include "catalog/game.h"
#include "engine/sight/sight.h"
#include "server/room/room.h"

namespace wagonaut::server {
namespace {

// What happens is sent to every line: a crowd would make it slow for those who play.
constexpr int kMostDevices = 32;    // of one seat
constexpr int kMostWatchers = 500;  // of one table

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
  const bool may_watch = table_.settings().spectators || table_.status() != Status::Running;
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
  const bool was_there = seat && is_present(*seat);
  guests_.push_back({std::move(viewer), token_hash, seat});
  const Guest guest = guests_.back();
  show(guest, known);
  for (const ChatLine& line : chat_)
    if (!is_deaf(seat, line.seat)) guest.viewer->say(line);
  if (seat && !was_there) away_since_[std::size_t(*seat)].reset();
  // Everybody sees who is there; the seat's other devices see that there is one more.
  for (const Guest& other : guests_)
    if (seat && other.viewer != guest.viewer && (!was_there || other.seat == seat))
      show(other, table_.version());
  if (!pending_) attend();
  return true;
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
  for (const Guest& other : guests_)
    if (!still_there || other.seat == seat) show(other, table_.version());
  if (still_there) return;
  away_since_[std::size_t(*seat)] = around_.now();
  if (!pending_) attend();
}

/// A game that is not open to watch begins: who does not play has to go.
void Room::send_watchers_away() {
  if (table_.settings().spectators) return;
  for (const Guest& guest : guests_)
    if (!guest.seat) guest.viewer->leave("started");
  std::erase_if(guests_, [](const Guest& guest) { return !guest.seat; });
}

bool Room::is_deaf(std::optional<int> listener, int speaker) const {
  return listener && table_.has_seat(speaker) &&
         muted_[std::size_t(*listener)][std::size_t(speaker)];
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

void Room::show_all(std::span<const Happening> happened) {
  // Several devices may look through one seat's eyes: one look each seat, the last for spectators.
  std::array<std::optional<View>, kMaxSeats + 1> views;
  std::array<std::vector<Happening>, kMaxSeats + 1> told;
  for (const Guest& guest : guests_) {
    const std::size_t eyes = guest.seat ? std::size_t(*guest.seat) : kMaxSeats;
    if (told[eyes].empty())
      for (const Happening& one : happened) told[eyes].push_back(heard(one, guest.seat));
    if (table_.dealt() && !views[eyes])
      views[eyes] = look(table_.game().edition, table_.state(), engine_seat(guest.seat));
    show(guest, told[eyes], false, views[eyes] ? &*views[eyes] : nullptr);
  }
}

void Room::show(const Guest& guest, int known) {
  const auto happened = heard_by(guest.seat, known);
  const bool gap = int(happened.size()) < table_.version() - known;
  if (!table_.dealt()) return show(guest, happened, gap, nullptr);
  const View view = look(table_.game().edition, table_.state(), engine_seat(guest.seat));
  show(guest, happened, gap, &view);
}

void Room::show(const Guest& guest, std::span<const Happening> happened, bool gap,
                const View* view) {
  const auto there = present();
  const ClockView clock = clock_view();
  Scene scene{table_, guest.seat, view, happened, gap, there, clock, std::nullopt, nullptr};
  if (undo_) scene.undo_asked_by = undo_->seat;
  if (guest.seat)
    scene.devices = int(std::count_if(guests_.begin(), guests_.end(),
                                      [&](const Guest& one) { return one.seat == guest.seat; }));
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
