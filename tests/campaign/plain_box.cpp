#include "tests/campaign/plain_box.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "tests/support/setting.h"

namespace wagonaut::tests {
namespace {

[[noreturn]] void reject_box(const std::string& what, const std::string& text) {
  throw std::invalid_argument(what + ": " + text);
}

using Words = std::vector<std::string>;

Words words_in(std::string_view text) {
  Words out;
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

/// Takes "post 3" out of a list of words; the second word, or nothing.
std::string take_pair(Words& words, const std::string& key) {
  const auto at = std::find(words.begin(), words.end(), key);
  if (at == words.end() || at + 1 == words.end()) return {};
  std::string value = at[1];
  words.erase(at, at + 2);
  return value;
}

bool take_flag(Words& words, const std::string& key) {
  const auto at = std::find(words.begin(), words.end(), key);
  if (at == words.end()) return false;
  words.erase(at);
  return true;
}

template <class List>
std::uint8_t named(const List& list, const std::string& id) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].id == id) return std::uint8_t(i);
  reject_box("nothing is called", id);
}

std::uint8_t place_named(const Words& list, const std::string& id) {
  const auto at = std::find(list.begin(), list.end(), id);
  if (at == list.end()) reject_box("nothing is called", id);
  return std::uint8_t(at - list.begin());
}

class PlainBox {
 public:
  explicit PlainBox(std::string_view text) {
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);)
      if (const Words words = words_in(line); !words.empty()) lines_.push_back(words);
  }

  Box run() {
    box_.id = "small";
    each("game", [&](Words& w) {
      box_.games.push_back({std::uint16_t(number(w[1])), small(w[2])});
    });
    each("join", [&](Words& w) { box_.last_game_to_join = small(w[1]); });
    each("company", [&](Words& w) { box_.companies.push_back({w[1], colour(w[2]), {}}); });
    read_board();
    each("event", [&](Words& w) { read_event(w); });
    each("item", [&](Words& w) { read_item(w); });
    each("postcards", [&](Words& w) { box_.postcards.resize(std::size_t(number(w[1]) + 1)); });
    each("stack", [&](Words& w) { read_stack(w); });
    each("token", [&](Words& w) { read_token(w); });
    each("flag", [&](Words& w) { read_flag(w); });
    each("module", [&](Words& w) { read_module(w); });
    each("end", [&](Words& w) { read_end(w); });
    each("story", [&](Words& w) { read_story(w); });
    each("test", [&](Words& w) { read_test(w); });
    each("side", [&](Words& w) { read_side(w); });
    read_count();
    return box_;
  }

 private:
  template <class Read>
  void each(const std::string& word, Read read) {
    for (Words words : lines_)
      if (words[0] == word) read(words);
  }
  static int number(const std::string& word) { return std::stoi(word); }
  static std::uint8_t small(const std::string& word) { return std::uint8_t(number(word)); }
  static Colour colour(const std::string& letter) {
    return Colour(std::string("RBGYKWOP").find(letter));
  }

  void read_board() {
    Map map;
    each("lane", [&](Words& w) {
      std::string text;
      for (std::size_t i = 1; i < w.size(); ++i) text += (i > 1 ? " " : "") + w[i];
      map.lanes.push_back(text);
    });
    Words owners;
    each("ticket", [&](Words& w) {
      const std::string post = take_pair(w, "post"), region = take_pair(w, "of");
      map.tickets.push_back(w[1] + " " + w[2]);
      owners.push_back(region);
      BoxTicket ticket;
      if (!post.empty()) ticket.postcard = PostcardId(number(post));
      box_.tickets.push_back(ticket);
      box_.ticket_ids.push_back("t" + std::to_string(box_.tickets.size()));
    });
    for (int seats = 2; seats <= 5; ++seats) {
      Rules rules = usa_rules(seats);
      rules.tickets = 0;
      rules.edition.rules = 1;
      rules.edition.ties = {Tie::Tickets, Tie::LaterTurn};
      rules.edition.awards = {{.kind = AwardKind::Tickets}};
      rules.edition.floor_total = true;
      const Setting set = set_on(rules, map);
      box_.base.push_back(set.edition);
      box_.nodes = set.nodes;
      box_.lanes = set.lanes;
    }
    box_.sorts = {"R", "B", "G", "Y", "K", "W", "O", "P", "*"};
    box_.decks = {"train"};
    box_.region_of.assign(box_.nodes.size(), kNone);
    each("region", [&](Words& w) { read_region(w); });
    for (std::size_t i = 0; i < owners.size(); ++i) {
      if (owners[i].empty()) continue;
      box_.tickets[i].region = named(box_.regions, owners[i]);
      box_.regions[box_.tickets[i].region].tickets.insert(TicketId(i));
    }
  }

  void read_region(const Words& w) {
    Region region;
    region.id = w[1];
    region.module = ModuleId{kNone};
    if (number(w[2]) > 0) region.pair = std::uint8_t(number(w[2]) - 1);
    for (std::size_t i = 3; i < w.size(); ++i) {
      const std::uint8_t node = place_named(box_.nodes, w[i]);
      region.cities.insert(NodeId(node));
      box_.region_of[node] = std::uint8_t(box_.regions.size());
    }
    box_.regions.push_back(region);
  }

  void read_event(Words& w) {
    const std::string region = take_pair(w, "of");
    EventCard card;
    card.id = w[1];
    card.immediate = take_flag(w, "now");
    card.at_start = !take_flag(w, "later") && region.empty();
    if (!region.empty())
      box_.regions[named(box_.regions, region)].events.insert(EventId(box_.events.size()));
    box_.events.push_back(card);
  }

  void read_item(Words& w) {
    ItemCard item;
    item.id = w[1];
    item.kind = w[2];
    item.vault = w[3] == "vault";
    if (take_flag(w, "many")) item.counter = std::uint8_t(counters_++);
    if (w.size() > 4) item.value = small(w[4]);
    box_.items.push_back(item);
  }

  void read_stack(const Words& w) {
    std::vector<PostcardId> cards;
    for (std::size_t i = 2; i < w.size(); ++i) cards.push_back(PostcardId(number(w[i])));
    box_.stack_ids.push_back(w[1]);
    box_.stacks.push_back(cards);
  }

  void read_token(Words& w) {
    Token token;
    token.id = w[1];
    token.lasting = !take_flag(w, "game");
    token.rule.place = w[2] == "city"    ? TokenPlace::CityOwned
                       : w[2] == "route" ? TokenPlace::Route
                                         : TokenPlace::Seat;
    if (token.rule.place == TokenPlace::Seat) token.rule.slot = std::uint8_t(counters_++);
    box_.tokens.push_back(token);
  }

  void read_flag(Words& w) {
    const std::string answer = take_pair(w, "answer");
    Flag flag;
    flag.id = w[1];
    flag.values.assign(w.begin() + 2, w.end());
    if (!answer.empty()) flag.answer = small(answer);
    box_.flags.push_back(flag);
  }

  void read_module(Words& w) {
    const std::string to = take_pair(w, "to"), region = take_pair(w, "of");
    Module module;
    module.id = w[1];
    if (!to.empty()) module.to = small(to);
    if (!region.empty())
      box_.regions[named(box_.regions, region)].module = ModuleId(box_.modules.size());
    box_.modules.push_back(module);
  }

  void read_end(Words& w) {
    const std::string games = take_pair(w, "in");
    EndSentence sentence;
    sentence.step = small(w[2]);
    if (!games.empty()) sentence.games = 0;
    std::istringstream list{games};
    for (std::string game; std::getline(list, game, ',');)
      sentence.games = std::uint16_t(sentence.games | 1u << number(game));
    sentence.deeds = deeds({w.begin() + 3, w.end()});
    box_.modules[named(box_.modules, w[1])].endings.push_back(sentence);
  }

  void read_story(const Words& w) {
    StoryCard card;
    card.id = w[1];
    card.game = small(w[2]);
    card.stop = w[3] == "stop";
    card.read = w[3] == "setup"   ? StoryRead::Setup
                : w[3] == "pause" ? StoryRead::SetupAndEnd
                                  : StoryRead::End;
    box_.story.push_back(card);
  }

  void read_test(Words& w) {
    StoryTest test;
    test.negate = take_flag(w, "not");
    if (w[2] == "items") {
      test.items = of_kind(w[3]);
      test.least = small(w[4]);
      test.per_company = small(w[5]);
    } else {
      test.flag = named(box_.flags, w[2]);
      test.value = std::uint8_t(place_named(box_.flags[test.flag].values, w[3]) + 1);
    }
    box_.story[named(box_.story, w[1])].tests.push_back(test);
  }

  void read_side(const Words& w) {
    StorySide& side = box_.story[named(box_.story, w[1])].sides[w[2] == "b" ? 1 : 0];
    for (const Deed& deed : deeds({w.begin() + 3, w.end()})) side.deeds.push_back(deed);
  }

  ItemSet of_kind(const std::string& kind) const {
    ItemSet out;
    for (std::size_t i = 0; i < box_.items.size(); ++i)
      if (box_.items[i].kind == kind) out.insert(ItemId(i));
    return out;
  }

  /// Splits a list at a sign that stands alone, outside braces.
  static std::vector<Words> parts_of(const Words& words, const std::string& sign) {
    std::vector<Words> out(1);
    int depth = 0;
    for (const std::string& word : words) {
      depth += (word == "{") - (word == "}");
      if (word == sign && depth == 0)
        out.emplace_back();
      else
        out.back().push_back(word);
    }
    return out;
  }

  Deeds deeds(const Words& words) const {
    Words apart;  // "post 3;" is "post 3 ;"
    for (std::string word : words) {
      const bool ends = word.size() > 1 && word.ends_with(';');
      if (ends) word.pop_back();
      apart.push_back(word);
      if (ends) apart.emplace_back(";");
    }
    Deeds out;
    for (const Words& part : parts_of(apart, ";"))
      if (!part.empty()) out.push_back(deed(part));
    return out;
  }

  Deed deed(Words w) const {
    Deed out;
    const Words who{"nobody", "winner", "last", "up", "each"};
    if (const auto at = std::find(who.begin(), who.end(), w[0]); at != who.end()) {
      out.who = AfterGame(at - who.begin());
      w.erase(w.begin());
    }
    const std::string& verb = w[0];
    if (verb == "on") return as(out, DeedKind::ModuleOn, named(box_.modules, w[1]));
    if (verb == "off") return as(out, DeedKind::ModuleOff, named(box_.modules, w[1]));
    if (verb == "evaluate") return as(out, DeedKind::Evaluate, 0);
    if (verb == "open") return as(out, DeedKind::OpenRegion, named(box_.regions, w[1]));
    if (verb == "second") return as(out, DeedKind::OpenPair, std::uint8_t(number(w[1]) - 1));
    if (verb == "add") return as(out, DeedKind::AddEvent, named(box_.events, w[1]));
    if (verb == "archive") return as(out, DeedKind::ArchiveEvent, named(box_.events, w[1]));
    if (verb == "post") return as(out, DeedKind::DrawPostcard, small(w[1]));
    if (verb == "stack") return as(out, DeedKind::DrawFrom, place_named(box_.stack_ids, w[1]));
    if (verb == "numbers") return as(out, DeedKind::DrawByTickets, 0);
    if (verb == "stamp") return as(out, DeedKind::Stamp, 0);
    return long_deed(out, w);
  }
  static Deed as(Deed deed, DeedKind kind, std::uint8_t what) {
    deed.kind = kind;
    deed.what = what;
    return deed;
  }

  Deed long_deed(Deed out, const Words& w) const {
    if (w[0] == "flag") {
      out = as(out, DeedKind::SetFlag, named(box_.flags, w[1]));
      out.n = std::uint8_t(place_named(box_.flags[out.what].values, w[2]) + 1);
    } else if (w[0] == "retire") {
      out.kind = DeedKind::Retire;
      for (std::size_t i = 1; i < w.size(); ++i)
        out.tickets.insert(TicketId(place_named(box_.ticket_ids, w[i])));
    } else if (w[0] == "item") {
      out.kind = DeedKind::ChooseItem;
      out.items = of_kind(w[1]);
    } else if (w[0] == "city") {
      out = as(out, DeedKind::ChooseCity, named(box_.tokens, w[1]));
      out.n = small(w[2]);
      for (std::size_t i = 3; i < w.size(); ++i)
        out.cities.insert(NodeId(place_named(box_.nodes, w[i])));
      for (std::size_t i = 0; w.size() == 3 && i < box_.nodes.size(); ++i)
        out.cities.insert(NodeId(i));
    } else if (w[0] == "choose") {
      out = as(out, DeedKind::ChooseOption, kNone);
      for (const Words& option : parts_of({w.begin() + 2, w.end() - 1}, "|"))
        out.options.push_back(deeds(option));
    } else {
      reject_box("no such deed", w[0]);
    }
    return out;
  }

  void read_count() {
    Evaluation& count = box_.evaluation;
    each("absence", [&](Words& w) {
      for (std::size_t i = 1; i < w.size(); ++i) count.absence[i - 1] = small(w[i]);
    });
    each("count", [&](Words& w) {
      for (const Words& part : parts_of({w.begin() + 1, w.end()}, "|"))
        count.parts.push_back(count_part(part));
    });
    each("ties", [&](Words& w) {
      for (std::size_t i = 1; i < w.size(); ++i) count.ties.push_back(tie(w[i]));
    });
    each("min", [&](Words& w) { count.min_games = small(w[1]); });
  }

  CountPart count_part(Words w) const {
    CountPart out;
    const Words kinds{"slips", "absence", "forgiven", "items", "stamps", "postcards"};
    out.id = w[0];
    out.kind = CountKind(place_named(kinds, w[0]));
    if (out.kind == CountKind::Forgiven || out.kind == CountKind::Postcards)
      out.n = std::int16_t(number(w[1]));
    if (out.kind == CountKind::Stamps) {
      const auto sides = parts_of({w.begin() + 1, w.end()}, "/");
      for (const std::string& pay : sides[0]) out.pays.push_back(small(pay));
      for (const std::string& pay : sides[1]) out.pays_two.push_back(small(pay));
      out.least = 1;
    }
    if (out.kind == CountKind::Items) read_items(w, out);
    return out;
  }
  /// "items page share survey 5", "items bond flag white_line 5 3 share 12 0", "… set 3 5".
  void read_items(Words& w, CountPart& out) const {
    out.id = w[1];
    out.items = of_kind(w[1]);
    for (std::size_t i = 2; i + 1 < w.size();) {
      const std::string key = w[i++];
      if (key == "flag") out.flag = named(box_.flags, w[i++]);
      if (key == "set") {
        out.set_bonus.push_back({small(w[i]), small(w[i + 1])});
        i += 2;
      }
      for (std::size_t value = 1; (key == "values" || key == "share") && value < 3; ++value)
        (key == "values" ? out.values : out.share)[value] = small(w[i++]);
    }
  }
  CountTie tie(const std::string& word) const {
    if (word == "slip") return {CountTie::By::LastSlip, 0};
    for (std::size_t i = 0; i < box_.evaluation.parts.size(); ++i)
      if (box_.evaluation.parts[i].id == word) return {CountTie::By::Part, std::uint8_t(i)};
    reject_box("no such tie", word);
  }

  std::vector<Words> lines_;
  Box box_;
  int counters_ = 0;
};

}  // namespace

Box plain_box(std::string_view text) {
  return PlainBox(text).run();
}

}  // namespace wagonaut::tests
