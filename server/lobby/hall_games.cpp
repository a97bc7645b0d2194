// Finished games: played again under their own rules, or told from what was kept of them.
#include <algorithm>

#include "catalog/game.h"
#include "server/lobby/hall.h"
#include "server/room/table.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

/// A finished game of which not even the log can be told.
Problem untellable(const std::string& table, const std::string& why) {
  Problem out = unreadable(table, why);
  out.status = 410;
  return out;
}

/// The host should know: a number of the rules is missing, or does not do what it did.
void retold(const std::string& table, const GameRef& game) {
  log(Level::Warning, "game_retold",
      {{"table", table}, {"edition", game.edition}, {"rules", std::to_string(game.rules)}});
}

/// What a game came to is what was kept when it ended; rules that say otherwise are not its own.
bool ends_as_kept(const Table& table, const std::vector<Score>& kept) {
  if (table.status() != Status::Finished) return false;
  const std::vector<Score> played = table.scores();
  const auto same = [](const Score& a, const Score& b) {
    return a.seat == b.seat && a.total == b.total && a.place == b.place;
  };
  return kept.empty() || std::equal(played.begin(), played.end(), kept.begin(), kept.end(), same);
}

/// Plays it once more under its own rules. Nothing if they do not lead where it went, or break a
/// promise on the way.
std::optional<OldGame> played_again(const Table& table, const std::vector<Score>& kept) {
  OldGame out;
  bool same = false;
  const auto broken = trouble_in([&] {
    same = ends_as_kept(table, kept);
    if (!same) return;
    out.replays = true;
    out.game = table.shared_game();
    out.record = table.record();
    for (int seat = 0; seat < int(table.chairs().size()); ++seat)
      if (table.chair(seat).holder == Holder::Bot) out.bots.insert(Seat(seat));
    // What is told later is made of this text, or as it is.
    write_record(out.game->edition, out.game->labels, out.record);
  });
  if (broken) log(Level::Error, "game_not_replayed", {{"table", table.id()}, {"why", *broken}});
  return same && !broken ? std::optional(std::move(out)) : std::nullopt;
}

/// About what it takes in memory.
std::size_t weight_of(const OldGame& old) {
  std::size_t weight = sizeof old + old.record.steps.size() * sizeof(RecordStep);
  for (const ToldStep& step : old.told.steps)
    weight += sizeof step + step.move.size() + step.luck.size() + step.facts.size();
  return weight;
}

}  // namespace

std::variant<std::shared_ptr<const OldGame>, Problem> Hall::finished(const std::string& table) {
  if (auto old = old_games_.find(table)) return old;
  const auto summary = parts_.store.find(table);
  if (!summary) return store_problem(summary.error());
  if (!*summary) return Problem{404, "no_such_game", "there is no such game"};
  if (!(*summary)->damage.empty())
    return untellable(table, "table " + table + ": " + (*summary)->damage);
  if ((*summary)->status != Status::Finished)
    return Problem{409, "not_finished", "the game is not over; its cards are still secret"};
  auto read = read_finished(**summary);
  if (const auto* old = std::get_if<0>(&read)) old_games_.keep(table, *old, weight_of(**old));
  return read;
}

std::variant<std::shared_ptr<const OldGame>, Problem> Hall::read_finished(const Summary& summary) {
  const std::string& table = summary.id;
  const auto seed = parts_.store.seed(table);
  if (!seed) return store_problem(seed.error());
  const auto entries = parts_.store.read(table, 0);
  if (!entries) return store_problem(entries.error());
  auto scores = parts_.store.result(table);
  if (!scores) return store_problem(scores.error());
  const auto read = Table::from_log(Table(table, summary.code, *seed, finder()), *entries);
  auto played = read ? played_again(*read, *scores) : std::nullopt;
  // The list is only a copy of the log: where it says too much, the cards are secret all the same.
  if (!played && scores->empty())
    return untellable(table,
                      read ? "table " + table + ": its log does not end the game" : read.error());
  auto told = told_game(table, *seed, *entries, std::move(*scores));
  if (!told) return untellable(table, told.error());
  const auto out = std::make_shared<OldGame>(played ? std::move(*played) : OldGame{});
  out->summary = summary;
  out->told = std::move(*told);
  if (played) {
    out->told.time_taken = read->time_taken();
  } else {
    retold(table, out->told.game);
    out->game = words_for(out->told.game, int(out->told.players.size()));
  }
  return out;
}

/// The game, or the nearest there is: most of its words are the same.
std::shared_ptr<const Game> Hall::words_for(const GameRef& game, int seats) {
  const GameRef newest = parts_.shelf.newest(game);
  for (const GameRef& near : {game, newest, GameRef{newest.edition, newest.rules, {}}})
    if (auto found = parts_.shelf.find(near, seats)) return *found;
  return nullptr;
}

}  // namespace wagonaut::server
