#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"

namespace wagonaut {

/// The names by which a record speaks of a board's and a deck's parts: ids, never translated.
struct Labels {
  std::vector<std::string> nodes, lanes, tickets, sorts, decks;
  std::vector<std::string> events, items, tokens;  // where cards do things
};

/// How a game was set: enough to find its edition again.
struct GameHeader {
  std::string edition;
  int rules = 1;
  std::vector<std::pair<std::string, std::string>> options;  // only those that are not the default
  std::vector<std::string> players;                          // by seat
  std::string campaign{};  // of a campaign's game: which one, of which content, with which opening

  friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// One step: who wished what, and what luck answered; or how many steps `seat` took back.
struct RecordStep {
  Seat seat{};
  Move move;
  Outcomes luck;
  int back = 0;  // this many steps are undone, and `move` means nothing; luck goes on as it was

  friend bool operator==(const RecordStep&, const RecordStep&) = default;
};

/// How the luck of a game can be checked: what was promised before the deal, each seat's share, and
/// the seed, which is told when the game is over (hexadecimal; empty before).
struct Fairness {
  std::string game, commitment;
  std::vector<std::string> nonces;  // by seat, empty where none was given
  std::string seed;

  friend bool operator==(const Fairness&, const Fairness&) = default;
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

/// Why these names cannot stand in a record (empty, too long, twice, with a control character or
/// one of the record's own signs); empty if they can.
std::string player_fault(const std::vector<std::string>& players);

/// Why this cannot be a seat's share in the luck; empty if it can.
std::string nonce_fault(std::string_view nonce);
/// Why a record cannot hold this; empty if it can.
std::string fairness_fault(const Fairness& fair, int seats);

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

/// Plays a game and keeps its record as it goes.
class Recorder {
 public:
  Recorder(const Edition& ed, GameHeader header, Chance& luck, Log* log = nullptr,
           std::optional<Seat> first = {});
  /// Takes a game up where its record leaves off.
  Recorder(const Edition& ed, Record record, const State& state, Chance& luck);

  Step play(Seat seat, const Move& move, Log* log = nullptr);
  /// Goes back to before the last `steps` steps that stand; there must be as many. Luck goes on as
  /// it was.
  void take_back(Seat seat, int steps);

  const State& state() const { return state_; }
  const Record& record() const { return record_; }

 private:
  const Edition& ed_;
  NotingChance luck_;
  Record record_;
  State state_;
};

}  // namespace wagonaut
