#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "server/base/strand.h"

namespace wagonaut::server {

/// Bytes in, bytes out: HTTP and WebSocket. Knows no game.

struct HttpRequest {
  std::string method;       // a HEAD comes as GET; the net leaves the body out
  std::string path, query;  // path without the query, percent-decoded
  std::string body;
  std::string address;   // of the client; behind a trusted proxy the one it forwarded
  bool relayed = false;  // it came by somebody else, or says so
  std::map<std::string, std::string> headers;  // names in lower case

  std::string header(const std::string& name) const;
};

/// The bytes of an answer. Copies share them, so what many are given lies in memory once.
class Body {
 public:
  Body() = default;
  Body(std::string bytes)  // NOLINT(google-explicit-constructor): it is a text
      : bytes_(std::make_shared<const std::string>(std::move(bytes))) {}
  Body(const char* bytes) : Body(std::string(bytes)) {}  // NOLINT(google-explicit-constructor)

  const std::string& text() const {
    static const std::string none;
    return bytes_ ? *bytes_ : none;
  }
  operator std::string_view() const { return text(); }  // NOLINT(google-explicit-constructor)
  std::size_t size() const { return text().size(); }
  friend bool operator==(const Body& a, std::string_view b) { return a.text() == b; }

 private:
  std::shared_ptr<const std::string> bytes_;
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  Body body;
  std::vector<std::pair<std::string, std::string>> headers;
};

/// One WebSocket as the server's side sees it. May be used from any thread, and outlive the Net.
/// A client that writes too often, or nothing at first, is hung up with 1008, one that writes too
/// much with 1009, one that writes anything but text with 1003.
class Line {
 public:
  virtual ~Line() = default;
  /// Queues a text message. A client that does not read is cut off when its queue is full.
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  /// Bytes that the client has not taken yet. When it has taken them all, the ear hears so, if
  /// somebody asked meanwhile.
  virtual std::size_t untaken() = 0;
  /// Says goodbye after what is queued. Nothing is heard or sent from now on.
  virtual void hang_up(int code, std::string_view reason) = 0;
};

/// What hears the other side of a Line. Calls come one after another, on the line's own strand.
class Ear {
 public:
  virtual ~Ear() = default;
  virtual void hear(std::string_view message) = 0;
  virtual void caught_up() {}  // see Line::untaken
  virtual void gone() = 0;     // the line is dead; called once, the last call
};

/// What to do with a request.
struct Route {
  enum class Kind { Answer, Upgrade, Forward } kind = Kind::Answer;
  HttpResponse response;                                           // Answer
  std::function<std::shared_ptr<Ear>(std::shared_ptr<Line>)> ear;  // Upgrade; 1011 if none comes
  std::string address;  // Forward: host:port of the process that serves it; bytes are piped
};

/// What stands behind the net. `serve` is called on a pool of blocking threads.
class Service {
 public:
  virtual ~Service() = default;
  /// What needs no store and no waiting is answered here, before anything else: it stands behind no
  /// other request.
  virtual std::optional<HttpResponse> serve_at_once(const HttpRequest&) { return std::nullopt; }
  virtual Route serve(const HttpRequest& request) = 0;
  /// How long a body may be that is sent to this target; 0: as long as any other.
  virtual std::size_t most_body(std::string_view) const { return 0; }
};

struct NetSettings {
  std::string host = "127.0.0.1";
  int port = 8400;           // 0: any free one
  int threads = 2;           // that move bytes and run strands
  int blocking_threads = 4;  // that run Service::serve
  std::size_t most_body = std::size_t{64} * 1024;
  std::size_t most_message = std::size_t{16} * 1024;
  std::size_t most_queued = std::size_t{1024} * 1024;  // bytes waiting for one slow client
  std::size_t most_queued_in_all = std::size_t{256} * 1024 * 1024;
  std::size_t most_queued_per_address = std::size_t{48} * 1024 * 1024;
  int most_unread = 128 * 1024;  // bytes that the kernel takes for a client that does not read
  int most_connections = 18000;
  int most_per_address = 200;         // 0: no limit (a proxy without forwarding hides addresses)
  double messages_per_second = 50;    // of one line, bursts of as many again; 0: no limit
  double messages_per_address = 200;  // of all lines of one address; those beyond wait; 0: no limit
  double requests_per_second = 50;    // of one address, bursts of as many again; 0: no limit
  std::vector<std::string> origins;   // allowed besides the own host; "*" allows all
  std::vector<std::string> proxies;   // addresses whose X-Forwarded-For is believed
  std::string cluster_key;  // shared by the processes of one store; signs forwarded requests
  Millis idle{120'000};     // a silent keep-alive connection
  Millis patience{10'000};  // for a request to arrive whole, and for each 64 KiB of an answer
  Millis unread{30'000};    // for a client to take a message
  Millis ping{30'000};      // of a silent WebSocket; cut off after as long again without a pong
  Millis greeting{10'000};  // for the first message of a WebSocket
};

/// Counters of the net, for /metrics.
struct NetCounts {
  long connections = 0, lines = 0, requests = 0, messages_in = 0, messages_out = 0;
  long dropped_slow = 0, refused_rate = 0, refused_size = 0, refused_origin = 0;
};

class Net {
 public:
  virtual ~Net() = default;
  /// Listens; the failure says what to do (port taken, host unknown).
  static Result<std::unique_ptr<Net>> listen(const NetSettings& settings,
                                             std::shared_ptr<Service> service);
  virtual int port() const = 0;
  /// May outlive the Net; runs nothing before `run` and after it. Destroying one forgets the task
  /// that waits for its time, not those that were posted.
  virtual std::unique_ptr<Strand> make_strand() = 0;
  virtual NetCounts counts() const = 0;
  /// Runs until `stop`, once. `stop` may come from any thread or a signal: no new connections, what
  /// is being answered is answered, lines are hung up with 1001, at most `patience` long. When
  /// `run` is back every ear has heard that its line is gone.
  virtual void run() = 0;
  virtual void stop(Millis patience = Millis{3000}) = 0;
};

}  // namespace wagonaut::server
