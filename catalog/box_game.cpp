#include "catalog/box_game.h"

#include "catalog/compile.h"
#include "engine/campaign/opening.h"

namespace wagonaut {

namespace {

template <class Id, class Set>
void blank_unless(const Set& open, std::vector<std::string>& labels) {
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (!open.contains(Id(i))) labels[i].clear();
}

}  // namespace

Game game_of(const BoxEntry& box, const EditionCard& card, const Edition& edition) {
  Game game = compile(box.names.map, box.sheet, edition.seats);
  game.card = card;
  game.edition = edition;
  const BoardSight sight = board_sight(edition);
  blank_unless<NodeId>(sight.nodes, game.labels.nodes);
  blank_unless<LaneId>(sight.lanes, game.labels.lanes);
  blank_unless<TicketId>(sight.tickets, game.labels.tickets);
  for (std::size_t i = 0; i < game.nodes.size(); ++i)
    if (!sight.nodes.contains(NodeId(i))) game.nodes[i] = {};
  const EventSet& known = edition.affairs.first.event_deck;
  for (std::size_t i = 0; i < box.law.events.size(); ++i) {
    const bool open = known.contains(EventId(i));
    game.labels.events.push_back(open ? box.law.events[i].id : "");
    game.events.push_back(open ? box.text.events[i] : EventText{});
  }
  game.labels.items.resize(box.law.items.size());
  game.labels.tokens.resize(box.law.tokens.size());
  for (std::size_t seat = 0; seat < edition.seats; ++seat)
    for (std::size_t i = 0; i < box.law.companies.size(); ++i)
      if (box.law.companies[i].colour == edition.affairs.company[Seat(seat)])
        game.companies.push_back(box.text.companies[i]);
  return game;
}

Game build_evening(const BoxEntry& box, const EditionCard& card, int seats) {
  return game_of(box, card, open_evening(box.law, fresh_setting(box.law, seats)));
}

}  // namespace wagonaut
