#include "tools/arena/arena_log.h"

#include <charconv>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "tools/files.h"

namespace wagonaut::tools {
namespace {

std::string log_head(const ArenaPlan& plan) {
  return fmt::format("wagonaut-arena 1 seed {} seatings {}", plan.seed, plan.seatings);
}

std::string game_text(const arena::GameScore& game) {
  std::string seats;
  for (int i = 0; i < game.seating.size(); ++i) {
    const auto at = std::size_t(i);
    seats += fmt::format("{}{}/{}/{}/{}", i == 0 ? "" : ",", game.seating[at], game.total[at],
                         game.place[at], game.completed[at]);
  }
  return fmt::format(" {}{}:{}", game.turns, game.finished ? "" : "!", seats);
}

std::string conduct_text(const arena::Conduct& conduct) {
  std::string steps;
  const auto& counts = conduct.thinking.counts();
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) steps += fmt::format("{}{}*{}", steps.empty() ? "" : ",", i, counts[i]);
  const std::string forfeits =
      conduct.forfeits > 0 ? fmt::format(";{}", conduct.forfeits) : std::string();
  return fmt::format(" {};{}{}", fmt::join(conduct.moves, ","), steps, forfeits);
}

/// Reads a line piece by piece; once something does not fit, nothing fits any more.
class LineReader {
 public:
  explicit LineReader(std::string_view text) : rest_(text) {}

  std::string_view word() {
    const std::size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return found;
  }
  template <class Number>
  Number number() {
    Number value{};
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc{}) good_ = false;
    rest_.remove_prefix(std::size_t(end - rest_.data()));
    return value;
  }
  bool take(char sign) {
    if (rest_.empty() || rest_.front() != sign) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void must(char sign) { good_ = take(sign) && good_; }
  bool at_end() const { return rest_.empty(); }
  bool good() const { return good_; }
  void spoil() { good_ = false; }

 private:
  std::string_view rest_;
  bool good_ = true;
};

arena::GameScore read_game(LineReader& in, const Contest& contest) {
  arena::GameScore game;
  game.turns = in.number<int>();
  game.finished = !in.take('!');
  for (std::size_t i = 0; i < contest.lineup.size() && in.good(); ++i) {
    in.must(i == 0 ? ':' : ',');
    const int bot = in.number<int>();
    if (bot < 0 || bot >= int(contest.bots.size())) in.spoil();
    game.seating.push_back(std::uint8_t(bot));
    for (int* part : {&game.total[i], &game.place[i], &game.completed[i]}) {
      in.must('/');
      *part = in.number<int>();
    }
  }
  in.must(' ');
  return game;
}

arena::Conduct read_conduct(LineReader& in) {
  arena::Conduct conduct;
  for (std::size_t i = 0; i < conduct.moves.size() && in.good(); ++i) {
    if (i > 0) in.must(',');
    conduct.moves[i] = in.number<std::uint64_t>();
  }
  in.must(';');
  while (in.good() && !in.take(' ')) {
    if (in.take(';')) {
      conduct.forfeits = in.number<std::uint64_t>();
      continue;
    }
    in.take(',');
    const int step = in.number<int>();
    in.must('*');
    const auto count = in.number<std::uint32_t>();
    if (step < 0 || step >= arena::Thinking::kSteps) in.spoil();
    if (in.good()) conduct.thinking.add(step, count);
  }
  return conduct;
}

/// Whole lines only, the head left out.
std::string body_of(const std::string& text) {
  const std::size_t first = text.find('\n'), last = text.rfind('\n');
  return first == std::string::npos ? "" : text.substr(first + 1, last - first);
}

}  // namespace

std::string line_of(const ArenaPlan& plan, const ArenaTask& task, const arena::Block& block) {
  std::string line =
      fmt::format("{} {}", plan.contests[std::size_t(task.contest)].key(), task.deal);
  for (const arena::GameScore& game : block.games) line += game_text(game);
  for (const arena::Conduct& conduct : block.bots) line += conduct_text(conduct);
  return line + " .\n";
}

Result<std::optional<LoggedBlock>> block_in(const ArenaPlan& plan, std::string_view line) {
  LineReader in(line);
  const std::string_view key = in.word();
  LoggedBlock out;
  const auto found = std::find_if(plan.contests.begin(), plan.contests.end(),
                                  [&](const Contest& contest) { return contest.key() == key; });
  if (found == plan.contests.end()) return std::optional<LoggedBlock>{};
  out.task.contest = int(found - plan.contests.begin());
  out.task.deal = in.number<int>();
  in.must(' ');
  for (std::size_t i = 0; i < found->seatings.size() && in.good(); ++i) {
    out.block.games.push_back(read_game(in, *found));
    if (in.good() && out.block.games.back().seating != found->seatings[i]) in.spoil();
  }
  for (std::size_t i = 0; i < found->bots.size() && in.good(); ++i)
    out.block.bots.push_back(read_conduct(in));
  in.must('.');
  if (!in.good() || !in.at_end() || out.task.deal < 0)
    return Failure{"\"" + std::string(line.substr(0, 40)) + "…\" is no block"};
  return std::optional(std::move(out));
}

Result<int> read_lines(const ArenaPlan& plan, std::string_view lines, Ledger& ledger) {
  int read = 0, number = 0;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    ++number;
    auto logged = block_in(plan, lines.substr(0, end));
    if (!logged) return Failure{fmt::format("line {}: {}", number + 1, logged.error())};
    if (*logged) {
      ledger.add((*logged)->task, std::move((*logged)->block));
      ++read;
    }
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return read;
}

Result<ArenaLog> ArenaLog::open(const ArenaPlan& plan, const std::string& file) {
  ArenaLog log;
  std::error_code error;
  std::string text = log_head(plan) + "\n";
  if (std::filesystem::exists(file, error)) {
    const auto old = read_text(file);
    if (!old) return old.failure();
    if (!old->starts_with(text))
      return Failure{file + ": is not a log of this seed and these seatings; its first line is \"" +
                     old->substr(0, std::min<std::size_t>(old->find('\n'), 80)) + "\""};
    log.lines_ = body_of(*old);
    text += log.lines_;
  }
  if (const std::string fault = write_text(file, text); !fault.empty()) return Failure{fault};
  log.out_.open(file, std::ios::binary | std::ios::app);
  if (!log.out_) return Failure{file + ": " + std::strerror(errno)};
  return log;
}

bool ArenaLog::append(const std::string& lines) {
  out_ << lines << std::flush;
  return bool(out_);
}

}  // namespace wagonaut::tools
