#pragma once

#include <cstdint>

#include "engine/model/cards.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// The draw pile of one deck: of `cards` the sorts [first, last) belong to it, `total` cards in
/// all.
struct DrawPile {
  Deck deck{};
  const Cards& cards;
  int first = 0, last = 0, total = 0;

  bool holds(Sort sort) const {
    return index(sort) >= first && index(sort) < last && cards[sort] > 0;
  }
};

/// The one door of luck. Whoever stands behind it (a generator, a script, a record) answers with an
/// outcome; the engine never sees how it was made.
class Chance {
 public:
  /// A new draw pile of `deck` was formed; called before the first card of it is asked for.
  virtual void pile_formed(Deck /*deck*/, const Cards& /*pile*/) {}
  /// The top card of a draw pile that is not empty.
  virtual Sort card(const DrawPile& pile) = 0;
  /// The top ticket of a pile of unseen ones.
  virtual TicketId ticket(const TicketSet& pile) = 0;
  /// The top card of an event deck that is not empty.
  virtual EventId event(const EventSet& deck) = 0;
  /// The start seat, when nobody has named it (G-1).
  virtual Seat start_seat(int seats) = 0;

 protected:
  ~Chance() = default;
};

}  // namespace wagonaut
