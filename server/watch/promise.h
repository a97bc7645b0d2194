#pragma once

#include <exception>
#include <optional>
#include <string>
#include <typeinfo>

#include "engine/base/check.h"

namespace wagonaut::server {

/// A broken CHECK on its way to the border of what it may damage: a table, a bot, a request.
class BrokenPromise final : public std::exception {
 public:
  explicit BrokenPromise(std::string line) : line_(std::move(line)) {}
  /// The promise and its place in the code; no value, so nothing secret.
  const char* what() const noexcept override { return line_.c_str(); }

 private:
  std::string line_;
};

/// While it lives a broken CHECK is thrown in place of ending the process. Every thread needs a
/// border then: an exception that nobody catches ends the process all the same.
class PromisesAreThrown {
 public:
  PromisesAreThrown();
  ~PromisesAreThrown();
  PromisesAreThrown(const PromisesAreThrown&) = delete;
  PromisesAreThrown& operator=(const PromisesAreThrown&) = delete;

 private:
  PromiseListener before_;
};

/// A border: runs `work`. Why it did not come to its end; nothing if it did. What a library's
/// exception says might quote a player or a card, so only its type is told.
template <class Work>
std::optional<std::string> trouble_in(Work&& work) {
  try {
    work();
    return std::nullopt;
  } catch (const BrokenPromise& broken) {
    return broken.what();
  } catch (const std::exception& other) {
    return std::string("exception ") + typeid(other).name();
  } catch (...) {
    return "exception";
  }
}

}  // namespace wagonaut::server
