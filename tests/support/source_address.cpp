#include "tests/support/source_address.h"

#include <utility>

namespace wagonaut::web {
namespace {

thread_local std::string source_address;

}  // namespace

SourceAddress::SourceAddress(std::string from)
    : before_(std::exchange(source_address, std::move(from))) {}

SourceAddress::~SourceAddress() {
  source_address = std::move(before_);
}

const std::string& SourceAddress::current() {
  return source_address;
}

}  // namespace wagonaut::web
