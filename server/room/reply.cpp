#include "server/room/reply.h"

#include <array>

#include "engine/base/check.h"

namespace wagonaut::server {

std::string_view answer_name(Answer answer) {
  static constexpr std::array<std::string_view, 24> names{
      "granted",         "waiting",       "stale",        "refused",
      "unreadable_move", "not_seated",    "not_the_host", "not_now",
      "no_such_seat",    "seat_taken",    "table_full",   "seats_open",
      "bad_name",        "no_such_bot",   "bad_nonce",    "nothing_to_take_back",
      "undo_off",        "undo_declined", "chat_off",     "no_such_phrase",
      "bad_text",        "too_fast",      "busy",         "unavailable"};
  static_assert(names.size() == std::size_t(Answer::Unavailable) + 1);
  CHECK(std::size_t(answer) < names.size());
  return names[std::size_t(answer)];
}

}  // namespace wagonaut::server
