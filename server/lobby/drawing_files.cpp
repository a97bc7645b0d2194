#include "server/lobby/drawing_files.h"

#include "catalog/catalog.h"
#include "catalog/drawing.h"
#include "catalog/game.h"
#include "server/fair/fair.h"
#include "server/net/gzip.h"
#include "server/net/static_files.h"
#include "server/protocol/messages.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kHashLetters = 32;

std::string key_of(const std::string& map, const Labels& known) {
  std::string key = map;
  for (const std::string& node : known.nodes) key += " " + node;
  for (const std::string& lane : known.lanes) key += "\n" + lane;
  return key;
}

/// All that a drawing shows.
Labels whole(const Drawing& drawing) {
  Labels out;
  for (const DrawnCity& city : drawing.cities) out.nodes.push_back(city.id);
  for (const DrawnLane& lane : drawing.lanes) out.lanes.push_back(lane.id);
  return out;
}

}  // namespace

DrawingFiles::DrawingFiles(const Catalog& catalog) : catalog_(catalog) {
  for (const auto& [map, drawing] : catalog.drawings()) address(map, whole(*drawing));
  for (const EditionCard& card : catalog.editions())
    if (!card.box.empty())  // never whole: what is open from the start, for any number of seats
      if (const auto game = catalog.build(card.id, card.min_seats)) address(*game);
}

std::string DrawingFiles::address(const Game& game) {
  return address(game.card.map, game.labels);
}

std::string DrawingFiles::address(const std::string& map, const Labels& known) {
  const Drawing* drawing = catalog_.drawing(map);
  if (drawing == nullptr) return "";
  const std::string key = key_of(map, known);
  const std::lock_guard lock(mutex_);
  std::string& address = addresses_[key];
  if (!address.empty()) return address;
  std::string bytes = drawing_json(*drawing, known);
  address = "/drawings/" + map + "-" + sha256_hex(bytes).substr(0, kHashLetters) + ".json";
  std::string packed = gzip(bytes);
  files_.emplace(address, File{std::move(bytes), std::move(packed)});
  return address;
}

std::optional<HttpResponse> DrawingFiles::find(const HttpRequest& request) const {
  if (request.method != "GET") return std::nullopt;
  const std::lock_guard lock(mutex_);
  const auto found = files_.find(request.path);
  if (found == files_.end()) return std::nullopt;
  HttpResponse out;
  out.headers = {{"Cache-Control", std::string(kKeptForEver)}, {"Vary", "Accept-Encoding"}};
  const bool packed = accepts_coding(request, "gzip");
  if (packed) out.headers.emplace_back("Content-Encoding", "gzip");
  out.body = packed ? found->second.packed : found->second.plain;
  return out;
}

}  // namespace wagonaut::server
