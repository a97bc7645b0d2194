#include "bench/load/line.h"

namespace wagonaut::load {

bool Line::connect(const Place& place, const std::string& path) {
  upgraded_ = false;
  message_.clear();
  ++opening_;
  if (!open(place)) return false;
  send(upgrade_request(place.host, path));
  return true;
}

void Line::say(std::string_view message, Dice& dice) {
  std::string frame;
  append_frame(frame, Opcode::Text, message, dice.roll());
  send(frame);
}

void Line::hang_up() {
  constexpr std::string_view kNormal = "\x03\xe8";  // 1000
  std::string frame;
  append_frame(frame, Opcode::Close, kNormal, 0);
  if (speaks()) send(frame);
  close();
}

void Line::cut() {
  close();
  broken();
}

void Line::read(std::string_view& bytes) {
  if (!upgraded_ && !read_upgrade(bytes)) return;
  const std::uint32_t opening = opening_;
  Frame frame;
  while (is_open() && opening == opening_) {
    const Took took = take_frame(bytes, frame);
    if (took == Took::TooLittle) return;
    if (took == Took::Malformed) return cut();
    read_frame(frame);
  }
  bytes = {};
}

bool Line::read_upgrade(std::string_view& bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) return false;
  const bool switched = bytes.starts_with("HTTP/1.1 101 ");
  bytes.remove_prefix(end + 4);
  if (!switched) {
    bytes = {};
    cut();
    return false;
  }
  upgraded_ = true;
  speaker_.connected(*this);
  return true;
}

void Line::read_frame(const Frame& frame) {
  std::string answer;
  switch (frame.opcode) {
    case Opcode::Ping:
      append_frame(answer, Opcode::Pong, frame.payload, 0);
      return send(answer);
    case Opcode::Pong:
      return;
    case Opcode::Close:
      return cut();
    default:
      break;
  }
  if (frame.last && message_.empty()) return speaker_.heard(*this, frame.payload);
  message_ += frame.payload;
  if (!frame.last) return;
  const std::string whole = std::exchange(message_, {});
  speaker_.heard(*this, whole);
}

}  // namespace wagonaut::load
