#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "server/room/settings.h"

namespace wagonaut::server {

/// What can happen at a table. A table is the fold of its acts; each is one line of its log.
enum class TableActKind {
  Opened,      // settings, chairs, text: the commitment to the seed
  Sat,         // seat, text: name, token: its hash, holder
  Rose,        // seat: left, or was sent away, before the start
  BotSat,      // seat, text: level, token: name
  Dropped,     // seat: taken away because nobody sits there; later seats move up
  NonceGiven,  // seat, text
  Dealt,       // text: what luck answered
  Played,      // seat, text: move and luck as in a record, request
  TakenBack,   // seat: who asked, n: steps of play
  SteppedOut,  // seat: a bot stands in from now on
  SteppedIn,   // seat: the holder is back
  Resigned,    // seat: a bot plays on for good
  Resumed,     // the server is up again: clocks start anew
  Rematched,   // text: id of the next table
  Closed,      // by the host before the start, or by nobody coming
};

struct TableAct {
  TableActKind kind{};
  int seat = 0;
  int n = 0;
  std::string text, token;
  std::string request;  // Played: the wish's id
  Holder holder = Holder::Person;
  TableSettings settings;
  std::vector<Chair> chairs;

  friend bool operator==(const TableAct&, const TableAct&) = default;
};

/// The act as one line of the log, and back.
std::string act_line(const TableAct& act);
Result<TableAct> act_from(std::string_view line);

}  // namespace wagonaut::server
