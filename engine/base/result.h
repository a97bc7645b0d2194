#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/base/check.h"

namespace wagonaut {

/// One readable line about what went wrong in the world outside: file, field, value, reason.
struct Failure {
  std::string line;
};

/// A value, or the failure that kept it from being made.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}              // NOLINT(*-explicit-*)
  Result(Failure failure) : failure_(std::move(failure)) {}  // NOLINT(*-explicit-*)

  explicit operator bool() const { return value_.has_value(); }
  const T& operator*() const { return get(); }
  T& operator*() {
    CHECK(value_);
    return *value_;
  }
  const T* operator->() const { return &get(); }
  T* operator->() { return &**this; }
  const std::string& error() const { return failure_.line; }
  Failure failure() const { return failure_; }

 private:
  const T& get() const {
    CHECK(value_);
    return *value_;
  }

  std::optional<T> value_;
  Failure failure_;
};

}  // namespace wagonaut
