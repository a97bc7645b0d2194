#include "tools/play/ending.h"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/play.h"
#include "engine/rules/scoring.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

/// A column of the score table: its head, and what a seat has in it.
struct Column {
  std::string head;
  std::function<int(const SeatStanding&)> value;
};

Column points_column(AwardKind kind) {
  return {"awards." + std::string(kAwardForms[kind].word),
          [kind](const SeatStanding& seat) { return seat.points(kind); }};
}

Column value_column(std::string head, AwardKind kind) {
  return {std::move(head), [kind](const SeatStanding& seat) { return seat.value(kind); }};
}

bool only_breaks_ties(AwardKind kind) {
  return kind == AwardKind::LongestTrail || kind == AwardKind::TurnOrder;
}

/// Parts that can bring points, the total, and what ties are broken by.
std::vector<Column> columns_of(const Edition& ed, const Standings& result) {
  std::vector<Column> columns;
  const SeatStanding& any = result.seat[0];
  for (const Part& part : any.parts)
    if (!only_breaks_ties(part.kind) || ed.award(part.kind) != nullptr)
      columns.push_back(points_column(part.kind));
  columns.push_back(
      {"labels.score_total", [](const SeatStanding& seat) { return int(seat.total); }});
  columns.push_back(value_column("labels.score_completed", AwardKind::Tickets));
  if (any.find(AwardKind::LongestTrail) != nullptr)
    columns.push_back(value_column("labels.score_trail", AwardKind::LongestTrail));
  return columns;
}

/// The seats, best place first.
std::vector<Seat> by_place(const Edition& ed, const Standings& result) {
  std::vector<Seat> seats;
  for (int i = 0; i < ed.seats; ++i) seats.push_back(Seat(i));
  std::stable_sort(seats.begin(), seats.end(),
                   [&](Seat a, Seat b) { return result.at(a).place < result.at(b).place; });
  return seats;
}

std::string names_of(const Speech& speech, const std::vector<Seat>& seats) {
  std::string out;
  for (const Seat seat : seats) out += (out.empty() ? "" : ", ") + speech.seat(seat);
  return out;
}

/// What put the winner before the seats that a tie-break left behind.
std::string tie_words(const Speech& speech, const Standings& result, Seat winner,
                      const TieStory::Step& step) {
  const int mine = tie_value(result.at(winner), step.by);
  std::string out;
  for (const Seat other : step.among) {
    const int theirs = tie_value(result.at(other), step.by);
    if (theirs == mine) continue;
    out += "\n" + speech.say("lines.tie_broken",
                             {{"winner", speech.seat(winner)},
                              {"other", speech.seat(other)},
                              {"by", speech.say("ties." + std::string(kTieForms[step.by].word))},
                              {"mine", std::to_string(mine)},
                              {"theirs", std::to_string(theirs)}});
  }
  return out;
}

}  // namespace

std::string score_table(const Speech& speech, const Standings& result) {
  const std::vector<Column> columns = columns_of(speech.edition(), result);
  int names = 0;
  for (int i = 0; i < speech.edition().seats; ++i)
    names = std::max(names, width_of(speech.seat(Seat(i))));
  std::string out(std::size_t(names) + 4, ' ');
  for (const Column& column : columns) out += "  " + speech.paint().bold(speech.say(column.head));
  out += "\n";
  for (const Seat seat : by_place(speech.edition(), result)) {
    out += fmt::format("{:>2}. ", result.at(seat).place) + pad_right(speech.seat(seat), names);
    for (const Column& column : columns)
      out += "  " + pad_left(std::to_string(column.value(result.at(seat))),
                             width_of(speech.say(column.head)));
    out += "\n";
  }
  return out;
}

std::string ticket_table(const Speech& speech, const State& state) {
  std::string out;
  for (int i = 0; i < speech.edition().seats; ++i) {
    const OpenSeat& them = state.open.seat[i];
    out += speech.seat(Seat(i)) + "\n";
    std::vector<std::pair<int, TicketId>> tickets;
    for (const TicketId id : state.own[i].tickets)
      tickets.emplace_back(ticket_points(speech.edition(), them, id), id);
    std::sort(tickets.begin(), tickets.end(), std::greater<>());
    for (const auto& [points, id] : tickets) {
      const std::string words =
          fmt::format("   {} {:>+3}  {}", points > 0 ? "✓" : "✗", points, speech.ticket(id));
      out += (points > 0 ? speech.paint().good(words) : speech.paint().bad(words)) + "\n";
    }
  }
  return out;
}

std::string winner_line(const Speech& speech, const Standings& result) {
  const std::vector<Seat> seats = by_place(speech.edition(), result);
  std::vector<Seat> winners;
  for (const Seat seat : seats)
    if (result.at(seat).place == 1) winners.push_back(seat);
  const std::string points = speech.count("point", result.at(seats.front()).total);
  if (winners.size() > 1)
    return speech.say("lines.win_shared",
                      {{"winners", names_of(speech, winners)}, {"points", points}});
  std::string out =
      speech.say("lines.winner", {{"winner", speech.seat(seats.front())}, {"points", points}});
  for (const TieStory::Step& step : tie_for_first(speech.edition(), result).steps)
    out += tie_words(speech, result, seats.front(), step);
  return out;
}

std::string ending_text(const Speech& speech, const State& state) {
  const Standings result = standings(speech.edition(), state);
  return ticket_table(speech, state) + "\n" + score_table(speech, result) + "\n" +
         speech.paint().bold(winner_line(speech, result)) + "\n";
}

}  // namespace wagonaut::tools
