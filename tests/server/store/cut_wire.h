#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/store/place.h"

namespace wagonaut::tests::store {

/// A wire to the PostgreSQL server that can be cut at the worst moments.
class CutWire {
 public:
  enum class Cut {
    Nowhere,
    AtBegin,       // the client says BEGIN, and nobody hears it
    BeforeCommit,  // COMMIT is not heard
    AfterCommit,   // COMMIT is heard, and the answer is not
  };

  CutWire();
  ~CutWire();
  CutWire(const CutWire&) = delete;
  CutWire& operator=(const CutWire&) = delete;

  /// The database of `url`, by this wire.
  std::string url(const std::string& url) const;
  /// Where to cut, the next time it comes by.
  void cut(Cut where) { cut_ = where; }

 private:
  void accept_all();
  void carry(int client);
  bool passes(const std::string& said, bool& hang_up);

  Folder folder_;
  int listener_ = -1;
  std::atomic<Cut> cut_ = Cut::Nowhere;
  std::atomic<bool> ending_ = false;
  std::vector<std::thread> carriers_;
  std::thread thread_;
};

}  // namespace wagonaut::tests::store
