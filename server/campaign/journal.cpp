#include "server/campaign/journal.h"

#include <algorithm>

#include "engine/campaign/file.h"
#include "engine/campaign/question.h"
#include "engine/record/words.h"
#include "server/room/log_text.h"
#include "server/room/table_act.h"
#include "server/room/table_act_open.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr std::string_view kHouseWords[] = {"hold", "offer", "keep", "saved", "settings"};

bool of_house(std::string_view word) {
  return std::find(std::begin(kHouseWords), std::end(kHouseWords), word) != std::end(kHouseWords);
}

}  // namespace

Result<Journal> Journal::from_log(Journal journal, const std::vector<Entry>& log) {
  const std::string name = "campaign " + journal.id();
  for (const Entry& entry : log) {
    std::string fault = entry.damage;
    if (fault.empty() && entry.seq != journal.version()) fault = "a line before it is missing";
    if (fault.empty()) {
      Result<bool> added = true;
      if (const auto broken =
              trouble_in([&] { added = journal.add(entry.line, entry.facts, entry.at); }))
        fault = *broken;
      else if (!added)
        fault = added.error();
    }
    if (!fault.empty())
      return Failure{name + ", line " + std::to_string(journal.version()) + ": " + fault};
  }
  if (journal.version() == 0) return Failure{name + ": has no log"};
  return journal;
}

Result<bool> Journal::add(const std::string& line, const std::string& body, std::int64_t at) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  JournalLine noted{std::string(word), {}, {}};
  if (of_house(word)) {
    if (version() == 0) return Failure{"the campaign has not been founded"};
    if (auto done = add_of_house(word, rest, noted); !done) return done;
  } else {
    if (auto done = add_entry(line, body, at); !done) return done;
    const CampaignEntry& entry = course_.entries().back().entry;
    if (entry.company != kNone) noted.company = box().companies[entry.company].id;
    noted.entry = int(course_.entries().size()) - 1;
    moved_ = version() + 1;
    moved_at_ = at;
    settle();
  }
  lines_.push_back(std::move(noted));
  if (version() == 1) created_ = at;
  updated_ = at;
  return true;
}

Result<bool> Journal::add_entry(const std::string& line, const std::string& body, std::int64_t at) {
  if (boxes_.empty()) return Failure{"its content is not here"};
  // The first line names the version it goes by, and any of them can read it.
  const Box& by = course_.entries().empty() ? *boxes_.back() : course_.box();
  Result<CampaignEntry> entry = entry_from(by, line);
  if (!entry) return entry.failure();
  entry->body = body;
  const auto number = course_.append({at / 1000, std::move(*entry)});
  if (!number) return number.failure();
  return true;
}

/// After an entry: what no person holds has no token, and no device has a chapter that does not
/// stand.
void Journal::settle() {
  roster_ = roster_of(course_);
  for (const CompanyState& company : campaign().companies) {
    Hold& hold = holds_[company.id];
    hold.saved = std::min(hold.saved, chapters_closed());
    if (company.holder == wagonaut::Holder::Person) continue;
    hold = {{}, {}, hold.offered, 0};
  }
}

int Journal::chapters_closed() const {
  return campaign().game - (campaign().phase == Phase::Finished ? 0 : 1);
}

const Hold& Journal::hold(std::size_t place) const {
  return holds_.at(campaign().companies[place].id);
}

Result<bool> Journal::add_of_house(std::string_view word, std::string_view rest, JournalLine& out) {
  if (word == "settings") {
    const Result<TableAct> read = opened_from(rest);
    if (!read) return read.failure();
    settings_ = read->settings;
    return true;
  }
  out.company = std::string(take_word(rest));
  const auto place = place_of(out.company);
  if (!place) return Failure{"the company does not belong to this campaign"};
  Hold& hold = holds_.at(campaign().companies[std::size_t(*place)].id);
  if (word == "hold") {
    const auto hash = log_word_from(take_word(rest));
    const auto badge = log_word_from(rest);
    if (!hash || !badge) return Failure{"the token cannot be read"};
    // Another's devices have nothing yet.
    hold = {*hash, *badge, false, *hash == hold.token_hash ? hold.saved : 0};
  } else if (word == "saved") {
    const auto chapter = number_in(rest);
    if (!chapter) return Failure{"the chapter cannot be read"};
    hold.saved = std::min(*chapter, chapters_closed());
  } else {
    hold.offered = word == "offer";
  }
  return true;
}

const std::string& Journal::company_id(std::size_t place) const {
  return box().companies[campaign().companies[place].id].id;
}

std::optional<int> Journal::place_of(std::string_view company) const {
  for (int i = 0; i < companies(); ++i)
    if (company_id(std::size_t(i)) == company) return i;
  return std::nullopt;
}

std::optional<int> Journal::place_of_token(const std::string& token_hash) const {
  if (token_hash.empty()) return std::nullopt;
  for (int i = 0; i < companies(); ++i)
    if (hold(std::size_t(i)).token_hash == token_hash) return i;
  return std::nullopt;
}

bool Journal::is_free(std::size_t place) const {
  if (hold(place).offered) return true;
  return campaign().companies[place].holder == wagonaut::Holder::Person &&
         hold(place).token_hash.empty();
}

std::vector<int> Journal::people() const {
  std::vector<int> out;
  for (int i = 0; i < companies(); ++i)
    if (!hold(std::size_t(i)).token_hash.empty()) out.push_back(i);
  return out;
}

std::optional<int> Journal::last_of(EntryKind kind) const {
  std::optional<int> last;
  for (const int entry : course_.standing())
    if (course_.entries()[std::size_t(entry)].entry.kind == kind) last = entry;
  return last;
}

/// A line for each company: its id, who holds it, whether it is free, the holder's name, and its
/// own one behind a sign that no name has.
CampaignSummary Journal::summary(const std::string& table) const {
  CampaignSummary out;
  out.id = id_;
  out.code = code_;
  out.name = roster_.name;
  out.content = box().id;
  out.version = box().version;
  out.status = CampaignStatus(std::size_t(campaign().phase));
  out.chapter = campaign().game;
  out.game = campaign().phase == Phase::Playing ? table : "";
  for (std::size_t i = 0; i < std::size_t(companies()); ++i) {
    constexpr std::string_view kHolders[] = {"person", "bot", "nobody"};
    out.companies += company_id(i) + " " +
                     std::string(kHolders[std::size_t(campaign().companies[i].holder)]) +
                     (is_free(i) ? " free " : " held ") + roster_.companies[i].name +
                     (roster_.companies[i].called.empty() ? "" : std::string(kDot)) +
                     roster_.companies[i].called + "\n";
  }
  out.meet = roster_.meet == "-" ? "" : roster_.meet;
  if (const auto ask = campaign_ask(box(), campaign())) out.waits = company_id(ask->company);
  out.created = created_;
  out.updated = updated_;
  return out;
}

std::vector<HeldSeat> Journal::held() const {
  std::vector<HeldSeat> out;
  for (const int place : people()) out.push_back({place, hold(std::size_t(place)).token_hash});
  return out;
}

std::string campaign_file(const Journal& journal, Boxes laws) {
  if (journal.campaign().phase != Phase::Playing)
    return write_campaign(journal.course(), journal.id());
  CampaignCourse whole(laws);
  for (int i = 0; i < *journal.last_chapter(); ++i)
    CHECK(whole.append(journal.course().entries()[std::size_t(i)]));
  return write_campaign(whole, journal.id());
}

std::string in_own_words(const std::string& why) {
  const std::string_view own = std::string_view(why).substr(0, why.find('"'));
  const std::size_t end = own.find_last_not_of(" (:");
  return end == own.npos ? "the campaign does not allow it" : std::string(own.substr(0, end + 1));
}

std::string company_at(const CampaignSummary& summary, std::size_t place) {
  const std::vector<std::string_view> lines = split(summary.companies, "\n");
  if (place >= lines.size()) return {};
  std::string_view line = lines[place];
  return std::string(take_word(line));
}

std::string hold_line(const std::string& company, const std::string& token_hash,
                      const std::string& badge) {
  return "hold " + company + " " + log_word(token_hash) + " " + log_word(badge);
}

std::string offer_line(const std::string& company, bool on) {
  return (on ? "offer " : "keep ") + company;
}

std::string saved_line(const std::string& company, int chapter) {
  return "saved " + company + " " + std::to_string(chapter);
}

std::string settings_line(const TableSettings& settings) {
  TableAct act;
  act.kind = TableActKind::Opened;
  act.settings = settings;
  act.settings.game = {};
  return "settings " + opened_line(act);
}

}  // namespace wagonaut::server
