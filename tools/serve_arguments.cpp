#include "tools/serve_arguments.h"

#include <cctype>

#include <CLI/CLI.hpp>

#include "server/serve.h"
#include "tools/help.h"

namespace wagonaut::tools {
namespace {

/// An option that the environment can set too: --bot-pace is WAGONAUT_BOT_PACE.
template <class Value>
CLI::Option* setting(CLI::App& command, const std::string& name, Value& value) {
  std::string variable = "WAGONAUT_";
  for (const char c : name) variable += c == '-' ? '_' : char(std::toupper(c));
  return command.add_option("--" + name, value)->envname(variable);
}

void add_store(CLI::App& command, std::string& store) {
  setting(command, "store", store)->type_name("STORE");
}

/// Addresses in the one spelling that those of clients have: another would be like none.
CLI::Validator address() {
  return {[](std::string& text) {
            const auto clean = server::address_of_client(text);
            if (!clean) return "\"" + text + "\" is no IP address";
            text = *clean;
            return std::string();
          },
          "IP"};
}

void add_limits(CLI::App& c, ServeArguments& serve) {
  setting(c, "grace", serve.grace)
      ->type_name("S")
      ->check(between(1, 86'400))
      ->capture_default_str();
  setting(c, "bot-pace", serve.bot_pace)
      ->type_name("MS")
      ->check(between(0, 60'000))
      ->capture_default_str();
  setting(c, "most-tables", serve.most_tables)
      ->type_name("N")
      ->check(between(1, 1'000'000))
      ->capture_default_str();
  setting(c, "most-connections", serve.most_connections)
      ->type_name("N")
      ->check(between(1, 1'000'000))
      ->capture_default_str();
  setting(c, "most-per-address", serve.most_per_address)
      ->type_name("N")
      ->check(between(0, 1'000'000))
      ->capture_default_str();
  setting(c, "requests", serve.requests)
      ->type_name("N")
      ->check(between(0.1, 1e6))
      ->capture_default_str();
  setting(c, "messages", serve.messages)
      ->type_name("N")
      ->check(between(0.1, 1e6))
      ->capture_default_str();
  setting(c, "address-messages", serve.address_messages)
      ->type_name("N")
      ->check(between(0.1, 1e6))
      ->capture_default_str();
}

}  // namespace

void add_options(CLI::App& c, ServeArguments& serve) {
  setting(c, "config", serve.config)->type_name("FILE");
  setting(c, "host", serve.host)->type_name("HOST")->capture_default_str();
  setting(c, "port", serve.port)->type_name("N")->check(between(0, 65'535))->capture_default_str();
  c.add_flag("--plain-http", serve.plain_http)->envname("WAGONAUT_PLAIN_HTTP");
  add_store(c, serve.store);
  setting(c, "web", serve.web)->type_name("DIR");
  setting(c, "origin", serve.origins)->type_name("URL");
  setting(c, "proxy", serve.proxies)->type_name("IP")->transform(address());
  setting(c, "metrics-from", serve.metrics_from)->type_name("IP")->transform(address());
  setting(c, "address", serve.address)->type_name("HOST:PORT");
  setting(c, "cluster-key", serve.cluster_key)->type_name("KEY");
  setting(c, "threads", serve.threads)->type_name("N")->check(between(0, 256));
  setting(c, "bot-threads", serve.bot_threads)->type_name("N")->check(between(0, 256));
  setting(c, "bot", serve.programs.programs)->type_name("NAME=COMMAND");
  setting(c, "bot-budget", serve.programs.budget)
      ->type_name("MS")
      ->check(between(1, 3'600'000))
      ->capture_default_str();
  setting(c, "log", serve.log)
      ->type_name("LEVEL")
      ->check(one_of({"debug", "info", "warning", "error"}))
      ->capture_default_str();
  setting(c, "log-format", serve.log_format)->type_name("FORM")->check(one_of({"json", "text"}));
  c.add_option("--lang", serve.language)->type_name("LANG");
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
  c.add_option("file", backup.file)->required()->type_name("FILE");
  add_store(c, backup.store);
}

void add_options(CLI::App& c, ExportArguments& out) {
  c.add_option("folder", out.folder)->required()->type_name("DIR");
  c.add_option("--table", out.table)->type_name("ID");
  c.add_option("--edition", out.edition)->type_name("ID");
  add_store(c, out.store);
}

void add_options(CLI::App& c, ImportArguments& in) {
  c.add_option("files", in.files)->required()->type_name("FILE");
  add_store(c, in.store);
}

void add_options(CLI::App& c, LoadArguments& load) {
  CLI::Option* idle =
      c.add_option("--idle", load.idle)->type_name("N")->check(between(1, 1'000'000));
  c.add_option("--tables", load.tables)
      ->type_name("N,N…")
      ->delimiter(',')
      ->check(between(1, 1'000'000))
      ->excludes(idle)
      ->capture_default_str();
  c.add_option("--every", load.every)
      ->type_name("S")
      ->check(between(0.001, 3600.0))
      ->capture_default_str();
  c.add_option("--seconds", load.seconds)
      ->type_name("S")
      ->check(between(0.1, 86'400.0))
      ->capture_default_str();
  c.add_option("--warm", load.warm)->type_name("N")->check(between(0, 1000))->capture_default_str();
  c.add_option("--edition", load.edition)->type_name("ID")->capture_default_str();
  c.add_option("--seats", load.seats)->type_name("N")->check(between(2, 5))->capture_default_str();
  CLI::Option* server = c.add_option("--server", load.server)->type_name("URL");
  c.add_option("--pid", load.pid)->type_name("N")->needs(server);
  c.add_option("--store", load.store)->type_name("STORE")->excludes(server);
  c.add_flag("--json", load.json);
}

}  // namespace wagonaut::tools
