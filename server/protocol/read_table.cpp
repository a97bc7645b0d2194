#include "engine/model/ids.h"
#include "server/protocol/fields.h"
#include "server/protocol/messages.h"
#include "server/protocol/read_settings.h"

namespace wagonaut::server {
namespace {

constexpr int kMostTableOptions = 16;

struct ClockBounds {
  int least = 0, most = 0;
};

ClockBounds bounds_of(ClockKind kind) {
  switch (kind) {
    case ClockKind::None:
      break;
    case ClockKind::PerTurn:
      return {10, 3600};
    case ClockKind::PerGame:
      return {60, 36000};
    case ClockKind::Days:
      return {1, 14};
  }
  return {};
}

ClockRule read_clock(Fields& in) {
  const auto* object = in.object("clock");
  if (object == nullptr) return {};
  Fields clock = in.inside("clock", *object);
  const auto kind = clock.one_of(ClockKind::None, "kind");
  if (kind == ClockKind::None) return {};
  const ClockBounds bounds = bounds_of(kind);
  return {kind, clock.number("amount", bounds.least, bounds.most)};
}

Options read_options(Fields& in) {
  Options out;
  const auto* object = in.object("options");
  if (object == nullptr) return out;
  if (object->size() > kMostTableOptions) {
    in.refuse("options", "has too many members");
    return out;
  }
  Fields options = in.inside("options", *object);
  for (const auto& member : *object) {
    const std::string_view id = member.key();
    if (!fits(TextKind::Id, id)) in.refuse("options", "has a member that is no id");
    if (!options.has(id)) continue;
    out.emplace_back(id, options.text(id, TextKind::Id));
  }
  return out;
}

TableSettings read_settings(Fields& in) {
  GameRef game;
  game.edition = in.text("edition", TextKind::Id);
  game.options = read_options(in);
  TableSettings out = read_play_settings(in);
  out.game = std::move(game);
  return out;
}

/// "open", "program" or "bot:greedy"; nothing if it is none of them.
std::optional<Chair> chair_of(std::string_view word) {
  constexpr std::string_view kBot = "bot:";
  Chair chair;
  if (word == "open") return chair;
  if (word == "program") {
    chair.holder = Holder::Program;
    return chair;
  }
  if (!word.starts_with(kBot) || !fits(TextKind::Id, word.substr(kBot.size()))) return std::nullopt;
  chair.holder = Holder::Bot;
  chair.bot = word.substr(kBot.size());
  return chair;
}

std::string_view word_at(const boost::json::array& list, std::size_t place) {
  const boost::json::string* word = list[place].if_string();
  return word == nullptr ? std::string_view() : std::string_view(*word);
}

std::vector<Chair> read_chairs(Fields& in, const std::string& name) {
  const auto* list = in.list("seats", 2, kMaxSeats);
  if (list == nullptr) return {};
  std::vector<Chair> out(1);
  out[0].name = name;
  out[0].holder = Holder::Person;
  if (word_at(*list, 0) != "me") in.refuse("seats[0]", "is not \"me\"");
  for (std::size_t i = 1; i < list->size(); ++i) {
    const std::optional<Chair> chair = chair_of(word_at(*list, i));
    if (!chair)
      in.refuse("seats[" + std::to_string(i) + "]",
                "is none of \"open\", \"program\", \"bot:LEVEL\"");
    out.push_back(chair.value_or(Chair{}));
  }
  return out;
}

}  // namespace

TableSettings read_play_settings(Fields& in) {
  TableSettings out;
  out.clock = read_clock(in);
  out.listed = in.flag_or(out.listed, "listed");
  out.spectators = in.flag_or(out.spectators, "spectators");
  out.undo = in.one_of(out.undo, "undo");
  out.aids = in.one_of(out.aids, "aids");
  out.chat = in.one_of(out.chat, "chat");
  out.autopilot = in.flag_or(out.autopilot, "autopilot");
  return out;
}

Result<NewTable> read_new_table(std::string_view json) {
  return read_message(json, [](Fields& in) {
    NewTable out;
    out.name = in.text("name", TextKind::Name);
    out.token = in.text_or("", "token", TextKind::Token);
    out.settings = read_settings(in);
    out.chairs = read_chairs(in, out.name);
    if (!out.chairs.empty()) out.chairs[0].badge = in.text_or("", "badge", TextKind::Id);
    return out;
  });
}

}  // namespace wagonaut::server
