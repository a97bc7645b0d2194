#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "catalog/catalog.h"

namespace wagonaut::server {

/// The games that tables play, each built once and shared. May be used from any thread.
class Shelf {
 public:
  explicit Shelf(const Catalog& catalog) : catalog_(catalog) {}

  Result<std::shared_ptr<const Game>> find(const std::string& edition, int seats,
                                           const Options& options);
  /// Why there is no such game; empty if there is.
  std::string fault(const std::string& edition, int seats, const Options& options);
  const Catalog& catalog() const { return catalog_; }

 private:
  const Catalog& catalog_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Game>> games_;
};

}  // namespace wagonaut::server
