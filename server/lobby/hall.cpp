#include "server/lobby/hall.h"

#include <future>

#include "server/fair/fair.h"
#include "server/room/room.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr std::chrono::seconds kPatience{10};       // with a room or a store that does not answer
constexpr int kQuietSweeps = 2;                     // before a room is put away
constexpr std::chrono::microseconds kClearing{50};  // for each room, before room is made again
constexpr int kTakenTogether = 20;                  // tables of others, so that many share them
constexpr std::size_t kOldGames = 32'000'000;       // bytes of games that were read

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

/// The id of a table that is opened with this token, so that the same request opens it once.
std::string id_of_opening(const std::string& token) {
  return sha256_hex("wagonaut table 1\n" + token + "\n").substr(0, 18);
}

/// Who opened the table may know the tokens of its programs, and is told the same ones again.
std::string program_token(const std::string& id, int seat, const std::string& token) {
  return sha256_hex("wagonaut program 1\n" + id + "\n" + std::to_string(seat) + "\n" + token + "\n")
      .substr(0, 48);
}

Problem is_put_aside() {
  return {500, "table_aside",
          "the server found a fault in this table and put it aside; who runs the server finds the "
          "reason in its log"};
}

Problem not_ours_now() {
  return {503, "unavailable", "this server is finding out which tables are its own; try again"};
}

}  // namespace

Hall::Hall(Parts parts) : parts_(std::move(parts)), old_games_(kOldGames) {}

Problem store_problem(const std::string& why) {
  log(Level::Warning, "store_unavailable", {{"why", why}});
  return {503, "unavailable", "the store does not answer; nothing has changed, try again"};
}

/// See Table::from_log: what stands behind the second colon may quote the log, and with it cards
/// that are still secret.
Problem unreadable(const std::string& table, const std::string& fault) {
  const std::size_t end = fault.find(": ");
  const std::string why = end == fault.npos ? "" : fault.substr(end + 2);
  log(Level::Error, "table_unreadable",
      {{"table", table}, {"where", fault.substr(0, end)}, {"why", why.substr(0, why.find(": "))}});
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

std::variant<OpenedTable, Problem> Hall::open(const NewTable& wanted) {
  TableAct opened;
  opened.kind = TableActKind::Opened;
  opened.settings = wanted.settings;
  opened.settings.game = parts_.shelf.newest(wanted.settings.game);
  if (std::string why = parts_.shelf.fault(opened.settings.game, int(wanted.chairs.size()));
      !why.empty())
    return Problem{400, "no_such_game", why};
  opened.chairs = wanted.chairs;
  OpenedTable out;
  out.token = wanted.token.empty() ? random_token() : wanted.token;
  const std::string id = id_of_opening(out.token);
  opened.chairs.front().holder = Holder::Person;
  opened.chairs.front().name = wanted.name;
  opened.chairs.front().token_hash = sha256_hex(out.token);
  name_chairs(opened.chairs);
  for (std::size_t i = 1; i < opened.chairs.size(); ++i) {
    Chair& chair = opened.chairs[i];
    if (chair.holder == Holder::Bot && !parts_.thinker.knows(chair.bot))
      return Problem{400, "no_such_bot", "there is no bot \"" + chair.bot + "\""};
    if (chair.holder != Holder::Program) continue;
    out.programs.push_back({int(i), program_token(id, int(i), out.token)});
    chair.token_hash = sha256_hex(out.programs.back().token);
  }
  if (std::string why = player_fault(held_names(opened.chairs)); !why.empty())
    return Problem{400, "bad_name", why};
  auto before = opened_before(id, out);
  if (const auto* problem = std::get_if<Problem>(&before)) return *problem;
  if (auto& table = std::get<0>(before)) return std::move(*table);
  const auto kept = keep_new(std::move(opened), id);
  if (const auto* problem = std::get_if<Problem>(&kept)) return *problem;
  if (const auto& place = std::get<0>(kept)) {
    std::tie(out.table, out.code) = *place;
    return out;
  }
  before = opened_before(id, out);  // the same request came twice at once
  if (const auto* problem = std::get_if<Problem>(&before)) return *problem;
  if (auto& table = std::get<0>(before)) return std::move(*table);
  return store_problem("a new table was not kept");
}

std::variant<std::optional<OpenedTable>, Problem> Hall::opened_before(const std::string& id,
                                                                      const OpenedTable& wanted) {
  const auto standing = parts_.store.standing(id, sha256_hex(wanted.token));
  if (!standing) return store_problem(standing.error());
  if (!*standing) return std::nullopt;
  if (!(*standing)->seat)
    return Problem{409, "token_used",
                   "this token opened a table that its seat has left; take another"};
  OpenedTable out = wanted;
  out.table = id;
  out.code = (*standing)->summary.code;
  out.seat = *(*standing)->seat;
  return out;
}

std::variant<Hall::NewPlace, Problem> Hall::keep_new(TableAct opened, const std::string& own_id) {
  if (int(rooms()) >= parts_.most_rooms) make_room();
  if (int(rooms()) >= parts_.most_rooms)
    return Problem{503, "full", "this server has no room for another table now"};
  const auto now = era();
  if (!now) return not_ours_now();
  Kept kept = Kept::Taken;
  // An id or a code that is taken already is rarer than anything, but it costs nothing to try
  // again.
  for (int tries = 0; kept == Kept::Taken && tries < 3; ++tries) {
    const std::string id = own_id.empty() ? random_token(9) : own_id;
    const std::string code = random_code(8), seed = random_seed();
    opened.text = commitment_of(id, seed);
    Table table(id, code, seed, finder());
    const auto change = table.plan(opened, time_now().time_since_epoch().count());
    if (!change) return Problem{500, "internal", change.error()};
    Append append;
    append.game = id;
    append.entry = {0, change->at, act_line(change->act), ""};
    append.seed = seed;
    table.commit(*change);
    append.summary = table.summary();
    append.held = table.held_seats();
    kept = keep_and_wait(parts_.store, std::move(append));
    if (kept == Kept::Taken && !own_id.empty()) {
      const auto there = parts_.store.find(id);
      if (there && *there) return NewPlace();
    }
    if (kept != Kept::Yes) continue;
    put(std::move(table), *now);
    log(Level::Info, "table_opened", {{"table", id}});
    return NewPlace(std::pair(id, code));
  }
  return store_problem("a new table was not kept");
}

std::variant<Summary, Problem> Hall::open_chapter(const std::string& table,
                                                  const TableAct& opened) {
  const auto known = parts_.store.find(table);
  if (!known) return store_problem(known.error());
  if (*known) return **known;
  const auto kept = keep_new(opened, table);
  if (const auto* problem = std::get_if<Problem>(&kept)) return *problem;
  const auto made = parts_.store.find(table);
  if (!made || !*made) return store_problem("a chapter's table was not kept");
  return **made;
}

std::variant<OpenedTable, Problem> Hall::open_evening(TableAct opened) {
  const auto kept = keep_new(std::move(opened));
  if (const auto* problem = std::get_if<Problem>(&kept)) return *problem;
  OpenedTable out;
  std::tie(out.table, out.code) = *std::get<NewPlace>(kept);
  return out;
}

/// The same chairs, the next seat begins, and nobody sits down twice. A new game is played by the
/// newest rules, unless they do not know the old table's options.
std::string Hall::rematch(const Table& table) {
  TableAct opened;
  opened.kind = TableActKind::Opened;
  opened.settings = table.settings();
  if (const GameRef newest = parts_.shelf.newest(opened.settings.game);
      parts_.shelf.fault(newest, int(table.chairs().size())).empty())
    opened.settings.game = newest;
  opened.settings.first = (int(table.state().open.start) + 1) % int(table.chairs().size());
  opened.chairs = table.chairs();
  for (Chair& chair : opened.chairs) {
    chair.nonce.clear();
    chair.share.clear();
    chair.autopilot = false;
    if (std::exchange(chair.resigned, false)) {  // has left: the bot that played on stays
      chair.holder = Holder::Bot;
      chair.token_hash.clear();
      chair.badge.clear();
    } else if (chair.holder != Holder::Bot) {
      chair.bot.clear();
    }
  }
  const auto kept = keep_new(std::move(opened));
  return std::holds_alternative<Problem>(kept) ? "" : std::get<0>(kept)->first;
}

std::optional<int> Hall::era() const {
  const std::lock_guard lock(mutex_);
  return fenced_ ? std::nullopt : std::optional(era_);
}

std::optional<Live> Hall::put(Table table, int era) {
  const std::string id = table.id();
  Live live{parts_.make_strand(), nullptr, std::make_shared<std::atomic<int>>(0)};
  Surroundings around{live.strand,
                      parts_.store,
                      parts_.thinker,
                      instant_now,
                      time_now,
                      parts_.aside,
                      [this](const TableSettings& settings, int seats) {
                        return parts_.shelf.fault(settings.game, seats);
                      },
                      [this](const Table& finished) { return rematch(finished); },
                      parts_.patience,
                      [this, id] { put_aside(id); },
                      parts_.chapter_went_on};
  live.room = std::make_shared<Room>(std::move(table), std::move(around));
  {
    const std::lock_guard lock(mutex_);
    if (fenced_ || era_ != era) return std::nullopt;
    live_[id] = live;
  }
  live.strand->post([room = live.room] { room->open(); });
  return live;
}

std::variant<Table, Problem> Hall::table_from_log(const std::string& id, const std::string& code) {
  const auto seed = parts_.store.seed(id);
  if (!seed) return store_problem(seed.error());
  const auto entries = parts_.store.read(id, 0);
  if (!entries) return store_problem(entries.error());
  auto table = Table::from_log(Table(id, code, *seed, finder()), *entries);
  if (!table) return unreadable(id, table.error());
  return std::move(*table);
}

Result<std::optional<State>> Hall::kept_state(const Summary& summary) {
  const auto read = table_from_log(summary.id, summary.code);
  if (const auto* problem = std::get_if<Problem>(&read)) return Failure{problem->detail};
  const Table& table = std::get<Table>(read);
  return table.dealt() ? std::optional(table.state()) : std::nullopt;
}

Problem Hall::put_aside(const std::string& table) {
  const std::lock_guard lock(mutex_);
  live_.erase(table);
  aside_.insert(table);
  return is_put_aside();
}

bool Hall::is_aside(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  return aside_.contains(table);
}

std::size_t Hall::aside() const {
  const std::lock_guard lock(mutex_);
  return aside_.size();
}

std::optional<Live> Hall::look_up(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  const auto found = live_.find(table);
  return found == live_.end() ? std::nullopt : std::optional(found->second);
}

std::variant<Summary, Problem> Hall::summary(const std::string& table) {
  if (is_aside(table)) return is_put_aside();
  const auto summary = parts_.store.find(table);
  if (!summary) return store_problem(summary.error());
  if (!*summary) return Problem{404, "no_such_table", "there is no such table"};
  if ((*summary)->damage.empty()) return **summary;
  const Problem damaged = unreadable(table, "table " + table + ": " + (*summary)->damage);
  return look_up(table) ? damaged : put_aside(table);  // who plays on needs no list
}

std::variant<Live, Elsewhere, Problem> Hall::find(const std::string& table) {
  if (const auto live = look_up(table)) return *live;
  // Before the lock: who asks for tables that never were keeps nobody else waiting.
  const auto found = summary(table);
  if (const auto* problem = std::get_if<Problem>(&found)) return *problem;
  const Latches::Hold hold(opening_, table);
  if (const auto live = look_up(table)) return *live;
  const auto now = era();
  if (!now) return not_ours_now();
  // A chapter and its campaign are served by one process, unless somebody living has the other.
  if (const std::string& campaign = std::get<Summary>(found).campaign; !campaign.empty())
    if (const auto owned = parts_.store.own_campaign(campaign); !owned)
      return store_problem(owned.error());
  const auto owner = parts_.store.own(table);
  if (!owner) return store_problem(owner.error());
  if (!owner->me) return Elsewhere{owner->address};
  auto read = table_from_log(table, std::get<Summary>(found).code);
  if (const auto* problem = std::get_if<Problem>(&read))
    return problem->status == 503 ? *problem : put_aside(table);
  const auto live = put(std::move(std::get<Table>(read)), *now);
  if (!live) return not_ours_now();
  return *live;
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
  std::optional<Reply> reply;
  // A room that is put aside in the middle of a wish forgets who asked, and the promise is void.
  if (trouble_in([&] { reply = answer.get(); })) return std::nullopt;
  return reply;
}

std::variant<JoinedTable, Problem> Hall::join(const Live& live, const JoinTable& wanted) {
  JoinedTable out;
  out.token = wanted.token.empty() ? random_token() : wanted.token;
  SitWish wish{"", wanted.name, sha256_hex(out.token), wanted.seat, wanted.program, wanted.badge};
  const auto reply = ask(live, std::move(wish));
  if (!reply || reply->answer == Answer::Unavailable || reply->answer == Answer::Busy)
    return Problem{503, "unavailable", "the table does not answer now; try again"};
  if (reply->answer != Answer::Granted)
    return Problem{409, std::string(answer_name(reply->answer)), reply->detail};
  out.seat = reply->seat;
  return out;
}

Result<bool> Hall::resume() {
  if (!era()) return false;
  const auto orphans = parts_.store.take_over(kTakenTogether);
  if (!orphans) return orphans.failure();
  std::vector<std::string> ours = std::exchange(unopened_, {});
  ours.insert(ours.end(), orphans->begin(), orphans->end());
  int resumed = 0;
  for (const std::string& table : ours) {
    if (look_up(table)) continue;
    std::variant<Live, Elsewhere, Problem> found;
    if (const auto why = trouble_in([&] { found = find(table); })) {
      log(Level::Error, "table_unreadable", {{"table", table}, {"why", *why}});
      found = put_aside(table);
    }
    const auto* problem = std::get_if<Problem>(&found);
    if (problem != nullptr && problem->status == 503) unopened_.push_back(table);
    if (problem != nullptr && problem->status == 404)
      log(Level::Error, "table_unreadable", {{"table", table}, {"why", "nothing has this id"}});
    resumed += std::holds_alternative<Live>(found) ? 1 : 0;
  }
  if (resumed > 0) log(Level::Info, "tables_resumed", {{"tables", std::to_string(resumed)}});
  return int(orphans->size()) >= kTakenTogether;
}

void Hall::fence() {
  {
    const std::lock_guard lock(mutex_);
    fenced_ = true;
    ++era_;
  }
  close_all("moved");
}

void Hall::lift_fence() {
  const std::lock_guard lock(mutex_);
  fenced_ = false;
}

std::vector<std::pair<std::string, Live>> Hall::all_live() const {
  const std::lock_guard lock(mutex_);
  return {live_.begin(), live_.end()};
}

void Hall::sweep() {
  for (auto& [id, live] : all_live())
    live.strand->post([this, id = id, live = live] {
      if (!live.room->closed()) {
        if (!live.room->idle()) return live.quiet->store(0);
        if (++*live.quiet < kQuietSweeps) return;
      }
      let_go(id, live);
    });
}

/// On the room's strand.
void Hall::let_go(const std::string& id, const Live& live) {
  live.room->close("idle");
  const std::lock_guard lock(mutex_);
  const auto found = live_.find(id);
  if (found != live_.end() && found->second.room == live.room) live_.erase(found);
}

/// Lets go of every room where nothing goes on, without waiting for the next sweep, and waits until
/// that is done. A house that stayed full must not look through all rooms for every guest.
void Hall::make_room() {
  const auto all = all_live();
  {
    const auto now = std::chrono::steady_clock::now();
    const std::lock_guard lock(mutex_);
    if (all.empty() || now < next_clearing_) return;
    next_clearing_ = now + kClearing * all.size();
  }
  clear(all);
  if (int(rooms()) >= parts_.most_rooms) return;
  const std::lock_guard lock(mutex_);
  next_clearing_ = {};
}

void Hall::let_go_of_idle() {
  if (const auto all = all_live(); !all.empty()) clear(all);
  old_games_.clear();
}

void Hall::clear(const std::vector<std::pair<std::string, Live>>& all) {
  auto left = std::make_shared<std::atomic<std::size_t>>(all.size());
  auto looked = std::make_shared<std::promise<void>>();
  const auto done = looked->get_future();
  for (const auto& [id, live] : all)
    live.strand->post([this, id = id, live = live, left, looked] {
      if (live.room->closed() || live.room->idle()) let_go(id, live);
      if (--*left == 0) looked->set_value();
    });
  done.wait_for(kPatience);
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
