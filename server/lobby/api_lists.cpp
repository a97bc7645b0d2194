// Lists and old games: read from the store, by any process.
#include "catalog/game.h"
#include "engine/record/words.h"
#include "server/fair/fair.h"
#include "server/lobby/api.h"
#include "server/lobby/reasons.h"
#include "server/net/gzip.h"
#include "server/net/static_files.h"
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
TellReason reasons_of(const OldGame& old, std::optional<int> eyes) {
  return [&old, eyes](int step, const State& before) -> std::optional<MoveReason> {
    const RecordStep& made = old.record.steps[std::size_t(step - 1)];
    if (!old.bots.contains(made.seat) || (eyes && *eyes != index(made.seat))) return std::nullopt;
    return reason_of_move(*old.game, before, made.seat, made.move);
  };
}

std::string record_text(const OldGame& old) {
  return old.replays ? write_record(old.game->edition, old.game->labels, old.record)
                     : told_record(old.told);
}

HttpResponse no_such_text(const std::string& name, TextKind kind) {
  return error_answer(400, "bad_request", name + ": " + std::string(demand(kind)));
}

/// A week: a newer server may tell more of the same game.
constexpr const char* kNeverChanges = "private, max-age=604800, immutable";
constexpr std::size_t kWorthPacking = 1024;

/// Whoever asked may keep it.
void let_keep(HttpResponse& answer) {
  std::erase_if(answer.headers, [](const auto& one) { return one.first == "Cache-Control"; });
  answer.headers.emplace_back("Cache-Control", kNeverChanges);
}

HttpResponse packed(HttpResponse answer, bool packs) {
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (!packs || answer.body.size() < kWorthPacking) return answer;
  answer.body = gzip(answer.body);
  answer.headers.emplace_back("Content-Encoding", "gzip");
  return answer;
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
  const auto companies = read_my_companies(request.body);
  if (!companies) return error_answer(400, "bad_request", companies.error());
  const auto found = parts_->hall.mine(*seats);
  if (const auto* problem = std::get_if<Problem>(&found)) return problem_answer(*problem);
  const auto campaigns = parts_->campaigns.mine(*companies);
  if (!campaigns) return store_silent();
  return json_answer(my_tables_json(std::get<0>(found), my_campaigns_json(*campaigns)));
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
  std::optional<int> eyes;
  if (const std::string seat = asked(request, "seat"); what == "replay" && !seat.empty()) {
    eyes = number_in(seat);
    if (!eyes) return error_answer(400, "bad_request", "seat: there is no such seat");
  }
  std::string campaign = asked(request, "campaign");
  if (!may_be_kept(TextKind::Id, campaign)) return no_such_text("campaign", TextKind::Id);
  if (auto sealed = sealed_game(request, path[2], campaign)) return *sealed;
  const bool packs = accepts_coding(request, "gzip");
  const std::string key = campaign + "/" + path[2] + "/" + what +
                          (eyes ? "?" + std::to_string(*eyes) : "") + (packs ? " packed" : "");
  if (const auto kept = old_answers_.find(key)) return *kept;
  HttpResponse out = read_game(path[2], campaign, what, eyes);
  if (out.status != 200) return out;
  out = packed(std::move(out), packs);
  old_answers_.keep(key, std::make_shared<const HttpResponse>(out), out.body.size() + 1024);
  return out;
}

HttpResponse Api::read_game(const std::string& table, const std::string& campaign,
                            const std::string& what, std::optional<int> eyes) {
  const auto found =
      campaign.empty() ? parts_->hall.finished(table) : parts_->campaigns.finished(campaign, table);
  if (const auto* problem = std::get_if<Problem>(&found)) return problem_answer(*problem);
  const OldGame& old = *std::get<0>(found);
  HttpResponse out;
  auto why = trouble_in([&] { out = shown(old, what, eyes); });
  // What cannot be played again may be told better once its rules are here.
  if (!why && out.status == 200 && old.replays) let_keep(out);
  if (!why) return out;
  log(Level::Error, "table_unreadable", {{"table", table}, {"why", *why}});
  OldGame told = old;
  told.replays = false;
  told.game = nullptr;
  why = trouble_in([&] { out = shown(told, what, eyes); });
  return why ? error_answer(410, "table_unreadable", "this game cannot be shown") : out;
}

HttpResponse Api::shown(const OldGame& old, const std::string& what, std::optional<int> eyes) {
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
  if (eyes && *eyes >= old.game->edition.seats)
    return error_answer(400, "bad_request", "seat: there is no such seat");
  return json_answer(replay_json(*old.game, old.record, eyes, reasons_of(old, eyes)));
}

HttpResponse Api::statistics(const HttpRequest& request) {
  const std::string name = asked(request, "name"), edition = asked(request, "edition");
  if (!may_be_kept(TextKind::Name, name)) return no_such_text("name", TextKind::Name);
  if (!may_be_kept(TextKind::Id, edition)) return no_such_text("edition", TextKind::Id);
  const auto found = parts_->store.statistics(name, edition, kMostGames);
  return found ? json_answer(statistics_json(*found)) : store_silent();
}

}  // namespace wagonaut::server
