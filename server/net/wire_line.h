#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "server/net/wire.h"

namespace wagonaut::server::wire {

inline constexpr Millis kPause{100};      // of an address that says more than its share
inline constexpr Millis kGoodbye{5'000};  // for a client to take what is queued and say goodbye

/// What waits to be written to one client: the side of a WebSocket that others hold.
class Outbox final : public Line {
 public:
  using Message = std::shared_ptr<const std::string>;
  struct Queued {
    Message message;
    Moment since;
  };
  struct Goodbye {
    int code;
    std::string reason;
  };
  enum class State { Open, HangingUp, Cut };

  Outbox(std::shared_ptr<Core> core, const std::string& address, Executor executor,
         std::function<void()> wake)
      : io_(core->io),
        debt_(core->debts.of(address)),
        core_(std::move(core)),
        executor_(std::move(executor)),
        wake_(std::move(wake)) {}

  void send(Message message) override {
    const std::lock_guard lock(mutex_);
    if (state_ != State::Open || !wake_) return;
    const bool behind = bytes_ > 0;
    bytes_ += message->size();
    const std::size_t in_all = core_->queued += message->size();
    const std::size_t of_household = *debt_ += message->size();
    const NetSettings& s = core_->settings;
    const bool too_many = in_all > s.most_queued_in_all || of_household > s.most_queued_per_address;
    // Whoever has read everything is not the one to be cut for what others have not read.
    if (bytes_ > s.most_queued || (behind && too_many)) {
      state_ = State::Cut;
      queue_.clear();
      ++core_->counters.dropped_slow;
      io_->post(executor_, wake_);
      return;
    }
    queue_.push_back({std::move(message), std::chrono::steady_clock::now()});
    if (!std::exchange(woken_, true)) io_->post(executor_, wake_);
  }

  void hang_up(int code, std::string_view reason) override {
    const std::lock_guard lock(mutex_);
    if (state_ != State::Open || !wake_) return;
    state_ = State::HangingUp;
    goodbye_ = {code, std::string(reason.substr(0, 120))};  // a closing frame holds no more
    io_->post(executor_, wake_);
  }

  State state() const {
    const std::lock_guard lock(mutex_);
    return state_;
  }
  /// Everything that waits, in order.
  std::vector<Queued> take() {
    const std::lock_guard lock(mutex_);
    woken_ = false;
    return std::exchange(queue_, {});
  }
  std::size_t untaken() override {
    const std::lock_guard lock(mutex_);
    asked_ = bytes_ > 0;
    return bytes_;
  }
  /// True when that was the last of what somebody asked about.
  bool written(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    give_back(bytes);
    return bytes_ == 0 && std::exchange(asked_, false);
  }
  const Goodbye& goodbye() const { return goodbye_; }  // once hanging up
  /// The socket is gone, and nobody is to be woken any more.
  void detach() {
    const std::lock_guard lock(mutex_);
    give_back(bytes_);
    wake_ = nullptr;
    core_ = nullptr;
    queue_.clear();
  }

 private:
  void give_back(std::size_t bytes) {
    bytes = std::min(bytes, bytes_);
    bytes_ -= bytes;
    if (!core_) return;
    core_->queued -= bytes;
    *debt_ -= bytes;
  }

  const std::shared_ptr<Io> io_;  // the executor needs it, whatever happens to the rest
  const std::shared_ptr<Debt> debt_;
  mutable std::mutex mutex_;
  std::shared_ptr<Core> core_;
  Executor executor_;
  std::function<void()> wake_;
  std::vector<Queued> queue_;
  std::size_t bytes_ = 0;  // queued or being written
  Goodbye goodbye_{};
  State state_ = State::Open;
  bool asked_ = false;  // how much is not taken yet
  bool woken_ = false;  // what is queued will be taken without waking once more
};

/// The socket's side of a WebSocket. Everything here runs on the connection's strand.
class WireLine final : public Connection, public std::enable_shared_from_this<WireLine> {
 public:
  using MakeEar = std::function<std::shared_ptr<Ear>(std::shared_ptr<Line>)>;

  WireLine(std::shared_ptr<Core> core, Socket socket, Slot slot, std::string address)
      : core_(std::move(core)),
        slot_(std::move(slot)),
        address_(std::move(address)),
        ws_(std::move(socket)) {
    const NetSettings& s = core_->settings;
    ws_.set_option(websocket::stream_base::timeout{s.patience, 2 * s.ping, true});
    ws_.read_message_max(s.most_message);
    ws_.write_buffer_bytes(1024);
    ws_.auto_fragment(false);
    ++core_->counters.lines;
  }
  ~WireLine() override {
    end();
    core_->remove(this);
    --core_->counters.lines;
  }

  websocket::stream<Socket, false>& stream() { return ws_; }

  /// The handshake is done. Nothing is heard before `make_ear` is back.
  void start(const MakeEar& make_ear) {
    const auto weak = weak_from_this();
    core_->add(this, weak);
    outbox_ = std::make_shared<Outbox>(core_, address_, ws_.get_executor(), [weak] {
      if (const auto self = weak.lock()) self->empty_outbox();
    });
    ws_.control_callback([this](websocket::frame_type kind, beast::string_view) {
      if (kind != websocket::frame_type::close) count_frame();
    });
    guarded("an ear's maker", [&] { ear_ = make_ear(outbox_); });
    if (!ear_) outbox_->hang_up(1011, "the server made a mistake");
    if (core_->stopping) stop_soon();
    start_greeting_timer();
    asio::co_spawn(ws_.get_executor(), listen(shared_from_this()), asio::detached);
  }

  void stop_soon() override { outbox_->hang_up(1001, "the server is going down"); }

 private:
  static Awaitable<> listen(std::shared_ptr<WireLine> self) {
    for (;;) {
      const auto [ec, size] = co_await self->ws_.async_read(self->buffer_, kAwait);
      if (ec == websocket::error::message_too_big) ++self->core_->counters.refused_size;
      if (ec) break;
      self->hear();
      // An address that says more than its share is heard later.
      while (!self->may_go_on()) {
        self->pause_.emplace(self->ws_.get_executor(), kPause);
        co_await self->pause_->async_wait(kAwait);
      }
    }
    self->end();
  }

  bool may_go_on() {
    return !ws_.next_layer().is_open() ||
           core_->messages.delay(address_, std::chrono::steady_clock::now()) == 0;
  }

  void hear() {
    greeting_timer_.reset();
    ++core_->counters.messages_in;
    if (!ws_.got_text()) {
      outbox_->hang_up(1003, "only text is understood");
    } else if (count_frame() && outbox_->state() == Outbox::State::Open) {
      const auto bytes = buffer_.cdata();
      const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
      if (!guarded("an ear", [&] { ear_->hear(text); }))
        outbox_->hang_up(1011, "the server made a mistake");
    }
    buffer_.clear();
    if (buffer_.capacity() > 4096)
      buffer_.shrink_to_fit();  // most lines are silent most of the time
  }

  /// False: too many. Pings count as well, since each is answered.
  bool count_frame() {
    if (allowance_.take(core_->settings.messages_per_second, std::chrono::steady_clock::now()))
      return true;
    if (outbox_->state() == Outbox::State::Open) ++core_->counters.refused_rate;
    outbox_->hang_up(1008, "too many messages");
    return false;
  }

  void empty_outbox() {
    const Outbox::State state = outbox_->state();
    if (state == Outbox::State::Cut) return cut();
    if (state == Outbox::State::HangingUp && !goodbye_timer_) start_goodbye_timer();
    if (!std::exchange(writing_, true))
      asio::co_spawn(ws_.get_executor(), write(shared_from_this()), asio::detached);
  }

  static Awaitable<> write(std::shared_ptr<WireLine> self) {
    for (auto batch = self->outbox_->take(); !batch.empty(); batch = self->outbox_->take()) {
      for (const auto& [message, since] : batch) {
        self->written_since_ = since;
        self->watch_reader();
        const auto [ec, size] = co_await self->ws_.async_write(asio::buffer(*message), kAwait);
        if (ec) co_return self->cut();
        const bool caught_up = self->outbox_->written(message->size());
        if (caught_up && self->ear_) guarded("an ear", [&] { self->ear_->caught_up(); });
        ++self->core_->counters.messages_out;
      }
    }
    self->writing_ = false;
    self->written_since_.reset();
    if (self->outbox_->state() != Outbox::State::HangingUp) co_return;
    self->writing_ = true;  // for good
    // Where control frames are reported, Beast 1.81 puts a closing frame off; a client's goodbye
    // that comes with other frames would then wait for ours, and ours for it.
    self->ws_.control_callback();
    const Outbox::Goodbye& goodbye = self->outbox_->goodbye();
    const websocket::close_reason reason(websocket::close_code(goodbye.code), goodbye.reason);
    co_await self->ws_.async_close(reason, kAwait);
  }

  /// Cuts whoever has left a message unread for too long. One alarm for many messages: it looks
  /// what there is to wait for when it rings.
  void watch_reader() {
    if (std::exchange(watched_, true)) return;
    if (!reader_timer_) reader_timer_.emplace(ws_.get_executor());
    reader_timer_->expires_at(*written_since_ + core_->settings.unread);
    reader_timer_->async_wait([weak = weak_from_this()](error_code ec) {
      const auto self = weak.lock();
      if (self && !ec) self->look_at_reader();
    });
  }

  void look_at_reader() {
    watched_ = false;
    if (!written_since_) return;
    if (std::chrono::steady_clock::now() < *written_since_ + core_->settings.unread)
      return watch_reader();
    ++core_->counters.dropped_slow;
    cut();
  }

  /// Whoever opens a line and says nothing holds it for no use.
  void start_greeting_timer() {
    greeting_timer_.emplace(ws_.get_executor(), core_->settings.greeting);
    greeting_timer_->async_wait([weak = weak_from_this()](error_code ec) {
      const auto self = weak.lock();
      if (self && !ec && self->greeting_timer_) self->outbox_->hang_up(1008, "nothing was said");
    });
  }

  void start_goodbye_timer() {
    goodbye_timer_.emplace(ws_.get_executor(), std::min(kGoodbye, core_->settings.patience));
    goodbye_timer_->async_wait([weak = weak_from_this()](error_code ec) {
      const auto self = weak.lock();
      if (self && !ec) self->end();
    });
  }

  void cut() {
    error_code ignored;
    ws_.next_layer().close(ignored);
    if (pause_) pause_->cancel();
  }

  void end() {
    cut();
    greeting_timer_.reset();
    goodbye_timer_.reset();
    reader_timer_.reset();
    if (outbox_) outbox_->detach();
    if (const auto ear = std::exchange(ear_, nullptr)) guarded("an ear", [&] { ear->gone(); });
  }

  const std::shared_ptr<Core> core_;
  Slot slot_;
  const std::string address_;
  websocket::stream<Socket, false> ws_;
  beast::flat_buffer buffer_;
  std::shared_ptr<Outbox> outbox_;
  std::shared_ptr<Ear> ear_;
  Allowance allowance_;
  std::optional<Timer> greeting_timer_, goodbye_timer_, reader_timer_, pause_;
  std::optional<Moment> written_since_;  // when what is being written was given to be sent
  bool writing_ = false, watched_ = false;
};

}  // namespace wagonaut::server::wire
