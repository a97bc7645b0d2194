#include "server/store/sqlite_keeper.h"

#include "server/store/sql_store.h"

namespace wagonaut::server {

namespace {

constexpr const char* kAddGame =
    "INSERT INTO game (id, code, edition, status, listed, seats, free_seats, players, created, "
    "updated, campaign, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '') "
    "ON CONFLICT DO NOTHING";

constexpr const char* kForgetSeats = "DELETE FROM seat WHERE game = $1";

constexpr const char* kAddSeat =
    "INSERT INTO seat (game, token, place) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

constexpr const char* kSeatsAreKnown = "UPDATE game SET seated = 1 WHERE id = $1 AND seated = 0";

/// Nothing is added unless it is the very next entry.
constexpr const char* kAddEntry =
    "INSERT INTO entry (game, seq, at, line, facts, asked) SELECT $1, $2, $3, $4, $5, $6 "
    "WHERE $2 = (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE game = $1)";

constexpr const char* kChangeGame =
    "UPDATE game SET status = $2, listed = $3, seats = $4, free_seats = $5, players = $6, "
    "updated = $7 WHERE id = $1";

constexpr const char* kAddSeed =
    "INSERT INTO secret (game, seed) VALUES ($1, $2) "
    "ON CONFLICT (game) DO UPDATE SET seed = excluded.seed";

constexpr const char* kAddScore =
    "INSERT INTO score (game, seat, edition, name, bot, total, place) "
    "SELECT id, $2, edition, $3, $4, $5, $6 FROM game WHERE id = $1 ON CONFLICT DO NOTHING";

constexpr const char* kCountScore =
    "INSERT INTO total (name, edition, games, wins, best, points) "
    "SELECT $2, edition, 1, $3, $4, $4 FROM game WHERE id = $1 AND listed = 1 "
    "ON CONFLICT (name, edition) DO UPDATE SET games = games + 1, wins = wins + excluded.wins, "
    "best = max(best, excluded.best), points = points + excluded.points";

constexpr const char* kAddCampaign =
    "INSERT INTO campaign (id, code, name, content, version, status, chapter, game, companies, "
    "meet, waits, created, updated, owner) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '') ON CONFLICT DO NOTHING";

constexpr const char* kAddCampaignEntry =
    "INSERT INTO campaign_entry (campaign, seq, at, line, body) SELECT $1, $2, $3, $4, $5 "
    "WHERE $2 = (SELECT coalesce(max(seq) + 1, 0) FROM campaign_entry WHERE campaign = $1)";

constexpr const char* kChangeCampaign =
    "UPDATE campaign SET name = $2, version = $3, status = $4, chapter = $5, game = $6, "
    "companies = $7, meet = $8, waits = $9, updated = $10 WHERE id = $1";

constexpr const char* kForgetHolders = "DELETE FROM holder WHERE campaign = $1";

constexpr const char* kAddHolder =
    "INSERT INTO holder (campaign, token, place) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

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
  presence_.here();
  return kept;
}

Result<Kept> SqliteKeeper::add(const Append& append) {
  if (append.campaign) return add_to_campaign(append);
  const Entry& entry = append.entry;
  if (entry.seq == 0) {
    const auto table = add_table(append);
    if (!table) return table.failure();
    if (!*table) return Kept::Taken;
  }
  const auto added = link_->ask(
      kAddEntry, {append.game, entry.seq, entry.at, entry.line, entry.facts, entry.asked});
  if (!added) return added.failure();
  if (link_->changes() == 0) return Kept::Taken;
  const auto rest = add_details(append);
  if (!rest) return rest.failure();
  return Kept::Yes;
}

Result<bool> SqliteKeeper::add_table(const Append& append) {
  const Summary& s = *append.summary;
  const auto made =
      link_->ask(kAddGame, {s.id, s.code, s.edition, word_for(s.status), int(s.listed), s.seats,
                            s.free_seats, s.players, s.created, s.updated, s.campaign});
  if (!made) return made.failure();
  return link_->changes() == 1;
}

Result<Kept> SqliteKeeper::add_to_campaign(const Append& append) {
  const CampaignSummary& s = *append.campaign;
  const Entry& entry = append.entry;
  if (entry.seq == 0) {
    const auto made = link_->ask(
        kAddCampaign, {s.id, s.code, s.name, s.content, s.version, word_for(s.status), s.chapter,
                       s.game, s.companies, s.meet, s.waits, s.created, s.updated});
    if (!made) return made.failure();
    if (link_->changes() == 0) return Kept::Taken;
  }
  const auto added =
      link_->ask(kAddCampaignEntry, {s.id, entry.seq, entry.at, entry.line, entry.facts});
  if (!added) return added.failure();
  if (link_->changes() == 0) return Kept::Taken;
  const auto changed =
      link_->ask(kChangeCampaign, {s.id, s.name, s.version, word_for(s.status), s.chapter, s.game,
                                   s.companies, s.meet, s.waits, s.updated});
  if (!changed) return changed.failure();
  if (append.held)
    if (const auto known = note_holders(s.id, *append.held); !known) return known.failure();
  return Kept::Yes;
}

Result<bool> SqliteKeeper::note_holders(const std::string& campaign,
                                        const std::vector<HeldSeat>& held) {
  if (const auto forgotten = link_->ask(kForgetHolders, {campaign}); !forgotten)
    return forgotten.failure();
  for (const HeldSeat& one : held) {
    const auto added = link_->ask(kAddHolder, {campaign, one.token_hash, one.seat});
    if (!added) return added.failure();
  }
  return true;
}

Result<bool> SqliteKeeper::add_details(const Append& append) {
  if (append.summary && append.entry.seq > 0) {
    const Summary& s = *append.summary;
    const auto changed = link_->ask(kChangeGame, {s.id, word_for(s.status), int(s.listed), s.seats,
                                                  s.free_seats, s.players, s.updated});
    if (!changed) return changed.failure();
  }
  if (!append.seed.empty()) {
    const auto hidden = link_->ask(kAddSeed, {append.game, append.seed});
    if (!hidden) return hidden.failure();
  }
  if (append.held)
    if (const auto seated = seat(append.game, *append.held); !seated) return seated;
  for (const Score& score : append.scores)
    if (const auto added = add_score(append.game, score); !added) return added;
  return true;
}

Result<bool> SqliteKeeper::seat(const std::string& game, const std::vector<HeldSeat>& held) {
  if (const auto forgotten = link_->ask(kForgetSeats, {game}); !forgotten)
    return forgotten.failure();
  for (const HeldSeat& one : held) {
    const auto added = link_->ask(kAddSeat, {game, one.token_hash, one.seat});
    if (!added) return added.failure();
  }
  const auto known = link_->ask(kSeatsAreKnown, {game});
  if (!known) return known.failure();
  return true;
}

/// A score is counted when it is new.
Result<bool> SqliteKeeper::add_score(const std::string& game, const Score& score) {
  const auto added = link_->ask(
      kAddScore, {game, score.seat, score.name, int(score.bot), score.total, score.place});
  if (!added) return added.failure();
  if (link_->changes() == 0 || !counts(score)) return true;
  const auto counted =
      link_->ask(kCountScore, {game, score.name, int(score.place == 1), score.total});
  if (!counted) return counted.failure();
  return true;
}

// A connection that has seen trouble is not trusted again: the next batch opens a new one.
std::vector<Kept> SqliteKeeper::give_up(std::span<const Append> batch, const std::string& why,
                                        Kept kept) {
  presence_.away(why);
  link_.reset();
  return std::vector<Kept>(batch.size(), kept);
}

}  // namespace wagonaut::server
