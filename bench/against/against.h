#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "bench/bench.h"
#include "engine/base/result.h"

namespace wagonaut::bench {

/// A program that measures itself by `bench --json`.
struct Contender {
  std::string program, data;  // data: its folder of maps and editions
};

/// Two programs that are measured in turns, A B B A, so that what slows the machine down slows
/// both. Each measures its own CPU time.
struct Duel {
  Contender ours, theirs;
  int alternations = 5;
  double seconds = 0.1;  // CPU time per figure and turn
  // Of what is measured, as in Settings.
  std::vector<std::string> editions;
  int seats = 0;
  std::string only;
};

enum class Verdict { Same, Faster, Slower, Unsure };

/// One figure of both programs. A ratio above 1 says that ours is faster; `low` and `high` are the
/// quartiles of the alternations, `least` and `most` their ends.
struct Comparison {
  Row ours;           // with the median of ours
  double theirs = 0;  // the median of theirs
  double ratio = 1, low = 1, high = 1, least = 1, most = 1;
  Verdict verdict = Verdict::Same;
};

struct Outcome {
  int alternations = 0;
  std::vector<Comparison> rows;   // of speed
  std::vector<Comparison> sizes;  // of things in memory; the ratio says nothing
  // Figures that only one of the programs has, or that came out as nothing: "usa 2 look".
  std::vector<std::string> only_ours, only_theirs, unmeasured;
};

/// Slower, or faster, by more than this is worth a word.
inline constexpr double kWorthAWord = 0.03;

/// Both programs are asked for everything once, quickly, so that what cannot work fails at the
/// start. `progress`, if given, is told which turn it is.
Result<Outcome> compare(const Duel& duel, std::ostream* progress);

/// How the ratios of some alternations are judged: beyond kWorthAWord with three quarters of them
/// it is a verdict, with the median alone it is unsure.
Comparison judged(const Row& ours, const std::vector<double>& our_values,
                  const std::vector<double>& their_values);

/// "usa 2 look", or the bare name of what belongs to no table.
std::string title_of(const Row& row);

/// The rows in what `bench --json` wrote.
Result<std::vector<Row>> rows_in(std::string_view json);

void print_outcome(const Outcome& outcome, std::ostream& out);
/// {"alternations", "rows": [{"name", …, "ours", "theirs", "ratio", "low", "high", "least", "most",
/// "verdict"}], "sizes", "only_ours", "only_theirs", "unmeasured"}
void print_json(const Outcome& outcome, std::ostream& out);

}  // namespace wagonaut::bench
