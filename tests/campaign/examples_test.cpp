// Worked examples of the modules that a campaign carries out between its games, on the box of the
// repository. Games are made by hand: who owns what, and who has how many dollars.
#include "engine/play.h"
#include "tests/campaign/by_hand.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

/// A campaign of all five companies of the box.
struct Example : ByHand {
  Example() : ByHand(5, shipped_box().law) {}

  int company(std::string_view id) const {
    for (int i = 0; i < c.companies.size(); ++i)
      if (box.companies[c.companies[std::size_t(i)].id].id == id) return i;
    return -1;
  }
  CompanyState& of(std::string_view id) { return c.companies[std::size_t(company(id))]; }
  int seat(std::string_view id) const {
    const auto& seats = opening.company_of_seat;
    return int(std::find(seats.begin(), seats.end(), company(id)) - seats.begin());
  }
  void dollars(std::string_view id, int n) { state.open.seat[seat(id)].score = std::int16_t(n); }
  /// The dollars of all who play, from the least on.
  void ranked(std::initializer_list<const char*> from_last) {
    int n = 10;
    for (const char* id : from_last) dollars(id, n += 10);
  }
  void complete(std::string_view id, std::string_view ticket,
                std::initializer_list<const char*> lanes) {
    const auto at = std::find(box.ticket_ids.begin(), box.ticket_ids.end(), ticket);
    hold(seat(id), int(at - box.ticket_ids.begin()) + 1);
    for (const char* lane : lanes) own(seat(id), lane);
  }
  /// Ends the game, and answers with the first option.
  void close() {
    end();
    choose_first();
  }
  /// Games in which nobody does anything, up to this one.
  void play_to(int game, std::string_view absent = "") {
    while (c.game < game) {
      begin(absent);
      close();
    }
  }
  bool has(std::string_view id, int postcard) {
    return of(id).postcards.contains(PostcardId(postcard));
  }
  ItemId item(std::string_view id) const {
    for (std::size_t i = 0; i < box.items.size(); ++i)
      if (box.items[i].id == id) return ItemId(i);
    return ItemId{255};
  }
};

constexpr std::initializer_list<const char*> kAlbanyToSavannah = {
    "albany-new_york", "new_york-philadelphia-1", "philadelphia-norfolk", "norfolk-charleston-1",
    "charleston-savannah-1"};

}  // namespace

TEST(C2_1, ACompletedTicketBringsItsPostcard) {
  Example it;
  it.play_to(2);
  it.begin();
  it.complete("red", "ec-02", kAlbanyToSavannah);
  it.close();
  EXPECT_TRUE(it.has("red", 1));
  EXPECT_FALSE(it.c.mail.contains(PostcardId{1}));
  EXPECT_EQ(it.c.game, 3);
  it.begin();
  EXPECT_TRUE(it.opening.edition.affairs.first.postcards[it.seat("red")].contains(PostcardId{1}))
      << "from game 3 on it can be completed";
}

TEST(C2_2, ANumberIsSpentForEverybody) {
  Example it;
  it.play_to(2);
  it.begin();
  it.complete("red", "ec-02", kAlbanyToSavannah);
  it.close();
  it.play_to(6);
  it.begin();
  it.complete("black", "ec-02", kAlbanyToSavannah);
  const SeatStanding slip = standings(it.opening.edition, it.state).at(Seat(it.seat("black")));
  EXPECT_EQ(slip.points(AwardKind::Tickets), 8);
  const PostcardSet before = it.of("black").postcards;
  it.told.clear();
  it.close();
  EXPECT_EQ(it.of("black").stamps.count(), 1);
  EXPECT_FALSE(it.has("black", 1));
  EXPECT_TRUE(it.has("red", 1));
  EXPECT_EQ(
      it.facts_of(CampaignFactKind::PostcardDrawn).find(std::to_string(it.company("black")) + ":1"),
      std::string::npos);
  EXPECT_TRUE((before - it.of("black").postcards).empty());
}

TEST(C14_1, ChartersAreTakenFromLastPlaceUp) {
  Example it;
  it.play_to(6, "green");
  it.begin("green");
  it.ranked({"yellow", "red", "black", "blue"});
  it.end();
  const std::map<std::string, std::string> takes{{"yellow", "charter_booking"},
                                                 {"red", "charter_rainbow"},
                                                 {"black", "charter_steam"},
                                                 {"blue", "charter_local"}};
  std::string order;
  while (const auto ask = campaign_ask(it.box, it.c)) {
    if (ask->of != CampaignAskOf::Item) {
      it.choose(answer_text(it.box, ask->of, ask->options.front()));
      continue;
    }
    const std::string who = it.box.companies[it.c.companies[ask->company].id].id;
    order += who + " ";
    it.choose(takes.at(who));
  }
  EXPECT_EQ(order, "yellow red black blue ");
  for (const auto& [who, charter] : takes)
    EXPECT_TRUE(it.of(who).office.contains(it.item(charter))) << who;
  EXPECT_TRUE(it.of("green").office.empty()) << "it chooses when it next takes part";
}

/// The bonds of four companies at the end, and what the final count gives each for them.
std::vector<int> counted_bonds(const std::vector<int>& bonds) {
  Example it;
  it.play_to(12, "green");
  const ItemId bond = it.item("white_bond");
  const char* holders[] = {"black", "blue", "red", "yellow"};
  for (std::size_t i = 0; i < bonds.size(); ++i) {
    if (bonds[i] == 0) continue;
    it.of(holders[i]).vault.insert(bond);
    it.of(holders[i]).many[it.box.items[std::size_t(bond)].counter] = std::uint8_t(bonds[i]);
  }
  it.begin("green");
  it.close();
  std::vector<int> out;
  const FinalCount count = evaluate(it.box, it.c);
  for (const char* holder : holders)
    for (const CompanyCount& one : count)
      for (std::size_t part = 0; part < one.parts.size(); ++part)
        if (one.company == it.company(holder) &&
            it.box.evaluation.parts[part].items.contains(bond) &&
            it.box.evaluation.parts[part].flag != kNone)
          out.push_back(one.parts[part]);
  return out;
}

TEST(C15_2, EightBondsOfFourCompaniesBuyTheLineOut) {
  EXPECT_EQ(counted_bonds({3, 3, 2, 0}), (std::vector{15 + 12, 15 + 12, 10 + 12, 0}));
  EXPECT_EQ(counted_bonds({3, 3, 1, 0}), (std::vector{9, 9, 3, 0})) << "one short";
}

TEST(C16_2, LastPlaceTwiceHoldsTwoPostcardsOfTheNight) {
  Example it;
  it.play_to(2);
  for (const int postcard : {43, 44}) {
    it.begin();
    it.ranked({"yellow", "red", "black", "blue", "green"});
    it.close();
    EXPECT_TRUE(it.has("yellow", postcard));
  }
  it.begin();
  const PostcardSet& held = it.opening.edition.affairs.first.postcards[it.seat("yellow")];
  EXPECT_TRUE(held.contains(PostcardId{43}) && held.contains(PostcardId{44}));
  EXPECT_FALSE(held.contains(PostcardId{45}));
}

// C-0.22: whoever moves for a company uses all it has; its slip counts as was said before.
TEST(C0_22, AStandInUsesTheOfficeAndTheSlipCountsAsWasSaid) {
  Example it;
  it.play_to(3);
  it.of("blue").office.insert(it.item("tea_chest"));
  it.of("blue").postcards.insert(PostcardId{43});
  it.of("red").office.insert(it.item("puppy"));
  Attendance attendance{};
  for (int i = 0; i < it.c.companies.size(); ++i) attendance[std::size_t(i)].as = Comes::Here;
  attendance[std::size_t(it.company("blue"))] = {Comes::Bot, true};
  attendance[std::size_t(it.company("red"))] = {Comes::Guest, false};
  it.begin_with(attendance);
  const Extras& first = it.opening.edition.affairs.first;
  EXPECT_TRUE(first.items[it.seat("blue")].contains(it.item("tea_chest")));
  EXPECT_TRUE(first.postcards[it.seat("blue")].contains(PostcardId{43}));
  EXPECT_TRUE(first.items[it.seat("red")].contains(it.item("puppy")));
  it.ranked({"red", "blue", "green", "yellow", "black"});
  it.end();
  EXPECT_EQ(it.c.caboose, it.company("red")) << "the ranking goes by the slips as played";
  EXPECT_NE(it.of("blue").counted & game_bit(3), 0);
  EXPECT_EQ(it.of("red").counted & game_bit(3), 0);
  EXPECT_NE(it.of("red").played & game_bit(3), 0) << "it is not a missed game";
}

}  // namespace wagonaut::tests
