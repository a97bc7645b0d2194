#pragma once

#include "server/room/event.h"

namespace wagonaut::server {

/// The line that opens a table, with all that it was opened with. It has many parts, so it has a
/// room to itself; see event_line.
std::string opened_line(const Event& event);
Result<Event> opened_from(std::string_view line);

/// "person" for a chair's holder, and back.
std::string_view holder_word(Holder holder);
std::optional<Holder> holder_from(std::string_view word);

}  // namespace wagonaut::server
