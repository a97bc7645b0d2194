#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wagonaut::load {

// The client's side of RFC 6455, as little of it as a load client needs.

enum class Opcode : std::uint8_t {
  More = 0x0,
  Text = 0x1,
  Binary = 0x2,
  Close = 0x8,
  Ping = 0x9,
  Pong = 0xa
};

struct Frame {
  Opcode opcode = Opcode::Text;
  bool last = true;          // of its message
  std::string_view payload;  // inside the bytes it was taken from
};

enum class Took { Frame, TooLittle, Malformed };

/// Takes one frame off the front of `bytes`. Servers do not mask.
Took take_frame(std::string_view& bytes, Frame& frame);

/// Appends one whole message, masked as clients must.
void append_frame(std::string& out, Opcode opcode, std::string_view payload, std::uint32_t mask);

/// The request that turns a connection into a WebSocket.
std::string upgrade_request(std::string_view host, std::string_view path);

}  // namespace wagonaut::load
