#pragma once

#include <netinet/in.h>

#include <string>
#include <string_view>

#include "bench/load/poller.h"
#include "engine/base/result.h"

namespace wagonaut::load {

/// Where the server is.
struct Place {
  sockaddr_in address{};
  std::string host;  // as requests name it: "127.0.0.1:8400"
};
/// "http://host:port" or "host:port".
Result<Place> find_place(const std::string& server);

/// One TCP connection that never blocks. It can be opened again after it was closed.
class Link : public Watcher {
 public:
  explicit Link(Poller& poller) : poller_(poller) {}
  ~Link() override { close(); }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  bool open(const Place& place);
  void close();
  bool is_open() const { return socket_ >= 0; }
  /// What the socket does not take now waits.
  void send(std::string_view bytes);

 protected:
  Poller& poller() { return poller_; }
  /// Takes what it can off the front of `bytes`; the rest is shown again with what follows.
  virtual void read(std::string_view& bytes) = 0;
  /// The other side has closed, or the connection broke. It is closed already.
  virtual void broken() = 0;

 private:
  void ready(bool readable, bool writable) override;
  void receive();
  void flush();
  void take(std::string_view bytes);

  Poller& poller_;
  int socket_ = -1;
  bool connected_ = false;
  std::string in_, out_;
};

}  // namespace wagonaut::load
