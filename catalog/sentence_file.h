#pragma once

#include <algorithm>

#include "catalog/box_index.h"
#include "catalog/moments.h"

namespace wagonaut {

/// Reads sentences of cards ("whenever … if … do …", docs/rules/campaign.md) into rows that games
/// carry out. What no game can carry out is refused, by file, field and value.
class SentenceReader {
 public:
  /// `rows` is added to; both must outlive the reader.
  SentenceReader(const BoxIndex& names, Effects& rows) : names_(names), rows_(rows) {}

  /// A sentence of a game. `extra`: fields that the caller reads.
  PlaySentence sentence(const Field& field, Source source, int card,
                        std::initializer_list<std::string_view> extra = {});
  /// Of a story card that is read in setup: those of its acts that the game carries out.
  PlaySentence told(const Field& field, const std::vector<Field>& acts);

  /// By flag: the place of the answer that sets it in a game, kNone if none does.
  std::vector<std::uint8_t> answers = {};

 private:
  friend class ActReader;

  PlaySentence make(const Field& field, const Moment& moment, Source source, int card,
                    const std::vector<Field>& acts);
  void read_limit(const Field& field, PlaySentence& out);
  void read_tests(const Field& field, const Moment& moment, PlaySentence& out);
  Test read_test(const Field& field, const Moment& moment);
  Test read_lane(const Field& field);
  Test read_count(const Field& field);
  Test read_rank(const Field& field);
  Quantity read_quantity(const Field& field);
  void read_filters(const Field& field, Quantity& out);
  std::uint8_t read_amount(const Field& field);

  /// The place of a row in its list, which it is added to unless it stands there already.
  template <class Row, class List>
  static std::uint8_t row(const Field& at, const Row& wanted, List& list, const char* what) {
    const auto found = std::find(list.begin(), list.end(), wanted);
    if (found != list.end()) return std::uint8_t(found - list.begin());
    if (list.size() == int(List::capacity()))
      at.refuse_whole("more than " + std::to_string(List::capacity()) + " " + what);
    list.push_back(wanted);
    return std::uint8_t(list.size() - 1);
  }

  const BoxIndex& names_;
  Effects& rows_;
  int limits_ = 0, answers_read_ = 0;
};

/// The moment of a sentence, checked with its step; `story` says which story is meant.
const Moment& read_moment(const Field& sentence, std::string_view story = {});
int read_step(const Field& sentence, const Moment& moment);
/// A test of the number of the game and of seats leaves bits of both.
struct GamesAndSeats {
  std::uint16_t games = 0xFFFF;
  std::uint8_t seats = 0xFF;
};
GamesAndSeats read_game_test(const Field& test);
int read_small(const Field& field, int least, int most);

}  // namespace wagonaut
