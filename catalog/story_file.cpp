// Regions and the story of a box.
#include "catalog/box_reader.h"

namespace wagonaut {

void BoxReader::read_regions() {
  const Field regions = file("regions.json");
  regions.allow_only({"about", "pairs", "regions"});
  for (const Field& field : regions["regions"].items())
    box_.regions.push_back(read_region(field, int(box_.regions.size())));
  for (const auto& [key, pair] : regions["pairs"].members())
    for (const Field& region : pair.items()) {
      Region& one = box_.regions[std::size_t(names_.regions.at(region.string()))];
      if (one.pair != kNone) region.refuse("stands in two pairs");
      one.pair = std::uint8_t(names_.pair_names.at("pair" + key));
    }
}

Region BoxReader::read_region(const Field& field, int number) {
  field.allow_only({"id", "kind", "pair", "name", "partner", "letter", "needs_one_of", "cities",
                    "routes", "tickets", "module", "events", "postcards", "inside", "effects",
                    "opens_after_game"});
  Region out;
  out.id = field["id"].id();
  if (field["kind"].one_of<bool>({{"region", true}, {"box", false}})) read_region_board(field, out);
  out.module = ModuleId(BoxIndex::number(names_.modules, field["module"], "module"));
  for (const Field& event : field["events"].items())
    out.events.insert(EventId(BoxIndex::number(names_.events, event, "event")));
  const Field postcards = field["postcards"];
  postcards.allow_only({"tickets", "pioneer", "partner"});
  if (const auto card = postcards.find("pioneer")) out.pioneer = names_.postcard(*card);
  if (const auto card = postcards.find("partner")) out.partner = names_.postcard(*card);
  out.sentences = sentences(field["effects"], Source::Region, number);
  for (std::size_t i = 0; i < box_.tickets.size(); ++i)
    if (box_.tickets[i].region == number) out.tickets.insert(TicketId(i));
  return out;
}

void BoxReader::read_region_board(const Field& field, Region& out) {
  for (const Field& city : field["cities"].items(1, kMaxNodes))
    out.cities.insert(names_.node(city));
  const auto drawn = names_.region_cities.find(out.id);
  if (drawn == names_.region_cities.end() || out.cities != drawn->second)
    field["cities"].refuse("are not the cities of this region on the map");
  for (const Field& other : field["needs_one_of"].items(1, kMaxRegions))
    if (other.string() != names_.map.home)
      out.neighbours.insert(RegionId(BoxIndex::number(names_.regions, other, "region")));
    else
      out.beside_home = true;
  TicketSet listed, brought;
  for (const Field& ticket : field["tickets"].items())
    listed.insert(TicketId(BoxIndex::number(names_.tickets, ticket, "ticket")));
  for (std::size_t i = 0; i < box_.tickets.size(); ++i)
    if (box_.tickets[i].region == names_.regions.at(out.id)) brought.insert(TicketId(i));
  if (listed != brought) field["tickets"].refuse("are not the tickets of this region");
}

void BoxReader::read_story() {
  const Field story = file("story.json");
  story.allow_only({"title", "reading", "cards"});
  for (const Field& field : story["cards"].items()) {
    StoryCard card = read_card(field);
    if (!box_.story.empty() && box_.story.back().id >= card.id)
      field["id"].refuse("is not in order");
    box_.story.push_back(std::move(card));
  }
  check_story();
}

StoryCard BoxReader::read_card(const Field& field) {
  field.allow_only({"id", "game", "flag", "read", "if", "a", "b", "do"});
  StoryCard out;
  out.id = field["id"].id();
  out.game = std::uint8_t(read_small(field["game"], 1, int(box_.games.size())));
  out.read = field["read"].one_of<StoryRead>({{"setup", StoryRead::Setup},
                                              {"setup_and_end", StoryRead::SetupAndEnd},
                                              {"end", StoryRead::End}});
  const std::string flag = field["flag"].string();
  field["flag"].one_of<bool>({{"none", true}, {"pause", true}, {"stop", true}});
  out.stop = flag == "stop";
  if ((flag == "pause") != (out.read == StoryRead::SetupAndEnd))
    field["read"].refuse("does not go with flag " + flag);
  if (const auto tests = field.find("if"))
    for (const Field& test : tests->items()) out.tests.push_back(deed_.condition(test));
  for (const Field& sentence : field["do"].items()) read_story_sentence(sentence, out);
  return out;
}

void BoxReader::read_story_sentence(const Field& field, StoryCard& card) {
  const int side = field["side"].one_of<int>({{"a", 0}, {"b", 1}});
  StorySide& out = card.sides[std::size_t(side)];
  if (field["when"].string() != "story") {
    if (field["for_game"].number() != card.game)
      field["for_game"].refuse("is not the game of this card");
    out.sentences.push_back(sentence_.sentence(field, Source::Story, 0, {"side", "for_game"}));
    return;
  }
  field.allow_only({"when", "side", "if", "do", "seats"});
  if (!field["if"].items().empty())
    field["if"].refuse("stands in a sentence; a card of the story has its own");
  const bool at_end =
      card.read == StoryRead::End || (card.read == StoryRead::SetupAndEnd && side == 1);
  if (!at_end) return read_told(field, out);
  const Moment& moment = read_moment(field, kStoryEnd);
  const Deeds deeds = deed_.list(field["do"].items(1, 6), moment, false);
  out.deeds.insert(out.deeds.end(), deeds.begin(), deeds.end());
}

/// What is settled before the deal is the campaign's, the rest is played.
void BoxReader::read_told(const Field& field, StorySide& out) {
  std::vector<Field> played;
  for (const Field& act : field["do"].items(1, 6)) {
    const std::string word = act["act"].string();
    if (word == "rule" || word == "event")
      out.deeds.push_back(deed_.read(act));
    else
      played.push_back(act);
  }
  if (!played.empty()) out.sentences.push_back(sentence_.told(field, played));
}

/// L-10: in every game cards up to one PAUSE, then cards up to STOP.
void BoxReader::check_story() const {
  const Field cards = file("story.json")["cards"];
  for (std::size_t game = 1; game <= box_.games.size(); ++game) {
    std::string order;
    for (const StoryCard& card : box_.story)
      if (card.game == game)
        order += card.stop ? 's' : card.read == StoryRead::SetupAndEnd ? 'p' : 'c';
    const bool good = order.size() >= 2 && order.back() == 's' &&
                      std::count(order.begin(), order.end(), 's') == 1 &&
                      std::count(order.begin(), order.end(), 'p') == 1;
    if (!good)
      cards.refuse_whole("game " + std::to_string(game) + " has not one PAUSE, and STOP last");
  }
}

}  // namespace wagonaut
