#include <limits>
#include <utility>

#include "engine/model/ids.h"
#include "server/protocol/fields.h"
#include "server/protocol/messages.h"

namespace wagonaut::server {
namespace {

constexpr int kHighestVersion = std::numeric_limits<int>::max();

std::string read_id(Fields& in) {
  return in.text_or("", "id", TextKind::Id);
}

int read_version(Fields& in) {
  return in.number("version", 0, kHighestVersion);
}

int read_seat(Fields& in) {
  return in.number("seat", 0, kMaxSeats - 1);
}

/// A step without an id could not be sent again safely.
Wish read_step(Fields& in) {
  return StepWish{in.text("id", TextKind::Id), read_version(in), in.text("move", TextKind::Move)};
}

Wish read_judge(Fields& in) {
  return JudgeWish{read_id(in), in.text("move", TextKind::Move)};
}

Wish read_start(Fields& in) {
  return StartWish{read_id(in), in.flag_or(false, "drop_open")};
}

Wish read_fill(Fields& in) {
  return FillWish{read_id(in), in.text_or("", "level", TextKind::Id)};
}

Wish read_kick(Fields& in) {
  return KickWish{read_id(in), read_seat(in)};
}

Wish read_resign(Fields& in) {
  return ResignWish{read_id(in), in.text_or("", "level", TextKind::Id)};
}

Wish read_nonce(Fields& in) {
  return NonceWish{read_id(in), in.text("nonce", TextKind::Nonce)};
}

Wish read_undo(Fields& in) {
  return UndoWish{read_id(in), read_version(in)};
}

Wish read_consent(Fields& in) {
  return ConsentWish{read_id(in), in.flag("yes")};
}

Wish read_chat(Fields& in) {
  ChatWish wish{read_id(in), in.text_or("", "phrase", TextKind::Id),
                in.text_or("", "text", TextKind::Chat)};
  if (wish.phrase.empty() == wish.text.empty())
    in.refuse("text", "is to be given, or a phrase, not both");
  return wish;
}

Wish read_mute(Fields& in) {
  return MuteWish{read_id(in), read_seat(in), in.flag_or(true, "on")};
}

Wish read_sync(Fields& in) {
  return SyncWish{read_id(in), in.number_or(-1, "version", -1, kHighestVersion)};
}

template <class Bare>
Wish read_bare(Fields& in) {
  return Bare{read_id(in)};
}

using ReadOne = Wish (*)(Fields&);

// Nobody sits down here: a token must go to one pair of eyes, so that comes by HTTP.
constexpr std::pair<std::string_view, ReadOne> kWishes[] = {
    {"step", read_step},     {"judge", read_judge},         {"start", read_start},
    {"fill", read_fill},     {"kick", read_kick},           {"leave", read_bare<LeaveWish>},
    {"resign", read_resign}, {"away", read_bare<AwayWish>}, {"back", read_bare<BackWish>},
    {"nonce", read_nonce},   {"undo", read_undo},           {"consent", read_consent},
    {"chat", read_chat},     {"mute", read_mute},           {"rematch", read_bare<RematchWish>},
    {"sync", read_sync},
};

}  // namespace

Result<Wish> read_wish(std::string_view json) {
  return read_message(json, [](Fields& in) -> Wish {
    const std::string type = in.text("type", TextKind::Id);
    for (const auto& [name, read] : kWishes)
      if (name == type) return read(in);
    in.refuse("type", "is no wish there is");
    return SyncWish{};
  });
}

}  // namespace wagonaut::server
