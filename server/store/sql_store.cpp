#include "server/store/sql_store.h"

#include <algorithm>
#include <array>
#include <limits>
#include <random>

#include "server/watch/log.h"

namespace wagonaut::server {

namespace {

constexpr int kMostSeats = 99;  // far beyond any edition

constexpr const char* kSummaryColumns =
    "SELECT id, code, edition, status, listed, seats, free_seats, players, created, updated, "
    "campaign FROM game WHERE ";

Summary summary_from(SqlReader& in) {
  Summary summary;
  summary.id = in.name("id");
  summary.code = in.name("code");
  summary.edition = in.name("edition");
  summary.status = Status(in.word("status", Words<Status>::all));
  summary.listed = in.yes_or_no("listed");
  summary.seats = int(in.number("seats", 0, kMostSeats));
  summary.free_seats = int(in.number("free_seats", 0, kMostSeats));
  summary.players = in.text("players");
  summary.created = in.time("created");
  summary.updated = in.time("updated");
  summary.campaign = in.text("campaign");
  summary.damage = in.damage();
  return summary;
}

/// Bits of seats; a table with a seat beyond them says nothing.
int asked_from(SqlReader& in) {
  return int(in.number("asked", Entry::kNotSaid, std::numeric_limits<int>::max()));
}

Entry entry_from(const SqlRow& row) {
  SqlReader in(row);
  Entry entry;
  entry.seq = int(in.number("seq", 0, std::numeric_limits<int>::max()));
  entry.at = in.time("at");
  entry.line = in.name("line");
  entry.facts = in.text("facts");
  entry.asked = asked_from(in);
  entry.damage = in.damage();
  return entry;
}

/// Nothing if a cell of it is damaged.
std::optional<Statistic> statistic_from(const SqlRow& row) {
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  SqlReader in(row);
  Statistic statistic;
  statistic.name = in.text("name");
  statistic.edition = in.name("edition");
  statistic.games = int(in.number("games", 1, kMost));
  statistic.wins = int(in.number("wins", 0, kMost));
  statistic.best = int(in.number("best", -kMost, kMost));
  const auto points = in.number("points", std::numeric_limits<std::int64_t>::min(),
                                std::numeric_limits<std::int64_t>::max());
  statistic.mean = double(points) / std::max(1, statistic.games);
  if (in.damage().empty()) return statistic;
  log(Level::Error, "total_damaged", {{"edition", statistic.edition}, {"why", in.damage()}});
  return std::nullopt;
}

Result<std::optional<Summary>> first_of(const Result<std::vector<Summary>>& found) {
  if (!found) return found.failure();
  if (found->empty()) return std::optional<Summary>();
  return std::optional(found->front());
}

}  // namespace

// People alone: a bot's name is a level, and its figures are the arena's business.
bool counts(const Score& score) {
  return !score.bot && score.total >= -kMostPoints && score.total <= kMostPoints &&
         score.place >= 1 && score.place <= kMostPlaces;
}

std::string new_node_id() {
  std::random_device luck;
  std::string id;
  for (int i = 0; i < 16; ++i) id += "0123456789abcdef"[luck() % 16];
  return id;
}

Result<std::vector<Entry>> SqlStore::read(const std::string& game, int from) {
  const auto rows = ask(
      "SELECT seq, at, line, facts, asked FROM entry WHERE game = $1 AND seq >= $2 ORDER BY seq",
      {game, from});
  if (!rows) return rows.failure();
  std::vector<Entry> entries;
  entries.reserve(rows->size());
  for (const SqlRow& row : *rows) entries.push_back(entry_from(row));
  return entries;
}

Result<std::string> SqlStore::seed(const std::string& game) {
  // A game that was played elsewhere has none.
  const auto rows =
      ask("SELECT coalesce(secret.seed, '') FROM game LEFT JOIN secret ON secret.game = game.id "
          "WHERE game.id = $1",
          {game});
  if (!rows) return rows.failure();
  if (rows->empty()) return Failure{"the store has no table " + game};
  return rows->front()[0];
}

Result<std::vector<Summary>> SqlStore::summaries(const std::string& where,
                                                 const SqlValues& values) {
  const auto rows = ask(kSummaryColumns + where, values);
  if (!rows) return rows.failure();
  std::vector<Summary> found;
  for (const SqlRow& row : *rows) {
    SqlReader in(row);
    found.push_back(summary_from(in));
  }
  return found;
}

Result<std::vector<Summary>> SqlStore::listed(const std::string& where, const SqlValues& values) {
  auto found = summaries(where, values);
  if (found)
    std::erase_if(*found, [this](const Summary& summary) {
      if (!summary.damage.empty()) tell_damage(summary);
      return !summary.damage.empty();
    });
  return found;
}

/// Lists are asked for all the time: once is enough.
void SqlStore::tell_damage(const Summary& summary) {
  const std::lock_guard lock(telling_);
  if (told_.insert(summary.id).second)
    log(Level::Error, "table_left_out", {{"table", summary.id}, {"why", summary.damage}});
}

Result<std::optional<Summary>> SqlStore::find(const std::string& game) {
  return first_of(summaries("id = $1", {game}));
}

Result<std::optional<Summary>> SqlStore::find_code(const std::string& code) {
  return first_of(summaries("code = $1", {code}));
}

Result<std::optional<Standing>> SqlStore::standing(const std::string& game,
                                                   const std::string& token_hash) {
  const auto rows =
      ask("SELECT game.id, code, edition, status, listed, seats, free_seats, players, created, "
          "updated, campaign, seated, coalesce(seat.place, -1), coalesce((SELECT asked FROM entry "
          "WHERE entry.game = $1 ORDER BY seq DESC LIMIT 1), -1) "
          "FROM game LEFT JOIN seat ON seat.game = game.id AND seat.token = $2 WHERE game.id = $1",
          {game, token_hash});
  if (!rows) return rows.failure();
  if (rows->empty()) return std::optional<Standing>();
  SqlReader in(rows->front());
  Standing standing;
  standing.summary = summary_from(in);
  standing.seated = in.yes_or_no("seated");
  if (const auto place = in.number("place", -1, kMostSeats); place >= 0) standing.seat = int(place);
  standing.asked = asked_from(in);
  standing.summary.damage = in.damage();
  return std::optional(std::move(standing));
}

Result<bool> SqlStore::note_held(const std::string& game, const std::vector<HeldSeat>& held) {
  for (const HeldSeat& one : held) {
    const auto noted =
        ask("INSERT INTO seat (game, token, place) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            {game, one.token_hash, one.seat});
    if (!noted) return noted.failure();
  }
  const auto done = ask("UPDATE game SET seated = 1 WHERE id = $1", {game});
  if (!done) return done.failure();
  return true;
}

Result<std::vector<Summary>> SqlStore::lobby(int most) {
  return listed(
      "status = 'open' AND listed = 1 AND free_seats > 0 ORDER BY created DESC, id DESC LIMIT $1",
      {most});
}

Result<std::vector<Summary>> SqlStore::finished(const std::string& edition, int most) {
  return newest("status = 'finished' AND listed = 1 ", edition, most);
}

Result<std::vector<Summary>> SqlStore::finished_games(const std::string& edition, int most) {
  return newest("status = 'finished' ", edition, most);
}

Result<std::vector<Summary>> SqlStore::newest(const std::string& where, const std::string& edition,
                                              int most) {
  const std::string order = "ORDER BY updated DESC, id DESC LIMIT $1";
  if (edition.empty()) return listed(where + order, {most});
  return listed(where + "AND edition = $2 " + order, {most, edition});
}

Result<std::vector<Score>> SqlStore::result(const std::string& game) {
  const auto rows =
      ask("SELECT seat, name, bot, total, place FROM score WHERE game = $1 ORDER BY seat", {game});
  if (!rows) return rows.failure();
  std::vector<Score> scores;
  for (const SqlRow& row : *rows) {
    SqlReader in(row);
    Score score;
    score.seat = int(in.number("seat", 0, kMostSeats));
    score.name = in.text("name");
    score.bot = in.yes_or_no("bot");
    score.total = int(in.number("total", -kMostPoints, kMostPoints));
    score.place = int(in.number("place", 1, kMostPlaces));
    if (in.damage().empty()) {
      scores.push_back(std::move(score));
      continue;
    }
    // A result with a hole in it is none: the log still tells how the game ended.
    log(Level::Error, "score_damaged", {{"table", game}, {"why", in.damage()}});
    return std::vector<Score>{};
  }
  return scores;
}

Result<std::vector<Statistic>> SqlStore::statistics(const std::string& name,
                                                    const std::string& edition, int most) {
  std::string sql = "SELECT name, edition, games, wins, best, points FROM total";
  SqlValues values{most};
  const auto only = [&](const char* column, const std::string& value) {
    if (value.empty()) return;
    sql += values.size() == 1 ? " WHERE " : " AND ";
    values.emplace_back(value);
    sql += std::string(column) + " = $" + std::to_string(values.size());
  };
  only("name", name);
  only("edition", edition);
  sql += " ORDER BY games DESC, name, edition LIMIT $1";
  const auto rows = ask(sql, values);
  if (!rows) return rows.failure();
  std::vector<Statistic> found;
  for (const SqlRow& row : *rows)
    if (const auto statistic = statistic_from(row)) found.push_back(*statistic);
  return found;
}

bool SqlStore::healthy() {
  return bool(ask("SELECT count(*) FROM migration", {}));
}

bool SqlStore::writable() {
  const std::int64_t now = time_now().time_since_epoch().count();
  return bool(
      ask("INSERT INTO pulse (id, at) VALUES (1, $1) "
          "ON CONFLICT (id) DO UPDATE SET at = excluded.at",
          {now}));
}

}  // namespace wagonaut::server
