#include "server/room/chat.h"

#include "server/room/patience.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kChatLines = 30;  // that a newcomer is told

}  // namespace

Chat::Chat(std::size_t seats) : times_(seats), muted_(seats, std::vector<bool>(seats, false)) {}

bool Chat::too_fast(int seat, Instant now, const Patience& patience) {
  auto& times = times_[std::size_t(seat)];
  while (!times.empty() && times.front() + patience.chat_span <= now) times.pop_front();
  if (int(times.size()) >= patience.chat_lines) return true;
  times.push_back(now);
  return false;
}

const ChatLine& Chat::say(ChatLine line) {
  lines_.push_back(std::move(line));
  if (lines_.size() > kChatLines) lines_.pop_front();
  return lines_.back();
}

void Chat::mute(int listener, int speaker, bool on) {
  muted_[std::size_t(listener)][std::size_t(speaker)] = on;
}

bool Chat::is_deaf(std::optional<int> listener, int speaker) const {
  return listener && std::size_t(speaker) < muted_.size() &&
         muted_[std::size_t(*listener)][std::size_t(speaker)];
}

void Chat::drop(int seat) {
  times_.erase(times_.begin() + seat);
  muted_.assign(times_.size(), std::vector<bool>(times_.size(), false));
}

}  // namespace wagonaut::server
