#include <cstddef>
#include <cstdint>

#include "tests/fuzz/fuzz.h"

// FUZZ_TARGET is one of the functions of fuzz.h.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wagonaut::tests::fuzz::FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
