#pragma once

#include <array>
#include <sstream>

#include "server/net/address.h"
#include "server/net/wire.h"

namespace wagonaut::server::wire {

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

inline constexpr Millis kConnectTime{3'000};  // a process of ours is near, or away
inline constexpr Millis kAnswerTime{5'000};   // as long as a lease: then others serve it
inline constexpr std::size_t kMostRelayed = std::size_t{64} * 1024 * 1024;

/// What belongs to one wire and not to the message.
template <class Fields>
void drop_wire_headers(Fields& fields) {
  for (const auto field : {http::field::connection, http::field::keep_alive, http::field::te,
                           http::field::proxy_connection, http::field::transfer_encoding,
                           http::field::trailer, http::field::expect})
    fields.erase(field);
}

/// The request as the process that serves it is to read it.
inline Request forwarded_request(const Request& original, const Visit& visit,
                                 const std::string& cluster_key) {
  Request request = original;
  const bool upgrade = websocket::is_upgrade(original);
  drop_wire_headers(request);
  request.version(11);
  request.set(http::field::connection, upgrade ? "Upgrade" : "close");
  request.set("X-Forwarded-For", visit.request.address);
  request.set(kClusterHeader, cluster_key);
  request.body() = visit.request.body;
  request.prepare_payload();
  return request;
}

/// One request to another process of ours.
class Forward {
 public:
  explicit Forward(const Executor& executor) : far_(executor) {}

  /// The status of the answer, read whole unless it is 101; 0 if there is none.
  Awaitable<int> ask(std::string address, const Request& request) {
    const bool connected = co_await connect(address);
    if (!connected) co_return 0;
    far_.expires_after(kAnswerTime);
    const auto [write_error, written] = co_await http::async_write(far_, request, kAwait);
    if (write_error) co_return 0;
    sent_ = true;
    parser_.body_limit(kMostRelayed);
    parser_.skip(request.method() == http::verb::head);
    const auto [head_error, head] =
        co_await http::async_read_header(far_, buffer_, parser_, kAwait);
    if (head_error) co_return 0;
    const int status = int(parser_.get().result_int());
    if (status == 101) co_return status;
    const auto [body_error, body] = co_await http::async_read(far_, buffer_, parser_, kAwait);
    co_return body_error ? 0 : status;
  }

  bool sent() const { return sent_; }  // it may have been heard, answered or not
  Response& response() { return parser_.get(); }
  /// Of the body, or, after a HEAD, of the body that was not sent.
  std::uint64_t content_length() const {
    if (parser_.get().body().empty()) return parser_.content_length().value_or(0);
    return parser_.get().body().size();
  }
  Socket release_socket() {
    far_.expires_never();
    return far_.release_socket();
  }
  /// What the client must hear first once the wires are joined: the handshake, and what came with
  /// it.
  std::string opening() const {
    std::ostringstream head;
    head << parser_.get().base();
    return head.str() + beast::buffers_to_string(buffer_.cdata());
  }

 private:
  Awaitable<bool> connect(const std::string& address) {
    const auto [host, port] = split_host(address);
    asio::ip::basic_resolver<tcp, Executor> resolver(far_.get_executor());
    const auto [unknown, places] = co_await resolver.async_resolve(host, port, kAwait);
    if (unknown) co_return false;
    far_.expires_after(kConnectTime);
    const auto [ec, place] = co_await far_.async_connect(places, kAwait);
    if (!ec) prepare(far_.socket());
    co_return !ec;
  }

  Stream far_;
  beast::flat_buffer buffer_;
  http::response_parser<http::string_body> parser_;
  bool sent_ = false;
};

/// Two wires joined: a client's, and the one to the process that holds its WebSocket. That process
/// pings and limits the client; here bytes only pass.
class Relay final : public Connection, public std::enable_shared_from_this<Relay> {
 public:
  Relay(std::shared_ptr<Core> core, Socket near, Socket far, Slot slot)
      : core_(std::move(core)),
        slot_(std::move(slot)),
        near_(std::move(near)),
        far_(std::move(far)) {
    // A machine that was switched off says nothing: ask it.
    error_code ignored;
    far_.set_option(asio::socket_base::keep_alive(true), ignored);
    using Seconds = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_KEEPIDLE>;
    using Interval = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_KEEPINTVL>;
    using Unheard = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_USER_TIMEOUT>;
    far_.set_option(Seconds(5), ignored);
    far_.set_option(Interval(2), ignored);
    far_.set_option(Unheard(10'000), ignored);
  }
  ~Relay() override { core_->remove(this); }

  /// `opening` goes to the client before anything else.
  void start(std::string opening) {
    core_->add(this, weak_from_this());
    asio::co_spawn(near_.get_executor(), open(shared_from_this(), std::move(opening)),
                   asio::detached);
    if (core_->stopping) stop_soon();
  }

  void stop_soon() override {
    core_->io->post(near_.get_executor(), [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->cut();
    });
  }

 private:
  static Awaitable<> open(std::shared_ptr<Relay> self, std::string opening) {
    const auto [ec, size] = co_await asio::async_write(self->near_, asio::buffer(opening), kAwait);
    if (ec) co_return;
    asio::co_spawn(self->near_.get_executor(), pass(self, self->near_, self->far_), asio::detached);
    asio::co_spawn(self->near_.get_executor(), pass(self, self->far_, self->near_), asio::detached);
  }

  static Awaitable<> pass(std::shared_ptr<Relay> self, Socket& from, Socket& to) {
    std::array<char, 4096> bytes;
    for (;;) {
      const auto [end, size] = co_await from.async_read_some(asio::buffer(bytes), kAwait);
      if (end) break;
      const auto [lost, n] =
          co_await asio::async_write(to, asio::buffer(bytes.data(), size), kAwait);
      if (lost) break;
    }
    self->cut();
  }

  void cut() {
    error_code ignored;
    near_.close(ignored);
    far_.close(ignored);
  }

  const std::shared_ptr<Core> core_;
  Slot slot_;
  Socket near_, far_;
};

}  // namespace wagonaut::server::wire
