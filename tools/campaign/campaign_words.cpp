#include "tools/campaign/campaign_words.h"

#include "texts/book.h"
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

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
  return out;
}

std::string signed_number(int n) {
  return (n > 0 ? "+" : "") + std::to_string(n);
}

}  // namespace

std::string CampaignWords::company(std::uint8_t place) const {
  if (place >= c_.companies.size()) return {};
  return in(language_, box_.text.companies[c_.companies[place].id].name);
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
                            : member.holder == Holder::Bot  ? "campaign.company_bot"
                                                            : "campaign.company";
    out.push_back(say(
        language_, key,
        {{"company", company(std::uint8_t(i))}, {"name", member.name}, {"level", member.level}}));
  }
  constexpr std::string_view kPhases[] = {"gathering", "playing", "closing", "finished"};
  out.push_back(say(language_, "campaign." + std::string(kPhases[std::size_t(c_.phase)]),
                    {{"game", game}, {"year", year(c_.game)}}));
  if (const std::string asked = question(); !asked.empty()) out.push_back(asked);
  return out;
}

std::string CampaignWords::question() const {
  const auto ask = campaign_ask(box_.law, c_);
  if (!ask) return {};
  std::vector<std::string> options;
  for (const std::uint8_t option : ask->options)
    options.push_back(answer_text(box_.law, ask->of, option));
  constexpr std::string_view kKeys[] = {"ask_event", "ask_option", "ask_item", "ask_city"};
  return say(language_, "campaign." + std::string(kKeys[std::size_t(ask->of)]),
             {{"company", company(ask->company)}, {"options", joined(options)}});
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
  const std::string number =
      one.kind == RecapKind::Swing ? signed_number(one.n) : std::to_string(one.n);
  return say(language_, "campaign." + std::string(recap_key(one.kind)) + (drawn ? "_nobody" : ""),
             {{"company", company(one.company)},
              {"n", number},
              {"year", number},
              {"trains", std::to_string(one.what)},
              {"thing", token ? in(language_, box_.text.tokens[one.what].name) : std::string()},
              {"things", joined(things)}});
}

std::vector<std::string> CampaignWords::recap_lines() const {
  std::vector<std::string> out;
  for (const RecapLine& one : recap(course_, kNone)) out.push_back(line(one));
  return out;
}

std::string CampaignWords::line(const Highlight& one) const {
  constexpr std::string_view kKeys[] = {"highlight_thing", "highlight_ticket", "highlight_payment",
                                        "highlight_tie_break", "highlight_firstcomer"};
  std::string what;
  if (one.kind == HighlightKind::Thing) what = in(language_, box_.text.items[one.what].name);
  if (one.kind == HighlightKind::Firstcomer) what = in(language_, box_.text.regions[one.what].name);
  return say(language_, "campaign." + std::string(kKeys[std::size_t(one.kind)]),
             {{"company", company(one.company)}, {"n", std::to_string(one.n)}, {"thing", what}});
}

std::string CampaignWords::choice(const CampaignFact& fact) const {
  std::string key = "chosen_option", what;
  if (fact.kind == CampaignFactKind::EventArchived) {
    key = "chosen_event";
    what = in(language_, box_.text.events[fact.what].name);
  } else if (fact.kind == CampaignFactKind::ItemGained) {
    key = "chosen_item";
    what = in(language_, box_.text.items[fact.what].name);
  } else if (fact.kind == CampaignFactKind::CityToken) {
    key = "chosen_city";
    what = in(language_, box_.names.map.nodes[fact.what].name);
  }
  return say(language_, "campaign." + key,
             {{"company", company(fact.company)}, {"thing", what}, {"n", std::to_string(fact.n)}});
}

std::vector<std::string> CampaignWords::chronicle_lines() const {
  const Chronicle book = chronicle(course_);
  std::vector<std::string> out;
  for (const ChronicleChapter& chapter : book.chapters) {
    out.push_back(
        say(language_, "campaign.chapter",
            {{"year", std::to_string(chapter.year)}, {"game", std::to_string(chapter.game)}}));
    for (const CampaignFact& slip : chapter.slips)
      out.push_back("  " + say(language_, "campaign.slip",
                               {{"place", std::to_string(slip.what)},
                                {"company", company(slip.company)},
                                {"n", std::to_string(slip.n)}}));
    for (const Highlight& one : chapter.highlights) out.push_back("  " + line(one));
    for (const CampaignFact& fact : chapter.choices) out.push_back("  " + choice(fact));
  }
  for (const CompanyCount& one : book.count)
    out.push_back(say(language_, one.place == 0 ? "campaign.counted_barred" : "campaign.counted",
                      {{"place", std::to_string(one.place)},
                       {"company", company(one.company)},
                       {"n", std::to_string(one.sum)}}));
  if (c_.phase == Phase::Finished)
    out.push_back(say(language_, "campaign.seen",
                      {{"events", std::to_string(book.seen.events)},
                       {"drawn", std::to_string(book.seen.postcards_drawn)},
                       {"completed", std::to_string(book.seen.postcards_completed)},
                       {"story", std::to_string(book.seen.story)}}));
  return out;
}

}  // namespace wagonaut::tools
