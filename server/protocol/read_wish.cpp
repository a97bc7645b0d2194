#include <limits>
#include <optional>
#include <utility>

#include "engine/model/ids.h"
#include "server/protocol/fields.h"
#include "server/protocol/messages.h"

namespace wagonaut::server {
namespace {

constexpr int kHighestVersion = std::numeric_limits<int>::max();

/// The members that wishes are made of.
class WishFields {
 public:
  explicit WishFields(Fields& in) : in_(in) {}

  std::string type() { return in_.text("type", TextKind::Id); }
  std::string id() { return in_.text_or("", "id", TextKind::Id); }
  std::string needed_id() { return in_.text("id", TextKind::Id); }
  int version() { return in_.number("version", 0, kHighestVersion); }
  int known_version() { return in_.number_or(-1, "version", -1, kHighestVersion); }
  int seat() { return in_.number("seat", 0, kMaxSeats - 1); }
  std::string move() { return in_.text("move", TextKind::Move); }
  std::string level() { return in_.text_or("", "level", TextKind::Id); }
  std::string hash() { return in_.text("hash", TextKind::Id); }
  std::string nonce() { return in_.text("nonce", TextKind::Nonce); }
  std::string phrase() { return in_.text_or("", "phrase", TextKind::Id); }
  std::string chat() { return in_.text_or("", "text", TextKind::Chat); }
  bool flag(std::string_view name) { return in_.flag(name); }
  bool flag_or(bool fallback, std::string_view name) { return in_.flag_or(fallback, name); }
  void refuse(std::string_view name, std::string_view why) { in_.refuse(name, why); }

 private:
  Fields& in_;
};

// Nobody sits down here: a token must go to one pair of eyes, so that comes by HTTP.
template <class One>
concept Sent = requires {
  One::kType;
};

template <class One>
void read_if(std::string_view type, WishFields& in, std::optional<Wish>& out) {
  if constexpr (Sent<One>)
    if (type == One::kType) out = One::read(in);
}

template <class... Ones>
std::optional<Wish> read_one_of(const std::variant<Ones...>*, WishFields& in) {
  std::optional<Wish> out;
  const std::string type = in.type();
  (read_if<Ones>(type, in, out), ...);
  return out;
}

}  // namespace

Result<Wish> read_wish(std::string_view json) {
  return read_message(json, [](Fields& fields) -> Wish {
    WishFields in(fields);
    if (auto wish = read_one_of(static_cast<const Wish*>(nullptr), in)) return std::move(*wish);
    in.refuse("type", "is no wish there is");
    return SyncWish{};
  });
}

}  // namespace wagonaut::server
