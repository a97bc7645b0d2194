#include "tools/campaign/closing_talk.h"

#include <algorithm>

#include "bots/campaign/closing_answer.h"
#include "tools/campaign/story_pages.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

using Told = CampaignFactKind;

std::vector<std::string> names_of(const std::vector<SeatPlan>& seats) {
  std::vector<std::string> out;
  for (const SeatPlan& seat : seats) out.push_back(shown_name(seat));
  return out;
}

/// What the game itself has told already stands before the first page that is read.
CampaignFacts::const_iterator first_page(const CampaignFacts& facts) {
  return std::find_if(facts.begin(), facts.end(),
                      [](const CampaignFact& fact) { return fact.kind == Told::StoryRead; });
}

/// What a page brings with it stands below it, a line apart.
bool follows_page(Told kind) {
  return kind == Told::ModuleOn || kind == Told::ModuleOff || kind == Told::EventAdded ||
         kind == Told::EventArchived || kind == Told::PostcardArchived;
}

}  // namespace

ClosingTalk::ClosingTalk(CampaignTalk& talk, CampaignStore& store, const Tonight& tonight)
    : talk_(talk),
      store_(store),
      tonight_(tonight),
      speech_(*tonight.game, talk.language(), talk.paint(), names_of(tonight.seats), &store.box()) {
}

void ClosingTalk::tell_slips() {
  for (const int i : store_.course().standing())
    if (i > tonight_.entry)
      for (const CampaignFact& fact : store_.course().facts(i))
        if (fact.kind == Told::SlipWritten)
          talk_.line("  " + talk_.say("slip", {{"place", std::to_string(fact.what)},
                                               {"company", company(fact.company)},
                                               {"n", std::to_string(fact.n)}}));
}

bool ClosingTalk::tell() {
  const CampaignFacts facts = store_.told();
  const auto& entry = store_.course().entries().back().entry;
  const bool game = entry.kind == EntryKind::Game;
  if (!tell_lists(facts)) return false;
  for (auto fact = game ? first_page(facts) : facts.begin(); fact != facts.end(); ++fact)
    if (!tell(*fact)) return false;
  return tell_post(facts) && tell_count(facts);
}

/// Where the names of things stand in a row behind one beginning.
void ClosingTalk::tell_list(const CampaignFacts& facts, Told kind, std::string_view key) {
  std::vector<std::string> things;
  for (const CampaignFact& fact : facts)
    if (fact.kind == kind) things.push_back(thing(fact));
  if (!things.empty()) talk_.line(talk_.say(key, {{"things", joined(with_counts(things), "; ")}}));
}

std::string ClosingTalk::thing(const CampaignFact& fact) const {
  const std::string by = fact.company == kNone ? std::string() : company(fact.company);
  const std::string who = by.empty() ? by : " (" + by + ")";
  const auto placed = [&](const std::string& where) {
    return speech_.token(std::uint8_t(fact.n)) + " (" + where + (by.empty() ? "" : "; " + by) + ")";
  };
  switch (fact.kind) {
    case Told::LanePainted:
      return speech_.lane(LaneId(fact.what)) + " (" + speech_.colour(Colour(fact.n)) + ")";
    case Told::LaneToken:
      return placed(speech_.lane(LaneId(fact.what)));
    case Told::CityToken:
      return placed(speech_.node(NodeId(fact.what)));
    case Told::TicketRetired:
      return speech_.ticket(TicketId(fact.what));
    case Told::ItemGained:
      return speech_.item(fact.what) + who;
    default:
      return {};
  }
}

/// By company: a list of lanes is long enough without names.
void ClosingTalk::tell_painted(const CampaignFacts& facts) {
  for (const std::uint8_t place : tonight_.opening.company_of_seat) {
    std::vector<std::string> lanes;
    for (const CampaignFact& fact : facts)
      if (fact.kind == Told::LanePainted && fact.company == place) lanes.push_back(thing(fact));
    if (!lanes.empty())
      talk_.line(talk_.say("told_painted",
                           {{"company", company(place)}, {"things", joined(lanes, ", ")}}));
  }
}

/// What a game leaves behind; most of it was told as it happened.
bool ClosingTalk::tell_lists(const CampaignFacts& facts) {
  for (const CampaignFact& fact : facts)
    if (fact.kind == Told::CabooseTaken)
      talk_.line(talk_.say(last_game() ? "told_last" : "told_caboose",
                           {{"company", company(fact.company)}}));
  for (std::size_t i = 0; i < tonight_.seats.size(); ++i) {
    const std::uint8_t place = tonight_.opening.company_of_seat[i];
    const bool closed = !facts.empty() && facts.front().kind == Told::SlipWritten;
    if (closed && !store_.course().after(tonight_.entry).attendance[place].slip)
      talk_.line(talk_.say("told_fixed", {{"company", company(place)}}));
  }
  tell_painted(facts);
  tell_list(facts, Told::LaneToken, "told_tokens");
  if (first_page(facts) == facts.begin() || facts.empty()) return true;
  if (facts.front().kind == Told::SlipWritten) {
    const CampaignFacts brought(facts.begin(), first_page(facts));
    tell_list(brought, Told::CityToken, "told_tokens");
    tell_list(brought, Told::ItemGained, "told_things");
  }
  return true;
}

void ClosingTalk::tell_stamps(const CampaignFacts& facts) {
  const auto& tokens = store_.box().law.tokens;
  const auto stamp = std::find_if(tokens.begin(), tokens.end(),
                                  [](const Token& token) { return token.on_tickets; });
  if (stamp == tokens.end()) return;
  const std::string name = speech_.token(std::uint8_t(stamp - tokens.begin()));
  if (std::any_of(facts.begin(), facts.end(),
                  [](const CampaignFact& fact) { return fact.kind == Told::TicketStamped; }))
    talk_.line();
  for (const std::uint8_t place : tonight_.opening.company_of_seat) {
    const auto n = std::count_if(facts.begin(), facts.end(), [&](const CampaignFact& fact) {
      return fact.kind == Told::TicketStamped && fact.company == place;
    });
    if (n > 0)
      talk_.line(
          talk_.say("told_stamps", {{"company", company(place)}, {"thing", name}, {"n", long(n)}}));
  }
}

bool ClosingTalk::tell(const CampaignFact& fact) {
  const BoxText& words = store_.box().text;
  if (after_page_ && follows_page(fact.kind)) talk_.line();
  after_page_ = false;
  const auto line = [&](std::string_view key, const std::string& name, const Text& rest) {
    talk_.line(talk_.say(key, {{"company", company(fact.company)}, {"thing", name}}) +
               (text(rest).empty() ? "" : " " + text(rest)));
    return true;
  };
  switch (fact.kind) {
    case Told::StoryRead:
    case Told::RegionOpened:
      return tell_pages(fact);
    case Told::ModuleOn:
      talk_.line(talk_.say("told_rule_on", {{"id", store_.box().law.modules[fact.what].id},
                                            {"thing", text(words.modules[fact.what].name)}}) +
                 " " + text(words.modules[fact.what].rule));
      return true;
    case Told::ModuleOff:
      return line("told_rule_off", text(words.modules[fact.what].name), {});
    case Told::EventAdded:
      return line("told_event_in", text(words.events[fact.what].name),
                  words.events[fact.what].text);
    case Told::EventArchived:
      return line(fact.company == kNone ? "told_event_out" : "chosen_event",
                  text(words.events[fact.what].name) + ".", {});
    case Told::ItemGained:
      return line("chosen_item", text(words.items[fact.what].name) + ".",
                  words.items[fact.what].text);
    case Told::CityToken:
      talk_.line(talk_.say("told_tokens", {{"things", thing(fact)}}));
      return true;
    case Told::PostcardArchived:
      talk_.line(talk_.say("told_unread", {{"n", std::to_string(fact.what)}}));
      return true;
    default:
      return true;
  }
}

bool ClosingTalk::tell_pages(const CampaignFact& fact) {
  if (!talk_.turn_page()) return false;
  talk_.line();
  if (fact.kind == Told::StoryRead)
    talk_.line(story_side(store_.box(), fact.what, fact.n, talk_.language()));
  else
    talk_.lines(region_page(store_.box(), fact.what, talk_.language()));
  after_page_ = true;
  return true;
}

/// Letters come last: one side is read to all, the other by whoever holds the card (L-13).
bool ClosingTalk::tell_post(const CampaignFacts& facts) {
  const bool game = !facts.empty() && facts.front().kind == Told::SlipWritten;
  const CampaignFacts later(game ? first_page(facts) : facts.begin(), facts.end());
  tell_stamps(later);
  tell_list(later, Told::TicketRetired, "told_retired");
  for (const CampaignFact& fact : later) {
    if (fact.kind != Told::PostcardDrawn) continue;
    talk_.line();
    talk_.line(talk_.say("told_postcard",
                         {{"company", company(fact.company)}, {"n", std::to_string(fact.what)}}) +
               " " + text(store_.box().text.postcards[fact.what].open));
  }
  for (const std::uint8_t place : tonight_.opening.company_of_seat)
    if (!show_secrets(later, place)) return false;
  const bool ask = campaign_ask(store_.box().law, store_.campaign()).has_value();
  return ask || talk_.turn_page();
}

bool ClosingTalk::show_secrets(const CampaignFacts& facts, std::uint8_t place) {
  const SeatPlan* holder = tonight_.player(place);
  if (place == kNone || holder == nullptr || !holder->person()) return true;
  std::vector<std::string> lines;
  for (const CampaignFact& fact : facts)
    if (fact.kind == Told::PostcardDrawn && fact.company == place)
      lines.push_back(talk_.say("secret_side", {{"n", std::to_string(fact.what)}}) + " " +
                      text(store_.box().text.postcards[fact.what].secret));
  return lines.empty() || talk_.show_alone(shown_name(*holder), lines);
}

/// L-90: line by line, then the companies from the last place up.
bool ClosingTalk::tell_count(const CampaignFacts& facts) {
  if (store_.campaign().phase != Phase::Finished) return true;
  talk_.title(talk_.say("final_count"));
  for (std::size_t part = 0; part < store_.box().text.parts.size(); ++part) {
    tell_part(facts, std::uint8_t(part));
    if (!talk_.turn_page()) return false;
  }
  for (const CampaignFact& fact : facts) {
    if (fact.kind != Told::CompanyCounted) continue;
    talk_.line(talk_.say(fact.what == 0 ? "counted_barred" : "counted",
                         {{"place", std::to_string(fact.what)},
                          {"company", company(fact.company)},
                          {"n", std::to_string(fact.n)}}));
    if (!talk_.turn_page()) return false;
  }
  return true;
}

void ClosingTalk::tell_part(const CampaignFacts& facts, std::uint8_t part) {
  talk_.line(text(store_.box().text.parts[part].text));
  for (const CampaignFact& fact : facts)
    if (fact.kind == Told::PartCounted && fact.what == part)
      talk_.line("  " + talk_.say("part", {{"company", company(fact.company)},
                                           {"n", std::to_string(fact.n)}}));
}

/// What may be chosen, with what is written on it.
std::string ClosingTalk::option_text(const CampaignAsk& ask, std::uint8_t option) const {
  const BoxText& box = store_.box().text;
  std::string name = words().answer(ask.of, option);
  if (ask.of == CampaignAskOf::Event)
    return talk_.paint().bold(name) + ". " + text(box.events[option].text);
  if (ask.of == CampaignAskOf::Item)
    return talk_.paint().bold(name) + ". " + text(box.items[option].text);
  return name;
}

bool ClosingTalk::opens_region(std::uint8_t option) const {
  const Deed* deed = deed_at(store_.box().law, store_.campaign());
  const Deeds& deeds = deed->options[option - 1u];
  return std::any_of(deeds.begin(), deeds.end(),
                     [](const Deed& one) { return one.kind == DeedKind::OpenRegion; });
}

/// What the answer changes and nothing will change back.
std::string ClosingTalk::for_ever(const CampaignAsk& ask, std::uint8_t option) const {
  switch (ask.of) {
    case CampaignAskOf::Event:
      return talk_.say("ever_event");
    case CampaignAskOf::Item:
      return talk_.say("ever_item");
    case CampaignAskOf::City:
      return talk_.say("ever_city");
    case CampaignAskOf::Option:
      break;
  }
  return talk_.say(opens_region(option) ? "ever_region" : "ever_option");
}

/// What is to be put into a city.
std::string ClosingTalk::token_asked(const CampaignAsk& ask) const {
  if (ask.of != CampaignAskOf::City) return {};
  return speech_.token(deed_at(store_.box().law, store_.campaign())->what);
}

bool ClosingTalk::ask_person(const CampaignAsk& ask, const std::string& who, std::uint8_t& answer) {
  constexpr std::string_view kKeys[] = {"question_event", "question_option", "question_item",
                                        "question_city"};
  std::vector<std::string> options;
  for (const std::uint8_t option : ask.options) options.push_back(option_text(ask, option));
  while (true) {
    talk_.line();
    talk_.line(talk_.paint().bold(
        talk_.say(kKeys[std::size_t(ask.of)],
                  {{"who", who}, {"company", company(ask.company)}, {"thing", token_asked(ask)}})));
    talk_.line(for_ever(ask, ask.options.front()));
    const auto number = talk_.choose(options);
    if (!number) return false;
    answer = ask.options[std::size_t(*number - 1)];
    talk_.line(talk_.say("sure", {{"thing", options[std::size_t(*number - 1)]}}));
    const auto sure = talk_.choose({talk_.say("sure_yes"), talk_.say("sure_no")});
    if (!sure) return false;
    if (*sure == 1) return true;
  }
}

bool ClosingTalk::ask() {
  const auto ask = campaign_ask(store_.box().law, store_.campaign());
  CHECK(ask);
  const SeatPlan* player = tonight_.player(ask->company);
  std::uint8_t answer = 0;
  const bool person = player != nullptr && player->person();
  if (person && !ask_person(*ask, shown_name(*player), answer)) return false;
  if (!person) answer = closing_answer(store_.course(), *ask);
  const std::string words = option_text(*ask, answer);
  const Box& law = store_.box().law;
  const std::string line = "choose " +
                           law.companies[store_.campaign().companies[ask->company].id].id + " " +
                           answer_text(law, ask->of, answer);
  if (const auto fault = store_.append(line); !fault.empty()) {
    talk_.line(fault);
    return false;
  }
  if (ask->of == CampaignAskOf::Option)
    talk_.line(talk_.say("told_option", {{"company", company(ask->company)}, {"thing", words}}));
  return tell();
}

}  // namespace wagonaut::tools
