#include "tools/play/settings.h"

#include <algorithm>

#include "engine/record/record.h"
#include "texts/book.h"
#include "tools/paint.h"

namespace wagonaut::tools {
namespace {

constexpr std::string_view kBot = "bot:";

/// The bot's name in "bot:greedy 2" or "Bo=bot:greedy"; empty for a person.
std::string bot_in(const std::string& name) {
  const std::size_t equals = name.find("=bot:");
  const std::size_t at = equals == std::string::npos ? 0 : equals + 1;
  if (name.compare(at, kBot.size(), kBot) != 0) return {};
  const std::string rest = name.substr(at + kBot.size());
  return rest.substr(0, rest.find(' '));
}

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    const std::string part = text.substr(at, comma - at);
    const std::size_t first = part.find_first_not_of(' ');
    parts.push_back(first == std::string::npos
                        ? ""
                        : part.substr(first, part.find_last_not_of(' ') - first + 1));
    at = comma + 1;
  }
  return parts;
}

/// Bots of the same name get numbers, so that every player has a different name.
void make_names_differ(std::vector<SeatPlan>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].person()) continue;
    const std::string name = seats[i].name;
    const auto taken = [&](const std::string& wanted) {
      return std::any_of(seats.begin(), seats.begin() + std::ptrdiff_t(i),
                         [&](const SeatPlan& other) { return other.name == wanted; });
    };
    for (int n = 2; taken(seats[i].name); ++n) seats[i].name = name + " " + std::to_string(n);
  }
}

std::string list_of(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

}  // namespace

Result<SeatPlan> seat_plan_from(const std::string& text, const Company& company) {
  if (const std::string fault = player_fault({text}); !fault.empty()) return Failure{fault};
  SeatPlan plan{text, bot_in(text), {}};
  if (plan.person()) return plan;
  const auto bots = company.names();
  if (std::find(bots.begin(), bots.end(), plan.bot) == bots.end())
    return Failure{"there is no bot \"" + plan.bot + "\"; the bots are " + list_of(bots)};
  return plan;
}

SeatPlan seat_plan_of_record(const std::string& name, const Company& company) {
  const auto plan = seat_plan_from(name, company);
  return plan ? *plan : SeatPlan{name, {}, {}};
}

Result<std::vector<SeatPlan>> seats_from(const std::string& text, const EditionCard& card,
                                         const Company& company) {
  std::vector<SeatPlan> seats;
  for (const std::string& name : split_at_commas(text)) {
    const auto plan = seat_plan_from(name, company);
    if (!plan) return plan.failure();
    seats.push_back(*plan);
  }
  if (int(seats.size()) < card.min_seats || int(seats.size()) > card.max_seats)
    return Failure{std::to_string(seats.size()) + " players, but " + card.name[Language::English] +
                   " is for " + std::to_string(card.min_seats) + " to " +
                   std::to_string(card.max_seats)};
  make_names_differ(seats);
  std::vector<std::string> names;
  for (const SeatPlan& seat : seats) names.push_back(seat.name);
  if (const std::string fault = player_fault(names); !fault.empty()) return Failure{fault};
  return seats;
}

std::string shown_name(const SeatPlan& plan) {
  if (!plan.shown.empty()) return plan.shown;
  if (plan.person()) return plan.name;
  const std::size_t equals = plan.name.find('=');
  if (equals != std::string::npos) return plan.name.substr(0, equals);
  return "bot " + plan.name.substr(kBot.size());
}

Page PlaySettings::page() const {
  return {width, height, Paint(colour).dim(say(language, "lines.next_page")) + " "};
}

}  // namespace wagonaut::tools
