#include "tools/campaign/campaign_store.h"

#include <chrono>
#include <filesystem>

#include "tools/files.h"
#include "tools/synced.h"

namespace wagonaut::tools {
namespace {

std::int64_t seconds_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

}  // namespace

Result<const BoxEntry*> box_of_file(const Catalog& catalog, std::string_view text) {
  const Result<CampaignHead> head = read_campaign_head(text);
  if (!head) return head.failure();
  const BoxEntry* box = catalog.box(head->content, head->version);
  if (box == nullptr)
    return Failure{"the content " + head->content + " " + std::to_string(head->version) +
                   " is not here"};
  return box;
}

Result<CampaignStore> CampaignStore::create(const std::string& file, const BoxEntry& box,
                                            const CampaignHead& head) {
  std::error_code error;
  if (std::filesystem::exists(file, error)) return Failure{file + ": is there already"};
  if (const auto fault = append_synced(file, head_text(head)); !fault.empty())
    return Failure{fault};
  const std::vector<const Box*> boxes{&box.law};
  CampaignStore out(file, box, boxes, CampaignCourse({}), head.id, std::string(kFirstChain));
  out.course_ = CampaignCourse(out.boxes_);
  return out;
}

Result<CampaignStore> CampaignStore::open(const Catalog& catalog, const std::string& file) {
  const Result<std::string> text = read_text(file);
  if (!text) return text.failure();
  const Result<const BoxEntry*> box = box_of_file(catalog, *text);
  if (!box) return Failure{file + ": " + box.error()};
  return open(**box, file, *text);
}

Result<CampaignStore> CampaignStore::open(const BoxEntry& box, const std::string& file,
                                          std::string_view text) {
  std::vector<const Box*> boxes{&box.law};
  Result<CampaignFile> read = read_campaign(boxes, text);
  if (!read) return Failure{file + ": " + read.error()};
  if (!read->damage.empty()) return Failure{file + ": " + read->damage};
  CampaignStore out(file, box, std::move(boxes), read->course, read->head.id, read->chain);
  out.closed_ = read->closed;
  return out;
}

Result<CampaignStore> CampaignStore::open_torn(const Catalog& catalog, const std::string& file) {
  const Result<std::string> text = read_text(file);
  if (!text) return text.failure();
  const Result<const BoxEntry*> box = box_of_file(catalog, *text);
  if (!box) return Failure{file + ": " + box.error()};
  return open_torn(**box, file, *text);
}

/// Whoever stopped while an entry was being written has left a part of it: without it the rest is a
/// campaign that goes on.
Result<CampaignStore> CampaignStore::open_torn(const BoxEntry& box, const std::string& file,
                                               std::string_view text) {
  Result<CampaignStore> store = open(box, file, text);
  if (store) return store;
  std::size_t last = text.size();
  do {
    const std::size_t end = last < 2 ? std::string::npos : text.rfind('\n', last - 2);
    if (end == std::string::npos) return store;
    last = end + 1;
  } while (text.substr(last).starts_with("|"));
  const std::string_view whole = text.substr(0, last);
  Result<CampaignStore> rest = open(box, file, whole);
  if (!rest) return store;
  for (const auto& [to, what] : {std::pair(file + ".torn", text), std::pair(file, whole)})
    if (const auto fault = write_synced(to, std::string(what)); !fault.empty())
      return Failure{fault};
  rest->torn_ = file + ".torn";
  return rest;
}

/// A file that was handed on ends with a closing line; a campaign that goes on has none.
std::string CampaignStore::open_again() {
  if (!closed_) return {};
  const Result<std::string> text = read_text(file_);
  if (!text) return text.error();
  closed_ = false;
  return write_text(file_, text->substr(0, text->rfind("end ")));
}

std::string CampaignStore::append(std::string_view line, std::string body) {
  Result<CampaignEntry> entry = entry_from(box_->law, line);
  if (!entry) return entry.error();
  entry->body = std::move(body);
  const LoggedEntry logged{seconds_now(), *entry};
  CampaignCourse next = course_;
  if (const auto number = next.append(logged); !number) return number.error();
  std::string chain = chain_;
  const std::string text = entry_text(box_->law, int(course_.entries().size()), logged, chain);
  if (const auto fault = open_again(); !fault.empty()) return fault;
  if (const auto fault = append_synced(file_, text); !fault.empty()) return fault;
  course_ = std::move(next);
  chain_ = chain;
  return {};
}

}  // namespace wagonaut::tools
