#include "server/serve.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "texts/book.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/store_place.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

using server::Level;

Level level_of(const std::string& name) {
  if (name == "debug") return Level::Debug;
  if (name == "warning") return Level::Warning;
  return name == "error" ? Level::Error : Level::Info;
}

server::ServeSettings settings_of(const ServeArguments& arguments, const std::string& store) {
  server::ServeSettings out;
  out.net.host = arguments.host;
  out.net.port = arguments.port;
  out.net.threads = arguments.threads > 0 ? arguments.threads : cores();
  out.net.most_connections = arguments.most_connections;
  out.net.most_per_address = arguments.most_per_address;
  out.net.requests_per_second = arguments.requests;
  out.net.messages_per_second = arguments.messages;
  out.net.messages_per_address = arguments.address_messages;
  out.net.origins = arguments.origins;
  out.net.proxies = arguments.proxies;
  out.net.cluster_key = arguments.cluster_key;
  out.patience.grace = std::chrono::seconds(arguments.grace);
  out.patience.bot_pace = server::Millis(arguments.bot_pace);
  out.metrics_from = arguments.metrics_from;
  out.store = store;
  out.web = arguments.web;
  out.address = arguments.address;
  out.bot_threads = arguments.bot_threads > 0 ? arguments.bot_threads : std::max(1, cores() - 1);
  out.most_tables = arguments.most_tables;
  out.plain_http = arguments.plain_http;
  return out;
}

}  // namespace

int carry_out(const Catalog& catalog, const ServeArguments& arguments, const Channels& channels) {
  const auto language = language_of(arguments.language);
  if (!language) {
    channels.err << "wagonaut serve: " << language.error() << "\n";
    return kBadArguments;
  }
  const auto programs =
      server::programs_from(arguments.programs.programs, server::Millis(arguments.programs.budget));
  if (!programs) {
    channels.err << "wagonaut serve: --bot: " << programs.error() << "\n";
    return kBadArguments;
  }
  const auto store = store_place(arguments.store);
  if (!store) {
    channels.err << "wagonaut serve: " << store.error() << "\n";
    return kIoProblem;
  }
  const bool json =
      arguments.log_format.empty() ? !channels.err_terminal : arguments.log_format == "json";
  server::set_log(level_of(arguments.log), json);
  server::ServeSettings settings = settings_of(arguments, *store);
  settings.programs = *programs;
  const auto served = server::serve(catalog, settings, [&](int port) {
    const std::string host = server::is_loopback(arguments.host) ? "localhost" : arguments.host;
    channels.out << say(*language, "lines.serving_at",
                        {{"url", "http://" + host + ":" + std::to_string(port) + "/"}})
                 << "\n"
                 << say(*language, "lines.games_kept_in", {{"store", shown_place(*store)}}) << "\n"
                 << say(*language, "lines.end_with_ctrl_c") << std::endl;
  });
  if (served) return kOk;
  channels.err << "wagonaut serve: " << served.error() << "\n";
  return kIoProblem;
}

}  // namespace wagonaut::tools
