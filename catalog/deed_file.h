#pragma once

#include "catalog/sentence_file.h"

namespace wagonaut {

/// What the campaign does between games: acts of story cards, and of modules in end steps.
class DeedReader {
 public:
  explicit DeedReader(const BoxIndex& names) : names_(names) {}

  /// `every_seat`: the sentence is carried out for all who played.
  Deeds list(const std::vector<Field>& acts, const Moment& moment, bool every_seat) const;
  /// One act that needs no moment: "rule on", "event add", before a game is opened.
  Deed read(const Field& act, bool every_seat = false) const;
  StoryTest condition(const Field& test) const;

 private:
  Deed read_rule(const Field& act) const;
  Deed read_board(const Field& act) const;
  Deed read_post(const Field& act, bool every_seat) const;
  Deed read_choose(const Field& act) const;
  Deed read_stamp(const Field& act, bool every_seat) const;
  Deed read_options(const Field& act) const;
  Deed read_city(const Field& act) const;
  std::uint8_t flag_value(const Field& field, std::size_t flag) const;

  const BoxIndex& names_;
};

}  // namespace wagonaut
