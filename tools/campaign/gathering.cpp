#include "tools/campaign/gathering.h"

#include <algorithm>

#include "tools/campaign/story_pages.h"
#include "tools/text/language.h"

namespace wagonaut::tools {

Gathering::Gathering(CampaignTalk& talk, CampaignStore& store, const Company& bots)
    : talk_(talk), store_(store), bots_(bots) {
  look_around();
}

/// Whoever holds a company is expected.
void Gathering::look_around() {
  roster_ = roster_of(store_.course());
  for (std::size_t i = seats_.size(); i < roster_.companies.size(); ++i) {
    const bool held = roster_.companies[i].holder != Holder::Nobody;
    seats_.push_back(
        {store_.campaign().companies[i].id, {held ? Comes::Here : Comes::Absent, true}, {}});
  }
  const auto person = [](const Roster::Member& one) { return one.holder == Holder::Person; };
  talk_.set_people(int(std::count_if(roster_.companies.begin(), roster_.companies.end(), person)));
}

void Gathering::head() {
  const Box& law = store_.box().law;
  const int game = store_.campaign().game;
  talk_.title(talk_.say("head", {{"name", roster_.name},
                                 {"game", std::to_string(game)},
                                 {"games", std::to_string(law.games.size())},
                                 {"year", std::to_string(law.games[std::size_t(game - 1)].year)}}));
  if (game == 1) foreword();
  for (const std::string& line : words().recap_lines()) talk_.line(line + ".");
}

/// Whoever plays for the first time knows neither what a campaign is nor who does what.
void Gathering::foreword() {
  const BoxEntry& box = store_.box();
  talk_.line(talk_.say("foreword", {{"title", in(talk_.language(), box.text.title)},
                                    {"games", long(box.law.games.size())}}));
  talk_.line(talk_.say("foreword_steps"));
  talk_.line(talk_.say("help"));
  talk_.line();
}

/// A page for every game, one for the map and one for the count.
bool Gathering::read_chronicle() {
  for (const std::vector<std::string>& page : words().chronicle_pages()) {
    talk_.line();
    talk_.lines(page);
    if (!talk_.turn_page()) return false;
  }
  return true;
}

std::optional<std::string> Gathering::run() {
  head();
  while (talk_.people() > 0) {
    talk_.line();
    talk_.line(talk_.say("who_comes"));
    std::vector<std::string> options;
    const std::vector<Item> items = menu(options);
    const auto number = talk_.choose(options);
    if (!number) return std::nullopt;
    const Item item = items[std::size_t(*number - 1)];
    if (item.act == Act::Begin && can_begin()) break;
    if (item.act == Act::Begin) talk_.line(talk_.say("two_must_come"));
    if (item.act == Act::Change && !change(item.company)) return std::nullopt;
    if (item.act == Act::Join && !join()) return std::nullopt;
    if (item.act == Act::Story && !read_again()) return std::nullopt;
    if (item.act == Act::Chronicle && !read_chronicle()) return std::nullopt;
  }
  return chapter_line();
}

std::vector<Gathering::Item> Gathering::menu(std::vector<std::string>& words) const {
  std::vector<Item> items;
  const auto add = [&](Item item, std::string text) {
    items.push_back(item);
    words.push_back(std::move(text));
  };
  const Campaign& c = store_.campaign();
  const Box& law = store_.box().law;
  add({Act::Begin}, talk_.say("menu_begin", {{"game", std::to_string(c.game)}}));
  for (std::size_t i = 0; i < seats_.size(); ++i) add({Act::Change, i}, presence_words(i));
  if (c.game <= law.last_game_to_join && !c.companies.full() &&
      std::size_t(c.companies.size()) < law.companies.size())
    add({Act::Join}, talk_.say("menu_join"));
  if (c.game == 1) return items;
  add({Act::Story}, talk_.say("menu_story"));
  add({Act::Chronicle}, talk_.say("menu_chronicle"));
  return items;
}

std::string Gathering::who(std::size_t i) const {
  const Roster::Member& member = roster_.companies[i];
  const std::string company = words().company(std::uint8_t(i));
  if (member.holder == Holder::Bot)
    return talk_.say("bot_of",
                     {{"company", company}, {"level", bot_name(talk_.language(), member.level)}});
  return talk_.say("person_of", {{"company", company}, {"name", member.name}});
}

std::string Gathering::presence_words(std::size_t i) const {
  constexpr std::string_view kKeys[] = {"comes_absent", "comes_here", "comes_bot", "comes_guest"};
  const Seating& seat = seats_[i];
  const bool stand_in = seat.presence.as == Comes::Bot || seat.presence.as == Comes::Guest;
  const std::string name =
      seat.presence.as == Comes::Bot ? bot_name(talk_.language(), seat.name) : seat.name;
  return who(i) + ": " + talk_.say(kKeys[std::size_t(seat.presence.as)], {{"name", name}}) +
         (stand_in && !seat.presence.slip ? "; " + talk_.say("fixed_counts") : "");
}

bool Gathering::can_begin() const {
  return std::count_if(seats_.begin(), seats_.end(),
                       [](const Seating& seat) { return seat.presence.as != Comes::Absent; }) >= 2;
}

bool Gathering::change(std::size_t i) {
  std::vector<Comes> ways;
  std::vector<std::string> options;
  const auto add = [&](Comes as, std::string_view key) {
    ways.push_back(as);
    options.push_back(talk_.say(key));
  };
  const Holder holder = roster_.companies[i].holder;
  if (holder == Holder::Person) add(Comes::Here, "way_here");
  if (holder == Holder::Bot) add(Comes::Here, "way_bot_plays");
  add(Comes::Absent, "way_absent");
  if (holder != Holder::Bot) add(Comes::Bot, "way_bot");
  add(Comes::Guest, "way_guest");
  talk_.line(talk_.say("how_comes", {{"who", who(i)}}));
  const auto number = talk_.choose(options);
  if (!number) return false;
  Seating seat{seats_[i].company, {ways[std::size_t(*number - 1)], true}, {}};
  const bool stand_in = seat.presence.as == Comes::Bot || seat.presence.as == Comes::Guest;
  if (stand_in && !ask_stand_in(seat)) return false;
  seats_[i] = seat;
  return true;
}

/// Which bot or whose name, and what counts for the company that is away.
bool Gathering::ask_stand_in(Seating& seat) {
  if (seat.presence.as == Comes::Bot) {
    const std::vector<std::string> names = bots_.names();
    talk_.line(talk_.say("which_bot", {{"usual", level_name(talk_.language(), "planner")}}));
    std::vector<std::string> options;
    for (const std::string& name : names) options.push_back(level_name(talk_.language(), name));
    const auto number = talk_.choose(options);
    if (!number) return false;
    seat.name = names[std::size_t(*number - 1)];
  } else {
    while (seat.name.empty()) {
      const auto typed = talk_.ask(talk_.say("guest_name"));
      if (!typed) return false;
      if (campaign_name_fault(*typed).empty())
        seat.name = *typed;
      else
        talk_.line(talk_.say("bad_name"));
    }
  }
  talk_.line(talk_.say("what_counts"));
  const auto counts = talk_.choose({talk_.say("slip_counts"), talk_.say("fixed_counts")});
  if (!counts) return false;
  seat.presence.slip = *counts == 1;
  return true;
}

bool Gathering::join() {
  const Box& law = store_.box().law;
  std::vector<std::string> options;
  std::vector<std::uint8_t> free;
  for (std::size_t i = 0; i < law.companies.size(); ++i)
    if (place_of_company(store_.campaign(), std::uint8_t(i)) == kNone) {
      free.push_back(std::uint8_t(i));
      const CompanyText& text = store_.box().text.companies[i];
      options.push_back(in(talk_.language(), text.name) + ". " + in(talk_.language(), text.motto));
    }
  talk_.line(talk_.say("which_company"));
  const auto number = talk_.choose(options);
  if (!number) return false;
  CampaignEntry entry;
  entry.kind = EntryKind::Company;
  entry.company = free[std::size_t(*number - 1)];
  const auto typed = talk_.ask(talk_.say("holder_name"));
  if (!typed) return false;
  entry.name = *typed;
  if (typed->starts_with("bot:") && bots_.knows(typed->substr(4))) {
    entry.holder = Holder::Bot;
    entry.level = entry.name = typed->substr(4);
  }
  const bool unknown_bot = typed->starts_with("bot:") && entry.level.empty();
  if (unknown_bot || !campaign_name_fault(entry.name).empty()) {
    talk_.line(talk_.say("bad_name"));
    return true;
  }
  if (const auto fault = store_.append(entry_line(law, entry)); !fault.empty()) talk_.line(fault);
  look_around();
  return true;
}

bool Gathering::read_again() {
  for (const std::string& page : story_of_last_game(store_, talk_.language())) {
    talk_.line();
    talk_.line(page);
    if (!talk_.turn_page()) return false;
  }
  return true;
}

std::string Gathering::chapter_line() const {
  CampaignEntry entry;
  entry.kind = EntryKind::Chapter;
  entry.game = store_.campaign().game;
  for (const bool absent : {false, true})
    for (const Seating& seat : seats_)
      if ((seat.presence.as == Comes::Absent) == absent) entry.seats.push_back(seat);
  return entry_line(store_.box().law, entry);
}

}  // namespace wagonaut::tools
