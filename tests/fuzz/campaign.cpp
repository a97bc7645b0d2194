#include "engine/campaign/file.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "catalog/box_file.h"
#include "engine/base/check.h"
#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

namespace {

constexpr std::size_t kMostEntries = 80;

/// The box of six cities in which every verb stands once: its games are short.
const Box& box() {
  static const Result<BoxEntry> read = [] {
    BoxFiles files;
    for (const auto& entry :
         std::filesystem::directory_iterator(WAGONAUT_ROOT "/tests/catalog/small_box")) {
      std::ifstream in(entry.path(), std::ios::binary);
      files[entry.path().filename().string()] = {std::istreambuf_iterator<char>(in), {}};
    }
    return build_box(files, "boxes/small/1");
  }();
  CHECK(read);
  return read->law;
}

const std::vector<const Box*>& boxes() {
  static const std::vector<const Box*> all{&box()};
  return all;
}

void check_answer(const std::string& reason) {
  CHECK(!reason.empty() && reason.find('\n') == std::string::npos);
}

void check_written(const CampaignCourse& course) {
  const Result<CampaignFile> again = read_campaign(boxes(), write_campaign(course, "fuzz"));
  CHECK(again && again->damage.empty());
  CHECK(again->course.campaign() == course.campaign());
  CHECK(again->course.entries() == course.entries());
}

/// "5 1766011000 game 1 b7f3 #90ab1234" is "game 1 b7f3".
std::string_view bare(std::string_view line) {
  for (int word = 0; word < 2 && !line.empty() && line[0] >= '0' && line[0] <= '9'; ++word)
    line = line.substr(std::min(line.find(' ') + 1, line.size()));
  return line.substr(0, line.rfind(" #"));
}

/// The entries of a text, checks or no checks, each as far as it can be read.
std::vector<CampaignEntry> entries_of(std::string_view text) {
  std::vector<CampaignEntry> out;
  while (!text.empty() && out.size() < kMostEntries) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text = text.substr(std::min(end + 1, text.size()));
    if (line.starts_with("| ")) {
      if (!out.empty()) out.back().body += std::string(line.substr(2)) + "\n";
      continue;
    }
    const Result<CampaignEntry> entry = entry_from(box(), bare(line));
    if (!entry) check_answer(entry.error());
    if (entry) out.push_back(*entry);
  }
  return out;
}

/// A fuzzer cannot guess a check; without them it gets further.
bool take_as_log(std::string_view input) {
  CampaignCourse course{Boxes(boxes())};
  for (const CampaignEntry& entry : entries_of(input)) {
    const Campaign before = course.campaign();
    const Result<int> number = course.append({0, entry});
    if (number) continue;
    check_answer(number.error());
    CHECK(course.campaign() == before);
  }
  if (course.entries().empty()) return false;
  // A file has no game that is not over, and so no chapter at its end.
  if (course.campaign().phase != Phase::Playing) check_written(course);
  return true;
}

}  // namespace

bool fuzz_campaign(std::string_view input) {
  const Result<CampaignFile> file = read_campaign(boxes(), input);
  if (file)
    check_written(file->course);
  else
    check_answer(file.error());
  return take_as_log(input) && file;
}

}  // namespace wagonaut::tests::fuzz
