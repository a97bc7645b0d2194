#pragma once

#include <string>
#include <string_view>

#include "engine/campaign/box.h"

namespace wagonaut::tests {

/// A box of a few cards, cities and story cards from text, a thing a line:
///
///   game 1865 20                     year and trains
///   join 6                           the last game to join; without it every one
///   company red R                    id and colour
///   lane A-B:2R | A-B:2B             as in `Map`
///   region north 1 A2 N1 N2          a pair from 1 or 0, then its cities
///   ticket A-C 8                     t1, t2, …; behind it "post 3" and "of north"
///   event e1                         behind it "now" (immediate) and "later" (not at the start)
///   item watch keepsake vault 3      id, kind, place, value; behind it "many"
///   postcards 12                     so many, numbered from 1
///   stack night 7 8 9
///   token lantern city               "city", "route" or "seat"; behind it "game" if it does not
///   last flag crews stand wait            behind its values "answer 0" module C-1 behind it "to 9"
///   and "of north" end C-1 4 each stamp             module, step, deeds; before them "in 2,5,8"
///   story 1865-01 1 setup            id, game and "setup", "pause", "end" or "stop"
///   test 1892-02 crews stand         its condition: a flag's value,
///   test 1898-03 not items bond 0 2  or so many things of a kind, and so many a company
///   side 1865-03 b last choose { open north; last post 3 | open south }
///   absence 20 26 29
///   count slips | absence | forgiven 1 | items page | stamps 15 8 4 / 10 | postcards 1
///   ties pages postcards slip
///   min 2                            slips that a company needs to win
///
/// Deeds stand between semicolons, each with whom it means before it: winner, last, up (from last
/// place up), each (in turn order) or nobody. on M · off M · flag F V · evaluate · open R · second
/// 1 · retire t1 t2 · add E · archive E · post 3 · stack S · numbers · stamp · choose { … | … } ·
/// item KIND · city TOKEN MOST CITY… (of these cities; none named: any).
Box plain_box(std::string_view text);

}  // namespace wagonaut::tests
