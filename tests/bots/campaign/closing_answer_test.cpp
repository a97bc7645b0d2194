// What bots answer between games: by general rules over the sentences of the cards on offer.
#include "bots/campaign/closing_answer.h"

#include "engine/rules/network.h"
#include "tests/campaign/wander.h"
#include "tests/support/sentences.h"

namespace wagonaut::tests::bots {
namespace {

/// The end of a first game that was made by hand; the company of the first seat is last and has the
/// caboose, for nobody earned anything.
struct Ending {
  explicit Ending(const Box& of = tiny_box()) : box(of) {
    Tale tale(box);
    tale.found(3);
    c = tale.c();
  }

  /// What a card of the box says from now on.
  void say(PlaySentences& card, Source source, int number, const Line& line) {
    Edition ed = box.law(3);
    ed.effects = box.rows;
    add_line(ed, line, source, number);
    box.rows = ed.effects;
    card.push_back({.row = ed.effects.sentences.back()});
  }
  void event_says(int event, const Line& line) {
    say(box.events[std::size_t(event)].sentences, Source::Event, event, line);
  }
  void item_says(int item, const Line& line) {
    say(box.items[std::size_t(item)].sentences, Source::Item, item, line);
  }
  Test lanes(const std::vector<std::string>& names) {
    Edition ed = box.law(3);
    ed.effects = box.rows;
    std::vector<LaneId> ids;
    for (const std::string& name : names) ids.push_back(lane(name));
    const Test test = lane_in(ed, ids);
    box.rows = ed.effects;
    return test;
  }
  LaneId lane(const std::string& name) const {
    const auto at = std::find(box.lanes.begin(), box.lanes.end(), name);
    EXPECT_NE(at, box.lanes.end()) << name;
    return LaneId(at - box.lanes.begin());
  }

  void begin() {
    Attendance all{};
    for (int i = 0; i < c.companies.size(); ++i) all[std::size_t(i)].as = Comes::Here;
    c = *begin_chapter(box, c, all);
    opening = opening_of(box, c);
    state = game_over(opening);
  }
  void own(int seat, const std::string& name) {
    give_lane(opening.edition, state.open, Seat(seat), lane(name));
  }
  void turn_up(int event) {
    state.open.extras.event_deck.erase(EventId(event));
    state.open.extras.event_discard.insert(EventId(event));
  }
  void end() { c = close_game(box, c, opening, state); }

  std::string answered() const {
    const auto ask = campaign_ask(box, c);
    return ask ? answer_text(box, ask->of, closing_answer(box, c, *ask, opening, state)) : "";
  }
  void answer_until(CampaignAskOf of) {
    for (auto ask = campaign_ask(box, c); ask && ask->of != of; ask = campaign_ask(box, c))
      c = *answer(box, c, ask->company, answer_text(box, ask->of, ask->options.front()));
  }

  Box box;
  Campaign c;
  Opening opening;
  State state;
};

constexpr int kE1 = 0, kE2 = 1, kE3 = 2;

}  // namespace

// An event is archived that would have cost the own claims most, whatever it paid others.
TEST(ClosingAnswer, ArchivesTheEventThatCostMost) {
  Ending game;
  game.event_says(kE1, {When::Claim, 0, {game.lanes({"B-C:2"})}, {dollars(5)}});
  game.event_says(kE2,
                  {When::Price, 0, {game.lanes({"A-C:3Y"})}, {plain(ActKind::PriceDollars, 1)}});
  game.event_says(
      kE3, {When::Price, 0, {game.lanes({"A-C:3Y", "C-D:3G"})}, {plain(ActKind::PriceCards, 1)}});
  game.begin();
  game.own(0, "A-C:3Y");
  game.own(0, "C-D:3G");
  game.own(1, "B-C:2");
  for (const int event : {kE1, kE2, kE3}) game.turn_up(event);
  game.end();
  EXPECT_EQ(game.answered(), "e3");
}

// None cost anything: the one that paid rivals most beyond oneself.
TEST(ClosingAnswer, ElseTheEventThatPaidRivalsMost) {
  Ending game;
  game.event_says(kE1, {When::Claim, 0, {game.lanes({"A-C:3Y"})}, {dollars(9)}});
  game.event_says(kE2, {When::Claim, 0, {game.lanes({"B-C:2"})}, {dollars(3)}});
  game.begin();
  game.own(0, "A-C:3Y");
  game.own(1, "B-C:2");
  for (const int event : {kE1, kE2, kE3}) game.turn_up(event);
  game.end();
  EXPECT_EQ(game.answered(), "e2");
}

TEST(ClosingAnswer, OfEquallyGoodOnesTheFirst) {
  Ending game;
  game.begin();
  for (const int event : {kE2, kE3}) game.turn_up(event);
  game.end();
  EXPECT_EQ(game.answered(), "e2");
}

// A region by the lanes that lead into it from cities the company has reached: two from C into the
// first, one from D into the second.
TEST(ClosingAnswer, OpensTheRegionItCanReach) {
  for (const auto& [lane, option] : {std::pair("A-C:3Y", "1"), std::pair("D-A:2K", "2")}) {
    Ending game;
    game.begin();
    game.own(0, lane);
    game.end();
    game.answer_until(CampaignAskOf::Option);
    EXPECT_EQ(game.answered(), option) << lane;
  }
}

namespace {

/// The tiny box with other options after the first game.
Box box_with_options(const std::string& options) {
  std::string text(tiny_text());
  const std::size_t from = text.find("choose {"), to = text.find('}', from);
  return plain_box(text.replace(from, to - from, "choose { " + options + " "));
}

}  // namespace

// An option that adds an event by what that would have brought, if anybody has seen that event.
TEST(ClosingAnswer, WeighsEventsThatAreKnown) {
  constexpr int kE5 = 4;
  for (const bool known : {false, true}) {
    Ending game(box_with_options("add e4 | add e5"));
    game.event_says(kE5, {When::Claim, 0, {game.lanes({"A-C:3Y"})}, {dollars(2)}});
    game.begin();
    game.own(0, "A-C:3Y");
    if (known) game.c.known.events.insert(EventId(kE5));
    game.end();
    game.answer_until(CampaignAskOf::Option);
    EXPECT_EQ(game.answered(), known ? "2" : "1");
  }
}

// A postcard for oneself is worth more than one for a rival.
TEST(ClosingAnswer, TakesThePostcardRatherThanGivesIt) {
  Ending game(box_with_options("winner post 5 | last post 6"));
  game.begin();
  game.end();
  game.answer_until(CampaignAskOf::Option);
  EXPECT_EQ(game.answered(), "2");
}

// A token goes where most lanes of the next game end.
TEST(ClosingAnswer, PutsItsTokenWhereMostLanesEnd) {
  Ending game;
  game.begin();
  game.own(0, "B-C:2");   // B has four lanes, C has six, two of them into a region
  game.own(0, "C-D:3G");  // D has three
  game.end();
  game.answer_until(CampaignAskOf::City);
  EXPECT_EQ(game.answered(), "C");
}

namespace {

/// The charters of the second game, and who asks first is last: the first seat.
std::string charter_with(Ending& game, const std::vector<std::string>& lanes) {
  game.begin();
  game.end();
  game.answer_until(CampaignAskOf::Item);  // never asked: the first game is put away
  game.begin();
  for (const std::string& lane : lanes) game.own(0, lane);
  game.end();
  game.answer_until(CampaignAskOf::Item);
  return game.answered();
}

}  // namespace

// A charter by what it would have paid for the claims of the last game.
TEST(ClosingAnswer, TakesTheCharterThatSuitsItsClaims) {
  constexpr int kLocal = 1, kLong = 2;
  for (const auto& [lane, charter] : {std::pair("B-C:2", "local"), std::pair("A-C:3Y", "long")}) {
    Ending game;
    game.item_says(kLocal, {When::Claim, 3, {game.lanes({"B-C:2"})}, {dollars(1)}});
    game.item_says(kLong, {When::Claim, 3, {game.lanes({"A-C:3Y", "C-D:3G"})}, {dollars(2)}});
    EXPECT_EQ(charter_with(game, {lane}), charter);
  }
}

// What only the payment could tell counts for one claim in four.
TEST(ClosingAnswer, DoubtsWhatItDidNotSee) {
  constexpr int kLocal = 1, kLong = 2;
  Ending game;
  game.item_says(kLocal, {When::Claim, 3, {paid_locos(1)}, {dollars(3)}});
  game.item_says(kLong, {When::Claim, 3, {game.lanes({"A-C:3Y", "C-D:3G"})}, {dollars(1)}});
  EXPECT_EQ(charter_with(game, {"A-C:3Y", "C-D:3G"}), "long");
}

// The hands and tickets of others are not looked at.
TEST(ClosingAnswer, KnowsNoSecretsOfOthers) {
  Ending game;
  game.event_says(kE1, {When::Score, 1, {}, {dollars_per({Of::Cards}, 1)}, true});
  game.event_says(kE2, {When::Score, 1, {}, {dollars_per({Of::Tickets}, 2)}, true});
  game.begin();
  for (const int event : {kE1, kE2, kE3}) game.turn_up(event);
  for (int seat = 0; seat < 3; ++seat) game.state.own[seat].hand = {};
  Ending other = game;
  game.end();
  other.state.own[1].tickets.insert(TicketId(3));
  other.state.own[1].tickets.insert(TicketId(4));
  other.state.own[2].hand[Sort(1)] = 9;
  other.end();
  EXPECT_EQ(game.answered(), other.answered());
}

// Along a log: always one of the options, and the same for whoever reads the same log.
TEST(ClosingAnswer, TheSameLogGivesTheSameAnswers) {
  int asked = 0;
  Tale tale(tiny_box());
  play_campaign(tale, 5, [&](const Tale& now) {
    const auto ask = campaign_ask(now.box, now.c());
    if (!ask) return;
    ++asked;
    const std::uint8_t option = closing_answer(now.course, *ask);
    EXPECT_NE(std::find(ask->options.begin(), ask->options.end(), option), ask->options.end());
    Tale again(tiny_box());
    for (const LoggedEntry& entry : now.course.entries()) ASSERT_TRUE(again.course.append(entry));
    EXPECT_EQ(closing_answer(again.course, *ask), option);
  });
  EXPECT_GT(asked, 5);
}

}  // namespace wagonaut::tests::bots
