#include "server/store/postgres_keeper.h"

#include <deque>

#include "server/store/entry_writer.h"
#include "server/store/sql_store.h"

namespace wagonaut::server {

namespace {

/// A new table is ours. Where id or code are taken, nothing is made.
constexpr const char* kOpen =
    "WITH made AS (INSERT INTO game (id, code, edition, status, listed, seats, free_seats, "
    "players, created, updated, owner, seated, campaign) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $20) "
    "ON CONFLICT DO NOTHING RETURNING id), "
    "kept AS (INSERT INTO entry (game, seq, at, line, facts, asked) "
    "SELECT id, 0, $13, $14, $15, $16 FROM made RETURNING game), "
    "sat AS (INSERT INTO seat (game, token, place) "
    "SELECT kept.game, s.* FROM kept, unnest($17::text[], $18::integer[]) AS s "
    "ON CONFLICT DO NOTHING), "
    "hidden AS (INSERT INTO secret (game, seed) SELECT game, $19 FROM kept WHERE $19 <> '') "
    "SELECT count(*) FROM kept";

/// The very next entry of a table of ours, and no more.
constexpr const char* kAddEntry =
    "WITH ours AS (SELECT id FROM game WHERE id = $1 AND owner = $2 AND "
    "$3 = (SELECT max(seq) + 1 FROM entry WHERE game = $1) FOR UPDATE), "
    "kept AS (INSERT INTO entry (game, seq, at, line, facts, asked) "
    "SELECT id, $3, $4, $5, $6, $7 FROM ours RETURNING game) "
    "SELECT count(*) FROM kept";

/// The same with another secret: a start failed, and its seed is thrown away.
constexpr const char* kAddEntryAndSeed =
    "WITH ours AS (SELECT id FROM game WHERE id = $1 AND owner = $2 AND "
    "$3 = (SELECT max(seq) + 1 FROM entry WHERE game = $1) FOR UPDATE), "
    "kept AS (INSERT INTO entry (game, seq, at, line, facts, asked) "
    "SELECT id, $3, $4, $5, $6, $7 FROM ours RETURNING game), "
    "hidden AS (INSERT INTO secret (game, seed) SELECT game, $8 FROM kept "
    "ON CONFLICT (game) DO UPDATE SET seed = excluded.seed) "
    "SELECT count(*) FROM kept";

/// The very next entry with all that changes by it; $8 says whether there is a summary, $15 whether
/// there are seats; scores come last, and are counted when they are new.
constexpr const char* kAdd =
    "WITH ours AS (SELECT id, edition, listed AS shown FROM game WHERE id = $1 AND owner = $2 AND "
    "$3 = (SELECT max(seq) + 1 FROM entry WHERE game = $1) FOR UPDATE), "
    "kept AS (INSERT INTO entry (game, seq, at, line, facts, asked) "
    "SELECT id, $3, $4, $5, $6, $7 FROM ours RETURNING game), "
    "changed AS (UPDATE game SET "
    "status = CASE WHEN $8 = 1 THEN $9 ELSE status END, "
    "listed = CASE WHEN $8 = 1 THEN $10 ELSE listed END, "
    "seats = CASE WHEN $8 = 1 THEN $11 ELSE seats END, "
    "free_seats = CASE WHEN $8 = 1 THEN $12 ELSE free_seats END, "
    "players = CASE WHEN $8 = 1 THEN $13 ELSE players END, "
    "updated = CASE WHEN $8 = 1 THEN $14 ELSE updated END, "
    "seated = CASE WHEN $15 = 1 THEN 1 ELSE seated END "
    "FROM kept WHERE game.id = kept.game AND ($8 = 1 OR $15 = 1)), "
    "risen AS (DELETE FROM seat USING kept WHERE seat.game = kept.game AND $15 = 1 AND "
    "seat.token <> ALL($16::text[])), "
    "sat AS (INSERT INTO seat (game, token, place) "
    "SELECT DISTINCT ON (s.token) kept.game, s.token, s.place FROM kept, "
    "unnest($16::text[], $17::integer[]) AS s (token, place) "
    "ON CONFLICT (game, token) DO UPDATE SET place = excluded.place), "
    "scored AS (INSERT INTO score (game, edition, seat, name, bot, total, place) "
    "SELECT ours.id, ours.edition, s.* FROM kept, ours, unnest($18::integer[], $19::text[], "
    "$20::integer[], $21::integer[], $22::integer[]) AS s "
    "ON CONFLICT DO NOTHING RETURNING edition, name, bot, total, place), "
    "counted AS (INSERT INTO total (name, edition, games, wins, best, points) "
    "SELECT scored.name, scored.edition, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), "
    "max(total), sum(total) FROM scored, ours WHERE shown = 1 AND bot = 0 AND "
    "total BETWEEN $23 AND $24 AND place BETWEEN 1 AND $25 "
    "GROUP BY scored.name, scored.edition ORDER BY scored.name "
    "ON CONFLICT (name, edition) DO UPDATE SET games = total.games + excluded.games, "
    "wins = total.wins + excluded.wins, best = greatest(total.best, excluded.best), "
    "points = total.points + excluded.points) "
    "SELECT count(*) FROM kept";

/// A new campaign is ours, as a new table is.
constexpr const char* kFound =
    "WITH made AS (INSERT INTO campaign (id, code, name, content, version, status, chapter, game, "
    "companies, meet, waits, created, updated, owner) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) "
    "ON CONFLICT DO NOTHING RETURNING id), "
    "kept AS (INSERT INTO campaign_entry (campaign, seq, at, line, body) "
    "SELECT id, 0, $15, $16, $17 FROM made RETURNING campaign), "
    "held AS (INSERT INTO holder (campaign, token, place) "
    "SELECT kept.campaign, s.* FROM kept, unnest($18::text[], $19::integer[]) AS s "
    "ON CONFLICT DO NOTHING) "
    "SELECT count(*) FROM kept";

/// The very next entry of a campaign of ours; $16 says whether there are holders.
constexpr const char* kAddToCampaign =
    "WITH ours AS (SELECT id FROM campaign WHERE id = $1 AND owner = $2 AND "
    "$3 = (SELECT max(seq) + 1 FROM campaign_entry WHERE campaign = $1) FOR UPDATE), "
    "kept AS (INSERT INTO campaign_entry (campaign, seq, at, line, body) "
    "SELECT id, $3, $4, $5, $6 FROM ours RETURNING campaign), "
    "changed AS (UPDATE campaign SET name = $7, version = $8, status = $9, chapter = $10, "
    "game = $11, companies = $12, meet = $13, waits = $14, updated = $15 "
    "FROM kept WHERE campaign.id = kept.campaign), "
    "risen AS (DELETE FROM holder USING kept WHERE holder.campaign = kept.campaign AND $16 = 1 AND "
    "holder.token <> ALL($17::text[])), "
    "held AS (INSERT INTO holder (campaign, token, place) "
    "SELECT DISTINCT ON (s.token) kept.campaign, s.token, s.place FROM kept, "
    "unnest($17::text[], $18::integer[]) AS s (token, place) "
    "ON CONFLICT (campaign, token) DO UPDATE SET place = excluded.place) "
    "SELECT count(*) FROM kept";

/// One column of the rows as PostgreSQL writes an array: {"Ala","Bo"}.
template <class Row, class Column>
std::string array_of(const std::vector<Row>& rows, Column column) {
  std::string array = "{";
  for (const Row& row : rows) {
    array += array.size() > 1 ? ",\"" : "\"";
    for (const char c : column(row)) {
      if (c == '"' || c == '\\') array += '\\';
      array += c;
    }
    array += '"';
  }
  return array + "}";
}

/// Questions look at texts; these are the ones made for the purpose.
using Texts = std::deque<std::string>;

/// Tokens and seats, as two arrays.
void add_held(PostgresQuestion& question, const Append& append, Texts& texts) {
  static const std::vector<HeldSeat> nobody;
  const auto& held = append.held ? *append.held : nobody;
  question.values.emplace_back(texts.emplace_back(
      array_of(held, [](const HeldSeat& one) -> const std::string& { return one.token_hash; })));
  question.values.emplace_back(texts.emplace_back(
      array_of(held, [](const HeldSeat& one) { return std::to_string(one.seat); })));
}

PostgresQuestion open_question(const Append& append, const std::string& node, Texts& texts) {
  const Summary& s = *append.summary;
  const Entry& e = append.entry;
  PostgresQuestion question{
      kOpen,
      {s.id, s.code, s.edition, word_for(s.status), int(s.listed), s.seats, s.free_seats, s.players,
       s.created, s.updated, node, int(append.held.has_value()), e.at, e.line, e.facts, e.asked}};
  add_held(question, append, texts);
  question.values.emplace_back(append.seed);
  question.values.emplace_back(s.campaign);
  return question;
}

PostgresQuestion found_question(const Append& append, const std::string& node, Texts& texts) {
  const CampaignSummary& s = *append.campaign;
  const Entry& e = append.entry;
  PostgresQuestion question{
      kFound,
      {s.id, s.code, s.name, s.content, s.version, word_for(s.status), s.chapter, s.game,
       s.companies, s.meet, s.waits, s.created, s.updated, node, e.at, e.line, e.facts}};
  add_held(question, append, texts);
  return question;
}

PostgresQuestion campaign_question(const Append& append, const std::string& node, Texts& texts) {
  const CampaignSummary& s = *append.campaign;
  const Entry& e = append.entry;
  PostgresQuestion question{
      kAddToCampaign,
      {s.id, node, e.seq, e.at, e.line, e.facts, s.name, s.version, word_for(s.status), s.chapter,
       s.game, s.companies, s.meet, s.waits, s.updated, int(append.held.has_value())}};
  add_held(question, append, texts);
  return question;
}

PostgresQuestion add_question(const Append& append, const std::string& node, Texts& texts) {
  const Entry& e = append.entry;
  if (!append.seed.empty())
    return {kAddEntryAndSeed,
            {append.game, node, e.seq, e.at, e.line, e.facts, e.asked, append.seed}};
  if (!append.summary && !append.held && append.scores.empty())
    return {kAddEntry, {append.game, node, e.seq, e.at, e.line, e.facts, e.asked}};
  static const Summary none;
  const Summary& s = append.summary ? *append.summary : none;
  PostgresQuestion question{
      kAdd,
      {append.game, node, e.seq, e.at, e.line, e.facts, e.asked, int(append.summary.has_value()),
       word_for(s.status), int(s.listed), s.seats, s.free_seats, s.players, s.updated,
       int(append.held.has_value())}};
  add_held(question, append, texts);
  const auto add = [&](auto column) {
    question.values.emplace_back(texts.emplace_back(array_of(append.scores, column)));
  };
  add([](const Score& score) { return std::to_string(score.seat); });
  add([](const Score& score) -> const std::string& { return score.name; });
  add([](const Score& score) { return std::to_string(int(score.bot)); });
  add([](const Score& score) { return std::to_string(score.total); });
  add([](const Score& score) { return std::to_string(score.place); });
  for (const int bound : {-kMostPoints, kMostPoints, kMostPlaces})
    question.values.emplace_back(std::int64_t{bound});
  return question;
}

PostgresQuestion question_for(const Append& append, const std::string& node, Texts& texts) {
  const bool first = append.entry.seq == 0;
  if (append.campaign)
    return first ? found_question(append, node, texts) : campaign_question(append, node, texts);
  return first ? open_question(append, node, texts) : add_question(append, node, texts);
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
  for (const Append& append : batch) questions.push_back(question_for(append, node_, texts));
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
    door_.presence().here();
    return kept;
  }
  const std::string why = done ? "PostgreSQL: the commit was turned down" : done.error();
  if (!link_->lost()) return give_up(batch, why);
  link_.reset();
  door_.presence().away(why);
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (kept[i] != Kept::Yes) continue;
    kept[i] = Kept::Unknown;
    in_doubt_.insert(batch[i].game);
  }
  return kept;
}

std::vector<Kept> PostgresKeeper::give_up(std::span<const Append> batch, const std::string& why) {
  door_.presence().away(why);
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
