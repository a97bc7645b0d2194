// Lists and old games: read from the store, by any process.
#include <set>

#include "catalog/game.h"
#include "engine/record/words.h"
#include "server/fair/fair.h"
#include "server/lobby/api.h"
#include "server/lobby/reasons.h"
#include "server/protocol/bounds.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr int kMostGames = 200;

std::string asked(const HttpRequest& request, const std::string& name) {
  const auto query = query_of(request.query);
  const auto found = query.find(name);
  return found == query.end() ? "" : found->second;
}

/// The store is asked for nothing that cannot be there: any bytes at all come by a query.
bool may_be_kept(TextKind kind, const std::string& text) {
  return text.empty() || fits(kind, text);
}

/// Of the moves of bots, and through somebody's eyes of that seat's own only: a reason speaks of
/// tickets.
std::optional<MoveReason> reason_to_tell(const OldGame& old, int step, std::optional<int> eyes) {
  if (step < 1 || step > int(old.record.steps.size())) return std::nullopt;
  const Seat by = old.record.steps[std::size_t(step - 1)].seat;
  if (!old.bots.contains(by) || (eyes && *eyes != index(by))) return std::nullopt;
  return reason_of_step(*old.game, old.record, step);
}

std::string record_text(const OldGame& old) {
  return old.replays ? write_record(old.game->edition, old.game->labels, old.record)
                     : told_record(old.told);
}

HttpResponse no_such_text(const std::string& name, TextKind kind) {
  return error_answer(400, "bad_request", name + ": " + std::string(demand(kind)));
}

}  // namespace

HttpResponse Api::look_up_code(const HttpRequest& request) {
  if (request.method != "POST") return error_answer(405, "method_not_allowed", "POST the code");
  const auto wanted = read_code(request.body);
  if (!wanted) return error_answer(400, "bad_request", wanted.error());
  if (auto later = too_dear(request)) return *later;
  const auto summary = parts_->store.find_code(*wanted);
  if (!summary) return store_silent();
  if (!*summary) return error_answer(404, "no_such_code", "no table has this code");
  return json_answer(found_json((*summary)->id));
}

/// The tables a device remembers, each with what it asks of its seat.
HttpResponse Api::my_tables(const HttpRequest& request) {
  if (request.method != "POST") return error_answer(405, "method_not_allowed", "POST the seats");
  const auto seats = read_my_seats(request.body);
  if (!seats) return error_answer(400, "bad_request", seats.error());
  std::vector<MyTable> tables;
  std::set<std::pair<std::string, std::string>> answered;
  for (const MySeat& seat : *seats) {
    if (!answered.emplace(seat.table, seat.token).second) continue;
    const auto found = parts_->hall.mine(seat);
    const auto* problem = std::get_if<Problem>(&found);
    if (problem != nullptr && problem->status == 503) return problem_answer(*problem);
    if (problem != nullptr) continue;  // a table that cannot be read hides no other
    if (const auto& mine = std::get<0>(found)) tables.push_back(*mine);
  }
  return json_answer(my_tables_json(tables));
}

HttpResponse Api::games(const HttpRequest& request, const std::vector<std::string>& path) {
  if (path.size() > 2) return one_game(request, path);
  const std::string edition = asked(request, "edition");
  if (!may_be_kept(TextKind::Id, edition)) return no_such_text("edition", TextKind::Id);
  const auto finished = parts_->store.finished(edition, kMostGames);
  return finished ? json_answer(summaries_json(*finished)) : store_silent();
}

HttpResponse Api::one_game(const HttpRequest& request, const std::vector<std::string>& path) {
  const std::string what = path.size() == 4 ? path[3] : "";
  const bool known =
      what.empty() || what == "record" || what == "replay" || what == "story" || what == "board";
  if (!known) return error_answer(404, "not_found", "there is nothing at this address");
  const auto found = parts_->hall.finished(path[2]);
  if (const auto* problem = std::get_if<Problem>(&found)) return problem_answer(*problem);
  HttpResponse out;
  const auto why = trouble_in([&] { out = shown(request, std::get<OldGame>(found), what); });
  if (!why) return out;
  log(Level::Error, "table_unreadable", {{"table", path[2]}, {"why", *why}});
  return error_answer(500, "table_unreadable", "this game cannot be shown");
}

HttpResponse Api::shown(const HttpRequest& request, const OldGame& old, const std::string& what) {
  if (what == "story") return json_answer(story_json(old.told, old.game.get()));
  if (what == "board")
    return old.game ? board(*old.game)
                    : error_answer(410, "not_replayable", "the rules of this game are not here");
  if (what == "record") {
    HttpResponse out{200, "text/plain; charset=utf-8", record_text(old), {}};
    out.headers.emplace_back("Content-Disposition",
                             "attachment; filename=\"" + old.summary.id + ".rec\"");
    return out;
  }
  if (what.empty())
    return json_answer(
        game_json(old.summary, old.told, old.replays ? old.game.get() : nullptr, old.record));
  if (!old.replays)
    return error_answer(410, "not_replayable",
                        "the rules that are here do not lead through this game; see its story");
  return replayed(request, old);
}

HttpResponse Api::replayed(const HttpRequest& request, const OldGame& old) {
  const Game& game = *old.game;
  const Record& record = old.record;
  const int step = number_in(asked(request, "step")).value_or(int(record.steps.size()));
  const std::string eyes = asked(request, "seat");
  std::optional<int> seat;
  if (!eyes.empty()) {
    seat = number_in(eyes);
    if (!seat || *seat >= int(record.header.players.size()))
      return error_answer(400, "bad_request", "seat: there is no such seat");
  }
  auto shown = replay_json(game, record, step, seat, reason_to_tell(old, step, seat));
  return shown ? json_answer(std::move(*shown)) : error_answer(400, "bad_request", shown.error());
}

HttpResponse Api::statistics(const HttpRequest& request) {
  const std::string name = asked(request, "name"), edition = asked(request, "edition");
  if (!may_be_kept(TextKind::Name, name)) return no_such_text("name", TextKind::Name);
  if (!may_be_kept(TextKind::Id, edition)) return no_such_text("edition", TextKind::Id);
  const auto found = parts_->store.statistics(name, edition, kMostGames);
  return found ? json_answer(statistics_json(*found)) : store_silent();
}

}  // namespace wagonaut::server
