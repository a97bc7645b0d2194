#include "server/net/net.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <thread>

#include "server/net/wire_session.h"
#include "server/net/wire_strand.h"

namespace wagonaut::server {

namespace wire {

namespace {

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Bell = asio::posix::basic_stream_descriptor<Executor>;

std::string place_name(const NetSettings& settings) {
  return settings.host + ":" + std::to_string(settings.port);
}

Failure cannot_listen(const NetSettings& settings, const error_code& ec) {
  const std::string place = "cannot listen on " + place_name(settings) + ": ";
  if (ec == asio::error::address_in_use)
    return {place + "the port is in use; stop the other program or choose another port"};
  if (ec == asio::error::access_denied) return {place + "not allowed; choose a port above 1023"};
  if (ec.value() == EADDRNOTAVAIL)
    return {place + "this machine has no such address; choose one of its own, or 127.0.0.1"};
  return {place + ec.message()};
}

Result<tcp::endpoint> find_endpoint(asio::io_context& context, const NetSettings& settings) {
  if (settings.port < 0 || settings.port > 65535)
    return Failure{"port " + std::to_string(settings.port) + " is not between 0 and 65535"};
  error_code ec;
  tcp::resolver resolver(context);
  const auto found =
      resolver.resolve(settings.host, std::to_string(settings.port), tcp::resolver::passive, ec);
  if (ec || found.empty())
    return Failure{"host '" + settings.host + "' is unknown: " + ec.message() +
                   "; give an address of this machine, e.g. 127.0.0.1"};
  return found.begin()->endpoint();
}

/// Opened by hand, so that no child process ever inherits it.
error_code open_acceptor(Acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code ec;
  const auto protocol = endpoint.protocol();
  const int fd = ::socket(protocol.family(), SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return {errno, asio::error::get_system_category()};
  acceptor.assign(protocol, fd, ec);
  if (!ec) acceptor.set_option(asio::socket_base::reuse_address(true), ec);
  if (!ec) acceptor.bind(endpoint, ec);
  if (!ec) acceptor.listen(asio::socket_base::max_listen_connections, ec);
  return ec;
}

class WireNet final : public Net {
 public:
  WireNet(std::shared_ptr<Core> core, Acceptor acceptor, int bell)
      : core_(std::move(core)),
        pool_(std::make_unique<asio::thread_pool>(
            std::size_t(std::max(1, core_->settings.blocking_threads)))),
        work_(asio::make_work_guard(core_->io->context())),
        acceptor_(std::move(acceptor)),
        bell_(acceptor_.get_executor(), bell),
        bell_fd_(bell),
        patience_timer_(acceptor_.get_executor()),
        port_(acceptor_.local_endpoint().port()) {
    core_->pool = pool_.get();
    asio::co_spawn(acceptor_.get_executor(), accept(), asio::detached);
    asio::co_spawn(acceptor_.get_executor(), wait_for_stop(), asio::detached);
  }
  ~WireNet() override { end(); }

  int port() const override { return port_; }
  std::unique_ptr<Strand> make_strand() override { return std::make_unique<WireStrand>(core_->io); }
  NetCounts counts() const override;
  void run() override;
  void stop(Millis patience) override;

 private:
  Awaitable<> accept();
  void welcome(Socket socket);
  Awaitable<> wait_for_stop();
  void run_thread();
  void end();

  std::shared_ptr<Core> core_;
  std::unique_ptr<asio::thread_pool> pool_;
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  Acceptor acceptor_;
  Bell bell_;  // rung by `stop`
  const int bell_fd_;
  Timer patience_timer_;
  std::atomic<long> patience_{0};
  const int port_;
};

NetCounts WireNet::counts() const {
  const Counters& c = core_->counters;
  return {.connections = c.connections,
          .lines = c.lines,
          .requests = c.requests,
          .messages_in = c.messages_in,
          .messages_out = c.messages_out,
          .dropped_slow = c.dropped_slow,
          .refused_rate = c.refused_rate,
          .refused_size = c.refused_size,
          .refused_origin = c.refused_origin};
}

Awaitable<> WireNet::accept() {
  while (acceptor_.is_open()) {
    auto [ec, socket] = co_await acceptor_.async_accept(core_->io->make_strand(), kAwait);
    if (!ec) {
      welcome(std::move(socket));
    } else if (ec == asio::error::no_descriptors || ec == asio::error::no_buffer_space ||
               ec.value() == ENFILE || ec.value() == ENOMEM) {
      log(Level::Error, "no more connections can be opened", {{"reason", ec.message()}});
      Timer pause(acceptor_.get_executor(), Millis{100});
      co_await pause.async_wait(kAwait);
    }
  }
}

/// A short answer to a connection that is not wanted. It is new, so the write cannot block.
void send_away(Socket& socket, const HttpResponse& away) {
  std::string text = "HTTP/1.1 " + std::to_string(away.status) +
                     " Unavailable\r\nConnection: close\r\nContent-Type: " + away.type +
                     "\r\nContent-Length: " + std::to_string(away.body.size()) + "\r\n";
  for (const auto& [name, value] : away.headers) text += name + ": " + value + "\r\n";
  for (const auto& [name, value] : security_headers())
    text.append(name).append(": ").append(value).append("\r\n");
  text += "\r\n" + away.body.text();
  error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(text), ignored);
  socket.shutdown(tcp::socket::shutdown_send, ignored);
}

void WireNet::welcome(Socket socket) {
  error_code ec;
  const tcp::endpoint from = socket.remote_endpoint(ec);
  if (ec) return;  // gone already
  prepare(socket);
  socket.set_option(asio::socket_base::send_buffer_size(core_->settings.most_unread), ec);
  const std::string address = from.address().to_string();
  std::string peer = clean_address(address).value_or(address);
  Slot slot(core_);
  if (core_->counters.connections > core_->settings.most_connections)
    return send_away(socket, refusal_for_now(503, "full", "the server has no room left", 10));
  if (!core_->door.is_proxy(peer) && !slot.enter_as(peer)) {
    ++core_->counters.refused_rate;
    return send_away(socket, refusal_for_now(429, "too_many_connections",
                                             "this address has too many connections", 10));
  }
  std::make_shared<Session>(core_, std::move(socket), std::move(peer), std::move(slot))->start();
}

Awaitable<> WireNet::wait_for_stop() {
  co_await bell_.async_wait(Bell::wait_read, kAwait);
  error_code ignored;
  acceptor_.close(ignored);
  patience_timer_.expires_after(Millis{patience_});
  patience_timer_.async_wait([core = core_.get()](error_code ec) {
    if (!ec) core->io->context().stop();
  });
  core_->stop_all();
}

/// Nothing but a store and a write: both may be done in a signal handler.
void WireNet::stop(Millis patience) {
  patience_ = long(patience.count());
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t n = ::write(bell_fd_, &one, sizeof one);
}

void WireNet::run_thread() {
  while (!guarded("the net", [&] { core_->io->context().run(); })) continue;
}

void WireNet::run() {
  std::vector<std::thread> helpers;
  for (int i = 1; i < core_->settings.threads; ++i) helpers.emplace_back([this] { run_thread(); });
  run_thread();
  for (std::thread& helper : helpers) helper.join();
  end();
}

/// In this order: nobody runs the context any more; nobody hands work back to it; it lets go of
/// every connection, and those of what they hold.
void WireNet::end() {
  pool_.reset();
  error_code ignored;
  acceptor_.close(ignored);
  core_->io->end();
}

}  // namespace

}  // namespace wire

Result<std::unique_ptr<Net>> Net::listen(const NetSettings& settings,
                                         std::shared_ptr<Service> service) {
  using namespace wire;
  CHECK(service);
  try {
    asio::io_context finder;
    const Result<tcp::endpoint> endpoint = find_endpoint(finder, settings);
    if (!endpoint) return endpoint.failure();
    const auto core =
        std::make_shared<Core>(settings, std::move(service), endpoint->address().is_loopback());
    Acceptor acceptor(core->io->make_strand());
    if (const error_code ec = open_acceptor(acceptor, *endpoint))
      return cannot_listen(settings, ec);
    const int bell = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (bell < 0) return Failure{"the system has no file descriptors left"};
    return std::unique_ptr<Net>(std::make_unique<WireNet>(core, std::move(acceptor), bell));
  } catch (const std::exception& e) {
    return Failure{"cannot listen on " + place_name(settings) + ": " + e.what()};
  }
}

}  // namespace wagonaut::server
