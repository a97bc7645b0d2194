#include "server/store/postgres_store.h"

#include <thread>

#include "server/store/schema.h"

namespace wagonaut::server {

namespace {

constexpr Millis kLongWork{600'000};

// The database's clock is the only one that all processes share.

constexpr const char* kBeat =
    "WITH living AS (SELECT count(*) AS n FROM node WHERE id = $1 AND "
    "until > extract(epoch from clock_timestamp()) * 1000), "
    "said AS (INSERT INTO node (id, address, until) "
    "VALUES ($1, $2, extract(epoch from clock_timestamp()) * 1000 + $3) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until) SELECT n FROM living";

/// Who had our address before us is dead, or we could not listen there: after a crash its tables
/// need not wait until its lease runs out.
constexpr const char* kBuryWhoWasHere = "DELETE FROM node WHERE address = $1";

constexpr const char* kForgetTheLongDead =
    "DELETE FROM node WHERE until < (extract(epoch from clock_timestamp()) - 86400) * 1000";

constexpr const char* kWhoOwns =
    "SELECT game.owner, coalesce(node.address, ''), "
    "CASE WHEN node.until > extract(epoch from clock_timestamp()) * 1000 THEN 1 ELSE 0 END "
    "FROM game LEFT JOIN node ON node.id = game.owner WHERE game.id = $1";

/// Whoever commits first owns it; the other sees the row as the first one left it.
constexpr const char* kOwn =
    "UPDATE game SET owner = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM node "
    "WHERE node.id = game.owner AND until > extract(epoch from clock_timestamp()) * 1000) "
    "RETURNING id";

constexpr const char* kWhoOwnsCampaign =
    "SELECT campaign.owner, coalesce(node.address, ''), "
    "CASE WHEN node.until > extract(epoch from clock_timestamp()) * 1000 THEN 1 ELSE 0 END "
    "FROM campaign LEFT JOIN node ON node.id = campaign.owner WHERE campaign.id = $1";

constexpr const char* kOwnCampaign =
    "UPDATE campaign SET owner = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM node "
    "WHERE node.id = campaign.owner AND until > extract(epoch from clock_timestamp()) * 1000) "
    "RETURNING id";

constexpr const char* kTakeOver =
    "WITH free AS (SELECT id FROM game WHERE status = 'running' AND owner <> $1 AND "
    "NOT EXISTS (SELECT 1 FROM node "
    "WHERE node.id = game.owner AND until > extract(epoch from clock_timestamp()) * 1000) "
    "LIMIT $2 FOR UPDATE OF game SKIP LOCKED) "
    "UPDATE game SET owner = $1 FROM free WHERE game.id = free.id RETURNING game.id";

constexpr const char* kOurs = "SELECT id FROM game WHERE status = 'running' AND owner = $1";

/// Tables that have not begun need no owner: they are whose who asks, once we are gone.
constexpr const char* kRelease =
    "WITH gone AS (DELETE FROM node WHERE id = $1), "
    "freed AS (UPDATE game SET owner = '' WHERE status = 'running' AND owner = $1) "
    "SELECT pg_notify('wagonaut_tables', '')";

/// Waits until a commit that was cut off is over, one way or the other.
constexpr const char* kWaitForCommit = "SELECT 1 FROM game WHERE id = $1 FOR SHARE";
constexpr const char* kWaitForCampaign = "SELECT 1 FROM campaign WHERE id = $1 FOR SHARE";

/// Processes that start together make the schema one after another: the lock is held to the end.
Result<bool> begin_schema(PostgresLink& link) {
  auto begun = link.run(
      "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; "
      "SELECT pg_advisory_xact_lock(hashtext('wagonaut schema'))",
      kLongWork);
  if (!begun) return begun;
  return link.run(kMakeMigrationTable, kLongWork);
}

Result<bool> bring_up_to_date(PostgresLink& link) {
  if (const auto begun = begin_schema(link); !begun) return begun;
  const auto taken = link.ask(kListMigrations);
  if (!taken) return taken.failure();
  const auto missing = missing_migrations(*taken);
  if (!missing) return missing.failure();
  for (const Migration& step : *missing) {
    if (const auto done = link.run(std::string(step.sql), kLongWork); !done)
      return Failure{std::string(step.name) + ": " + done.error()};
    if (const auto noted = link.ask(kNoteMigration, {step.name}); !noted) return noted.failure();
  }
  return link.run("COMMIT", kLongWork);
}

}  // namespace

Result<std::unique_ptr<Store>> PostgresStore::open(const PostgresSettings& settings, Use use) {
  const auto link = PostgresLink::open(settings);
  if (!link) return link.failure();
  if (const auto ready = bring_up_to_date(**link); !ready) return ready.failure();
  if (const auto tidied = (*link)->ask(kForgetTheLongDead); !tidied) return tidied.failure();
  std::unique_ptr<PostgresStore> store(new PostgresStore(settings));
  if (use == Use::Visit) return std::unique_ptr<Store>(std::move(store));
  if (const auto buried = (*link)->ask(kBuryWhoWasHere, {settings.address}); !buried)
    return buried.failure();
  if (const auto lives = store->beat(); !lives) return lives.failure();
  return std::unique_ptr<Store>(std::move(store));
}

PostgresStore::PostgresStore(const PostgresSettings& settings)
    : door_(settings),
      pool_(door_),
      keeper_(door_, node_),
      writer_([this](std::span<const Append> batch) { return keeper_.commit(batch); }) {}

void PostgresStore::append(Append append, std::function<void(Kept)> done) {
  writer_.add(std::move(append), std::move(done));
}

Result<SqlRows> PostgresStore::ask(const std::string& sql, const SqlValues& values) {
  return pool_.ask(sql, values);
}

Result<std::vector<Entry>> PostgresStore::read(const std::string& game, int from) {
  if (keeper_.in_doubt(game)) {
    const auto over = ask(kWaitForCommit, {game});
    if (!over) return over.failure();
    keeper_.settle(game);
  }
  return SqlStore::read(game, from);
}

Result<std::vector<Entry>> PostgresStore::read_campaign(const std::string& campaign, int from) {
  if (keeper_.in_doubt(campaign)) {
    const auto over = ask(kWaitForCampaign, {campaign});
    if (!over) return over.failure();
    keeper_.settle(campaign);
  }
  return SqlStore::read_campaign(campaign, from);
}

Result<Owner> PostgresStore::own(const std::string& game) {
  return own({kWhoOwns, kOwn, "table " + game}, game);
}

Result<Owner> PostgresStore::own_campaign(const std::string& campaign) {
  return own({kWhoOwnsCampaign, kOwnCampaign, "campaign " + campaign}, campaign);
}

Result<Owner> PostgresStore::own(const Owning& what, const std::string& id) {
  // Somebody may be quicker than us, and die, and so on: hardly three times in a row.
  for (int attempt = 0; attempt < 3; ++attempt) {
    const auto owner = try_to_own(what, id);
    if (!owner) return owner.failure();
    if (*owner) return **owner;
  }
  return Failure{what.name + ": it changes hands too fast"};
}

Result<std::optional<Owner>> PostgresStore::try_to_own(const Owning& what, const std::string& id) {
  const auto rows = ask(what.who, {id});
  if (!rows) return rows.failure();
  if (rows->empty()) return Failure{what.name + ": there is none"};
  const SqlRow& found = rows->front();
  if (found[0] == node_) return std::optional(Owner{});
  if (found[2] == "1") return std::optional(Owner{false, found[1]});
  if (!found[1].empty() && others_may_come_back())
    return Failure{what.name + ": its owner may come back in a moment"};
  const auto ours = ask(what.take, {id, node_});
  if (!ours) {
    lost_count_ = true;
    return ours.failure();
  }
  return ours->empty() ? std::optional<Owner>() : Owner{};
}

Result<bool> PostgresStore::beat() {
  const std::lock_guard lock(beating_);
  const auto rows = ask_for_life();
  if (!rows) {
    missed_beat_ = true;
    return rows.failure();
  }
  if (missed_beat_.exchange(false))
    others_until_ = std::chrono::steady_clock::now() + door_.settings().lease;
  return rows->front()[0] == "1";
}

/// No connection is waited for longer than a lease can do without a beat; one that died in its
/// sleep is replaced at once.
Result<SqlRows> PostgresStore::ask_for_life() {
  PostgresSettings settings = door_.settings();
  settings.answer = std::min(settings.answer, std::max(settings.lease / 2, Millis{100}));
  Result<SqlRows> rows = Failure{};
  for (int attempt = 0; attempt < 2 && !rows; ++attempt) {
    if (!pulse_) {
      auto opened = PostgresLink::open(settings);
      if (!opened) return opened.failure();
      pulse_ = std::move(*opened);
    }
    rows = pulse_->ask(kBeat, {node_, settings.address, settings.lease.count()});
    if (!pulse_->lost()) return rows;
    pulse_.reset();
  }
  return rows;
}

bool PostgresStore::others_may_come_back() const {
  return missed_beat_ || std::chrono::steady_clock::now() < others_until_.load();
}

Result<std::vector<std::string>> PostgresStore::take_over(int most) {
  std::vector<std::string> ours;
  if (missed_beat_) {
    lost_count_ = true;
    return Failure{"PostgreSQL: the last beat was not heard"};
  }
  if (!others_may_come_back()) {
    const auto taken = pool_.ask_once(kTakeOver, {node_, most});
    if (!taken) {
      lost_count_ = true;
      return taken.failure();
    }
    for (const SqlRow& row : *taken) ours.push_back(row[0]);
  }
  if (!lost_count_) return ours;
  // Some may have become ours without our hearing of it. All of ours are named, so that none is
  // left without a server.
  const auto all = ask(kOurs, {node_});
  if (!all) return ours;
  lost_count_ = false;
  ours.clear();
  for (const SqlRow& row : *all) ours.push_back(row[0]);
  return ours;
}

void PostgresStore::release() {
  // If this fails the lease runs out by itself.
  static_cast<void>(ask(kRelease, {node_}));
}

Result<bool> PostgresStore::listen() {
  auto opened = door_.open();
  if (!opened) return opened.failure();
  if (const auto listening = (*opened)->ask("LISTEN wagonaut_tables"); !listening)
    return listening.failure();
  listener_ = std::move(*opened);
  return true;
}

bool PostgresStore::wait_for_news(Millis most) {
  const std::lock_guard lock(listening_);
  if (!listener_) {
    if (!listen()) std::this_thread::sleep_for(most);
    return listener_ != nullptr;  // what was said meanwhile was missed: best to look
  }
  const auto news = listener_->wait_for_notice(most);
  if (!news) listener_.reset();
  return !news || *news;
}

Result<bool> PostgresStore::backup(const std::string& file) {
  return Failure{file + ": not written; use pg_dump to back up a PostgreSQL database"};
}

}  // namespace wagonaut::server
