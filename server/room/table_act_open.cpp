#include "server/room/table_act_open.h"

#include <set>

#include "engine/model/ids.h"
#include "engine/record/words.h"
#include "server/room/log_text.h"

namespace wagonaut::server {
namespace {

std::string chair_part(const Chair& chair) {
  std::string out = "seat " + std::string(word_for(chair.holder));
  if (!chair.token_hash.empty()) out += " token " + log_word(chair.token_hash);
  if (!chair.bot.empty()) out += " bot " + log_word(chair.bot);
  if (!chair.nonce.empty()) out += " nonce " + log_word(chair.nonce);
  if (!chair.share.empty()) out += " share " + log_word(chair.share);
  if (!chair.badge.empty()) out += " badge " + log_word(chair.badge);
  if (chair.autopilot) out += " autopilot";
  if (chair.resigned) out += " resigned";
  if (!chair.name.empty()) out += " name " + log_tail(chair.name);
  return out;
}

std::vector<std::string> opened_parts(const TableAct& act) {
  const TableSettings& settings = act.settings;
  std::vector<std::string> out{"open " + log_word(settings.game.edition)};
  const auto add = [&](std::string_view key, std::string_view word) {
    out.push_back(std::string(key) + " " + std::string(word));
  };
  add("rules", std::to_string(settings.game.rules));
  for (const auto& [id, choice] : settings.game.options)
    add("option", log_word(id) + " " + log_word(choice));
  if (!settings.game.campaign.empty()) add("campaign", log_word(settings.game.campaign));
  add("clock",
      std::string(word_for(settings.clock.kind)) + " " + std::to_string(settings.clock.amount));
  if (settings.listed) out.push_back("listed");
  if (settings.spectators) out.push_back("watch");
  add("undo", word_for(settings.undo));
  add("aids", word_for(settings.aids));
  add("chat", word_for(settings.chat));
  if (settings.autopilot) out.push_back("autopilot");
  if (settings.first) add("first", std::to_string(*settings.first));
  add("fair", log_word(act.text));
  for (const Chair& chair : act.chairs) out.push_back(chair_part(chair));
  return out;
}

/// Reads the parts of an opening line one by one.
class OpenedReader {
 public:
  Result<TableAct> run(std::string_view line) {
    out_.kind = TableActKind::Opened;
    out_.settings.autopilot = false;  // said only if there is one
    for (const std::string_view part : split(line, kDot))
      if (const std::string fault = take_part(part); !fault.empty()) return Failure{fault};
    for (const std::string_view key : {"open", "clock", "undo", "aids", "chat", "fair"})
      if (!seen_.contains(key)) return Failure{"the table's opening does not say " + quoted(key)};
    return out_;
  }

 private:
  std::string take_part(std::string_view part) {
    const std::string_view key = take_word(part);
    if (key == "option") return take_option(part);
    if (key == "seat") return take_chair(part);
    if (!seen_.insert(key).second) return quoted(key) + " is said twice";
    TableSettings& settings = out_.settings;
    if (key == "open") return take_text(part, settings.game.edition);
    if (key == "rules") return take_rules(part);
    if (key == "fair") return take_text(part, out_.text);
    if (key == "campaign") return take_text(part, settings.game.campaign);
    if (key == "clock") return take_clock(part);
    if (key == "undo") return take_choice(key, part, settings.undo);
    if (key == "aids") return take_choice(key, part, settings.aids);
    if (key == "chat") return take_choice(key, part, settings.chat);
    if (key == "first") return take_first(part);
    bool* flag = flag_named(key);
    if (flag == nullptr) return "nothing of a table is called " + quoted(key);
    if (!part.empty()) return quoted(key) + " is followed by " + quoted(part);
    return take_flag(*flag);
  }

  bool* flag_named(std::string_view key) {
    TableSettings& settings = out_.settings;
    if (key == "listed") return &settings.listed;
    if (key == "watch") return &settings.spectators;
    if (key == "autopilot") return &settings.autopilot;
    return nullptr;
  }

  static std::string take_flag(bool& flag) {
    flag = true;
    return {};
  }

  static std::string take_text(std::string_view word, std::string& text) {
    if (word.find(' ') != word.npos) return "expected one word, found " + quoted(word);
    const auto read = log_word_from(word);
    if (!read) return read.error();
    text = *read;
    return {};
  }

  template <class Choice>
  static std::string take_choice(std::string_view key, std::string_view word, Choice& choice) {
    const auto meaning = meaning_of<Choice>(word);
    if (!meaning) return quoted(word) + " is no choice of " + quoted(key);
    choice = *meaning;
    return {};
  }

  std::string take_clock(std::string_view part) {
    const std::string_view kind = take_word(part);
    const auto amount = number_in(part);
    if (!amount) return quoted(part) + " is no time for a clock";
    out_.settings.clock.amount = *amount;
    return take_choice("clock", kind, out_.settings.clock.kind);
  }

  /// A table of before there were numbers does not say it: it is of number 1.
  std::string take_rules(std::string_view part) {
    const auto number = number_in(part);
    if (!number || *number == 0) return quoted(part) + " is no rules number";
    out_.settings.game.rules = *number;
    return {};
  }

  std::string take_first(std::string_view part) {
    const auto seat = number_in(part);
    if (!seat || *seat >= kMaxSeats) return "there is no seat " + quoted(part);
    out_.settings.first = *seat;
    return {};
  }

  std::string take_option(std::string_view part) {
    auto& [id, choice] = out_.settings.game.options.emplace_back();
    const std::string fault = take_text(take_word(part), id);
    return fault.empty() ? take_text(part, choice) : fault;
  }

  std::string take_chair(std::string_view part) {
    if (out_.chairs.size() == std::size_t(kMaxSeats)) return "too many seats";
    Chair& chair = out_.chairs.emplace_back();
    const std::string_view word = take_word(part);
    const auto holder = meaning_of<Holder>(word);
    if (!holder) return quoted(word) + " holds no seat";
    chair.holder = *holder;
    while (!part.empty())
      if (const std::string fault = take_of_chair(part, chair); !fault.empty()) return fault;
    return {};
  }

  static std::string take_of_chair(std::string_view& part, Chair& chair) {
    const std::string_view key = take_word(part);
    if (key == "token") return take_text(take_word(part), chair.token_hash);
    if (key == "bot") return take_text(take_word(part), chair.bot);
    if (key == "nonce") return take_text(take_word(part), chair.nonce);
    if (key == "share") return take_text(take_word(part), chair.share);
    if (key == "badge") return take_text(take_word(part), chair.badge);
    if (key == "autopilot") return take_flag(chair.autopilot);
    if (key == "resigned") return take_flag(chair.resigned);
    if (key != "name") return "nothing of a seat is called " + quoted(key);
    const auto name = log_tail_from(part);
    if (!name) return name.error();
    chair.name = *name;
    part = {};
    return {};
  }

  TableAct out_;
  std::set<std::string_view> seen_;
};

}  // namespace

std::string opened_line(const TableAct& act) {
  std::string out;
  for (const std::string& part : opened_parts(act))
    out += (out.empty() ? "" : std::string(kDot)) + part;
  return out;
}

Result<TableAct> opened_from(std::string_view line) {
  return OpenedReader().run(line);
}

}  // namespace wagonaut::server
