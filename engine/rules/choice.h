#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// The answers to what a card asks: law and menu read the same options.
void list_choices(const Edition& ed, const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_choice(const Edition& ed, const State& s, Seat seat,
                                     const Move& move);
void play_choice(Table& t, Seat seat, const Move& move);
/// A question that is put several times is put again, if there is still something to choose.
void ask_again(Table& t, const Item& at);

}  // namespace wagonaut
