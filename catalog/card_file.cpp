// The cards of a box.
#include "catalog/box_reader.h"
#include "catalog/map_file.h"

namespace wagonaut {

PlaySentences BoxReader::sentences(const Field& list, Source source, int card) {
  PlaySentences out;
  for (const Field& one : list.items()) out.push_back(sentence_.sentence(one, source, card));
  return out;
}

void BoxReader::read_companies() {
  const Field companies = file("companies.json");
  companies.allow_only({"about", "companies"});
  for (const Field& field : companies["companies"].items(2, kMaxSeats)) {
    field.allow_only({"id", "colour", "name", "president", "motto", "card", "effects"});
    Company out{field["id"].id(), read_colour(field["colour"]), {}};
    for (const Company& other : box_.companies)
      if (other.colour == out.colour) field["colour"].refuse("is the colour of two companies");
    if (out.colour == Colour::Grey) field["colour"].refuse("is no colour of a company");
    out.sentences = sentences(field["effects"], Source::Company, int(box_.companies.size()));
    box_.companies.push_back(std::move(out));
  }
}

void BoxReader::read_events() {
  const Field events = file("events.json");
  events.allow_only({"about", "events"});
  for (const Field& field : events["events"].items()) {
    field.allow_only({"id", "kind", "from", "name", "text", "effects"});
    EventCard out;
    out.id = field["id"].id();
    out.immediate = field["kind"].one_of<bool>({{"immediate", true}, {"continuous", false}});
    field["from"].allow_only({"start", "region", "story", "flag"});
    out.at_start = field["from"].flag_or(false, "start");
    out.sentences = sentences(field["effects"], Source::Event, int(box_.events.size()));
    if (out.sentences.empty()) field["effects"].refuse("does nothing");
    for (const PlaySentence& one : out.sentences)
      if ((one.row.when == When::Reveal) != out.immediate)
        field["kind"].refuse("does not go with its moments: what is immediate acts at reveal");
    box_.events.push_back(std::move(out));
  }
}

void BoxReader::read_items() {
  for (const Field& field : file("modules.json")["items"].items()) {
    field.allow_only({"id", "place", "kind", "name", "text", "value", "many", "effects"});
    ItemCard out;
    out.id = field["id"].id();
    out.kind = field["kind"].id();
    out.vault = field["place"].one_of<bool>({{"vault", true}, {"office", false}});
    out.counter = names_.item_counters[box_.items.size()];
    for (const char* key : {"effects", "text"})
      if (const auto member = field.find(key); member && out.vault)
        member->refuse("does not go with a thing of the vault");
    if (out.vault)
      out.value = std::uint8_t(read_small(field["value"], 1, 12));
    else
      out.sentences = sentences(field["effects"], Source::Item, int(box_.items.size()));
    box_.items.push_back(std::move(out));
  }
}

void BoxReader::read_tokens() {
  for (const Field& field : file("modules.json")["tokens"].items()) {
    field.allow_only({"id", "place", "lasts", "name", "forms"});
    Token out;
    out.id = field["id"].id();
    out.lasting = field["lasts"].one_of<bool>({{"game", false}, {"campaign", true}});
    out.on_tickets = names_.ticket_tokens.contains(out.id);
    out.rule = names_.token_rules.at(out.id);
    box_.tokens.push_back(std::move(out));
  }
  if (names_.path.empty()) return;
  for (const Field& city : file("modules.json")["sets"][names_.path].items(2, 8))
    box_.path.push_back(names_.node(city));
}

void BoxReader::read_modules() {
  const Field modules = file("modules.json");
  modules.allow_only({"sets", "tokens", "modules", "items"});
  for (const Field& field : modules["modules"].items())
    box_.modules.push_back(read_module(field, int(box_.modules.size()) + 1));
}

Module BoxReader::read_module(const Field& field, int card) {
  field.allow_only({"id", "name", "slots", "from", "to", "rule", "tokens", "effects", "region"});
  Module out;
  out.id = field["id"].string();
  const Field from = field["from"];
  if (from.is_string()) {
    from.one_of<bool>({{"region", true}});
    BoxIndex::number(names_.regions, field["region"], "region");
    out.from = 0;
  } else {
    out.from = std::uint8_t(read_small(from, 1, kMaxGames));
  }
  out.to = std::uint8_t(read_small(field["to"], std::max<int>(1, out.from), kMaxGames));
  for (const Field& token : field["tokens"].items()) out.tokens.push_back(names_.token(token));
  for (const Field& one : field["effects"].items()) {
    if (one["when"].string() == "end")
      out.endings.push_back(read_ending(one));
    else
      out.sentences.push_back(sentence_.sentence(one, Source::Module, card));
  }
  return out;
}

EndSentence BoxReader::read_ending(const Field& field) {
  field.allow_only({"when", "step", "if", "do", "seats"});
  const Moment& moment = read_moment(field);
  EndSentence out;
  out.step = std::uint8_t(read_step(field, moment));
  for (const Field& test : field["if"].items()) {
    if (test["test"].string() == "game") {
      const GamesAndSeats left = read_game_test(test);
      out.games &= left.games;
      if (left.seats != 0xFF) test.refuse("speaks of seats, and the game is over");
    } else {  // who has none is not asked and draws nothing
      test.allow_only({"test", "of", "min"});
      test["test"].one_of<bool>({{"game", true}, {"count", true}});
      test["of"].one_of<bool>({{"numbered", true}});
      read_small(test["min"], 1, 1);
    }
  }
  const bool every_seat = field.find("seats").has_value();
  if (every_seat) field["seats"].one_of<bool>({{"any", true}});
  out.deeds = deed_.list(field["do"].items(1, 6), moment, every_seat);
  return out;
}

void BoxReader::read_postcards() {
  const Field postcards = file("postcards.json");
  postcards.allow_only({"about", "terms", "stacks", "postcards"});
  box_.postcards.resize(1);
  for (const Field& field : postcards["postcards"].items()) {
    field.allow_only({"no", "source", "level", "public", "secret", "effect"});
    const int number = int(box_.postcards.size());
    if (field["no"].number() != number)
      field["no"].refuse("is not the next number, " + std::to_string(number));
    field["source"].allow_only({"ticket", "stack", "order", "pioneer", "partner", "chain"});
    read_small(field["level"], 1, 3);
    Postcard out{{sentence_.sentence(field["effect"], Source::Postcard, number)}};
    if (field["effect"]["if"].items().empty()) field["effect"]["if"].refuse("asks for nothing");
    if (out.sentences.front().row.limit != Limit::None)
      field["effect"]["limit"].refuse("limits what works once");
    box_.postcards.push_back(std::move(out));
  }
  for (const auto& [stack, cards] : postcards["stacks"].members()) {
    box_.stack_ids.push_back(stack);
    std::vector<PostcardId>& list = box_.stacks.emplace_back();
    for (const Field& card : cards.items(1, kMaxPostcards)) list.push_back(names_.postcard(card));
  }
}

void BoxReader::read_tickets() {
  const Field tickets = file("tickets.json");
  tickets.allow_only({"about", "fields", "tickets"});
  for (const Field& field : tickets["tickets"].items()) {
    field.allow_only({"id", "a", "b", "value", "region", "postcard", "retire_before_game"});
    BoxTicket out;
    if (field["region"].string() != names_.map.home)
      out.region = std::uint8_t(BoxIndex::number(names_.regions, field["region"], "region"));
    if (const auto postcard = field.find("postcard")) out.postcard = names_.postcard(*postcard);
    names_.node(field["a"]);
    names_.node(field["b"]);
    box_.ticket_ids.push_back(field["id"].id());
    box_.tickets.push_back(out);
    EditionSheet::Pair pair{field["a"].id(), field["b"].id(), field["value"].number()};
    out_.sheet.tickets.list.push_back({box_.ticket_ids.back(), std::move(pair)});
  }
}

}  // namespace wagonaut
