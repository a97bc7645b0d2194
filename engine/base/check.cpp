#include "engine/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace wagonaut {

void check_failed(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
  std::abort();
}

}  // namespace wagonaut
