#include "server/room/undo_talk.h"

#include <algorithm>
#include <utility>

namespace wagonaut::server {

std::optional<int> UndoTalk::asked_by() const {
  return question_ ? std::optional(question_->seat) : std::nullopt;
}

bool UndoTalk::waits_for(int seat) const {
  return question_ && std::find(question_->missing.begin(), question_->missing.end(), seat) !=
                          question_->missing.end();
}

bool UndoTalk::agree(int seat) {
  std::erase(question_->missing, seat);
  return question_->missing.empty();
}

std::optional<UndoQuestion> UndoTalk::end() {
  return std::exchange(question_, std::nullopt);
}

}  // namespace wagonaut::server
