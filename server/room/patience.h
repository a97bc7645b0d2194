#pragma once

#include "server/base/strand.h"

namespace wagonaut::server {

/// How patient a room is.
struct Patience {
  Millis grace{60'000};  // before a bot stands in for who is away
  Millis bot_pace{0};    // shortest time between a bot's steps
  Millis retry{500};     // between tries to reach a store that went away
  int chat_lines = 5;    // per seat in `chat_span`
  Millis chat_span{10'000};
  Millis asking_span{5'000};  // between two questions about undo, or two absences, of one seat
  int waiting_wishes = 64;    // while the store is at work
};

}  // namespace wagonaut::server
