#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <ostream>

#include "engine/model/edition.h"
#include "tools/campaign/evening.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/interrupt.h"
#include "tools/play/play.h"
#include "tools/replay.h"

namespace wagonaut::tools {
namespace {

constexpr int kUsualWidth = 100;
constexpr int kNarrowest = 80, kWidest = 140;

/// Colours on a terminal, unless the player or the machine asks for none (NO_COLOR).
bool colours(bool refused, const Channels& channels) {
  const char* none = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal != nullptr && std::string_view(terminal) == "dumb";
  return channels.out_terminal && !refused && !dumb && (none == nullptr || *none == '\0');
}

winsize screen(const Channels& channels) {
  winsize size{};
  if (!channels.out_terminal || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

std::chrono::milliseconds pause_of(const std::string& speed, const Channels& channels) {
  static const std::map<std::string, int> pauses{
      {"slow", 900}, {"normal", 350}, {"fast", 100}, {"instant", 0}};
  return std::chrono::milliseconds(channels.out_terminal ? pauses.at(speed) : 0);
}

}  // namespace

int width_of_screen(const Channels& channels) {
  const int columns = screen(channels).ws_col;
  return columns == 0 ? kUsualWidth : std::clamp(columns, kNarrowest, kWidest);
}

Result<std::optional<std::uint64_t>> seed_of(const std::string& text) {
  if (text == "random") return std::optional<std::uint64_t>{};
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size())
    return Failure{"--seed: \"" + text + "\" is neither a number nor random"};
  return std::optional<std::uint64_t>{number};
}

Result<PlaySettings> settings_of(const Catalog& catalog, const PlayArguments& arguments,
                                 const Channels& channels) {
  PlaySettings out;
  const auto language = language_of(arguments.language);
  if (!language) return language.failure();
  const auto seed = seed_of(arguments.seed);
  if (!seed) return seed.failure();
  const EditionCard* known = nullptr;
  if (!arguments.edition.empty()) {
    const auto card = card_of(catalog, arguments.edition);
    if (!card) return card.failure();
    known = *card;
  }
  const auto options = options_from(arguments.options, known);
  if (!options) return options.failure();
  const auto company = Company::of(arguments.programs);
  if (!company) return company.failure();
  out.company = *company;
  out.language = *language;
  out.seed = *seed;
  out.options = *options;
  out.edition = arguments.edition;
  out.load = arguments.load;
  out.save = arguments.save;
  if (const std::string folder = state_folder(); !folder.empty())
    out.autosave = folder + "/last.rec";
  out.board = arguments.board  ? BoardStyle::Map
              : arguments.list ? BoardStyle::List
                               : BoardStyle::OnRequest;
  out.colour = colours(arguments.no_colour, channels);
  out.terminal = channels.in_terminal && channels.out_terminal;
  out.width = width_of_screen(channels);
  out.height = screen(channels).ws_row;
  out.pause = pause_of(arguments.speed, channels);
  return out;
}

namespace {

int spend_evening(const Catalog& catalog, const PlayArguments& arguments,
                  const PlaySettings& settings, const Channels& channels) {
  const auto store = CampaignStore::open(catalog, arguments.campaign);
  if (store)
    return play_evening(*store, settings, arguments.seats, channels.in, channels.out, channels.err);
  channels.err << "wagonaut play: " << store.error() << "\n";
  return kBadFile;
}

/// Seats need an edition to be counted against: the one named, or the one of the saved game.
Result<std::vector<SeatPlan>> seats_of(const Catalog& catalog, const PlayArguments& arguments,
                                       const Company& company) {
  if (arguments.seats.empty()) return std::vector<SeatPlan>{};
  const auto card = card_of(catalog, arguments.edition.empty() ? "usa" : arguments.edition);
  if (!card) return card.failure();
  auto seats = seats_from(arguments.seats, **card, company);
  if (!seats) return Failure{"--seats: " + seats.error()};
  return seats;
}

}  // namespace

int carry_out(const Catalog& catalog, const PlayArguments& arguments, const Channels& channels) {
  const Interrupt interrupt;
  auto settings = settings_of(catalog, arguments, channels);
  if (settings && !arguments.campaign.empty())
    return spend_evening(catalog, arguments, *settings, channels);
  const auto seats =
      settings ? seats_of(catalog, arguments, settings->company) : settings.failure();
  if (!seats) {
    channels.err << "wagonaut play: " << seats.error() << "\n";
    return kBadArguments;
  }
  settings->seats = *seats;
  // Somebody who names the players and no edition wants the usual one.
  if (settings->edition.empty() && !seats->empty() && settings->load.empty())
    settings->edition = "usa";
  return play(catalog, *settings, channels.in, channels.out, channels.err);
}

int carry_out(const Catalog& catalog, const ReplayArguments& arguments, const Channels& channels) {
  const auto language = language_of(arguments.language);
  if (!language) {
    channels.err << "wagonaut replay: " << language.error() << "\n";
    return kBadArguments;
  }
  ReplaySettings settings{.file = arguments.file,
                          .step = {},
                          .eyes = arguments.eyes,
                          .language = *language,
                          .facts = arguments.facts,
                          .why = arguments.why,
                          .ignore_seal = arguments.ignore_seal,
                          .colour = colours(arguments.no_colour, channels),
                          .width = width_of_screen(channels)};
  if (arguments.step >= 0) settings.step = arguments.step;
  return replay_record(catalog, settings, channels.out, channels.err);
}

}  // namespace wagonaut::tools
