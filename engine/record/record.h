#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/luck/dealers.h"
#include "engine/model/move.h"
#include "engine/record/fairness.h"
#include "engine/record/header.h"
#include "engine/record/labels.h"

namespace wagonaut {

struct Edition;
struct State;
class Log;
enum class ChoiceOf : std::uint8_t;

/// One step: who wished what, and what luck answered; or how many steps `seat` took back.
struct RecordStep {
  Seat seat{};
  Move move;
  Outcomes luck;
  int back = 0;  // this many steps are undone, and `move` means nothing; luck goes on as it was

  friend bool operator==(const RecordStep&, const RecordStep&) = default;
};

/// A whole game, or one under way.
struct Record {
  GameHeader header;
  std::optional<Fairness> fair;
  std::optional<Seat> first;  // the start seat, when it was named and not drawn
  Outcomes deal;
  std::vector<RecordStep> steps;

  friend bool operator==(const Record&, const Record&) = default;
};

/// Cards as letters, sorts in order: "RRG*".
std::string cards_text(const Labels& labels, const Cards& cards);
Result<Cards> cards_from(const Labels& labels, std::string_view text);
/// A payment by colours only, for marks make no difference (L-4): "RRR*".
std::string payment_text(const Labels& labels, const Cards& cards);
/// The payment of a claim with what its price has beside cards: "RR* plus B swap 1".
std::string claim_payment_text(const Labels& labels, const Move& move);
/// What a question lets choose, as its answer is written: "2", "omaha", "red".
std::string choice_text(const Labels& labels, ChoiceOf of, std::uint8_t what);

/// A move as a record writes it ("claim omaha-duluth-1 RR*") and back. Tickets are named by id, so
/// the offer of the seat must be known.
std::string move_text(const Labels& labels, const State& s, Seat seat, const Move& move);
Result<Move> move_from(const Labels& labels, const State& s, Seat seat, std::string_view text);

/// The record as text, closed by a line with its check sum. Replays the game to name its tickets.
std::string write_record(const Edition& ed, const Labels& labels, const Record& record);

/// Reads only the head line, so that the caller can build the edition it names.
Result<GameHeader> read_header(std::string_view text);

/// What a seal that does not fit its record means.
enum class Seal { Required, Ignored };
/// Reads a record and plays it through: every step must be lawful and every outcome possible. The
/// failure names line and reason.
Result<Record> read_record(const Edition& ed, const Labels& labels, std::string_view text,
                           Seal seal = Seal::Required);

/// The game after `steps` steps (all of them by default). The log hears every step, those that were
/// taken back later too.
Result<State> replay(const Edition& ed, const Record& record, int steps = -1, Log* log = nullptr);

/// The steps that were neither taken back nor take back, in order: places in `record.steps`.
std::vector<int> standing_steps(const Record& record);

/// The same game without what was taken back, and without the taking back.
Record standing_record(const Record& record);

}  // namespace wagonaut
