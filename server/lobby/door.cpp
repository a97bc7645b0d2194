#include "server/lobby/door.h"

#include "server/fair/fair.h"
#include "server/room/room.h"

namespace wagonaut::server {
namespace {

void say_goodbye(Line& line, std::string_view reason) {
  line.send(std::make_shared<const std::string>(goodbye_json(reason)));
  line.hang_up(reason == kAside ? kPutAside : kComeAgain, reason);
}

}  // namespace

void Door::send(std::string message) {
  line_->send(std::make_shared<const std::string>(std::move(message)));
}

void Door::hear(std::string_view message) {
  if (!greeted_) return greet(message);
  auto wish = read_wish(message);
  if (!wish) return send(fault_json(message, wish.error()));
  live_.strand->post(
      [self = shared_from_this(), wish = std::move(*wish)] { self->live_.room->hear(self, wish); });
}

void Door::greet(std::string_view message) {
  auto hello = read_hello(message);
  if (!hello) {
    send(fault_json(message, hello.error()));
    return line_->hang_up(kBadMessage, "the first message must be a hello");
  }
  greeted_ = true;
  live_.strand->post(
      [self = shared_from_this(), hello = std::move(*hello)] { self->enter(hello); });
}

void Door::enter(const Hello& hello) {
  Room& room = *live_.room;
  if (room.closed()) return leave(room.is_aside() ? kAside : "moved");
  const std::string hash = hello.token.empty() ? "" : sha256_hex(hello.token);
  if (may_see(room, {hello.token, hello.code}) && room.enter(shared_from_this(), hash, hello.known))
    return;
  send(error_json("not_admitted", "no such seat at this table, or it is not open to watch"));
  line_->hang_up(kNotAdmitted, "not admitted");
}

void Door::gone() {
  live_.strand->post([self = shared_from_this()] { self->live_.room->leave(*self); });
}

void Door::show(const Scene& scene) {
  send(scene_json(scene));
}

void Door::answer(const Reply& reply) {
  send(reply_json(reply));
}

void Door::say(const ChatLine& line) {
  send(chat_json(line));
}

void Door::leave(std::string_view reason) {
  say_goodbye(*line_, reason);
}

void ShutDoor::hear(std::string_view) {
  say_goodbye(*line_, kAside);
}

}  // namespace wagonaut::server
