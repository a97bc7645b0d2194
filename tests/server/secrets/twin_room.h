#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/messages.h"
#include "server/room/scene.h"
#include "server/room/viewer.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {

/// Eyes at the end of a line: they see the very bytes that would be sent.
class ByteViewer final : public Viewer {
 public:
  std::vector<std::string> sent;

  void show(const Scene& scene) override { sent.push_back(scene_json(scene)); }
  void answer(const Reply& reply) override { sent.push_back(reply_json(reply)); }
  void say(const ChatLine& line) override { sent.push_back(chat_json(line)); }
  void leave(std::string_view reason) override { sent.push_back(goodbye_json(reason)); }
};

/// All that is secret at a table: of two worlds that look alike to a viewer each has its own.
struct World {
  State state;
  SeedBytes luck{};           // what will be drawn
  std::string seed, code;     // of the deal; of the table, where the viewer does not sit at it
  std::string other_secrets;  // what the tokens of the other seats are made of
};

/// A live room, among fakes, whose game stands as a world says. Told apart from another one only by
/// what is secret.
class TwinRoom {
 public:
  TwinRoom(std::shared_ptr<const Game> game, const TableSettings& settings, const World& world,
           std::optional<Seat> viewer);

  /// The viewer's eyes, anew; `known` as in a hello.
  void look_again(int known);
  /// The viewer wishes, or another seat does, whose answer is not heard here.
  void wish(const Wish& wish);
  void wish_of(int seat, const Wish& wish);

  const Table& table() const { return room_->table(); }
  /// What was sent to the viewer since the last call.
  std::vector<std::string> take_sent();
  FakeStore store;

 private:
  std::string token_of(int seat) const;
  Table table_of(std::shared_ptr<const Game> game, const TableSettings& settings,
                 const World& world) const;
  Surroundings around();

  std::optional<Seat> viewer_;
  std::string other_secrets_;
  std::shared_ptr<FakeStrand> strand_ = std::make_shared<FakeStrand>();
  FakeThinker thinker_;
  std::shared_ptr<Room> room_;
  std::shared_ptr<ByteViewer> eyes_;
};

/// What the server writes into its log while this lives, without the time.
class LogCatcher {
 public:
  LogCatcher();
  ~LogCatcher();
  LogCatcher(const LogCatcher&) = delete;
  LogCatcher& operator=(const LogCatcher&) = delete;
  std::vector<std::string> take();
};

}  // namespace wagonaut::tests
