#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/cards.h"
#include "engine/model/fact_form.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// Which card did it: whose sentence it is, and its number. Nobody's: the rules did.
struct FactSource {
  std::uint8_t kind = kNone;  // a Source
  std::uint8_t card = 0;

  friend constexpr bool operator==(const FactSource&, const FactSource&) = default;
};

/// One thing that happened, in the words of the table. Its kind's form says which members are used
/// (the others are blank) and who is told them.
struct Fact {
  FactKind kind{};
  Seat seat = kNobody;
  std::uint8_t what = 0;  // slot, deck, lane, node, kind of piece, event, item, postcard
  Sort card = kNoCard;
  std::int16_t n = 0, m = 0;
  Cards cards{};
  FixedVector<TicketId, kMaxOffer> tickets{};
  FactSource source{};  // the card that spoke
  std::uint8_t token = kNone;

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
