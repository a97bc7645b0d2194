#include "engine/campaign/opening.h"

#include <algorithm>

#include "engine/campaign/rows.h"

namespace wagonaut {

namespace {

bool works(const PlaySentence& one, const Setting& setting) {
  const int seats = int(setting.companies.size());
  const bool in_the_mail = one.once == PostcardId{} || setting.mail.contains(one.once);
  return (one.games >> setting.game & 1) != 0 && (one.seats >> seats & 1) != 0 && in_the_mail;
}

void take_all(const Box& box, const PlaySentences& list, const Setting& setting, Effects& game) {
  for (const PlaySentence& one : list)
    if (works(one, setting)) take_sentence(box.rows, one.row, game);
}

/// The same with another number of the card: a company's is its seat, a story card's its reading.
void take_as(const Box& box, const PlaySentences& list, const Setting& setting, std::uint8_t card,
             Effects& game) {
  for (PlaySentence one : list) {
    one.row.card = card;
    if (works(one, setting)) take_sentence(box.rows, one.row, game);
  }
}

/// In the order of `Effects`: it is the order of cards within a step (C-0.1).
void take_sentences(const Box& box, const Setting& setting, Effects& game) {
  take_all(box, box.sentences, setting, game);
  for (const ModuleId id : setting.modules)
    take_all(box, box.modules[std::size_t(id)].sentences, setting, game);
  for (std::size_t i = 0; i < setting.readings.size(); ++i) {
    const Reading& read = setting.readings[i];
    take_as(box, box.story[read.card].sides[read.side].sentences, setting, std::uint8_t(i), game);
  }
  for (std::size_t seat = 0; seat < setting.companies.size(); ++seat)
    take_as(box, box.companies[setting.companies[seat]].sentences, setting, std::uint8_t(seat),
            game);
  for (const EventId id : setting.events | setting.may_come)
    take_all(box, box.events[std::size_t(id)].sentences, setting, game);
  if (setting.cards)
    for (const ItemCard& item : box.items) take_all(box, item.sentences, setting, game);
  for (const RegionId id : setting.regions)
    if (setting.cards) take_all(box, box.regions[std::size_t(id)].sentences, setting, game);
  for (std::size_t number = 1; setting.cards && number < box.postcards.size(); ++number)
    if (!setting.shown.contains(PostcardId(number)))
      take_all(box, box.postcards[number].sentences, setting, game);
}

void open_board(const Box& box, const Setting& setting, Edition& ed) {
  NodeSet home;
  for (std::size_t i = 0; i < box.region_of.size(); ++i) {
    const std::uint8_t region = box.region_of[i];
    if (region == kNone) home.insert(NodeId(i));
    ed.nodes[i].off_board = region != kNone && !setting.regions.contains(RegionId(region));
  }
  ed.affairs.regions.push_back(home);
  for (const RegionId id : setting.regions)
    if (!box.regions[std::size_t(id)].cities.empty())
      ed.affairs.regions.push_back(box.regions[std::size_t(id)].cities);
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const Colour colour = setting.paint[std::size_t(i)];
    if (colour != Colour::Grey) ed.lanes[std::size_t(i)].printed.colour = colour;
    if (colour == Colour::Grey && box.frames.contains(LaneId(i)))
      ed.affairs.frames.insert(LaneId(i));
  }
}

void open_affairs(const Box& box, const Setting& setting, Affairs& out) {
  out.start_money = box.start_money;
  for (std::size_t seat = 0; seat < setting.companies.size(); ++seat)
    out.company[Seat(seat)] = box.companies[setting.companies[seat]].colour;
  for (std::size_t i = 0; i < box.events.size(); ++i)
    if (box.events[i].immediate) out.immediate.insert(EventId(i));
  for (const Token& token : box.tokens) out.tokens.push_back(token.rule);
  out.paint = box.paint;
  for (const NodeId city : box.path) out.path.push_back(city);
  out.mail = setting.mail;
  for (const Reading& one : setting.readings) out.readings.push_back(one);
  out.first.event_deck = setting.events;
}

/// Every act of a list and of the lists that follow from it.
template <class Wanted>
bool any_act(const Effects& rows, std::uint16_t first, Wanted wanted) {
  for (int i = first;; ++i) {
    const Act& act = rows.acts[std::size_t(i)];
    if (wanted(act)) return true;
    if (act.then != 0 && any_act(rows, act.then, wanted)) return true;
    if (act.other != 0 && any_act(rows, act.other, wanted)) return true;
    if (act.has(Act::kLast)) return false;
  }
}

/// 6.9: what would last longer than the evening, or is for those who have a campaign.
bool for_campaigns_only(const Box& box, const Module& module) {
  const auto keeps = [](const Deed& deed) { return deed.kind != DeedKind::ChooseCity; };
  for (const EndSentence& ending : module.endings)
    if (std::any_of(ending.deeds.begin(), ending.deeds.end(), keeps)) return true;
  const auto lasts = [](const Act& act) {
    return act.kind == ActKind::GainItem || act.kind == ActKind::DrawPostcard ||
           act.kind == ActKind::ChooseItem || act.who == Who::Caboose;
  };
  return std::any_of(
      module.sentences.begin(), module.sentences.end(),
      [&](const PlaySentence& one) { return any_act(box.rows, one.row.first_act, lasts); });
}

}  // namespace

Setting fresh_setting(const Box& box, int seats) {
  Setting out;
  for (int seat = 0; seat < seats; ++seat) out.companies.push_back(std::uint8_t(seat));
  for (std::size_t i = 0; i < box.events.size(); ++i)
    if (box.events[i].at_start) out.events.insert(EventId(i));
  for (std::size_t i = 0; i < box.tickets.size(); ++i)
    if (box.tickets[i].region == kNone) out.tickets.insert(TicketId(i));
  return out;
}

Edition open_edition(const Box& box, const Setting& setting) {
  Edition ed = box.law(int(setting.companies.size()));
  ed.pieces.trains = box.games[std::size_t(setting.game - 1)].trains;
  open_board(box, setting, ed);
  for (int i = 0; i < ed.tickets.size(); ++i)
    if (!setting.tickets.contains(TicketId(i))) ed.tickets_away.insert(TicketId(i));
  open_affairs(box, setting, ed.affairs);
  take_sentences(box, setting, ed.effects);
  prepare(ed);
  return ed;
}

Edition open_evening(const Box& box, Setting setting) {
  setting.cards = false;
  setting.readings.clear();
  setting.may_come.clear();
  setting.mail.clear();
  for (std::size_t i = 0; i < box.modules.size(); ++i)
    if (for_campaigns_only(box, box.modules[i])) setting.modules.erase(ModuleId(i));
  return open_edition(box, setting);
}

BoardSight board_sight(const Edition& ed) {
  BoardSight out;
  for (int i = 0; i < ed.nodes.size(); ++i)
    if (!ed.nodes[std::size_t(i)].off_board) out.nodes.insert(NodeId(i));
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const Lane& lane = ed.lanes[std::size_t(i)];
    if (out.nodes.contains(lane.a) && out.nodes.contains(lane.b)) out.lanes.insert(LaneId(i));
  }
  for (int i = 0; i < ed.tickets.size(); ++i)
    if (!ed.tickets_away.contains(TicketId(i))) out.tickets.insert(TicketId(i));
  return out;
}

}  // namespace wagonaut
