#include "server/store/sql_store.h"

#include <algorithm>
#include <array>
#include <random>

namespace wagonaut::server {

namespace {

constexpr std::array<std::string_view, 4> kStatusWords{"open", "running", "finished", "closed"};

Status status_from(std::string_view word) {
  const auto found = std::find(kStatusWords.begin(), kStatusWords.end(), word);
  CHECK(found != kStatusWords.end());  // the schema allows no other
  return Status(found - kStatusWords.begin());
}

constexpr const char* kSummaryColumns =
    "SELECT id, code, edition, status, listed, seats, free_seats, players, created, updated "
    "FROM game WHERE ";

Summary summary_from(const SqlRow& row) {
  Summary summary;
  summary.id = row[0];
  summary.code = row[1];
  summary.edition = row[2];
  summary.status = status_from(row[3]);
  summary.listed = row[4] == "1";
  summary.seats = int(sql_number(row[5]));
  summary.free_seats = int(sql_number(row[6]));
  summary.players = row[7];
  summary.created = sql_number(row[8]);
  summary.updated = sql_number(row[9]);
  return summary;
}

Statistic statistic_from(const SqlRow& row) {
  Statistic statistic;
  statistic.name = row[0];
  statistic.edition = row[1];
  statistic.games = int(sql_number(row[2]));
  statistic.wins = int(sql_number(row[3]));
  statistic.best = int(sql_number(row[4]));
  statistic.mean = double(sql_number(row[5])) / statistic.games;
  return statistic;
}

Result<std::optional<Summary>> first_of(const Result<std::vector<Summary>>& found) {
  if (!found) return found.failure();
  if (found->empty()) return std::optional<Summary>();
  return std::optional(found->front());
}

}  // namespace

std::string new_node_id() {
  std::random_device luck;
  std::string id;
  for (int i = 0; i < 16; ++i) id += "0123456789abcdef"[luck() % 16];
  return id;
}

Result<std::vector<Entry>> SqlStore::read(const std::string& game, int from) {
  const auto rows =
      ask("SELECT seq, at, line, facts FROM entry WHERE game = $1 AND seq >= $2 ORDER BY seq",
          {game, from});
  if (!rows) return rows.failure();
  std::vector<Entry> entries;
  entries.reserve(rows->size());
  for (const SqlRow& row : *rows)
    entries.push_back({int(sql_number(row[0])), sql_number(row[1]), row[2], row[3]});
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
  for (const SqlRow& row : *rows) found.push_back(summary_from(row));
  return found;
}

Result<std::optional<Summary>> SqlStore::find(const std::string& game) {
  return first_of(summaries("id = $1", {game}));
}

Result<std::optional<Summary>> SqlStore::find_code(const std::string& code) {
  return first_of(summaries("code = $1", {code}));
}

Result<std::vector<Summary>> SqlStore::lobby(int most) {
  return summaries(
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
  if (edition.empty()) return summaries(where + order, {most});
  return summaries(where + "AND edition = $2 " + order, {most, edition});
}

Result<std::vector<Score>> SqlStore::result(const std::string& game) {
  const auto rows =
      ask("SELECT seat, name, bot, total, place FROM score WHERE game = $1 ORDER BY seat", {game});
  if (!rows) return rows.failure();
  std::vector<Score> scores;
  for (const SqlRow& row : *rows)
    scores.push_back({int(sql_number(row[0])), row[1], row[2] == "1", int(sql_number(row[3])),
                      int(sql_number(row[4]))});
  return scores;
}

// People alone: a bot's name is a level, and its figures are the arena's business.
Result<std::vector<Statistic>> SqlStore::statistics(const std::string& name,
                                                    const std::string& edition, int most) {
  std::string sql =
      "SELECT name, edition, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), max(total), "
      "sum(total) FROM score WHERE bot = 0";
  SqlValues values{most};
  const auto only = [&](const char* column, const std::string& value) {
    if (value.empty()) return;
    values.emplace_back(value);
    sql += std::string(" AND ") + column + " = $" + std::to_string(values.size());
  };
  only("name", name);
  only("edition", edition);
  sql += " GROUP BY name, edition ORDER BY count(*) DESC, name, edition LIMIT $1";
  const auto rows = ask(sql, values);
  if (!rows) return rows.failure();
  std::vector<Statistic> found;
  for (const SqlRow& row : *rows) found.push_back(statistic_from(row));
  return found;
}

bool SqlStore::healthy() {
  return bool(ask("SELECT count(*) FROM migration", {}));
}

}  // namespace wagonaut::server
