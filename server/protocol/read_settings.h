#pragma once

#include "server/protocol/fields.h"
#include "server/room/settings.h"

namespace wagonaut::server {

/// How a table is played, apart from its game and its seats: clock, undo, aids, chat, autopilot,
/// and whether others may find or watch it.
TableSettings read_play_settings(Fields& in);

}  // namespace wagonaut::server
