#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/game_ref.h"
#include "server/base/words.h"

namespace wagonaut::server {

enum class ClockKind { None, PerTurn, PerGame, Days };
template <>
struct Words<ClockKind> {
  static constexpr std::array<std::string_view, 4> all{"none", "turn", "game", "days"};
};

/// Time to think: per turn, per game, or whole days for each turn.
struct ClockRule {
  ClockKind kind = ClockKind::None;
  int amount = 0;  // seconds; with Days, days

  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

enum class UndoRule { Off, Asked };  // Asked: free until something hidden was revealed
template <>
struct Words<UndoRule> {
  static constexpr std::array<std::string_view, 2> all{"off", "asked"};
};

enum class Aids { Off, Public, Odds };  // what the client may help with
template <>
struct Words<Aids> {
  static constexpr std::array<std::string_view, 3> all{"off", "public", "odds"};
};

enum class ChatRule { Off, Phrases, Free };
template <>
struct Words<ChatRule> {
  static constexpr std::array<std::string_view, 3> all{"off", "phrases", "free"};
};

/// What a table was opened with. Chairs are apart: they change.
struct TableSettings {
  GameRef game;
  ClockRule clock;
  bool listed = false;
  bool spectators = false;
  UndoRule undo = UndoRule::Asked;
  Aids aids = Aids::Public;
  ChatRule chat = ChatRule::Free;
  bool autopilot = true;     // a bot stands in for who is away too long
  std::optional<int> first;  // the start seat, when it is named (a rematch)

  friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

/// A chapter of a campaign: its seats are the campaign's, and it has one end. An evening on a
/// campaign's map has options, and is a table like any other.
inline bool is_chapter(const TableSettings& settings) {
  return !settings.game.campaign.empty() && settings.game.options.empty();
}

enum class Holder { Open, Person, Program, Bot };
template <>
struct Words<Holder> {
  static constexpr std::array<std::string_view, 4> all{"open", "person", "program", "bot"};
};

/// One place at the table.
struct Chair {
  Holder holder = Holder::Open;
  std::string name;
  std::string token_hash;  // who knows the token holds the chair
  std::string bot;         // level that plays here, or stands in
  std::string nonce;       // the seat's share in the luck, once it is told
  bool autopilot = false;  // a bot stands in
  bool resigned = false;   // for good
  std::string badge{};     // what its holder wears; clients know how it looks
  std::string share{};     // the hash that binds the seat to its nonce

  friend bool operator==(const Chair&, const Chair&) = default;
};

/// A bot plays this chair now.
inline bool by_bot(const Chair& chair) {
  return chair.holder == Holder::Bot || chair.autopilot || chair.resigned;
}

/// Somebody has a share in the luck here; bots have none.
inline bool has_share(const Chair& chair) {
  return chair.holder == Holder::Person || chair.holder == Holder::Program;
}

}  // namespace wagonaut::server
