#pragma once

#include "engine/model/menu.h"
#include "tests/bots/reason_truth.h"

// What the checks of reasons have in common.
namespace wagonaut::tests::bots {

#define HOLDS(condition) \
  if (!(condition)) return #condition

Menu menu_of(const Told& t);
const OpenSeat& before(const Told& t);
const Own& held(const Told& t);
int pieces(const Told& t);
/// Pieces that a ticket takes; far too many if it is out of reach.
int missing(const Told& t, TicketId id);
/// Does a plan complete the ticket with the reason's lane, and not without it?
bool plan_needs(const Told& t, TicketId id);

std::string untruth_of_claim(const Told& t);

}  // namespace wagonaut::tests::bots
