#include "catalog/act_file.h"

#include "catalog/bounds.h"
#include "catalog/map_file.h"

namespace wagonaut {

namespace {

constexpr int kMostDollars = 20, kMostCards = 5, kMostTokens = 10;

/// Which of these fields an act has: exactly one.
std::string verb_of(const Field& act, std::initializer_list<std::string_view> verbs) {
  std::string found;
  for (const std::string_view verb : verbs) {
    if (!act.find(verb)) continue;
    if (!found.empty()) act[verb].refuse("stands beside " + found);
    found = verb;
  }
  if (found.empty()) act.refuse_whole("does nothing");
  return found;
}

}  // namespace

std::uint16_t ActReader::list(const std::vector<Field>& acts) {
  for (const Field& act : acts) {
    const std::string word = act["act"].string();
    const auto& known = moment_.acts;
    if (std::find(known.begin(), known.end(), word) == known.end())
      act["act"].refuse("cannot be carried out at " + std::string(moment_.word));
    // What is secret is over before anything can stop and be looked at: the agenda is public.
    const bool secret = word == "choose" && act["of"].string() == "ticket";
    if (secret && &act != &acts.back()) act.refuse("is a secret choice, and more follows it");
  }
  return written(acts);
}

std::uint16_t ActReader::written(const std::vector<Field>& acts) {
  const std::uint16_t first = reserve(acts.front(), acts.size());
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const Act act = read(acts[i]);
    rows_.acts[first + i] = act;
  }
  rows_.acts[first + acts.size() - 1].flags |= Act::kLast;
  return first;
}

std::uint16_t ActReader::reserve(const Field& at, std::size_t count) {
  using List = decltype(Effects::acts);
  const auto first = std::size_t(rows_.acts.size());
  if (first + count > std::size_t(List::capacity()))
    at.refuse_whole("more than " + std::to_string(List::capacity()) + " acts");
  for (std::size_t i = 0; i < count; ++i) rows_.acts.grow() = Act{};
  return std::uint16_t(first);
}

/// One question at a time, and none inside another.
std::uint16_t ActReader::answer(const Field& acts) {
  const std::vector<Field> list = acts.items();
  if (list.empty()) acts.refuse("does nothing");
  for (const Field& act : list)
    for (const char* asks : {"may", "choose", "prospect"})
      if (act["act"].string() == asks) act["act"].refuse("asks inside an answer");
  const bool before = std::exchange(in_answer_, true);
  const std::uint16_t first = written(list);
  in_answer_ = before;
  return first;
}

void ActReader::read_who(const Field& field, Act& act) {
  const auto who = field.find("who");
  if (!who) return;
  const std::string word = who->string();
  for (const char* late : {"winner", "last", "all_last_first"})
    if (word == late) who->refuse("is known only after a game");
  act.who = who->one_of<Who>({{"me", Who::Me},
                              {"all", Who::All},
                              {"owner", Who::Owner},
                              {"caboose", Who::Caboose},
                              {"least:dollars", Who::LeastDollars},
                              {"most:dollars", Who::MostDollars},
                              {"not_most:dollars", Who::NotMostDollars}});
}

void ActReader::read_number(const Field& field, Act& act, int least, int most) {
  if (field.value().is_object())
    act.amount = sentence_.read_amount(field);
  else
    act.n = std::int8_t(read_small(field, least, most));
}

void ActReader::read_cost(const Field& field, Act& act) {
  act.c = std::uint8_t(PaidIn::Nothing);
  for (const auto& [key, n] : field.members()) {
    if (act.c != std::uint8_t(PaidIn::Nothing)) n.refuse("is a second price");
    const bool known = key == "locos" || key == "cards" || key == "dollars";
    if (!known) n.refuse("is paid in none of locos, cards, dollars");
    act.c = std::uint8_t(key == "locos"   ? PaidIn::Locos
                         : key == "cards" ? PaidIn::Cards
                                          : PaidIn::Dollars);
    act.n = std::int8_t(read_small(n, 1, 5));
  }
}

Act ActReader::read(const Field& field) {
  const std::string word = field["act"].string();
  Act act;
  if (word == "dollars") {
    field.allow_only({"act", "n", "who"});
    act.kind = ActKind::Dollars;
    read_number(field["n"], act, -kMostDollars, kMostDollars);
  } else if (word == "cards") {
    field.allow_only({"act", "n", "who"});
    const bool up_to = field["n"].is_string();
    if (up_to) field["n"].one_of<bool>({{"up_to_5", true}});
    act.kind = up_to ? ActKind::CardsUpTo : ActKind::Cards;
    act.n = std::int8_t(up_to ? kMostCards : read_small(field["n"], 1, kMostCards));
  } else if (word == "tickets") {
    act = read_tickets_act(field);
  } else if (word == "put") {
    act = read_put(field);
  } else if (word == "price") {
    act = read_price(field);
  } else if (word == "may") {
    act = read_may(field);
  } else if (word == "choose") {
    act = read_choose(field);
  } else if (word == "prospect") {
    act = read_prospect(field);
  } else if (word == "item") {
    act = read_item_act(field);
  } else if (word == "post") {
    field.allow_only({"act", "card"});
    act.kind = ActKind::DrawPostcard;
    act.a = std::uint8_t(names_.postcard(field["card"]));
  } else if (word == "event") {
    act = read_event_act(field);
  } else if (word == "board") {
    field.allow_only({"act", "op", "colour"});
    act.kind = field["op"].one_of<ActKind>({{"paint", ActKind::Paint}, {"share", ActKind::Share}});
    if (act.kind == ActKind::Paint) field["colour"].one_of<bool>({{"paid", true}});
  } else if (word == "market") {
    field.allow_only({"act", "op"});
    act.kind = field["op"].one_of<ActKind>({{"flush", ActKind::Flush}});
  } else {
    field["act"].refuse("is no act of a game");
  }
  read_who(field, act);
  return act;
}

Act ActReader::read_tickets_act(const Field& field) {
  field.allow_only({"act", "more", "offer", "keep", "orders", "max", "fulfil", "give_back", "who"});
  const std::string verb = verb_of(field, {"more", "offer", "orders", "fulfil", "give_back"});
  if (verb != "offer" && field.find("keep")) field["keep"].refuse("goes with an offer");
  if (verb != "orders" && field.find("max")) field["max"].refuse("goes with orders");
  Act act;
  if (verb == "more") {
    act.kind = ActKind::MoreTickets;
    act.n = std::int8_t(read_small(field["more"], 1, 3));
  } else if (verb == "offer") {
    act.kind = ActKind::OfferTickets;
    act.n = std::int8_t(read_small(field["offer"], 1, kMaxOffer));
    act.a = std::uint8_t(read_small(field["keep"], 0, act.n));
  } else if (verb == "orders") {
    act.kind = ActKind::TurnOrders;
    act.n = std::int8_t(read_small(field["orders"], 1, 8));
    act.a = std::uint8_t(field.find("max") ? read_small(field["max"], 1, 8) : 0);
  } else if (verb == "fulfil") {
    act.kind = field["fulfil"].one_of<ActKind>({{"half_up", ActKind::FulfilOrders}});
  } else {
    read_small(field["give_back"], 1, 1);
    act.kind = ActKind::GiveBack;
  }
  return act;
}

Act ActReader::read_put(const Field& field) {
  field.allow_only({"act", "token", "op", "n", "at", "to", "cities", "path", "max"});
  const TokenId token = names_.token(field["token"]);
  const TokenRule& rule = names_.token_rules.at(field["token"].string());
  const std::string op = field["op"].string();
  Act act;
  if (op == "put") {
    act = read_put_at(field, rule.place);
  } else if (op == "take") {
    act = read_take(field, rule.place);
  } else {
    field["op"].one_of<bool>({{"put", true}, {"take", true}, {"move", true}});
    act.kind = ActKind::MoveOnPath;
    if (rule.place != TokenPlace::Path) field["token"].refuse("is not on a path");
  }
  if (act.kind == ActKind::MoveOnPath || act.kind == ActKind::PutOnPath) {
    if (field["path"].string() != names_.path)
      field["path"].refuse("is not the path of this box, " + names_.path);
    field["at"].one_of<bool>({{"path", true}});
  }
  act.a = std::uint8_t(token);
  act.b = std::uint8_t(field.find("max") ? read_small(field["max"], 1, 60) : 0);
  read_number(field["n"], act, 0, kMostTokens);
  return act;
}

Act ActReader::read_put_at(const Field& field, TokenPlace place) {
  const std::string at = field["at"].string();
  Act act;
  const bool on_lane = place == TokenPlace::Lane || place == TokenPlace::Route;
  if (at == "seat" && place == TokenPlace::Seat) {
    act.kind = ActKind::PutAtSeat;
  } else if (at == "city" && place == TokenPlace::CityStock) {
    act.kind = ActKind::PutAtCities;
    NodeSet cities;
    for (const Field& city : field["cities"].items(1, kMaxNodes)) cities |= names_.place(city);
    act.c = SentenceReader::row(field, cities, rows_.node_sets, "sets of cities");
  } else if (at == "city" && place == TokenPlace::CityOwned) {
    act.kind = ActKind::PutAtChosen;
    if (!in_answer_) field["at"].refuse("is no city: none was chosen");
  } else if (at == "lane" && on_lane) {
    act.kind = ActKind::PutAtLane;
  } else if (at == "path" && place == TokenPlace::Path) {
    act.kind = ActKind::PutOnPath;
  } else {
    field["at"].refuse("is no place for such a token");
  }
  return act;
}

Act ActReader::read_take(const Field& field, TokenPlace place) {
  const std::string at = field["at"].string();
  Act act;
  const bool held = place == TokenPlace::Seat || place == TokenPlace::CityStock;
  if (at == "seat" && held) {
    act.kind = ActKind::TakeFromSeat;
  } else if (at == "ends" && place == TokenPlace::CityStock) {
    field["to"].one_of<bool>({{"seat", true}});
    act.kind = ActKind::TakeFromEnds;
  } else if (at == "lane" && place == TokenPlace::Lane && in_answer_) {
    act.kind = ActKind::TakeFromLane;
  } else {
    field["at"].refuse("is no place that such a token is taken from");
  }
  return act;
}

Act ActReader::read_price(const Field& field) {
  field.allow_only(
      {"act", "extra", "any", "dollars", "swap", "reveal", "closed", "optional", "count_token"});
  const std::string verb = verb_of(field, {"extra", "any", "dollars", "swap", "reveal", "closed"});
  if (verb != "swap" && field.find("count_token")) field["count_token"].refuse("goes with a swap");
  Act act;
  if (field.flag_or(false, "optional")) act.flags |= Act::kOptional;
  if (verb == "swap") {
    act.kind = ActKind::PriceSwap;
    const std::vector<Field> prices = field["swap"].items(1, 2);
    act.a = std::uint8_t(read_small(prices[0], 1, 9));
    act.b = std::uint8_t(prices.size() > 1 ? read_small(prices[1], 1, 9) : 0);
    const auto counted = field.find("count_token");
    act.c = counted ? std::uint8_t(names_.token(*counted)) : kNone;
  } else if (verb == "closed") {
    if (!field["closed"].flag()) field["closed"].refuse("closes nothing");
    act.kind = ActKind::PriceClosed;
  } else {
    act.kind = verb == "extra"     ? ActKind::PriceCards
               : verb == "any"     ? ActKind::PriceAny
               : verb == "dollars" ? ActKind::PriceDollars
                                   : ActKind::PriceRevealed;
    act.n =
        std::int8_t(verb == "any" ? read_small(field[verb], 1, 1) : read_small(field[verb], -3, 4));
  }
  const bool may_be_wished = act.kind != ActKind::PriceSwap && act.kind != ActKind::PriceClosed;
  if (act.has(Act::kOptional) && !may_be_wished)
    field["optional"].refuse("does not go with " + verb);
  return act;
}

Act ActReader::read_prospect(const Field& field) {
  field.allow_only({"act", "plain", "pick", "skull", "stop", "record"});
  field["skull"].one_of<bool>({{"lose", true}});
  field["stop"].one_of<bool>({{"choice", true}});
  Act act;
  act.kind = ActKind::Prospect;
  act.n = std::int8_t(read_small(field["plain"], 0, 9));
  act.a = std::uint8_t(read_small(field["pick"], 0, 9));
  const auto record = field.find("record");
  act.b = record ? std::uint8_t(names_.token(*record)) : kNone;
  return act;
}

Act ActReader::read_item_act(const Field& field) {
  field.allow_only({"act", "id", "op"});
  field["op"].one_of<bool>({{"gain", true}});
  Act act;
  act.kind = ActKind::GainItem;
  act.a = act.b = kNone;
  if (field["id"].string() == "chosen") {
    if (!in_answer_) field["id"].refuse("is no item: none was chosen");
    return act;
  }
  act.a = std::uint8_t(BoxIndex::number(names_.items, field["id"], "item"));
  act.b = names_.item_counters[act.a];
  return act;
}

Act ActReader::read_event_act(const Field& field) {
  field.allow_only({"act", "op", "id"});
  Act act;
  act.kind =
      field["op"].one_of<ActKind>({{"add", ActKind::AddEvent}, {"archive", ActKind::ArchiveEvent}});
  act.a = std::uint8_t(BoxIndex::number(names_.events, field["id"], "event"));
  return act;
}

}  // namespace wagonaut
