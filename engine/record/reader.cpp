#include <algorithm>

#include "engine/record/course.h"
#include "engine/record/fair_lines.h"
#include "engine/record/notation.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

Failure at_line(std::size_t line, const std::string& reason) {
  return Failure{"line " + std::to_string(line) + ": " + reason};
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines = split(text, "\n");
  while (!lines.empty() && (lines.back().empty() || lines.back() == "\r")) lines.pop_back();
  for (std::string_view& line : lines)
    if (line.ends_with('\r')) line.remove_suffix(1);
  return lines;
}

Result<GameHeader> header_from(const std::vector<std::string_view>& lines) {
  if (lines.empty()) return Failure{"line 1: the record is empty"};
  const std::vector<std::string_view> parts = split(lines[0], kDot);
  if (!parts[0].starts_with("wagonaut ")) return Failure{"line 1: this is no Wagonaut record"};
  if (parts[0] != "wagonaut 1")
    return at_line(1, "the record is of version " + quoted(parts[0].substr(9)) + ", not 1");
  if (parts.size() < 4) return Failure{"line 1: edition, rules or players are missing"};
  GameHeader out;
  out.edition = parts[1];
  if (!parts[2].starts_with("rules ")) return Failure{"line 1: the rules number is missing"};
  const auto rules = number_in(parts[2].substr(6));
  if (!rules) return at_line(1, quoted(parts[2].substr(6)) + " is no rules number");
  out.rules = *rules;
  for (std::size_t i = 3; i < parts.size(); ++i) out.players.emplace_back(parts[i]);
  if (out.players.size() > std::size_t(kMaxSeats)) return Failure{"line 1: too many players"};
  if (const std::string fault = player_fault(out.players); !fault.empty()) return at_line(1, fault);
  std::size_t next = 1;
  const auto begins = [&](std::string_view word) {
    return next < lines.size() && lines[next].starts_with(word);
  };
  if (begins("options")) {
    const std::vector<std::string_view> options = split(lines[next++], kDot);
    for (std::size_t i = 1; i < options.size(); ++i) {
      const std::size_t equals = options[i].find('=');
      if (equals == std::string_view::npos)
        return at_line(2, quoted(options[i]) + " is no option (id=choice)");
      out.options.emplace_back(options[i].substr(0, equals), options[i].substr(equals + 1));
    }
  }
  if (begins("campaign ")) out.campaign = lines[next].substr(9);
  return out;
}

/// Reads a record line by line and plays it as it goes.
class Reader {
 public:
  Reader(const Edition& ed, const Labels& labels, std::string_view text, Seal seal)
      : ed_(ed), labels_(labels), lines_(lines_of(text)), seal_(seal) {}

  Result<Record> run() {
    const Result<GameHeader> header = header_from(lines_);
    if (!header) return header.failure();
    record_.header = *header;
    if (const auto fault = header_fault()) return *fault;
    next_ = 1u + !record_.header.options.empty() + !record_.header.campaign.empty();
    if (const auto fault = read_fairness()) return *fault;
    if (const auto fault = read_deal()) return *fault;
    while (next_ < lines_.size() && !is_foot(lines_[next_]))
      if (const auto fault = read_step()) return *fault;
    if (const auto fault = read_seed()) return *fault;
    if (const auto fault = read_foot()) return *fault;
    return record_;
  }

 private:
  using Fault = std::optional<Failure>;

  Failure here(const std::string& reason) const { return at_line(next_ + 1, reason); }

  /// The lines behind the steps.
  static bool is_foot(std::string_view line) {
    return line.starts_with("end ") || line.starts_with("pause ") || line.starts_with("seed ");
  }
  bool next_begins(std::string_view word) const {
    return next_ < lines_.size() && lines_[next_].starts_with(word);
  }

  Fault header_fault() const {
    if (record_.header.rules != ed_.rules)
      return at_line(1, "played under rules " + std::to_string(record_.header.rules) +
                            ", the edition has " + std::to_string(ed_.rules));
    if (int(record_.header.players.size()) != ed_.seats)
      return at_line(1, "names " + std::to_string(record_.header.players.size()) + " players for " +
                            std::to_string(ed_.seats) + " seats");
    return {};
  }

  Fault read_fairness() {
    if (!next_begins("fair ")) return {};
    auto read = fairness_from(record_.header, lines_[next_]);
    if (!read) return here(read.error());
    for (++next_; next_ < lines_.size(); ++next_) {
      const auto fault = take_fair_line(record_.header, lines_[next_], *read);
      if (!fault) break;
      if (!fault->empty()) return here(*fault);
    }
    if (const auto fault = unbound_seat(record_.header, *read); !fault.empty()) return here(fault);
    record_.fair = std::move(read->fair);
    return {};
  }

  Fault read_seed() {
    for (; next_begins("seed "); ++next_)
      if (const auto fault = take_seed(lines_[next_], record_.fair); !fault.empty())
        return here(fault);
    return {};
  }

  /// Splits what luck answered off a line.
  Fault take_luck(std::string_view& line, Outcomes& luck) const {
    const std::size_t at = line.find(kArrow);
    if (at == std::string_view::npos) return {};
    const auto outcomes = outcomes_from(labels_, record_.header, line.substr(at + kArrow.size()));
    if (!outcomes) return here(outcomes.error());
    luck = *outcomes;
    line = line.substr(0, at);
    return {};
  }

  Fault read_deal() {
    if (next_ >= lines_.size()) return here("the record stops before the deal");
    std::string_view line = lines_[next_];
    if (const auto fault = take_luck(line, record_.deal)) return fault;
    if (line.starts_with("deal first ")) {
      const auto seat = find_label(record_.header.players, line.substr(11));
      if (!seat) return here("nobody is called " + quoted(line.substr(11)));
      record_.first = Seat(*seat);
    } else if (line != "deal") {
      return here("expected the deal, found " + quoted(line));
    }
    ScriptedChance luck(record_.deal);
    course_.emplace(ed_, start(ed_, luck, nullptr, record_.first));
    if (luck.failed() || !luck.used_up()) return here("such a deal is not possible");
    ++next_;
    return {};
  }

  /// Finds player and move. Of two names of which one begins the other ("Bo" and "Bo claim") the
  /// longer is tried first, and the one whose rest is a move is meant.
  Fault read_wish(std::string_view line, RecordStep& step) const {
    std::optional<Failure> fault;
    for (const std::size_t seat : seats_by_length()) {
      const std::string& name = record_.header.players[seat];
      if (!line.starts_with(name) || line.substr(name.size(), 1) != " ") continue;
      const std::string_view wish = line.substr(name.size() + 1);
      step.seat = Seat(seat);
      step.back = undo_from(wish).value_or(0);
      if (step.back != 0) return {};
      const Result<Move> move = move_from(labels_, course_->state(), Seat(seat), wish);
      if (move) {
        step.move = *move;
        return {};
      }
      fault = here(move.error());
    }
    return fault ? fault : here("no player's name before " + quoted(line));
  }

  std::vector<std::size_t> seats_by_length() const {
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < record_.header.players.size(); ++i) seats.push_back(i);
    std::sort(seats.begin(), seats.end(), [this](std::size_t a, std::size_t b) {
      return record_.header.players[a].size() > record_.header.players[b].size();
    });
    return seats;
  }

  Fault read_step() {
    std::string_view line = lines_[next_];
    RecordStep step;
    if (const auto fault = take_luck(line, step.luck)) return fault;
    const std::string_view number = take_word(line);
    const int expected = int(record_.steps.size()) + 1;
    if (number_in(number) != expected)
      return here("expected step " + std::to_string(expected) + ", found " + quoted(number));
    if (const auto fault = read_wish(line, step)) return fault;
    if (const auto fault = step.back != 0 ? take_back(step) : play(step)) return fault;
    record_.steps.push_back(step);
    ++next_;
    return {};
  }

  Fault play(const RecordStep& step) {
    if (const auto why = objection(ed_, course_->state(), step.seat, step.move))
      return here("not lawful: " + std::string(refusal_name(*why)) + " (" +
                  std::string(refusal_rules(*why)) + ")");
    ScriptedChance luck(step.luck);
    course_->play(step.seat, step.move, luck);
    if (luck.failed()) return here("luck cannot have answered so, or an answer is missing");
    if (!luck.used_up()) return here("luck was not asked for so many answers");
    return {};
  }

  Fault take_back(const RecordStep& step) {
    if (step.back > course_->length())
      return here(std::to_string(step.back) + " steps cannot be taken back, there are " +
                  std::to_string(course_->length()));
    if (step.luck != Outcomes{}) return here("luck is not asked when steps are taken back");
    course_->take_back(step.back);
    return {};
  }

  /// The last line closes the record: it tells a whole file from a torn one, and an edited one too.
  Fault read_foot() const {
    if (next_ >= lines_.size()) {
      if (seal_ == Seal::Ignored) return {};
      return here("the record is torn: its closing line is missing");
    }
    if (!next_begins("end ") && !next_begins("pause "))
      return here("expected the closing line, found " + quoted(lines_[next_]));
    if (next_ + 1 < lines_.size()) return at_line(next_ + 2, "text after the closing line");
    if (seal_ == Seal::Ignored) return {};
    std::string whole;
    for (std::size_t i = 0; i < next_; ++i) whole += std::string(lines_[i]) + "\n";
    const std::string_view foot = lines_[next_];
    const std::size_t at = foot.rfind("check ");
    if (at == std::string_view::npos) return here("the check sum is missing");
    whole += foot.substr(0, at + 6);
    if (foot.substr(at + 6) != hex(fingerprint(whole)))
      return here("the check sum does not fit: the record was changed");
    if (foot.substr(0, at + 6) != foot_line(ed_, record_, course_->state()))
      return here("the closing line does not fit the game");
    return {};
  }

  const Edition& ed_;
  const Labels& labels_;
  std::vector<std::string_view> lines_;
  Seal seal_;
  std::size_t next_ = 0;
  Record record_;
  std::optional<Course> course_;  // once dealt
};

}  // namespace

Result<GameHeader> read_header(std::string_view text) {
  return header_from(lines_of(text));
}

Result<Record> read_record(const Edition& ed, const Labels& labels, std::string_view text,
                           Seal seal) {
  return Reader(ed, labels, text, seal).run();
}

}  // namespace wagonaut
