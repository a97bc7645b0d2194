#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

namespace wagonaut::tests::store {

/// A process of its own that tells its parent lines of text. To be made while this one has no
/// other thread.
class Child {
 public:
  using Tell = std::function<void(const std::string& line)>;

  explicit Child(const std::function<void(const Tell&)>& work);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// The next line; none when the child is gone and all was read.
  std::optional<std::string> hear();
  void kill_it();

 private:
  pid_t pid_ = -1;
  int from_ = -1;
  std::string heard_;
};

}  // namespace wagonaut::tests::store
