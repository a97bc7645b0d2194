#include "server/store/sqlite_keeper.h"

#include "server/store/sql_store.h"

namespace wagonaut::server {

namespace {

constexpr const char* kAddGame =
    "INSERT INTO game (id, code, edition, status, listed, seats, free_seats, players, created, "
    "updated, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '') ON CONFLICT DO NOTHING";

/// Nothing is added unless it is the very next entry.
constexpr const char* kAddEntry =
    "INSERT INTO entry (game, seq, at, line, facts) SELECT $1, $2, $3, $4, $5 "
    "WHERE $2 = (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE game = $1)";

constexpr const char* kChangeGame =
    "UPDATE game SET status = $2, listed = $3, seats = $4, free_seats = $5, players = $6, "
    "updated = $7 WHERE id = $1";

constexpr const char* kAddSeed = "INSERT INTO secret (game, seed) VALUES ($1, $2)";

constexpr const char* kAddScore =
    "INSERT INTO score (game, seat, edition, name, bot, total, place) "
    "SELECT id, $2, edition, $3, $4, $5, $6 FROM game WHERE id = $1 "
    "ON CONFLICT (game, seat) DO UPDATE SET name = excluded.name, bot = excluded.bot, "
    "total = excluded.total, place = excluded.place";

/// One entry is bad in itself: the others could be kept.
bool spoils(int code) {
  const int kind = code & 0xff;
  return kind == SQLITE_CONSTRAINT || kind == SQLITE_TOOBIG || kind == SQLITE_MISMATCH;
}

/// The commit was written, but nobody knows whether it reached the disk.
bool in_doubt(int code) {
  return code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC;
}

}  // namespace

std::optional<std::vector<Kept>> SqliteKeeper::commit(std::span<const Append> batch) {
  try {
    return put_down(batch);
  } catch (...) {
    link_.reset();  // and with it half a transaction
    throw;
  }
}

std::optional<std::vector<Kept>> SqliteKeeper::put_down(std::span<const Append> batch) {
  if (!link_) {
    auto opened = SqliteLink::open(file_);
    if (!opened) return give_up(batch, opened.error(), Kept::Unavailable);
    link_.emplace(std::move(*opened));
  }
  if (const auto begun = link_->run("BEGIN IMMEDIATE"); !begun)
    return give_up(batch, begun.error(), Kept::Unavailable);
  std::vector<Kept> kept;
  for (const Append& append : batch) {
    const auto added = add(append);
    if (!added && spoils(link_->code()) && link_->run("ROLLBACK")) return std::nullopt;
    if (!added) return give_up(batch, added.error(), Kept::Unavailable);
    kept.push_back(*added);
  }
  if (const auto done = link_->run("COMMIT"); !done)
    return give_up(batch, done.error(),
                   in_doubt(link_->code()) ? Kept::Unknown : Kept::Unavailable);
  attendance_.here();
  return kept;
}

Result<Kept> SqliteKeeper::add(const Append& append) {
  const Entry& entry = append.entry;
  if (entry.seq == 0) {
    const auto table = add_table(append);
    if (!table) return table.failure();
    if (!*table) return Kept::Taken;
  }
  const auto added =
      link_->ask(kAddEntry, {append.game, entry.seq, entry.at, entry.line, entry.facts});
  if (!added) return added.failure();
  if (link_->changes() == 0) return Kept::Taken;
  const auto rest = add_details(append);
  if (!rest) return rest.failure();
  return Kept::Yes;
}

Result<bool> SqliteKeeper::add_table(const Append& append) {
  const Summary& s = *append.summary;
  const auto made =
      link_->ask(kAddGame, {s.id, s.code, s.edition, status_word(s.status), int(s.listed), s.seats,
                            s.free_seats, s.players, s.created, s.updated});
  if (!made) return made.failure();
  return link_->changes() == 1;
}

Result<bool> SqliteKeeper::add_details(const Append& append) {
  if (append.summary && append.entry.seq > 0) {
    const Summary& s = *append.summary;
    const auto changed = link_->ask(kChangeGame, {s.id, status_word(s.status), int(s.listed),
                                                  s.seats, s.free_seats, s.players, s.updated});
    if (!changed) return changed.failure();
  }
  if (append.entry.seq == 0 && !append.seed.empty()) {
    const auto hidden = link_->ask(kAddSeed, {append.game, append.seed});
    if (!hidden) return hidden.failure();
  }
  for (const Score& score : append.scores) {
    const auto added = link_->ask(
        kAddScore, {append.game, score.seat, score.name, int(score.bot), score.total, score.place});
    if (!added) return added.failure();
  }
  return true;
}

// A connection that has seen trouble is not trusted again: the next batch opens a new one.
std::vector<Kept> SqliteKeeper::give_up(std::span<const Append> batch, const std::string& why,
                                        Kept kept) {
  attendance_.away(why);
  link_.reset();
  return std::vector<Kept>(batch.size(), kept);
}

}  // namespace wagonaut::server
