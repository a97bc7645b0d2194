#include <filesystem>
#include <ostream>

#include "bench/against/against.h"
#include "tools/commands.h"
#include "tools/data_folder.h"
#include "tools/exit_codes.h"

namespace wagonaut::tools {
namespace {

constexpr double kSeconds = 0.5, kSecondsInTurns = 0.1;

int refuse_bench(const Channels& channels, int code, const std::string& why) {
  channels.err << "wagonaut bench: " << why << "\n";
  return code;
}

std::string this_program() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).string();
}

bench::Duel duel_of(const BenchArguments& arguments) {
  bench::Duel out;
  out.ours = {this_program(), arguments.data};
  out.theirs = {arguments.against,
                arguments.against_data.empty() ? arguments.data : arguments.against_data};
  out.alternations = arguments.alternations;
  out.seconds = arguments.seconds;
  out.editions = arguments.editions;
  out.seats = arguments.seats;
  out.only = arguments.only;
  return out;
}

int compare_programs(const BenchArguments& arguments, const Channels& channels) {
  if (!std::filesystem::is_regular_file(arguments.against))
    return refuse_bench(channels, kBadArguments,
                        "--against: there is no file \"" + arguments.against + "\"");
  if (!arguments.against_data.empty())
    if (const auto folder = find_data(arguments.against_data, "--against-data"); !folder)
      return refuse_bench(channels, kBadFile, folder.error());
  const auto outcome =
      bench::compare(duel_of(arguments), channels.err_terminal ? &channels.err : nullptr);
  if (!outcome) return refuse_bench(channels, kBadFile, outcome.error());
  if (arguments.json)
    bench::print_json(*outcome, channels.out);
  else
    bench::print_outcome(*outcome, channels.out);
  return kOk;
}

}  // namespace

int carry_out(const Catalog& catalog, const BenchArguments& given, const Channels& channels) {
  for (const std::string& edition : given.editions)
    if (const auto card = card_of(catalog, edition); !card)
      return refuse_bench(channels, kBadArguments, card.error());
  BenchArguments arguments = given;
  if (arguments.seconds == 0)
    arguments.seconds = arguments.against.empty() ? kSeconds : kSecondsInTurns;
  if (!arguments.against.empty()) return compare_programs(arguments, channels);
  const auto rows =
      bench::measure(catalog, arguments, channels.err_terminal ? &channels.err : nullptr);
  if (arguments.json)
    bench::print_json(rows, channels.out);
  else
    bench::print_table(rows, channels.out);
  return kOk;
}

}  // namespace wagonaut::tools
