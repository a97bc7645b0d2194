#include "catalog/sentence_file.h"

#include <algorithm>

#include "catalog/act_file.h"
#include "catalog/bounds.h"
#include "catalog/map_file.h"

namespace wagonaut {

namespace {

void check_receivers(const Field& field, const std::vector<Field>& acts) {
  if (field.find("seats")) return;
  for (const Field& act : acts)
    for (const char* one : {"dollars", "cards", "item", "post"})
      if (act["act"].string() == one && !act.find("who"))
        act.refuse("says nobody who gains: the sentence is the table's, and has no \"seats\"");
}

/// For the table as a whole there is no "me".
bool for_the_table(const Moment& moment, Source source) {
  const bool once =
      moment.when == When::Setup || moment.when == When::Score || moment.when == When::Story;
  return once && (source == Source::Module || source == Source::Law || source == Source::Story);
}

/// The postcard that a sentence draws; 0 if none.
PostcardId drawn_by(const std::vector<Field>& acts, const BoxIndex& names) {
  for (const Field& act : acts)
    if (act["act"].string() == "post") return names.postcard(act["card"]);
  return PostcardId{};
}

}  // namespace

int read_small(const Field& field, int least, int most) {
  const int number = field.number();
  if (number < least || number > most)
    field.refuse("is not between " + std::to_string(least) + " and " + std::to_string(most));
  return number;
}

const Moment& read_moment(const Field& sentence, std::string_view story) {
  const Field when = sentence["when"];
  const std::string word = when.string();
  const bool of_story = word == "story" && !story.empty();
  const Moment* moment = moment_named(of_story ? story : std::string_view(word));
  if (moment == nullptr || word.find(' ') != std::string::npos)
    when.refuse(word == "story" ? "is a moment of story cards" : "is no moment");
  return *moment;
}

int read_step(const Field& sentence, const Moment& moment) {
  const auto step = sentence.find("step");
  if (!step) {
    if (moment.step_needed) sentence["step"].number();
    return 0;
  }
  const int number = step->number();
  const bool known = moment.first_step > 0 && number >= moment.first_step &&
                     number <= moment.last_step && (moment.in_game || number != 6);
  if (!known) step->refuse("is no step of " + std::string(moment.word));
  return number;
}

GamesAndSeats read_game_test(const Field& test) {
  test.allow_only({"test", "from", "to", "in", "players_min", "players_max"});
  GamesAndSeats out;
  const auto above = [](int from) { return 0xFFFF << from & 0xFFFF; };
  const auto up_to = [](int to) { return (2 << to) - 1; };
  const auto keep = [](auto& bits, int mask) {
    bits = static_cast<std::remove_reference_t<decltype(bits)>>(bits & mask);
  };
  if (const auto from = test.find("from")) keep(out.games, above(read_small(*from, 1, kMaxGames)));
  if (const auto to = test.find("to")) keep(out.games, up_to(read_small(*to, 1, kMaxGames)));
  if (const auto in = test.find("in")) {
    int listed = 0;
    for (const Field& game : in->items(1, kMaxGames)) listed |= 1 << read_small(game, 1, kMaxGames);
    keep(out.games, listed);
  }
  if (const auto least = test.find("players_min"))
    keep(out.seats, above(read_small(*least, 2, kMaxSeats)));
  if (const auto most = test.find("players_max"))
    keep(out.seats, up_to(read_small(*most, 2, kMaxSeats)));
  return out;
}

PlaySentence SentenceReader::sentence(const Field& field, Source source, int card,
                                      std::initializer_list<std::string_view> extra) {
  std::vector<std::string_view> keys{"when", "step", "if", "do", "limit", "seats"};
  keys.insert(keys.end(), extra.begin(), extra.end());
  field.allow_only(keys);
  const Moment& moment = read_moment(field);
  if (!moment.in_game) field["when"].refuse("is no moment of a game");
  if ((moment.when == When::Reveal) && source != Source::Event)
    field["when"].refuse("is a moment of events");
  return make(field, moment, source, card, field["do"].items());
}

PlaySentence SentenceReader::told(const Field& field, const std::vector<Field>& acts) {
  return make(field, *moment_named(kStorySetup), Source::Story, 0, acts);
}

PlaySentence SentenceReader::make(const Field& field, const Moment& moment, Source source, int card,
                                  const std::vector<Field>& acts) {
  PlaySentence out;
  if (rows_.sentences.size() == kMaxSentences)
    field.refuse_whole("more than " + std::to_string(kMaxSentences) + " sentences");
  out.row.when = moment.when;
  out.row.step = std::uint8_t(read_step(field, moment));
  out.row.source = source;
  out.row.card = std::uint8_t(card);
  if (const auto seats = field.find("seats")) {
    seats->one_of<bool>({{"any", true}});
    out.row.every_seat = true;
  }
  if (for_the_table(moment, source)) check_receivers(field, acts);
  read_limit(field, out);
  read_tests(field, moment, out);
  if (acts.empty()) field["do"].refuse("does nothing");
  out.row.first_act = ActReader(*this, moment).list(acts);
  rows_.sentences.push_back(out.row);  // counted here; games take them from where they belong
  return out;
}

void SentenceReader::read_limit(const Field& field, PlaySentence& out) {
  const auto limit = field.find("limit");
  if (!limit) return;
  const std::string word = limit->string();
  out.row.limit = limit->one_of<Limit>(
      {{"game", Limit::Seat}, {"table", Limit::Table}, {"campaign", Limit::Table}});
  if (word == "campaign") {
    out.once = drawn_by(field["do"].items(), names_);
    if (out.once == PostcardId{})
      limit->refuse("is kept by the postcard that is drawn, and none is");
  }
  if (limits_ == kMaxLimits) limit->refuse("is one limit more than " + std::to_string(kMaxLimits));
  out.row.limit_slot = std::uint8_t(limits_++);
}

void SentenceReader::read_tests(const Field& field, const Moment& moment, PlaySentence& out) {
  out.row.first_test = std::uint16_t(rows_.tests.size());
  for (const Field& test : field["if"].items()) {
    if (test["test"].string() == "game") {
      const GamesAndSeats left = read_game_test(test);
      out.games &= left.games;
      out.seats &= left.seats;
      continue;
    }
    const Test row = read_test(test, moment);
    if (rows_.tests.size() == int(decltype(rows_.tests)::capacity()))
      test.refuse_whole("more than " + std::to_string(rows_.tests.size()) + " tests");
    rows_.tests.push_back(row);
    ++out.row.tests;
  }
}

namespace {

Test read_paid(const Field& field) {
  field.allow_only({"test", "not", "locos_min"});
  Test out;
  out.kind = TestKind::Paid;
  out.least = std::int8_t(read_small(field["locos_min"], 1, kMaxLength));
  return out;
}

Test read_drew(const Field& field) {
  field.allow_only({"test", "not", "blind_locos_min"});
  Test out;
  out.kind = TestKind::Drew;
  out.least = std::int8_t(read_small(field["blind_locos_min"], 1, 2));
  return out;
}

Test read_event_test(const Field& field) {
  field.allow_only({"test", "not", "state"});
  field["state"].one_of<bool>({{"continuous", true}});
  Test out;
  out.kind = TestKind::Event;
  return out;
}

TokenAt read_token_at(const Field& field) {
  return field.one_of<TokenAt>({{"lane", TokenAt::Lane},
                                {"ends", TokenAt::Ends},
                                {"near", TokenAt::Near},
                                {"table", TokenAt::Table},
                                {"taken", TokenAt::Taken},
                                {"placed", TokenAt::Placed},
                                {"used", TokenAt::Used},
                                {"removed", TokenAt::Removed}});
}

Test read_token_test(const Field& field, const BoxIndex& names, const Moment& moment) {
  field.allow_only({"test", "not", "kind", "at"});
  Test out;
  out.kind = TestKind::Token;
  out.a = std::uint8_t(names.token(field["kind"]));
  const TokenAt at = read_token_at(field["at"]);
  if (at != TokenAt::Table && moment.when != When::Price && moment.when != When::Claim)
    field["at"].refuse("needs a lane, and there is none at " + std::string(moment.word));
  out.place = std::uint8_t(at);
  return out;
}

Test read_holds(const Field& field, const BoxIndex& names) {
  field.allow_only({"test", "not", "item", "by"});
  Test out;
  out.kind = TestKind::Holds;
  out.a = std::uint8_t(BoxIndex::number(names.items, field["item"], "item"));
  out.place = field["by"].one_of<std::uint8_t>({{"other", 0}, {"nobody", 1}});
  return out;
}

/// Tests that need something at hand: a lane, a claim, a draw.
void check_at_hand(const Field& test, const Moment& moment, std::initializer_list<When> at) {
  if (std::find(at.begin(), at.end(), moment.when) == at.end())
    test.refuse("is no test at " + std::string(moment.word));
}

/// A test of what is so; what is not so is said by "not".
bool said(const Field& field, std::string_view key) {
  const auto member = field.find(key);
  if (member && !member->flag()) member->refuse("is not true; \"not\" turns a test round");
  return member.has_value();
}

std::uint8_t colour_bits(const Field& colours) {
  unsigned bits = 0;
  for (const Field& colour : colours.items(1, kColours)) {
    if (read_colour(colour) == Colour::Grey) colour.refuse("is no colour of a card");
    bits |= 1u << unsigned(read_colour(colour));
  }
  return std::uint8_t(bits);
}

}  // namespace

Test SentenceReader::read_test(const Field& field, const Moment& moment) {
  const Field word = field["test"];
  Test out;
  const std::string kind = word.string();
  if (kind == "lane") {
    check_at_hand(word, moment, {When::Price, When::Claim});
    out = read_lane(field);
  } else if (kind == "join") {
    field.allow_only({"test", "not", "a", "b"});
    out.kind = TestKind::Join;
    out.a = row(field, names_.place(field["a"]), rows_.node_sets, "sets of cities");
    out.b = row(field, names_.place(field["b"]), rows_.node_sets, "sets of cities");
  } else if (kind == "count") {
    out = read_count(field);
  } else if (kind == "rank") {
    out = read_rank(field);
  } else if (kind == "paid") {
    check_at_hand(word, moment, {When::Claim});
    out = read_paid(field);
  } else if (kind == "token") {
    out = read_token_test(field, names_, moment);
  } else if (kind == "holds") {
    out = read_holds(field, names_);
  } else if (kind == "event") {
    out = read_event_test(field);
  } else if (kind == "drew") {
    check_at_hand(word, moment, {When::Draw});
    out = read_drew(field);
  } else {
    word.refuse("is no test of a game");
  }
  out.negate = field.flag_or(false, "not");
  return out;
}

Test SentenceReader::read_lane(const Field& field) {
  field.allow_only({"test", "not", "colour", "min_length", "max_length", "touches", "inside",
                    "large", "pass", "frame", "grey"});
  Test out;
  out.kind = TestKind::Lane;
  const auto length = [&field](const char* key, int otherwise) {
    return field.find(key) ? read_small(field[key], 1, kMaxLength) : otherwise;
  };
  const LaneSet all = names_.lanes_between(1, kMaxLength);
  LaneSet lanes = names_.lanes_between(length("min_length", 1), length("max_length", kMaxLength));
  if (const auto touches = field.find("touches"))
    lanes &= names_.lanes_touching(names_.region(*touches));
  if (const auto inside = field.find("inside"))
    lanes &= names_.lanes_inside(names_.region(*inside));
  if (said(field, "large")) lanes &= names_.lanes_touching(names_.large());
  if (said(field, "pass")) lanes &= names_.passes();
  if (lanes != all) out.set = row(field, lanes, rows_.lane_sets, "sets of lanes");
  if (said(field, "frame")) out.place |= lane_is::kFrame;
  if (said(field, "grey")) out.place |= lane_is::kGrey;
  if (const auto colour = field.find("colour")) {
    if (colour->is_string())
      out.place |= colour->one_of<std::uint8_t>({{"own", lane_is::kOwnColour}});
    else
      out.a = colour_bits(*colour);
  }
  return out;
}

Test SentenceReader::read_count(const Field& field) {
  field.allow_only({"test", "not", "of", "cities", "set", "region", "min_length", "max_length",
                    "kind", "min", "max", "scope"});
  Test out;
  out.kind = TestKind::Count;
  out.a = row(field, read_quantity(field), rows_.quantities, "quantities");
  const auto min = field.find("min"), max = field.find("max");
  if (!min && !max) field.refuse_whole("a count without a bound");
  if (min) out.least = std::int8_t(read_small(*min, -20, 60));
  if (max) out.most = std::int8_t(read_small(*max, -20, 60));
  if (const auto scope = field.find("scope"))
    out.place = scope->one_of<std::uint8_t>({{"table", 1}});
  return out;
}

Test SentenceReader::read_rank(const Field& field) {
  field.allow_only({"test", "not", "of", "kind", "place"});
  Test out;
  out.kind = TestKind::Rank;
  out.a = row(field, read_quantity(field), rows_.quantities, "quantities");
  out.place = std::uint8_t(field["place"].one_of<Rank>(
      {{"first", Rank::First}, {"second", Rank::Second}, {"last", Rank::Last}}));
  return out;
}

Quantity SentenceReader::read_quantity(const Field& field) {
  Quantity out;
  out.of = field["of"].one_of<Of>({{"dollars", Of::Dollars},
                                   {"cards", Of::Cards},
                                   {"locos", Of::Locos},
                                   {"trains", Of::Trains},
                                   {"tickets", Of::Tickets},
                                   {"done", Of::Done},
                                   {"fresh", Of::Fresh},
                                   {"lanes", Of::Lanes},
                                   {"cities", Of::Cities},
                                   {"regions", Of::Regions},
                                   {"colours", Of::Colours},
                                   {"frames", Of::Frames},
                                   {"tokens", Of::Tokens},
                                   {"items", Of::Items},
                                   {"orders", Of::Orders},
                                   {"path", Of::Path},
                                   {"missed", Of::Missed},
                                   {"orders_joined", Of::OrdersJoined}});
  const bool lanes = out.of == Of::Lanes || out.of == Of::Colours;
  const bool kinds = out.of == Of::Tokens || out.of == Of::Items || out.of == Of::Path;
  for (const char* key : {"cities", "set", "region"})
    if (const auto filter = field.find(key); filter && !lanes && out.of != Of::Cities)
      filter->refuse("filters neither lanes nor cities");
  for (const char* key : {"min_length", "max_length"})
    if (const auto filter = field.find(key); filter && !lanes) filter->refuse("filters no lanes");
  if (!kinds && field.find("kind")) field["kind"].refuse("is the kind of neither token nor item");
  if (lanes || out.of == Of::Cities) read_filters(field, out);
  if (out.of == Of::Tokens) out.kind = std::uint8_t(names_.token(field["kind"]));
  if (out.of == Of::Path) names_.token(field["kind"]);
  if (out.of == Of::Items)
    out.set = row(field, names_.items_of(field["kind"]), rows_.item_sets, "sets of items");
  return out;
}

namespace {

/// Each filter by itself: a lane may fulfil two of them with different ends.
std::vector<NodeSet> read_places(const Field& field, const BoxIndex& names, bool passes) {
  std::vector<NodeSet> out;
  if (const auto list = field.find("cities")) {
    NodeSet listed;
    for (const Field& city : list->items(1, kMaxNodes)) listed |= names.place(city);
    out.push_back(listed);
  }
  if (const auto set = field.find("set"); set && !passes) out.push_back(names.set(*set));
  if (const auto region = field.find("region")) out.push_back(names.region(*region));
  return out;
}

}  // namespace

void SentenceReader::read_filters(const Field& field, Quantity& out) {
  const bool lanes = out.of != Of::Cities;
  const bool passes = lanes && field.find("set") && field["set"].string() == "passes";
  const std::vector<NodeSet> places = read_places(field, names_, passes);
  if (!lanes) {
    NodeSet cities = names_.all_nodes();
    for (const NodeSet& place : places) cities &= place;
    if (!places.empty()) out.set = row(field, cities, rows_.node_sets, "sets of cities");
    return;
  }
  const auto length = [&field](const char* key, int otherwise) {
    return field.find(key) ? read_small(field[key], 1, kMaxLength) : otherwise;
  };
  LaneSet found = names_.lanes_between(length("min_length", 1), length("max_length", kMaxLength));
  for (const NodeSet& place : places) found &= names_.lanes_touching(place);
  if (passes) found &= names_.passes();
  if (found != names_.lanes_between(1, kMaxLength))
    out.set = row(field, found, rows_.lane_sets, "sets of lanes");
}

/// {"per": quantity, "each": n, "plus": n, "max": n}
std::uint8_t SentenceReader::read_amount(const Field& field) {
  field.allow_only({"per", "each", "plus", "max"});
  const Field per = field["per"];
  per.allow_only({"of", "cities", "set", "region", "min_length", "max_length", "kind"});
  Amount out;
  out.quantity = row(field, read_quantity(per), rows_.quantities, "quantities");
  if (const auto each = field.find("each")) out.each = std::int8_t(read_small(*each, -10, 10));
  if (const auto plus = field.find("plus")) out.plus = std::int8_t(read_small(*plus, -20, 20));
  if (const auto most = field.find("max")) out.most = std::int8_t(read_small(*most, 1, 60));
  return row(field, out, rows_.amounts, "amounts");
}

}  // namespace wagonaut
