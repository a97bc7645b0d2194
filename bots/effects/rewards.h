#pragma once

#include "bots/effects/insight.h"
#include "engine/model/agenda.h"

namespace wagonaut {

// What acts bring the viewer, in tenths of a dollar. They are read from the sentences; no card is
// known by name, and what follows for others counts little.

inline constexpr int kDollar = 10;
inline constexpr int kCardWorth = 12;  // a card drawn: a little less than half a turn
inline constexpr int kLocoWorth = 20;
inline constexpr int kItemWorth = 60;  // the mean of what things count in the end
inline constexpr int kPostcardWorth = 30;

/// What a list of acts brings at this table. `lane` is the one that is claimed, if one is.
int list_worth(const Insight& me, const OpenTable& table, LaneId lane, std::uint16_t first);
int act_worth(const Insight& me, const OpenTable& table, LaneId lane, const Act& act);
/// What the answer to a question costs.
int asked_price(const Act& act);
/// What follows if the token of a city is used.
int token_worth(const Insight& me, const OpenTable& table, const Act& act, NodeId city);
/// What an item will bring its holder.
int item_worth(const Insight& me, ItemId item);

/// What a prospect brings from this sum on, if it is given up in time; and if one more card is
/// turned up first (C-11).
int prospect_worth(const Insight& me, const Act& act, int sum);
int further_worth(const Insight& me, const Act& act, int sum);

}  // namespace wagonaut
