#include "engine/luck/generator.h"

#include <bit>

namespace wagonaut {

Quick::Quick(std::uint64_t seed) {
  for (std::uint64_t& word : s_) {  // splitmix64: no seed leaves the state near zero
    std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    word = z ^ (z >> 31);
  }
}

ChaCha::ChaCha(const SeedBytes& seed) {
  for (std::size_t i = 0; i < key_.size(); ++i)
    for (std::size_t b = 0; b < 4; ++b) key_[i] |= std::uint32_t{seed[4 * i + b]} << (8 * b);
}

std::uint32_t ChaCha::next32() {
  if (used_ == int(block_.size())) refill();
  return block_[std::size_t(used_++)];
}

/// One block of the ChaCha20 key stream (RFC 8439, 64-bit counter, zero nonce).
void ChaCha::refill() {
  std::array<std::uint32_t, 16> in{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < key_.size(); ++i) in[4 + i] = key_[i];
  in[12] = std::uint32_t(counter_);
  in[13] = std::uint32_t(counter_ >> 32);
  ++counter_;
  block_ = in;
  const auto quarter = [this](int a, int b, int c, int d) {
    auto& x = block_;
    x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
  };
  for (int round = 0; round < 10; ++round) {
    quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14);
  }
  for (std::size_t i = 0; i < block_.size(); ++i) block_[i] += in[i];
  used_ = 0;
}

}  // namespace wagonaut
