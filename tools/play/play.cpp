#include "tools/play/play.h"

#include <filesystem>
#include <ostream>

#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/play/questions.h"
#include "tools/play/session.h"

namespace wagonaut::tools {
namespace {

/// A game ready to be played: its rules, its table, its players.
struct Seated {
  std::unique_ptr<Game> game;
  std::unique_ptr<GameTable> table;
  std::vector<SeatPlan> seats;
};

/// The box whose single game it is; nullptr: of none.
const BoxEntry* box_of(const Catalog& catalog, const EditionCard& card) {
  const std::size_t slash = card.box.find('/');
  if (slash == std::string::npos) return nullptr;
  return catalog.box(card.box.substr(0, slash), std::stoi(card.box.substr(slash + 1)));
}

SeedBytes seed_of(const PlaySettings& settings) {
  return settings.seed ? seed_from(*settings.seed) : fresh_seed();
}

Result<Seated> new_game(const Catalog& catalog, const PlaySettings& settings) {
  auto game = catalog.build(settings.edition, int(settings.seats.size()), settings.options);
  if (!game) return game.failure();
  Seated seated{std::make_unique<Game>(std::move(*game)), nullptr, settings.seats};
  GameHeader header{seated.game->card.id, seated.game->card.rules, seated.game->options, {}};
  for (const SeatPlan& seat : settings.seats) header.players.push_back(seat.name);
  seated.table = std::make_unique<GameTable>(*seated.game, header, seed_of(settings));
  return seated;
}

/// Takes up a saved game. Names say who is a bot, unless somebody else is seated.
Result<Seated> saved_game(const Catalog& catalog, const std::string& file,
                          const std::vector<SeatPlan>& seats, const SeedBytes& seed,
                          const Company& company) {
  const auto text = read_text(file);
  if (!text) return text.failure();
  const auto named = [&](const Failure& failure) { return Failure{file + ": " + failure.line}; };
  const auto header = read_header(*text);
  if (!header) return named(header.failure());
  if (!header->campaign.empty())
    return named(
        {"a game of a campaign; it goes on with wagonaut campaign play, an evening with "
         "wagonaut play --campaign"});
  auto game = catalog.build(ref_of(*header), int(header->players.size()));
  if (!game) return named(game.failure());
  Seated seated{std::make_unique<Game>(std::move(*game)), nullptr, {}};
  auto record = read_record(seated.game->edition, seated.game->labels, *text);
  if (!record) return named(record.failure());
  for (const std::string& name : header->players)
    seated.seats.push_back(seat_plan_of_record(name, company));
  if (!seats.empty()) {
    if (seats.size() != seated.seats.size())
      return Failure{file + ": the game has " + std::to_string(seated.seats.size()) + " seats"};
    seated.seats = seats;
  }
  auto table = GameTable::resume(*seated.game, std::move(*record), seed);
  if (!table) return named(table.failure());
  seated.table = std::move(*table);
  return seated;
}

/// A game that was kept without being asked for makes room for the new one, but is not lost.
void step_aside(const PlaySettings& settings) {
  const std::filesystem::path kept(settings.autosave);
  std::error_code error;
  if (!settings.save.empty() || settings.load == settings.autosave || !exists(kept, error)) return;
  std::filesystem::rename(kept, kept.parent_path() / "previous.rec", error);
}

int exit_code_of(const SessionEnd& end) {
  return end.is == SessionEnd::Is::NotSaved ? kIoProblem : kOk;
}

}  // namespace

int play(const Catalog& catalog, PlaySettings settings, std::istream& in, std::ostream& out,
         std::ostream& err) {
  Console console(in, out, settings.terminal, settings.page());
  if (!ask_settings(catalog, console, settings)) return kOk;
  auto seated = settings.load.empty() ? new_game(catalog, settings)
                                      : saved_game(catalog, settings.load, settings.seats,
                                                   seed_of(settings), settings.company);
  if (!seated) {
    err << "wagonaut play: " << seated.error() << "\n";
    return settings.load.empty() ? kBadArguments : kBadFile;
  }
  step_aside(settings);
  Complaints complaints(
      [&](const std::string& line) { err << "wagonaut play: " << line << std::endl; });
  while (true) {
    Session session(console, settings, *seated->table, seated->seats, complaints,
                    box_of(catalog, seated->game->card));
    const SessionEnd end = session.run();
    if (end.is != SessionEnd::Is::Load) return exit_code_of(end);
    auto other = saved_game(catalog, end.file, {}, seed_of(settings), settings.company);
    if (!other) {
      console.line(other.error());
      continue;
    }
    seated = std::move(other);
  }
}

}  // namespace wagonaut::tools
