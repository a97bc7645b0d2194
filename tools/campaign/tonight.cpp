#include "tools/campaign/tonight.h"

#include <algorithm>
#include <filesystem>

#include "catalog/box_game.h"
#include "tools/files.h"
#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

int last_chapter(const CampaignCourse& course) {
  int last = 0;
  for (const int i : course.standing())
    if (course.entries()[std::size_t(i)].entry.kind == EntryKind::Chapter) last = i;
  return last;
}

/// A bot goes by the name of its company; people go by their own.
SeatPlan plan_of(const BoxEntry& box, const Seating& seating, const Roster::Member& member,
                 Language language) {
  SeatPlan plan{box.law.companies[seating.company].id, {}, member.name};
  const Comes as = seating.presence.as;
  if (as == Comes::Guest) plan.shown = seating.name;
  if (as == Comes::Bot) plan.bot = seating.name;
  if (as == Comes::Here && member.holder == Holder::Bot) plan.bot = member.level;
  if (!plan.person()) plan.shown = in(language, box.text.companies[seating.company].name);
  return plan;
}

}  // namespace

const SeatPlan* Tonight::player(std::uint8_t company) const {
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    if (opening.company_of_seat[seat] == company) return &seats[seat];
  return nullptr;
}

int Tonight::people() const {
  return int(std::count_if(seats.begin(), seats.end(),
                           [](const SeatPlan& seat) { return seat.person(); }));
}

std::unique_ptr<const Game> game_in_words(const BoxEntry& box, const Edition& edition) {
  const EditionCard card{.id = box.law.id,
                         .name = box.text.title,
                         .rules = edition.rules,
                         .map = {},
                         .options = {},
                         .box = box.law.id + "/" + std::to_string(box.law.version)};
  return std::make_unique<const Game>(game_of(box, card, edition));
}

Tonight tonight(const CampaignStore& store, Language language) {
  const CampaignCourse& course = store.course();
  const Box& law = store.box().law;
  Tonight out;
  out.entry = last_chapter(course);
  const Campaign& playing = course.after(out.entry);
  out.opening = opening_of(law, playing);
  out.game = game_in_words(store.box(), out.opening.edition);
  out.labels = std::make_unique<const Labels>(labels_of(law));
  out.header = {.edition = law.id,
                .rules = out.opening.edition.rules,
                .options = {},
                .players = {},
                .campaign = campaign_line(law, store.id(), out.entry, out.opening.hash)};
  const Roster roster = roster_of(course);
  for (int seat = 0; seat < out.opening.edition.seats; ++seat) {
    const std::uint8_t place = out.opening.company_of_seat[std::size_t(seat)];
    for (const Seating& one : course.entries()[std::size_t(out.entry)].entry.seats)
      if (one.company == playing.companies[place].id)
        out.seats.push_back(plan_of(store.box(), one, roster.companies[place], language));
    out.header.players.push_back(out.seats.back().name);
  }
  return out;
}

Result<std::unique_ptr<GameTable>> table_of(const Tonight& tonight, const std::string& file,
                                            const SeedBytes& seed) {
  std::error_code error;
  std::unique_ptr<GameTable> table;
  if (std::filesystem::exists(file, error)) {
    const auto named = [&](const Failure& failure) { return Failure{file + ": " + failure.line}; };
    const auto text = read_text(file);
    if (!text) return text.failure();
    const auto header = read_header(*text);
    if (!header) return named(header.failure());
    if (header->campaign == tonight.header.campaign) {
      auto record = read_record(tonight.opening.edition, *tonight.labels, *text);
      if (!record) return named(record.failure());
      auto taken = GameTable::resume(*tonight.game, std::move(*record), seed);
      if (!taken) return named(taken.failure());
      table = std::move(*taken);
    } else {
      std::filesystem::rename(file, file + ".left", error);
    }
  }
  if (table == nullptr)
    table = std::make_unique<GameTable>(*tonight.game, tonight.header, seed, tonight.opening.first);
  table->write_by(*tonight.labels);
  return table;
}

}  // namespace wagonaut::tools
