#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/campaign/campaign.h"
#include "server/base/words.h"
#include "server/room/settings.h"
#include "server/room/wish.h"

namespace wagonaut::server {

template <>
struct Words<Comes> {
  static constexpr std::array<std::string_view, 4> all{"absent", "here", "bot", "guest"};
};

// What a member of a campaign can wish for; see wish.h for `kType` and `read`. Companies are named
// by their ids.

struct PresentWish {
  static constexpr std::string_view kType = "present";
  std::string id;
  bool yes = true;

  template <class In>
  static PresentWish read(In& in) {
    return {in.id(), in.flag("yes")};
  }
};
/// How a company comes that is not here itself.
struct AttendWish {
  static constexpr std::string_view kType = "attend";
  std::string id, company;
  std::optional<Comes> as;  // nothing: not said any more
  bool slip = true;         // its slip counts, not the value for absence
  std::string name;         // of a guest; the level of a bot

  template <class In>
  static AttendWish read(In& in) {
    AttendWish wish{in.id(), in.company(), in.comes(), in.counts_slip(), {}};
    if (wish.as == Comes::Bot) wish.name = in.needed_level();
    if (wish.as == Comes::Guest) wish.name = in.name();
    return wish;
  }
};
struct BeginWish {
  static constexpr std::string_view kType = "begin";
  std::string id;
  int version = 0;

  template <class In>
  static BeginWish read(In& in) {
    return {in.needed_id(), in.version()};
  }
};
/// The answer to what the end of a game asks.
struct AnswerWish {
  static constexpr std::string_view kType = "choose";
  std::string id;
  int version = 0;
  std::string what;

  template <class In>
  static AnswerWish read(In& in) {
    return {in.needed_id(), in.version(), in.what()};
  }
};
struct BotWish {  // another company, run by a bot
  static constexpr std::string_view kType = "bot";
  std::string id, company, level;

  template <class In>
  static BotWish read(In& in) {
    return {in.id(), in.company(), in.needed_level()};
  }
};
struct TickWish {  // I have read this piece
  static constexpr std::string_view kType = "read";
  std::string id, piece;

  template <class In>
  static TickWish read(In& in) {
    return {in.id(), in.piece()};
  }
};
struct RewindWish {
  static constexpr std::string_view kType = "rewind";
  std::string id;
  int to = 0;

  template <class In>
  static RewindWish read(In& in) {
    return {in.id(), in.entry()};
  }
};
struct PassOnWish {  // a bot shall answer the question that waits
  static constexpr std::string_view kType = "pass_on";
  std::string id;

  template <class In>
  static PassOnWish read(In& in) {
    return {in.id()};
  }
};
struct HandWish {  // whoever has the link may take the company
  static constexpr std::string_view kType = "hand";
  std::string id, company;
  bool on = true;

  template <class In>
  static HandWish read(In& in) {
    return {in.id(), in.company(), in.flag_or(true, "on")};
  }
};
struct QuitWish {
  static constexpr std::string_view kType = "leave";
  std::string id;

  template <class In>
  static QuitWish read(In& in) {
    return {in.id()};
  }
};
struct VoteWish {
  static constexpr std::string_view kType = "consent";
  std::string id, vote;
  bool yes = false;

  template <class In>
  static VoteWish read(In& in) {
    return {in.id(), in.vote(), in.flag("yes")};
  }
};
struct MeetWish {
  static constexpr std::string_view kType = "meet";
  std::string id, date;  // empty: none is agreed

  template <class In>
  static MeetWish read(In& in) {
    return {in.id(), in.date()};
  }
};
struct RenameWish {
  static constexpr std::string_view kType = "rename";
  std::string id, name;

  template <class In>
  static RenameWish read(In& in) {
    return {in.id(), in.name()};
  }
};
struct CallWish {  // a name of its own for a company; empty: none
  static constexpr std::string_view kType = "call";
  std::string id, company, called;

  template <class In>
  static CallWish read(In& in) {
    return {in.id(), in.company(), in.called()};
  }
};
struct SavedWish {  // this device has the file of that chapter
  static constexpr std::string_view kType = "saved";
  std::string id;
  int chapter = 0;

  template <class In>
  static SavedWish read(In& in) {
    return {in.id(), in.chapter()};
  }
};
/// Takes a company; comes by HTTP, with the token of who will hold it.
struct TakeWish {
  std::string id, company, name, token_hash, badge;
};

/// How the tables of its chapters are set; comes by HTTP, before the first company.
struct SettingsWish {
  std::string id;
  TableSettings settings;
};

using CampaignWish =
    std::variant<PresentWish, AttendWish, BeginWish, AnswerWish, BotWish, TickWish, RewindWish,
                 PassOnWish, HandWish, QuitWish, VoteWish, MeetWish, RenameWish, CallWish,
                 SavedWish, ChatWish, SyncWish, TakeWish, SettingsWish>;

}  // namespace wagonaut::server
