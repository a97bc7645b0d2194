#include "server/campaign/contents.h"

#include "catalog/box_file.h"
#include "catalog/catalog.h"

namespace wagonaut::server {

Contents::Contents(const Catalog& catalog) {
  for (const BoxEntry* box : catalog.boxes()) {
    Content& content = contents_[box->law.id];
    content.by_version[box->law.version] = box;
    content.laws.push_back(&box->law);
  }
}

const BoxEntry* Contents::newest(const std::string& content) const {
  const auto found = contents_.find(content);
  return found == contents_.end() ? nullptr : found->second.by_version.rbegin()->second;
}

const BoxEntry* Contents::find(const std::string& content, int version) const {
  const auto found = contents_.find(content);
  if (found == contents_.end()) return nullptr;
  const auto box = found->second.by_version.find(version);
  return box == found->second.by_version.end() ? nullptr : box->second;
}

Boxes Contents::laws(const std::string& content) const {
  const auto found = contents_.find(content);
  if (found == contents_.end()) return {};
  return found->second.laws;
}

std::vector<const BoxEntry*> Contents::all_newest() const {
  std::vector<const BoxEntry*> out;
  for (const auto& [id, content] : contents_) out.push_back(content.by_version.rbegin()->second);
  return out;
}

}  // namespace wagonaut::server
