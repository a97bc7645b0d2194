#include "tests/support/random_box.h"

#include "tests/support/notation.h"
#include "tests/support/sentences.h"

namespace wagonaut::tests {
namespace {

constexpr int kCities = 12, kItems = 8, kEvents = 8, kImmediate = 4, kPostcards = 12;
enum Token : int { kGrain, kGuest, kLantern, kWhite, kShed, kHerd, kAssay, kPaint };

/// Rings of cities with chords, among them a double and a triple group.
Map random_board(Quick& rng) {
  constexpr std::string_view kColoured = "RBGYKW--";
  Map map;
  const auto lane = [&](int a, int b, int length) {
    return "c" + std::to_string(a) + "-c" + std::to_string(b) + ":" + std::to_string(length) +
           kColoured[std::size_t(rng.below(8))];
  };
  for (int i = 0; i < kCities; ++i) {
    const int length = 1 + rng.below(3);
    const int next = (i + 1) % kCities, far = (i + 3) % kCities;
    std::string group = lane(i, next, length);
    for (int k = 0; k < i % 3; ++k) group += " | " + lane(i, next, length);
    map.lanes.push_back(group);
    map.lanes.push_back(lane(i, far, 1 + rng.below(4)));
  }
  for (int i = 0; i < 14; ++i)
    map.tickets.push_back("c" + std::to_string(i % kCities) + "-c" +
                          std::to_string((i + 4 + i % 3) % kCities) + " " +
                          std::to_string(4 + rng.below(12)));
  return map;
}

/// Makes up sentences for one edition.
class Author {
 public:
  Author(Edition& ed, Quick& rng) : ed_(ed), rng_(rng) {}

  void write_box() {
    ed_.affairs.tokens = {{TokenPlace::Seat, 0},      {TokenPlace::CityStock, 1},
                          {TokenPlace::CityOwned, 0}, {TokenPlace::Lane, 0},
                          {TokenPlace::Route, 1},     {TokenPlace::Path, 0},
                          {TokenPlace::Mark, 0},      {TokenPlace::Mark, 0}};
    ed_.affairs.paint = TokenId(kPaint);
    for (int i = 0; i < 5; ++i) ed_.affairs.path.push_back(NodeId(i * 2));
    for (int i = 0; i < 3; ++i) ed_.affairs.regions.push_back(some_nodes());
    for (int i = 0; i < ed_.lanes.size(); ++i)
      if (ed_.lane(LaneId(i)).colour() == Colour::Grey && rng_.below(2) == 0)
        ed_.affairs.frames.insert(LaneId(i));
    write_modules();
    write_cards();
    deal_out();
    prepare(ed_);
  }

 private:
  bool often() { return rng_.below(2) == 0; }

  void write_modules() {
    if (often()) ed_.affairs.readings = {{3, 0}, {3, 1}};
    if (ed_.affairs.readings.size() > 0) add(When::Story, Source::Story, 1);
    for (int i = 0; i < 4; ++i) add(When::Setup, Source::Module, i);
    for (int i = 0; i < 7; ++i) add(When::Claim, Source::Module, i);
    for (int i = 0; i < 3; ++i) add(When::Price, Source::Module, i);
    for (const When when : {When::Draw, When::Offer, When::Newspaper, When::Turn})
      add(when, Source::Module, 0);
    for (int i = 0; i < 3; ++i) add(When::Score, Source::Module, i);
    for (int i = 0; i < ed_.seats; ++i) {
      ed_.affairs.company[i] = Colour(i);
      add_line(ed_,
               {.when = When::Claim,
                .step = 3,
                .tests = {lane_bits(lane_is::kOwnColour)},
                .acts = {dollars(2)}},
               Source::Company, i);
    }
  }

  void write_cards() {
    constexpr When kContinuous[] = {When::Price, When::Claim, When::Offer, When::Claim};
    for (int i = 0; i < kEvents; ++i) {
      if (i < kImmediate) ed_.affairs.immediate.insert(EventId(i));
      add(i < kImmediate ? When::Reveal : kContinuous[i % 4], Source::Event, i);
    }
    constexpr When kOfItems[] = {When::Price, When::Draw, When::Setup, When::Claim, When::Score};
    for (int i = 0; i < 5; ++i) add(kOfItems[i], Source::Item, i);
    add(When::Claim, Source::Region, 0);
    constexpr When kOfMail[] = {When::Turn, When::Claim, When::Score, When::Newspaper, When::Draw};
    for (int i = 1; i <= kPostcards; ++i) add(kOfMail[i % 5], Source::Postcard, i);
  }

  void deal_out() {
    Extras& first = ed_.affairs.first;
    for (int i = 0; i < kEvents - 1; ++i) first.event_deck.insert(EventId(i));
    for (int i = 0; i < ed_.seats; ++i) {
      first.items[i].insert(ItemId(i));
      first.postcards[i].insert(PostcardId(1 + 2 * i));
      first.postcards[i].insert(PostcardId(2 + 2 * i));
      ed_.affairs.missed[i] = std::uint8_t(rng_.below(2));
    }
    for (int i = 1; i <= kPostcards; ++i) ed_.affairs.mail.insert(PostcardId(i));
    first.city[3].owner = 1;
    first.city[6].owner = kOwnerAway;
    first.path = often() ? std::uint8_t(0) : kNone;
  }

  int step_of(When when) {
    switch (when) {
      case When::Setup:
        return 10 + rng_.below(4);
      case When::Claim:
        return rng_.below(13);
      case When::Score:
        return 1 + rng_.below(6);
      default:
        return 0;
    }
  }

  void add(When when, Source source, int card) {
    Line line{.when = when, .step = step_of(when)};
    const bool mail = source == Source::Postcard;
    if (source == Source::Event) line.step = when == When::Claim ? 0 : line.step;
    if (mail) line.step = when == When::Score ? 6 : 0;
    for (int i = rng_.below(3); i > 0 || (mail && line.tests.empty()); --i)
      line.tests.push_back(some_test(when));
    const bool optional = source == Source::Item && when == When::Price;
    for (int i = 1 + rng_.below(3); i > 0; --i) line.acts.push_back(some_act(when));
    if (optional) line.acts = {plain(ActKind::PriceCards, -1, 0, 0, 0, Act::kOptional)};
    // What several seats do at once, or a table-wide sentence, names its receiver.
    const bool table = when == When::Setup || when == When::Score || when == When::Story;
    line.every_seat = table ? source != Source::Item : when != When::Price && rng_.below(3) == 0;
    if (when == When::Offer || when == When::Story) line.every_seat = false;
    if (limits_ < kMaxLimits && (optional || rng_.below(6) == 0)) {
      ++limits_;
      line.limit = optional || often() ? Limit::Seat : Limit::Table;
    }
    add_line(ed_, line, source, card);
  }

  NodeSet some_nodes() {
    NodeSet out;
    for (int i = 0; i < kCities; ++i)
      if (often()) out.insert(NodeId(i));
    return out;
  }
  std::uint8_t nodes() {
    ed_.effects.node_sets.push_back(some_nodes());
    return std::uint8_t(ed_.effects.node_sets.size() - 1);
  }
  std::uint8_t lanes() {
    LaneSet& set = ed_.effects.lane_sets.grow();
    for (int i = 0; i < ed_.lanes.size(); ++i)
      if (rng_.below(3) != 0) set.insert(LaneId(i));
    return std::uint8_t(ed_.effects.lane_sets.size() - 1);
  }
  std::uint8_t items() {
    return item_set(ed_, {rng_.below(kItems), rng_.below(kItems), rng_.below(kItems)});
  }

  Quantity some_quantity() {
    const Of of = Of(rng_.below(int(Of::Missed) + 1));
    Quantity q{.of = of};
    if ((of == Of::Lanes || of == Of::Colours) && often()) q.set = lanes();
    if (of == Of::Cities && often()) q.set = nodes();
    if (of == Of::Tokens) q.kind = std::uint8_t(rng_.below(kAssay));
    return q;
  }

  wagonaut::Test some_test(When when) {
    const bool of_lane = when == When::Price || when == When::Claim;
    wagonaut::Test test;
    switch (rng_.below(7)) {
      case 0:
      case 1:
        if (when == When::Price) break;  // prices are public
        test = count_of(ed_, some_quantity(), rng_.below(4), rng_.below(3) == 0 ? 6 : kNoMost);
        break;
      case 2:
        test = {.kind = TestKind::Join, .a = nodes(), .b = nodes()};
        break;
      case 3:
        test = rank_of(ed_, {.of = often() ? Of::Dollars : Of::Lanes}, Rank(rng_.below(3)));
        break;
      case 4:
        test = token_at(rng_.below(kAssay), of_lane ? TokenAt(rng_.below(8)) : TokenAt::Table);
        break;
      case 5:
        test = {.kind = TestKind::Event};
        break;
      default:
        if (when == When::Claim && often()) test = paid_locos(1);
        if (when == When::Draw) test = {.kind = TestKind::Drew, .least = 1};
        break;
    }
    if (of_lane && test.kind == TestKind::Lane) {
      test.set = lanes();
      if (rng_.below(4) == 0) test.place = std::uint8_t(1 << rng_.below(3));
    }
    if (test.kind == TestKind::Lane && !of_lane) test = {.kind = TestKind::Event};
    test.negate = rng_.below(4) == 0;
    return test;
  }

  Who some_seats() { return Who(std::array{0, 0, 0, 1, 3, 4, 5, 6}[std::size_t(rng_.below(8))]); }

  Deed money() {
    if (rng_.below(4) == 0) return dollars_per(some_quantity(), 1, rng_.below(3), 6);
    return dollars(rng_.below(8) - 3, some_seats());
  }
  Deed some_cards() {
    if (rng_.below(4) == 0) return plain(ActKind::CardsUpTo, 5);
    return cards(1 + rng_.below(3), some_seats());
  }
  Deed price_change() {
    switch (rng_.below(6)) {
      case 0:
        return plain(ActKind::PriceCards, often() ? -1 : 1);
      case 1:
        return plain(ActKind::PriceAny, 1);
      case 2:
        return plain(ActKind::PriceDollars, 1 + rng_.below(2));
      case 3:
        // With many cards turned up and few in the pile (L-33) all would only ever withdraw.
        return plain(ActKind::PriceRevealed, 1);
      case 4:
        return plain(ActKind::PriceSwap, 0, 1, 3, kGrain);
      default:
        return plain(ActKind::PriceRevealed, -1);
    }
  }
  Deed gift() {
    switch (rng_.below(4)) {
      case 0:
        return plain(ActKind::GainItem, 0, rng_.below(kItems), often() ? 5 : kNone);
      case 1:
        return plain(ActKind::DrawPostcard, 0, 1 + rng_.below(kPostcards));
      case 2:
        return plain(ActKind::PutAtSeat, 1 + rng_.below(2), kGrain, rng_.below(5));
      default:
        return plain(ActKind::MoveOnPath, rng_.below(3), kHerd);
    }
  }

  /// What follows an answer puts no further question.
  std::vector<Deed> answer() {
    std::vector<Deed> out{money()};
    if (often()) out.push_back(often() ? some_cards() : gift());
    return out;
  }
  Deed question(When when) {
    Deed deed;
    switch (rng_.below(5)) {
      case 0:
        return may(PaidIn(rng_.below(4)), 1 + rng_.below(2), answer());
      case 1:
        return option_of(often() ? Who::Me : Who::LeastDollars, {answer(), answer()},
                         often() ? rng_.below(4) : kNone);
      case 2:
        deed = plain(ActKind::ChooseCity, 0, nodes(), kLantern, 0,
                     (often() ? Act::kOwnLane : 0) | (often() ? Act::kOptional : 0));
        deed.then = {plain(ActKind::PutAtChosen, 1, kLantern, 6)};
        return deed;
      case 3:
        deed = plain(ActKind::ChooseLane, 0, often() ? 1 << int(Colour::White) : 0, kNone, 0,
                     Act::kFree);
        deed.act.who = Who::LeastDollars;
        deed.then = {plain(ActKind::PutAtLane, 1, kWhite, 3)};
        return deed;
      default:
        deed = plain(ActKind::ChooseItem, 0, items());
        deed.then = {plain(ActKind::GainItem, 0, kNone, kNone)};
        (void)when;
        return deed;
    }
  }
  Deed claim_act() {
    Deed deed;
    switch (rng_.below(8)) {
      case 0:
        return plain(ActKind::TakeFromEnds, 1, kGuest);
      case 1:
        return plain(ActKind::PutAtLane, 1, kShed);
      case 2:
        return plain(ActKind::Prospect, 1, 2, kAssay);
      case 3:
        return plain(ActKind::Paint);
      case 4:
        return plain(ActKind::FulfilOrders);
      case 5:
        deed = plain(ActKind::ChooseToken, 0, kLantern, 0, 0,
                     Act::kAtEnds | Act::kOnce | Act::kOptional);
        deed.then = {dollars(1)};
        deed.other = {cards(1), dollars(1, Who::Owner)};
        return deed;
      case 6:
        deed = plain(ActKind::ChooseLane, 1, 0, kWhite, int(PaidIn::Locos),
                     Act::kNear | Act::kOptional);
        deed.then = {plain(ActKind::TakeFromLane, 1, kWhite)};
        return deed;
      default:
        return money();
    }
  }
  Deed score_act() {
    Deed deed = plain(ActKind::ChooseLane, 0, 0, kNone, 0, Act::kOfOthers | Act::kOptional);
    deed.per = {.of = Of::Tokens, .kind = kGrain};
    deed.counts = true;
    deed.then = {plain(ActKind::Share), plain(ActKind::TakeFromSeat, 1, kGrain),
                 dollars(2, Who::Owner)};
    return rng_.below(3) == 0 ? deed : money();
  }
  Deed setup_act() {
    switch (rng_.below(6)) {
      case 0:
        return plain(ActKind::PutAtCities, 1, kGuest, 0, nodes());
      case 1:
        return plain(ActKind::PutOnPath, 0, kHerd);
      case 2:
        return plain(ActKind::TurnOrders, 2, 4);
      case 3:
        return plain(ActKind::OfferTickets, 2, 0);
      case 4:
        return plain(ActKind::AddEvent, 0, kEvents - 1);
      default:
        return some_cards();
    }
  }
  Deed offer_act() {
    Deed deed = plain(ActKind::ChooseTicket, 2, 0, 0, int(PaidIn::Dollars), Act::kOptional);
    deed.then = {plain(ActKind::GiveBack, 1)};
    return often() ? deed : plain(ActKind::MoreTickets, 1);
  }
  Deed reveal_act() {
    switch (rng_.below(4)) {
      case 0:
        return plain(ActKind::Flush);
      case 1:
        return plain(ActKind::TurnOrders, 1, 4);
      default:
        return some_cards();
    }
  }

  Deed some_act(When when) {
    if (when == When::Price) return price_change();
    if (when == When::Offer) return offer_act();
    if (when == When::Score) return score_act();
    if (when == When::Story) return often() ? money() : some_cards();
    switch (rng_.below(6)) {
      case 0:
        return money();
      case 1:
        return some_cards();
      case 2:
        return gift();
      case 3:
        return question(when);
      default:
        break;
    }
    if (when == When::Claim) return claim_act();
    if (when == When::Setup) return setup_act();
    return when == When::Reveal ? reveal_act() : money();
  }

  Edition& ed_;
  Quick& rng_;
  int limits_ = 0;
};

}  // namespace

Setting random_box(std::uint64_t seed) {
  Quick rng(seed * 2654435761u + 17);
  Rules rules = legacy_rules(2 + int(seed % 4));
  rules.tickets = 0;
  rules.edition.pieces.trains = 14;
  Setting box = set_on(rules, random_board(rng));
  Author(box.edition, rng).write_box();
  return box;
}

Labels labels_of(const Setting& box) {
  Labels out;
  out.nodes = box.nodes;
  for (std::size_t i = 0; i < box.lanes.size(); ++i) out.lanes.push_back("l" + std::to_string(i));
  for (std::size_t i = 0; i < box.tickets.size(); ++i)
    out.tickets.push_back("t" + std::to_string(i + 1));
  for (int i = 0; i < box.edition.faces.size(); ++i)
    out.sorts.push_back(card_code(box.edition, Sort(i)));
  out.decks = {"train"};
  for (int i = 0; i < kEvents; ++i) out.events.push_back("e" + std::to_string(i));
  for (int i = 0; i < kItems; ++i) out.items.push_back("item" + std::to_string(i));
  out.tokens = {"grain", "guest", "lantern", "white", "shed", "herd", "assay", "paint"};
  return out;
}

}  // namespace wagonaut::tests
