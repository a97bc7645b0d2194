#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "server/net/net.h"

namespace wagonaut::server {

/// For files whose names change with their contents.
inline constexpr std::string_view kKeptForEver = "public, max-age=31536000, immutable";

/// Whether an answer may come packed in this way; "gzip;q=0" is a way to say no.
bool accepts_coding(const HttpRequest& request, std::string_view coding);

/// The web client, read into memory once. A path is looked up among the names that were found, so
/// no path leads anywhere else.
class StaticFiles {
 public:
  /// Reads `folder` and all folders in it; names that begin with a dot are left out. `x.br` and
  /// `x.gz` are given in place of `x` to whoever accepts them.
  static Result<StaticFiles> load(const std::filesystem::path& folder);

  /// The file for a GET; nothing if there is none. The pages of the client (/, /t/…, /replay/…) are
  /// index.html, which reads the path itself; or t.html and replay.html, where these are there to
  /// name what such a page fetches first.
  std::optional<HttpResponse> find(const HttpRequest& request) const;
  std::size_t count() const { return files_.size(); }

 private:
  struct File {
    Body bytes;
    std::string etag;
  };
  std::string page_for(const std::string& path) const;
  const File* choose(const std::string& name, const HttpRequest& request,
                     std::string& encoding) const;

  std::map<std::string, File> files_;  // "/assets/app.js"
};

}  // namespace wagonaut::server
