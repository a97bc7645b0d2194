#include "server/net/static_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace wagonaut::server {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kCodings{
    {{"br", ".br"}, {"gzip", ".gz"}}};

std::string web_type_of(const std::string& name) {
  static const std::map<std::string, std::string> types{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".txt", "text/plain; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".wasm", "application/wasm"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".wav", "audio/wav"}};
  const auto found = types.find(std::filesystem::path(name).extension().string());
  return found == types.end() ? "application/octet-stream" : found->second;
}

/// FNV-1a: tells versions of a file apart; nobody gains by making two alike.
std::string etag_of(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : bytes) hash = (hash ^ std::uint8_t(c)) * 0x100000001b3;
  char text[24];
  std::snprintf(text, sizeof text, "\"%016llx\"", static_cast<unsigned long long>(hash));
  return text;
}

std::string_view trim_list_entry(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

/// Calls `visit` with each member of a comma-separated list until it says true.
template <class Visit>
bool any_listed(std::string_view list, Visit visit) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (visit(trim_list_entry(list.substr(0, comma)))) return true;
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

bool knows_etag(const HttpRequest& request, std::string_view etag) {
  return any_listed(request.header("if-none-match"), [&](std::string_view entry) {
    if (entry.starts_with("W/")) entry.remove_prefix(2);  // a proxy that compressed it
    return entry == etag || entry == "*";
  });
}

/// Pages are asked for anew each time; what is in assets has its contents in its name.
std::string cache_rule(const std::string& name) {
  return std::string(name.starts_with("/assets/") ? kKeptForEver : "no-cache");
}

bool is_hidden(const std::filesystem::path& relative) {
  return std::any_of(relative.begin(), relative.end(),
                     [](const auto& step) { return step.string().starts_with('.'); });
}

}  // namespace

bool accepts_coding(const HttpRequest& request, std::string_view coding) {
  return any_listed(request.header("accept-encoding"), [&](std::string_view entry) {
    const std::size_t mark = std::min(entry.find(';'), entry.size());
    if (trim_list_entry(entry.substr(0, mark)) != coding) return false;
    const std::string_view weight = trim_list_entry(entry.substr(std::min(mark + 1, entry.size())));
    return !weight.starts_with("q=0") ||
           weight.find_first_of("123456789") != std::string_view::npos;
  });
}

Result<StaticFiles> StaticFiles::load(const std::filesystem::path& folder) {
  StaticFiles out;
  try {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      const auto relative = entry.path().lexically_relative(folder);
      if (!entry.is_regular_file() || is_hidden(relative)) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      std::string bytes{std::istreambuf_iterator<char>(in), {}};
      if (!in) return Failure{"cannot read " + entry.path().string()};
      std::string etag = etag_of(bytes);
      out.files_.emplace("/" + relative.generic_string(), File{std::move(bytes), std::move(etag)});
    }
  } catch (const std::filesystem::filesystem_error& e) {
    return Failure{"cannot read the web files in " + folder.string() + ": " + e.code().message()};
  }
  return out;
}

const StaticFiles::File* StaticFiles::choose(const std::string& name, const HttpRequest& request,
                                             std::string& encoding) const {
  const auto plain = files_.find(name);
  if (plain == files_.end()) return nullptr;
  for (const auto& [coding, suffix] : kCodings) {
    const auto packed = files_.find(name + std::string(suffix));
    if (packed == files_.end() || !accepts_coding(request, coding)) continue;
    encoding = coding;
    return &packed->second;
  }
  return &plain->second;
}

std::string StaticFiles::page_for(const std::string& path) const {
  if (path == "/") return "/index.html";
  for (const std::string folder : {"/t", "/c", "/replay"}) {
    if (!path.starts_with(folder + "/")) continue;
    const std::string own = folder + ".html";
    return files_.contains(own) ? own : "/index.html";
  }
  return path;
}

std::optional<HttpResponse> StaticFiles::find(const HttpRequest& request) const {
  if (request.method != "GET") return std::nullopt;
  const std::string name = page_for(request.path);
  std::string encoding;
  const File* file = choose(name, request, encoding);
  if (!file) return std::nullopt;
  HttpResponse answer;
  answer.type = web_type_of(name);
  answer.headers = {
      {"ETag", file->etag}, {"Cache-Control", cache_rule(name)}, {"Vary", "Accept-Encoding"}};
  if (!encoding.empty()) answer.headers.emplace_back("Content-Encoding", encoding);
  if (knows_etag(request, file->etag)) {
    answer.status = 304;
  } else {
    answer.body = file->bytes;
  }
  return answer;
}

}  // namespace wagonaut::server
