// The pictures of pieces: each for whoever may know one of the pieces it shows (7.3).
#include <algorithm>

#include "catalog/box_file.h"
#include "catalog/catalog.h"
#include "engine/campaign/pieces.h"
#include "server/lobby/api.h"
#include "server/net/gzip.h"
#include "server/net/static_files.h"

namespace wagonaut::server {
namespace {

/// An address holds the mark of the bytes, so they are never asked for twice.
constexpr std::string_view kKeptByOne = "private, max-age=31536000, immutable";

/// The same whether there is no such picture, it is sealed or nobody may know: to the byte.
HttpResponse no_picture() {
  return error_answer(404, "not_found", "there is nothing at this address");
}

HttpResponse shown_picture(const HttpRequest& request, const Picture& picture,
                           std::string_view kept) {
  HttpResponse out{200, "image/svg+xml", picture.svg, {}};
  out.headers.emplace_back("Cache-Control", kept);
  out.headers.emplace_back("Vary", "Authorization, Accept-Encoding");
  if (accepts_coding(request, "gzip")) {
    out.body = gzip(out.body);
    out.headers.emplace_back("Content-Encoding", "gzip");
  }
  return out;
}

/// What a company of any campaign knows before its first chapter.
bool open_from_the_start(const Box& box, const Picture& picture) {
  const std::vector<Piece> start = opened(box, Campaign{}, nullptr, kNone);
  return std::any_of(picture.shows.begin(), picture.shows.end(), [&](const Piece& piece) {
    return std::binary_search(start.begin(), start.end(), piece);
  });
}

}  // namespace

/// /api/campaigns/{id}/art/{kind}/{piece}. A campaign that is elsewhere is found as for its book.
HttpResponse Api::picture(const HttpRequest& request, const LiveCampaign& live,
                          const std::string& name) {
  const auto looked =
      parts_->campaigns.look_or_stand_in(live, pass_of(request, "campaign-code").token);
  if (const auto* problem = std::get_if<Problem>(&looked))
    return problem->status == 403 ? no_picture() : problem_answer(*problem);
  const CampaignLook& look = std::get<CampaignLook>(looked);
  const Box& law = look.journal->box();
  const BoxEntry* box = parts_->campaigns.contents().find(law.id, law.version);
  if (box == nullptr) return no_picture();
  const auto found = box->pictures.files.find(name);
  if (found == box->pictures.files.end()) return no_picture();
  const auto& shows = found->second.shows;
  const bool known = std::any_of(shows.begin(), shows.end(), [&](const Piece& piece) {
    return look.book.knows(piece.kind, piece.what);
  });
  return known ? shown_picture(request, found->second, kKeptByOne) : no_picture();
}

/// /api/boxes/{map}/art/{kind}/{piece}: what everybody may see, for single games and founders.
HttpResponse Api::open_picture(const std::vector<std::string>& path, const HttpRequest& request) {
  if (path.size() != 6 || path[3] != "art") return no_picture();
  for (const BoxEntry* box : parts_->shelf.catalog().boxes()) {
    if (box->names.map.id != path[2]) continue;
    const auto found = box->pictures.files.find(path[4] + "/" + path[5]);
    if (found != box->pictures.files.end() && open_from_the_start(box->law, found->second))
      return shown_picture(request, found->second, kKeptForEver);
  }
  return no_picture();
}

}  // namespace wagonaut::server
