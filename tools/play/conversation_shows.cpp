#include <algorithm>

#include <fmt/format.h>

#include "tools/columns.h"
#include "tools/play/affairs.h"
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
    case Command::Event:
      console_.write(event_panel(speech_, view_, settings_.width));
      break;
    case Command::Tokens:
      console_.write(tokens_panel(speech_, view_, settings_.width));
      break;
    case Command::Office:
      console_.write(office_panel(speech_, view_, settings_.width));
      break;
    case Command::Story:
      show_story();
      break;
    case Command::Log:
      show_log(rest);
      break;
    case Command::Rules:
      console_.write(rules_in_short(speech_, view_.open, settings_.width));
      break;
    case Command::Why:
      explain(rest);
      break;
    default:
      show_help();
      break;
  }
}

bool Conversation::of_use(Command command) const {
  if (command == Command::Harbour) return table_.edition().pieces.harbours > 0;
  if (command == Command::Save || command == Command::Load) return !settings_.chapter;
  return !for_cards(command) || speech_.in_dollars();
}

void Conversation::show_help() {
  const Examples examples{speech_.example_claim(), speech_.example_city()};
  console_.line(speech_.say("lines.help_head"));
  for (int i = 0; i < kCommands; ++i) {
    const auto command = Command(i);
    if (!of_use(command)) continue;
    const std::string word = command_word(speech_.language(), command);
    console_.line("  " + speech_.paint().bold(pad_right(word, kHelpWidth)) +
                  command_help(speech_.language(), command, examples));
  }
  console_.line(wrap(speech_.say("lines.help_cards"), 0, settings_.width));
  if (speech_.in_dollars())
    console_.line(wrap(speech_.say("lines.help_claims"), 0, settings_.width));
  console_.line(board_legend(speech_, settings_.width));
}

void Conversation::show_log(const std::string& rest) {
  const auto numbers = numbers_typed(rest);
  const std::size_t wanted = std::size_t(numbers ? numbers->front() : kLogLines);
  const auto lines = story(speech_, table_.facts(), Ears::of(seat_));
  for (std::size_t i = lines.size() - std::min(wanted, lines.size()); i < lines.size(); ++i)
    console_.line("  " + wrap(lines[i], 4, settings_.width));
}

/// What was read aloud in this game.
void Conversation::show_story() {
  bool any = false;
  for (const Fact& fact : table_.facts())
    if (fact.kind == FactKind::StoryRead) {
      console_.write(story_page(speech_, fact, settings_.width));
      any = true;
    }
  if (!any) console_.line(speech_.say("lines.no_story"));
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
  if (!last_refusal_.empty()) console_.line(wrap(last_refusal_, 0, settings_.width));
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
    if (const auto why = judge(Move::take_blind());
        why == Refusal::NothingToDraw || why == Refusal::TooFewCardsLeft)
      tell_why("labels.draw", speech_.refusal(*why));
    if (const auto why = judge(Move::draw_tickets()))
      tell_why("labels.tickets", speech_.refusal(*why));
    if (view_.choices.lanes().empty())
      tell_why("labels.claim", speech_.say("lines.no_lane_payable"));
  }
  const bool acts = view_.open.ask.kind == AskKind::ChooseAction;
  if (all_open) console_.line(speech_.say(acts ? "lines.nothing_refused" : "lines.answer_first"));
}

}  // namespace wagonaut::tools
