#include "server/watch/promise.h"

#include <algorithm>
#include <string_view>

namespace wagonaut::server {

namespace {

/// "engine/rules/piles.cpp", wherever the program was built.
std::string_view inside_the_house(std::string_view file) {
  std::size_t begin = 0;
  for (const std::string_view house : {"engine/", "bots/", "catalog/", "server/"})
    if (const std::size_t at = file.rfind(house); at != file.npos) begin = std::max(begin, at);
  return file.substr(begin);
}

[[noreturn]] void throw_promise(const char* what, const char* file, int line) {
  throw BrokenPromise("broken promise (" + std::string(what) + ") at " +
                      std::string(inside_the_house(file)) + ":" + std::to_string(line));
}

}  // namespace

PromisesAreThrown::PromisesAreThrown() : before_(listen_to_promises(&throw_promise)) {}

PromisesAreThrown::~PromisesAreThrown() {
  listen_to_promises(before_);
}

}  // namespace wagonaut::server
