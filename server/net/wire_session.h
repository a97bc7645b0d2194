#pragma once

#include <array>
#include <cctype>
#include <optional>
#include <sstream>

#include "server/net/answers.h"
#include "server/net/wire.h"
#include "server/net/wire_line.h"
#include "server/net/wire_relay.h"

namespace wagonaut::server::wire {

using Head = http::response<http::empty_body>;

inline constexpr std::uint32_t kMostHead = 16 * 1024;
inline constexpr std::size_t kMostFile = std::size_t{4} * 1024 * 1024;  // a body at any address
inline constexpr int kMostWaiting = 1024;  // requests for the pool, before more are turned away
inline constexpr std::size_t kAnswerStep = 65536;  // bytes that may take as long as `patience`
inline constexpr std::size_t kSmallAnswer = 4096;  // bytes that everybody is given

/// One HTTP connection, until it ends or becomes a WebSocket.
class Session final : public Connection, public std::enable_shared_from_this<Session> {
 public:
  Session(std::shared_ptr<Core> core, Socket socket, std::string peer, Slot slot)
      : core_(std::move(core)),
        slot_(std::move(slot)),
        stream_(std::move(socket)),
        peer_(std::move(peer)) {}
  ~Session() override { core_->remove(this); }

  void start() {
    core_->add(this, weak_from_this());
    asio::co_spawn(stream_.get_executor(), run(shared_from_this()), asio::detached);
  }

  void stop_soon() override {
    core_->io->post(stream_.get_executor(), [weak = weak_from_this()] {
      const auto self = weak.lock();
      if (self && !self->busy_) self->stream_.close();
    });
  }

 private:
  static Awaitable<> run(std::shared_ptr<Session> self) {
    // Not as the loop's condition: GCC 12 makes an illegal instruction of a co_await there.
    for (bool more = true; more;) more = co_await self->serve_one();
  }

  /// True if the connection is to be kept for another request.
  Awaitable<bool> serve_one() {
    busy_ = false;
    const bool begun = co_await wait_for_request();
    if (!begun) co_return false;
    busy_ = true;
    parser_.emplace();
    parser_->header_limit(kMostHead);
    parser_->body_limit(kMostFile);
    stream_.expires_after(core_->settings.patience);
    const auto [ec, size] = co_await http::async_read_header(stream_, buffer_, *parser_, kAwait);
    if (ec) co_return co_await answer_misread(ec);
    // Another coding than "chunked" would leave it open where the request ends.
    if (parser_->get().count(http::field::transfer_encoding) > 0 && !parser_->chunked())
      co_return co_await answer_misread(http::error::bad_transfer_encoding);
    const std::size_t most = most_body();
    if (parser_->content_length().value_or(0) > most)
      co_return co_await answer_misread(http::error::body_limit);
    parser_->body_limit(most);

    Visit visit = read_visit();
    const Moment now = std::chrono::steady_clock::now();
    if (const auto away = core_->door.check(visit, core_->addresses, now))
      co_return co_await turn_away(visit, *away);
    if (visit.forwarded) slot_.enter_as_nobody();
    address_ = visit.request.address;
    if (!parser_->is_done()) {
      const bool whole = co_await read_body();
      if (!whole) co_return false;
    }
    visit.request.body = std::move(parser_->get().body());
    co_return co_await serve(visit);
  }

  /// A few addresses take a whole file; all others are done with less.
  std::size_t most_body() const {
    const auto target = parser_->get().target();
    const std::size_t own = core_->service->most_body({target.data(), target.size()});
    return own > 0 ? std::min(own, kMostFile) : core_->settings.most_body;
  }

  /// Silence between two requests may last; before the first one it is suspicious.
  Awaitable<bool> wait_for_request() {
    if (core_->stopping) co_return false;
    if (buffer_.size() > 0) co_return true;
    const NetSettings& s = core_->settings;
    stream_.expires_after(parser_ ? s.idle : std::min(s.idle, s.patience));
    parser_.reset();
    buffer_.shrink_to_fit();
    const auto [ec, size] = co_await stream_.async_read_some(buffer_.prepare(1024), kAwait);
    buffer_.commit(size);
    co_return !ec;
  }

  Visit read_visit() const {
    const Request& head = parser_->get();
    Visit visit;
    visit.peer = peer_;
    visit.target = std::string(head.target());
    visit.request.method = std::string(head.method_string());
    for (const auto& field : head) {
      std::string name(field.name_string());
      for (char& c : name) c = char(std::tolower(static_cast<unsigned char>(c)));
      std::string& value = visit.request.headers[std::move(name)];
      if (!value.empty()) value += ", ";
      value += std::string_view(field.value());
    }
    return visit;
  }

  Awaitable<bool> answer_misread(error_code ec) {
    HttpResponse answer = refusal(400, "malformed", "this is not a well-formed HTTP request");
    if (ec == http::error::header_limit)
      answer = refusal(431, "headers_too_large", "the headers are too long");
    if (ec == http::error::body_limit) answer = refusal(413, "too_large", "the body is too long");
    const bool of_http = ec.category() == make_error_code(http::error::bad_method).category();
    if (!of_http || ec == http::error::end_of_stream || ec == http::error::partial_message)
      co_return false;
    if (answer.status != 400) ++core_->counters.refused_size;
    co_return co_await refuse_and_close(answer);
  }

  Awaitable<bool> turn_away(const Visit& visit, const TurnedAway& away) {
    if (away.why == Refused::Rate) ++core_->counters.refused_rate;
    if (away.why == Refused::Origin) ++core_->counters.refused_origin;
    note(visit, away.response.status);
    // Who comes too often does not hold the connection, either.
    if (away.why == Refused::Rate || !parser_->is_done())
      co_return co_await refuse_and_close(away.response);
    co_return co_await answer(away.response);
  }

  Awaitable<bool> read_body() {
    Request& head = parser_->get();
    if (beast::iequals(head[http::field::expect], "100-continue")) {
      static constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [ec, size] = co_await asio::async_write(stream_, asio::buffer(kGoOn), kAwait);
      if (ec) co_return false;
    }
    const auto [ec, size] = co_await http::async_read(stream_, buffer_, *parser_, kAwait);
    if (ec) co_await answer_misread(ec);
    co_return !ec;
  }

  Awaitable<bool> serve(Visit& visit) {
    ++core_->counters.requests;
    const bool upgrade = websocket::is_upgrade(parser_->get());
    if (const auto now = ask_at_once(visit.request)) {
      note(visit, now->status);
      co_return co_await answer(*now);
    }
    const Route route = co_await ask_service(visit.request);
    if (route.kind == Route::Kind::Answer) {
      note(visit, route.response.status);
      co_return co_await answer(route.response);
    }
    if (upgrade && buffer_.size() > 0)
      co_return co_await refuse_and_close(
          refusal(400, "impatient", "a client waits for the handshake before it speaks"));
    if (route.kind == Route::Kind::Forward) co_return co_await forward(visit, route.address);
    if (upgrade) co_return co_await open_line(visit, route);
    HttpResponse wrong = refusal(426, "websocket_only", "a WebSocket is served here");
    wrong.headers.emplace_back("Upgrade", "websocket");
    note(visit, wrong.status);
    co_return co_await answer(wrong);
  }

  std::optional<HttpResponse> ask_at_once(HttpRequest& request) {
    if (request.method == "HEAD") request.method = "GET";
    std::optional<HttpResponse> out;
    if (!guarded("the service", [&] { out = core_->service->serve_at_once(request); }))
      out = refusal(500, "mistake", "the server made a mistake");
    return out;
  }

  /// Asks on the pool, so that a service that waits for its store keeps nobody else waiting.
  Awaitable<Route> ask_service(HttpRequest& request) {
    if (core_->waiting >= kMostWaiting) {
      Route busy;
      busy.response = refusal_for_now(503, "busy", "too many requests are waiting", 1);
      co_return busy;
    }
    Route route;
    const auto work = [this, &request, &route] {
      if (!guarded("the service", [&] { route = core_->service->serve(request); }))
        route.response = refusal(500, "mistake", "the server made a mistake");
    };
    ++core_->waiting;
    co_await run_on_pool(work);
    --core_->waiting;
    co_return route;
  }

  template <class Work>
  Awaitable<> run_on_pool(const Work& work) {
    const auto hand_over = [this, &work](auto handler) {
      asio::post(*core_->pool, [this, &work, handler = std::move(handler)]() mutable {
        work();
        asio::post(stream_.get_executor(),
                   [handler = std::move(handler)]() mutable { std::move(handler)(); });
      });
    };
    asio::use_awaitable_t<Executor> token;
    return asio::async_initiate<decltype(token), void()>(hand_over, token);
  }

  Awaitable<bool> open_line(const Visit& visit, const Route& route) {
    if (visit.by_proxy && !slot_.enter_as(visit.request.address)) {
      ++core_->counters.refused_rate;
      co_return co_await answer(
          refusal_for_now(429, "too_many_connections", "this address has too many", 10));
    }
    stream_.expires_never();
    const auto line = std::make_shared<WireLine>(core_, stream_.release_socket(), std::move(slot_),
                                                 visit.request.address);
    line->stream().set_option(websocket::stream_base::decorator([](auto& response) {
      for (const auto& [name, value] : security_headers()) response.set(name, value);
    }));
    const auto [ec] = co_await line->stream().async_accept(parser_->get(), kAwait);
    note(visit, ec ? 400 : 101);
    if (!ec) line->start(route.ear);
    co_return false;
  }

  Awaitable<bool> answer(const HttpResponse& answer) {
    Head head = head_of(answer);
    co_return co_await write(std::move(head), answer.body, answer.body.size());
  }

  Head head_of(const HttpResponse& answer) const {
    Head response{http::status(answer.status), 11};
    for (const auto& [name, value] : security_headers()) response.set(name, value);
    response.set(http::field::content_type, answer.type);
    for (const auto& [name, value] : answer.headers) {
      if (is_header(name, value)) {
        response.set(name, value);
      } else {
        log(Level::Error, "a malformed header was left out");
      }
    }
    return response;
  }

  /// Writes the answer to the request just read, whole or, to a HEAD, its headers.
  Awaitable<bool> write(Head head, Body body, std::uint64_t length) {
    const bool bodiless = head.result_int() == 304 || head.result_int() == 204;
    if (bodiless || parser_->get().method() == http::verb::head) body = {};
    const Unread unread(core_, core_->debts.of(address_.empty() ? peer_ : address_), body.size());
    if (body.size() > kSmallAnswer && unread.too_many()) {
      ++core_->counters.dropped_slow;
      const HttpResponse busy = refusal_for_now(503, "busy", "too many answers are unread", 2);
      head = head_of(busy);
      body = busy.body;
      length = body.size();
    }
    const bool keep = !last_ && parser_->is_done() && parser_->keep_alive() && !core_->stopping;
    head.version(parser_->get().version());
    head.keep_alive(keep);
    if (!bodiless) head.content_length(length);
    const bool written = co_await write_in_steps(head, body.text());
    if (written && (last_ || !parser_->is_done())) co_await linger();
    co_return written&& keep;
  }

  /// Each step has its time: who reads nothing is cut after the first, whatever is left.
  Awaitable<bool> write_in_steps(const Head& head, std::string_view rest) {
    std::ostringstream lines;
    lines << head;
    const std::string first = lines.str();
    stream_.expires_after(core_->settings.patience);
    const std::string_view piece = rest.substr(0, kAnswerStep);
    const std::array<asio::const_buffer, 2> begun{asio::buffer(first), asio::buffer(piece)};
    const auto [error, size] = co_await asio::async_write(stream_, begun, kAwait);
    if (error) co_return false;
    for (rest.remove_prefix(piece.size()); !rest.empty();) {
      const std::string_view next = rest.substr(0, kAnswerStep);
      stream_.expires_after(core_->settings.patience);
      const auto [ec, more] = co_await asio::async_write(stream_, asio::buffer(next), kAwait);
      if (ec) co_return false;
      rest.remove_prefix(next.size());
    }
    co_return true;
  }

  Awaitable<bool> refuse_and_close(const HttpResponse& away) {
    last_ = true;
    co_return co_await answer(away);
  }

  /// Reads on for a moment after a request that was not read whole: to close on bytes that nobody
  /// read would take the answer back.
  Awaitable<> linger() {
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(std::min(core_->settings.patience, Millis{2'000}));
    char waste[4096];
    for (int i = 0; i < 256; ++i) {
      const auto [ec, size] = co_await stream_.async_read_some(asio::buffer(waste), kAwait);
      if (ec) break;
    }
  }

  /// Hands the request to the process that serves it.
  Awaitable<bool> forward(const Visit& visit, const std::string& address) {
    if (visit.forwarded || core_->settings.cluster_key.empty()) {
      log(Level::Error, "a request was not forwarded", {{"to", address}});
      co_return co_await answer(refusal(508, "loop", "no process says that it serves this"));
    }
    const bool upgrade = websocket::is_upgrade(parser_->get());
    Request request = forwarded_request(parser_->get(), visit, core_->settings.cluster_key);
    Forward forward(stream_.get_executor());
    const int status = co_await forward.ask(address, request);
    note(visit, status);
    if (status == 101 && upgrade) {
      stream_.expires_never();
      const auto relay = std::make_shared<Relay>(core_, stream_.release_socket(),
                                                 forward.release_socket(), std::move(slot_));
      relay->start(forward.opening());
      co_return false;
    }
    if (status == 101 || status == 0)
      co_return co_await answer(refusal_for_now(forward.sent() ? 502 : 503, "unreachable",
                                                "the process that serves this is away", 1));
    Response& response = forward.response();
    const std::uint64_t length = forward.content_length();
    drop_wire_headers(response);
    Body body(std::move(response.body()));
    co_return co_await write(Head(std::move(response.base())), std::move(body), length);
  }

  void note(const Visit& visit, int status) const {
    if (logs(Level::Debug))
      log(Level::Debug, "request",
          {{"method", visit.request.method},
           {"path", visit.request.path},
           {"status", std::to_string(status)}});
  }

  const std::shared_ptr<Core> core_;
  Slot slot_;
  Stream stream_;
  const std::string peer_;
  std::string address_;  // of the client that asked last: the peer's, or what a proxy said
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  bool busy_ = false;  // with a request that has begun to arrive
  bool last_ = false;  // nothing that follows can be understood
};

}  // namespace wagonaut::server::wire
