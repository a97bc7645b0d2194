#include "engine/campaign/entry.h"

#include "engine/campaign/dump.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

constexpr std::size_t kLongestText = 60;

int company_named(const Box& box, std::string_view id) {
  for (std::size_t i = 0; i < box.companies.size(); ++i)
    if (box.companies[i].id == id) return int(i);
  return -1;
}

const std::string& id_of(const Box& box, std::uint8_t company) {
  return box.companies[company].id;
}

/// "person NAME", "bot:LEVEL NAME".
std::string holder_text(const CampaignEntry& entry) {
  return (entry.holder == Holder::Bot ? "bot:" + entry.level : "person") + " " + entry.name;
}

/// "=bot:LEVEL/slip", "=guest:NAME/absence"; nothing for a company that is here itself.
std::string seating_text(const Seating& seat) {
  if (seat.presence.as == Comes::Here) return {};
  return (seat.presence.as == Comes::Bot ? "=bot:" : "=guest:") + seat.name +
         (seat.presence.slip ? "/slip" : "/absence");
}

std::string chapter_text(const Box& box, const CampaignEntry& entry) {
  std::string here, absent;
  for (const Seating& seat : entry.seats) {
    const bool away = seat.presence.as == Comes::Absent;
    (away ? absent : here) += " " + id_of(box, seat.company) + (away ? "" : seating_text(seat));
  }
  return "chapter " + std::to_string(entry.game) + here +
         (absent.empty() ? "" : " absent" + absent);
}

/// A line that is read word by word. What goes wrong is kept; the rest then means nothing.
class EntryReader {
 public:
  EntryReader(const Box& box, std::string_view line) : box_(box), rest_(line) {}

  Result<CampaignEntry> run() {
    const std::string_view word = take_word(rest_);
    if (!read(word)) fail(quoted(word) + " is no entry of a campaign");
    if (fault_.empty() && !rest_.empty()) fail("unexpected " + quoted(rest_));
    if (!fault_.empty()) return Failure{fault_};
    return entry_;
  }

 private:
  bool read(std::string_view word) {
    if (word == "found") return as(EntryKind::Found), read_founding(), true;
    if (word == "company") return as(EntryKind::Company), read_company(), read_holder(), true;
    if (word == "hand") return as(EntryKind::Hand), read_company(), read_holder(), true;
    if (word == "leave") return as(EntryKind::Leave), read_company(), true;
    if (word == "call") return as(EntryKind::Call), read_company(), read_called(), true;
    if (word == "chapter") return as(EntryKind::Chapter), read_game(), read_seats(), true;
    if (word == "game") return as(EntryKind::Game), read_game(), read_name(), true;
    if (word == "choose") return as(EntryKind::Choose), read_company(), read_name(), true;
    if (word == "rewind") return as(EntryKind::Rewind), read_number(entry_.number), true;
    if (word == "content") return as(EntryKind::Content), read_number(entry_.number), true;
    if (word == "meet") return as(EntryKind::Meet), read_name(), true;
    if (word == "name") return as(EntryKind::Name), read_name(), true;
    return false;
  }

  void as(EntryKind kind) { entry_.kind = kind; }
  void fail(const std::string& fault) {
    if (fault_.empty()) fault_ = fault;
  }

  void read_number(int& number) {
    const std::string_view word = take_word(rest_);
    const auto value = number_in(word);
    // A number is written in one way only.
    if (!value || std::to_string(*value) != word) return fail(quoted(word) + " is no number");
    number = *value;
  }
  void read_game() {
    int game = 0;
    read_number(game);
    if (game < 1 || game > int(box_.games.size())) fail("there is no game " + std::to_string(game));
    entry_.game = std::uint8_t(game);
  }
  void read_company() { entry_.company = company(take_word(rest_)); }
  std::uint8_t company(std::string_view id) {
    const int place = company_named(box_, id);
    if (place < 0) fail("there is no company " + quoted(id));
    return std::uint8_t(place);
  }
  void read_name() { name(rest_), rest_ = {}; }
  void read_called() {
    if (!rest_.empty()) read_name();
  }
  void name(std::string_view text) {
    entry_.name = text;
    if (const std::string fault = campaign_name_fault(text); !fault.empty()) fail(fault);
  }

  void read_founding() {
    const std::string_view id = take_word(rest_);
    if (id != box_.id) fail("the content " + quoted(id) + " is not here");
    read_number(entry_.number);
    if (const auto word = take_word(rest_); word != "rules") fail("the rules number is missing");
    read_number(entry_.rules);
    entry_.hash = take_word(rest_);
    read_name();
  }
  void read_holder() {
    const std::string_view word = take_word(rest_);
    if (word.starts_with("bot:") && word.size() > 4) {
      entry_.holder = Holder::Bot;
      entry_.level = word.substr(4);
    } else if (word != "person") {
      fail("expected a person or a bot, found " + quoted(word));
    }
    read_name();
  }

  void read_seats() {
    bool absent = false;
    while (fault_.empty() && !rest_.empty()) {
      if (!absent && (rest_ == "absent" || rest_.starts_with("absent "))) {
        absent = true;
        take_word(rest_);
        if (rest_.empty()) fail("nobody is absent");
      } else {
        read_seat(absent);
      }
    }
  }
  void read_seat(bool absent) {
    Seating seat;
    const std::size_t end = rest_.find_first_of(absent ? " " : " =");
    seat.company = company(rest_.substr(0, end));
    seat.presence.as = absent ? Comes::Absent : Comes::Here;
    const bool more = end != std::string_view::npos && rest_[end] == '=';
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (more) read_stand_in(seat);
    entry_.seats.push_back(seat);
  }
  /// Behind the "=". A name may contain spaces, but no slash.
  void read_stand_in(Seating& seat) {
    const std::size_t colon = rest_.find(':'), slash = rest_.find('/');
    if (colon == std::string_view::npos || slash == std::string_view::npos || slash < colon)
      return fail("expected bot: or guest:, and what counts");
    const std::string_view as = rest_.substr(0, colon);
    seat.presence.as = as == "bot" ? Comes::Bot : Comes::Guest;
    if (as != "bot" && as != "guest") fail("expected bot or guest, found " + quoted(as));
    seat.name = rest_.substr(colon + 1, slash - colon - 1);
    if (const auto fault = campaign_name_fault(seat.name); !fault.empty()) fail(fault);
    rest_.remove_prefix(slash + 1);
    const std::string_view counts = take_word(rest_);
    seat.presence.slip = counts == "slip";
    if (counts != "slip" && counts != "absence") fail(quoted(counts) + " cannot count");
  }

  const Box& box_;
  std::string_view rest_;
  CampaignEntry entry_;
  std::string fault_;
};

}  // namespace

CampaignEntry founding(const Box& box, std::string name) {
  CampaignEntry entry;
  entry.kind = EntryKind::Found;
  entry.number = box.version;
  entry.rules = box.rules;
  entry.hash = hash_of(dump(box));
  entry.name = std::move(name);
  return entry;
}

std::string campaign_name_fault(std::string_view name) {
  if (name.empty() || name.front() == ' ' || name.back() == ' ')
    return "a name must not be empty or begin or end with a space";
  if (name.size() > kLongestText)
    return quoted(name) + " is longer than " + std::to_string(kLongestText) + " bytes";
  for (const char c : name)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == '/' || c == '#')
      return quoted(name) + " contains a sign of the log";
  for (const std::string_view sign : {std::string_view("·"), kArrow})
    if (name.find(sign) != std::string_view::npos)
      return quoted(name) + " contains a sign of the log";
  return {};
}

std::string entry_line(const Box& box, const CampaignEntry& entry) {
  switch (entry.kind) {
    case EntryKind::Found:
      return "found " + box.id + " " + std::to_string(entry.number) + " rules " +
             std::to_string(entry.rules) + " " + entry.hash + " " + entry.name;
    case EntryKind::Company:
      return "company " + id_of(box, entry.company) + " " + holder_text(entry);
    case EntryKind::Hand:
      return "hand " + id_of(box, entry.company) + " " + holder_text(entry);
    case EntryKind::Leave:
      return "leave " + id_of(box, entry.company);
    case EntryKind::Call:
      return "call " + id_of(box, entry.company) + (entry.name.empty() ? "" : " " + entry.name);
    case EntryKind::Chapter:
      return chapter_text(box, entry);
    case EntryKind::Game:
      return "game " + std::to_string(entry.game) + " " + entry.name;
    case EntryKind::Choose:
      return "choose " + id_of(box, entry.company) + " " + entry.name;
    case EntryKind::Rewind:
      return "rewind " + std::to_string(entry.number);
    case EntryKind::Content:
      return "content " + std::to_string(entry.number);
    case EntryKind::Meet:
      return "meet " + entry.name;
    case EntryKind::Name:
      return "name " + entry.name;
  }
  return {};
}

Result<CampaignEntry> entry_from(const Box& box, std::string_view line) {
  Result<CampaignEntry> entry = EntryReader(box, line).run();
  // One thing has one line, so that what is read and written again stays the same.
  if (entry && entry_line(box, *entry) != line)
    return Failure{quoted(line) + " is not written as the log writes it"};
  return entry;
}

}  // namespace wagonaut
