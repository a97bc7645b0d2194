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
  std::string_view head;
  std::int16_t SeatStanding::*value;
};

std::string_view key_of(Tie tie) {
  switch (tie) {
    case Tie::Tickets:
      return "ties.tickets";
    case Tie::TrailBonus:
      return "ties.trail_bonus";
    case Tie::LongestTrail:
      return "ties.longest_trail";
    case Tie::Harbours:
      return "ties.harbours";
  }
  return "ties.tickets";
}

bool has_tie(const Edition& ed, Tie tie) {
  return std::find(ed.ties.begin(), ed.ties.end(), tie) != ed.ties.end();
}

std::vector<Column> columns_of(const Edition& ed) {
  std::vector<Column> columns{{"labels.score_lanes", &SeatStanding::lanes},
                              {"labels.score_tickets", &SeatStanding::tickets}};
  if (ed.award(AwardKind::LongestTrail) != nullptr)
    columns.push_back({"labels.score_trail_bonus", &SeatStanding::trail_bonus});
  if (ed.award(AwardKind::MostTickets) != nullptr)
    columns.push_back({"labels.score_tickets_bonus", &SeatStanding::tickets_bonus});
  if (ed.award(AwardKind::Harbours) != nullptr) {
    columns.push_back({"labels.score_harbours", &SeatStanding::harbours});
    columns.push_back({"labels.score_unbuilt", &SeatStanding::unbuilt});
  }
  columns.push_back({"labels.score_total", &SeatStanding::total});
  columns.push_back({"labels.score_completed", &SeatStanding::completed});
  if (ed.award(AwardKind::LongestTrail) != nullptr || has_tie(ed, Tie::LongestTrail))
    columns.push_back({"labels.score_trail", &SeatStanding::trail});
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

/// What put the winner before a seat with the same total: the first tie-break that differs.
std::string tie_words(const Speech& speech, const Standings& result, Seat winner, Seat other) {
  for (const Tie tie : speech.edition().ties) {
    const int mine = tie_value(result.at(winner), tie);
    const int theirs = tie_value(result.at(other), tie);
    if (mine == theirs) continue;
    return "\n" + speech.say("lines.tie_broken", {{"winner", speech.seat(winner)},
                                                  {"other", speech.seat(other)},
                                                  {"by", speech.say(key_of(tie))},
                                                  {"mine", std::to_string(mine)},
                                                  {"theirs", std::to_string(theirs)}});
  }
  return "";
}

}  // namespace

std::string score_table(const Speech& speech, const Standings& result) {
  const std::vector<Column> columns = columns_of(speech.edition());
  int names = 0;
  for (int i = 0; i < speech.edition().seats; ++i)
    names = std::max(names, width_of(speech.seat(Seat(i))));
  std::string out(std::size_t(names) + 4, ' ');
  for (const Column& column : columns) out += "  " + speech.paint().bold(speech.say(column.head));
  out += "\n";
  for (const Seat seat : by_place(speech.edition(), result)) {
    out += fmt::format("{:>2}. ", result.at(seat).place) + pad_right(speech.seat(seat), names);
    for (const Column& column : columns)
      out += "  " + pad_left(std::to_string(result.at(seat).*column.value),
                             width_of(speech.say(column.head)));
    out += "\n";
  }
  return out;
}

std::string ticket_table(const Speech& speech, const State& state) {
  std::string out;
  for (int i = 0; i < speech.edition().seats; ++i) {
    const SeatState& them = state.at(Seat(i));
    out += speech.seat(Seat(i)) + "\n";
    std::vector<std::pair<int, TicketId>> tickets;
    for (const TicketId id : them.tickets)
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
  for (const Seat seat : seats)
    if (seat != seats.front() && result.at(seat).total == result.at(seats.front()).total)
      out += tie_words(speech, result, seats.front(), seat);
  return out;
}

std::string ending_text(const Speech& speech, const State& state) {
  const Standings result = standings(speech.edition(), state);
  return ticket_table(speech, state) + "\n" + score_table(speech, result) + "\n" +
         speech.paint().bold(winner_line(speech, result)) + "\n";
}

}  // namespace wagonaut::tools
