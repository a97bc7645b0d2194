#include <algorithm>
#include <set>

#include "server/protocol/messages.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"
#include "tests/server/protocol/parsed.h"
#include "texts/book.h"

namespace wagonaut::tests::protocol {
namespace {

class ProtocolBoard : public Law {};
WAGONAUT_LAWS(ProtocolBoard);

std::set<std::string> ids_of(const json::value& list, const char* name = "id") {
  std::set<std::string> out;
  for (const json::value& item : list.as_array()) out.insert(str(item.at(name)));
  return out;
}

void expect_lane(const json::object& lane, const std::set<std::string>& nodes, const Lane& truth) {
  EXPECT_TRUE(nodes.contains(str(lane.at("a"))) && nodes.contains(str(lane.at("b"))));
  EXPECT_EQ(lane.at("length").to_number<int>(), truth.printed.length);
  EXPECT_EQ(lane.at("points").to_number<int>(), truth.points);
  EXPECT_EQ(lane.contains("tunnel"), truth.tunnel);
  EXPECT_EQ(lane.contains("symbols"), truth.printed.symbols > 0);
  EXPECT_EQ(lane.contains("mates"), !truth.mates.empty());
}

/// What is not open has no label, and nobody is told of it.
std::size_t open_labels(const std::vector<std::string>& labels) {
  return labels.size() - std::size_t(std::count(labels.begin(), labels.end(), ""));
}

TEST_P(ProtocolBoard, HoldsAllThatIsDrawn) {
  const json::object board = parsed(server::board_json(game()), "Board");
  const Edition& ed = edition();
  EXPECT_EQ(str(board.at("edition")), GetParam().edition);
  EXPECT_EQ(board.at("seats").to_number<int>(), GetParam().seats);
  const auto nodes = ids_of(board.at("nodes"));
  EXPECT_EQ(nodes.size(), open_labels(game().labels.nodes));
  const json::array& lanes = board.at("lanes").as_array();
  ASSERT_EQ(lanes.size(), open_labels(game().labels.lanes));
  std::size_t told = 0;
  for (int i = 0; i < ed.lanes.size(); ++i)
    if (!game().labels.lanes[std::size_t(i)].empty())
      expect_lane(lanes[told++].as_object(), nodes, ed.lanes[std::size_t(i)]);
  EXPECT_EQ(ids_of(board.at("tickets")).size(), open_labels(game().labels.tickets));
  EXPECT_EQ(ids_of(board.at("sorts"), "code").size(), game().labels.sorts.size());
  EXPECT_EQ(board.at("decks").as_array().size(), std::size_t(ed.decks.size()));
  int cards = 0;
  for (const json::value& sort : board.at("sorts").as_array())
    cards += sort.at("count").to_number<int>();
  EXPECT_EQ(cards, ed.cards.total());
  const json::object& market = board.at("market").as_object();
  EXPECT_EQ(market.at("flush_at").to_number<int>(), ed.flush_at);
  EXPECT_EQ(market.at("flush_mixes").as_bool(), ed.flush_mixes);
}

TEST(Protocol, TicketsSayWhatTheyJoin) {
  const Game swiss = data::game("switzerland", 2);
  const json::object board = parsed(server::board_json(swiss), "Board");
  const auto countries = board.at("countries").as_array().size();
  EXPECT_EQ(countries, swiss.countries.size());
  int pairs = 0, to_country = 0;
  for (const json::value& ticket : board.at("tickets").as_array())
    for (const json::value& link : ticket.at("links").as_array()) {
      const json::object& to = link.at("to").as_object();
      if (to.contains("node")) ++pairs;
      if (to.contains("country")) {
        ++to_country;
        EXPECT_LT(to.at("country").to_number<std::size_t>(), countries);
      }
    }
  EXPECT_GT(pairs, 0);
  EXPECT_GT(to_country, 0);
  int tours = 0;
  const json::object world = parsed(server::board_json(data::game("world", 3)), "Board");
  for (const json::value& ticket : world.at("tickets").as_array())
    tours += ticket.as_object().contains("tour") ? 1 : 0;
  EXPECT_GT(tours, 0);
}

TEST(Protocol, EditionsListTheirOptions) {
  const json::object list = parsed(
      server::editions_json(data::catalog(), {{"slow", {"Slow <1>", "Powolny"}}}), "Editions");
  ASSERT_EQ(list.at("editions").as_array().size(), data::catalog().editions().size());
  for (std::size_t i = 0; i < data::catalog().editions().size(); ++i) {
    const EditionCard& card = data::catalog().editions()[i];
    const json::object& shown = list.at("editions").as_array()[i].as_object();
    EXPECT_EQ(str(shown.at("id")), card.id);
    for (const auto& [language, code] : kLanguages)
      EXPECT_EQ(str(shown.at("name").at(code)), card.name[language]);
    EXPECT_EQ(shown.at("seats").as_array()[1].to_number<int>(), card.max_seats);
    ASSERT_EQ(shown.at("options").as_array().size(), card.options.size());
    for (std::size_t k = 0; k < card.options.size(); ++k)
      EXPECT_EQ(shown.at("options").as_array()[k].at("choices").as_array().size(),
                card.options[k].choices.size());
  }
  const json::array& bots = list.at("bots").as_array();
  ASSERT_EQ(bots.size(), 1u);
  EXPECT_EQ(str(bots[0].at("id")), "slow");
  EXPECT_EQ(str(bots[0].at("name").at("en")), "Slow <1>");
  EXPECT_EQ(str(bots[0].at("name").at("pl")), "Powolny");
}

TEST(Protocol, PhrasesAreInEveryLanguage) {
  const json::object list = parsed(server::phrases_json(), "Phrases");
  ASSERT_EQ(list.at("phrases").as_array().size(), book().names("phrases").size());
  for (const json::value& phrase : list.at("phrases").as_array())
    for (const LanguageRow& row : kLanguages) EXPECT_NE(str(phrase.at(row.code)), "") << row.code;
}

}  // namespace
}  // namespace wagonaut::tests::protocol
