#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace wagonaut::server {

// What somebody at a table can wish for. `id` is chosen by the sender and stands in the reply.
// `kType` is the wish's name on the wire, `read` what stands in its message: the protocol brings
// the reader `In`, so that a wish is told in one place and yet no room knows JSON.

struct StepWish {
  static constexpr std::string_view kType = "step";
  std::string id;    // needed: the same wish sent twice counts once
  int version = 0;   // the table as the sender saw it
  std::string move;  // as a record writes it: "claim omaha-duluth-1 RR*"

  template <class In>
  static StepWish read(In& in) {
    return {in.needed_id(), in.version(), in.move()};
  }
};
/// Would this move be granted now? Nothing is changed.
struct JudgeWish {
  static constexpr std::string_view kType = "judge";
  std::string id, move;

  template <class In>
  static JudgeWish read(In& in) {
    return {in.id(), in.move()};
  }
};
struct StartWish {
  static constexpr std::string_view kType = "start";
  std::string id;
  bool drop_open = false;  // play with the seats that are taken

  template <class In>
  static StartWish read(In& in) {
    return {in.id(), in.flag_or(false, "drop_open")};
  }
};
struct FillWish {  // open seats get bots
  static constexpr std::string_view kType = "fill";
  std::string id, level;

  template <class In>
  static FillWish read(In& in) {
    return {in.id(), in.level()};
  }
};
struct KickWish {
  static constexpr std::string_view kType = "kick";
  std::string id;
  int seat = 0;

  template <class In>
  static KickWish read(In& in) {
    return {in.id(), in.seat()};
  }
};
struct LeaveWish {  // before the start: rise; later: resign to a bot
  static constexpr std::string_view kType = "leave";
  std::string id;

  template <class In>
  static LeaveWish read(In& in) {
    return {in.id()};
  }
};
struct ResignWish {
  static constexpr std::string_view kType = "resign";
  std::string id, level;

  template <class In>
  static ResignWish read(In& in) {
    return {in.id(), in.level()};
  }
};
struct AwayWish {  // a bot stands in until I am back
  static constexpr std::string_view kType = "away";
  std::string id;

  template <class In>
  static AwayWish read(In& in) {
    return {in.id()};
  }
};
struct BackWish {  // hand-back
  static constexpr std::string_view kType = "back";
  std::string id;

  template <class In>
  static BackWish read(In& in) {
    return {in.id()};
  }
};
struct ShareWish {  // binds the seat to a nonce that it keeps to itself
  static constexpr std::string_view kType = "share";
  std::string id, hash;

  template <class In>
  static ShareWish read(In& in) {
    return {in.id(), in.hash()};
  }
};
struct RevealWish {  // tells it, once all are bound
  static constexpr std::string_view kType = "reveal";
  std::string id, nonce;

  template <class In>
  static RevealWish read(In& in) {
    return {in.id(), in.nonce()};
  }
};
struct CallOffWish {  // the start; the next one begins with another seed and other shares
  static constexpr std::string_view kType = "call_off";
  std::string id;

  template <class In>
  static CallOffWish read(In& in) {
    return {in.id()};
  }
};
struct UndoWish {
  static constexpr std::string_view kType = "undo";
  std::string id;
  int version = 0;

  template <class In>
  static UndoWish read(In& in) {
    return {in.id(), in.version()};
  }
};
struct ConsentWish {  // the answer to somebody's undo
  static constexpr std::string_view kType = "consent";
  std::string id;
  bool yes = false;

  template <class In>
  static ConsentWish read(In& in) {
    return {in.id(), in.flag("yes")};
  }
};
struct ChatWish {
  static constexpr std::string_view kType = "chat";
  std::string id, phrase, text;  // one of them

  template <class In>
  static ChatWish read(In& in) {
    ChatWish wish{in.id(), in.phrase(), in.chat()};
    if (wish.phrase.empty() == wish.text.empty())
      in.refuse("text", "is to be given, or a phrase, not both");
    return wish;
  }
};
struct MuteWish {
  static constexpr std::string_view kType = "mute";
  std::string id;
  int seat = 0;
  bool on = true;

  template <class In>
  static MuteWish read(In& in) {
    return {in.id(), in.seat(), in.flag_or(true, "on")};
  }
};
struct RematchWish {
  static constexpr std::string_view kType = "rematch";
  std::string id;

  template <class In>
  static RematchWish read(In& in) {
    return {in.id()};
  }
};
struct SyncWish {  // tell me again, from the version I know
  static constexpr std::string_view kType = "sync";
  std::string id;
  int version = -1;

  template <class In>
  static SyncWish read(In& in) {
    return {in.id(), in.known_version()};
  }
};
/// Takes a place; comes by HTTP, so that the token goes to one pair of eyes.
struct SitWish {
  std::string id, name, token_hash;
  int seat = -1;  // any
  bool program = false;
  std::string badge{};
};

/// Somebody else holds the company that plays here, or nobody; comes from its campaign. The token's
/// hash, or the level of the bot that plays on.
struct ReseatWish {
  std::string id, name, token, badge;
  int seat = 0;
  bool bot = false;
};

using Wish =
    std::variant<StepWish, JudgeWish, StartWish, FillWish, KickWish, LeaveWish, ResignWish,
                 AwayWish, BackWish, ShareWish, RevealWish, CallOffWish, UndoWish, ConsentWish,
                 ChatWish, MuteWish, RematchWish, SyncWish, SitWish, ReseatWish>;

}  // namespace wagonaut::server
