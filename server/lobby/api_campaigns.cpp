// Campaigns: founded, joined, looked into by their members.
#include "catalog/box_file.h"
#include "catalog/game.h"
#include "server/lobby/api.h"
#include "server/lobby/campaign_door.h"
#include "server/net/gzip.h"
#include "server/net/static_files.h"

namespace wagonaut::server {
namespace {

HttpResponse nothing_there() {
  return error_answer(404, "not_found", "there is nothing at this address");
}

bool has_words(const std::string& what) {
  return what == "book" || what == "board" || what == "recap" || what == "chronicle" ||
         what == "file";
}

/// What is sent to a campaign, not read of it.
bool is_done(const std::string& what) {
  return what == "join" || what == "restore" || what == "evening";
}

HttpResponse file_problem(const FileProblem& why) {
  return json_answer(file_error_json(why.problem.code, why.problem.detail, why.whole, why.campaign),
                     why.problem.status);
}

}  // namespace

Route Api::campaigns(const HttpRequest& request, const std::vector<std::string>& path) {
  if (path.size() > 2) return campaign(request, path);
  if (request.method == "POST") return answer(found_campaign(request));
  if (!reads(request)) return answer(wrong_method("GET, POST"));
  return answer(json_answer(boxes_json(parts_->campaigns.contents())));
}

HttpResponse Api::found_campaign(const HttpRequest& request) {
  const auto wanted = read_found_campaign(request.body);
  if (!wanted) return error_answer(400, "bad_request", wanted.error());
  if (auto later = too_dear(request)) return *later;
  const auto found = parts_->campaigns.found(*wanted);
  if (const auto* problem = std::get_if<Problem>(&found)) return problem_answer(*problem);
  const auto& [campaign, code] = std::get<0>(found);
  return json_answer(founded_json(campaign, code), 201);
}

Route Api::campaign(const HttpRequest& request, const std::vector<std::string>& path) {
  const std::string& id = path[2];
  if (path.size() == 3 && id == "import")
    return answer(request.method == "POST" ? import_campaign(request) : wrong_method("POST"));
  if (path.size() == 3) {
    if (!reads(request)) return answer(wrong_method("GET"));
    const auto found = parts_->campaigns.summary(id, pass_of(request, "campaign-code"));
    if (const auto* problem = std::get_if<Problem>(&found)) return answer(problem_answer(*problem));
    return answer(json_answer(campaign_summary_json(std::get<MyCampaign>(found))));
  }
  const std::string& what = path[3];
  const bool picture_of = what == "art" && path.size() == 6;
  if (!picture_of && (path.size() != 4 || (!is_done(what) && what != "socket" && !has_words(what))))
    return answer(nothing_there());
  const auto found = parts_->campaigns.find(id);
  if (const auto* problem = std::get_if<Problem>(&found)) {
    // A browser does not tell its page why a line was not opened, so this one is.
    if (what == "socket" && problem->code == "campaign_aside") return shut_socket();
    return answer(problem_answer(*problem));
  }
  if (const auto* elsewhere = std::get_if<Elsewhere>(&found)) {
    Route route;
    route.kind = Route::Kind::Forward;
    route.address = elsewhere->address;
    return route;
  }
  const LiveCampaign& live = std::get<LiveCampaign>(found);
  if (what == "socket") {
    Route route;
    route.kind = Route::Kind::Upgrade;
    route.ear = [live, &contents = parts_->campaigns.contents()](std::shared_ptr<Line> line) {
      return std::make_shared<CampaignDoor>(std::move(line), live, contents);
    };
    return route;
  }
  if (picture_of)
    return answer(reads(request) ? picture(request, live, path[4] + "/" + path[5])
                                 : wrong_method("GET"));
  if (is_done(what) && request.method != "POST") return answer(wrong_method("POST"));
  if (what == "join") return answer(join_campaign(request, live));
  if (what == "restore") return answer(restore_campaign(request, live));
  if (what == "evening") return answer(open_evening(request, live));
  return answer(reads(request) ? read_campaign(request, live, what) : wrong_method("GET"));
}

HttpResponse Api::join_campaign(const HttpRequest& request, const LiveCampaign& live) {
  const auto wanted = read_join_campaign(request.body);
  if (!wanted) return error_answer(400, "bad_request", wanted.error());
  if (auto later = too_dear(request)) return *later;
  if (const auto problem = parts_->campaigns.join(live, *wanted)) return problem_answer(*problem);
  return json_answer(joined_campaign_json(live.id, wanted->company.company));
}

HttpResponse Api::import_campaign(const HttpRequest& request) {
  if (auto later = too_dear(request)) return *later;
  const auto query = query_of(request.query);
  const auto whole = query.find("whole_part");
  const auto taken =
      parts_->campaigns.import(request.body, whole != query.end() && whole->second == "1");
  if (const auto* why = std::get_if<FileProblem>(&taken)) return file_problem(*why);
  const auto& [campaign, code] = std::get<0>(taken);
  return json_answer(founded_json(campaign, code), 201);
}

HttpResponse Api::restore_campaign(const HttpRequest& request, const LiveCampaign& live) {
  if (auto later = too_dear(request)) return *later;
  const auto asked =
      parts_->campaigns.restore(live, pass_of(request, "campaign-code").token, request.body);
  if (const auto* why = std::get_if<FileProblem>(&asked)) return file_problem(*why);
  return json_answer(restoring_json(answer_name(std::get<Reply>(asked).answer)), 202);
}

HttpResponse Api::open_evening(const HttpRequest& request, const LiveCampaign& live) {
  const auto seats = read_open_evening(request.body);
  if (!seats) return error_answer(400, "bad_request", seats.error());
  if (auto later = too_dear(request)) return *later;
  const auto opened =
      parts_->campaigns.open_evening(live, pass_of(request, "campaign-code").token, *seats);
  if (const auto* problem = std::get_if<Problem>(&opened)) return problem_answer(*problem);
  const auto& table = std::get<OpenedTable>(opened);
  return json_answer(evening_json(table.table, table.code), 201);
}

HttpResponse Api::read_campaign(const HttpRequest& request, const LiveCampaign& live,
                                const std::string& what) {
  const std::string token = pass_of(request, "campaign-code").token;
  const auto looked = what == "book" ? parts_->campaigns.look_or_stand_in(live, token)
                                     : parts_->campaigns.look(live, token);
  if (const auto* problem = std::get_if<Problem>(&looked)) return problem_answer(*problem);
  const CampaignLook& look = std::get<CampaignLook>(looked);
  const Journal& journal = *look.journal;
  const BoxEntry* box = parts_->campaigns.contents().find(journal.box().id, journal.box().version);
  if (box == nullptr) return error_answer(410, "unknown_content", "its content is not here");
  if (what == "recap") return json_answer(recap_json(journal, look.place, look.book));
  if (what == "chronicle") return json_answer(chronicle_json(journal, look.book));
  if (what == "board") return board(*map_of(*box, journal.campaign()));
  if (what == "file") {
    const Boxes laws = parts_->campaigns.contents().laws(journal.box().id);
    HttpResponse out{200, "text/plain; charset=utf-8", campaign_file(journal, laws), {}};
    out.headers.emplace_back("Cache-Control", "no-store");
    out.headers.emplace_back("Content-Disposition",
                             "attachment; filename=\"" + journal.id() + ".wagonaut-campaign\"");
    return out;
  }
  const std::string mark = "\"" + look.book.mark + "\"";
  HttpResponse out = request.header("if-none-match") == mark
                         ? HttpResponse{304, "application/json", "", {}}
                         : json_answer(book_json(*box, look.book));
  std::erase_if(out.headers, [](const auto& one) { return one.first == "Cache-Control"; });
  out.headers.emplace_back("Cache-Control", "private, no-cache");
  out.headers.emplace_back("ETag", mark);
  out.headers.emplace_back("Vary", "Authorization, Accept-Encoding");
  if (out.status == 200 && accepts_coding(request, "gzip")) {
    out.body = gzip(out.body);
    out.headers.emplace_back("Content-Encoding", "gzip");
  }
  return out;
}

std::optional<HttpResponse> Api::sealed_game(const HttpRequest& request, const std::string& table,
                                             std::string& campaign) {
  const auto summary = parts_->store.find(table);
  if (!summary) return store_silent();
  if (*summary) campaign.clear();
  const std::string& of = *summary ? (*summary)->campaign : campaign;
  if (of.empty()) return std::nullopt;
  const auto member = parts_->campaigns.has_member(of, pass_of(request, "campaign-code").token);
  if (!member) return store_silent();
  if (*member) return std::nullopt;
  return error_answer(403, "not_admitted", "a chapter is told to the members of its campaign");
}

}  // namespace wagonaut::server
