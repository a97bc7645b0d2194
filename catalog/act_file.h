#pragma once

#include "catalog/sentence_file.h"

namespace wagonaut {

/// The acts of one sentence, as rows.
class ActReader {
 public:
  ActReader(SentenceReader& sentence, const Moment& moment)
      : sentence_(sentence), names_(sentence.names_), rows_(sentence.rows_), moment_(moment) {}

  /// The first row of the list.
  std::uint16_t list(const std::vector<Field>& acts);

 private:
  std::uint16_t reserve(const Field& at, std::size_t count);
  std::uint16_t answer(const Field& acts);  // what follows an answer
  std::uint16_t written(const std::vector<Field>& acts);

  Act read(const Field& field);
  Act read_tickets_act(const Field& field);
  Act read_put(const Field& field);
  Act read_put_at(const Field& field, TokenPlace place);
  Act read_take(const Field& field, TokenPlace place);
  Act read_price(const Field& field);
  Act read_prospect(const Field& field);
  Act read_item_act(const Field& field);
  Act read_event_act(const Field& field);

  Act read_may(const Field& field);
  Act read_choose(const Field& field);
  Act read_options(const Field& field);
  Act read_city(const Field& field);
  Act read_lane(const Field& field);
  Act read_token(const Field& field);
  std::uint16_t option(const Field& acts, std::size_t number, Act& question);
  void note_flag(const Field& act, std::size_t number, Act& question);

  void read_number(const Field& field, Act& act, int least, int most);
  void read_cost(const Field& field, Act& act);
  void read_who(const Field& field, Act& act);

  SentenceReader& sentence_;
  const BoxIndex& names_;
  Effects& rows_;
  const Moment& moment_;
  bool in_answer_ = false;
};

}  // namespace wagonaut
