#include "engine/campaign/file.h"

#include "engine/campaign/dump.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

constexpr std::string_view kFormat = "wagonaut campaign ";
constexpr std::string_view kBody = "| ";

std::string link_of(std::string_view chain, std::string_view text) {
  return hex(fingerprint(std::string(chain) + "\n" + std::string(text))).substr(8);
}

std::string body_text(std::string_view body) {
  std::string out;
  if (body.empty()) return out;
  if (body.ends_with('\n')) body.remove_suffix(1);
  for (const std::string_view line : split(body, "\n")) {
    out += kBody;
    out += line;
    out += "\n";
  }
  return out;
}

/// Reads a file line by line, and folds as it goes.
class FileReader {
 public:
  FileReader(Boxes boxes, std::string_view text, CampaignHead head)
      : text_(text),
        out_{std::move(head), CampaignCourse(boxes), {}, false, {}, -1},
        boxes_(boxes) {
    out_.chain = kFirstChain;
    take_line();
  }

  Result<CampaignFile> run() {
    while (fault_.empty() && at_ < text_.size()) read_next();
    if (fault_.empty() && !out_.closed && !text_.ends_with('\n')) fault_ = "the last line is torn";
    if (fault_.empty() && out_.course.standing().empty()) return Failure{"the file has no entries"};
    if (fault_.empty() && roster_of(out_.course).name != out_.head.name && out_.closed)
      fault_ = "the head has another name than the campaign";
    if (!fault_.empty()) return whole_part();
    return out_;
  }

 private:
  int number() const { return int(out_.course.entries().size()); }

  std::string_view take_line() {
    const std::size_t end = text_.find('\n', at_);
    const std::string_view line =
        text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    torn_ = end == std::string_view::npos;
    at_ = torn_ ? text_.size() : end + 1;
    return line;
  }

  void read_next() {
    const std::size_t before = at_;
    const std::string_view line = take_line();
    if (line.starts_with("end ")) return read_foot(before);
    std::string body;
    while (at_ < text_.size() && text_.substr(at_).starts_with(kBody))
      body += std::string(take_line().substr(kBody.size())) + "\n";
    if (torn_) return fail("the file is torn");
    read_entry(line, std::move(body));
  }

  void read_entry(std::string_view line, std::string body) {
    const std::size_t mark = line.rfind(" #");
    if (mark == std::string_view::npos) return fail("the check is missing");
    const std::string_view bare = line.substr(0, mark);
    const std::string chain = link_of(out_.chain, std::string(bare) + "\n" + body_text(body));
    if (line.substr(mark + 2) != chain) return fail("the check does not fit");
    std::string_view rest = bare;
    if (number_in(take_word(rest)) != number()) return fail("the number does not fit");
    const auto at = number_of(take_word(rest));
    if (!at) return fail("the time cannot be read");
    append(*at, rest, std::move(body), chain);
  }

  void append(std::int64_t at, std::string_view line, std::string body, const std::string& chain) {
    Result<CampaignEntry> entry = entry_from(*box_of_version(boxes_, out_.head.version), line);
    if (!entry) return fail(entry.error());
    entry->body = std::move(body);
    if (const auto done = out_.course.append({at, *entry}); !done) return fail(done.error());
    out_.chain = chain;
  }

  static std::optional<std::int64_t> number_of(std::string_view word) {
    std::int64_t value = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (fault != std::errc{} || end != word.data() + word.size()) return {};
    return value;
  }

  void read_foot(std::size_t before) {
    if (text_.substr(before) != foot_text(text_.substr(0, before), number()))
      return void(fault_ = "the closing line does not fit the file");
    out_.closed = true;
    at_ = text_.size();
  }

  void fail(const std::string& why) {
    if (fault_.empty()) fault_ = "entry " + std::to_string(number()) + ": " + why;
  }

  /// What can still be used, and the sentence that says so.
  Result<CampaignFile> whole_part() {
    std::string cut;
    out_.damaged_at = number();
    if (out_.course.campaign().phase == Phase::Playing) cut = cut_chapter();
    if (number() == 0) return Failure{fault_ + "; nothing before it is whole"};
    out_.closed = false;
    out_.damage =
        fault_ + "; entries 0 to " + std::to_string(number() - 1) + " are whole: " + where() + cut;
    return out_;
  }

  std::string where() const {
    const Campaign& c = out_.course.campaign();
    const Box& box = out_.course.box();
    const auto year = [&](int game) {
      return std::to_string(box.games[std::size_t(game - 1)].year);
    };
    if (c.phase == Phase::Closing) return "up to the end steps of " + year(c.game);
    if (c.phase == Phase::Finished) return "up to the end of the campaign";
    return c.game == 1 ? "before " + year(1) : "up to the end of " + year(c.game - 1);
  }

  /// A chapter without its game is left out.
  std::string cut_chapter() {
    const auto entries = out_.course.entries();
    std::size_t last = entries.size() - 1;
    while (entries[last].entry.kind != EntryKind::Chapter) --last;
    out_.course = CampaignCourse(boxes_);
    out_.chain = kFirstChain;
    const Box& box = *box_of_version(boxes_, out_.head.version);
    for (std::size_t i = 0; i < last; ++i) {
      CHECK(out_.course.append(entries[i]));
      entry_text(box, int(i), entries[i], out_.chain);
    }
    return ", and entry " + std::to_string(last) + " is left out: its game is missing";
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool torn_ = false;
  std::string fault_;
  CampaignFile out_;
  Boxes boxes_;
};

}  // namespace

Result<CampaignHead> read_campaign_head(std::string_view text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  const std::vector<std::string_view> parts = split(line, kDot);
  if (!parts[0].starts_with(kFormat)) return Failure{"this is no campaign of Wagonaut"};
  if (parts[0].substr(kFormat.size()) != "1")
    return Failure{"the campaign is of format " + quoted(parts[0].substr(kFormat.size())) +
                   ", this program reads 1"};
  if (parts.size() != 5) return Failure{"the first line has not all its parts"};
  CampaignHead head;
  std::string_view content = parts[1];
  head.content = take_word(content);
  const auto version = number_in(content);
  if (!version) return Failure{quoted(content) + " is no version of a content"};
  head.version = *version;
  head.hash = parts[2];
  head.id = parts[3];
  head.name = parts[4];
  if (head_text(head) != std::string(line) + "\n")
    return Failure{"the first line is not written as it should be"};
  return head;
}

std::string head_text(const CampaignHead& head) {
  const std::string dot(kDot);
  return std::string(kFormat) + "1" + dot + head.content + " " + std::to_string(head.version) +
         dot + head.hash + dot + head.id + dot + head.name + "\n";
}

std::string entry_text(const Box& box, int number, const LoggedEntry& entry, std::string& chain) {
  const std::string line =
      std::to_string(number) + " " + std::to_string(entry.at) + " " + entry_line(box, entry.entry);
  const std::string body = body_text(entry.entry.body);
  chain = link_of(chain, line + "\n" + body);
  return line + " #" + chain + "\n" + body;
}

std::string foot_text(std::string_view before, int entries) {
  const std::string foot = "end" + std::string(kDot) + std::to_string(entries) + " entries" +
                           std::string(kDot) + "check ";
  return foot + hex(fingerprint(std::string(before) + foot)) + "\n";
}

std::string write_campaign(const CampaignCourse& course, std::string_view id) {
  CHECK(!course.entries().empty());
  const CampaignEntry& first = course.entries().front().entry;
  CampaignHead head{course.box().id, first.number, first.hash, std::string(id),
                    roster_of(course).name};
  std::string out = head_text(head), chain(kFirstChain);
  for (std::size_t i = 0; i < course.entries().size(); ++i)
    out += entry_text(course.box(), int(i), course.entries()[i], chain);
  return out + foot_text(out, int(course.entries().size()));
}

Result<CampaignFile> read_campaign(Boxes boxes, std::string_view text) {
  Result<CampaignHead> head = read_campaign_head(text);
  if (!head) return head.failure();
  const Box* box = box_of_version(boxes, head->version);
  if (box == nullptr || box->id != head->content || hash_of(dump(*box)) != head->hash)
    return Failure{"the content " + head->content + " " + std::to_string(head->version) + " (" +
                   head->hash + ") is not here"};
  return FileReader(boxes, text, *head).run();
}

}  // namespace wagonaut
