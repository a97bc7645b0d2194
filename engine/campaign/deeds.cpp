#include "engine/campaign/deeds.h"

#include <algorithm>

namespace wagonaut {
namespace {

using Told = CampaignFactKind;

void module_on(Desk& t, ModuleId module) {
  if (t.c.modules.contains(module)) return;
  t.c.modules.insert(module);
  t.c.known.modules.insert(module);
  t.note({.kind = Told::ModuleOn, .what = std::uint8_t(module)});
}

void module_off(Desk& t, ModuleId module) {
  if (!t.c.modules.contains(module)) return;
  t.c.modules.erase(module);
  t.note({.kind = Told::ModuleOff, .what = std::uint8_t(module)});
}

void add_event(Desk& t, EventId event) {
  if (t.c.events.contains(event)) return;
  t.c.events.insert(event);
  t.c.events_out.erase(event);
  t.c.known.events.insert(event);
  t.note({.kind = Told::EventAdded, .what = std::uint8_t(event)});
}

/// Everything in the box is in play from now on; its rule from the next game on (C-0.10).
void open_region(Desk& t, RegionId id) {
  if (t.c.regions.contains(id)) return;
  const Region& region = t.box.regions[std::size_t(id)];
  t.c.regions.insert(id);
  if (region.pair != kNone && t.c.pair_first[region.pair] == kNone)
    t.c.pair_first[region.pair] = std::uint8_t(id);
  t.note({.kind = Told::RegionOpened, .what = std::uint8_t(id)});
  t.c.tickets |= region.tickets;
  for (const EventId event : region.events) add_event(t, event);
  if (std::size_t(region.module) >= t.box.modules.size()) return;  // a box without a rule
  if (t.c.modules.contains(region.module)) return;
  module_on(t, region.module);
  t.c.closing.later.insert(region.module);
}

RegionId closed_of(const Box& box, const Campaign& c, std::uint8_t pair) {
  for (std::size_t i = 0; i < box.regions.size(); ++i)
    if (box.regions[i].pair == pair && !c.regions.contains(RegionId(i))) return RegionId(i);
  return RegionId{kNone};
}

/// The region that comes second has no pioneer.
void open_second(Desk& t, std::uint8_t pair) {
  const RegionId id = closed_of(t.box, t.c, pair);
  if (id == RegionId{kNone}) return;
  open_region(t, id);
  const PostcardId pioneer = t.box.regions[std::size_t(id)].pioneer;
  if (!t.c.mail.contains(pioneer)) return;
  t.c.mail.erase(pioneer);
  t.c.postcards_out.insert(pioneer);
  t.note({.kind = Told::PostcardArchived, .what = std::uint8_t(pioneer)});
}

void draw_postcard(Desk& t, std::uint8_t company, PostcardId card) {
  if (!t.c.mail.contains(card)) return;
  t.c.mail.erase(card);
  t.c.companies[company].postcards.insert(card);
  t.note({.kind = Told::PostcardDrawn, .company = company, .what = std::uint8_t(card)});
}

/// The next of a stack that is still in the mail; 0 if there is none.
PostcardId next_of(const Box& box, const Campaign& c, std::uint8_t stack) {
  for (const PostcardId card : box.stacks[stack])
    if (c.mail.contains(card)) return card;
  return {};
}

/// The numbers on the tickets a company completed that nobody has used up (C-2).
PostcardSet numbers_of(const Box& box, const Campaign& c, std::uint8_t company) {
  PostcardSet out;
  for (const TicketId ticket : c.closing.done[company])
    out.insert(box.tickets[std::size_t(ticket)].postcard);
  return out & c.mail;
}

void stamp(Desk& t, std::uint8_t company) {
  TicketSet& stamps = t.c.companies[company].stamps;
  for (const TicketId ticket : t.c.closing.done[company] - stamps)
    t.note({.kind = Told::TicketStamped, .company = company, .what = std::uint8_t(ticket)});
  stamps |= t.c.closing.done[company];
}

void retire(Desk& t, const TicketSet& tickets) {
  for (const TicketId ticket : (tickets & t.c.tickets) - t.c.closing.retiring)
    t.note({.kind = Told::TicketRetired, .what = std::uint8_t(ticket)});
  t.c.closing.retiring |= tickets & t.c.tickets;
}

void set_flag(Desk& t, std::uint8_t flag, std::uint8_t value) {
  t.c.flags[flag] = value;
  t.note({.kind = Told::FlagSet, .what = flag, .n = value});
}

bool test_holds(const Box& box, const Campaign& c, const StoryTest& test) {
  if (test.flag != kNone) return (c.flags[test.flag] == test.value) != test.negate;
  int held = 0;
  for (const CompanyState& company : c.companies) held += items_held(box, company, test.items);
  const int wanted = test.least + test.per_company * companies_of_campaign(c);
  return (held >= wanted) != test.negate;
}

}  // namespace

CompanyList companies_meant(const Closing& closing, AfterGame who) {
  CompanyList out;
  switch (who) {
    case AfterGame::Nobody:
      out.push_back(kNone);
      break;
    case AfterGame::Winner:
      if (!closing.ranking.empty()) out.push_back(closing.ranking.front());
      break;
    case AfterGame::Last:
      if (!closing.ranking.empty()) out.push_back(closing.ranking.back());
      break;
    case AfterGame::AllLastFirst:
      for (int i = closing.ranking.size(); i-- > 0;) out.push_back(closing.ranking[std::size_t(i)]);
      break;
    case AfterGame::EverySeat:
      out = closing.order;
      break;
  }
  return out;
}

int items_held(const Box& box, const CompanyState& company, const ItemSet& items) {
  int held = 0;
  for (const ItemId item : items&(company.office | company.vault)) {
    const std::uint8_t counter = box.items[std::size_t(item)].counter;
    held += counter == kNone ? 1 : company.many[counter];
  }
  return held;
}

bool story_holds(const Box& box, const Campaign& c, const StoryCard& card) {
  return std::all_of(card.tests.begin(), card.tests.end(),
                     [&](const StoryTest& test) { return test_holds(box, c, test); });
}

bool is_choice(const Deed& deed) {
  return deed.kind == DeedKind::ChooseOption || deed.kind == DeedKind::ChooseItem ||
         deed.kind == DeedKind::ChooseCity;
}

bool can_carry_out(const Box& box, const Campaign& c, const Deed& deed, std::uint8_t company) {
  switch (deed.kind) {
    case DeedKind::ModuleOn:
      return !c.modules.contains(ModuleId(deed.what));
    case DeedKind::ModuleOff:
      return c.modules.contains(ModuleId(deed.what));
    case DeedKind::OpenRegion:
      return !c.regions.contains(RegionId(deed.what));
    case DeedKind::OpenPair:
      return closed_of(box, c, deed.what) != RegionId{kNone};
    case DeedKind::AddEvent:
      return !c.events.contains(EventId(deed.what));
    case DeedKind::ArchiveEvent:
      return c.events.contains(EventId(deed.what));
    case DeedKind::Retire:
      return !(deed.tickets & c.tickets).empty();
    case DeedKind::DrawPostcard:
      return c.mail.contains(PostcardId(deed.what));
    case DeedKind::DrawFrom:
      return next_of(box, c, deed.what) != PostcardId{};
    case DeedKind::DrawByTickets:
      return !numbers_of(box, c, company).empty();
    case DeedKind::Stamp:
      return !(c.closing.done[company] - c.companies[company].stamps).empty();
    case DeedKind::SetFlag:
    case DeedKind::Evaluate:
      return true;
    case DeedKind::ChooseOption:
    case DeedKind::ChooseItem:
    case DeedKind::ChooseCity:
      return false;  // somebody is asked
  }
  return false;
}

void carry_out(Desk& t, const Deed& deed, std::uint8_t company) {
  if (!can_carry_out(t.box, t.c, deed, company)) return;
  switch (deed.kind) {
    case DeedKind::ModuleOn:
      return module_on(t, ModuleId(deed.what));
    case DeedKind::ModuleOff:
      return module_off(t, ModuleId(deed.what));
    case DeedKind::SetFlag:
      return set_flag(t, deed.what, deed.n);
    case DeedKind::Evaluate:
      t.c.count = true;
      return;
    case DeedKind::OpenRegion:
      return open_region(t, RegionId(deed.what));
    case DeedKind::OpenPair:
      return open_second(t, deed.what);
    case DeedKind::Retire:
      return retire(t, deed.tickets);
    case DeedKind::AddEvent:
      return add_event(t, EventId(deed.what));
    case DeedKind::ArchiveEvent:
      return archive_event(t, EventId(deed.what), kNone);
    case DeedKind::DrawPostcard:
      return draw_postcard(t, company, PostcardId(deed.what));
    case DeedKind::DrawFrom:
      return draw_postcard(t, company, next_of(t.box, t.c, deed.what));
    case DeedKind::DrawByTickets:
      for (const PostcardId card : numbers_of(t.box, t.c, company)) draw_postcard(t, company, card);
      return;
    case DeedKind::Stamp:
      return stamp(t, company);
    case DeedKind::ChooseOption:
    case DeedKind::ChooseItem:
    case DeedKind::ChooseCity:
      return;  // somebody is asked
  }
}

void carry_out_all(Desk& t, const Deeds& deeds) {
  for (const Deed& deed : deeds)
    for (const std::uint8_t company : companies_meant(t.c.closing, deed.who))
      carry_out(t, deed, company);
}

void archive_event(Desk& t, EventId event, std::uint8_t company) {
  t.c.events.erase(event);
  t.c.events_out.insert(event);
  t.c.closing.discard.erase(event);
  t.note({.kind = Told::EventArchived, .company = company, .what = std::uint8_t(event)});
}

void gain_item(Desk& t, std::uint8_t company, ItemId item) {
  const auto& thing = t.box.items[std::size_t(item)];
  CompanyState& who = t.c.companies[company];
  (thing.vault ? who.vault : who.office).insert(item);
  if (thing.counter != kNone) ++who.many[thing.counter];
  t.c.known.items.insert(item);
  t.note({.kind = Told::ItemGained, .company = company, .what = std::uint8_t(item)});
}

void place_in_city(Desk& t, std::uint8_t company, TokenId token, NodeId city) {
  t.c.owner[std::size_t(city)] = std::uint8_t(company + 1);
  t.note({.kind = Told::CityToken,
          .company = company,
          .what = std::uint8_t(city),
          .n = std::int16_t(token)});
}

}  // namespace wagonaut
