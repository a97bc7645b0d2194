#include "catalog/box_game.h"

#include <algorithm>

#include "catalog/compile.h"
#include "engine/campaign/opening.h"

namespace wagonaut {

namespace {

template <class Id, class Set>
void blank_unless(const Set& open, std::vector<std::string>& labels) {
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (!open.contains(Id(i))) labels[i].clear();
}

/// Whoever makes an edition leaves out the sentences of modules that are not in force.
bool in_force(const Edition& edition, std::size_t module) {
  return std::any_of(edition.effects.sentences.begin(), edition.effects.sentences.end(),
                     [&](const Sentence& row) {
                       return row.source == Source::Module && module_at(row.card) == module;
                     });
}

std::vector<ModuleCardText> modules_in(const BoxEntry& box, const Edition& edition) {
  std::vector<ModuleCardText> out(box.law.modules.size());
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (!in_force(edition, i)) continue;
    out[i] = {box.law.modules[i].id, box.text.modules[i].name, box.text.modules[i].rule, {}};
    const auto options = box.text.labels.find(out[i].id);
    if (options != box.text.labels.end()) out[i].options = options->second;
  }
  return out;
}

/// Tokens are known by the modules that use them.
void name_tokens(const BoxEntry& box, Game& game) {
  game.labels.tokens.resize(box.law.tokens.size());
  game.tokens.resize(box.law.tokens.size());
  for (std::size_t i = 0; i < game.modules.size(); ++i) {
    if (game.modules[i].id.empty()) continue;
    for (const TokenId token : box.law.modules[i].tokens) {
      game.labels.tokens[std::size_t(token)] = box.law.tokens[std::size_t(token)].id;
      game.tokens[std::size_t(token)] = box.text.tokens[std::size_t(token)];
    }
  }
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
  for (std::size_t seat = 0; seat < edition.seats; ++seat)
    for (std::size_t i = 0; i < box.law.companies.size(); ++i)
      if (box.law.companies[i].colour == edition.affairs.company[Seat(seat)])
        game.companies.push_back(box.text.companies[i]);
  game.modules = modules_in(box, edition);
  name_tokens(box, game);
  return game;
}

Game build_evening(const BoxEntry& box, const EditionCard& card, int seats) {
  return game_of(box, card, open_evening(box.law, fresh_setting(box.law, seats)));
}

}  // namespace wagonaut
