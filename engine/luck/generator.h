#pragma once

#include <array>
#include <cstdint>

namespace wagonaut {

/// A whole number in [0, bound) from a source of 32 random bits, every one equally likely.
template <class Source>
std::uint32_t below(Source& source, std::uint32_t bound) {
  std::uint64_t product = std::uint64_t{source.next32()} * bound;
  if (auto low = std::uint32_t(product); low < bound) {  // reject the uneven rest
    const std::uint32_t rest = (0u - bound) % bound;
    for (; low < rest; low = std::uint32_t(product))
      product = std::uint64_t{source.next32()} * bound;
  }
  return std::uint32_t(product >> 32);
}

/// The quick generator of playouts and tests (xoshiro256++). Predictable: never for real games.
class Quick {
 public:
  explicit Quick(std::uint64_t seed);
  std::uint32_t next32() { return std::uint32_t(next64() >> 32); }
  std::uint64_t next64() {
    const std::uint64_t result = rotl(s_[0] + s_[3], 23) + s_[0];
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = rotl(s_[3], 45);
    return result;
  }
  int below(int bound) { return int(wagonaut::below(*this, std::uint32_t(bound))); }

 private:
  static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::array<std::uint64_t, 4> s_{};
};

using SeedBytes = std::array<std::uint8_t, 32>;

/// The generator of real games: the ChaCha20 key stream of a 32-byte seed, so that no sequence of
/// seen cards predicts the next.
class ChaCha {
 public:
  explicit ChaCha(const SeedBytes& seed);
  std::uint32_t next32();

 private:
  void refill();
  std::array<std::uint32_t, 8> key_{};
  std::uint64_t counter_ = 0;
  std::array<std::uint32_t, 16> block_{};
  int used_ = 16;
};

}  // namespace wagonaut
