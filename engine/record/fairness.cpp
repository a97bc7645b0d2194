#include "engine/record/fairness.h"

#include <algorithm>

#include "engine/record/header.h"
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

}  // namespace

std::string nonce_fault(std::string_view nonce) {
  if (plain_word(nonce)) return {};
  return quoted(nonce) + " is no nonce (1 to 64 printable ASCII signs without a space)";
}

std::string hash_fault(std::string_view called, std::string_view text) {
  if (hex_of_32_bytes(text)) return {};
  return quoted(text) + " is no " + std::string(called) + " (64 hexadecimal digits)";
}

std::string failed_fault(const FailedStart& start) {
  if (std::string fault = hash_fault("commitment", start.commitment); !fault.empty()) return fault;
  return start.waited_for.empty() ? "" : player_fault(start.waited_for);
}

std::string fairness_fault(const Fairness& fair, int seats) {
  if (!plain_word(fair.game)) return quoted(fair.game) + " is no id of a game";
  if (std::string fault = hash_fault("commitment", fair.commitment); !fault.empty()) return fault;
  if (int(fair.nonces.size()) != seats) return "not every seat has a place for its nonce";
  for (const std::string& nonce : fair.nonces)
    if (!nonce.empty() && !plain_word(nonce)) return nonce_fault(nonce);
  if (std::string fault = hash_fault("seed", fair.seed); !fair.seed.empty() && !fault.empty())
    return fault;
  if (fair.bound() && int(fair.shares.size()) != seats)
    return "not every seat has a place for its share";
  for (const std::string& share : fair.shares)
    if (std::string fault = hash_fault("share", share); !share.empty() && !fault.empty())
      return fault;
  for (const FailedStart& start : fair.failed)
    if (std::string fault = failed_fault(start); !fault.empty()) return fault;
  return {};
}

}  // namespace wagonaut
