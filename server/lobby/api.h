#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/lobby/campaign_hall.h"
#include "server/lobby/drawing_files.h"
#include "server/lobby/hall.h"
#include "server/lobby/lately.h"
#include "server/net/allowance.h"
#include "server/net/net.h"

namespace wagonaut::server {

/// What the HTTP side needs besides the hall.
struct ApiParts {
  Hall& hall;
  CampaignHall& campaigns;
  Shelf& shelf;
  Store& store;
  DrawingFiles& drawings;
  /// A file of the web client, if there is one of that path.
  std::function<std::optional<HttpResponse>(const HttpRequest&)> file;
  std::function<std::string()> metrics;  // in Prometheus' text format
  std::function<bool()> well;            // whether the store is; answers at once
  /// Of one address: tables opened, which are kept for ever, and codes tried. 0: no limit.
  double dear_per_second = 0;
  /// Of one address: milliseconds a second of processor time that its requests may cost. 0: no
  /// limit.
  double work_per_second = 0;
  std::vector<std::string> metrics_from = {};  // addresses that may read the counters, too
  std::vector<BotName> programs = {};  // bots from outside, offered beside those of the house
};

/// Every address the server answers: docs/protocol.md lists them.
class Api final : public Service {
 public:
  /// Serves from now on; before, every request is answered "starting".
  void open(ApiParts parts);
  void forget_old_answers() { old_answers_.clear(); }
  std::optional<HttpResponse> serve_at_once(const HttpRequest& request) override;
  Route serve(const HttpRequest& request) override;
  std::size_t most_body(std::string_view target) const override;

 private:
  HttpResponse health();
  HttpResponse metrics(const HttpRequest& request);
  Route route(const HttpRequest& request);
  Route api(const HttpRequest& request);
  HttpResponse editions(const HttpRequest& request, const std::string& id);
  Route tables(const HttpRequest& request, const std::vector<std::string>& path);
  Route table(const HttpRequest& request, const std::vector<std::string>& path);
  Route socket(const Live& live, const std::string& household);
  HttpResponse board(const Game& game);
  HttpResponse board_of_table(const HttpRequest& request, const Live& live);
  Route shut_socket();
  HttpResponse open_table(const HttpRequest& request);
  HttpResponse join_table(const HttpRequest& request, const Live& live);
  HttpResponse look_up_code(const HttpRequest& request);
  HttpResponse my_tables(const HttpRequest& request);
  HttpResponse games(const HttpRequest& request, const std::vector<std::string>& path);
  HttpResponse one_game(const HttpRequest& request, const std::vector<std::string>& path);
  /// `campaign`: of which it is a chapter that was played elsewhere; empty: it was played here.
  HttpResponse read_game(const std::string& table, const std::string& campaign,
                         const std::string& what, std::optional<int> eyes);
  HttpResponse shown(const OldGame& old, const std::string& what, std::optional<int> eyes);
  Route campaigns(const HttpRequest& request, const std::vector<std::string>& path);
  Route campaign(const HttpRequest& request, const std::vector<std::string>& path);
  HttpResponse found_campaign(const HttpRequest& request);
  HttpResponse join_campaign(const HttpRequest& request, const LiveCampaign& live);
  HttpResponse import_campaign(const HttpRequest& request);
  HttpResponse restore_campaign(const HttpRequest& request, const LiveCampaign& live);
  HttpResponse open_evening(const HttpRequest& request, const LiveCampaign& live);
  HttpResponse read_campaign(const HttpRequest& request, const LiveCampaign& live,
                             const std::string& what);
  HttpResponse picture(const HttpRequest& request, const LiveCampaign& live,
                       const std::string& name);
  HttpResponse open_picture(const std::vector<std::string>& path, const HttpRequest& request);
  /// Nothing if whoever asks may know this finished game. A campaign that is named is cleared if
  /// the table is here.
  std::optional<HttpResponse> sealed_game(const HttpRequest& request, const std::string& table,
                                          std::string& campaign);
  HttpResponse statistics(const HttpRequest& request);
  /// The answer to who asks too often for what is dear.
  std::optional<HttpResponse> too_dear(const HttpRequest& request);

  std::unique_ptr<ApiParts> parts_;
  std::unique_ptr<Addresses> dear_, work_;
  Lately<HttpResponse> old_answers_{64'000'000};  // about finished games: they never change
};

HttpResponse json_answer(std::string body, int status = 200);
/// {"error": {"code": …, "detail": …}}; the detail may hold a client's own words.
HttpResponse error_answer(int status, std::string_view code, std::string_view detail);
HttpResponse problem_answer(const Problem& problem);
HttpResponse store_silent();
HttpResponse wrong_method(std::string_view allowed);
bool reads(const HttpRequest& request);
Route answer(HttpResponse response);
/// Secrets come in headers: addresses are logged.
Pass pass_of(const HttpRequest& request, const std::string& code_header);

/// "a=1&b=%20" as names and values; broken escapes stay as they are.
std::map<std::string, std::string> query_of(std::string_view query);

}  // namespace wagonaut::server
