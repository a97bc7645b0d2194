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

std::string_view verdict_of(DealFlaw flaw) {
  switch (flaw) {
    case DealFlaw::None:
      return "lines.deal_fits";
    case DealFlaw::NoPromise:
      return "lines.deal_without_promise";
    case DealFlaw::NoSeed:
      return "lines.deal_without_seed";
    case DealFlaw::Commitment:
      return "lines.deal_breaks_promise";
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
    out << say(language, verdict_of(check.flaw),
               {{"file", file},
                {"step", std::to_string(check.step)},
                {"steps", count(language, "step", long(read->record.steps.size()))}})
        << "\n";
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
