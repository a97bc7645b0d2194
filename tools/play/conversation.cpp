#include "tools/play/conversation.h"

#include <fmt/format.h>

#include "engine/rules/tickets.h"
#include "engine/sight/sight.h"
#include "tools/columns.h"
#include "tools/play/board.h"
#include "tools/play/card_question.h"
#include "tools/play/panels.h"
#include "tools/text/typed.h"

namespace wagonaut::tools {
namespace {

constexpr int kUsualTrains = 20;  // suggested for a first game (W-12)

/// In the middle of an action the table has been seen already.
bool half_way(AskKind ask) {
  return ask == AskKind::PickCard || ask == AskKind::RefillFrom || ask == AskKind::TunnelResponse ||
         ask == AskKind::EffectChoice;
}

std::pair<std::string, std::string> split(const std::string& typed) {
  const std::size_t space = typed.find(' ');
  if (space == std::string::npos) return {typed, ""};
  const std::size_t next = typed.find_first_not_of(' ', space);
  return {typed.substr(0, space), typed.substr(next)};
}

}  // namespace

Conversation::Conversation(Console& console, const Speech& speech, const PlaySettings& settings,
                           const GameTable& table, Seat seat)
    : console_(console),
      speech_(speech),
      settings_(settings),
      table_(table),
      seat_(seat),
      view_(look(table.edition(), table.state(), seat)) {}

Decision Conversation::decide() {
  console_.together([&] {
    show_table();
    show_question();
  });
  while (true) {
    const auto typed = console_.ask(prompt());
    if (!typed) return {Decision::Is::Quit};
    if (const auto decision = answer(*typed)) return *decision;
  }
}

std::string Conversation::prompt() const {
  return fmt::format("{}{} ", speech_.paint().bold(speech_.seat(seat_)), open_ ? " …>" : ">");
}

void Conversation::show_table() {
  std::string rule;
  for (int i = 0; i < settings_.width; ++i) rule += "─";
  console_.line(speech_.paint().dim(rule));
  if (half_way(view_.open.ask.kind)) {
    console_.write(hand_panel(speech_, view_, settings_.width));
    // What a card offers is weighed by the tickets.
    if (view_.open.ask.kind == AskKind::EffectChoice) console_.write(tickets_panel(speech_, view_));
    return;
  }
  if (settings_.board == BoardStyle::Map)
    console_.write(board_map(speech_, view_, settings_.width));
  if (settings_.board == BoardStyle::List)
    console_.write(board_list(speech_, view_, "", settings_.width));
  console_.write(table_panel(speech_, view_, settings_.width));
}

void Conversation::show_toll() {
  console_.line(speech_.say("lines.tunnel_asks",
                            {{"way", speech_.way()},
                             {"lane", speech_.lane(view_.open.tunnel.lane)},
                             {"row", speech_.cards(view_.open.tunnel.revealed)},
                             {"count", speech_.count("card", view_.open.tunnel.matches)}}));
  if (moves_of(speech_, view_, MoveKind::PayToll).empty())
    console_.line(speech_.say("lines.toll_not_held"));
}

void Conversation::show_question() {
  open_.reset();
  sheet_ = {};
  const Edition& ed = table_.edition();
  if (view_.open.ask.kind == AskKind::KeepTickets) {
    const int least = least_kept(view_.open, *view_.own);
    console_.line(least == 0
                      ? speech_.say("lines.choose_tickets_any")
                      : speech_.say("lines.choose_tickets", {{"least", std::to_string(least)}}));
    int n = 0;
    for (const TicketId id : view_.own->offer)
      console_.line(fmt::format("  {} {}", speech_.paint().bold(std::to_string(++n)),
                                ticket_line(speech_, view_, id)));
    return;
  }
  if (view_.open.ask.kind == AskKind::ChooseFleet) {
    const Pieces& pieces = ed.pieces;
    console_.line(
        speech_.say("lines.choose_fleet", {{"fleet", std::to_string(pieces.fleet)},
                                           {"least", std::to_string(pieces.fleet - pieces.ships)},
                                           {"most", std::to_string(pieces.trains)},
                                           {"usual", std::to_string(kUsualTrains)}}));
    return;
  }
  if (view_.open.ask.kind == AskKind::PickCard) console_.line(speech_.say("lines.second_card"));
  if (view_.open.ask.kind == AskKind::RefillFrom) console_.line(speech_.say("lines.choose_refill"));
  if (view_.open.ask.kind == AskKind::TunnelResponse) show_toll();
  console_.write(card_question(speech_, view_, settings_.width));
  sheet_ = action_sheet(speech_, view_, settings_.width, settings_.height);
  console_.write(sheet_.text);
}

std::optional<Decision> Conversation::answer(const std::string& typed) {
  if (typed.empty()) return empty_answer();
  const auto numbers = numbers_typed(typed);
  if (view_.open.ask.kind == AskKind::KeepTickets && (numbers || means(typed, "words.all")))
    return take_wish(wish_from(asked(), "keep " + typed));
  if (numbers && numbers->size() == 1) return take_number(numbers->front());
  if (open_ && cards_typed(speech_, typed)) return take_wish(payment_from(asked(), *open_, typed));
  const auto [word, rest] = split(typed);
  if (const auto command = command_from(word)) return take_command(*command, rest);
  return take_wish(wish_from(asked(), typed));
}

std::optional<Decision> Conversation::empty_answer() {
  if (view_.open.ask.kind == AskKind::ChooseFleet) return take_number(kUsualTrains);
  if (open_) {
    show_question();
    return std::nullopt;
  }
  console_.line(speech_.say("lines.type_something"));
  return std::nullopt;
}

std::optional<Decision> Conversation::take_number(int number) {
  if (view_.open.ask.kind == AskKind::ChooseFleet)
    return take_choice({.move = Move::choose_fleet(std::min(number, 255))});
  if (number == 0 && open_) return empty_answer();
  if (number < 1 || number > int(sheet_.choices.size())) {
    console_.line(
        speech_.say("lines.no_such_number", {{"most", std::to_string(sheet_.choices.size())}}));
    return std::nullopt;
  }
  return take_choice(sheet_.choices[std::size_t(number - 1)]);
}

std::optional<Decision> Conversation::take_choice(const Choice& choice) {
  if (choice.opens != Choice::Opens::Nothing) {
    show_sheet(choice);
    return std::nullopt;
  }
  const auto why = objection(table_.edition(), table_.state(), seat_, choice.move);
  if (!why) return Decision{Decision::Is::Play, choice.move};
  const int least = *why == Refusal::TooFewTicketsKept ? least_kept(view_.open, *view_.own) : 0;
  return refuse(speech_.refusal(*why, choice.move, least));
}

void Conversation::show_sheet(const Choice& choice) {
  Sheet sheet = open_sheet(speech_, view_, choice, settings_.width);
  if (sheet.choices.empty()) {
    console_.line(speech_.say("lines.nothing_to_choose"));
    return;
  }
  open_ = choice;
  sheet_ = std::move(sheet);
  console_.write(sheet_.text);
  const bool options = choice.opens == Choice::Opens::Options;
  console_.line(speech_.paint().dim(
      speech_.say(options ? "lines.back_from_options" : "lines.back_with_zero")));
}

std::optional<Decision> Conversation::take_wish(const Wish& wish) {
  if (wish.choice) return take_choice(*wish.choice);
  return refuse(wish.complaint);
}

/// What is asked in the middle of an action is short, and is said again.
std::optional<Decision> Conversation::refuse(const std::string& why) {
  last_refusal_ = why;
  console_.line(speech_.paint().bad(wrap(why, 0, settings_.width)));
  if (half_way(view_.open.ask.kind)) show_question();
  return std::nullopt;
}

std::optional<Decision> Conversation::take_command(Command command, const std::string& rest) {
  switch (command) {
    case Command::Claim:
    case Command::Harbour:
    case Command::Pay:
    case Command::Keep:
    case Command::Choose:
    case Command::Yes:
    case Command::No: {
      const std::string word = command_word(Language::English, command);
      return take_wish(wish_from(asked(), word + " " + rest));
    }
    case Command::Undo:
      return Decision{Decision::Is::Undo};
    case Command::Save:
      return Decision{Decision::Is::Save, {}, rest};
    case Command::Load:
      if (!rest.empty() || settings_.chapter) return Decision{Decision::Is::Load, {}, rest};
      console_.line(
          speech_.say("lines.name_a_file", {{"word", command_word(speech_.language(), command)}}));
      return std::nullopt;
    case Command::Quit:
      return Decision{Decision::Is::Quit};
    default:
      show(command, rest);
      return std::nullopt;
  }
}

}  // namespace wagonaut::tools
