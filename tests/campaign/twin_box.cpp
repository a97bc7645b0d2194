#include "tests/campaign/twin_box.h"

#include <algorithm>

namespace wagonaut::tests {
namespace {

class Twin {
 public:
  Twin(const BoxEntry& box, const std::vector<Piece>& known) : out_(box), known_(known) {}

  BoxEntry make() {
    change_board();
    change_tickets();
    change_events();
    change_items();
    change_modules();
    change_regions();
    change_postcards();
    change_story();
    change_count();
    for (Edition& base : law().base) prepare(base);
    return out_;
  }

 private:
  Box& law() { return out_.law; }
  BoxText& text() { return out_.text; }

  template <class Id>
  bool knows(PieceKind kind, Id what) const {
    return std::binary_search(known_.begin(), known_.end(), Piece{kind, std::uint8_t(what)});
  }

  static void change(std::string& id) { id = "other_" + id; }
  static void change(Text& words) {
    for (std::string& language : words.words) language = "Other: " + language;
  }

  /// What its acts give becomes one more.
  void change(const PlaySentences& sentences) {
    for (const PlaySentence& one : sentences) change_acts(one.row.first_act);
  }
  void change_acts(std::size_t first) {
    for (std::size_t i = first;; ++i) {
      Act& act = law().rows.acts[i];
      if (act.kind == ActKind::Dollars || act.kind == ActKind::Cards) ++act.n;
      if (act.kind == ActKind::GainItem || act.kind == ActKind::DrawPostcard)
        act = {.kind = ActKind::Dollars, .n = 9, .flags = std::uint8_t(act.flags & Act::kLast)};
      if (act.has(Act::kLast)) return;
    }
  }

  bool closed(NodeId node) const {
    const std::uint8_t region = out_.law.region_of[std::size_t(node)];
    return region != kNone && !knows(PieceKind::Region, region);
  }

  void change_board() {
    for (std::size_t i = 0; i < law().nodes.size(); ++i)
      if (closed(NodeId(i))) change_node(i);
    for (std::size_t i = 0; i < law().lanes.size(); ++i) {
      const Lane lane = law().base[0].lane(LaneId(i));
      if (closed(lane.a) || closed(lane.b)) change_lane(i, closed(lane.a) && closed(lane.b));
    }
  }
  void change_node(std::size_t i) {
    MapSheet::Node& node = out_.names.map.nodes[i];
    const std::string old = node.id;
    change(node.id);
    change(node.name);
    node.x += 7;
    law().nodes[i] = node.id;
    for (MapSheet::Lane& lane : out_.names.map.lanes)
      for (std::string* end : {&lane.a, &lane.b})
        if (*end == old) *end = node.id;
    for (EditionSheet::Ticket& ticket : out_.sheet.tickets.list)
      if (auto* pair = std::get_if<EditionSheet::Pair>(&ticket.asks))
        for (std::string* end : {&pair->a, &pair->b})
          if (*end == old) *end = node.id;
  }
  static void change(LaneSet& lanes, LaneId lane) {
    if (lanes.contains(lane))
      lanes.erase(lane);
    else
      lanes.insert(lane);
  }
  void change_lane(std::size_t i, bool beyond) {
    change(law().lanes[i]);
    out_.names.map.lanes[i].id = law().lanes[i];
    if (!beyond) return;  // a stub tells its colour
    for (LaneSet& set : law().rows.lane_sets) change(set, LaneId(i));
    change(law().frames, LaneId(i));
    for (Edition& base : law().base) {
      Lane& lane = base.lanes[i];
      lane.printed.length = lane.printed.length == 1 ? 2 : 1;
      lane.printed.colour = Colour::White;
    }
  }

  void change_tickets() {
    for (std::size_t i = 0; i < law().tickets.size(); ++i) {
      if (knows(PieceKind::Ticket, i)) continue;
      change(law().ticket_ids[i]);
      out_.sheet.tickets.list[i].id = law().ticket_ids[i];
      for (Edition& base : law().base) {
        Ticket& ticket = base.tickets[i];
        for (Link& link : ticket.links) ++link.points;
        ++ticket.penalty;
      }
    }
  }

  void change_events() {
    for (std::size_t i = 0; i < law().events.size(); ++i) {
      if (knows(PieceKind::Event, i)) continue;
      EventCard& event = law().events[i];
      change(event.id);
      event.immediate = !event.immediate;
      change(event.sentences);
      change(text().events[i].name);
      change(text().events[i].text);
    }
  }

  void change_items() {
    for (std::size_t i = 0; i < law().items.size(); ++i) {
      if (knows(PieceKind::Item, i)) continue;
      ItemCard& item = law().items[i];
      change(item.id);
      item.value = std::uint8_t(item.value + 1);
      change(item.sentences);
      change(text().items[i].name);
      change(text().items[i].text);
    }
  }

  void change_modules() {
    for (std::size_t i = 0; i < law().modules.size(); ++i) {
      if (knows(PieceKind::Module, i)) continue;
      change(law().modules[i].id);
      change(law().modules[i].sentences);
      change(text().modules[i].name);
      change(text().modules[i].rule);
    }
    bool path = true;
    for (std::size_t i = 0; i < law().tokens.size(); ++i) {
      const bool open = knows(PieceKind::Token, i);
      if (law().tokens[i].rule.place == TokenPlace::Path) path = open;
      if (open) continue;
      change(law().tokens[i].id);
      change(text().tokens[i].name);
    }
    if (!path) std::reverse(law().path.begin(), law().path.end());
  }

  void change_regions() {
    for (std::size_t i = 0; i < law().regions.size(); ++i) {
      if (knows(PieceKind::Region, i)) continue;
      change(law().regions[i].id);
      RegionText& words = text().regions[i];
      for (Text* one : {&words.name, &words.partner, &words.letter}) change(*one);
      for (Text& one : words.inside) change(one);
    }
  }

  void change_postcards() {
    for (std::size_t i = 1; i < law().postcards.size(); ++i) {
      if (!knows(PieceKind::PostcardOpen, i)) change(text().postcards[i].open);
      if (knows(PieceKind::PostcardSecret, i)) continue;
      change(law().postcards[i].sentences);
      change(text().postcards[i].secret);
    }
    // What lies in a stack below the cards that were drawn.
    for (std::vector<PostcardId>& stack : law().stacks) {
      const auto rest = std::find_if(stack.begin(), stack.end(), [&](PostcardId card) {
        return !knows(PieceKind::PostcardOpen, card);
      });
      std::reverse(rest, stack.end());
    }
  }

  void change_story() {
    for (std::size_t i = 0; i < law().story.size(); ++i) {
      StoryCard& card = law().story[i];
      const bool a = knows(PieceKind::StoryA, i), b = knows(PieceKind::StoryB, i);
      if (!a && !b) change(card.id);
      if (!a) card.sides[0] = {};
      if (!b) card.sides[1] = {};
      if (!a) change(text().story[i].a);
      if (!b) change(text().story[i].b);
    }
  }

  void change_count() {
    Evaluation& count = law().evaluation;
    for (std::size_t i = 0; i < count.parts.size(); ++i) {
      if (knows(PieceKind::Count, i)) continue;
      for (std::uint8_t& value : count.absence) value = std::uint8_t(value + 5);
      change(count.parts[i].id);
      count.parts[i].n = std::int16_t(count.parts[i].n + 1);
      change(text().parts[i].text);
    }
  }

  BoxEntry out_;
  const std::vector<Piece>& known_;
};

}  // namespace

BoxEntry twin_box(const BoxEntry& box, const std::vector<Piece>& known) {
  return Twin(box, known).make();
}

}  // namespace wagonaut::tests
