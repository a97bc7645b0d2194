#include "tools/campaign/campaign_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>

#include "tools/files.h"

namespace wagonaut::tools {
namespace {

std::int64_t seconds_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

bool write_all(int file, const std::string& text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t written = ::write(file, text.data() + done, text.size() - done);
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) done += std::size_t(written);
  }
  return true;
}

}  // namespace

std::string append_synced(const std::string& file, const std::string& text) {
  const int opened = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (opened < 0) return file + ": " + std::strerror(errno);
  const bool good = write_all(opened, text) && ::fsync(opened) == 0;
  const std::string reason = good ? "" : file + ": " + std::strerror(errno);
  ::close(opened);
  return reason;
}

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
  std::vector<const Box*> boxes{&(*box)->law};
  Result<CampaignFile> read = read_campaign(boxes, *text);
  if (!read) return Failure{file + ": " + read.error()};
  if (!read->damage.empty()) return Failure{file + ": " + read->damage};
  CampaignStore out(file, **box, std::move(boxes), read->course, read->head.id, read->chain);
  out.closed_ = read->closed;
  return out;
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
