#pragma once

#include <memory>

#include "engine/model/edition.h"
#include "engine/model/state.h"

namespace wagonaut {

/// The edition as one seat may know it, for whoever asks a bot. It is drawn anew only when the seat
/// has learned something; where no card holds a secret it is the edition itself.
class KnownEdition {
 public:
  const Edition& of(const Edition& ed, const OpenTable& open, Seat seat);
  void of(Edition&&, const OpenTable&, Seat) = delete;  // it may be what is returned

 private:
  struct Knowledge {
    PostcardSet held, shown;
    EventSet events;
    ItemSet items;
    std::uint8_t read = kNone;  // a sentence of a story card that is being read

    friend bool operator==(const Knowledge&, const Knowledge&) = default;
  };
  static Knowledge knowledge_of(const Edition& ed, const OpenTable& open, Seat seat);

  Knowledge knowledge_;
  std::unique_ptr<Edition> seen_;
};

}  // namespace wagonaut
