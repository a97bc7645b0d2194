#include "server/lobby/door.h"

#include "server/fair/fair.h"
#include "server/room/room.h"
#include "server/room/scene.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kBehind = std::size_t{64} * 1024;  // bytes: some ten scenes

void say(Line& line, std::string message) {
  line.send(std::make_shared<const std::string>(std::move(message)));
}

void say_goodbye(Line& line, std::string_view reason) {
  say(line, goodbye_json(reason));
  line.hang_up(reason == kAside ? kPutAside : kComeAgain, reason);
}

}  // namespace

std::optional<Hello> hello_in(Line& line, std::string_view message) {
  auto hello = read_hello(message);
  if (!hello) {
    say(line, fault_json(message, hello.error()));
    line.hang_up(kBadMessage, "the first message must be a hello");
    return std::nullopt;
  }
  if (hello->protocol != kProtocol) {
    say(line, error_json(kOtherProtocol, other_protocol_detail()));
    line.hang_up(kNotAdmitted, "another protocol");
    return std::nullopt;
  }
  return std::move(*hello);
}

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
  auto hello = hello_in(*line_, message);
  if (!hello) return;
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

/// Every scene is whole, so who reads slowly is spared those that are old when they arrive, and is
/// not cut off for what others do.
void Door::show(const Scene& scene) {
  behind_ = line_->untaken() > kBehind;
  if (behind_) return;
  shown_ = scene.table.version;
  auto message = scene.made == nullptr ? nullptr : *scene.made;
  if (!message) message = std::make_shared<const std::string>(scene_json(scene));
  if (scene.made != nullptr) *scene.made = message;
  line_->send(std::move(message));
}

void Door::caught_up() {
  live_.strand->post([self = shared_from_this()] {
    if (!std::exchange(self->behind_, false)) return;
    self->live_.room->hear(self, SyncWish{"", self->shown_});
  });
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
