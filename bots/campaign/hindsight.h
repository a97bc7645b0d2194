#pragma once

#include "engine/campaign/box.h"
#include "engine/rules/quantity.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// Looks back on a game that is over, as one seat may know it, and says what a card of the box
/// would have brought there. Whoever asks must be allowed to know that card. All worth is in tenths
/// of a dollar.
class Hindsight {
 public:
  /// `view` is that seat's own and must outlive this.
  Hindsight(const Box& box, const Edition& played, const View& view);

  /// What these sentences would have brought a seat with the lanes it claimed: a price that they
  /// raise is a loss.
  int brought(const PlaySentences& sentences, Seat seat) const;
  /// The same to the viewer, and to its rivals together.
  int brought_me(const PlaySentences& sentences) const;
  int brought_rivals(const PlaySentences& sentences) const;

  int worth_of(ItemId item) const;

 private:
  int brought(const Sentence& row, Seat seat) const;
  int chance_of(const Sentence& row, Seat seat, LaneId lane) const;
  int worth_of_list(std::uint16_t first, Seat seat) const;
  int worth_of_act(const Act& act, Seat seat) const;
  int worth_of_choice(const Act& act, Seat seat) const;
  int best_option(std::uint16_t first, Seat seat) const;
  bool means(Who who, Seat seat) const;
  Eyes eyes() const { return {law_, view_.open, &own_}; }

  const Box& box_;
  Edition law_;  // of the game, with all sentences of the box
  const View& view_;
  BySeat<Own> own_;  // the viewer's alone
};

}  // namespace wagonaut
