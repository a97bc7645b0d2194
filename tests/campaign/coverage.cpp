#include "tests/campaign/coverage.h"

namespace wagonaut::tests {
namespace {

std::string number(int n) {
  return std::to_string(n);
}

constexpr const char* kTold[] = {
    "founded",        "company_joined", "company_handed", "company_left",      "chapter_began",
    "game_closed",    "slip_written",   "caboose_taken",  "lane_painted",      "lane_token",
    "city_token",     "event_added",    "event_archived", "story_read",        "module_on",
    "module_off",     "region_opened",  "flag_set",       "option_chosen",     "ticket_retired",
    "ticket_stamped", "postcard_drawn", "postcard_shown", "postcard_archived", "item_gained",
    "slip_deposited", "part_counted",   "company_counted"};
static_assert(std::size(kTold) == std::size_t(CampaignFactKind::CompanyCounted) + 1);

constexpr const char* kAsked[] = {"yes_or_no", "option", "city",  "lane",
                                  "item",      "ticket", "colour"};
static_assert(std::size(kAsked) == std::size_t(ChoiceOf::Colour) + 1);

/// Work that a question of the box can interrupt. What is not here is never left: it is done at
/// once, or its questions are those of other editions.
constexpr std::pair<Todo, const char*> kLeft[] = {{Todo::DealOn, "deal_on"},
                                                  {Todo::Refill, "refill"},
                                                  {Todo::CheckFlush, "check_flush"},
                                                  {Todo::TakeBlind, "take_blind"},
                                                  {Todo::GoOnDrawing, "go_on_drawing"},
                                                  {Todo::EndTurn, "end_turn"},
                                                  {Todo::CloseTurn, "close_turn"},
                                                  {Todo::OfferLater, "offer_later"},
                                                  {Todo::ReadNews, "read_news"},
                                                  {Todo::SetupStep, "setup_step"},
                                                  {Todo::ClaimStep, "claim_step"},
                                                  {Todo::ScoreStep, "score_step"},
                                                  {Todo::AfterDraw, "after_draw"},
                                                  {Todo::Sentences, "sentences"},
                                                  {Todo::Acts, "acts"},
                                                  {Todo::DrawFor, "draw_for"},
                                                  {Todo::Prospect, "prospect"},
                                                  {Todo::Postcards, "postcards"},
                                                  {Todo::Reveal, "reveal"},
                                                  {Todo::AskAgain, "ask_again"}};

/// Cards drawn, prices and offers bear no name of the card that changed them; tests/cards has
/// those.
bool tells_its_name(ActKind kind) {
  switch (kind) {
    case ActKind::Cards:
    case ActKind::CardsUpTo:
    case ActKind::MoreTickets:
    case ActKind::TurnOrders:
    case ActKind::PriceCards:
    case ActKind::PriceAny:
    case ActKind::PriceDollars:
    case ActKind::PriceRevealed:
    case ActKind::Flush:
      return false;
    default:
      return true;
  }
}

bool tell_their_names(const Box& box, const PlaySentences& sentences) {
  return std::any_of(sentences.begin(), sentences.end(), [&](const PlaySentence& one) {
    return tells_its_name(box.rows.acts[one.row.first_act].kind);
  });
}

}  // namespace

Coverage::Coverage(const Box& box) : box_(box) {
  want_box();
  want_play();
}

void Coverage::want_box() {
  for (const StoryCard& card : box_.story)
    for (const char* side : {"a", "b"}) want("story sides", card.id + side);
  for (const EventCard& event : box_.events) {
    want("events", event.id);
    if (tell_their_names(box_, event.sentences)) want("events that did something", event.id);
  }
  for (const Company& company : box_.companies) want("companies", company.id);
  for (std::size_t i = 1; i < box_.postcards.size(); ++i) {
    want("postcards drawn", number(int(i)));
    want("postcards completed", number(int(i)));
  }
  for (const Module& module : box_.modules) want("modules", module.id);
  for (const ItemCard& item : box_.items) {
    want("items", item.id);
    if (tell_their_names(box_, item.sentences))
      want(item.kind == "charter" ? "charters at work" : "tools at work", item.id);
  }
  for (const Region& region : box_.regions) want("regions", region.id);
  for (const Token& token : box_.tokens)
    if (!token.on_tickets && token.rule.place != TokenPlace::Mark) want("tokens", token.id);
  for (int i = 0; i < branches_of(box_); ++i) want("branches", number(i));
  for (const Flag& flag : box_.flags)
    for (const std::string& value : flag.values) want("flags", flag.id + " " + value);
  for (const CountPart& part : box_.evaluation.parts) want("lines of the count", part.id);
}

void Coverage::want_play() {
  // What the box has no ships, harbours, fleets for, and L-41, which no card does.
  const std::set<FactKind> others{FactKind::FleetRevealed, FactKind::HarbourBuilt,
                                  FactKind::PiecesExchanged, FactKind::EventArchived};
  for (int i = 0; i < kFactKinds; ++i)
    if (!others.contains(FactKind(i))) want("facts", std::string(fact_name(FactKind(i))));
  for (const char* told : kTold) want("facts between games", told);
  for (const char* asked : kAsked) want("questions", asked);
  for (const auto& [todo, name] : kLeft) want("tasks interrupted", name);
}

void Coverage::entry(const Tale& tale) {
  const CampaignCourse& course = tale.course;
  if (course.entries().size() < entries_) entries_ = 0;  // another campaign
  for (; entries_ < course.entries().size(); ++entries_)
    for (const CampaignFact& fact : course.facts(int(entries_))) {
      meet("facts between games", kTold[int(fact.kind)]);
      if (fact.kind == CampaignFactKind::StoryRead)
        meet("story sides", box_.story[fact.what].id + (fact.n == 0 ? "a" : "b"));
      if (fact.kind == CampaignFactKind::PostcardDrawn) meet("postcards drawn", number(fact.what));
      if (fact.kind == CampaignFactKind::ItemGained) meet("items", box_.items[fact.what].id);
      if (fact.kind == CampaignFactKind::RegionOpened) meet("regions", box_.regions[fact.what].id);
      if (fact.kind == CampaignFactKind::CityToken || fact.kind == CampaignFactKind::LaneToken)
        meet("tokens", box_.tokens[std::size_t(fact.n)].id);
      if (fact.kind == CampaignFactKind::PartCounted && fact.n != 0)
        meet("lines of the count", box_.evaluation.parts[fact.what].id);
    }
  const Campaign& c = tale.c();
  for (const CompanyState& company : c.companies) meet("companies", box_.companies[company.id].id);
  for (const ModuleId module : c.modules) meet("modules", box_.modules[std::size_t(module)].id);
  if (c.phase != Phase::Finished) return;
  entries_ = 0;
  meet("branches", number(branch_of(box_, c)));
  for (std::size_t i = 0; i < box_.flags.size(); ++i)
    if (c.flags[i] != 0)
      meet("flags", box_.flags[i].id + " " + box_.flags[i].values[c.flags[i] - 1u]);
}

void Coverage::decision(const Opening&, const State& s, Seat, const Move&, Quick&) {
  if (s.open.ask.kind != AskKind::EffectChoice) return;
  meet("questions", kAsked[int(s.open.extras.question.of)]);
  for (const Item& item : s.open.agenda)
    for (const auto& [todo, name] : kLeft)
      if (todo == item.todo) meet("tasks interrupted", name);
}

void Coverage::note_source(const FactSource& source) {
  if (source.kind == int(Source::Event))
    meet("events that did something", box_.events[source.card].id);
  if (source.kind != int(Source::Item)) return;
  const ItemCard& item = box_.items[source.card];
  meet(item.kind == "charter" ? "charters at work" : "tools at work", item.id);
}

void Coverage::note(const Fact& fact) {
  meet("facts", std::string(fact_name(fact.kind)));
  note_source(fact.source);
  if (fact.kind == FactKind::EventTurned) meet("events", box_.events[fact.what].id);
  if (fact.kind == FactKind::PostcardDrawn) meet("postcards drawn", number(fact.what));
  if (fact.kind == FactKind::PostcardShown) meet("postcards completed", number(fact.what));
  if (fact.kind == FactKind::StoryRead)
    meet("story sides", box_.story[fact.what].id + (fact.n == 0 ? "a" : "b"));
  if (fact.kind == FactKind::OrderTaken) meet("tokens", "order");
  if (fact.token != kNone) meet("tokens", box_.tokens[fact.token].id);
  if (fact.kind == FactKind::LanePainted) meet("tokens", box_.tokens[std::size_t(box_.paint)].id);
}

void Coverage::refused(Refusal refusal) {
  meet("refusals", std::string(refusal_name(refusal)));
}

void Coverage::print(std::ostream& out) const {
  for (const std::string& kind : kinds()) {
    const std::vector<std::string> gone = missing(kind);
    out << "  " << kind << std::string(30 - kind.size(), ' ') << wanted(kind) - gone.size()
        << " of " << wanted(kind) << (gone.empty() ? "" : "; not:");
    for (const std::string& what : gone) out << " " << what;
    out << "\n";
  }
}

std::vector<std::string> Coverage::kinds() const {
  std::vector<std::string> out;
  for (const auto& [kind, all] : wanted_) out.push_back(kind);
  return out;
}

std::vector<std::string> Coverage::missing(const std::string& kind) const {
  std::vector<std::string> out;
  const auto met = met_.find(kind);
  for (const std::string& what : wanted_.at(kind))
    if (met == met_.end() || !met->second.contains(what)) out.push_back(what);
  return out;
}

}  // namespace wagonaut::tests
