#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/luck/generator.h"
#include "tests/support/web_client.h"

namespace wagonaut::tests {

/// One seat (or spectator) of a table over a real socket: knows the protocol and nothing else.
class TableClient {
 public:
  std::string table, code, token;
  std::string device = "s";  // begins the ids of wishes: two devices at one seat need two
  int seat = -1;
  int port = 0;

  /// Opens a table, e.g. {"name":"Ala","edition":"usa","seats":["me","bot:greedy"]}.
  static std::optional<TableClient> open(int port, const std::string& body);
  /// Sits down at the table of `host` under a name.
  static std::optional<TableClient> join(const TableClient& host, const std::string& name);
  /// Only looks.
  static TableClient watch(const TableClient& host);

  /// Connects and says hello; true when the first scene has come.
  bool connect();
  void drop() { line_.reset(); }  // without a word
  bool connected() const { return line_ && !line_->closed(); }
  /// Why the line was hung up; 0 while it is not.
  int close_code() const { return line_ ? line_->close_code() : 0; }
  int fd() const { return line_ ? line_->fd() : -1; }  // to wait for many lines at once

  /// Takes in what comes within `timeout`; false if the line is dead.
  bool listen(web::Millis timeout = web::Millis{0});
  /// Sends a wish and waits for its answer; empty if the line died first.
  std::string ask(boost::json::object wish);
  /// Sends a wish and does not wait; its id, or nothing if the line is dead.
  std::string tell(boost::json::object wish);
  /// Listens until `fits` says yes; false if that does not come, or the line dies.
  bool until(const std::function<bool()>& fits);
  /// The answer's fields, after `ask`.
  const boost::json::object& reply() const { return reply_; }

  bool my_turn() const;
  bool running() const { return status() == "running"; }
  bool finished() const { return status() == "finished"; }
  std::string status() const;
  int version() const;
  const boost::json::object& scene() const { return scene_; }
  const boost::json::object& view() const { return scene_.at("view").as_object(); }
  /// Some move that the view offers; claims are preferred, so that games end.
  std::string some_move(Quick& rng) const;
  /// Steps until the game is over or `more` says no. Reconnects when the line breaks, if told to.
  bool play_on(Quick& rng, const std::function<bool()>& more);

  /// The share that the seat gives by itself, before the deal, unless it holds back.
  std::string nonce() const { return "nonce-of-seat-" + std::to_string(seat); }
  bool binds_itself = true, reveals = true;

  std::vector<std::string> heard, said;  // every message, if `records`
  std::vector<boost::json::object> chat;
  bool records = false;
  std::string next_request();

 private:
  void take(const std::string& message);
  void take_part();
  void send_part(boost::json::object wish);
  bool send(const boost::json::object& message);

  std::unique_ptr<web::WebLine> line_;
  boost::json::object scene_, reply_;
  std::string waiting_for_;
  int parts_ = 0;
  std::string part_id_;  // of its last word about the share
  std::optional<std::chrono::steady_clock::time_point> part_again_;  // the server could not take it
  std::string bound_, revealed_;  // the promises it has given its share to, by this line
  int requests_ = 0;
};

/// Everybody listens until the cards are dealt to all; false if that does not come.
bool dealt_to_all(std::vector<TableClient>& clients);

}  // namespace wagonaut::tests
