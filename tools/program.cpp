#include "tools/program.h"

#include <cstdlib>
#include <ostream>

#include "tools/arguments.h"
#include "tools/commands.h"
#include "tools/data_folder.h"
#include "tools/exit_codes.h"

namespace wagonaut::tools {
namespace {

int refuse(const Channels& channels, int code, const std::string& line) {
  channels.err << line << "\n";
  return code;
}

/// Finds the data, loads it and hands it on with the arguments.
template <class Arguments>
int with_catalog(const std::string& data, const Arguments& arguments, const Channels& channels) {
  const auto folder = find_data(data);
  if (!folder) return refuse(channels, kBadFile, folder.error());
  const auto catalog = Catalog::load(*folder);
  if (!catalog) return refuse(channels, kBadFile, catalog.error());
  return carry_out(*catalog, arguments, channels);
}

/// The same, for what starts programs that are to read the same data.
template <class Arguments>
int with_folder(const std::string& data, Arguments arguments, const Channels& channels) {
  const auto folder = find_data(data);
  if (!folder) return refuse(channels, kBadFile, folder.error());
  arguments.data = *folder;
  return with_catalog<Arguments>(*folder, arguments, channels);
}

int with_catalog(const std::string& data, const LoadArguments& arguments,
                 const Channels& channels) {
  return with_folder(data, arguments, channels);
}

int with_catalog(const std::string& data, const BenchArguments& arguments,
                 const Channels& channels) {
  return with_folder(data, arguments, channels);
}

int with_catalog(const std::string& data, const CheckArguments& arguments,
                 const Channels& channels) {
  const auto folder =
      arguments.folder.empty() ? find_data(data) : find_data(arguments.folder, "wagonaut check");
  if (!folder) return refuse(channels, kBadFile, folder.error());
  return carry_out(*folder, channels);
}

}  // namespace

int run(const std::vector<std::string>& arguments, const Channels& channels) {
  const auto read = read_arguments(arguments);
  if (const auto* farewell = std::get_if<Farewell>(&read)) {
    if (farewell->code != kOk) return refuse(channels, farewell->code, farewell->text);
    channels.out << farewell->text << std::flush;
    return channels.out ? kOk : kIoProblem;
  }
  const Request& request = std::get<Request>(read);
  const int code =
      std::visit([&](const auto& command) { return with_catalog(request.data, command, channels); },
                 request.command);
  channels.out << std::flush;
  if (code == kOk && !channels.out)
    return refuse(channels, kIoProblem, "wagonaut: writing to the standard output failed");
  return code;
}

}  // namespace wagonaut::tools
