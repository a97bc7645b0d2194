#include "tools/serve_arguments.h"

#include <cctype>

#include <CLI/CLI.hpp>

#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

/// An option that the environment can set too: --bot-pace is WAGONAUT_BOT_PACE.
template <class Value>
CLI::Option* setting(CLI::App& command, const std::string& name, Value& value,
                     const std::string& what) {
  std::string variable = "WAGONAUT_";
  for (const char c : name) variable += c == '-' ? '_' : char(std::toupper(c));
  return command.add_option("--" + name, value, what)->envname(variable);
}

void add_store(CLI::App& command, std::string& store) {
  setting(command, "store", store, "A file, or postgres://…; else a file of yours")
      ->type_name("STORE");
}

template <class Number>
CLI::Validator in_range(Number least, Number most) {
  return CLI::Range(least, most).description("");
}

void add_limits(CLI::App& c, ServeArguments& serve) {
  setting(c, "grace", serve.grace, "Seconds before a bot stands in for who is away")
      ->type_name("S")
      ->check(in_range(1, 86'400))
      ->capture_default_str();
  setting(c, "bot-pace", serve.bot_pace, "Shortest time between a bot's steps, in milliseconds")
      ->type_name("MS")
      ->check(in_range(0, 60'000))
      ->capture_default_str();
  setting(c, "most-tables", serve.most_tables, "Tables in memory at once")
      ->type_name("N")
      ->check(in_range(1, 1'000'000))
      ->capture_default_str();
  setting(c, "most-connections", serve.most_connections, "Connections at once")
      ->type_name("N")
      ->check(in_range(1, 1'000'000))
      ->capture_default_str();
  setting(c, "most-per-address", serve.most_per_address,
          "Connections of one address; 0: any number")
      ->type_name("N")
      ->check(in_range(0, 1'000'000))
      ->capture_default_str();
  setting(c, "requests", serve.requests, "HTTP requests a second of one address")
      ->type_name("N")
      ->check(in_range(0.1, 1e6))
      ->capture_default_str();
  setting(c, "messages", serve.messages, "Messages a second of one WebSocket")
      ->type_name("N")
      ->check(in_range(0.1, 1e6))
      ->capture_default_str();
}

}  // namespace

void add_options(CLI::App& c, ServeArguments& serve) {
  setting(c, "config", serve.config, "A file with settings, one `name = value` a line")
      ->type_name("FILE");
  setting(c, "host", serve.host, "Address to listen on")->type_name("HOST")->capture_default_str();
  setting(c, "port", serve.port, "Port to listen on; 0: any free one")
      ->type_name("N")
      ->check(in_range(0, 65'535))
      ->capture_default_str();
  c.add_flag("--plain-http", serve.plain_http,
             "Offer HTTP without TLS beyond this machine; on a network of your own only")
      ->envname("WAGONAUT_PLAIN_HTTP");
  add_store(c, serve.store);
  setting(c, "web", serve.web, "Folder with the files of the web client")->type_name("DIR");
  setting(c, "origin", serve.origins, "A site whose pages may connect, besides our own")
      ->type_name("URL");
  setting(c, "proxy", serve.proxies, "Address of a proxy whose X-Forwarded-For is believed")
      ->type_name("IP");
  setting(c, "address", serve.address,
          "HOST:PORT where other processes of one store reach this one")
      ->type_name("HOST:PORT");
  setting(c, "cluster-key", serve.cluster_key, "Secret that the processes of one store share")
      ->type_name("KEY");
  setting(c, "threads", serve.threads, "Threads that serve; 0: as many as the machine has")
      ->type_name("N")
      ->check(in_range(0, 256));
  setting(c, "bot-threads", serve.bot_threads,
          "Threads on which bots think; 0: one less than cores")
      ->type_name("N")
      ->check(in_range(0, 256));
  setting(c, "bot", serve.programs.programs,
          "A program that people can choose as a bot (docs/bots.md); may be repeated")
      ->type_name("NAME=COMMAND");
  setting(c, "bot-budget", serve.programs.budget, "Milliseconds of a program for each answer")
      ->type_name("MS")
      ->check(in_range(1, 3'600'000))
      ->capture_default_str();
  setting(c, "log", serve.log, "Least to log: debug, info, warning or error")
      ->type_name("LEVEL")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}).description(""))
      ->capture_default_str();
  setting(c, "log-format", serve.log_format, "json or text; else text on a terminal")
      ->type_name("FORM")
      ->check(CLI::IsMember({"json", "text"}).description(""));
  c.add_option("--lang", serve.language, language_choice() + "; else the machine's language")
      ->type_name("LANG");
  add_limits(c, serve);
}

Result<std::vector<std::string>> config_flags(const CLI::App& command, const std::string& file) {
  std::vector<std::string> flags;
  try {
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_file(file)) {
      const CLI::Option* option = command.get_option_no_throw("--" + item.name);
      if (option == nullptr || item.name == "config" || !item.parents.empty())
        return Failure{file + ": there is no setting \"" + item.fullname() + "\""};
      if (option->count() > 0) continue;
      for (const std::string& value : item.inputs) flags.push_back("--" + item.name + "=" + value);
    }
  } catch (const CLI::Error& error) {
    return Failure{file + ": " + error.what()};
  }
  return flags;
}

void add_options(CLI::App& c, BackupArguments& backup) {
  c.add_option("file", backup.file, "The copy; must not be there yet")
      ->required()
      ->type_name("FILE");
  add_store(c, backup.store);
}

void add_options(CLI::App& c, ExportArguments& out) {
  c.add_option("folder", out.folder, "Where the records go; one file a game")
      ->required()
      ->type_name("DIR");
  c.add_option("--table", out.table, "Only this game")->type_name("ID");
  c.add_option("--edition", out.edition, "Only games of this edition")->type_name("ID");
  add_store(c, out.store);
}

void add_options(CLI::App& c, ImportArguments& in) {
  c.add_option("files", in.files, "Records of finished games")->required()->type_name("FILE");
  add_store(c, in.store);
}

void add_options(CLI::App& c, LoadArguments& load) {
  CLI::Option* idle =
      c.add_option("--idle", load.idle, "Hold so many lines that say nothing, and play nothing")
          ->type_name("N")
          ->check(in_range(1, 1'000'000));
  c.add_option("--tables", load.tables, "Tables at play; several numbers give a row each")
      ->type_name("N,N…")
      ->delimiter(',')
      ->check(in_range(1, 1'000'000))
      ->excludes(idle)
      ->capture_default_str();
  c.add_option("--every", load.every, "Seconds between the steps of one table")
      ->type_name("S")
      ->check(in_range(0.001, 3600.0))
      ->capture_default_str();
  c.add_option("--seconds", load.seconds, "Time to measure")
      ->type_name("S")
      ->check(in_range(0.1, 86'400.0))
      ->capture_default_str();
  c.add_option("--warm", load.warm, "Steps before the measurement, at most; each table some number")
      ->type_name("N")
      ->check(in_range(0, 1000))
      ->capture_default_str();
  c.add_option("--edition", load.edition, "Which game")->type_name("ID")->capture_default_str();
  c.add_option("--seats", load.seats, "Number of seats")
      ->type_name("N")
      ->check(in_range(2, 5))
      ->capture_default_str();
  CLI::Option* server =
      c.add_option("--server", load.server, "One that runs; else one is started for each row")
          ->type_name("URL");
  c.add_option("--pid", load.pid, "Its process, to see what it uses")
      ->type_name("N")
      ->needs(server);
  c.add_option("--store", load.store, "Of the server that is started; else a new SQLite file")
      ->type_name("STORE")
      ->excludes(server);
  c.add_flag("--json", load.json, "JSON instead of a table");
}

}  // namespace wagonaut::tools
