#include "tools/replay.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "engine/sight/sight.h"
#include "tools/columns.h"
#include "tools/exit_codes.h"
#include "tools/play/board.h"
#include "tools/play/ending.h"
#include "tools/play/game_table.h"
#include "tools/play/panels.h"
#include "tools/play/settings.h"
#include "tools/play/story.h"
#include "tools/play/why.h"
#include "tools/record_file.h"

namespace wagonaut::tools {
namespace {

/// Whose eyes: a seat, or everything. The failure names what was asked for.
Result<Ears> ears_of(const std::string& eyes, const std::vector<std::string>& players) {
  if (eyes.empty() || eyes == "open") return Ears::everything();
  for (std::size_t i = 0; i < players.size(); ++i)
    if (players[i] == eyes || std::to_string(i + 1) == eyes) return Ears::of(Seat(i));
  return Failure{"--eyes: nobody is called \"" + eyes + "\"; give a name, a number from 1 to " +
                 std::to_string(players.size()) + ", or open"};
}

std::vector<std::string> sentences_of(const Speech& speech, const GameTable& table, int step,
                                      const Ears& ears) {
  const RecordStep* taken = step < 0 ? nullptr : &table.record().steps[std::size_t(step)];
  if (taken == nullptr || taken->back == 0) return story(speech, table.facts_of(step), ears);
  return {speech.say("lines.takes_back", {{"who", speech.seat(taken->seat)},
                                          {"steps", speech.count("step", taken->back)}})};
}

/// What a step served. It speaks of the seat's hand and tickets, so it is for ears that know them;
/// nothing for others, and for steps that take back.
std::optional<std::string> why_of(const Speech& speech, const Record& record, int step,
                                  const Ears& ears) {
  if (step < 0 || record.steps[std::size_t(step)].back != 0) return std::nullopt;
  const RecordStep& taken = record.steps[std::size_t(step)];
  if (!ears.open && ears.seat != taken.seat) return std::nullopt;
  const auto before = replay(speech.edition(), record, step);
  if (!before) return std::nullopt;
  const View view = look(speech.edition(), *before, taken.seat);
  return why_sentence(speech, reason_of(speech.edition(), view, taken.move));
}

void show_story(const Speech& speech, const GameTable& table, const Ears& ears,
                const ReplaySettings& settings, std::ostream& out) {
  for (int step = -1; step < int(table.record().steps.size()); ++step) {
    auto sentences = sentences_of(speech, table, step, ears);
    if (settings.why)
      if (const auto why = why_of(speech, table.record(), step, ears)) sentences.push_back(*why);
    for (std::size_t i = 0; i < sentences.size(); ++i)
      out << pad_left(i == 0 && step >= 0 ? std::to_string(step + 1) : "", 4) << "  "
          << wrap(sentences[i], 8, settings.width) << "\n";
  }
}

void show_position(const Speech& speech, const State& state, const Ears& ears, int width,
                   std::ostream& out) {
  const View view = look(speech.edition(), state, ears.seat);
  out << board_map(speech, view, width) << table_panel(speech, view, width);
  if (!ears.open) return;
  for (int i = 0; i < speech.edition().seats; ++i) {
    const View own = look(speech.edition(), state, Seat(i));
    out << speech.seat(Seat(i)) << "\n"
        << hand_panel(speech, own, width) << tickets_panel(speech, own);
  }
}

std::vector<std::string> shown_names(const GameHeader& header) {
  std::vector<std::string> names;
  for (const std::string& name : header.players)
    names.push_back(shown_name(seat_plan_of_record(name)));
  return names;
}

}  // namespace

int replay_record(const Catalog& catalog, const ReplaySettings& settings, std::ostream& out,
                  std::ostream& err) {
  auto played = read_record_file(catalog, settings.file,
                                 settings.ignore_seal ? Seal::Ignored : Seal::Required);
  if (!played) {
    err << "wagonaut replay: " << played.error() << "\n";
    return kBadFile;
  }
  const int steps = int(played->record.steps.size());
  const auto ears = ears_of(settings.eyes, played->record.header.players);
  if (!ears || settings.step.value_or(0) > steps) {
    err << "wagonaut replay: "
        << (ears ? fmt::format("--step: the record has {} steps", steps) : ears.error()) << "\n";
    return kBadArguments;
  }
  if (settings.step) played->record.steps.resize(std::size_t(*settings.step));
  const Game& game = *played->game;
  const Speech speech(game, settings.language, Paint(settings.colour),
                      shown_names(played->record.header));
  const auto table = GameTable::resume(game, played->record, SeedBytes{});
  if (!table) {
    err << "wagonaut replay: " << settings.file << ": " << table.error() << "\n";
    return kBadFile;
  }
  out << speech.say("lines.record_head", {{"edition", speech.text(game.card.name)},
                                          {"steps", speech.count("step", steps)}})
      << "\n";
  if (settings.facts || settings.why) show_story(speech, **table, *ears, settings, out);
  const State& state = (*table)->state();
  if (over(state))
    out << ending_text(speech, state, settings.width);
  else
    show_position(speech, state, *ears, settings.width, out);
  return kOk;
}

}  // namespace wagonaut::tools
