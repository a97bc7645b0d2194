#pragma once

#include <string>

namespace wagonaut::web {

/// While it lives, connections of this thread that name no address of their own come from `from`.
class SourceAddress {
 public:
  explicit SourceAddress(std::string from);
  ~SourceAddress();
  SourceAddress(const SourceAddress&) = delete;
  SourceAddress& operator=(const SourceAddress&) = delete;

  static const std::string& current();

 private:
  std::string before_;
};

}  // namespace wagonaut::web
