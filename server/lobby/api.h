#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/lobby/drawing_files.h"
#include "server/lobby/hall.h"
#include "server/net/allowance.h"
#include "server/net/net.h"

namespace wagonaut::server {

/// What the HTTP side needs besides the hall.
struct ApiParts {
  Hall& hall;
  Shelf& shelf;
  Store& store;
  DrawingFiles& drawings;
  /// A file of the web client, if there is one of that path.
  std::function<std::optional<HttpResponse>(const HttpRequest&)> file;
  std::function<std::string()> metrics;  // in Prometheus' text format
  /// Of one address: tables opened, which are kept for ever, and codes tried. 0: no limit.
  double dear_per_second = 0;
  std::vector<BotName> programs = {};  // bots from outside, offered beside those of the house
};

/// Every address the server answers: docs/protocol.md lists them.
class Api final : public Service {
 public:
  /// Serves from now on; before, every request is answered "starting".
  void open(ApiParts parts) {
    dear_ = std::make_unique<Addresses>(parts.dear_per_second, 0);
    parts_ = std::make_unique<ApiParts>(std::move(parts));
  }
  Route serve(const HttpRequest& request) override;

 private:
  HttpResponse health();
  Route api(const HttpRequest& request);
  HttpResponse editions(const HttpRequest& request, const std::string& id);
  Route tables(const HttpRequest& request, const std::vector<std::string>& path);
  Route table(const HttpRequest& request, const std::vector<std::string>& path);
  Route socket(const Live& live);
  HttpResponse board(const Game& game);
  HttpResponse board_of_table(const HttpRequest& request, const Live& live);
  Route shut_socket();
  HttpResponse open_table(const HttpRequest& request);
  HttpResponse join_table(const HttpRequest& request, const Live& live);
  HttpResponse look_up_code(const HttpRequest& request);
  HttpResponse my_tables(const HttpRequest& request);
  HttpResponse games(const HttpRequest& request, const std::vector<std::string>& path);
  HttpResponse one_game(const HttpRequest& request, const std::vector<std::string>& path);
  HttpResponse shown(const HttpRequest& request, const OldGame& old, const std::string& what);
  HttpResponse replayed(const HttpRequest& request, const OldGame& old);
  HttpResponse statistics(const HttpRequest& request);
  /// The answer to who asks too often for what is dear.
  std::optional<HttpResponse> too_dear(const HttpRequest& request);

  std::unique_ptr<ApiParts> parts_;
  std::unique_ptr<Addresses> dear_;
};

HttpResponse json_answer(std::string body, int status = 200);
/// {"error": {"code": …, "detail": …}}; the detail may hold a client's own words.
HttpResponse error_answer(int status, std::string_view code, std::string_view detail);
HttpResponse problem_answer(const Problem& problem);
HttpResponse store_silent();

/// "a=1&b=%20" as names and values; broken escapes stay as they are.
std::map<std::string, std::string> query_of(std::string_view query);

}  // namespace wagonaut::server
