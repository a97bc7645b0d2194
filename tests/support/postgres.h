#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace wagonaut::tests {

/// A real PostgreSQL server in a folder of its own, reached by a socket in that folder. It dies
/// with the process that started it, however that one dies.
class PostgresServer {
 public:
  /// One for all tests of this process, made and started when it is first asked for. To be asked
  /// for on the main thread: the kernel ties the server's life to the thread that starts it.
  static PostgresServer& shared();

  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// The URL of a new and empty database.
  std::string fresh_database();
  std::string url(const std::string& database) const;
  std::string socket() const { return folder_ + "/.s.PGSQL.5432"; }
  /// Runs SQL on a database, as its owner.
  void run(const std::string& url, const std::string& sql) const;

  void start();
  void stop();   // hangs up on everybody and shuts down in order
  void crash();  // dies at once, without a word to anybody
  void restart() {
    stop();
    start();
  }
  /// All its processes stand still, and sockets stay open; then they go on.
  void freeze();
  void thaw();

 private:
  bool ready() const;
  void end(int signal);
  std::vector<pid_t> children() const;

  std::string programs_, folder_;
  pid_t pid_ = -1;
  int made_ = 0;
};

}  // namespace wagonaut::tests
