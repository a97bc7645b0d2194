#include "tools/commands.h"

#include <ostream>

#include <fmt/format.h>

#include "catalog/game.h"
#include "tools/check.h"
#include "tools/columns.h"
#include "tools/exit_codes.h"
#include "tools/signature.h"
#include "tools/walk.h"

namespace wagonaut::tools {
namespace {

template <class Thing>
std::string ids_of(const std::vector<Thing>& things) {
  std::string ids;
  for (const Thing& thing : things) ids += (ids.empty() ? "" : ", ") + thing.id;
  return ids.empty() ? "none" : ids;
}

/// Why an edition has no such option or choice; empty if it has.
std::string option_fault(const EditionCard& card, const Options::value_type& wanted) {
  for (const Option& option : card.options) {
    if (option.id != wanted.first) continue;
    for (const OptionChoice& choice : option.choices)
      if (choice.id == wanted.second) return {};
    return option.id + " cannot be \"" + wanted.second + "\"; choices: " + ids_of(option.choices);
  }
  return card.id + " has no option \"" + wanted.first + "\"; options: " + ids_of(card.options);
}

}  // namespace

Result<const EditionCard*> card_of(const Catalog& catalog, const std::string& edition) {
  if (const EditionCard* card = catalog.find(edition)) return card;
  std::vector<std::string> ids;
  for (const EditionCard& card : catalog.editions()) ids.push_back(card.id);
  const std::string near = nearest(edition, ids);
  return Failure{"--edition: there is no \"" + edition + "\"" +
                 (near.empty() ? "" : ", did you mean " + near + "?") + "; there are " +
                 ids_of(catalog.editions())};
}

Result<Options> options_from(const std::vector<std::string>& texts, const EditionCard* card) {
  Options options;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
      return Failure{"--option: \"" + text + "\" is not KEY=VALUE"};
    options.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    if (card == nullptr) continue;
    if (const std::string fault = option_fault(*card, options.back()); !fault.empty())
      return Failure{"--option: " + fault};
  }
  return options;
}

Result<Game> game_of(const Catalog& catalog, const std::string& edition, int seats,
                     const std::vector<std::string>& options) {
  const auto card = card_of(catalog, edition);
  if (!card) return card.failure();
  if (seats < (*card)->min_seats || seats > (*card)->max_seats)
    return Failure{fmt::format("--seats: {} is for {} to {} players, not {}", edition,
                               (*card)->min_seats, (*card)->max_seats, seats)};
  const auto chosen = options_from(options, *card);
  if (!chosen) return chosen.failure();
  return catalog.build(edition, seats, *chosen);
}

Result<Language> language_of(const std::string& name) {
  if (name.empty()) return language_of_machine();
  if (const auto language = language_from(name)) return *language;
  const Language here = language_of_machine();
  return Failure{
      say(here, "arguments.no_language", {{"word", name}, {"languages", language_choice(here)}})};
}

int carry_out(const Catalog& catalog, const WalkArguments& arguments, const Channels& channels) {
  const auto game = game_of(catalog, arguments.edition, arguments.seats, arguments.options);
  if (!game) {
    channels.err << "wagonaut walk: " << game.error() << "\n";
    return kBadArguments;
  }
  const auto counts = walk(game->edition, arguments.seed, arguments.depth);
  for (std::size_t i = 0; i < counts.size(); ++i)
    channels.out << fmt::format("{} {}\n", i + 1, counts[i]);
  return kOk;
}

int carry_out(const Catalog& catalog, const SignatureArguments& arguments,
              const Channels& channels) {
  const auto found = signature(catalog);
  if (!found) {
    channels.err << found.error() << "\n";
    return kBadFile;
  }
  if (arguments.verbose)
    for (const SignaturePart& part : found->parts)
      channels.out << fmt::format("{:08x}  {} {}\n", part.number, part.edition, part.seats);
  channels.out << fmt::format("{:08x}\n", found->number);
  return kOk;
}

int carry_out(const std::string& folder, const Channels& channels) {
  return check_data(folder, channels.out, channels.err);
}

}  // namespace wagonaut::tools
