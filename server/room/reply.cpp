#include "server/room/reply.h"

#include <array>

#include "engine/base/check.h"

namespace wagonaut::server {

std::string_view answer_name(Answer answer) {
  static constexpr std::array<std::string_view, 36> kNames{"granted",
                                                           "waiting",
                                                           "stale",
                                                           "refused",
                                                           "unreadable_move",
                                                           "not_seated",
                                                           "not_the_host",
                                                           "not_now",
                                                           "no_such_seat",
                                                           "seat_taken",
                                                           "table_full",
                                                           "seats_open",
                                                           "bad_name",
                                                           "no_such_bot",
                                                           "bad_share",
                                                           "bad_nonce",
                                                           "nothing_to_take_back",
                                                           "undo_off",
                                                           "undo_declined",
                                                           "undo_opened",
                                                           "chat_off",
                                                           "no_such_phrase",
                                                           "bad_text",
                                                           "too_fast",
                                                           "starts_used_up",
                                                           "not_your_choice",
                                                           "not_an_option",
                                                           "not_ready",
                                                           "no_such_company",
                                                           "company_taken",
                                                           "too_late",
                                                           "no_such_entry",
                                                           "vote_pending",
                                                           "no_vote",
                                                           "busy",
                                                           "unavailable"};
  static_assert(kNames.size() == std::size_t(Answer::Unavailable) + 1);
  CHECK(std::size_t(answer) < kNames.size());
  return kNames[std::size_t(answer)];
}

}  // namespace wagonaut::server
