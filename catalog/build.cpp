#include <algorithm>
#include <exception>

#include "catalog/board_file.h"
#include "catalog/bounds.h"
#include "catalog/deck_file.h"
#include "catalog/edition_file.h"
#include "catalog/law_file.h"
#include "catalog/option_file.h"
#include "catalog/ticket_file.h"

namespace wagonaut {

namespace {

/// The file's name, and the choices it was read with: they may be what is wrong.
std::string name_with(const std::string& file, const Options& options) {
  std::string choices;
  for (const auto& [id, choice] : options)
    choices += (choices.empty() ? "" : ", ") + id + " " + choice;
  return choices.empty() ? file : file + " (" + choices + ")";
}

bool read_one_lane(const Field& file, const EditionCard& card, int seats) {
  const auto list = file.find("one_lane_with");
  if (!list) return false;
  std::vector<int> few;
  for (const Field& item : list->items(0, kMaxSeats)) {
    const int number = item.number(card.min_seats, card.max_seats);
    if (std::find(few.begin(), few.end(), number) != few.end()) item.refuse("is named twice");
    few.push_back(number);
  }
  return std::find(few.begin(), few.end(), seats) != few.end();
}

/// W-50: a harbour stands in a port city.
void check_ports(const Field& file, const BoardFile& board, const Edition& ed) {
  const bool port = std::any_of(board.nodes.begin(), board.nodes.end(),
                                [](const Node& node) { return node.port; });
  if (ed.pieces.harbours > 0 && !port)
    file["pieces"]["harbours"].refuse("needs a port, and map " + board.id + " has none");
}

void build_on(const Field& file, const BoardFile& board, int seats, Game& game) {
  Edition& ed = game.edition;
  ed.rules = std::uint8_t(game.card.rules);
  ed.seats = std::uint8_t(seats);
  read_decks(file["decks"], game.card.max_seats, game);
  check_decks_serve(file["decks"], board, ed);
  read_law(file, ed);
  check_ports(file, board, ed);
  read_lanes(file, board, ed);
  read_tickets(file["tickets"], board, game.card.max_seats, game);
  ed.one_lane_per_group = read_one_lane(file, game.card, seats);

  game.labels.nodes = board.node_ids;
  for (const Strip& strip : board.strips) game.labels.lanes.push_back(strip.id);
  game.nodes = board.node_texts;
  game.countries = board.country_texts;
  prepare(ed);
}

Game build(std::string_view map_json, std::string_view edition_json, int seats,
           const Options& options, const std::string& map_name, const std::string& edition_name) {
  const boost::json::value map_document = parse_document(map_json, map_name);
  const BoardFile board = read_board(Field(map_document, map_name));

  Game game;
  boost::json::value document = parse_document(edition_json, edition_name);
  const Field plain(document, edition_name);
  game.card = read_card(plain);
  if (game.card.map != board.id) plain["map"].refuse("is not the map at hand, " + board.id);
  if (seats < game.card.min_seats || seats > game.card.max_seats)
    throw Refused{{edition_name + ": seats: " + std::to_string(seats) + " is not between " +
                   std::to_string(game.card.min_seats) + " and " +
                   std::to_string(game.card.max_seats)}};
  game.options = apply_options(document, game.card.options, options, edition_name);
  build_on(Field(document, name_with(edition_name, game.options)), board, seats, game);
  return game;
}

}  // namespace

Result<Game> build_game(std::string_view map_json, std::string_view edition_json, int seats,
                        const Options& options, std::string_view map_name,
                        std::string_view edition_name) {
  try {
    return build(map_json, edition_json, seats, options, std::string(map_name),
                 std::string(edition_name));
  } catch (const Refused& refused) {
    return refused.failure;
  } catch (const std::exception& fault) {
    return Failure{std::string(edition_name) + ": " + fault.what()};
  }
}

}  // namespace wagonaut
