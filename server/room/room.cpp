#include "server/room/room.h"

#include <algorithm>

#include "catalog/game.h"
#include "engine/play.h"
#include "server/room/fact_text.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

constexpr int kLongestLog = 10'000;  // acts; a game has some hundreds
constexpr int kWaitingOfOne = 16;    // wishes of one seat that wait, so that others find a place

/// What can be done again and again, and would fill the store if nobody stopped it.
bool leads_nowhere(const std::deque<TableAct>& acts) {
  return std::none_of(acts.begin(), acts.end(), [](const TableAct& act) {
    return act.kind == TableActKind::Dealt || act.kind == TableActKind::Played ||
           act.kind == TableActKind::Resigned || act.kind == TableActKind::Rematched ||
           act.kind == TableActKind::Started || act.kind == TableActKind::ShareGiven ||
           act.kind == TableActKind::Revealed;
  });
}

bool in_lists(const Change& change) {
  switch (change.act.kind) {
    case TableActKind::Played:
      return over(change.state);
    case TableActKind::TakenBack:
    case TableActKind::NonceGiven:
    case TableActKind::ShareGiven:
    case TableActKind::Started:
    case TableActKind::Revealed:
    case TableActKind::StartFailed:
    case TableActKind::SteppedOut:
    case TableActKind::SteppedIn:
    case TableActKind::Resumed:
    case TableActKind::Rematched:
      return false;
    default:
      return true;
  }
}

/// The seats that are asked after the change and answer for themselves, as bits.
int asked_after(const Table& table, const Change& change) {
  const TableActKind kind = change.act.kind;
  const bool moves_on = kind == TableActKind::Dealt || kind == TableActKind::Played ||
                        kind == TableActKind::TakenBack;
  if (!moves_on && !table.dealt()) return 0;
  const State& state = moves_on ? change.state : table.state();
  int bits = 0;
  for (int seat = 0; seat < int(table.chairs().size()); ++seat) {
    bool bot = by_bot(table.chair(seat));
    if (seat == change.act.seat && kind == TableActKind::SteppedIn) bot = false;
    if (seat == change.act.seat && kind == TableActKind::Handed)
      bot = change.act.holder == Holder::Bot;
    if (seat == change.act.seat &&
        (kind == TableActKind::SteppedOut || kind == TableActKind::Resigned))
      bot = true;
    if (!bot && !over(state) && state.open.ask.waiting.contains(Seat(seat))) bits |= 1 << seat;
  }
  return bits;
}

/// The change as the store is to keep it.
Append append_of(const Table& table, const Change& change) {
  Append out;
  out.game = table.id();
  out.entry = {table.version(), change.at, act_line(change.act), ""};
  out.seed = change.seed;
  if (!change.facts.empty()) {
    const Game& game = change.game ? *change.game : table.game();
    out.entry.facts = facts_text(game.labels, change.facts);
  }
  out.entry.asked = asked_after(table, change);
  if (!in_lists(change)) return out;
  Table after = table;
  after.commit(change);
  out.summary = after.summary();
  if (change.act.kind != TableActKind::Played) out.held = after.held_seats();
  if (after.status() == Status::Finished) out.scores = after.scores();
  return out;
}

TableTime::By by_of(const TableSettings& settings) {
  const bool days = settings.clock.kind == ClockKind::Days;
  return days ? TableTime::By::Calendar : TableTime::By::Clock;
}

}  // namespace

Room::Room(Table table, Surroundings around)
    : table_(std::move(table)),
      around_(std::move(around)),
      time_(by_of(table_.settings()), now(), table_.updated()),
      attendance_(table_.chairs().size(), around_.now()),
      chat_(table_.chairs().size()) {}

void Room::put_aside(const std::string& why) {
  log(Level::Error, "table_aside",
      {{"table", table_.id()}, {"step", std::to_string(table_.version())}, {"why", why}});
  aside_ = true;
  if (around_.put_aside) around_.put_aside();
  close(kAside);
}

void Room::open() {
  inside([&] { begin(); });
}

void Room::begin() {
  if (table_.status() == Status::Running && table_.settings().clock.kind != ClockKind::None) {
    return happen({}, "", {act_at(TableActKind::Resumed, 0)});
  }
  attend();
}

void Room::hear(const std::shared_ptr<Viewer>& viewer, const Wish& wish) {
  const auto guest = std::find_if(guests_.begin(), guests_.end(),
                                  [&](const Guest& g) { return g.viewer == viewer; });
  if (guest == guests_.end()) return;
  if (const auto* sync = std::get_if<SyncWish>(&wish))
    return inside([&] { show(*guest, sync->version); });
  std::weak_ptr<Viewer> ear = viewer;
  hear({guest->seat,
        [ear](const Reply& reply) {
          if (const auto there = ear.lock()) there->answer(reply);
        },
        guest->token_hash},
       wish);
}

void Room::hear(const Asker& asker, const Wish& wish) {
  inside([&] { listen_to(asker, wish); });
}

void Room::listen_to(const Asker& asker, const Wish& wish) {
  const std::string& id =
      std::visit([](const auto& w) -> const std::string& { return w.id; }, wish);
  if (closed_) return reply(asker, id, Answer::Unavailable);
  // Who only looks on is told so at once, and takes nobody's place in the queue.
  const bool of_the_house =
      std::holds_alternative<SitWish>(wish) || std::holds_alternative<ReseatWish>(wish);
  const bool looks_on = !asker.seat && !of_the_house;
  if (pending_ && !looks_on) {
    const auto own = std::count_if(waiting_.begin(), waiting_.end(), [&](const Waiting& other) {
      return !asker.token_hash.empty() && other.asker.token_hash == asker.token_hash;
    });
    if (int(waiting_.size()) >= around_.patience.waiting_wishes || own >= kWaitingOfOne)
      return reply(asker, id, Answer::Busy);
    waiting_.push_back({asker, wish});
    return;
  }
  take_any(asker, wish);
}

void Room::reply(const Asker& asker, Reply reply) const {
  if (!asker.answer) return;
  if (reply.version == 0) reply.version = table_.version();
  asker.answer(reply);
}

void Room::reply(const Asker& asker, const std::string& id, Answer answer) const {
  Reply out;
  out.id = id;
  out.answer = answer;
  reply(asker, out);
}

void Room::happen(const Asker& asker, const std::string& id, std::deque<TableAct> acts) {
  if (asker.answer && table_.version() >= kLongestLog && leads_nowhere(acts))
    return reply(asker, id, Answer::NotNow);
  keep_first({{}, std::move(acts), asker, id});
}

/// Works the next act out on a copy and gives it to the store. Nothing has happened yet.
void Room::keep_first(Pending pending) {
  TableAct act = std::move(pending.rest.front());
  pending.rest.pop_front();
  auto change = table_.plan(std::move(act), time_.date(now()));
  if (!change) {
    log(Level::Error, "event_not_possible", {{"table", table_.id()}, {"why", change.error()}});
    reply(pending.asker, pending.id, Answer::NotNow);
    rest_until_ =
        around_.now() + around_.patience.retry;  // what is due is tried again, not at once
    return take_next();
  }
  pending.change = std::move(*change);
  Append append = append_of(table_, pending.change);
  pending_ = std::move(pending);
  around_.store.append(std::move(append),
                       [self = weak_from_this(), strand = around_.strand](Kept kept) {
                         strand->post([self, kept] {
                           if (const auto room = self.lock())
                             room->inside([&] { room->kept(kept); });
                         });
                       });
}

void Room::kept(Kept result) {
  if (closed_ || !pending_) return;
  switch (result) {
    case Kept::Yes: {
      Pending done = std::move(*pending_);
      pending_.reset();
      return told(std::move(done));
    }
    case Kept::Taken:  // another process plays this table on
      return close("moved");
    case Kept::Unknown:
      return find_out();
    case Kept::Unavailable:
      break;
  }
  const Pending failed = std::move(*pending_);
  pending_.reset();
  log(Level::Warning, "step_not_kept", {{"table", table_.id()}});
  reply(failed.asker, failed.id, Answer::Unavailable);
  rest_until_ = around_.now() + around_.patience.retry;
  take_next();
}

/// It is in the store, so it has happened: now everybody may know.
void Room::told(Pending done) {
  table_.commit(done.change);
  const TableAct& act = done.change.act;
  if (act.kind == TableActKind::Dropped) {
    attendance_.drop(act.seat);
    chat_.drop(act.seat);
  }
  for (Guest& guest : guests_) guest.seat = table_.seat_of(guest.token_hash);
  if (act.kind == TableActKind::StartFailed) start_failed_ = around_.now();
  if (act.kind == TableActKind::Dealt) send_watchers_away();
  if (act.kind == TableActKind::Handed) send_old_holder_away(act.seat);
  if (act.kind == TableActKind::Played || act.kind == TableActKind::TakenBack)
    forget_undo(Answer::Stale);
  if (done.rest.empty()) {
    Reply granted;
    granted.id = done.id;
    granted.seat = act.kind == TableActKind::Sat ? act.seat : -1;
    if (act.kind == TableActKind::Rematched) granted.detail = act.text;
    reply(done.asker, granted);
  }
  show_all({&table_.recent().back(), 1});
  const bool opened = act.kind == TableActKind::Dealt || done.change.opened;
  if ((opened || table_.status() == Status::Finished) && is_chapter(table_.settings()))
    around_.chapter_went_on(table_);
  if (act.kind == TableActKind::Played && table_.status() == Status::Finished) dismiss_bots();
  if (!done.rest.empty()) return keep_first(std::move(done));
  if (!pending_) take_next();
}

void Room::take_next() {
  while (!pending_ && !closed_ && !waiting_.empty()) {
    Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    if (!next.asker.token_hash.empty()) next.asker.seat = table_.seat_of(next.asker.token_hash);
    take_any(next.asker, next.wish);
  }
  if (!pending_ && !closed_) attend();
}

/// The store went away while it kept the entry: only its log knows whether the entry is there.
void Room::find_out() {
  finding_out_ = true;
  around_.aside([self = weak_from_this(), strand = around_.strand, &store = around_.store,
                 id = table_.id(), from = table_.version()] {
    auto log = std::make_shared<Result<std::vector<Entry>>>(Failure{});
    if (const auto why = trouble_in([&] { *log = store.read(id, from); })) *log = Failure{*why};
    strand->post([self, log] {
      if (const auto room = self.lock()) room->inside([&] { room->found_out(*log); });
    });
  });
}

void Room::found_out(const Result<std::vector<Entry>>& log) {
  if (closed_ || !pending_) return;
  if (!log) {
    around_.strand->wake_at(around_.now() + around_.patience.retry, [self = weak_from_this()] {
      if (const auto room = self.lock()) room->inside([&] { room->find_out(); });
    });
    return;
  }
  finding_out_ = false;
  if (log->empty()) return kept(Kept::Unavailable);
  const bool ours = log->size() == 1 && log->front().line == act_line(pending_->change.act) &&
                    log->front().at == pending_->change.at;
  kept(ours ? Kept::Yes : Kept::Taken);
}

void Room::close(std::string_view reason) {
  if (closed_) return;
  closed_ = true;
  around_.strand->sleep();
  if (table_.status() == Status::Running || aside_) dismiss_bots();
  if (pending_) reply(pending_->asker, pending_->id, Answer::Unavailable);
  pending_.reset();
  for (const Waiting& waiting : waiting_)
    std::visit([&](const auto& wish) { reply(waiting.asker, wish.id, Answer::Unavailable); },
               waiting.wish);
  waiting_.clear();
  for (const Guest& guest : guests_) guest.viewer->leave(reason);
  guests_.clear();
}

bool Room::idle() const {
  if (!guests_.empty() || pending_ || !waiting_.empty()) return false;
  if (table_.status() == Status::Running && rests()) return true;
  if (!thinking_.empty()) return false;
  return table_.status() != Status::Running || table_.settings().clock.kind == ClockKind::None;
}

}  // namespace wagonaut::server
