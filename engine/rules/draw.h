#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Drawing cards, one or two, face up or blind (G-20 to G-24, W-20 to W-24).
/// G-21, G-22: whether a face-up card ends the draw in which so many were taken before it.
bool ends_draw(const Edition& ed, int picks, Sort card);
/// May the action be chosen (G-20, L-33)?
bool can_draw_cards(const Edition& ed, const State& s);
void list_picks(const Edition& ed, const State& s, Menu& menu);
void list_refills(const Edition& ed, const State& s, Menu& menu);
std::optional<Refusal> object_take_slot(const Edition& ed, const State& s, int slot);
std::optional<Refusal> object_take_blind(const Edition& ed, const State& s, Deck deck);
std::optional<Refusal> object_refill(const Edition& ed, const State& s, Deck deck);
void play_take_slot(Table& t, int slot);
void play_take_blind(Table& t, Deck deck);
void play_refill(Table& t, Deck deck);
/// A blind pick that met a newspaper goes on (L-34); with newspapers only it gives nothing (L-42).
void take_blind_again(Table& t, Deck deck);
/// The second card must be taken if there is one (G-23).
void go_on_drawing(Table& t);

}  // namespace wagonaut
