#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/game_ref.h"
#include "server/base/strand.h"

namespace wagonaut::server {

enum class ClockKind { None, PerTurn, PerGame, Days };
/// Time to think: per turn, per game, or whole days for each turn.
struct ClockRule {
  ClockKind kind = ClockKind::None;
  int amount = 0;  // seconds; with Days, days

  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

enum class UndoRule { Off, Asked };     // Asked: free until something hidden was revealed
enum class Aids { Off, Public, Odds };  // what the client may help with
enum class ChatRule { Off, Phrases, Free };

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

enum class Holder { Open, Person, Program, Bot };

/// One place at the table.
struct Chair {
  Holder holder = Holder::Open;
  std::string name;
  std::string token_hash;  // who knows the token holds the chair
  std::string bot;         // level that plays here, or stands in
  std::string nonce;       // the seat's share in the luck
  bool autopilot = false;  // a bot stands in
  bool resigned = false;   // for good

  friend bool operator==(const Chair&, const Chair&) = default;
};

/// A bot plays this chair now.
inline bool by_bot(const Chair& chair) {
  return chair.holder == Holder::Bot || chair.autopilot || chair.resigned;
}

}  // namespace wagonaut::server
