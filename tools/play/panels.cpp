#include "tools/play/panels.h"

#include <algorithm>

#include <fmt/format.h>

#include "bots/routes.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"
#include "tools/columns.h"
#include "tools/play/affairs.h"

namespace wagonaut::tools {
namespace {

constexpr int kLabelWidth = 10;

int widest_name(const Speech& speech) {
  int width = 0;
  for (int i = 0; i < speech.edition().seats; ++i)
    width = std::max(width, width_of(speech.seat(Seat(i))));
  return width;
}

void add_supply(const Speech& speech, const OpenSeat& them, std::vector<std::string>& cells) {
  const Pieces& pieces = speech.edition().pieces;
  cells.push_back(fmt::format("{} {:>2}", speech.say("labels.trains"), them.trains));
  if (pieces.ships > 0)
    cells.push_back(fmt::format("{} {:>2}", speech.say("labels.ships"), them.ships));
  if (pieces.harbours > 0)
    cells.push_back(fmt::format("{} {}", speech.say("labels.harbours_left"), them.harbours_left));
}

/// One line, closer together where it would be too wide.
std::string player_line(const Speech& speech, const View& view, Seat seat, int names, int width) {
  const OpenSeat& them = view.open.at(seat);
  const Backs& backs = view.backs[seat];
  int cards = 0;
  for (const std::uint8_t n : backs.cards) cards += n;
  const bool to_move = view.open.ask.waiting.contains(seat);
  const std::string score = speech.in_dollars()
                                ? pad_left(speech.money(them.score), 5)
                                : fmt::format("{} {:>3}", speech.say("labels.score"), them.score);
  std::vector<std::string> cells{" " + pad_right(speech.seat(seat), names), score};
  add_supply(speech, them, cells);
  cells.push_back(fmt::format("{} {:>2}", speech.say("labels.cards"), cards));
  cells.push_back(fmt::format("{} {}", speech.say("labels.tickets_held"), backs.tickets));
  // Whoever is not to move keeps the place of the mark, so that lines stay alike.
  const std::string mark = speech.say("labels.to_move");
  const int wide = width_of(joined(cells, "  ")) + 2 + width_of(mark);
  const bool close = width > 0 && wide > width;
  if (to_move) cells.push_back(speech.paint().bold(close ? speech.say("labels.mark") : mark));
  return joined(cells, close ? " " : "  ");
}

std::string piles(const Speech& speech, const View& view) {
  const Edition& ed = speech.edition();
  std::vector<std::string> parts;
  for (int d = 0; d < ed.decks.size(); ++d) {
    const bool named = ed.decks.size() > 1;
    const std::string name = named ? speech.deck(Deck(d)) : speech.say("labels.pile");
    parts.push_back(fmt::format("{} {}", name, view.open.draw_count[std::size_t(d)]));
  }
  parts.push_back(
      fmt::format("{} {}", speech.say("labels.discards"), view.open.discard_pile.total()));
  parts.push_back(fmt::format("{} {}", speech.say("labels.ticket_pile"),
                              view.unseen_tickets + view.under_tickets.size()));
  return flow(parts, " · ", 0, 200);
}

/// With lanes of others that count for it (C-13).
bool complete(const Speech& speech, const View& view, TicketId ticket) {
  const Edition& ed = speech.edition();
  return ticket_complete(ed, with_shared(ed, view.open, *view.viewer), ticket);
}

bool offers_cards(const Edition& ed, const View& view) {
  for (int i = 0; i < view.choices.size(); ++i)
    if (view.choices.at(ed, view.open, i).kind == MoveKind::TakeSlot) return true;
  return false;
}

}  // namespace

std::string panel_label(const Speech& speech, std::string_view key) {
  return speech.paint().bold(pad_right(speech.say(key), kLabelWidth));
}

std::string players_panel(const Speech& speech, const View& view, int width) {
  const int names = widest_name(speech);
  std::string out;
  for (int i = 0; i < speech.edition().seats; ++i)
    out += player_line(speech, view, Seat(i), names, width) + "\n";
  return out + speech.paint().dim(" " + piles(speech, view)) + "\n";
}

std::string market_panel(const Speech& speech, const View& view, int width) {
  std::vector<std::string> parts;
  for (int slot = 0; slot < speech.edition().slots(); ++slot) {
    const Sort card = view.open.market[std::size_t(slot)];
    parts.push_back(card == kNoCard ? "–" : speech.card(card));
  }
  return panel_label(speech, "labels.market") + flow(parts, "  ", kLabelWidth, width) + "\n";
}

std::string hand_panel(const Speech& speech, const View& view, int width) {
  if (!view.own) return "";
  return panel_label(speech, "labels.hand") + speech.hand(view.own->hand, kLabelWidth, width) +
         "\n";
}

std::string ticket_line(const Speech& speech, const View& view, TicketId ticket) {
  const Edition& ed = speech.edition();
  const OpenSeat& me = view.open.at(*view.viewer);
  const auto way = shortest_way(ed, me.lanes, me.claimable, ed.ticket(ticket));
  const std::string words = speech.ticket(ticket);
  if (complete(speech, view, ticket)) return speech.paint().good("✓ " + words);
  if (!way) return speech.paint().bad("✗ " + words + " " + speech.say("labels.cut_off"));
  const std::string missing =
      speech.say("labels.missing", {{"count", speech.count("space", way->length)}});
  return "… " + words + " " + speech.paint().dim(missing);
}

std::string tickets_panel(const Speech& speech, const View& view) {
  if (!view.own || view.own->tickets.empty()) return "";
  std::vector<std::string> done, open;
  for (const TicketId id : view.own->tickets) {
    (complete(speech, view, id) ? done : open).push_back(ticket_line(speech, view, id));
  }
  open.insert(open.end(), done.begin(), done.end());
  std::string out;
  for (const std::string& line : open) {
    out += out.empty() ? panel_label(speech, "labels.tickets") : std::string(kLabelWidth, ' ');
    out += line + "\n";
  }
  return out;
}

std::string ending_panel(const Speech& speech, const View& view) {
  if (!view.open.triggered) return "";
  const bool mine = view.viewer && view.open.ask.waiting.contains(*view.viewer);
  // Everybody has one turn more, so the one that is being taken is the last of its seat (G-44).
  if (mine && speech.edition().turns_each == 1 && view.open.turns_left > 0)
    return speech.paint().bold(
               speech.say("lines.last_turn", {{"others", long{view.open.turns_left - 1}}})) +
           "\n";
  const std::string left = speech.count("turn", view.open.turns_left);
  return speech.paint().bold(speech.say("lines.last_turns", {{"count", left}})) + "\n";
}

std::string table_panel(const Speech& speech, const View& view, int width) {
  // The choices show the face-up cards with their numbers: once is enough.
  const bool drawing = !view.choices.empty() && offers_cards(speech.edition(), view);
  return players_panel(speech, view, width) + cards_panel(speech, view, width) +
         (drawing ? "" : market_panel(speech, view, width)) + hand_panel(speech, view, width) +
         tickets_panel(speech, view) + ending_panel(speech, view);
}

}  // namespace wagonaut::tools
