#include <limits>
#include <optional>
#include <utility>

#include "engine/model/ids.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/fields.h"
#include "server/protocol/read_settings.h"

namespace wagonaut::server {
namespace {

constexpr int kAnyNumber = std::numeric_limits<int>::max();
constexpr std::size_t kShortestToken = 16;

enum class Counts { Slip, Absence };

}  // namespace

template <>
struct Words<Counts> {
  static constexpr std::array<std::string_view, 2> all{"slip", "absence"};
};

namespace {

/// The members that wishes of a campaign are made of.
class CampaignFields {
 public:
  explicit CampaignFields(Fields& in) : in_(in) {}

  std::string type() { return in_.text("type", TextKind::Id); }
  std::string id() { return in_.text_or("", "id", TextKind::Id); }
  std::string needed_id() { return in_.text("id", TextKind::Id); }
  int version() { return in_.number("version", 0, kAnyNumber); }
  int known_version() { return in_.number_or(-1, "version", -1, kAnyNumber); }
  std::string company() { return in_.text("company", TextKind::Id); }
  std::optional<Comes> comes() {
    if (!in_.has("as")) return std::nullopt;
    return in_.one_of(Comes::Absent, "as");
  }
  bool counts_slip() { return in_.one_of(Counts::Slip, "counts") == Counts::Slip; }
  std::string needed_level() { return in_.text("level", TextKind::Id); }
  std::string name() { return in_.text("name", TextKind::Name); }
  std::string what() { return in_.text("what", TextKind::Id); }
  std::string piece() { return in_.text("piece", TextKind::Id); }
  std::string vote() { return in_.text("vote", TextKind::Id); }
  std::string called() { return in_.text_or_empty("called", TextKind::Name); }
  std::string date() { return in_.text_or_empty("date", TextKind::Name); }
  int entry() { return in_.number("to", 0, kAnyNumber); }
  int chapter() { return in_.number("chapter", 0, kMaxGames); }
  std::string phrase() { return in_.text_or("", "phrase", TextKind::Id); }
  std::string chat() { return in_.text_or("", "text", TextKind::Chat); }
  bool flag(std::string_view name) { return in_.flag(name); }
  bool flag_or(bool fallback, std::string_view name) { return in_.flag_or(fallback, name); }
  void refuse(std::string_view name, std::string_view why) { in_.refuse(name, why); }

 private:
  Fields& in_;
};

// A company is taken by HTTP: a token must go to one pair of eyes.
template <class One>
concept SentOnLine = requires {
  One::kType;
};

template <class One>
void read_wish_if(std::string_view type, CampaignFields& in, std::optional<CampaignWish>& out) {
  if constexpr (SentOnLine<One>)
    if (type == One::kType) out = One::read(in);
}

template <class... Ones>
std::optional<CampaignWish> read_wish_of(const std::variant<Ones...>*, CampaignFields& in) {
  std::optional<CampaignWish> out;
  const std::string type = in.type();
  (read_wish_if<Ones>(type, in, out), ...);
  return out;
}

/// A token that a device has chosen: long enough that nobody guesses it.
std::string read_own_token(Fields& in) {
  std::string token = in.text("token", TextKind::Id);
  if (token.size() < kShortestToken || token.find_first_of(".:") != token.npos)
    in.refuse("token", "is not 16 to 64 letters, digits or signs of \"_-\"");
  return token;
}

WantedCompany read_wanted(Fields& in) {
  WantedCompany out;
  out.company = in.text("company", TextKind::Id);
  out.bot = in.text_or("", "bot", TextKind::Id);
  if (!out.bot.empty()) return out;
  out.name = in.text("name", TextKind::Name);
  out.token = read_own_token(in);
  out.badge = in.text_or("", "badge", TextKind::Id);
  return out;
}

}  // namespace

Result<CampaignWish> read_campaign_wish(std::string_view json) {
  return read_message(json, [](Fields& fields) -> CampaignWish {
    CampaignFields in(fields);
    if (auto wish = read_wish_of(static_cast<const CampaignWish*>(nullptr), in))
      return std::move(*wish);
    in.refuse("type", "is no wish there is");
    return SyncWish{};
  });
}

Result<FoundCampaign> read_found_campaign(std::string_view json) {
  return read_message(json, [](Fields& in) {
    FoundCampaign out;
    out.content = in.text("content", TextKind::Id);
    out.name = in.text("name", TextKind::Name);
    const auto* list = in.list("companies", 1, kMaxSeats);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
      if (auto one = in.item("companies", *list, i)) out.companies.push_back(read_wanted(*one));
    if (!out.companies.empty() && !out.companies.front().bot.empty())
      in.refuse("companies[0]", "is not that of a person");
    if (const auto* settings = in.object("settings")) {
      Fields inside = in.inside("settings", *settings);
      out.settings = read_play_settings(inside);
    }
    return out;
  });
}

Result<JoinCampaign> read_join_campaign(std::string_view json) {
  return read_message(json, [](Fields& in) {
    JoinCampaign out;
    out.code = in.text("code", TextKind::Id);
    out.company = read_wanted(in);
    if (!out.company.bot.empty()) in.refuse("bot", "is asked for on the campaign's line");
    return out;
  });
}

Result<std::vector<WantedCompany>> read_open_evening(std::string_view json) {
  return read_message(json, [](Fields& in) {
    std::vector<WantedCompany> out;
    const auto* list = in.list("seats", 2, kMaxSeats);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
      auto one = in.item("seats", *list, i);
      if (!one) break;
      const bool open = one->flag_or(false, "open");
      if (open)
        out.push_back({one->text("company", TextKind::Id), {}, {}, {}, {}});
      else
        out.push_back(read_wanted(*one));
      if (i == 0 && out.back().token.empty()) in.refuse("seats[0]", "is not that of a person");
    }
    return out;
  });
}

Result<std::vector<MyCompany>> read_my_companies(std::string_view json) {
  return read_message(json, [](Fields& in) {
    std::vector<MyCompany> out;
    if (!in.has("campaigns")) return out;
    const auto* list = in.list("campaigns", 0, kMostMySeats);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
      if (auto one = in.item("campaigns", *list, i))
        out.push_back({one->text("campaign", TextKind::Id), one->text("token", TextKind::Id)});
    return out;
  });
}

}  // namespace wagonaut::server
