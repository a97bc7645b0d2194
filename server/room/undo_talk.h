#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room/asker.h"

namespace wagonaut::server {

/// The question whether a step may be taken back, while it waits for those who have to agree.
struct UndoQuestion {
  int seat = 0, steps = 0;
  std::vector<int> missing;  // seats whose consent is waited for
  Asker asker;
  std::string id;
};

/// One such question at a time.
class UndoTalk {
 public:
  void ask(UndoQuestion question) { question_ = std::move(question); }
  std::optional<int> asked_by() const;

  /// Whether the seat is asked and has not answered yet.
  bool waits_for(int seat) const;
  /// The seat agrees. True when nobody is waited for any more.
  bool agree(int seat);
  /// Ends the talk; nothing if there was none.
  std::optional<UndoQuestion> end();

 private:
  std::optional<UndoQuestion> question_;
};

}  // namespace wagonaut::server
