#include "catalog/deed_file.h"

namespace wagonaut {

namespace {

AfterGame read_after(const Field& act, bool every_seat) {
  const auto who = act.find("who");
  if (!who) return every_seat ? AfterGame::EverySeat : AfterGame::Nobody;
  return who->one_of<AfterGame>({{"winner", AfterGame::Winner},
                                 {"last", AfterGame::Last},
                                 {"caboose", AfterGame::Last},
                                 {"all_last_first", AfterGame::AllLastFirst}});
}

AfterGame read_receiver(const Field& act, bool every_seat) {
  const AfterGame who = read_after(act, every_seat);
  if (who == AfterGame::Nobody) act.refuse("says nobody who gains");
  return who;
}

/// The only act that follows a choice.
Field only_act(const Field& list) {
  return list.items(1, 1).front();
}

}  // namespace

Deeds DeedReader::list(const std::vector<Field>& acts, const Moment& moment,
                       bool every_seat) const {
  Deeds out;
  for (const Field& act : acts) {
    const std::string word = act["act"].string();
    if (std::find(moment.acts.begin(), moment.acts.end(), word) == moment.acts.end())
      act["act"].refuse("cannot be carried out at " + std::string(moment.word));
    out.push_back(read(act, every_seat));
  }
  return out;
}

Deed DeedReader::read(const Field& act, bool every_seat) const {
  const std::string word = act["act"].string();
  if (word == "rule") return read_rule(act);
  if (word == "board") return read_board(act);
  if (word == "post") return read_post(act, every_seat);
  if (word == "choose") return read_choose(act);
  if (word == "put") return read_stamp(act, every_seat);
  if (word != "event") act["act"].refuse("is no act of a campaign");
  act.allow_only({"act", "op", "id"});
  Deed out;
  out.kind = act["op"].one_of<DeedKind>(
      {{"add", DeedKind::AddEvent}, {"archive", DeedKind::ArchiveEvent}});
  out.what = std::uint8_t(BoxIndex::number(names_.events, act["id"], "event"));
  return out;
}

Deed DeedReader::read_rule(const Field& act) const {
  Deed out;
  out.kind = act["op"].one_of<DeedKind>({{"on", DeedKind::ModuleOn},
                                         {"off", DeedKind::ModuleOff},
                                         {"flag", DeedKind::SetFlag},
                                         {"evaluate", DeedKind::Evaluate}});
  if (out.kind == DeedKind::Evaluate) {
    act.allow_only({"act", "op"});
  } else if (out.kind == DeedKind::SetFlag) {
    act.allow_only({"act", "op", "name", "value"});
    out.what = std::uint8_t(names_.flag(act["name"]));
    out.n = flag_value(act["value"], out.what);
  } else {
    act.allow_only({"act", "op", "module"});
    out.what = std::uint8_t(BoxIndex::number(names_.modules, act["module"], "module"));
  }
  return out;
}

/// From 1: a flag that was never set has value 0.
std::uint8_t DeedReader::flag_value(const Field& field, std::size_t flag) const {
  const std::vector<std::string>& values = names_.flags[flag].values;
  const auto found = std::find(values.begin(), values.end(), field.string());
  if (found == values.end()) field.refuse("is no value of this flag");
  return std::uint8_t(found - values.begin() + 1);
}

Deed DeedReader::read_board(const Field& act) const {
  Deed out;
  if (act["op"].string() == "retire") {
    act.allow_only({"act", "op", "tickets"});
    out.kind = DeedKind::Retire;
    for (const Field& ticket : act["tickets"].items(1, kMaxTickets))
      out.tickets.insert(TicketId(BoxIndex::number(names_.tickets, ticket, "ticket")));
    return out;
  }
  act["op"].one_of<bool>({{"open", true}, {"retire", true}});
  act.allow_only({"act", "op", "region", "pair"});
  const auto pair = act.find("pair");
  out.kind = pair ? DeedKind::OpenPair : DeedKind::OpenRegion;
  if (pair && act.find("region")) pair->refuse("stands beside a region");
  out.what = std::uint8_t(pair ? read_small(*pair, 1, names_.pairs) - 1
                               : BoxIndex::number(names_.regions, act["region"], "region"));
  return out;
}

Deed DeedReader::read_post(const Field& act, bool every_seat) const {
  act.allow_only({"act", "card", "stack", "by", "who"});
  Deed out;
  out.who = read_receiver(act, every_seat);
  if (const auto card = act.find("card")) {
    out.kind = DeedKind::DrawPostcard;
    out.what = std::uint8_t(names_.postcard(*card));
  } else if (const auto stack = act.find("stack")) {
    out.kind = DeedKind::DrawFrom;
    out.what = std::uint8_t(BoxIndex::number(names_.stacks, *stack, "stack"));
  } else {
    out.kind = act["by"].one_of<DeedKind>({{"ticket_number", DeedKind::DrawByTickets}});
  }
  return out;
}

Deed DeedReader::read_stamp(const Field& act, bool every_seat) const {
  act.allow_only({"act", "token", "op", "n", "at"});
  act["op"].one_of<bool>({{"put", true}});
  act["at"].one_of<bool>({{"ticket", true}});
  names_.token(act["token"]);
  if (!names_.ticket_tokens.contains(act["token"].string()))
    act["token"].refuse("does not lie on tickets");
  act["n"].allow_only({"per", "each"});
  act["n"]["per"].allow_only({"of"});
  act["n"]["per"]["of"].one_of<bool>({{"fresh", true}});
  if (act["n"]["each"].number() != 1) act["n"]["each"].refuse("is not one stamp for each");
  Deed out;
  out.kind = DeedKind::Stamp;
  out.who = read_receiver(act, every_seat);
  return out;
}

Deed DeedReader::read_choose(const Field& act) const {
  const std::string of = act["of"].string();
  if (of == "options") return read_options(act);
  if (of == "city") return read_city(act);
  if (of != "item") act["of"].refuse("is chosen in games only");
  act.allow_only({"act", "of", "kind", "who", "then"});
  const Field gain = only_act(act["then"]);
  gain.allow_only({"act", "id", "op"});
  gain["act"].one_of<bool>({{"item", true}});
  gain["id"].one_of<bool>({{"chosen", true}});
  gain["op"].one_of<bool>({{"gain", true}});
  Deed out;
  out.kind = DeedKind::ChooseItem;
  out.who = read_receiver(act, false);
  out.items = names_.items_of(act["kind"]);
  return out;
}

Deed DeedReader::read_options(const Field& act) const {
  act.allow_only({"act", "of", "who", "options", "sets", "labels"});
  Deed out;
  out.kind = DeedKind::ChooseOption;
  out.who = read_receiver(act, false);
  out.what = kNone;
  if (const auto sets = act.find("sets"))
    out.what = std::uint8_t(BoxIndex::number(names_.pair_names, *sets, "pair"));
  const std::vector<Field> options = act["options"].items(2, 6);
  act["labels"].items(int(options.size()), int(options.size()));  // words, read elsewhere
  for (const Field& option : options) {
    Deeds deeds;
    for (const Field& one : option.items(1, 6)) {
      if (one["act"].string() == "choose") one["act"].refuse("asks inside an answer");
      deeds.push_back(read(one));
    }
    out.options.push_back(std::move(deeds));
  }
  return out;
}

Deed DeedReader::read_city(const Field& act) const {
  act.allow_only({"act", "of", "who", "having", "free_of", "outside", "then"});
  act["having"].one_of<bool>({{"own_lane", true}});
  const Field put = only_act(act["then"]);
  put.allow_only({"act", "token", "op", "n", "at", "max"});
  put["act"].one_of<bool>({{"put", true}});
  put["op"].one_of<bool>({{"put", true}});
  put["at"].one_of<bool>({{"city", true}});
  read_small(put["n"], 1, 1);
  Deed out;
  out.kind = DeedKind::ChooseCity;
  out.who = read_receiver(act, false);
  out.what = std::uint8_t(names_.token(put["token"]));
  if (act["free_of"].string() != put["token"].string())
    act["free_of"].refuse("is not the token that is put there");
  if (names_.token_rules.at(put["token"].string()).place != TokenPlace::CityOwned)
    put["token"].refuse("is not owned in a city");
  out.n = std::uint8_t(read_small(put["max"], 1, 60));
  out.cities = names_.all_nodes() - names_.set(act["outside"]);
  return out;
}

StoryTest DeedReader::condition(const Field& test) const {
  StoryTest out;
  out.negate = test.flag_or(false, "not");
  if (test["test"].string() == "flag") {
    test.allow_only({"test", "not", "name", "is"});
    out.flag = std::uint8_t(names_.flag(test["name"]));
    out.value = flag_value(test["is"], out.flag);
    return out;
  }
  test["test"].one_of<bool>({{"flag", true}, {"count", true}});
  test.allow_only({"test", "not", "of", "kind", "scope", "min", "min_per_company"});
  test["of"].one_of<bool>({{"items", true}});
  test["scope"].one_of<bool>({{"table", true}});
  out.items = names_.items_of(test["kind"]);
  if (const auto each = test.find("min_per_company"))
    out.per_company = std::uint8_t(read_small(*each, 1, 60));
  else
    out.least = std::uint8_t(read_small(test["min"], 1, 60));
  return out;
}

}  // namespace wagonaut
