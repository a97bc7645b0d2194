#include "server/lobby/hall.h"

#include <future>

#include "server/fair/fair.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

constexpr std::chrono::seconds kPatience{10};  // with a room or a store that does not answer
constexpr int kQuietSweeps = 2;                // before a room is put away

Kept keep_and_wait(Store& store, Append append) {
  auto promise = std::make_shared<std::promise<Kept>>();
  auto kept = promise->get_future();
  store.append(std::move(append), [promise](Kept result) { promise->set_value(result); });
  if (kept.wait_for(kPatience) != std::future_status::ready) return Kept::Unknown;
  return kept.get();
}

void name_chairs(std::vector<Chair>& chairs) {
  int bots = 0, programs = 0;
  for (Chair& chair : chairs) {
    if (!chair.name.empty()) continue;
    if (chair.holder == Holder::Bot) chair.name = "Bot " + std::to_string(++bots);
    if (chair.holder == Holder::Program) chair.name = "Program " + std::to_string(++programs);
  }
}

std::vector<std::string> held_names(const std::vector<Chair>& chairs) {
  std::vector<std::string> names;
  for (const Chair& chair : chairs)
    if (chair.holder != Holder::Open) names.push_back(chair.name);
  return names;
}

/// The seat that a log leaves to who has this token. A hundred tables may be asked for at once, by
/// anybody, so no game is played through for it: only who sat down and rose is looked at.
std::optional<int> seat_left_to(const std::vector<Entry>& log, const std::string& token_hash) {
  Table chairs("", "", "", {});
  for (const Entry& entry : log) {
    auto event = event_from(entry.line);
    if (!event) return std::nullopt;
    const bool of_the_game = event->kind == EventKind::Dealt || event->kind == EventKind::Played ||
                             event->kind == EventKind::TakenBack;
    Change change;
    change.event = std::move(*event);
    if (!of_the_game) chairs.commit(change);
  }
  return chairs.seat_of(token_hash);
}

std::optional<MyTable> my_table(const Table& table, const std::string& token_hash,
                                const Summary& summary) {
  const auto seat = table.seat_of(token_hash);
  if (!seat) return std::nullopt;
  return MyTable{summary, *seat, table.waits_for(*seat) && !by_bot(table.chair(*seat))};
}

}  // namespace

Problem store_problem(const std::string& why) {
  log(Level::Warning, "store_unavailable", {{"why", why}});
  return {503, "unavailable", "the store does not answer; nothing has changed, try again"};
}

Problem unreadable(const std::string& table, const std::string& why) {
  // The rest of it may quote the log, and with it cards that are still secret.
  log(Level::Error, "table_unreadable",
      {{"table", table}, {"where", why.substr(0, why.find(": "))}});
  return {500, "table_unreadable", "the log of this table cannot be read"};
}

bool may_see(const Room& room, const Pass& pass) {
  const bool may_know = room.table().settings().listed || !pass.token.empty() ||
                        same_secret(pass.code, room.table().code());
  return may_know && room.admits(pass.token.empty() ? "" : sha256_hex(pass.token));
}

FindGame Hall::finder() {
  return
      [&shelf = parts_.shelf](const GameRef& game, int seats) { return shelf.find(game, seats); };
}

std::variant<OpenedTable, Problem> Hall::open(const OpenTable& wanted) {
  Event opened;
  opened.kind = EventKind::Opened;
  opened.settings = wanted.settings;
  opened.settings.game = parts_.shelf.newest(wanted.settings.game);
  if (std::string why = parts_.shelf.fault(opened.settings.game, int(wanted.chairs.size()));
      !why.empty())
    return Problem{400, "no_such_game", why};
  opened.chairs = wanted.chairs;
  OpenedTable out;
  out.token = random_token();
  opened.chairs.front().holder = Holder::Person;
  opened.chairs.front().name = wanted.name;
  opened.chairs.front().token_hash = sha256_hex(out.token);
  name_chairs(opened.chairs);
  for (std::size_t i = 1; i < opened.chairs.size(); ++i) {
    Chair& chair = opened.chairs[i];
    if (chair.holder == Holder::Bot && !parts_.thinker.knows(chair.bot))
      return Problem{400, "no_such_bot", "there is no bot \"" + chair.bot + "\""};
    if (chair.holder != Holder::Program) continue;
    out.programs.push_back({int(i), random_token()});
    chair.token_hash = sha256_hex(out.programs.back().token);
  }
  if (std::string why = player_fault(held_names(opened.chairs)); !why.empty())
    return Problem{400, "bad_name", why};
  const auto kept = keep_new(std::move(opened));
  if (const auto* problem = std::get_if<Problem>(&kept)) return *problem;
  std::tie(out.table, out.code) = std::get<0>(kept);
  return out;
}

std::variant<std::pair<std::string, std::string>, Problem> Hall::keep_new(Event opened) {
  if (int(rooms()) >= parts_.most_rooms)
    return Problem{503, "full", "this server has no room for another table now"};
  Kept kept = Kept::Taken;
  // An id or a code that is taken already is rarer than anything, but it costs nothing to try
  // again.
  for (int tries = 0; kept == Kept::Taken && tries < 3; ++tries) {
    const std::string id = random_token(9), code = random_code(8), seed = random_seed();
    opened.text = commitment_of(id, seed);
    Table table(id, code, seed, finder());
    const auto change = table.plan(opened, time_now().time_since_epoch().count());
    if (!change) return Problem{500, "internal", change.error()};
    Append append;
    append.game = id;
    append.entry = {0, change->at, event_line(change->event), ""};
    append.seed = seed;
    table.commit(*change);
    append.summary = table.summary();
    kept = keep_and_wait(parts_.store, std::move(append));
    if (kept != Kept::Yes) continue;
    put(std::move(table));
    log(Level::Info, "table_opened", {{"table", id}});
    return std::pair(id, code);
  }
  return store_problem("a new table was not kept");
}

/// The same chairs, the next seat begins, and nobody sits down twice. A new game is played by the
/// newest rules, unless they do not know the old table's options.
std::string Hall::rematch(const Table& table) {
  Event opened;
  opened.kind = EventKind::Opened;
  opened.settings = table.settings();
  if (const GameRef newest = parts_.shelf.newest(opened.settings.game);
      parts_.shelf.fault(newest, int(table.chairs().size())).empty())
    opened.settings.game = newest;
  opened.settings.first = (int(table.state().open.start) + 1) % int(table.chairs().size());
  opened.chairs = table.chairs();
  for (Chair& chair : opened.chairs) {
    chair.nonce.clear();
    chair.autopilot = false;
    if (std::exchange(chair.resigned, false)) {  // has left: the bot that played on stays
      chair.holder = Holder::Bot;
      chair.token_hash.clear();
    } else if (chair.holder != Holder::Bot) {
      chair.bot.clear();
    }
  }
  const auto kept = keep_new(std::move(opened));
  return std::holds_alternative<Problem>(kept) ? "" : std::get<0>(kept).first;
}

Live Hall::put(Table table) {
  const std::string id = table.id();
  Live live{parts_.make_strand(), nullptr, std::make_shared<std::atomic<int>>(0)};
  Surroundings around{live.strand,
                      parts_.store,
                      parts_.thinker,
                      time_now,
                      parts_.aside,
                      [this](const TableSettings& settings, int seats) {
                        return parts_.shelf.fault(settings.game, seats);
                      },
                      [this](const Table& finished) { return rematch(finished); },
                      parts_.patience};
  live.room = std::make_shared<Room>(std::move(table), std::move(around));
  {
    const std::lock_guard lock(mutex_);
    live_[id] = live;
  }
  live.strand->post([room = live.room] { room->open(); });
  return live;
}

Result<Table> Hall::table_from_log(const std::string& id, const std::string& code) {
  const auto seed = parts_.store.seed(id);
  if (!seed) return seed.failure();
  const auto entries = parts_.store.read(id, 0);
  if (!entries) return entries.failure();
  return Table::from_log(Table(id, code, *seed, finder()), *entries);
}

std::optional<Live> Hall::look_up(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  const auto found = live_.find(table);
  return found == live_.end() ? std::nullopt : std::optional(found->second);
}

std::variant<Live, Elsewhere, Problem> Hall::find(const std::string& table) {
  if (const auto live = look_up(table)) return *live;
  // Before the lock: who asks for tables that never were keeps nobody else waiting.
  const auto summary = parts_.store.find(table);
  if (!summary) return store_problem(summary.error());
  if (!*summary) return Problem{404, "no_such_table", "there is no such table"};
  const std::lock_guard lock(opening_);
  if (const auto live = look_up(table)) return *live;
  const auto owner = parts_.store.own(table);
  if (!owner) return store_problem(owner.error());
  if (!owner->me) return Elsewhere{owner->address};
  auto read = table_from_log(table, (*summary)->code);
  if (!read) return unreadable(table, read.error());
  return put(std::move(*read));
}

std::variant<std::optional<MyTable>, Problem> Hall::mine(const MySeat& seat) {
  const auto summary = parts_.store.find(seat.table);
  if (!summary) return store_problem(summary.error());
  if (!*summary) return std::nullopt;
  const std::string hash = sha256_hex(seat.token);
  if (const auto live = look_up(seat.table)) {
    auto promise = std::make_shared<std::promise<std::optional<MyTable>>>();
    auto answer = promise->get_future();
    live->strand->post([promise, room = live->room, hash, listed = **summary] {
      promise->set_value(my_table(room->table(), hash, listed));
    });
    if (answer.wait_for(kPatience) == std::future_status::ready) return answer.get();
    return Problem{503, "unavailable", "the table does not answer now; try again"};
  }
  const auto entries = parts_.store.read(seat.table, 0);
  if (!entries) return store_problem(entries.error());
  const auto place = seat_left_to(*entries, hash);
  if (!place || (*summary)->status != Status::Running)
    return place ? std::optional(MyTable{**summary, *place, false}) : std::nullopt;
  const auto read = table_from_log(seat.table, (*summary)->code);
  if (!read) return unreadable(seat.table, read.error());
  return my_table(*read, hash, **summary);
}

std::variant<std::shared_ptr<const Game>, Problem> Hall::game(const Live& live, const Pass& pass) {
  struct Found {
    bool admitted = false;
    std::shared_ptr<const Game> game;
    TableSettings settings;
    int seats = 0;
  };
  auto promise = std::make_shared<std::promise<Found>>();
  auto answer = promise->get_future();
  live.strand->post([promise, room = live.room, pass] {
    const Table& table = room->table();
    promise->set_value(
        {may_see(*room, pass), table.shared_game(), table.settings(), int(table.chairs().size())});
  });
  if (answer.wait_for(kPatience) != std::future_status::ready)
    return Problem{503, "unavailable", "the table does not answer now; try again"};
  const Found found = answer.get();
  if (!found.admitted)
    return Problem{403, "not_admitted", "no such seat at this table, or it is not open to watch"};
  if (found.game) return found.game;
  auto game = parts_.shelf.find(found.settings.game, found.seats);
  if (!game) return Problem{409, "no_such_game", game.error()};
  return *game;
}

std::optional<Reply> Hall::ask(const Live& live, Wish wish) {
  auto promise = std::make_shared<std::promise<Reply>>();
  auto answer = promise->get_future();
  Asker waiting{std::nullopt, [promise](const Reply& reply) { promise->set_value(reply); }};
  live.strand->post([room = live.room, waiting = std::move(waiting), wish = std::move(wish)] {
    room->hear(waiting, wish);
  });
  if (answer.wait_for(kPatience) != std::future_status::ready) return std::nullopt;
  return answer.get();
}

std::variant<JoinedTable, Problem> Hall::join(const Live& live, const JoinTable& wanted) {
  JoinedTable out;
  out.token = random_token();
  SitWish wish{"", wanted.name, sha256_hex(out.token), wanted.seat, wanted.program};
  const auto reply = ask(live, std::move(wish));
  if (!reply || reply->answer == Answer::Unavailable || reply->answer == Answer::Busy)
    return Problem{503, "unavailable", "the table does not answer now; try again"};
  if (reply->answer != Answer::Granted)
    return Problem{409, std::string(answer_name(reply->answer)), reply->detail};
  out.seat = reply->seat;
  return out;
}

Result<int> Hall::resume() {
  const auto orphans = parts_.store.take_over(1000);
  if (!orphans) return orphans.failure();
  std::vector<std::string> ours = std::exchange(unopened_, {});
  ours.insert(ours.end(), orphans->begin(), orphans->end());
  int resumed = 0;
  for (const std::string& table : ours) {
    if (look_up(table)) continue;
    const auto found = find(table);
    const auto* problem = std::get_if<Problem>(&found);
    if (problem != nullptr && problem->status == 503) unopened_.push_back(table);
    resumed += std::holds_alternative<Live>(found) ? 1 : 0;
  }
  if (resumed > 0) log(Level::Info, "tables_resumed", {{"tables", std::to_string(resumed)}});
  return resumed;
}

void Hall::sweep() {
  std::vector<std::pair<std::string, Live>> all;
  {
    const std::lock_guard lock(mutex_);
    all.assign(live_.begin(), live_.end());
  }
  for (auto& [id, live] : all)
    live.strand->post([this, id = id, live = live] {
      if (!live.room->closed()) {
        if (!live.room->idle()) return live.quiet->store(0);
        if (++*live.quiet < kQuietSweeps) return;
        live.room->close("idle");
      }
      const std::lock_guard lock(mutex_);
      const auto found = live_.find(id);
      if (found != live_.end() && found->second.room == live.room) live_.erase(found);
    });
}

void Hall::close_all(std::string_view reason) {
  std::map<std::string, Live> all;
  {
    const std::lock_guard lock(mutex_);
    all.swap(live_);
  }
  for (auto& [id, live] : all)
    live.strand->post([room = live.room, why = std::string(reason)] { room->close(why); });
}

std::size_t Hall::rooms() const {
  const std::lock_guard lock(mutex_);
  return live_.size();
}

}  // namespace wagonaut::server
