#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/cards.h"
#include "engine/model/fact_form.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// One thing that happened, in the words of the table. Its kind's form says which members are used
/// (the others are blank) and who is told them.
struct Fact {
  FactKind kind{};
  Seat seat = kNobody;
  std::uint8_t what = 0;  // slot, deck, lane, node or kind of piece
  Sort card = kNoCard;
  std::int16_t n = 0, m = 0;
  Cards cards{};
  FixedVector<TicketId, kMaxOffer> tickets{};

  friend constexpr bool operator==(const Fact&, const Fact&) = default;
};

/// Where facts go as they happen.
class Log {
 public:
  virtual void note(const Fact& fact) = 0;

 protected:
  ~Log() = default;
};

}  // namespace wagonaut
