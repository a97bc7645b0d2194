#include "engine/campaign/dump.h"

#include <type_traits>

namespace wagonaut {

namespace {

/// Lines of values with a space between them.
class Dump {
 public:
  template <class... Values>
  void line(std::string_view name, const Values&... values) {
    text_ += name;
    (add(values), ...);
    text_ += '\n';
  }
  std::string take() { return std::move(text_); }

 private:
  void add(const std::string& word) { text_ += " " + word; }
  template <class Number>
  requires std::is_integral_v<Number> || std::is_enum_v<Number>
  void add(Number number) { text_ += " " + std::to_string(int(number)); }
  template <class Id, std::size_t N>
  void add(const Bits<Id, N>& set) {
    text_ += " {";
    for (const Id id : set) add(id);
    text_ += " }";
  }
  template <class List>
  requires requires(const List& list) { list.begin(); }
  void add(const List& list) {
    text_ += " [";
    for (const auto& one : list) add(one);
    text_ += " ]";
  }

  std::string text_;
};

void dump_row(Dump& out, const Sentence& s) {
  out.line("sentence", s.when, s.step, s.source, s.card, s.first_test, s.first_act, s.tests,
           s.every_seat, s.limit, s.limit_slot);
}

/// Tests and acts, and what they name.
void dump_rows(Dump& out, const Effects& rows) {
  for (const Test& t : rows.tests)
    out.line("test", t.kind, t.negate, t.a, t.b, t.least, t.most, t.set, t.place);
  for (const Act& a : rows.acts)
    out.line("act", a.kind, a.who, a.n, a.amount, a.a, a.b, a.c, a.flags, a.then, a.other);
  for (const Quantity& q : rows.quantities) out.line("quantity", q.of, q.set, q.kind);
  for (const Amount& a : rows.amounts) out.line("amount", a.quantity, a.each, a.plus, a.most);
  for (const NodeSet& set : rows.node_sets) out.line("cities", set);
  for (const LaneSet& set : rows.lane_sets) out.line("lanes", set);
  for (const ItemSet& set : rows.item_sets) out.line("items", set);
}

void dump_board(Dump& out, const Edition& ed) {
  for (const Node& node : ed.nodes) out.line("node", node.kind, node.port, node.off_board);
  for (const Lane& lane : ed.lanes) {
    const Cost& cost = lane.printed;
    out.line("lane", lane.a, lane.b, cost.kind, cost.colour, cost.length, cost.symbols,
             cost.doubled, cost.locos, cost.swap_rate, cost.swap_max, lane.tunnel, lane.points,
             lane.mates);
  }
  for (const NodeSet& country : ed.countries) out.line("country", country);
  for (const Ticket& ticket : ed.tickets) {
    out.line("ticket", ticket.penalty, ticket.tour, ticket.in_order, ticket.any_order);
    for (const Link& link : ticket.links)
      out.line("link", link.from.is, link.from.id, link.to.is, link.to.id, link.points);
  }
}

void dump_law(Dump& out, const Edition& ed) {
  out.line("rules", ed.rules, ed.seats);
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Face& face = ed.faces[std::size_t(i)];
    out.line("face", face.deck, face.colour, face.pips, face.loco, face.anchor, face.mark,
             face.news, ed.cards[Sort(i)]);
  }
  for (const DeckRules& deck : ed.decks)
    out.line("deck", deck.kind, deck.first, deck.last, deck.hand, deck.slots);
  const Pieces& pieces = ed.pieces;
  out.line("pieces", pieces.trains, pieces.ships, pieces.fleet, pieces.fixed_trains,
           pieces.harbours);
  out.line("market", ed.loco_limit, ed.flush_at, ed.flush_mixes, ed.one_lane_per_group,
           ed.draw_reserve);
  out.line("offers", ed.first_offer.offer, ed.first_offer.keep, ed.later_offer.offer,
           ed.later_offer.keep, ed.short_offers, ed.rejected, ed.tickets_away);
  out.line("end", ed.tour_rule, ed.end_threshold, ed.turns_each, ed.floor_total);
  for (const Award& award : ed.awards)
    out.line("award", award.kind, award.points, award.by_tickets, award.unbuilt, award.by_idle);
  for (const Tie tie : ed.ties) out.line("tie", tie);
}

void dump_first(Dump& out, const Extras& first) {
  out.line("events", first.event_deck, first.event_discard, first.event_archive);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
    out.line("seat", first.held[Seat(seat)], first.items[Seat(seat)], first.postcards[Seat(seat)]);
  for (const CityTokens& city : first.city)
    if (city != CityTokens{}) out.line("city", &city - first.city.data(), city.owner, city.stock);
  out.line("board", first.on_lane, first.paint, first.path, first.shown);
}

void dump_affairs(Dump& out, const Affairs& affairs) {
  out.line("affairs", affairs.start_money, affairs.immediate, affairs.paint, affairs.path,
           affairs.frames, affairs.mail, affairs.items_away);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
    out.line("company", affairs.company[Seat(seat)], affairs.stamped[Seat(seat)],
             affairs.missed[Seat(seat)]);
  for (const TokenRule& token : affairs.tokens) out.line("token", token.place, token.slot);
  for (const NodeSet& region : affairs.regions) out.line("region", region);
  for (const Reading& reading : affairs.readings) out.line("reading", reading.card, reading.side);
  dump_first(out, affairs.first);
}

void dump_sentences(Dump& out, const PlaySentences& list) {
  for (const PlaySentence& one : list) {
    out.line("whenever", one.games, one.seats, one.once);
    dump_row(out, one.row);
  }
}

void dump_deeds(Dump& out, const Deeds& deeds) {
  for (const Deed& deed : deeds) {
    out.line("deed", deed.kind, deed.who, deed.what, deed.n, deed.tickets, deed.cities, deed.items);
    for (const Deeds& option : deed.options) {
      out.line("option", option.size());
      dump_deeds(out, option);
    }
  }
}

void dump_cards(Dump& out, const Box& box) {
  for (const Company& card : box.companies) {
    out.line("company", card.id, card.colour);
    dump_sentences(out, card.sentences);
  }
  for (const EventCard& card : box.events) {
    out.line("event", card.id, card.immediate, card.at_start);
    dump_sentences(out, card.sentences);
  }
  for (const ItemCard& card : box.items) {
    out.line("item", card.id, card.kind, card.vault, card.value, card.counter);
    dump_sentences(out, card.sentences);
  }
  for (const Postcard& card : box.postcards) {
    out.line("postcard");
    dump_sentences(out, card.sentences);
  }
  for (std::size_t i = 0; i < box.stacks.size(); ++i)
    out.line("stack", box.stack_ids[i], box.stacks[i]);
}

void dump_modules(Dump& out, const Box& box) {
  for (const Token& token : box.tokens)
    out.line("token", token.id, token.lasting, token.on_tickets, token.rule.place, token.rule.slot);
  for (const Module& module : box.modules) {
    out.line("module", module.id, module.from, module.to, module.tokens);
    dump_sentences(out, module.sentences);
    for (const EndSentence& ending : module.endings) {
      out.line("ending", ending.step, ending.games);
      dump_deeds(out, ending.deeds);
    }
  }
  for (const Region& region : box.regions) {
    out.line("region", region.id, region.pair, region.cities, region.neighbours, region.beside_home,
             region.tickets, region.module, region.events, region.pioneer, region.partner);
    dump_sentences(out, region.sentences);
  }
}

void dump_story(Dump& out, const Box& box) {
  for (const Flag& flag : box.flags) out.line("flag", flag.id, flag.values, flag.answer);
  for (const StoryCard& card : box.story) {
    out.line("story", card.id, card.game, card.stop, card.read);
    for (const StoryTest& test : card.tests)
      out.line("if", test.negate, test.flag, test.value, test.items, test.least, test.per_company);
    for (const StorySide& side : card.sides) {
      out.line("side");
      dump_deeds(out, side.deeds);
      dump_sentences(out, side.sentences);
    }
  }
}

void dump_evaluation(Dump& out, const Evaluation& evaluation) {
  out.line("evaluation", evaluation.absence, evaluation.min_games);
  for (const CountPart& part : evaluation.parts)
    out.line("part", part.id, part.kind, part.n, part.items, part.flag, part.values, part.share,
             part.set_bonus, part.pays, part.pays_two, part.least);
  for (const CountTie& tie : evaluation.ties) out.line("tie", tie.by, tie.part);
}

}  // namespace

std::string dump(const Edition& ed) {
  Dump out;
  dump_law(out, ed);
  dump_board(out, ed);
  for (const Sentence& row : ed.effects.sentences) dump_row(out, row);
  dump_rows(out, ed.effects);
  dump_affairs(out, ed.affairs);
  return out.take();
}

std::string dump(const Box& box) {
  Dump out;
  out.line("box", box.id, box.version, box.rules, box.follows, box.last_game_to_join);
  for (const GamePlan& game : box.games) out.line("game", game.year, game.trains);
  for (const Edition& ed : box.base) dump_law(out, ed);
  dump_board(out, box.base.front());
  out.line("ids", box.nodes, box.lanes, box.ticket_ids, box.sorts, box.decks);
  for (const BoxTicket& ticket : box.tickets) out.line("brought", ticket.region, ticket.postcard);
  out.line("board", box.region_of, box.frames, box.start_money, box.path, box.paint);
  dump_sentences(out, box.sentences);
  dump_rows(out, box.rows);
  dump_cards(out, box);
  dump_modules(out, box);
  dump_story(out, box);
  dump_evaluation(out, box.evaluation);
  return out.take();
}

std::string hash_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out += "0123456789abcdef"[hash >> shift & 15];
  return out;
}

}  // namespace wagonaut
