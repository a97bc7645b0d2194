#include "bench/load/frames.h"

namespace wagonaut::load {
namespace {

constexpr std::size_t kMostPayload = std::size_t{16} << 20;

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t out = 0;
  for (const char byte : bytes) out = out << 8 | static_cast<unsigned char>(byte);
  return out;
}

void append_big_endian(std::string& out, std::uint64_t value, int bytes) {
  for (int i = bytes - 1; i >= 0; --i) out += char(value >> (8 * i) & 0xff);
}

bool is_known(unsigned opcode) {
  return opcode <= 0x2 || (opcode >= 0x8 && opcode <= 0xa);
}

void append_length(std::string& out, std::size_t length) {
  constexpr unsigned kMasked = 0x80;
  if (length < 126) return append_big_endian(out, kMasked | length, 1);
  const bool fits = length <= 0xffff;
  append_big_endian(out, kMasked | (fits ? 126u : 127u), 1);
  append_big_endian(out, length, fits ? 2 : 8);
}

}  // namespace

Took take_frame(std::string_view& bytes, Frame& frame) {
  if (bytes.size() < 2) return Took::TooLittle;
  const auto first = static_cast<unsigned char>(bytes[0]);
  const auto second = static_cast<unsigned char>(bytes[1]);
  if ((first & 0x70) != 0 || (second & 0x80) != 0 || !is_known(first & 0xf)) return Took::Malformed;
  std::size_t head = 2;
  std::uint64_t length = second;
  if (length >= 126) {
    const std::size_t more = length == 126 ? 2 : 8;
    head += more;
    if (bytes.size() < head) return Took::TooLittle;
    length = big_endian(bytes.substr(2, more));
  }
  if (length > kMostPayload) return Took::Malformed;
  if (bytes.size() - head < length) return Took::TooLittle;
  frame = {Opcode(first & 0xf), (first & 0x80) != 0, bytes.substr(head, length)};
  bytes.remove_prefix(head + length);
  return Took::Frame;
}

void append_frame(std::string& out, Opcode opcode, std::string_view payload, std::uint32_t mask) {
  constexpr unsigned kLast = 0x80;
  append_big_endian(out, kLast | unsigned(opcode), 1);
  append_length(out, payload.size());
  append_big_endian(out, mask, 4);
  for (std::size_t i = 0; i < payload.size(); ++i)
    out += char(static_cast<unsigned char>(payload[i]) ^ (mask >> (24 - 8 * (i % 4)) & 0xff));
}

// The key proves to careful servers that they speak with a WebSocket client and not with a cache.
// This client speaks with nobody but the server it measures, so any key will do.
std::string upgrade_request(std::string_view host, std::string_view path) {
  std::string out = "GET ";
  out.append(path).append(" HTTP/1.1\r\nHost: ").append(host);
  out +=
      "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: d2Fnb25hdXQgbG9hZCBiLg==\r\n\r\n";
  return out;
}

}  // namespace wagonaut::load
