#include "bench/load/link.h"

#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace wagonaut::load {

Result<Place> find_place(const std::string& server) {
  constexpr std::string_view kScheme = "http://";
  Place out;
  out.host = server.starts_with(kScheme) ? server.substr(kScheme.size()) : server;
  out.host = out.host.substr(0, out.host.find('/'));
  const std::size_t colon = out.host.rfind(':');
  if (colon == std::string::npos) return Failure{server + ": a port is missing"};
  const std::string name = out.host.substr(0, colon), port = out.host.substr(colon + 1);
  addrinfo hints{}, *found = nullptr;
  hints.ai_family = AF_INET;
  hints.ai_socktype = SOCK_STREAM;
  if (const int fault = getaddrinfo(name.c_str(), port.c_str(), &hints, &found); fault != 0)
    return Failure{server + ": " + gai_strerror(fault)};
  std::memcpy(&out.address, found->ai_addr, sizeof out.address);
  freeaddrinfo(found);
  return out;
}

bool Link::open(const Place& place) {
  close();
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return false;
  const int yes = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const auto* address = reinterpret_cast<const sockaddr*>(&place.address);
  const bool begun = ::connect(socket_, address, sizeof place.address) == 0 || errno == EINPROGRESS;
  if (begun && poller_.watch(socket_, *this)) return true;
  close();
  return false;
}

void Link::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
  connected_ = false;
  in_.clear();
  out_.clear();
}

void Link::send(std::string_view bytes) {
  if (!is_open()) return;
  std::size_t sent = 0;
  if (connected_ && out_.empty()) {
    const ssize_t n = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    sent = n > 0 ? std::size_t(n) : 0;  // what is wrong shows when it is read
    if (sent == bytes.size()) return;
    poller_.want_to_write(socket_, *this, true);
  }
  out_.append(bytes.substr(sent));
}

void Link::flush() {
  connected_ = true;
  if (!out_.empty()) {
    const ssize_t n = ::send(socket_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (n > 0) out_.erase(0, std::size_t(n));
  }
  if (out_.empty()) poller_.want_to_write(socket_, *this, false);
}

// An event may be left over from a socket that was closed in the meantime; it does no harm.
void Link::ready(bool readable, bool writable) {
  if (is_open() && readable) receive();
  if (is_open() && writable) flush();
}

void Link::receive() {
  std::string& room = poller_.scratch();
  const ssize_t n = ::recv(socket_, room.data(), room.size(), 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (n > 0) return take(std::string_view(room).substr(0, std::size_t(n)));
  close();
  broken();
}

void Link::take(std::string_view bytes) {
  if (in_.empty()) {
    read(bytes);
    if (is_open()) in_ = bytes;
    return;
  }
  // What is read may close or reopen this link, so it must not lie in its own buffer.
  std::string all = std::exchange(in_, {});
  all += bytes;
  bytes = all;
  read(bytes);
  if (is_open()) in_ = bytes;
}

}  // namespace wagonaut::load
