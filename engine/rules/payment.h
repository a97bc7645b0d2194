#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/model/edition.h"
#include "engine/model/menu.h"
#include "engine/model/refusal.h"

namespace wagonaut {

/// The law of paying: true when `paid` buys a lane of this cost, no card too many (G-28).
bool pays(const Edition& ed, const Cost& cost, const Cards& paid);
/// Why `paid` does not buy the lane; nothing if it does.
std::optional<Refusal> payment_fault(const Edition& ed, const Cost& cost, const Cards& paid);

/// True when four cards with anchors of one colour, or locos for any of them, are paid (W-53).
bool pays_harbour(const Edition& ed, const Cards& paid);

/// The payment the menu offers: from `hand`, in one suit, fewest cards, then fewest locos; nothing
/// if this suit cannot pay.
std::optional<Cards> menu_payment(const Edition& ed, const Cost& cost, const Cards& hand,
                                  SuitIndex suit);
/// Whether it offers one for rough ground, without making it up.
bool pairs_suffice(const Edition& ed, const Cost& cost, const Cards& hand, SuitIndex suit);
std::optional<Cards> menu_harbour_payment(const Edition& ed, const Cards& hand, SuitIndex suit);

/// Distinct lawful payments from a hand, best first: fewest cards, a loco counting two, fewest
/// anchors. Complete unless the list is full, which only large hands on rough ground bring about;
/// where any cards may replace one (N-33, N-36) the fillers are chosen, not listed. Empty only if
/// no payment is lawful.
using PaymentList = FixedVector<Cards, 255, Spare::AsItIs>;
void list_payments(const Edition& ed, const Cost& cost, const Cards& hand, PaymentList& out);
void list_harbour_payments(const Edition& ed, const Cards& hand, PaymentList& out);

/// The colour that was played; Grey when only locos were (G-32).
Colour colour_played(const Edition& ed, const Cards& paid);

}  // namespace wagonaut
