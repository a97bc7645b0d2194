#include "server/store/postgres_keeper.h"

#include <deque>

#include "server/store/entry_writer.h"
#include "server/store/sql_store.h"

namespace wagonaut::server {

namespace {

/// A new table is ours. Where id or code are taken, nothing is made.
constexpr const char* kOpen =
    "WITH made AS (INSERT INTO game (id, code, edition, status, listed, seats, free_seats, "
    "players, created, updated, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
    "ON CONFLICT DO NOTHING RETURNING id), "
    "kept AS (INSERT INTO entry (game, seq, at, line, facts) "
    "SELECT id, 0, $12, $13, $14 FROM made RETURNING game), "
    "hidden AS (INSERT INTO secret (game, seed) SELECT game, $15 FROM kept WHERE $15 <> '') "
    "SELECT count(*) FROM kept";

/// The very next entry of a table of ours; $7 says whether there is a summary, $14 on are scores.
constexpr const char* kAdd =
    "WITH ours AS (SELECT id, edition FROM game WHERE id = $1 AND owner = $2 AND "
    "$3 = (SELECT max(seq) + 1 FROM entry WHERE game = $1) FOR UPDATE), "
    "kept AS (INSERT INTO entry (game, seq, at, line, facts) "
    "SELECT id, $3, $4, $5, $6 FROM ours RETURNING game), "
    "changed AS (UPDATE game SET status = $8, listed = $9, seats = $10, free_seats = $11, "
    "players = $12, updated = $13 FROM kept WHERE game.id = kept.game AND $7 = 1), "
    "scored AS (INSERT INTO score (game, edition, seat, name, bot, total, place) "
    "SELECT ours.id, ours.edition, s.* FROM kept, ours, unnest($14::integer[], $15::text[], "
    "$16::integer[], $17::integer[], $18::integer[]) AS s "
    "ON CONFLICT (game, seat) DO UPDATE SET name = excluded.name, bot = excluded.bot, "
    "total = excluded.total, place = excluded.place) "
    "SELECT count(*) FROM kept";

/// One column of the scores as PostgreSQL writes an array: {"Ala","Bo"}.
template <class Column>
std::string array_of(const std::vector<Score>& scores, Column column) {
  std::string array = "{";
  for (const Score& score : scores) {
    array += array.size() > 1 ? ",\"" : "\"";
    for (const char c : column(score)) {
      if (c == '"' || c == '\\') array += '\\';
      array += c;
    }
    array += '"';
  }
  return array + "}";
}

/// Questions look at texts; these are the ones made for the purpose.
using Texts = std::deque<std::string>;

PostgresQuestion open_question(const Append& append, const std::string& node) {
  const Summary& s = *append.summary;
  const Entry& e = append.entry;
  return {kOpen,
          {s.id, s.code, s.edition, status_word(s.status), int(s.listed), s.seats, s.free_seats,
           s.players, s.created, s.updated, node, e.at, e.line, e.facts, append.seed}};
}

PostgresQuestion add_question(const Append& append, const std::string& node, Texts& texts) {
  static const Summary none;
  const Summary& s = append.summary ? *append.summary : none;
  const Entry& e = append.entry;
  PostgresQuestion question{
      kAdd,
      {append.game, node, e.seq, e.at, e.line, e.facts, int(append.summary.has_value()),
       status_word(s.status), int(s.listed), s.seats, s.free_seats, s.players, s.updated}};
  const auto add = [&](auto column) {
    question.values.emplace_back(texts.emplace_back(array_of(append.scores, column)));
  };
  add([](const Score& score) { return std::to_string(score.seat); });
  add([](const Score& score) -> const std::string& { return score.name; });
  add([](const Score& score) { return std::to_string(int(score.bot)); });
  add([](const Score& score) { return std::to_string(score.total); });
  add([](const Score& score) { return std::to_string(score.place); });
  return question;
}

/// One entry is bad in itself (letters that are none, a clash), or two transactions met badly: by
/// itself each can be kept.
bool spoils(const std::string& code) {
  return code.starts_with("22") || code.starts_with("23") || code.starts_with("40");
}

}  // namespace

std::optional<std::vector<Kept>> PostgresKeeper::commit(std::span<const Append> batch) {
  try {
    return try_to_commit(batch);
  } catch (...) {
    link_.reset();  // and with it half a transaction, unless it was being committed
    const std::lock_guard lock(mutex_);
    for (const Append& append : batch) in_doubt_.insert(append.game);
    throw;
  }
}

std::optional<std::vector<Kept>> PostgresKeeper::try_to_commit(std::span<const Append> batch) {
  // A connection that died in its sleep is found out by using it. Nothing was committed then, so
  // all can be tried again on a new one.
  std::string why;
  for (int attempt = 0; attempt < 2; ++attempt) {
    if (!link_) {
      auto opened = door_.open();
      if (!opened) return give_up(batch, opened.error());
      link_ = std::move(*opened);
    }
    auto kept = put_down(batch);
    if (kept) return finish(batch, std::move(*kept));
    why = kept.error();
    if (!link_->lost()) return turn_down(batch, why);
    link_.reset();
  }
  return give_up(batch, why);
}

/// The server has refused something; which of them, is found out one by one.
std::optional<std::vector<Kept>> PostgresKeeper::turn_down(std::span<const Append> batch,
                                                           const std::string& why) {
  const std::string code = link_->code();
  if (!link_->run("ROLLBACK", door_.settings().answer)) link_.reset();
  if (spoils(code)) return std::nullopt;
  return give_up(batch, why);
}

Result<std::vector<Kept>> PostgresKeeper::put_down(std::span<const Append> batch) {
  Texts texts;
  std::vector<PostgresQuestion> questions{{"BEGIN", {}}};
  for (const Append& append : batch)
    questions.push_back(append.entry.seq == 0 ? open_question(append, node_)
                                              : add_question(append, node_, texts));
  const auto answers = link_->ask_all(questions);
  if (!answers) return answers.failure();
  std::vector<Kept> kept;
  for (std::size_t i = 1; i < answers->size(); ++i)
    kept.push_back((*answers)[i].at(0).at(0) == "1" ? Kept::Yes : Kept::Taken);
  return kept;
}

std::vector<Kept> PostgresKeeper::finish(std::span<const Append> batch, std::vector<Kept> kept) {
  const auto done = link_->run("COMMIT", door_.settings().answer);
  if (done && link_->tag() == "COMMIT") {
    door_.attendance().here();
    return kept;
  }
  const std::string why = done ? "PostgreSQL: the commit was turned down" : done.error();
  if (!link_->lost()) return give_up(batch, why);
  link_.reset();
  door_.attendance().away(why);
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (kept[i] != Kept::Yes) continue;
    kept[i] = Kept::Unknown;
    in_doubt_.insert(batch[i].game);
  }
  return kept;
}

std::vector<Kept> PostgresKeeper::give_up(std::span<const Append> batch, const std::string& why) {
  door_.attendance().away(why);
  return all_answered(batch, Kept::Unavailable);
}

bool PostgresKeeper::in_doubt(const std::string& game) {
  const std::lock_guard lock(mutex_);
  return in_doubt_.contains(game);
}

void PostgresKeeper::settle(const std::string& game) {
  const std::lock_guard lock(mutex_);
  in_doubt_.erase(game);
}

}  // namespace wagonaut::server
