#include "engine/model/edition.h"

#include <algorithm>

namespace wagonaut {
namespace {

Suit gather_suit(const Edition& ed, Kind kind, Colour colour) {
  Suit suit{kind, colour, {}};
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Face& face = ed.faces[i];
    if (!face.loco && !face.news && face.colour == colour && ed.deck(face.deck).kind == kind)
      suit.sorts.push_back(Sort(i));
  }
  // Large faces first, and anchors last, because harbours want them; marks by L-4.
  std::stable_sort(suit.sorts.begin(), suit.sorts.end(), [&](Sort a, Sort b) {
    if (ed.face(a).pips != ed.face(b).pips) return ed.face(a).pips > ed.face(b).pips;
    if (ed.face(a).anchor != ed.face(b).anchor) return ed.face(a).anchor < ed.face(b).anchor;
    return ed.face(a).mark < ed.face(b).mark;
  });
  return suit;
}

void gather_suits(Edition& ed) {
  for (const Kind kind : {Kind::Rail, Kind::Sea})
    for (int c = 0; c < kColours; ++c) {
      const Suit suit = gather_suit(ed, kind, Colour(c));
      if (suit.sorts.empty()) continue;
      for (const Sort sort : suit.sorts)
        ed.index.suit_of[std::size_t(sort)] = std::uint8_t(ed.index.suits.size());
      auto& suits = ed.index.suit_in[std::size_t(kind)];
      suits[std::size_t(c)] = std::uint8_t(ed.index.suits.size());
      std::uint8_t& first = suits[std::size_t(Colour::Grey)];
      first = std::min(first, suits[std::size_t(c)]);
      ed.index.suits.push_back(suit);
    }
}

void enter_prices(Index& index, LaneId id, const Cost& cost) {
  index.bare |= !cost.locos;
  for (int k = cost.length; k <= kMaxSpend; ++k) {
    if (cost.locos) index.bought_by_locos[k].insert(id);
    for (int i = 0; i < index.suits.size(); ++i) {
      if (!suit_fits(cost, index.suits[i])) continue;
      (cost.locos ? index.bought_wild : index.bought_bare)[i][k].insert(id);
    }
  }
}

/// A lane of which every space costs a pair has no colour of its own, so no suit either (W-36).
void enter_special(Index& index, LaneId id, const Cost& cost) {
  index.special.insert(id);
  for (int i = 0; i < index.suits.size() && cost.doubled < cost.length; ++i)
    if (suit_fits(cost, index.suits[i])) index.special_in[i].insert(id);
}

void enter_lane(Edition& ed, LaneId id) {
  Index& index = ed.index;
  const Lane& lane = ed.lane(id);
  index.lanes_at[std::size_t(lane.a)].insert(id);
  index.lanes_at[std::size_t(lane.b)].insert(id);
  index.of_kind[std::size_t(lane.kind())].insert(id);
  if (lane.tunnel) index.tunnels.insert(id);
  for (int k = lane.length(); k <= kMaxSpend; ++k) index.up_to_length[k].insert(id);
  if (lane.printed.swap_rate > 0 || lane.printed.symbols > 0 || lane.printed.doubled > 0)
    enter_special(index, id, lane.printed);
  else
    enter_prices(index, id, lane.printed);
}

void list_hops(Edition& ed) {
  std::uint16_t n = 0;
  for (int i = 0; i < kMaxNodes; ++i) {
    ed.index.first_hop[std::size_t(i)] = n;
    for (const LaneId id : ed.index.lanes_at[std::size_t(i)]) {
      const Lane& lane = ed.lane(id);
      ed.index.hops[n++] = {id, lane.a == NodeId(i) ? lane.b : lane.a};
    }
  }
  ed.index.first_hop[kMaxNodes] = n;
}

int slot_of(const Sentence& row) {
  return int(row.when) * kPlaces + place_of(row);
}

/// Sentences by moment and step, postcards behind all others. The order of cards that was given
/// stays within a step.
void order_sentences(Effects& effects) {
  auto& rows = effects.sentences;
  std::stable_sort(rows.begin(), rows.end(), [](const Sentence& a, const Sentence& b) {
    const bool mail = a.source == Source::Postcard, other = b.source == Source::Postcard;
    return mail != other ? other : !mail && slot_of(a) < slot_of(b);
  });
  effects.first.fill(0);
  effects.postcard_row.fill(kNone);
  effects.moments = 0;
  for (int i = 0; i < rows.size(); ++i) {
    if (rows[i].source == Source::Postcard && rows[i].card == kNone) continue;  // behind the veil
    effects.moments = std::uint16_t(effects.moments | 1u << int(rows[i].when));
    if (rows[i].source == Source::Postcard)
      effects.postcard_row[rows[i].card] = std::uint8_t(i);
    else
      ++effects.first[std::size_t(slot_of(rows[i]) + 1)];
  }
  for (std::size_t i = 1; i < effects.first.size(); ++i)
    effects.first[i] = std::uint8_t(effects.first[i] + effects.first[i - 1]);
}

}  // namespace

void prepare(Edition& ed) {
  order_sentences(ed.effects);
  ed.index = Index{};
  ed.index.suit_of.fill(kMaxSuits - 1);
  for (auto& colours : ed.index.anchored) colours.fill(kNoCard);
  for (auto& suits : ed.index.suit_in) suits.fill(kMaxSuits - 1);
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Face& face = ed.faces[i];
    ed.index.pips_of[i] = face.pips;
    ed.index.marked |= face.mark != Mark::Plain;
    const auto kind = std::size_t(ed.deck(face.deck).kind);
    if (face.anchor) ed.index.anchored[kind][std::size_t(face.colour)] = Sort(i);
  }
  ed.index.lane_words = std::uint8_t((ed.lanes.size() + 63) / 64);
  gather_suits(ed);
  for (int i = 0; i < ed.lanes.size(); ++i) enter_lane(ed, LaneId(i));
  list_hops(ed);
  for (int i = 0; i < ed.nodes.size(); ++i)
    if (ed.nodes[i].port) ed.index.ports.insert(NodeId(i));
}

}  // namespace wagonaut
