#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/model/move.h"
#include "server/room/settings.h"

namespace wagonaut::server {

/// What can happen at a table. A table is the fold of its acts; each is one line of its log.
enum class TableActKind {
  Opened,       // settings, chairs, text: the commitment to the seed
  Sat,          // seat, text: name, token: its hash, holder, badge
  Rose,         // seat: left, or was sent away, before the start
  BotSat,       // seat, text: level, token: name
  Dropped,      // seat: taken away because nobody sits there; later seats move up
  NonceGiven,   // seat, text; of the earlier scheme, where nonces came in the clear
  ShareGiven,   // seat, text: the hash of its nonce
  Started,      // shares are told from now on
  Revealed,     // seat, text: its nonce
  StartFailed,  // token: the next commitment, text: whose share was waited for
  Dealt,        // text: what luck answered
  Played,       // seat, move, request; text: move and luck as in a record
  TakenBack,    // seat: who asked, n: steps of play
  SteppedOut,   // seat: a bot stands in from now on
  SteppedIn,    // seat: the holder is back
  Resigned,     // seat: a bot plays on for good
  Handed,       // seat, text: name, token: its hash (a bot's level), holder, badge; of a chapter
  Resumed,      // the server is up again: clocks start anew
  Rematched,    // text: id of the next table
  Closed,       // by the host before the start, or by nobody coming
};

/// Between the rooms a move is a move; its words are made when it is planned, for the log, and read
/// when it comes from there.
struct TableAct {
  TableActKind kind{};
  int seat = 0;
  int n = 0;
  std::string text, token;
  std::string request;         // Played: the wish's id
  std::optional<Move> move{};  // Played: as it was judged; none in a line of the log
  Holder holder = Holder::Person;
  std::string badge{};  // Sat, Handed: if the holder wears one
  TableSettings settings;
  std::vector<Chair> chairs;

  friend bool operator==(const TableAct&, const TableAct&) = default;
};

inline TableAct act_at(TableActKind kind, int seat) {
  TableAct act;
  act.kind = kind;
  act.seat = seat;
  return act;
}

/// What clients are told that an act was, and whether it is one of a seat.
std::string_view told_word(TableActKind kind);
bool is_of_a_seat(TableActKind kind);

/// The act as one line of the log, and back.
std::string act_line(const TableAct& act);
Result<TableAct> act_from(std::string_view line);

}  // namespace wagonaut::server
