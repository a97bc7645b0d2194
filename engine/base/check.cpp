#include "engine/base/check.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace wagonaut {

namespace {

std::atomic<PromiseListener> promise_listener{nullptr};

}  // namespace

PromiseListener listen_to_promises(PromiseListener listener) {
  return promise_listener.exchange(listener);
}

void check_failed(const char* what, const char* file, int line) {
  if (const PromiseListener listener = promise_listener.load()) listener(what, file, line);
  std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
  std::abort();
}

}  // namespace wagonaut
