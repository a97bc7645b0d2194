#pragma once

#include <string>
#include <vector>

#include "bench/load/load.h"
#include "engine/base/result.h"
#include "tools/company.h"

namespace wagonaut::tools {

struct ServeArguments {
  std::string host = "127.0.0.1", store, web, address, cluster_key, log = "info", log_format;
  std::string language, config;
  int port = 8400, threads = 0, bot_threads = 0, grace = 60, bot_pace = 400;
  int most_tables = 20'000, most_connections = 18'000, most_per_address = 200;
  double requests = 50, messages = 50, address_messages = 200;
  std::vector<std::string> origins, proxies, metrics_from;
  ProgramArguments programs;
  bool plain_http = false;
};
/// A copy of a store, while it is in use.
struct BackupArguments {
  std::string store, file;
};
/// Finished games out of a store, as records.
struct ExportArguments {
  std::string store, folder, table, edition;
};
/// Records into a store, as finished games.
struct ImportArguments {
  std::string store;
  std::vector<std::string> files;
};
/// Many tables at once, against a server.
using LoadArguments = load::Settings;

void add_options(CLI::App& command, ServeArguments& serve);
/// The settings of a file that neither a flag nor the environment has set already, as flags.
/// `command` has been parsed. The failure names file, setting and reason.
Result<std::vector<std::string>> config_flags(const CLI::App& command, const std::string& file);
void add_options(CLI::App& command, BackupArguments& backup);
void add_options(CLI::App& command, ExportArguments& out);
void add_options(CLI::App& command, ImportArguments& in);
void add_options(CLI::App& command, LoadArguments& load);

}  // namespace wagonaut::tools
