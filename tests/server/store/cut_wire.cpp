#include "tests/server/store/cut_wire.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>

#include "tests/support/postgres.h"

namespace wagonaut::tests::store {

namespace {

constexpr int kLookUpMillis = 20;

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

bool readable(int socket) {
  pollfd one{socket, POLLIN, 0};
  return poll(&one, 1, 0) > 0;
}

/// What has arrived; empty when the other side is gone.
std::string take(int socket) {
  char buffer[65536];
  const ssize_t got = read(socket, buffer, sizeof buffer);
  return got > 0 ? std::string(buffer, std::size_t(got)) : std::string();
}

bool pass_on(int socket, const std::string& said) {
  std::size_t done = 0;
  while (done < said.size()) {
    const ssize_t sent = send(socket, said.data() + done, said.size() - done, MSG_NOSIGNAL);
    if (sent <= 0) return false;
    done += std::size_t(sent);
  }
  return !said.empty();
}

}  // namespace

CutWire::CutWire() {
  const sockaddr_un address = address_of(folder_.file(".s.PGSQL.5432"));
  listener_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      listen(listener_, 16) != 0)
    throw std::runtime_error("no socket to listen on");
  thread_ = std::thread([this] { accept_all(); });
}

CutWire::~CutWire() {
  ending_ = true;
  thread_.join();
  for (std::thread& carrier : carriers_) carrier.join();
  close(listener_);
}

std::string CutWire::url(const std::string& url) const {
  const std::string host = folder_.file("");
  return url.substr(0, url.find("host=")) + "host=" + host.substr(0, host.size() - 1);
}

void CutWire::accept_all() {
  while (!ending_) {
    pollfd door{listener_, POLLIN, 0};
    if (poll(&door, 1, kLookUpMillis) <= 0) continue;
    const int client = accept(listener_, nullptr, nullptr);
    if (client >= 0) carriers_.emplace_back([this, client] { carry(client); });
  }
}

void CutWire::carry(int client) {
  const sockaddr_un address = address_of(PostgresServer::shared().socket());
  const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  bool whole = connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  while (whole && !ending_) {
    pollfd both[2] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
    if (poll(both, 2, kLookUpMillis) <= 0) continue;
    if (readable(client)) {
      const std::string said = take(client);
      bool hang_up = said.empty();
      if (passes(said, hang_up)) pass_on(server, said);
      whole = !hang_up;
    }
    if (whole && readable(server)) whole = pass_on(client, take(server));
  }
  close(client);
  close(server);
}

bool CutWire::passes(const std::string& said, bool& hang_up) {
  const Cut cut = cut_;
  const std::string word = cut == Cut::AtBegin ? "BEGIN" : "COMMIT";
  if (cut == Cut::Nowhere || said.find(word) == said.npos) return true;
  cut_ = Cut::Nowhere;
  hang_up = true;
  return cut == Cut::AfterCommit;
}

}  // namespace wagonaut::tests::store
