#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A small blocking HTTP and WebSocket client over plain sockets, for tests and load. It shares no
/// code with the server, and can misbehave on purpose.
namespace wagonaut::web {

using Millis = std::chrono::milliseconds;
using Headers = std::vector<std::pair<std::string, std::string>>;

inline constexpr Millis kPatience{20'000};

struct HttpAnswer {
  int status = 0;                              // 0: the connection ended before a whole answer came
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string header(const std::string& name) const;
};

/// A TCP connection to this machine.
class Socket {
 public:
  /// `from` is the own address, e.g. "127.0.0.2"; empty for any. Nothing if nobody listens.
  static std::optional<Socket> connect(int port, const std::string& from = {});
  Socket(Socket&& other) noexcept;
  Socket& operator=(Socket&& other) noexcept;
  ~Socket();

  bool write(std::string_view bytes);  // false: the other side is gone, or does not read
  /// Waits for bytes and adds them to `to`. False at the end of the stream or after `timeout`.
  bool read(std::string& to, Millis timeout = kPatience);
  bool ended() const { return ended_; }
  void finish_writing();
  int fd() const { return fd_; }

 private:
  explicit Socket(int fd) : fd_(fd) {}
  int fd_ = -1;
  bool ended_ = false;
};

/// A kept-alive HTTP connection.
class HttpConnection {
 public:
  static std::unique_ptr<HttpConnection> open(int port, const std::string& from = {});

  /// Sends a request; `Host` and `Content-Length` are added unless given. A HEAD has no body back.
  HttpAnswer request(const std::string& method, const std::string& target,
                     std::string_view body = {}, const Headers& headers = {});
  bool write(std::string_view bytes) { return socket_.write(bytes); }
  HttpAnswer read_answer(bool to_head = false, Millis timeout = kPatience);
  /// True when the other side ends the stream within `timeout`.
  bool wait_ended(Millis timeout = kPatience);
  Socket& socket() { return socket_; }
  /// What was read and not yet taken.
  std::string& buffer() { return buffer_; }

 private:
  HttpConnection(Socket socket, int port) : socket_(std::move(socket)), port_(port) {}
  bool read_body(HttpAnswer& answer, Millis timeout);
  bool read_chunks(HttpAnswer& answer, Millis timeout);
  bool fill(std::size_t size, Millis timeout);
  Socket socket_;
  int port_;
  std::string buffer_;
};

/// One request on a connection of its own.
struct WebClient {
  static HttpAnswer get(int port, const std::string& path, const Headers& headers = {});
  static HttpAnswer post(int port, const std::string& path, std::string_view body,
                         const Headers& headers = {});
  static HttpAnswer request(int port, const std::string& method, const std::string& path,
                            std::string_view body = {}, const Headers& headers = {});
};

enum class Opcode { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

struct Frame {
  Opcode opcode = Opcode::Text;
  std::string payload;
  bool last = true;    // FIN
  bool masked = true;  // as a client must
  int reserved = 0;    // RSV1..3, three bits
};
std::string frame_bytes(const Frame& frame);

/// One WebSocket. Answers pings and closing frames by itself while it receives.
class WebLine {
 public:
  /// Nothing if the upgrade is refused; `refusal` then holds the answer.
  static std::unique_ptr<WebLine> open(int port, const std::string& path,
                                       const Headers& headers = {}, HttpAnswer* refusal = nullptr);

  bool send(std::string_view text);
  bool send_frame(const Frame& frame);
  bool send_bytes(std::string_view bytes) { return socket_.write(bytes); }
  void finish_writing() { socket_.finish_writing(); }  // without a goodbye
  /// The next message; nothing after `timeout` or once the line is closed.
  std::optional<std::string> receive(Millis timeout = kPatience);
  /// Reads, and throws away, until the line is closed. The code; 0 if it still is open.
  int wait_closed(Millis timeout = kPatience);
  void close(int code = 1000);  // says goodbye; `wait_closed` hears the answer

  bool closed() const { return close_code_ != 0; }
  /// 0 while open; 1006 if the stream ended without a closing frame, 1005 if that held no code.
  int close_code() const { return close_code_; }
  const std::string& close_reason() const { return close_reason_; }
  int pings() const { return pings_; }
  int pongs() const { return pongs_; }
  void set_answers_pings(bool answers) { answers_pings_ = answers; }
  const HttpAnswer& handshake() const { return handshake_; }
  int fd() const { return socket_.fd(); }

 private:
  WebLine(Socket socket, std::string rest, HttpAnswer handshake);
  std::optional<Frame> take_frame();
  void obey(const Frame& control);
  void set_closed(int code, std::string reason);

  Socket socket_;
  std::string buffer_, message_;
  std::size_t taken_ = 0;  // of the buffer
  HttpAnswer handshake_;
  std::string close_reason_;
  int close_code_ = 0, pings_ = 0, pongs_ = 0;
  bool answers_pings_ = true, said_goodbye_ = false;
};

}  // namespace wagonaut::web
