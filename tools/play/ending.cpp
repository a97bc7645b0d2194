#include "tools/play/ending.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include <fmt/format.h>

#include "engine/play.h"
#include "engine/rules/network.h"
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

/// "+4", "−6": as sums are told elsewhere.
std::string with_minus(int n) {
  return fmt::format("{}{}", n < 0 ? "−" : "", std::abs(n));
}

std::string with_sign(int n) {
  return fmt::format("{}{}", n < 0 ? "−" : "+", std::abs(n));
}

/// Parts that can bring points, the total, and what ties are broken by.
std::vector<Column> columns_of(const Speech& speech, const Standings& result) {
  const Edition& ed = speech.edition();
  std::vector<Column> columns;
  const SeatStanding& any = result.seat[0];
  for (const Part& part : any.parts)
    if (!only_breaks_ties(part.kind) || ed.award(part.kind) != nullptr)
      columns.push_back(points_column(part.kind));
  if (speech.in_dollars() && !columns.empty()) columns.front().head = "labels.score_dollars";
  columns.push_back(
      {"labels.score_total", [](const SeatStanding& seat) { return int(seat.total); }});
  columns.push_back(value_column("labels.score_completed", AwardKind::Tickets));
  if (any.find(AwardKind::LongestTrail) != nullptr)
    columns.push_back(value_column("labels.score_trail", AwardKind::LongestTrail));
  return columns;
}

/// The words above a column, one or more lines of them.
using Head = std::vector<std::string>;

/// One word a line; a sign at the beginning stays with its word.
Head stacked(const Head& head) {
  Head out;
  for (const std::string& words : head)
    for (std::size_t at = 0; at < words.size();) {
      std::size_t end = words.find(' ', at);
      if (end == at + 1) end = words.find(' ', end + 1);
      end = std::min(end, words.size());
      out.push_back(words.substr(at, end - at));
      at = end + 1;
    }
  return out;
}

int head_width(const Head& head) {
  int widest = 0;
  for (const std::string& line : head) widest = std::max(widest, width_of(line));
  return widest;
}

/// Heads of different heights stand on the same line.
std::string head_lines(const Speech& speech, const std::vector<Head>& heads, int indent) {
  std::size_t height = 0;
  for (const Head& head : heads) height = std::max(height, head.size());
  std::string out;
  for (std::size_t y = 0; y < height; ++y) {
    out += std::string(std::size_t(indent), ' ');
    for (const Head& head : heads) {
      const std::size_t above = height - head.size();
      out +=
          "  " + speech.paint().bold(pad_left(y < above ? "" : head[y - above], head_width(head)));
    }
    out += "\n";
  }
  return out;
}

/// Where parts add up to less than the slip shows (L-80).
std::string floor_line(const Speech& speech, const Standings& result) {
  for (int i = 0; speech.in_dollars() && i < speech.edition().seats; ++i) {
    int sum = 0;
    for (const Part& part : result.at(Seat(i)).parts) sum += part.points;
    if (sum < result.at(Seat(i)).total)
      return speech.say("lines.never_below", {{"money", speech.money(0)}}) + "\n";
  }
  return "";
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

std::string score_table(const Speech& speech, const Standings& result, int width) {
  const std::vector<Column> columns = columns_of(speech, result);
  int names = 0;
  for (int i = 0; i < speech.edition().seats; ++i)
    names = std::max(names, width_of(speech.seat(Seat(i))));
  std::vector<Head> heads;
  int wide = names + 4;
  for (const Column& column : columns) {
    heads.push_back({speech.say(column.head)});
    wide += 2 + width_of(heads.back().front());
  }
  if (wide > width) std::transform(heads.begin(), heads.end(), heads.begin(), stacked);
  std::string out = head_lines(speech, heads, names + 4);
  for (const Seat seat : by_place(speech.edition(), result)) {
    out += fmt::format("{:>2}. ", result.at(seat).place) + pad_right(speech.seat(seat), names);
    for (std::size_t i = 0; i < columns.size(); ++i)
      out += "  " + pad_left(with_minus(columns[i].value(result.at(seat))), head_width(heads[i]));
    out += "\n";
  }
  return out;
}

std::string ticket_table(const Speech& speech, const State& state) {
  std::string out;
  for (int i = 0; i < speech.edition().seats; ++i) {
    const OpenSeat them = with_shared(speech.edition(), state.open, Seat(i));  // C-13
    out += speech.seat(Seat(i)) + "\n";
    std::vector<std::pair<int, TicketId>> tickets;
    for (const TicketId id : state.own[i].tickets)
      tickets.emplace_back(ticket_points(speech.edition(), them, id), id);
    std::sort(tickets.begin(), tickets.end(), std::greater<>());
    for (const auto& [points, id] : tickets) {
      const std::string words = fmt::format("   {} {:>3}  {}", points > 0 ? "✓" : "✗",
                                            with_sign(points), speech.ticket(id));
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
  const std::string points = speech.total(result.at(seats.front()).total);
  if (winners.size() > 1)
    return speech.say("lines.win_shared",
                      {{"winners", names_of(speech, winners)}, {"points", points}});
  std::string out =
      speech.say("lines.winner", {{"winner", speech.seat(seats.front())}, {"points", points}});
  for (const TieStory::Step& step : tie_for_first(speech.edition(), result).steps)
    out += tie_words(speech, result, seats.front(), step);
  return out;
}

std::string ending_text(const Speech& speech, const State& state, int width) {
  const Standings result = standings(speech.edition(), state);
  return ticket_table(speech, state) + "\n" + score_table(speech, result, width) +
         floor_line(speech, result) + "\n" + speech.paint().bold(winner_line(speech, result)) +
         "\n";
}

}  // namespace wagonaut::tools
