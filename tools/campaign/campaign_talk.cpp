#include "tools/campaign/campaign_talk.h"

#include <algorithm>

#include <fmt/format.h>

#include "tools/columns.h"
#include "tools/play/wish.h"
#include "tools/text/typed.h"

namespace wagonaut::tools {
namespace {

constexpr int kWidest = 80;  // of lines that are read, not looked at
constexpr int kShownOfTyped = 30;

}  // namespace

std::string CampaignTalk::say(std::string_view key, std::initializer_list<Blank> blanks) const {
  return wagonaut::say(settings_.language, "campaign." + std::string(key), blanks);
}

void CampaignTalk::line(std::string_view text) {
  const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
  console_.line(std::string(text.substr(0, indent)) +
                wrap(text.substr(indent), int(indent), std::min(settings_.width, kWidest)));
  unread_ |= !text.empty();
}

void CampaignTalk::lines(const std::vector<std::string>& all) {
  for (const std::string& one : all) line(one);
}

void CampaignTalk::title(const std::string& text) {
  std::string rule;
  for (int i = 0; i < settings_.width; ++i) rule += "─";
  console_.line(paint_.dim(rule));
  console_.line(paint_.bold(text));
  console_.line();
}

std::optional<std::string> CampaignTalk::ask(const std::string& prompt) {
  unread_ = false;
  while (true) {
    auto typed = console_.ask(prompt + " ");
    if (!typed || means(*typed, "commands.quit")) return std::nullopt;
    if (!means(*typed, "commands.help")) return typed;
    line(say("help"));
    unread_ = false;
  }
}

std::optional<int> CampaignTalk::choose(const std::vector<std::string>& options) {
  for (std::size_t i = 0; i < options.size(); ++i)
    console_.line(fmt::format("  {} {}", paint_.bold(fmt::format("{:>2}", i + 1)),
                              wrap(options[i], 5, std::min(settings_.width, kWidest))));
  while (true) {
    const auto typed = ask(">");
    if (!typed) return std::nullopt;
    const auto numbers = numbers_typed(*typed);
    if (numbers && numbers->size() == 1 && numbers->front() >= 1 &&
        numbers->front() <= int(options.size()))
      return numbers->front();
    const std::string_view key = typed->empty() ? "lines.type_number"
                                 : numbers      ? "lines.no_such_number"
                                                : "lines.not_on_list";
    console_.line(wagonaut::say(
        settings_.language, key,
        {{"most", std::to_string(options.size())}, {"typed", cut(*typed, kShownOfTyped)}}));
  }
}

bool CampaignTalk::enter(const std::string& prompt) {
  return ask(paint_.dim(prompt)).has_value();
}

bool CampaignTalk::wait() {
  unread_ = true;
  return turn_page();
}

bool CampaignTalk::turn_page() {
  if (!unread_ || people_ == 0) return true;
  return enter(wagonaut::say(settings_.language, "lines.next_page"));
}

bool CampaignTalk::show_alone(const std::string& who, const std::vector<std::string>& words) {
  if (people_ > 1) {
    if (!turn_page()) return false;
    console_.clear();
    if (!enter(wagonaut::say(settings_.language, "lines.your_screen", {{"who", who}})))
      return false;
  }
  lines(words);
  if (!enter(say("enter_hides"))) return false;
  if (people_ > 1) console_.clear();
  return true;
}

}  // namespace wagonaut::tools
