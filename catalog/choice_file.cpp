// Acts that ask: "may" and "choose".
#include "catalog/act_file.h"
#include "catalog/map_file.h"

namespace wagonaut {

Act ActReader::read_may(const Field& field) {
  field.allow_only({"act", "cost", "then"});
  Act act;
  act.kind = ActKind::May;
  read_cost(field["cost"], act);
  act.then = answer(field["then"]);
  return act;
}

Act ActReader::read_choose(const Field& field) {
  using Read = Act (ActReader::*)(const Field&);
  const Field of = field["of"];
  if (of.string() == "item") {
    field.allow_only({"act", "of", "kind", "then", "who"});
    Act act;
    act.kind = ActKind::ChooseItem;
    act.a = SentenceReader::row(field, names_.items_of(field["kind"]), rows_.item_sets,
                                "sets of items");
    act.then = answer(field["then"]);
    return act;
  }
  if (of.string() == "ticket") {
    field.allow_only({"act", "of", "then", "optional", "cost"});
    Act act;
    act.kind = ActKind::ChooseTicket;
    for (const Field& after : field["then"].items())
      if (!after.find("give_back")) after.refuse("follows a secret choice");
    act.then = answer(field["then"]);
    if (const auto cost = field.find("cost")) read_cost(*cost, act);
    if (field.flag_or(false, "optional")) act.flags |= Act::kOptional;
    if (field.find("cost") && !act.has(Act::kOptional))
      field["cost"].refuse("is the price of a choice that is not optional");
    return act;
  }
  const Read reader = of.one_of<Read>({{"options", &ActReader::read_options},
                                       {"city", &ActReader::read_city},
                                       {"lane", &ActReader::read_lane},
                                       {"token", &ActReader::read_token},
                                       {"item", nullptr},
                                       {"ticket", nullptr}});
  return (this->*reader)(field);
}

Act ActReader::read_options(const Field& field) {
  field.allow_only({"act", "of", "who", "options", "labels"});
  const std::vector<Field> options = field["options"].items(2, 6);
  field["labels"].items(int(options.size()), int(options.size()));  // words, read elsewhere
  Act act;
  act.kind = ActKind::ChooseOption;
  act.a = kNone;
  act.then = reserve(field, options.size());
  for (std::size_t i = 0; i < options.size(); ++i) {
    Act row;
    row.kind = ActKind::Option;
    row.then = option(options[i], i, act);
    if (i + 1 == options.size()) row.flags |= Act::kLast;
    rows_.acts[act.then + i] = row;
  }
  return act;
}

/// The acts of an option; a flag that it sets is the campaign's, and found by the number of the
/// answer.
std::uint16_t ActReader::option(const Field& acts, std::size_t number, Act& question) {
  std::vector<Field> left;
  for (const Field& act : acts.items()) {
    const std::string word = act["act"].string();
    if (word == "may" || word == "choose" || word == "prospect")
      act["act"].refuse("asks inside an answer");
    if (word == "rule")
      note_flag(act, number, question);
    else
      left.push_back(act);
  }
  if (left.empty()) acts.refuse("does nothing in the game");
  const bool before = std::exchange(in_answer_, true);
  const std::uint16_t first = written(left);
  in_answer_ = before;
  return first;
}

void ActReader::note_flag(const Field& act, std::size_t number, Act& question) {
  act.allow_only({"act", "op", "name", "value"});
  act["op"].one_of<bool>({{"flag", true}});
  const auto flag = std::size_t(names_.flag(act["name"]));
  const std::vector<std::string>& values = names_.flags[flag].values;
  if (number >= values.size() || values[number] != act["value"].string())
    act["value"].refuse("is not the value that stands in the place of this option");
  sentence_.answers.resize(names_.flags.size(), kNone);
  std::uint8_t& answer = sentence_.answers[flag];
  if (answer == kNone) {
    if (sentence_.answers_read_ == int(std::tuple_size_v<decltype(Extras::answers)>))
      act.refuse_whole("more answers than a game keeps");
    answer = std::uint8_t(sentence_.answers_read_++);
  }
  question.a = answer;
}

Act ActReader::read_city(const Field& field) {
  field.allow_only({"act", "of", "who", "then", "free_of", "outside", "having", "at"});
  Act act;
  act.kind = ActKind::ChooseCity;
  const NodeSet cities = names_.all_nodes() - names_.set(field["outside"]);
  act.a = SentenceReader::row(field, cities, rows_.node_sets, "sets of cities");
  act.b = std::uint8_t(names_.token(field["free_of"]));
  if (const auto having = field.find("having"))
    act.flags |= having->one_of<std::uint8_t>({{"own_lane", Act::kOwnLane}});
  if (const auto at = field.find("at"))
    act.flags |= at->one_of<std::uint8_t>({{"ends", Act::kAtEnds}});
  act.then = answer(field["then"]);
  return act;
}

Act ActReader::read_lane(const Field& field) {
  field.allow_only({"act", "of", "who", "then", "colour", "free", "having", "near", "owned_by",
                    "optional", "cost", "times"});
  Act act;
  act.kind = ActKind::ChooseLane;
  act.b = kNone;
  if (const auto colour = field.find("colour"))
    act.a = std::uint8_t(1u << unsigned(read_colour(*colour)));
  if (const auto having = field.find("having")) act.b = std::uint8_t(names_.token(*having));
  if (const auto by = field.find("owned_by"))
    act.flags |= by->one_of<std::uint8_t>({{"other", Act::kOfOthers}});
  for (const auto& [key, flag] :
       {std::pair{"free", Act::kFree}, {"near", Act::kNear}, {"optional", Act::kOptional}})
    if (field.flag_or(false, key)) act.flags |= flag;
  if (const auto cost = field.find("cost")) {
    if (!act.has(Act::kOptional)) cost->refuse("is the price of a choice that is not optional");
    read_cost(*cost, act);
  }
  if (const auto times = field.find("times")) act.amount = sentence_.read_amount(*times);
  act.then = answer(field["then"]);
  return act;
}

Act ActReader::read_token(const Field& field) {
  field.allow_only({"act", "of", "kind", "at", "mine", "others", "once", "optional"});
  field["at"].one_of<bool>({{"ends", true}});
  Act act;
  act.kind = ActKind::ChooseToken;
  act.a = std::uint8_t(names_.token(field["kind"]));
  if (field.flag_or(false, "once")) act.flags |= Act::kOnce;
  if (field.flag_or(false, "optional")) act.flags |= Act::kOptional;
  act.then = answer(field["mine"]);
  act.other = answer(field["others"]);
  return act;
}

}  // namespace wagonaut
