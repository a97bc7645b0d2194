#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/lobby/hall.h"
#include "server/net/net.h"
#include "server/protocol/messages.h"
#include "server/room/viewer.h"

namespace wagonaut::server {

// Codes with which a line is hung up, besides those of the WebSocket protocol.
inline constexpr int kComeAgain = 1012;    // the table is served anew: connect again
inline constexpr int kBadMessage = 1008;   // the first message was no hello
inline constexpr int kNotAdmitted = 4403;  // no such seat, or no watching
inline constexpr int kPutAside = 4500;     // the server found a fault in the table

/// The first message, if it is a hello of this protocol; else the line is told why, and hung up.
std::optional<Hello> hello_in(Line& line, std::string_view message);

/// The door of one room for one line: messages in, the table as this seat sees it out.
class Door final : public Ear, public Viewer, public std::enable_shared_from_this<Door> {
 public:
  Door(std::shared_ptr<Line> line, Live live, std::string household = {})
      : line_(std::move(line)), live_(std::move(live)), household_(std::move(household)) {}

  void hear(std::string_view message) override;
  void caught_up() override;
  void gone() override;

  std::string household() const override { return household_; }
  void show(const Scene& scene) override;
  void answer(const Reply& reply) override;
  void say(const ChatLine& line) override;
  void leave(std::string_view reason) override;

 private:
  void greet(std::string_view message);
  void enter(const Hello& hello);
  void send(std::string message);

  std::shared_ptr<Line> line_;
  Live live_;
  const std::string household_;
  bool greeted_ = false;
  // On the room's strand.
  bool behind_ = false;  // a scene was not sent, because those before it are not read yet
  int shown_ = -1;       // the version of the last one that was
};

/// The door of a table that is put aside: whoever knocks hears so.
class ShutDoor final : public Ear {
 public:
  explicit ShutDoor(std::shared_ptr<Line> line) : line_(std::move(line)) {}

  void hear(std::string_view message) override;
  void gone() override {}

 private:
  std::shared_ptr<Line> line_;
};

}  // namespace wagonaut::server
