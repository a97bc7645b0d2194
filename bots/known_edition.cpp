#include "bots/known_edition.h"

#include "engine/sight/sight.h"

namespace wagonaut {

KnownEdition::Knowledge KnownEdition::knowledge_of(const Edition& ed, const OpenTable& open,
                                                   Seat seat) {
  const Extras& x = open.extras;
  Knowledge out{x.postcards[seat], x.shown, x.event_deck | x.event_discard | x.event_archive, {}};
  for (int i = 0; i < ed.seats; ++i) out.items |= x.items[i];
  const std::uint8_t row = x.question.row;
  if (row != kNone && ed.effects.sentences[row].when == When::Story) out.read = row;
  return out;
}

const Edition& KnownEdition::of(const Edition& ed, const OpenTable& open, Seat seat) {
  if (ed.effects.sentences.empty()) return ed;
  const Knowledge now = knowledge_of(ed, open, seat);
  if (seen_ != nullptr && now == knowledge_) return *seen_;
  knowledge_ = now;
  seen_ = std::make_unique<Edition>(veiled(ed, open, seat));
  return *seen_;
}

}  // namespace wagonaut
