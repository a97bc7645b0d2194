#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "engine/base/check.h"

namespace wagonaut {

/// Whether the unused room of a list is cleared when the list is made. To clear a large one that
/// stays nearly empty costs more than to fill it; where it is not, nobody may look there.
enum class Spare : bool { Cleared, AsItIs };

/// The room itself.
template <class T, std::size_t N, Spare>
struct ListRoom {
  T items[N] = {};
};
template <class T, std::size_t N>
struct ListRoom<T, N, Spare::AsItIs> {
  constexpr ListRoom() {}
  union {
    T items[N];
  };
};

/// A list with room for `N` plain things and no heap. Copying it is copying bytes.
template <class T, std::size_t N, Spare kSpare = Spare::Cleared>
class FixedVector {
 public:
  using value_type = T;
  // Not a byte: any store might change a byte, so that loops would read the size again and again.
  using Size = std::uint16_t;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  constexpr void push_back(const T& item) {
    CHECK(size_ < N);
    room_.items[size_++] = item;
  }
  /// A new last thing, for the caller to fill.
  constexpr T& grow() {
    CHECK(size_ < N);
    return room_.items[size_++];
  }
  /// Before the `i`-th thing, or behind the last.
  constexpr void insert(int i, const T& item) {
    CHECK(size_ < N && i <= size_);
    for (int k = size_++; k > i; --k) room_.items[k] = room_.items[k - 1];
    room_.items[i] = item;
  }
  constexpr void pop_back() {
    CHECK(size_ > 0);
    --size_;
  }
  constexpr void pop_front() {
    CHECK(size_ > 0);
    std::copy(begin() + 1, end(), begin());
    pop_back();
  }
  constexpr void clear() { size_ = 0; }

  constexpr T& operator[](std::size_t i) { return room_.items[i]; }
  constexpr const T& operator[](std::size_t i) const { return room_.items[i]; }
  constexpr T& back() { return room_.items[size_ - 1]; }
  constexpr const T& back() const { return room_.items[size_ - 1]; }
  constexpr const T& front() const { return room_.items[0]; }

  constexpr T* begin() { return room_.items; }
  constexpr T* end() { return room_.items + size_; }
  constexpr const T* begin() const { return room_.items; }
  constexpr const T* end() const { return room_.items + size_; }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  static constexpr int capacity() { return int(N); }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  ListRoom<T, N, kSpare> room_;
  Size size_ = 0;
};

}  // namespace wagonaut
