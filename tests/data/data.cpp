#include "tests/data/data.h"

#include <algorithm>
#include <stdexcept>

namespace wagonaut::tests::data {

namespace {

template <class Id>
Id find_label(const std::vector<std::string>& labels, std::string_view id) {
  const auto found = std::find(labels.begin(), labels.end(), id);
  if (found == labels.end()) throw std::invalid_argument(std::string(id));
  return Id(found - labels.begin());
}

}  // namespace

const Catalog& catalog() {
  static const Result<Catalog> loaded = Catalog::load(WAGONAUT_ROOT "/data");
  if (!loaded) throw std::runtime_error(loaded.error());
  return *loaded;
}

Game game(std::string_view id, int seats, const Options& options) {
  const Result<Game> built = catalog().build(id, seats, options);
  if (!built) throw std::runtime_error(built.error());
  return *built;
}

Game game(const GameRef& game, int seats) {
  const Result<Game> built = catalog().build(game, seats);
  if (!built) throw std::runtime_error(built.error());
  return *built;
}

int spaces(const Edition& ed, Colour colour) {
  int n = 0;
  for (const Lane& lane : ed.lanes)
    if (lane.printed.colour == colour) n += lane.length();
  return n;
}

int lanes_of_length(const Edition& ed, int length) {
  return count(ed.lanes, [length](const Lane& lane) { return lane.length() == length; });
}

int cards_in(const Edition& ed, Deck deck) {
  int n = 0;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i) n += ed.cards[Sort(i)];
  return n;
}

LaneId lane_id(const Game& game, std::string_view id) {
  return find_label<LaneId>(game.labels.lanes, id);
}

NodeId node_id(const Game& game, std::string_view id) {
  return find_label<NodeId>(game.labels.nodes, id);
}

TicketId ticket_id(const Game& game, std::string_view id) {
  return find_label<TicketId>(game.labels.tickets, id);
}

}  // namespace wagonaut::tests::data
