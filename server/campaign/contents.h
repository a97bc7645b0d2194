#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/campaign/log.h"

namespace wagonaut {
struct BoxEntry;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::server {

/// The boxes that campaigns can be played with. Whatever it names lives as long as its catalog.
class Contents {
 public:
  explicit Contents(const Catalog& catalog);

  /// nullptr: there is none.
  const BoxEntry* newest(const std::string& content) const;
  const BoxEntry* find(const std::string& content, int version) const;
  /// The law of all versions of one content.
  Boxes laws(const std::string& content) const;
  std::vector<const BoxEntry*> all_newest() const;

 private:
  struct Content {
    std::map<int, const BoxEntry*> by_version;
    std::vector<const Box*> laws;
  };
  std::map<std::string, Content> contents_;
};

}  // namespace wagonaut::server
