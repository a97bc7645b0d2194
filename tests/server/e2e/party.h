#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <boost/json.hpp>

#include "tests/support/server_process.h"
#include "tests/support/table_client.h"

namespace wagonaut::tests::e2e {

namespace json = boost::json;

/// A server of the test's own, on an SQLite file.
struct House {
  explicit House(std::vector<std::string> more = {});
  int port() const { return server.port(); }

  TempFolder folder;
  ServerProcess server;
};

/// What the HTTP side answered.
struct Answered {
  int status = 0;
  json::object body;

  std::string error() const;  // the code of an Error
};
Answered get(int port, const std::string& path);
Answered post(int port, const std::string& path, json::object body);

std::string text(const json::value& value);
/// The member at the end of a path: at(scene, "table", "version").
template <class... Keys>
const json::value& at(const json::object& object, std::string_view key, Keys... keys) {
  if constexpr (sizeof...(keys) == 0)
    return object.at(key);
  else
    return at(object.at(key).as_object(), keys...);
}

/// A seat as the client is shown it.
const json::object& shown_seat(const TableClient& client, int seat);
/// A step by this client, with the version it has seen.
json::object step_wish(TableClient& client, const std::string& move);

/// The answer to a wish; if it was granted, what it led to has been shown.
std::string ask_and_see(TableClient& client, const json::object& wish);

/// What goes wrong on the way, each once in so many steps; 0 is never.
struct Mishaps {
  int drops = 0;         // somebody's line breaks
  int lost_answers = 0;  // a step is sent, and the line breaks before the answer
};

/// Everybody at one table who is not a bot of the server's, played by one thread.
class Party {
 public:
  /// Opens a table, joins it once for every "open" seat, and takes every "program" seat by its
  /// token. Nobody is connected yet. Fails the test if that does not work.
  Party(int port, const std::string& edition, const std::vector<std::string>& seats,
        json::object more = {});
  /// Who has a seat already.
  explicit Party(TableClient first) { clients.push_back(std::move(first)); }

  TableClient& host() { return clients.front(); }
  TableClient& by(const std::string& name);
  const std::string& table() const { return clients.front().table; }
  /// Everybody connects, and the game is dealt.
  bool begin();
  bool connect();
  /// Plays to the end; every step must be granted.
  bool play(Quick& rng, const Mishaps& mishaps = {});
  /// So many steps of the party, or to the end.
  bool play_steps(Quick& rng, int steps, const Mishaps& mishaps = {});
  /// Everybody has heard of what the others heard of.
  bool settle();

  std::vector<TableClient> clients;
  std::vector<TableClient> watchers;  // who only look on: other devices, spectators

 private:
  bool round(Quick& rng, const Mishaps& mishaps);
  bool step(TableClient& client, Quick& rng, const Mishaps& mishaps);
  void wait_for_news();

  int steps_ = 0;
};

}  // namespace wagonaut::tests::e2e
