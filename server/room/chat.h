#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "server/base/strand.h"

namespace wagonaut::server {

struct Patience;

struct ChatLine {
  int seat = 0;
  std::string name, phrase, text;
  std::int64_t at = 0;
};

/// What is said at one table, how fast, and who does not want to hear whom. Nothing of it is kept.
class Chat {
 public:
  explicit Chat(std::size_t seats);

  /// Whether the seat has said as much as it may for now. If not, this line counts.
  bool too_fast(int seat, Instant now, const Patience& patience);
  const ChatLine& say(ChatLine line);
  /// The last lines, for newcomers.
  const std::deque<ChatLine>& lines() const { return lines_; }

  void mute(int listener, int speaker, bool on);
  bool is_deaf(std::optional<int> listener, int speaker) const;

  /// The seat was taken away; later ones have moved up.
  void drop(int seat);

 private:
  std::deque<ChatLine> lines_;
  std::vector<std::deque<Instant>> times_;  // per seat
  std::vector<std::vector<bool>> muted_;    // [listener][speaker]
};

}  // namespace wagonaut::server
