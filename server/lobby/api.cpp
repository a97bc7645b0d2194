#include "server/lobby/api.h"

#include <time.h>

#include <algorithm>
#include <charconv>

#include "bots/bot.h"
#include "catalog/catalog.h"
#include "catalog/edition_card.h"
#include "catalog/game.h"
#include "engine/record/words.h"
#include "server/fair/fair.h"
#include "server/lobby/door.h"
#include "server/net/address.h"
#include "server/protocol/json_writer.h"
#include "server/room/room.h"
#include "server/room/table.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"
#include "texts/book.h"

namespace wagonaut::server {
namespace {

constexpr int kMostListed = 100;

HttpResponse not_found() {
  return error_answer(404, "not_found", "there is nothing at this address");
}

std::vector<BotName> bots_to_choose(const std::vector<BotName>& programs) {
  std::vector<BotName> out;
  for (const std::string& id : bot_levels()) {
    BotName bot{id, {}};
    for (const auto& [language, code] : kLanguages)
      bot.name[language] = say(language, "bots." + id);
    out.push_back(std::move(bot));
  }
  out.insert(out.end(), programs.begin(), programs.end());
  return out;
}

/// Nothing if the address may have what it asks for.
std::optional<HttpResponse> come_later(Addresses& addresses, const HttpRequest& request) {
  const int wait = addresses.delay(request.address, std::chrono::steady_clock::now());
  if (wait == 0) return std::nullopt;
  HttpResponse out = error_answer(429, "too_many_requests", "come again later");
  out.headers.emplace_back("Retry-After", std::to_string(wait));
  return out;
}

/// Of processor time that this thread has used.
double thread_millis() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return double(used.tv_sec) * 1e3 + double(used.tv_nsec) / 1e6;
}

/// Clients of protocol 1 did not choose the tokens of their seats.
std::string without_token() {
  return "token: is missing; " + other_protocol_detail();
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned byte = 0;
    if (text[i] == '%' && i + 2 < text.size() &&
        std::from_chars(text.data() + i + 1, text.data() + i + 3, byte, 16).ptr ==
            text.data() + i + 3) {
      out += char(byte);
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

}  // namespace

HttpResponse wrong_method(std::string_view allowed) {
  HttpResponse out =
      error_answer(405, "method_not_allowed", "this address answers " + std::string(allowed));
  out.headers.emplace_back("Allow", allowed);
  return out;
}

bool reads(const HttpRequest& request) {
  return request.method == "GET" || request.method == "HEAD";
}

Route answer(HttpResponse response) {
  Route route;
  route.response = std::move(response);
  return route;
}

Pass pass_of(const HttpRequest& request, const std::string& code_header) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string token = request.header("authorization");
  return {token.starts_with(kBearer) ? token.substr(kBearer.size()) : "",
          request.header(code_header)};
}

HttpResponse json_answer(std::string body, int status) {
  return {status, "application/json", std::move(body), {{"Cache-Control", "no-store"}}};
}

HttpResponse error_answer(int status, std::string_view code, std::string_view detail) {
  HttpResponse out = json_answer(error_json(code, detail), status);
  if (status == 503) out.headers.emplace_back("Retry-After", "1");
  return out;
}

HttpResponse problem_answer(const Problem& problem) {
  return error_answer(problem.status, problem.code, problem.detail);
}

HttpResponse store_silent() {
  return error_answer(503, "unavailable", "the store does not answer; try again");
}

std::map<std::string, std::string> query_of(std::string_view query) {
  std::map<std::string, std::string> out;
  if (query.empty()) return out;
  for (const std::string_view part : split(query, "&")) {
    const std::size_t equals = part.find('=');
    const std::string_view rest =
        equals == std::string_view::npos ? std::string_view{} : part.substr(equals + 1);
    out[decoded(part.substr(0, equals))] = decoded(rest);
  }
  return out;
}

void Api::open(ApiParts parts) {
  dear_ = std::make_unique<Addresses>(parts.dear_per_second, 0);
  work_ = std::make_unique<Addresses>(parts.work_per_second, 0);
  parts_ = std::make_unique<ApiParts>(std::move(parts));
}

std::optional<HttpResponse> Api::serve_at_once(const HttpRequest& request) {
  if (!parts_) return error_answer(503, "starting", "the server is starting; try again");
  if (!reads(request)) return std::nullopt;
  if (request.path == "/healthz") return health();
  if (request.path == "/metrics") return metrics(request);
  return std::nullopt;
}

std::size_t Api::most_body(std::string_view target) const {
  constexpr std::size_t kFile = std::size_t{4} * 1024 * 1024;
  const std::string_view path = target.substr(0, target.find('?'));
  const bool file = path.starts_with("/api/campaigns/") &&
                    (path.ends_with("/import") || path.ends_with("/restore"));
  return file ? kFile : 0;
}

/// What a request costs is known when it is answered; whoever has cost too much waits then.
Route Api::serve(const HttpRequest& request) {
  if (auto now = serve_at_once(request)) return answer(std::move(*now));
  if (auto later = come_later(*work_, request)) return answer(std::move(*later));
  const double begun = thread_millis();
  Route out;
  const auto why = trouble_in([&] { out = route(request); });
  work_->charge(request.address, thread_millis() - begun, std::chrono::steady_clock::now());
  if (!why) return out;
  log(Level::Error, "request_broke_off", {{"path", request.path}, {"why", *why}});
  return answer(error_answer(500, "mistake", "the server made a mistake"));
}

Route Api::route(const HttpRequest& request) {
  if (request.path == "/api" || request.path.starts_with("/api/")) return api(request);
  if (!reads(request)) return answer(wrong_method("GET"));
  if (auto drawing = parts_->drawings.find(request)) return answer(std::move(*drawing));
  if (auto file = parts_->file(request)) return answer(std::move(*file));
  return answer(not_found());
}

HttpResponse Api::health() {
  const bool well = parts_->well();
  JsonWriter out;
  out.open().field("status", well ? "ok" : "store_unavailable").close();
  return json_answer(out.take(), well ? 200 : 503);
}

/// How much is said, and when, is nobody's business: neither a player's nor a proxy's.
HttpResponse Api::metrics(const HttpRequest& request) {
  const auto& named = parts_->metrics_from;
  const bool may = is_loopback_name(request.address) ||
                   std::find(named.begin(), named.end(), request.address) != named.end();
  if (!may || request.relayed)
    return error_answer(403, "not_for_you",
                        "the counters are for this machine; its host can name others");
  return {200, "text/plain; version=0.0.4", parts_->metrics(), {}};
}

Route Api::api(const HttpRequest& request) {
  std::vector<std::string> path;
  for (const std::string_view part : split(std::string_view(request.path).substr(1), "/"))
    path.emplace_back(part);
  const std::string& what = path.size() > 1 ? path[1] : path[0];
  if (what == "tables") return tables(request, path);
  if (what == "campaigns") return campaigns(request, path);
  if (what == "code" && path.size() == 2) return answer(look_up_code(request));
  if (what == "my" && path.size() == 2) return answer(my_tables(request));
  if (!reads(request)) return answer(wrong_method("GET"));
  if (what == "editions" && path.size() <= 3)
    return answer(editions(request, path.size() == 3 ? path[2] : ""));
  if (what == "boxes") return answer(open_picture(path, request));
  if (what == "phrases" && path.size() == 2) return answer(json_answer(phrases_json()));
  if (what == "games" && path.size() <= 4) return answer(games(request, path));
  if (what == "statistics" && path.size() == 2) return answer(statistics(request));
  return answer(not_found());
}

HttpResponse Api::editions(const HttpRequest& request, const std::string& id) {
  if (id.empty())
    return json_answer(editions_json(parts_->shelf.catalog(), bots_to_choose(parts_->programs)));
  const EditionCard* card = parts_->shelf.catalog().find(id);
  if (card == nullptr) return error_answer(404, "no_such_edition", "there is no such edition");
  int seats = card->min_seats;
  GameRef wanted{id, card->rules, {}};
  for (const auto& [name, text] : query_of(request.query)) {
    if (name == "seats") seats = number_in(text).value_or(0);
    if (name == "rules") wanted.rules = number_in(text).value_or(0);
    if (name.starts_with("option.")) wanted.options.emplace_back(name.substr(7), text);
  }
  const auto game = parts_->shelf.find(wanted, seats);
  return game ? board(**game) : error_answer(400, "no_such_game", game.error());
}

HttpResponse Api::board(const Game& game) {
  if (!game.events.empty()) {
    const Game told = told_board(game);
    return json_answer(board_json(told, parts_->drawings.address(told)));
  }
  return json_answer(board_json(game, parts_->drawings.address(game)));
}

Route Api::tables(const HttpRequest& request, const std::vector<std::string>& path) {
  if (path.size() > 2) return table(request, path);
  if (request.method == "POST") return answer(open_table(request));
  if (!reads(request)) return answer(wrong_method("GET, POST"));
  auto lobby = parts_->store.lobby(kMostListed);
  if (lobby)
    std::erase_if(*lobby, [&](const Summary& one) { return parts_->hall.is_aside(one.id); });
  return answer(lobby ? json_answer(summaries_json(*lobby)) : store_silent());
}

std::optional<HttpResponse> Api::too_dear(const HttpRequest& request) {
  return come_later(*dear_, request);
}

HttpResponse Api::open_table(const HttpRequest& request) {
  const auto wanted = read_new_table(request.body);
  if (!wanted) return error_answer(400, "bad_request", wanted.error());
  if (wanted->token.empty()) return error_answer(400, kOtherProtocol, without_token());
  if (auto later = too_dear(request)) return *later;
  const auto opened = parts_->hall.open(*wanted);
  if (const auto* problem = std::get_if<Problem>(&opened)) return problem_answer(*problem);
  const auto& table = std::get<OpenedTable>(opened);
  return json_answer(
      opened_json(table.table, table.code, {table.seat, table.token}, table.programs), 201);
}

Route Api::table(const HttpRequest& request, const std::vector<std::string>& path) {
  const std::string& id = path[2];
  if (path.size() == 3) {
    if (!reads(request)) return answer(wrong_method("GET"));
    const auto found = parts_->hall.summary(id);
    if (const auto* problem = std::get_if<Problem>(&found)) return answer(problem_answer(*problem));
    return answer(json_answer(summary_json(std::get<Summary>(found))));
  }
  const std::string& what = path[3];
  if (path.size() != 4 || (what != "join" && what != "socket" && what != "board"))
    return answer(not_found());
  const auto found = parts_->hall.find(id);
  // A browser does not tell its page why a line was not opened, so this one is.
  if (what == "socket" && parts_->hall.is_aside(id)) return shut_socket();
  if (const auto* problem = std::get_if<Problem>(&found)) return answer(problem_answer(*problem));
  if (const auto* elsewhere = std::get_if<Elsewhere>(&found)) {
    Route route;
    route.kind = Route::Kind::Forward;
    route.address = elsewhere->address;
    return route;
  }
  const Live& live = std::get<Live>(found);
  if (what == "socket") return socket(live, household_of(request.address));
  if (what == "board")
    return answer(reads(request) ? board_of_table(request, live) : wrong_method("GET"));
  if (request.method != "POST") return answer(wrong_method("POST"));
  return answer(join_table(request, live));
}

Route Api::shut_socket() {
  Route route;
  route.kind = Route::Kind::Upgrade;
  route.ear = [](std::shared_ptr<Line> line) {
    return std::make_shared<ShutDoor>(std::move(line));
  };
  return route;
}

Route Api::socket(const Live& live, const std::string& household) {
  Route route;
  route.kind = Route::Kind::Upgrade;
  route.ear = [live, household](std::shared_ptr<Line> line) {
    return std::make_shared<Door>(std::move(line), live, household);
  };
  return route;
}

HttpResponse Api::board_of_table(const HttpRequest& request, const Live& live) {
  const auto game = parts_->hall.game(live, pass_of(request, "table-code"));
  if (const auto* problem = std::get_if<Problem>(&game)) return problem_answer(*problem);
  return board(*std::get<0>(game));
}

HttpResponse Api::join_table(const HttpRequest& request, const Live& live) {
  const auto wanted = read_join_table(request.body);
  if (!wanted) return error_answer(400, "bad_request", wanted.error());
  if (wanted->token.empty()) return error_answer(400, kOtherProtocol, without_token());
  // Code and listing never change, so they may be read from any thread.
  const Table& table = live.room->table();
  if (!table.settings().listed && !same_secret(wanted->code, table.code()))
    return error_answer(403, "wrong_code", "this table is joined by its link or code only");
  const auto joined = parts_->hall.join(live, *wanted);
  if (const auto* problem = std::get_if<Problem>(&joined)) return problem_answer(*problem);
  const auto& seat = std::get<JoinedTable>(joined);
  return json_answer(joined_json({seat.seat, seat.token}));
}

}  // namespace wagonaut::server
