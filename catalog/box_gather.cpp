// What the things of a box are called.
#include "catalog/box_reader.h"
#include "catalog/map_file.h"

namespace wagonaut {

namespace {

/// The numbers of things by their ids, in the order of a list.
BoxIndex::Numbers numbers_of(const Field& list, int most, const char* what) {
  BoxIndex::Numbers out;
  for (const Field& thing : list.items(1, most)) {
    const Field id = thing["id"];
    if (!out.emplace(id.string(), int(out.size())).second)
      id.refuse(std::string("is the id of two ") + what);
  }
  return out;
}

TokenPlace read_token_place(const Field& field) {
  return field.one_of<TokenPlace>({{"seat", TokenPlace::Seat},
                                   {"city_stock", TokenPlace::CityStock},
                                   {"city_owned", TokenPlace::CityOwned},
                                   {"lane", TokenPlace::Lane},
                                   {"route", TokenPlace::Route},
                                   {"path", TokenPlace::Path},
                                   {"ticket", TokenPlace::Mark},
                                   {"paint", TokenPlace::Mark},
                                   {"mark", TokenPlace::Mark}});
}

/// Calls `found` for every act below, whatever it stands in.
template <class Found>
void for_each_act(const Field& acts, Found found) {
  for (const Field& act : acts.items()) {
    found(act);
    for (const char* key : {"then", "mine", "others"})
      if (const auto more = act.find(key)) for_each_act(*more, found);
    if (const auto options = act.find("options"))
      for (const Field& option : options->items()) for_each_act(option, found);
  }
}

}  // namespace

void BoxReader::gather() {
  gather_map();
  const Field modules = file("modules.json");
  names_.modules = numbers_of(modules["modules"], kMaxModules, "modules");
  names_.events = numbers_of(file("events.json")["events"], kMaxEvents, "events");
  names_.companies = numbers_of(file("companies.json")["companies"], kMaxSeats, "companies");
  names_.postcards = int(file("postcards.json")["postcards"].items(1, kMaxPostcards - 1).size());
  for (const auto& [stack, cards] : file("postcards.json")["stacks"].members())
    names_.stacks.emplace(stack, int(names_.stacks.size()));
  for (const auto& [name, cities] : modules["sets"].members()) {
    NodeSet set;
    for (const Field& city : cities.items(1, kMaxNodes)) set.insert(names_.node(city));
    names_.sets.emplace(name, set);
  }
  gather_regions();
  gather_tokens();
  gather_items();
  gather_tickets();
  gather_flags();
}

void BoxReader::gather_map() {
  for (std::size_t i = 0; i < names_.map.nodes.size(); ++i) {
    const MapSheet::Node& node = names_.map.nodes[i];
    names_.nodes.emplace(node.id, int(i));
    names_.region_cities[node.region].insert(NodeId(i));
  }
}

void BoxReader::gather_regions() {
  const Field regions = file("regions.json");
  names_.regions = numbers_of(regions["regions"], kMaxRegions - 1, "regions");
  if (names_.regions.contains(names_.map.home))
    regions["regions"].refuse_whole(names_.map.home + " is open from the start");
  for (const auto& [key, pair] : regions["pairs"].members()) {
    if (key != std::to_string(names_.pairs + 1)) pair.refuse("is not the next pair");
    names_.pair_names.emplace("pair" + key, names_.pairs++);
    for (const Field& region : pair.items(2, 2)) BoxIndex::number(names_.regions, region, "region");
  }
}

void BoxReader::gather_tokens() {
  const Field tokens = file("modules.json")["tokens"];
  names_.tokens = numbers_of(tokens, kMaxTokens, "tokens");
  int held = 0, on_lanes = 0;
  std::map<TokenPlace, int> alone;
  for (const Field& token : tokens.items()) {
    TokenRule rule{read_token_place(token["place"]), 0};
    const bool counted = rule.place == TokenPlace::Seat || rule.place == TokenPlace::CityStock;
    const bool on_lane = rule.place == TokenPlace::Lane || rule.place == TokenPlace::Route;
    if (counted) rule.slot = std::uint8_t(held++);
    if (on_lane) rule.slot = std::uint8_t(on_lanes++);
    if (held > kMaxCounters)
      token.refuse_whole("more than " + std::to_string(kMaxCounters) + " kinds that a seat holds");
    if (on_lanes > int(std::tuple_size_v<decltype(Extras::on_lane)>))
      token["place"].refuse("is the place of a third kind on lanes");
    const bool single = rule.place == TokenPlace::CityStock ||
                        rule.place == TokenPlace::CityOwned || rule.place == TokenPlace::Path;
    if (single && ++alone[rule.place] > 1) token["place"].refuse("is the place of two kinds");
    names_.token_rules.emplace(token["id"].string(), rule);
    if (token["place"].string() == "ticket")
      names_.ticket_tokens.emplace(token["id"].string(), true);
    if (token["place"].string() == "paint") {
      if (box_.paint != TokenId{kNone}) token["place"].refuse("is the place of two kinds");
      box_.paint = TokenId(names_.tokens.at(token["id"].string()));
    }
  }
  names_.counters = held;
}

void BoxReader::gather_items() {
  const Field items = file("modules.json")["items"];
  names_.items = numbers_of(items, kMaxItems, "items");
  for (const Field& item : items.items()) {
    names_.item_kinds[item["kind"].id()].insert(ItemId(names_.item_counters.size()));
    const bool many = item.flag_or(false, "many");
    names_.item_counters.push_back(many ? std::uint8_t(names_.counters++) : kNone);
    if (names_.counters > kMaxCounters)
      item["many"].refuse("needs one counter more than " + std::to_string(kMaxCounters));
  }
}

void BoxReader::gather_tickets() {
  names_.tickets = numbers_of(file("tickets.json")["tickets"], kMaxTickets, "tickets");
}

/// A flag is whatever a card of the story sets, its values in the order in which they come.
void BoxReader::gather_flags() {
  const auto note = [this](const Field& act) {
    if (act["act"].string() != "rule" || act["op"].string() != "flag") return;
    const std::string id = act["name"].id(), value = act["value"].id();
    auto& flags = names_.flags;
    auto flag =
        std::find_if(flags.begin(), flags.end(), [&id](const Flag& one) { return one.id == id; });
    if (flag == flags.end()) {
      if (flags.size() == kMaxFlags)
        act["name"].refuse("is one flag more than " + std::to_string(kMaxFlags));
      flag = flags.insert(flags.end(), Flag{id, {}});
    }
    if (std::find(flag->values.begin(), flag->values.end(), value) == flag->values.end())
      flag->values.push_back(value);
  };
  for (const Field& card : file("story.json")["cards"].items(1, kMaxStory))
    for (const Field& sentence : card["do"].items()) for_each_act(sentence["do"], note);
  // The path is the set that the first card names which puts a token on one.
  const auto path = [this](const Field& act) {
    if (act.find("path") && names_.path.empty()) {
      names_.set(act["path"]);
      names_.path = act["path"].string();
    }
  };
  for (const Field& module : file("modules.json")["modules"].items())
    for (const Field& sentence : module["effects"].items()) for_each_act(sentence["do"], path);
}

}  // namespace wagonaut
