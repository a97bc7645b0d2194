#pragma once

#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/spread.h"
#include "engine/base/result.h"

namespace wagonaut::load {

/// A server under load: how many tables, how fast, for how long.
struct Settings {
  std::string server;  // http://host:port of a running one; empty: one is started for each row
  int pid = 0;         // of the running one, to read its CPU time and memory
  std::string data;    // folder of maps and editions, for the server that is started
  std::string store;   // of the server that is started; empty: SQLite in a folder of its own
  std::string edition = "usa";
  int seats = 4;
  std::vector<int> tables{1000};  // one row each
  double every = 1;               // seconds between the steps of one table
  double seconds = 60;            // of measuring, or of holding idle lines
  int warm = 240;  // steps played before, at most: tables are to be at all stages of a game
  int idle = 0;    // lines that are held and say nothing, instead of playing
  bool json = false;
  std::string (*sha256)(std::string_view) = nullptr;  // in hexadecimal
};

/// What a process has used. Without a process to look at, nothing.
struct Usage {
  double cpu = 0;            // seconds
  double rss = 0, peak = 0;  // MiB
};

/// One row of the table: so many tables at play.
struct Figures {
  int tables = 0, lines = 0;
  double setup = 0, seconds = 0;  // of opening tables and playing warm, and of measuring
  long steps = 0;
  Spread granted;  // from a step sent to its reply
  Spread seen;     // from a step sent to its scene, at each of the other seats
  Spread late;     // from the time a step was due to its sending
  long lost = 0, unanswered = 0, skipped = 0;
  long games = 0;                         // that came to their end, warming up included
  std::map<std::string, long> refused;    // answers that were not "granted"
  double server_cpu = 0, client_cpu = 0;  // cores
  double others_cpu = 0;                  // cores that the rest of the machine used meanwhile
  Usage server;
};

/// Lines that are open and quiet.
struct IdleFigures {
  int tables = 0, lines = 0;
  double seconds = 0;
  double empty = 0, seated = 0, connected = 0, dealt = 0, held = 0;  // MiB of the server
  double server_cpu = 0;                                             // cores, while nothing happens
  long lost = 0;
};

/// What is said on the way goes to `progress`, if there is one.
Result<Figures> measure_play(const Settings& settings, int tables, std::ostream* progress);
Result<IdleFigures> measure_idle(const Settings& settings, std::ostream* progress);

void print_figures(const std::vector<Figures>& rows, std::ostream& out);
void print_figures(const IdleFigures& figures, std::ostream& out);
void print_json(const std::vector<Figures>& rows, std::ostream& out);
void print_json(const IdleFigures& figures, std::ostream& out);

}  // namespace wagonaut::load
