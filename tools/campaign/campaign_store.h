#pragma once

#include <string>
#include <vector>

#include "catalog/box_file.h"
#include "catalog/catalog.h"
#include "engine/campaign/file.h"

namespace wagonaut::tools {

/// A campaign in a file of its own. Every entry is appended, flushed and synced before anybody is
/// told of it.
class CampaignStore {
 public:
  /// Begins a file, which must not be there yet.
  static Result<CampaignStore> create(const std::string& file, const BoxEntry& box,
                                      const CampaignHead& head);
  /// Opens one that is whole. Of a damaged one the failure says what is.
  static Result<CampaignStore> open(const Catalog& catalog, const std::string& file);
  static Result<CampaignStore> open(const BoxEntry& box, const std::string& file,
                                    std::string_view text);
  /// The same for who wants to go on. If nothing but the last entry is broken, it was not written
  /// to its end: it is cut off, and FILE.torn keeps what was there.
  static Result<CampaignStore> open_torn(const Catalog& catalog, const std::string& file);
  static Result<CampaignStore> open_torn(const BoxEntry& box, const std::string& file,
                                         std::string_view text);

  CampaignStore(CampaignStore&&) = default;
  CampaignStore& operator=(CampaignStore&&) = default;

  /// An entry as a line of the log; empty, or why it is refused or could not be kept.
  std::string append(std::string_view line, std::string body = {});

  const CampaignCourse& course() const { return course_; }
  const Campaign& campaign() const { return course_.campaign(); }
  const BoxEntry& box() const { return *box_; }
  const std::string& id() const { return id_; }
  const std::string& file() const { return file_; }
  /// Where the file lies as it was before its last entry was cut off; empty if none was.
  const std::string& torn() const { return torn_; }
  /// What the last entry told.
  const CampaignFacts& told() const { return course_.facts(int(course_.entries().size()) - 1); }

 private:
  CampaignStore(std::string file, const BoxEntry& box, std::vector<const Box*> boxes,
                CampaignCourse course, std::string id, std::string chain)
      : file_(std::move(file)),
        box_(&box),
        boxes_(std::move(boxes)),
        course_(std::move(course)),
        id_(std::move(id)),
        chain_(std::move(chain)) {}

  std::string open_again();

  std::string file_;
  const BoxEntry* box_;
  std::vector<const Box*> boxes_;
  CampaignCourse course_;
  std::string id_, chain_, torn_;
  bool closed_ = false;  // its closing line is there
};

/// The box whose campaign a file is, by its first line.
Result<const BoxEntry*> box_of_file(const Catalog& catalog, std::string_view text);

}  // namespace wagonaut::tools
