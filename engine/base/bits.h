#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace wagonaut {

/// The place of the `n`-th set bit of `word`, counted from 0. The bit must exist. Halves the word
/// again and again; a loop over the bits, or a branch, would be mispredicted at every call. Most
/// words are slots or tickets and fit into a byte, which a caller's branch foresees.
constexpr int nth_bit(std::uint64_t word, int n) {
  int place = 0;
  for (int half = word < 256 ? 4 : 32; half > 0; half /= 2) {
    const int low = std::popcount((word >> place) & ((std::uint64_t{1} << half) - 1));
    const int above = -int(n >= low);  // all bits or none
    n -= low & above;
    place += half & above;
  }
  return place;
}

/// A set of ids (`Id` is an enumeration over small numbers), one bit each.
template <class Id, std::size_t N>
class Bits {
 public:
  static constexpr int kWords = int((N + 63) / 64);

  constexpr Bits() = default;
  /// All ids below `n`.
  static constexpr Bits below(int n) {
    Bits all;
    for (int i = 0; i < kWords; ++i) {
      const int left = n - i * 64;
      all.words_[i] = left >= 64 ? ~std::uint64_t{0}
                      : left > 0 ? (std::uint64_t{1} << left) - 1
                                 : 0;
    }
    return all;
  }

  constexpr void insert(Id id) { word_of(id) |= mask(id); }
  constexpr void erase(Id id) { word_of(id) &= ~mask(id); }
  constexpr void clear() { *this = Bits{}; }
  constexpr bool contains(Id id) const { return (words_[std::size_t(id) / 64] & mask(id)) != 0; }
  constexpr int count() const {
    int n = 0;
    for (const std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }
  /// The raw bits of 64 ids from `i * 64` on.
  constexpr std::uint64_t word(int i) const { return words_[i]; }
  constexpr void set_word(int i, std::uint64_t bits) { words_[i] = bits; }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  /// The `n`-th member in ascending order, counted from 0. It must exist.
  constexpr Id nth(int n) const {
    int i = 0, before = 0, sum = 0;  // the word it is in, and how many stand before that
    for (int w = 0; w < kWords - 1; ++w) {
      sum += std::popcount(words_[w]);
      const int above = -int(n >= sum);
      i -= above;
      before += (sum - before) & above;
    }
    return Id(i * 64 + nth_bit(words_[i], n - before));
  }

  constexpr Bits& operator|=(const Bits& o) {
    for (int i = 0; i < kWords; ++i) words_[i] |= o.words_[i];
    return *this;
  }
  constexpr Bits& operator&=(const Bits& o) {
    for (int i = 0; i < kWords; ++i) words_[i] &= o.words_[i];
    return *this;
  }
  constexpr Bits& operator-=(const Bits& o) {
    for (int i = 0; i < kWords; ++i) words_[i] &= ~o.words_[i];
    return *this;
  }
  friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend constexpr Bits operator-(Bits a, const Bits& b) { return a -= b; }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;

  /// Walks the members in ascending order, until no bits are left.
  struct End {};
  class Iterator {
   public:
    constexpr explicit Iterator(const Bits& set) : set_(&set), rest_(set.words_[0]) { settle(); }
    constexpr Id operator*() const { return Id(word_ * 64 + std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      settle();
      return *this;
    }
    friend constexpr bool operator!=(const Iterator& a, End) { return a.rest_ != 0; }

   private:
    constexpr void settle() {
      while (rest_ == 0 && word_ + 1 < kWords) rest_ = set_->words_[++word_];
    }
    const Bits* set_;
    int word_ = 0;
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr End end() const { return {}; }

 private:
  static constexpr std::uint64_t mask(Id id) { return std::uint64_t{1} << (std::size_t(id) % 64); }
  constexpr std::uint64_t& word_of(Id id) { return words_[std::size_t(id) / 64]; }

  std::uint64_t words_[kWords] = {};
};

}  // namespace wagonaut
