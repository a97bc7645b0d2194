#include "tools/verify.h"

#include <algorithm>
#include <array>
#include <ostream>

#include "server/fair/fair.h"
#include "texts/book.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/record_file.h"
#include "tools/text/nouns.h"

namespace wagonaut::tools {
namespace {

using server::DealFlaw;

std::string_view verdict_of(DealFlaw flaw, bool bound) {
  switch (flaw) {
    case DealFlaw::None:
      return bound ? "lines.deal_fits" : "lines.deal_fits_earlier";
    case DealFlaw::NoPromise:
      return "lines.deal_without_promise";
    case DealFlaw::NoSeed:
      return "lines.deal_without_seed";
    case DealFlaw::Commitment:
      return "lines.deal_breaks_promise";
    case DealFlaw::Share:
      return "lines.deal_breaks_share";
    case DealFlaw::Deal:
      return "lines.deal_differs";
    case DealFlaw::Luck:
      return "lines.deal_differs_at";
    case DealFlaw::Unplayable:
      return "lines.deal_unplayable";
  }
  return "lines.deal_differs";
}

int code_of(DealFlaw flaw) {
  if (flaw == DealFlaw::None) return kOk;
  return flaw == DealFlaw::NoPromise || flaw == DealFlaw::NoSeed ? kNotVerifiable : kUnfairDeal;
}

/// Starts that came to nothing are no flaw, but whoever is named there could choose not to go on.
void tell_failed(const std::vector<FailedStart>& failed, Language language, std::ostream& out) {
  for (const FailedStart& start : failed) {
    std::string names;
    for (const std::string& name : start.waited_for) names += (names.empty() ? "" : ", ") + name;
    out << say(language, "lines.start_failed", {{"names", names.empty() ? "–" : names}}) << "\n";
  }
}

/// A deal that does not fit is worse news than a file that cannot be read.
int worse(int a, int b) {
  constexpr std::array<int, 4> kWorstFirst{kUnfairDeal, kBadFile, kNotVerifiable, kOk};
  return *std::find_if(kWorstFirst.begin(), kWorstFirst.end(),
                       [&](int code) { return code == a || code == b; });
}

}  // namespace

int verify_records(const Catalog& catalog, const std::vector<std::string>& files, Language language,
                   std::ostream& out, std::ostream& err) {
  int code = kOk;
  for (const std::string& file : files) {
    const auto read = read_record_file(catalog, file);
    if (!read) {
      err << "wagonaut verify: " << read.error() << "\n";
      code = worse(code, kBadFile);
      continue;
    }
    const server::DealCheck check = server::check_deal(read->game->edition, read->record);
    const auto& fair = read->record.fair;
    out << say(language, verdict_of(check.flaw, fair && fair->bound()),
               {{"file", file},
                {"name", read->record.header.players[std::size_t(check.seat)]},
                {"step", std::to_string(check.step)},
                {"steps", count(language, "step", long(read->record.steps.size()))}})
        << "\n";
    if (check.flaw == DealFlaw::None)
      out << say(language, "lines.deal_terms", {{"terms", server::deal_terms(read->record)}})
          << "\n";
    if (fair) tell_failed(fair->failed, language, out);
    code = worse(code, code_of(check.flaw));
  }
  return code;
}

int carry_out(const Catalog& catalog, const VerifyArguments& arguments, const Channels& channels) {
  const auto language = language_of(arguments.language);
  if (!language) {
    channels.err << "wagonaut verify: " << language.error() << "\n";
    return kBadArguments;
  }
  return verify_records(catalog, arguments.files, *language, channels.out, channels.err);
}

}  // namespace wagonaut::tools
