#pragma once

// Calls that take an error code return nothing else.
#define BOOST_ASIO_NO_DEPRECATED
// GCC 12 takes an empty object of Asio's for one that nobody filled in.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <fcntl.h>

#include <atomic>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/net/address.h"
#include "server/net/front_door.h"
#include "server/net/net.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

/// The inside of the net, on Boost.Asio and Boost.Beast. These headers belong to net.cpp alone: to
/// compile them once costs half a minute.
namespace wagonaut::server::wire {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using beast::error_code;

using Executor = asio::strand<asio::io_context::executor_type>;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Stream = beast::basic_stream<tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T = void>
using Awaitable = asio::awaitable<T, Executor>;
/// Errors come back as values.
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>{});

/// Runs foreign code. What it throws is a bug of ours that must not end the process.
template <class Work>
bool guarded(std::string_view where, Work&& work) {
  const auto why = trouble_in(work);
  if (why) log(Level::Error, "an exception escaped", {{"from", std::string(where)}, {"why", *why}});
  return !why;
}

/// For a child process the socket is closed; small messages leave at once.
inline void prepare(Socket& socket) {
  error_code ignored;
  ::fcntl(socket.native_handle(), F_SETFD, FD_CLOEXEC);
  socket.set_option(tcp::no_delay(true), ignored);
}

/// The context that everything runs on. Lines and strands may outlive the Net, so they share it.
class Io {
 public:
  asio::io_context& context() { return context_; }
  Executor make_strand() { return asio::make_strand(context_); }

  /// For callers who may come after the end.
  template <class Work>
  void post(const Executor& executor, Work&& work) {
    const std::shared_lock lock(gate_);
    if (!over_) asio::post(executor, std::forward<Work>(work));
  }

  /// Forgets all that waits. No thread may run the context any more.
  void end() {
    {
      const std::unique_lock lock(gate_);
      over_ = true;
    }
    context_.shutdown();
  }

 private:
  struct Context : asio::io_context {
    using asio::execution_context::shutdown;
  };
  Context context_;
  std::shared_mutex gate_;
  bool over_ = false;
};

/// Whatever holds a socket.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void stop_soon() = 0;  // from any thread
};

struct Counters {
  std::atomic<long> connections{0}, lines{0}, requests{0}, messages_in{0}, messages_out{0};
  std::atomic<long> dropped_slow{0}, refused_rate{0}, refused_size{0};
  std::atomic<long> refused_origin{0};
};

/// Bytes that wait until the clients of one household take them.
using Debt = std::atomic<std::size_t>;

/// Of all households that have connections. May be used from any thread.
class Debts {
 public:
  std::shared_ptr<Debt> of(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (debts_.size() >= tidy_at_) {
      std::erase_if(debts_, [](const auto& entry) { return entry.second.expired(); });
      tidy_at_ = std::max(kFew, 2 * debts_.size());
    }
    std::weak_ptr<Debt>& kept = debts_[household_of(address)];
    std::shared_ptr<Debt> debt = kept.lock();
    if (!debt) kept = debt = std::make_shared<Debt>(0);
    return debt;
  }

 private:
  static constexpr std::size_t kFew = 1024;
  std::mutex mutex_;
  std::size_t tidy_at_ = kFew;
  std::unordered_map<std::string, std::weak_ptr<Debt>> debts_;
};

/// What all connections share.
struct Core {
  Core(const NetSettings& s, std::shared_ptr<Service> behind, bool on_loopback)
      : settings(s),
        service(std::move(behind)),
        io(std::make_shared<Io>()),
        door(s, on_loopback),
        addresses(s.requests_per_second, s.most_per_address),
        messages(s.messages_per_address, 0) {}

  const NetSettings settings;
  const std::shared_ptr<Service> service;
  const std::shared_ptr<Io> io;
  const FrontDoor door;
  Addresses addresses, messages;
  Counters counters;
  std::atomic<std::size_t> queued{0};  // bytes that wait for all clients
  Debts debts;
  asio::thread_pool* pool = nullptr;  // runs the service; lives until the last connection is gone
  std::atomic<int> waiting{0};        // requests that wait for the pool
  std::atomic<bool> stopping{false};

  void add(Connection* connection, std::weak_ptr<Connection> handle) {
    const std::lock_guard lock(mutex_);
    connections_.emplace(connection, std::move(handle));
  }
  void remove(Connection* connection) {
    const std::lock_guard lock(mutex_);
    connections_.erase(connection);
  }
  void stop_all() {
    stopping = true;
    std::vector<std::shared_ptr<Connection>> all;
    {
      const std::lock_guard lock(mutex_);
      // NOLINTNEXTLINE(bugprone-nondeterministic-pointer-iteration-order): any order will do
      for (const auto& [address, handle] : connections_) all.push_back(handle.lock());
    }
    for (const auto& connection : all)
      if (connection) connection->stop_soon();
    if (counters.connections == 0) finish();
  }
  /// Ends `run`, after what is queued now.
  void finish() {
    asio::post(io->context(), [context = &io->context()] { context->stop(); });
  }

 private:
  std::mutex mutex_;
  std::unordered_map<Connection*, std::weak_ptr<Connection>> connections_;
};

/// Bytes of an answer on their way to a client that may not read them.
class Unread {
 public:
  Unread(std::shared_ptr<Core> core, std::shared_ptr<Debt> debt, std::size_t bytes)
      : core_(std::move(core)), debt_(std::move(debt)), bytes_(bytes) {
    core_->queued += bytes_;
    *debt_ += bytes_;
  }
  Unread(const Unread&) = delete;
  Unread& operator=(const Unread&) = delete;
  ~Unread() {
    core_->queued -= bytes_;
    *debt_ -= bytes_;
  }
  /// Answers leave half of all room to what is said at tables.
  bool too_many() const {
    const NetSettings& s = core_->settings;
    return core_->queued > s.most_queued_in_all / 2 || *debt_ > s.most_queued_per_address;
  }

 private:
  const std::shared_ptr<Core> core_;
  const std::shared_ptr<Debt> debt_;
  const std::size_t bytes_;
};

/// The right to one connection. Moves from whoever holds the socket to the next.
class Slot {
 public:
  explicit Slot(std::shared_ptr<Core> core) : core_(std::move(core)) {
    ++core_->counters.connections;
  }
  Slot(Slot&&) = default;
  Slot& operator=(Slot&&) = delete;
  ~Slot() {
    if (!core_) return;
    if (!address_.empty()) core_->addresses.leave(address_);
    if (--core_->counters.connections == 0 && core_->stopping) core_->finish();
  }
  /// False: this address has too many connections.
  bool enter_as(const std::string& address) {
    if (!core_->addresses.enter(address)) return false;
    address_ = address;
    return true;
  }
  /// A process of ours comes for many.
  void enter_as_nobody() {
    if (!address_.empty()) core_->addresses.leave(std::exchange(address_, {}));
  }

 private:
  std::shared_ptr<Core> core_;
  std::string address_;
};

}  // namespace wagonaut::server::wire
