#include "server/net/static_files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace wagonaut::tests::net {

using namespace server;  // NOLINT(*-using-namespace*)

namespace {

/// A folder of web files that goes when the test does.
class WebFolder {
 public:
  WebFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "wagonaut-web-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    path_ = name;
    write("index.html", "<page>");
    write("assets/app-1a2b.js", "script");
    write("assets/app-1a2b.js.br", "packed well");
    write("assets/app-1a2b.js.gz", "packed");
    write("rules.wasm", std::string("\0asm", 4));
    write(".secret", "hidden");
    write(".git/config", "hidden");
  }
  ~WebFolder() { std::filesystem::remove_all(path_); }

  void write(const std::string& name, const std::string& bytes) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << bytes;
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

HttpRequest get_request(const std::string& path, std::map<std::string, std::string> headers = {}) {
  HttpRequest request;
  request.method = "GET";
  request.path = path;
  request.headers = std::move(headers);
  return request;
}

std::string response_header(const HttpResponse& response, const std::string& name) {
  for (const auto& [key, value] : response.headers)
    if (key == name) return value;
  return "";
}

}  // namespace

TEST(Net, StaticFilesAreFoundByName) {
  const WebFolder folder;
  const auto files = StaticFiles::load(folder.path());
  ASSERT_TRUE(files) << files.error();
  const auto script = files->find(get_request("/assets/app-1a2b.js"));
  ASSERT_TRUE(script);
  EXPECT_EQ(script->body, "script");
  EXPECT_EQ(script->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(response_header(*script, "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(response_header(*script, "Vary"), "Accept-Encoding");
  const auto wasm = files->find(get_request("/rules.wasm"));
  EXPECT_EQ(wasm->type, "application/wasm");
  EXPECT_EQ(wasm->body.size(), 4u);
  EXPECT_EQ(response_header(*wasm, "Cache-Control"), "no-cache");
}

TEST(Net, EveryPageIsTheIndex) {
  const WebFolder folder;
  const auto files = StaticFiles::load(folder.path());
  for (const char* page : {"/", "/index.html", "/t/abc", "/t/", "/replay/abc/7"}) {
    const auto found = files->find(get_request(page));
    ASSERT_TRUE(found) << page;
    EXPECT_EQ(found->body, "<page>");
    EXPECT_EQ(found->type, "text/html; charset=utf-8");
    EXPECT_EQ(response_header(*found, "Cache-Control"), "no-cache");
  }
}

TEST(Net, APageMayHaveAFileOfItsOwn) {
  const WebFolder folder;
  folder.write("t.html", "<table>");
  const auto files = StaticFiles::load(folder.path());
  for (const char* page : {"/t/abc", "/t/", "/t.html"})
    EXPECT_EQ(files->find(get_request(page))->body, "<table>") << page;
  for (const char* page : {"/", "/replay/abc/7"})
    EXPECT_EQ(files->find(get_request(page))->body, "<page>") << page;
  EXPECT_EQ(response_header(*files->find(get_request("/t/abc")), "Cache-Control"), "no-cache");
}

TEST(Net, NothingElseIsFound) {
  const WebFolder folder;
  const auto files = StaticFiles::load(folder.path());
  for (const char* path : {"", "/none", "/assets", "/assets/", "/../index.html", "//index.html",
                           "/.secret", "/.git/config", "/T/x", "/tx", "index.html"})
    EXPECT_FALSE(files->find(get_request(path))) << path;
  HttpRequest post = get_request("/");
  post.method = "POST";
  EXPECT_FALSE(files->find(post));
  EXPECT_EQ(files->count(), 5u);
}

TEST(Net, PackedFilesGoToWhoeverAcceptsThem) {
  const WebFolder folder;
  const auto files = StaticFiles::load(folder.path());
  const auto body_for = [&](const std::string& accepted) {
    return files->find(get_request("/assets/app-1a2b.js", {{"accept-encoding", accepted}}))->body;
  };
  EXPECT_EQ(body_for("gzip, deflate, br"), "packed well");
  EXPECT_EQ(body_for("gzip"), "packed");
  EXPECT_EQ(body_for("gzip;q=0.5, br;q=0"), "packed");
  EXPECT_EQ(body_for("gzip; q=0, identity"), "script");
  EXPECT_EQ(body_for("brotli"), "script");
  EXPECT_EQ(body_for(""), "script");
  const auto packed = files->find(get_request("/assets/app-1a2b.js", {{"accept-encoding", "br"}}));
  EXPECT_EQ(response_header(*packed, "Content-Encoding"), "br");
  EXPECT_EQ(packed->type, "text/javascript; charset=utf-8");
  const auto page = files->find(get_request("/", {{"accept-encoding", "br"}}));
  EXPECT_EQ(page->body, "<page>");
  EXPECT_EQ(response_header(*page, "Content-Encoding"), "");
}

TEST(Net, AFileTheClientHasIsNotSentAgain) {
  const WebFolder folder;
  const auto files = StaticFiles::load(folder.path());
  const std::string etag = response_header(*files->find(get_request("/")), "ETag");
  ASSERT_GT(etag.size(), 2u);
  for (const std::string& known : {etag, "\"other\", " + etag, "W/" + etag, std::string("*")}) {
    const auto again = files->find(get_request("/", {{"if-none-match", known}}));
    EXPECT_EQ(again->status, 304) << known;
    EXPECT_EQ(again->body, "");
    EXPECT_EQ(response_header(*again, "ETag"), etag);
  }
  EXPECT_EQ(files->find(get_request("/", {{"if-none-match", "\"other\""}}))->status, 200);
  folder.write("index.html", "<new page>");
  const auto newer = StaticFiles::load(folder.path());
  EXPECT_EQ(newer->find(get_request("/", {{"if-none-match", etag}}))->body, "<new page>");
}

TEST(Net, AMissingWebFolderIsSaid) {
  const auto files = StaticFiles::load("/nowhere/at/all");
  ASSERT_FALSE(files);
  EXPECT_NE(files.error().find("/nowhere/at/all"), std::string::npos);
}

}  // namespace wagonaut::tests::net
