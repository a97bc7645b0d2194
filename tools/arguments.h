#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "bench/bench.h"
#include "tools/arena/arena_arguments.h"
#include "tools/campaign/campaign_arguments.h"
#include "tools/play/play_arguments.h"
#include "tools/serve_arguments.h"
#include "tools/tune/tune_arguments.h"

namespace wagonaut::tools {

struct SimArguments {
  std::string edition = "usa", bots = "greedy", csv, json;
  int seats = 2, games = 100, threads = 0;
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  ProgramArguments programs;
};
struct ReplayArguments {
  std::string file, eyes, language;
  int step = -1;
  bool facts = false, why = false, ignore_seal = false, no_colour = false;
};
struct VerifyArguments {
  std::vector<std::string> files;
  std::string language;
};
struct CheckArguments {
  std::string folder;
};
struct WalkArguments {
  std::string edition = "usa";
  int seats = 2, depth = 3;
  std::uint64_t seed = 1;
  std::vector<std::string> options;
};
struct SignatureArguments {
  bool verbose = false;
};

struct BenchArguments : bench::Settings {
  std::string against, against_data;  // another program, and its data if not ours
  std::string data;                   // the folder ours were found in
  int alternations = 5;
};

/// A command that is to be carried out.
struct Request {
  std::string data;  // --data
  std::variant<ServeArguments, BackupArguments, ExportArguments, ImportArguments, PlayArguments,
               SimArguments, ArenaArguments, TuneArguments, ReplayArguments, VerifyArguments,
               CheckArguments, WalkArguments, SignatureArguments, BenchArguments, LoadArguments,
               CampaignArguments>
      command;
};

/// Nothing is left to do: print and leave.
struct Farewell {
  int code = 0;
  std::string text;  // for standard output when the code is 0, else one line for the error stream
};

/// Reads the command line, the program's name left out. Without a command it is `serve`.
std::variant<Request, Farewell> read_arguments(std::vector<std::string> arguments);

}  // namespace wagonaut::tools
