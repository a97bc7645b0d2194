#include "server/campaign/chapter.h"

#include <algorithm>

#include "catalog/box_file.h"
#include "catalog/box_game.h"
#include "engine/record/words.h"
#include "server/fair/fair.h"
#include "server/room/seat_name.h"

namespace wagonaut::server {
namespace {

EditionCard card_of(const BoxEntry& box, int rules) {
  return {.id = box.law.id,
          .name = box.text.title,
          .rules = rules,
          .map = box.names.map.id,
          .options = {},
          .box = box.law.id + "/" + std::to_string(box.law.version)};
}

constexpr std::string_view kStandsIn = "greedy";

Chair chair_of(const Journal& journal, std::uint8_t place, const Seating& seating) {
  const Roster::Member& member = journal.roster().companies[place];
  Chair chair;
  if (seating.presence.as == Comes::Guest) return chair;
  if (member.holder == wagonaut::Holder::Person && seating.presence.as != Comes::Bot) {
    chair.holder = Holder::Person;
    chair.name = member.name;
    chair.token_hash = journal.hold(place).token_hash;
    chair.badge = journal.hold(place).badge;
    return chair;
  }
  chair.holder = Holder::Bot;
  chair.bot = seating.presence.as == Comes::Bot ? seating.name : member.level;
  if (chair.bot.empty()) chair.bot = kStandsIn;  // it was left in the middle
  return chair;
}

}  // namespace

std::optional<ChapterName> chapter_name(std::string_view line) {
  ChapterName out;
  out.campaign = std::string(take_word(line));
  if (take_word(line) != "entry") return std::nullopt;
  const auto entry = number_in(line.substr(0, line.find(' ')));
  if (!entry || out.campaign.empty()) return std::nullopt;
  out.entry = *entry;
  return out;
}

std::shared_ptr<const Game> chapter_game(const BoxEntry& box, const Opening& opening) {
  auto game =
      std::make_shared<Game>(game_of(box, card_of(box, opening.edition.rules), opening.edition));
  for (std::size_t i = 0; i < box.law.events.size(); ++i)
    game->labels.events[i] = box.law.events[i].id;
  for (std::size_t i = 0; i < box.law.items.size(); ++i)
    game->labels.items[i] = box.law.items[i].id;
  game->events = box.text.events;
  return game;
}

Game told_board(const Game& game) {
  Game out = game;
  const EventSet& deck = game.edition.affairs.first.event_deck;
  for (std::size_t i = 0; i < out.events.size(); ++i) {
    if (deck.contains(EventId(i))) continue;
    out.labels.events[i].clear();
    out.events[i] = {};
  }
  for (std::string& item : out.labels.items) item.clear();
  return out;
}

std::shared_ptr<const Game> map_of(const BoxEntry& box, const Campaign& campaign) {
  FixedVector<std::uint8_t, kMaxSeats> companies;
  for (const CompanyState& company : campaign.companies) companies.push_back(company.id);
  for (std::size_t i = 0; companies.size() < 2; ++i)
    if (std::count(companies.begin(), companies.end(), std::uint8_t(i)) == 0)
      companies.push_back(std::uint8_t(i));
  const Result<Opening> opening = open_evening(box.law, campaign, companies);
  CHECK(opening);
  return std::make_shared<const Game>(
      game_of(box, card_of(box, opening->edition.rules), opening->edition));
}

Result<Opening> evening_of(const Box& box, const Campaign& campaign, const Options& options) {
  if (options.size() != 1 || options.front().first != kEvening)
    return Failure{"there is no such game of a campaign"};
  FixedVector<std::uint8_t, kMaxSeats> companies;
  for (const std::string_view id : split(options.front().second, "+")) {
    const auto found = std::find_if(box.companies.begin(), box.companies.end(),
                                    [&](const Company& one) { return one.id == id; });
    if (found == box.companies.end() || companies.full())
      return Failure{"there is no such company"};
    const auto company = std::uint8_t(found - box.companies.begin());
    if (std::count(companies.begin(), companies.end(), company) > 0)
      return Failure{"a company is named twice"};
    companies.push_back(company);
  }
  return open_evening(box, campaign, companies);
}

int evening_entry(const Journal& journal) {
  const auto& standing = journal.course().standing();
  const auto chapter = journal.last_chapter();
  if (journal.campaign().phase != Phase::Playing || !chapter) return standing.back();
  const auto at = std::find(standing.begin(), standing.end(), *chapter);
  return *(at - 1);
}

std::string table_of_chapter(const Journal& journal, int entry, const Opening& opening) {
  const LoggedEntry& chapter = journal.course().entries()[std::size_t(entry)];
  return sha256_hex("wagonaut chapter 1\n" + journal.id() + "\n" + std::to_string(entry) + "\n" +
                    std::to_string(chapter.at) + "\n" + opening.hash + "\n")
      .substr(0, 16);
}

std::optional<int> place_of_guest(const Journal& journal, int seat) {
  const Campaign& now = journal.campaign();
  if (now.phase != Phase::Playing) return std::nullopt;
  int next = 0;  // seats are the companies that come, in their order
  for (int place = 0; place < journal.companies(); ++place) {
    const Comes as = now.attendance[std::size_t(place)].as;
    if (as == Comes::Absent || next++ != seat) continue;
    return as == Comes::Guest ? std::optional(place) : std::nullopt;
  }
  return std::nullopt;
}

TableAct opening_act(const Journal& journal, int entry, const Opening& opening) {
  TableAct act;
  act.kind = TableActKind::Opened;
  act.settings = journal.settings();
  act.settings.listed = false;
  act.settings.game = {journal.box().id,
                       opening.edition.rules,
                       {},
                       campaign_line(journal.box(), journal.id(), entry, opening.hash)};
  act.settings.first.reset();
  if (opening.first) act.settings.first = int(*opening.first);
  const Campaign& playing = journal.course().after(entry);
  for (int seat = 0; seat < opening.edition.seats; ++seat) {
    const std::uint8_t place = opening.company_of_seat[std::size_t(seat)];
    for (const Seating& seating : journal.course().entries()[std::size_t(entry)].entry.seats)
      if (seating.company == playing.companies[place].id) {
        Chair chair = chair_of(journal, place, seating);
        if (chair.holder != Holder::Open) chair.name = seat_name(chair, act.chairs);
        act.chairs.push_back(std::move(chair));
      }
  }
  return act;
}

}  // namespace wagonaut::server
