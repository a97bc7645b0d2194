#include <algorithm>

#include "engine/record/notation.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

constexpr std::size_t kLongestNonce = 64;
constexpr std::size_t kHexDigits = 64;  // of a seed and of a commitment: 32 bytes each

/// Printable ASCII without a space.
bool plain_word(std::string_view text) {
  return !text.empty() && text.size() <= kLongestNonce &&
         std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

bool hex_of_32_bytes(std::string_view text) {
  return text.size() == kHexDigits && text.find_first_not_of("0123456789abcdef") == text.npos;
}

std::string not_hex(std::string_view what, std::string_view text) {
  return quoted(text) + " is no " + std::string(what) + " (64 hexadecimal digits)";
}

}  // namespace

std::string nonce_fault(std::string_view nonce) {
  if (plain_word(nonce)) return {};
  return quoted(nonce) + " is no nonce (1 to 64 printable ASCII signs without a space)";
}

std::string fairness_fault(const Fairness& fair, int seats) {
  if (!plain_word(fair.game)) return quoted(fair.game) + " is no id of a game";
  if (!hex_of_32_bytes(fair.commitment)) return not_hex("commitment", fair.commitment);
  if (int(fair.nonces.size()) != seats) return "not every seat has a place for its nonce";
  for (const std::string& nonce : fair.nonces)
    if (!nonce.empty() && !plain_word(nonce)) return nonce_fault(nonce);
  if (!fair.seed.empty() && !hex_of_32_bytes(fair.seed)) return not_hex("seed", fair.seed);
  return {};
}

std::string fair_lines(const GameHeader& header, const Fairness& fair) {
  std::string out = "fair " + fair.commitment + std::string(kDot) + fair.game + "\n";
  for (std::size_t i = 0; i < fair.nonces.size(); ++i)
    if (!fair.nonces[i].empty()) out += "nonce " + header.players[i] + " " + fair.nonces[i] + "\n";
  return out;
}

Result<Fairness> fairness_from(const GameHeader& header, std::string_view line) {
  const std::vector<std::string_view> parts = split(line, kDot);
  if (!parts[0].starts_with("fair ") || parts.size() != 2)
    return Failure{"a promise reads \"fair COMMITMENT · GAME\""};
  Fairness out;
  out.commitment = parts[0].substr(5);
  out.game = parts[1];
  out.nonces.resize(header.players.size());
  if (const std::string fault = fairness_fault(out, int(out.nonces.size())); !fault.empty())
    return Failure{fault};
  return out;
}

std::string take_nonce(const GameHeader& header, std::string_view line, Fairness& fair) {
  line.remove_prefix(std::string_view("nonce ").size());
  const std::size_t space = line.rfind(' ');  // names may contain spaces, nonces do not
  const std::string_view name = line.substr(0, space);
  const auto seat = find_label(header.players, name);
  if (space == line.npos || !seat) return "nobody is called " + quoted(name);
  const std::string_view nonce = line.substr(space + 1);
  if (const std::string fault = nonce_fault(nonce); !fault.empty()) return fault;
  std::string& place = fair.nonces[std::size_t(*seat)];
  if (!place.empty()) return "a second nonce of " + quoted(name);
  place = nonce;
  return {};
}

std::string take_seed(std::string_view line, std::optional<Fairness>& fair) {
  if (!fair) return "a seed without the line that promised it";
  if (!fair->seed.empty()) return "a second seed";
  const std::string_view seed = line.substr(std::string_view("seed ").size());
  if (!hex_of_32_bytes(seed)) return not_hex("seed", seed);
  fair->seed = seed;
  return {};
}

}  // namespace wagonaut
