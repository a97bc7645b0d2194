#include "tools/campaign/campaign_words.h"

#include <algorithm>
#include <cstdlib>

#include "texts/book.h"
#include "tools/columns.h"
#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

std::string_view recap_key(RecapKind kind) {
  constexpr std::string_view kKeys[] = {
      "recap_winner",      "recap_last",        "recap_swing",    "recap_found",
      "recap_chose",       "recap_regions",     "recap_rules_on", "recap_rules_off",
      "recap_events_in",   "recap_events_out",  "recap_retired",  "recap_painted",
      "recap_lane_tokens", "recap_city_tokens", "recap_tonight",  "recap_begins",
      "recap_new_rules",   "recap_own",         "recap_length"};
  return kKeys[std::size_t(kind)];
}

}  // namespace

std::string level_name(Language language, const std::string& level) {
  const std::string key = "bots." + level;
  return book().has(key) ? say(language, key) : level;
}

std::string bot_name(Language language, const std::string& level) {
  return say(language, "campaign.bot", {{"name", level_name(language, level)}});
}

std::string CampaignWords::company(std::uint8_t place) const {
  if (place >= c_.companies.size()) return {};
  const std::string& own = in(language_, box_.text.companies[c_.companies[place].id].name);
  const std::string called = roster_of(course_).companies[place].called;
  return called.empty() ? own : called + " (" + own + ")";
}

std::string CampaignWords::year(int game) const {
  return std::to_string(box_.law.games[std::size_t(game - 1)].year);
}

std::vector<std::string> CampaignWords::status() const {
  const Roster roster = roster_of(course_);
  const std::string game = std::to_string(c_.game);
  std::vector<std::string> out{say(language_, "campaign.head",
                                   {{"name", roster.name},
                                    {"game", game},
                                    {"games", std::to_string(box_.law.games.size())},
                                    {"year", year(c_.game)}})};
  for (std::size_t i = 0; i < roster.companies.size(); ++i) {
    const Roster::Member& member = roster.companies[i];
    const std::string key = member.holder == Holder::Nobody ? "campaign.company_left"
                            : member.holder != Holder::Bot  ? "campaign.company"
                            : member.name == member.level   ? "campaign.bot_of"
                                                            : "campaign.company_bot";
    out.push_back(say(language_, key,
                      {{"company", company(std::uint8_t(i))},
                       {"name", member.name},
                       {"level", bot_name(language_, member.level)}}));
  }
  constexpr std::string_view kPhases[] = {"gathering", "playing", "closing", "finished"};
  out.push_back(say(language_, "campaign." + std::string(kPhases[std::size_t(c_.phase)]),
                    {{"game", game}, {"year", year(c_.game)}}));
  if (const std::string asked = question(); !asked.empty()) out.push_back(asked);
  return out;
}

std::string CampaignWords::answer(CampaignAskOf of, std::uint8_t what) const {
  switch (of) {
    case CampaignAskOf::Event:
      return in(language_, box_.text.events[what].name);
    case CampaignAskOf::Item:
      return in(language_, box_.text.items[what].name);
    case CampaignAskOf::City:
      return in(language_, box_.names.map.nodes[what].name);
    case CampaignAskOf::Option:
      break;
  }
  return option({c_.closing.card, c_.closing.part}, what);
}

std::string CampaignWords::question() const {
  const auto ask = campaign_ask(box_.law, c_);
  if (!ask) return {};
  std::vector<std::string> options;
  for (const std::uint8_t one : ask->options) options.push_back(answer(ask->of, one));
  constexpr std::string_view kKeys[] = {"ask_event", "ask_option", "ask_item", "ask_city"};
  return say(language_, "campaign." + std::string(kKeys[std::size_t(ask->of)]),
             {{"company", company(ask->company)}, {"options", joined(options, ", ")}});
}

std::vector<std::string> CampaignWords::rewinds() const {
  std::vector<std::string> out;
  for (const int target : course_.targets()) {
    const Campaign& before = course_.before(target);
    const bool opening = course_.entries()[std::size_t(target)].entry.kind == EntryKind::Chapter;
    const int game = opening || before.phase == Phase::Closing ? before.game : before.game - 1;
    out.push_back(
        say(language_, opening ? "campaign.target_game" : "campaign.target_end",
            {{"n", std::to_string(target)}, {"year", year(game)}, {"game", std::to_string(game)}}));
  }
  return out;
}

std::string CampaignWords::thing(RecapKind kind, std::uint8_t what) const {
  const BoxText& text = box_.text;
  switch (kind) {
    case RecapKind::Found:
      return in(language_, text.items[what].name);
    case RecapKind::Chose:
    case RecapKind::Regions:
      return in(language_, text.regions[what].name);
    case RecapKind::EventsIn:
    case RecapKind::EventsOut:
      return in(language_, text.events[what].name);
    default:
      return in(language_, text.modules[what].name);
  }
}

std::string CampaignWords::line(const RecapLine& one) const {
  std::vector<std::string> things;
  for (const std::uint8_t what : one.things) things.push_back(thing(one.kind, what));
  const bool token = one.kind == RecapKind::LaneTokens || one.kind == RecapKind::CityTokens;
  const bool drawn = one.kind == RecapKind::Begins && one.company == kNone;
  const std::string money =
      say(language_, "labels.money", {{"n", std::to_string(std::abs(int{one.n}))}});
  const Value number = one.kind == RecapKind::Swing ? Value(money) : Value(long{one.n});
  return say(language_, "campaign." + std::string(recap_key(one.kind)) + (drawn ? "_nobody" : ""),
             {{"company", company(one.company)},
              {"n", number},
              {"way", one.n > 0 ? "more" : "less"},
              {"year", number},
              {"trains", long{one.what}},
              {"thing", token ? in(language_, box_.text.tokens[one.what].name) : std::string()},
              {"things", joined(with_counts(things), ", ")}});
}

std::vector<std::string> CampaignWords::recap_lines() const {
  std::vector<std::string> out;
  for (const RecapLine& one : recap(course_, kNone)) out.push_back(line(one));
  return out;
}

std::string CampaignWords::lane(std::uint8_t lane) const {
  const Lane& it = box_.law.law(2).lane(LaneId(lane));
  const auto city = [&](NodeId node) {
    return in(language_, box_.names.map.nodes[std::size_t(node)].name);
  };
  return city(it.a) + " – " + city(it.b);
}

std::string CampaignWords::ticket(std::uint8_t ticket) const {
  const Link& link = box_.law.law(2).ticket(TicketId(ticket)).links[0];
  const auto city = [&](const Place& place) {
    return in(language_, box_.names.map.nodes[std::size_t(place.node())].name);
  };
  return city(link.from) + " – " + city(link.to);
}

std::string CampaignWords::colour(int colour) const {
  for (const EditionSheet::Deck& deck : box_.sheet.decks)
    for (const EditionSheet::Sort& sort : deck.cards)
      if (!sort.wild && !sort.news && sort.colour == Colour(colour))
        return in(language_, sort.name);
  return {};
}

std::string CampaignWords::line(const Highlight& one) const {
  constexpr std::string_view kKeys[] = {
      "highlight_thing",     "highlight_ticket",     "highlight_payment",  "highlight_tie_break",
      "highlight_tie_below", "highlight_firstcomer", "highlight_last_loco"};
  std::string what;
  if (one.kind == HighlightKind::Thing) what = in(language_, box_.text.items[one.what].name);
  if (one.kind == HighlightKind::Ticket) what = ticket(one.what);
  if (one.kind == HighlightKind::Firstcomer) what = in(language_, box_.text.regions[one.what].name);
  if (one.kind == HighlightKind::LastLoco)
    what = in(language_, box_.text.tokens[std::size_t(one.n)].name) + ", " + lane(one.what);
  return say(language_, "campaign." + std::string(kKeys[std::size_t(one.kind)]),
             {{"company", company(one.company)}, {"n", std::to_string(one.n)}, {"thing", what}});
}

std::string CampaignWords::option(const Reading& card, int option) const {
  const auto labels =
      box_.text.labels.find(box_.law.story[card.card].id + (card.side == 0 ? " a" : " b"));
  if (labels == box_.text.labels.end() || option > int(labels->second.size()))
    return say(language_, "labels.number", {{"n", std::to_string(option)}});
  return in(language_, labels->second[std::size_t(option - 1)]);
}

std::string CampaignWords::choice(const CampaignFact& fact, const Closing& at) const {
  std::string key = "chosen_option", what, token;
  if (fact.kind == CampaignFactKind::OptionChosen) what = option({at.card, at.part}, fact.n);
  if (fact.kind == CampaignFactKind::EventArchived) {
    key = "chosen_event";
    what = in(language_, box_.text.events[fact.what].name);
  } else if (fact.kind == CampaignFactKind::ItemGained) {
    key = "chosen_item";
    what = in(language_, box_.text.items[fact.what].name);
  } else if (fact.kind == CampaignFactKind::CityToken) {
    key = "chosen_city";
    what = in(language_, box_.names.map.nodes[fact.what].name);
    token = in(language_, box_.text.tokens[std::size_t(fact.n)].name);
  }
  return say(language_, "campaign." + key,
             {{"company", company(fact.company)}, {"thing", what}, {"token", token}});
}

/// Who chose what: in the game when the story asked, and at its end.
std::vector<std::string> CampaignWords::choices(const ChronicleChapter& chapter) const {
  std::vector<std::string> out;
  for (const StoryChoice& one : chapter.story)
    out.push_back(
        say(language_, "campaign.chosen_option",
            {{"company", company(one.company)}, {"thing", option(one.read, one.option)}}));
  std::size_t next = 0;
  for (const int i : course_.standing()) {
    if (i < chapter.first || i > chapter.last) continue;
    for (const CampaignFact& fact : course_.facts(i))
      if (next < chapter.choices.size() && fact == chapter.choices[next] &&
          course_.entries()[std::size_t(i)].entry.kind == EntryKind::Choose) {
        out.push_back(choice(fact, course_.before(i).closing));
        ++next;
      }
  }
  return out;
}

/// What companies put into cities.
std::string CampaignWords::owned_token() const {
  for (std::size_t i = 0; i < box_.law.tokens.size(); ++i)
    if (box_.law.tokens[i].rule.place == TokenPlace::CityOwned)
      return in(language_, box_.text.tokens[i].name);
  return {};
}

/// The map as the game ended: whose routes, and where tokens stand that stay.
std::vector<std::string> CampaignWords::map_of(const ChronicleChapter& chapter) const {
  std::vector<std::string> out;
  for (int i = 0; i < c_.companies.size(); ++i) {
    std::vector<std::string> lanes, cities;
    for (const LaneId one : chapter.lanes[std::size_t(i)]) lanes.push_back(lane(std::uint8_t(one)));
    for (const NodeId one : chapter.cities[std::size_t(i)])
      cities.push_back(in(language_, box_.names.map.nodes[std::size_t(one)].name));
    if (!lanes.empty())
      out.push_back(say(language_, "campaign.map_lanes",
                        {{"company", company(std::uint8_t(i))}, {"things", joined(lanes, ", ")}}));
    if (!cities.empty())
      out.push_back(say(language_, "campaign.map_cities",
                        {{"company", company(std::uint8_t(i))},
                         {"thing", owned_token()},
                         {"things", joined(cities, ", ")}}));
  }
  return out;
}

std::vector<std::string> CampaignWords::chapter(const ChronicleChapter& chapter) const {
  std::vector<std::string> out{
      say(language_, "campaign.chapter",
          {{"year", std::to_string(chapter.year)}, {"game", std::to_string(chapter.game)}})};
  const auto add = [&](const std::string& line) { out.push_back("  " + line); };
  for (const CampaignFact& slip : chapter.slips)
    add(say(language_, "campaign.slip",
            {{"place", std::to_string(slip.what)},
             {"company", company(slip.company)},
             {"n", std::to_string(slip.n)}}));
  for (const Highlight& one : chapter.highlights) add(line(one));
  for (const std::string& one : choices(chapter)) add(one);
  for (const std::string& one : map_of(chapter)) add(one);
  return out;
}

std::string CampaignWords::mark(const MapMark& mark) const {
  const std::string where = mark.is == MapMark::Is::InCity
                                ? in(language_, box_.names.map.nodes[mark.what].name)
                                : lane(mark.what);
  const std::string what = mark.is == MapMark::Is::Paint
                               ? colour(mark.n)
                               : in(language_, box_.text.tokens[std::size_t(mark.n)].name);
  const std::string who = company(mark.company);
  return say(language_, "campaign.mark",
             {{"year", year(mark.game)}, {"place", where}, {"thing", what}, {"company", who}});
}

/// The map remembers: who put every colour and every token there, and when.
std::vector<std::string> CampaignWords::marks(const Chronicle& book) const {
  std::vector<std::string> out;
  if (!book.marks.empty()) out.push_back(say(language_, "campaign.marks"));
  for (const MapMark& one : book.marks) out.push_back("  " + mark(one));
  return out;
}

std::vector<std::string> CampaignWords::final_places() const {
  FinalCount count = chronicle(course_).count;
  // Whoever has no place stands behind all that have one.
  std::stable_sort(count.begin(), count.end(), [](const CompanyCount& a, const CompanyCount& b) {
    return std::uint8_t(a.place - 1) < std::uint8_t(b.place - 1);
  });
  std::vector<std::string> out;
  for (const CompanyCount& one : count)
    out.push_back(say(language_, one.place == 0 ? "campaign.counted_barred" : "campaign.counted",
                      {{"place", std::to_string(one.place)},
                       {"company", company(one.company)},
                       {"n", std::to_string(one.sum)}}));
  return out;
}

/// How much of the box came up.
std::string CampaignWords::seen(const Chronicle& book) const {
  const auto of = [](int n, std::size_t all) {
    return std::to_string(n) + "/" + std::to_string(all);
  };
  const int pages = story_pages(box_.law).count();
  return say(language_, "campaign.seen",
             {{"events", of(book.seen.events, box_.law.events.size())},
              {"drawn", of(book.seen.postcards_drawn, box_.law.postcards.size() - 1)},
              {"completed", std::to_string(book.seen.postcards_completed)},
              {"story", of(book.seen.story, box_.law.story.size())},
              {"pages", of(book.seen.pages, std::size_t(pages))},
              {"orders", std::to_string(orders_of_choices(box_.law))}});
}

std::vector<std::vector<std::string>> CampaignWords::chronicle_pages() const {
  const Chronicle book = chronicle(course_);
  if (book.chapters.empty()) return {{say(language_, "campaign.no_chapter")}};
  std::vector<std::vector<std::string>> out;
  for (const ChronicleChapter& one : book.chapters) out.push_back(chapter(one));
  if (!book.marks.empty()) out.push_back(marks(book));
  if (c_.phase != Phase::Finished) return out;
  out.push_back(final_places());
  out.back().push_back(seen(book));
  return out;
}

}  // namespace wagonaut::tools
