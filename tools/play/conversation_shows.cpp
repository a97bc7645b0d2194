#include <algorithm>

#include <fmt/format.h>

#include "tools/columns.h"
#include "tools/play/board.h"
#include "tools/play/conversation.h"
#include "tools/play/panels.h"
#include "tools/play/rules.h"
#include "tools/play/story.h"

namespace wagonaut::tools {
namespace {

constexpr int kLogLines = 15;
constexpr int kHelpWidth = 12;

}  // namespace

void Conversation::show(Command command, const std::string& rest) {
  switch (command) {
    case Command::Board:
      console_.write(board_map(speech_, view_, settings_.width));
      break;
    case Command::List:
      console_.write(board_list(speech_, view_, rest, settings_.width));
      break;
    case Command::Hand:
      console_.write(hand_panel(speech_, view_, settings_.width));
      break;
    case Command::Tickets:
      console_.write(view_.own->tickets.empty() ? speech_.say("lines.no_tickets_yet") + "\n"
                                                : tickets_panel(speech_, view_));
      break;
    case Command::Table:
      show_table();
      show_question();
      break;
    case Command::Log:
      show_log(rest);
      break;
    case Command::Rules:
      console_.write(rules_in_short(speech_, settings_.width));
      break;
    case Command::Why:
      explain(rest);
      break;
    default:
      show_help();
      break;
  }
}

void Conversation::show_help() {
  console_.line(speech_.say("lines.help_head"));
  for (int i = 0; i < kCommands; ++i) {
    const auto command = Command(i);
    const bool harbours = table_.edition().pieces.harbours > 0;
    if (command == Command::Harbour && !harbours) continue;
    const std::string word = command_word(speech_.language(), command);
    console_.line("  " + speech_.paint().bold(pad_right(word, kHelpWidth)) +
                  command_help(speech_.language(), command));
  }
  console_.line(wrap(speech_.say("lines.help_cards"), 0, settings_.width));
  console_.line(wrap(speech_.say("lines.list_legend"), 0, settings_.width));
}

void Conversation::show_log(const std::string& rest) {
  const auto numbers = numbers_typed(rest);
  const std::size_t wanted = std::size_t(numbers ? numbers->front() : kLogLines);
  const auto lines = story(speech_, table_.facts(), Ears::of(seat_));
  for (std::size_t i = lines.size() - std::min(wanted, lines.size()); i < lines.size(); ++i)
    console_.line("  " + lines[i]);
}

void Conversation::explain(const std::string& rest) {
  if (rest.empty()) return explain_all();
  const Wish wish = wish_from(asked(), rest);
  if (!wish.choice) return console_.line(wish.complaint);
  if (wish.choice->opens == Choice::Opens::Nothing) {
    const auto why = objection(table_.edition(), table_.state(), seat_, wish.choice->move);
    if (why) return console_.line(speech_.refusal(*why, wish.choice->move));
  }
  console_.line(speech_.say("lines.that_is_allowed"));
}

/// The last refusal, and every action that is closed now with its reason.
void Conversation::explain_all() {
  if (!last_refusal_.empty()) console_.line(last_refusal_);
  const auto judge = [&](const Move& move) {
    return objection(table_.edition(), table_.state(), seat_, move);
  };
  bool all_open = last_refusal_.empty();
  const auto tell_why = [&](std::string_view label, const std::string& reason) {
    console_.line(fmt::format("{}: {}", speech_.say(label), reason));
    all_open = false;
  };
  for (int slot = 0; slot < table_.edition().slots(); ++slot)
    if (const auto why = judge(Move::take_slot(slot)); why == Refusal::LocoNotAsSecondCard)
      tell_why("labels.draw", speech_.refusal(*why));
  if (view_.open.ask.kind == AskKind::ChooseAction) {
    if (const auto why = judge(Move::take_blind()); why == Refusal::NothingToDraw)
      tell_why("labels.draw", speech_.refusal(*why));
    if (const auto why = judge(Move::draw_tickets()))
      tell_why("labels.tickets", speech_.refusal(*why));
    if (view_.choices.lanes().empty())
      tell_why("labels.claim", speech_.say("lines.no_lane_payable"));
  }
  if (all_open) console_.line(speech_.say("lines.nothing_refused"));
}

}  // namespace wagonaut::tools
