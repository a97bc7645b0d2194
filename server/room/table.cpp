#include "server/room/table.h"

#include <algorithm>

#include "catalog/game.h"
#include "engine/base/check.h"
#include "engine/play.h"
#include "server/fair/fair.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kRecent = 64;  // acts that a viewer may have missed

bool before_the_deal(TableActKind kind) {
  switch (kind) {
    case TableActKind::Dropped:
    case TableActKind::ShareGiven:
    case TableActKind::Started:
    case TableActKind::Revealed:
    case TableActKind::StartFailed:
    case TableActKind::Dealt:
      return true;
    default:
      return false;
  }
}

}  // namespace

Table::Table(std::string id, std::string code, std::string seed, FindGame find)
    : id_(std::move(id)), code_(std::move(code)), seed_(std::move(seed)), find_(std::move(find)) {}

Result<Table> Table::from_log(Table table, const std::vector<Entry>& log) {
  const std::string name = "table " + table.id();
  for (const Entry& entry : log) {
    std::string fault;
    if (const auto broken = trouble_in([&] { fault = table.follow(entry); })) fault = *broken;
    const int number = entry.damage.empty() ? entry.seq : table.version();
    if (!fault.empty()) return Failure{name + ", entry " + std::to_string(number) + ": " + fault};
  }
  if (table.version() == 0) return Failure{name + ": has no log"};
  const bool goes_on = table.status() == Status::Open || table.status() == Status::Running;
  if (goes_on && table.seed_.empty()) return Failure{name + ": has no seed to go on with"};
  return table;
}

/// Goes on by one entry; empty, or why that cannot be.
std::string Table::follow(const Entry& entry) {
  if (!entry.damage.empty()) return entry.damage;
  if (entry.seq != version_) return "an entry before it is missing";
  const auto act = act_from(entry.line);
  if (!act) return "cannot be read: " + act.error();
  const auto change = plan(*act, entry.at);
  if (!change) return "cannot have happened: " + change.error();
  // What luck answered; the opening of an older table says less than one of today.
  if (act->kind != TableActKind::Opened && act_line(change->act) != entry.line)
    return "does not fit the seed";
  commit(*change);
  return {};
}

/// What can never be asked of this table as it stands; a log that says it happened is damaged.
std::string Table::misfit(const TableAct& act) const {
  const bool opens = act.kind == TableActKind::Opened;
  if (opens != (version_ == 0)) return "a table is opened once, and first";
  if (opens) return act.chairs.empty() ? "a table without seats" : "";
  if (!has_seat(act.seat)) return "there is no such seat";
  if (before_the_deal(act.kind) && dealt()) return "the cards are dealt";
  if (act.kind == TableActKind::Revealed &&
      share_of(id_, act.seat, act.text) != chair(act.seat).share)
    return "the seat is not bound to this share";
  if (act.kind == TableActKind::Dealt && revealing_ && !awaited().empty())
    return "not every share is told";
  if (act.kind == TableActKind::Dealt && settings_.first && !has_seat(*settings_.first))
    return "there is no such seat to begin";
  return {};
}

Result<Change> Table::plan(TableAct act, std::int64_t at) const {
  if (std::string why = misfit(act); !why.empty()) return Failure{std::move(why)};
  Change change;
  change.act = std::move(act);
  change.at = at;
  Result<bool> planned = true;
  switch (change.act.kind) {
    case TableActKind::Dealt:
      planned = plan_deal(change);
      break;
    case TableActKind::Played:
      planned = plan_play(change);
      break;
    case TableActKind::TakenBack:
      planned = plan_undo(change);
      break;
    case TableActKind::StartFailed:
      plan_failure(change);
      break;
    default:
      break;
  }
  if (!planned) return planned.failure();
  return change;
}

void Table::commit(const Change& change) {
  const TableAct& act = change.act;
  ++version_;
  updated_ = change.at;
  switch (act.kind) {
    case TableActKind::Opened:
      created_ = change.at;
      settings_ = act.settings;
      chairs_ = act.chairs;
      commitment_ = act.text;
      break;
    case TableActKind::Dealt:
      commit_deal(change);
      break;
    case TableActKind::Played:
      commit_play(change);
      break;
    case TableActKind::TakenBack:
      commit_undo(change);
      break;
    case TableActKind::Resumed:
      for (Asked& asked : asked_) asked.time = change.at;
      turn_time_ = resumed_ = change.at;
      break;
    case TableActKind::Rematched:
      next_table_ = act.text;
      break;
    case TableActKind::Closed:
      status_ = Status::Closed;
      break;
    case TableActKind::Dropped:
      commit_drop(act.seat);
      break;
    case TableActKind::Started:
      commit_start();
      break;
    case TableActKind::StartFailed:
      commit_failure(change);
      break;
    default:
      commit_chair(act);
      break;
  }
  remember(change);
}

void Table::remember(const Change& change) {
  const TableAct& act = change.act;
  recent_.push_back({version_, act.kind, act.seat, change.facts, change.undone});
  if (recent_.size() > kRecent) recent_.pop_front();
}

void Table::commit_chair(const TableAct& act) {
  Chair& chair = chairs_[std::size_t(act.seat)];
  switch (act.kind) {
    case TableActKind::Sat:
      chair = Chair{};
      chair.holder = act.holder;
      chair.name = act.text;
      chair.token_hash = act.token;
      chair.badge = act.badge;
      break;
    case TableActKind::Handed:
      commit_handing(act);
      break;
    case TableActKind::BotSat:
      chair = Chair{};
      chair.holder = Holder::Bot;
      chair.name = act.token;
      chair.bot = act.text;
      break;
    case TableActKind::Rose:
      chair = Chair{};
      break;
    case TableActKind::NonceGiven:
    case TableActKind::Revealed:
      chair.nonce = act.text;
      break;
    case TableActKind::ShareGiven:
      chair.share = act.text;
      break;
    case TableActKind::SteppedOut:
      chair.autopilot = true;
      break;
    case TableActKind::SteppedIn:
      chair.autopilot = false;
      break;
    case TableActKind::Resigned:
      chair.resigned = true;
      chair.bot = act.text;
      break;
    default:
      CHECK(false);
  }
}

/// Somebody else holds the seat from here on, or a bot. Once the cards are dealt, what the seat has
/// given to the luck stays; before, whoever holds it has a share of their own.
void Table::commit_handing(const TableAct& act) {
  Chair& chair = chairs_[std::size_t(act.seat)];
  Chair next;
  next.holder = act.holder;
  next.name = act.text;
  (act.holder == Holder::Bot ? next.bot : next.token_hash) = act.token;
  next.badge = act.badge;
  if (status_ != Status::Open) {
    next.nonce = chair.nonce;
    next.share = chair.share;
  }
  chair = std::move(next);
}

std::optional<int> Table::seat_of(const std::string& token_hash) const {
  if (token_hash.empty()) return std::nullopt;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].token_hash == token_hash) return int(i);
  return std::nullopt;
}

std::vector<HeldSeat> Table::held_seats() const {
  std::vector<HeldSeat> held;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (!chairs_[i].token_hash.empty()) held.push_back({int(i), chairs_[i].token_hash});
  return held;
}

std::optional<int> Table::host() const {
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (!chairs_[i].token_hash.empty() && !chairs_[i].resigned) return int(i);
  return std::nullopt;
}

std::vector<int> Table::people() const {
  std::vector<int> seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].holder == Holder::Person && !chairs_[i].resigned) seats.push_back(int(i));
  return seats;
}

bool Table::waits_for(int seat) const {
  return status_ == Status::Running && state_.open.ask.waiting.contains(Seat(seat));
}

std::optional<int> Table::granted(int seat, const std::string& request) const {
  const auto found = granted_.find({seat, request});
  if (request.empty() || found == granted_.end()) return std::nullopt;
  return found->second;
}

Summary Table::summary() const {
  Summary out;
  out.id = id_;
  out.code = code_;
  out.edition = settings_.game.edition;
  out.status = status_;
  out.listed = settings_.listed;
  out.seats = int(chairs_.size());
  for (const Chair& chair : chairs_) {
    if (chair.holder == Holder::Open) {
      ++out.free_seats;
      continue;
    }
    out.players += (out.players.empty() ? "" : ", ") + chair.name;
  }
  if (is_chapter(settings_))
    out.campaign = settings_.game.campaign.substr(0, settings_.game.campaign.find(' '));
  out.created = created_;
  out.updated = updated_;
  return out;
}

std::vector<Score> Table::scores() const {
  std::vector<Score> out;
  const Standings result = standings(game_->edition, state_);
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const SeatStanding& seat = result.at(Seat(i));
    const bool bot = chairs_[i].holder != Holder::Person || chairs_[i].resigned;
    out.push_back({int(i), chairs_[i].name, bot, seat.total, seat.place});
  }
  return out;
}

}  // namespace wagonaut::server
