#include "tests/support/web_client.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdint>

#include "tests/support/source_address.h"

namespace wagonaut::web {

namespace {

using SteadyTime = std::chrono::steady_clock::time_point;

// The handshake of RFC 6455, 1.3: with the key always the same, so is the answer.
constexpr std::string_view kHandshakeKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kHandshakeAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

Millis left_until(SteadyTime deadline) {
  const auto left = deadline - std::chrono::steady_clock::now();
  return std::max(Millis{0}, std::chrono::ceil<Millis>(left));
}

bool poll_for(int fd, short what, Millis timeout) {
  const SteadyTime deadline = std::chrono::steady_clock::now() + timeout;
  pollfd entry{fd, what, 0};
  for (;;) {
    const int n = ::poll(&entry, 1, int(left_until(deadline).count()));
    if (n > 0) return true;
    if (n == 0 || errno != EINTR) return false;
  }
}

std::string in_lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return char(std::tolower(c)); });
  return text;
}

bool names_header(const Headers& headers, std::string_view name) {
  return std::any_of(headers.begin(), headers.end(),
                     [&](const auto& h) { return in_lower_case(h.first) == name; });
}

std::string request_text(int port, const std::string& method, const std::string& target,
                         std::string_view body, const Headers& headers) {
  std::string text = method + " " + target + " HTTP/1.1\r\n";
  if (!names_header(headers, "host")) text += "Host: 127.0.0.1:" + std::to_string(port) + "\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  const bool sized = names_header(headers, "content-length");
  if (!sized && (!body.empty() || method == "POST"))
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return text + "\r\n" + std::string(body);
}

/// Reads the status line and the headers of `head`, which ends with an empty line.
HttpAnswer parse_answer_head(std::string_view head) {
  HttpAnswer answer;
  if (!head.starts_with("HTTP/1.") || head.size() < 12) return answer;
  std::from_chars(head.data() + 9, head.data() + 12, answer.status);
  std::size_t at = head.find("\r\n") + 2;
  while (at < head.size()) {
    const std::size_t end = head.find("\r\n", at);
    const std::string_view line = head.substr(at, end - at);
    if (line.empty()) break;
    const std::size_t colon = std::min(line.find(':'), line.size() - 1);
    std::string_view value = line.substr(colon + 1);
    while (value.starts_with(' ')) value.remove_prefix(1);
    std::string& place = answer.headers[in_lower_case(std::string(line.substr(0, colon)))];
    place += (place.empty() ? "" : ", ") + std::string(value);
    at = end + 2;
  }
  return answer;
}

bool answers_without_body(int status) {
  return status < 200 || status == 204 || status == 304;
}

}  // namespace

std::string HttpAnswer::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? std::string() : found->second;
}

std::optional<Socket> Socket::connect(int port, const std::string& from) {
  Socket socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (socket.fd_ < 0) return std::nullopt;
  const int on = 1;
  ::setsockopt(socket.fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  const std::string& source = from.empty() ? SourceAddress::current() : from;
  if (!source.empty()) {
    ::inet_pton(AF_INET, source.c_str(), &address.sin_addr);
    if (::bind(socket.fd_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
      return std::nullopt;
  }
  ::inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  address.sin_port = htons(std::uint16_t(port));
  if (::connect(socket.fd_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
    return std::nullopt;
  ::fcntl(socket.fd_, F_SETFL, ::fcntl(socket.fd_, F_GETFL) | O_NONBLOCK);
  return socket;
}

Socket::Socket(Socket&& other) noexcept : fd_(std::exchange(other.fd_, -1)), ended_(other.ended_) {}

Socket& Socket::operator=(Socket&& other) noexcept {
  std::swap(fd_, other.fd_);
  std::swap(ended_, other.ended_);
  return *this;
}

Socket::~Socket() {
  if (fd_ >= 0) ::close(fd_);
}

bool Socket::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (n >= 0) {
      bytes.remove_prefix(std::size_t(n));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!poll_for(fd_, POLLOUT, kPatience)) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool Socket::read(std::string& to, Millis timeout) {
  if (ended_) return false;
  char chunk[16 * 1024];
  for (;;) {
    const ssize_t n = ::recv(fd_, chunk, sizeof chunk, 0);
    if (n > 0) {
      to.append(chunk, std::size_t(n));
      return true;
    }
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      if (!poll_for(fd_, POLLIN, timeout)) return false;
      continue;
    }
    ended_ = true;
    return false;
  }
}

void Socket::finish_writing() {
  ::shutdown(fd_, SHUT_WR);
}

std::unique_ptr<HttpConnection> HttpConnection::open(int port, const std::string& from) {
  std::optional<Socket> socket = Socket::connect(port, from);
  if (!socket) return nullptr;
  return std::unique_ptr<HttpConnection>(new HttpConnection(std::move(*socket), port));
}

HttpAnswer HttpConnection::request(const std::string& method, const std::string& target,
                                   std::string_view body, const Headers& headers) {
  // A server that refuses early may stop reading: what it said is read all the same.
  write(request_text(port_, method, target, body, headers));
  return read_answer(method == "HEAD");
}

bool HttpConnection::fill(std::size_t size, Millis timeout) {
  while (buffer_.size() < size)
    if (!socket_.read(buffer_, timeout)) return false;
  return true;
}

HttpAnswer HttpConnection::read_answer(bool to_head, Millis timeout) {
  std::size_t end = buffer_.find("\r\n\r\n");
  while (end == std::string::npos) {
    if (!socket_.read(buffer_, timeout)) return {};
    end = buffer_.find("\r\n\r\n");
  }
  HttpAnswer answer = parse_answer_head(std::string_view(buffer_).substr(0, end + 4));
  buffer_.erase(0, end + 4);
  if (to_head || answers_without_body(answer.status)) return answer;
  return read_body(answer, timeout) ? answer : HttpAnswer{};
}

bool HttpConnection::read_body(HttpAnswer& answer, Millis timeout) {
  if (answer.header("transfer-encoding") == "chunked") return read_chunks(answer, timeout);
  const std::string length = answer.header("content-length");
  if (length.empty()) {
    while (socket_.read(buffer_, timeout)) continue;
    answer.body = std::exchange(buffer_, {});
    return socket_.ended();
  }
  std::size_t size = 0;
  std::from_chars(length.data(), length.data() + length.size(), size);
  if (!fill(size, timeout)) return false;
  answer.body = buffer_.substr(0, size);
  buffer_.erase(0, size);
  return true;
}

bool HttpConnection::read_chunks(HttpAnswer& answer, Millis timeout) {
  for (;;) {
    std::size_t line = buffer_.find("\r\n");
    while (line == std::string::npos) {
      if (!socket_.read(buffer_, timeout)) return false;
      line = buffer_.find("\r\n");
    }
    std::size_t size = 0;
    std::from_chars(buffer_.data(), buffer_.data() + line, size, 16);
    if (!fill(line + 2 + size + 2, timeout)) return false;
    answer.body += buffer_.substr(line + 2, size);
    buffer_.erase(0, line + 2 + size + 2);
    if (size == 0) return true;
  }
}

bool HttpConnection::wait_ended(Millis timeout) {
  const SteadyTime deadline = std::chrono::steady_clock::now() + timeout;
  while (socket_.read(buffer_, left_until(deadline))) continue;
  return socket_.ended();
}

HttpAnswer WebClient::get(int port, const std::string& path, const Headers& headers) {
  return request(port, "GET", path, {}, headers);
}

HttpAnswer WebClient::post(int port, const std::string& path, std::string_view body,
                           const Headers& headers) {
  return request(port, "POST", path, body, headers);
}

HttpAnswer WebClient::request(int port, const std::string& method, const std::string& path,
                              std::string_view body, const Headers& headers) {
  const auto connection = HttpConnection::open(port);
  if (!connection) return {};
  Headers all = headers;
  if (!names_header(headers, "connection")) all.emplace_back("Connection", "close");
  return connection->request(method, path, body, all);
}

std::string frame_bytes(const Frame& frame) {
  std::string bytes;
  bytes += char((frame.last ? 0x80 : 0) | (frame.reserved << 4) | int(frame.opcode));
  const int mask_bit = frame.masked ? 0x80 : 0;
  const std::size_t size = frame.payload.size();
  int extra = 0;
  if (size < 126) {
    bytes += char(mask_bit | int(size));
  } else if (size < 65536) {
    bytes += char(mask_bit | 126);
    extra = 2;
  } else {
    bytes += char(mask_bit | 127);
    extra = 8;
  }
  for (int i = extra - 1; i >= 0; --i) bytes += char((size >> (8 * i)) & 0xff);
  if (!frame.masked) return bytes + frame.payload;
  // Any mask will do where no proxy is to be fooled.
  const char mask[4] = {0x5a, 0x17, 0x6c, 0x31};
  bytes.append(mask, 4);
  for (std::size_t i = 0; i < size; ++i) bytes += char(frame.payload[i] ^ mask[i % 4]);
  return bytes;
}

std::unique_ptr<WebLine> WebLine::open(int port, const std::string& path, const Headers& headers,
                                       HttpAnswer* refusal) {
  const auto connection = HttpConnection::open(port);
  if (!connection) return nullptr;
  Headers all = headers;
  all.insert(all.end(), {{"Connection", "Upgrade"},
                         {"Upgrade", "websocket"},
                         {"Sec-WebSocket-Version", "13"},
                         {"Sec-WebSocket-Key", std::string(kHandshakeKey)}});
  HttpAnswer answer = connection->request("GET", path, {}, all);
  if (answer.status != 101 || answer.header("sec-websocket-accept") != kHandshakeAccept) {
    if (refusal) *refusal = std::move(answer);
    return nullptr;
  }
  return std::unique_ptr<WebLine>(new WebLine(std::move(connection->socket()),
                                              std::move(connection->buffer()), std::move(answer)));
}

WebLine::WebLine(Socket socket, std::string rest, HttpAnswer handshake)
    : socket_(std::move(socket)), buffer_(std::move(rest)), handshake_(std::move(handshake)) {}

bool WebLine::send(std::string_view text) {
  return send_frame({.payload = std::string(text)});
}

bool WebLine::send_frame(const Frame& frame) {
  return socket_.write(frame_bytes(frame));
}

std::optional<Frame> WebLine::take_frame() {
  const auto byte = [&](std::size_t i) { return std::uint8_t(buffer_[taken_ + i]); };
  const std::size_t have = buffer_.size() - taken_;
  if (have < 2) return std::nullopt;
  std::uint64_t size = byte(1) & 0x7f;
  std::size_t head = 2;
  if (size >= 126) {
    head += size == 126 ? 2 : 8;
    if (have < head) return std::nullopt;
    size = 0;
    for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
  }
  if (have < head + size) return std::nullopt;
  Frame frame{.opcode = Opcode(byte(0) & 0x0f),
              .payload = buffer_.substr(taken_ + head, size),
              .last = (byte(0) & 0x80) != 0,
              .masked = (byte(1) & 0x80) != 0,
              .reserved = byte(0) >> 4 & 7};
  taken_ += head + size;
  if (taken_ == buffer_.size()) {
    buffer_.clear();
    taken_ = 0;
  } else if (taken_ > 64 * 1024) {
    buffer_.erase(0, std::exchange(taken_, 0));
  }
  return frame;
}

void WebLine::set_closed(int code, std::string reason) {
  if (close_code_ != 0) return;
  close_code_ = code;
  close_reason_ = std::move(reason);
  socket_.finish_writing();
}

void WebLine::obey(const Frame& control) {
  if (control.opcode == Opcode::Ping) {
    ++pings_;
    if (answers_pings_) send_frame({.opcode = Opcode::Pong, .payload = control.payload});
  } else if (control.opcode == Opcode::Pong) {
    ++pongs_;
  } else if (control.opcode == Opcode::Close) {
    if (!std::exchange(said_goodbye_, true)) send_frame(control);
    if (control.payload.size() < 2) return set_closed(1005, {});
    const int code = std::uint8_t(control.payload[0]) << 8 | std::uint8_t(control.payload[1]);
    set_closed(code, control.payload.substr(2));
  }
}

std::optional<std::string> WebLine::receive(Millis timeout) {
  const SteadyTime deadline = std::chrono::steady_clock::now() + timeout;
  while (!closed()) {
    const std::optional<Frame> frame = take_frame();
    if (!frame) {
      if (socket_.read(buffer_, left_until(deadline))) continue;
      if (socket_.ended()) set_closed(1006, {});
      return std::nullopt;
    }
    // A server never masks, and no extension was asked for.
    if (frame->masked || frame->reserved != 0) {
      set_closed(1002, "the server's frame is malformed");
    } else if (int(frame->opcode) >= int(Opcode::Close)) {
      obey({.opcode = frame->opcode, .payload = frame->payload});
    } else {
      message_ += frame->payload;
      if (frame->last) return std::exchange(message_, {});
    }
  }
  return std::nullopt;
}

int WebLine::wait_closed(Millis timeout) {
  const SteadyTime deadline = std::chrono::steady_clock::now() + timeout;
  while (receive(left_until(deadline))) continue;
  return close_code_;
}

void WebLine::close(int code) {
  said_goodbye_ = true;
  const std::string payload{char(code >> 8 & 0xff), char(code & 0xff)};
  send_frame({.opcode = Opcode::Close, .payload = payload});
}

}  // namespace wagonaut::web
