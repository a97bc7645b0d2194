#include "tests/campaign/things.h"

#include <algorithm>
#include <set>

#include "engine/campaign/chapter.h"
#include "engine/campaign/chronicle.h"
#include "engine/campaign/recap.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/rules/scoring.h"

namespace wagonaut::tests {
namespace {

PostcardSet all_postcards(const Box& box) {
  PostcardSet out;
  for (std::size_t i = 1; i < box.postcards.size(); ++i) out.insert(PostcardId(i));
  return out;
}

}  // namespace

void check_things(const Box& box, const Campaign& c) {
  PostcardSet cards = c.mail | c.postcards_out;
  int count = c.mail.count() + c.postcards_out.count();
  ItemSet things;
  int held = 0;
  for (const CompanyState& company : c.companies) {
    cards |= company.postcards;
    count += company.postcards.count();
    EXPECT_TRUE((company.shown - company.postcards).empty());
    EXPECT_EQ(company.counted & ~company.played, 0);
    for (const ItemId item : company.office | company.vault) {
      const bool counted = box.items[std::size_t(item)].counter != kNone;
      if (counted) continue;
      things.insert(item);
      ++held;
    }
    EXPECT_TRUE((company.office & company.vault).empty());
  }
  EXPECT_EQ(cards, all_postcards(box));
  EXPECT_EQ(count, all_postcards(box).count());
  EXPECT_EQ(held, things.count());
  EXPECT_TRUE((c.events & c.events_out).empty());
  EXPECT_TRUE((c.tickets & c.tickets_out).empty());
  TicketSet tickets = c.tickets | c.tickets_out;
  for (std::size_t i = 0; i < box.tickets.size(); ++i) {
    const std::uint8_t region = box.tickets[i].region;
    const bool in = region == kNone || c.regions.contains(RegionId(region));
    EXPECT_EQ(tickets.contains(TicketId(i)), in);
  }
}

void check_recap(const Tale& now) {
  const Box& box = now.box;
  const Campaign& c = now.c();
  const std::vector<RecapLine> lines = recap(now.course, 0);
  EXPECT_LE(lines.size(), kRecapLines);
  EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end(),
                             [](const auto& a, const auto& b) { return a.kind < b.kind; }));
  for (const RecapLine& line : lines) {
    const auto slip = [&] { return c.companies[line.company].slips[std::size_t(c.game - 2)]; };
    if (line.kind == RecapKind::Winner || line.kind == RecapKind::Last) {
      EXPECT_EQ(line.n, slip());
    }
    if (line.kind == RecapKind::Last) {
      EXPECT_EQ(line.company, c.caboose);
    }
    if (line.kind == RecapKind::Begins) {
      EXPECT_EQ(line.company, c.caboose);
    }
    if (line.kind == RecapKind::Tonight) {
      EXPECT_EQ(line.n, box.games[std::size_t(c.game - 1)].year);
    }
    if (line.kind == RecapKind::Swing) {
      // Its last game before that one, whichever it was.
      const CompanyState& who = c.companies[line.company];
      int game = c.game - 2;
      while (game >= 1 && (who.played & game_bit(game)) == 0) --game;
      ASSERT_GE(game, 1);
      EXPECT_EQ(line.n, slip() - who.slips[std::size_t(game - 1)]);
    }
    if (line.kind == RecapKind::Painted) {
      EXPECT_LE(line.n, std::count_if(c.paint.begin(), c.paint.end(),
                                      [](std::uint8_t colour) { return colour != 0; }));
    }
    if (line.kind == RecapKind::Retired) {
      EXPECT_LE(line.n, c.tickets_out.count());
    }
    if (line.kind == RecapKind::CityTokens) {
      EXPECT_LE(line.n, std::count_if(c.owner.begin(), c.owner.end(),
                                      [](std::uint8_t owner) { return owner != 0; }));
    }
    if (line.kind == RecapKind::Own) {
      EXPECT_EQ(line.n, (c.companies[0].postcards - c.companies[0].shown).count());
    }
    for (const std::uint8_t thing : line.things) {
      if (line.kind == RecapKind::Found) {
        EXPECT_TRUE(c.companies[line.company].vault.contains(ItemId(thing)));
      }
      if (line.kind == RecapKind::Chose) {
        EXPECT_TRUE(c.regions.contains(RegionId(thing)));
      }
      if (line.kind == RecapKind::EventsIn) {
        EXPECT_TRUE(c.known.events.contains(EventId(thing)));
      }
      if (line.kind == RecapKind::Regions) {
        EXPECT_TRUE(c.regions.contains(RegionId(thing)));
      }
      if (line.kind == RecapKind::RulesOn) {
        EXPECT_TRUE(c.known.modules.contains(ModuleId(thing)));
      }
      if (line.kind == RecapKind::RulesOff) {
        EXPECT_FALSE(c.modules.contains(ModuleId(thing)));
      }
      if (line.kind == RecapKind::EventsOut) {
        EXPECT_TRUE(c.events_out.contains(EventId(thing)));
      }
      if (line.kind == RecapKind::NewRules) {
        EXPECT_TRUE(c.modules.contains(ModuleId(thing)));
      }
    }
  }
}

/// What lies on a route lies on all its lanes.
int routes_of(const Edition& ed, const LaneSet& lanes) {
  int n = 0;
  for (const LaneId lane : lanes) {
    const auto& mates = ed.lane(lane).mates;
    n += std::none_of(mates.begin(), mates.end(),
                      [&](LaneId mate) { return mate < lane && lanes.contains(mate); });
  }
  return n;
}

namespace {

/// Companies that were paid something, and those that completed a ticket: so many moments a game
/// has at least.
int least_moments(const Box& box, const Campaign& playing, const CampaignEntry& entry) {
  struct Paid final : Log {
    std::set<int> seats;
    void note(const Fact& fact) override {
      if (fact.kind == FactKind::Dollars && fact.n > 0) seats.insert(index(fact.seat));
    }
  } paid;
  const Opening game = opening_of(box, playing);
  const Record record = standing_record(*read_record(game.edition, labels_of(box), entry.body));
  ScriptedChance deal(record.deal);
  State s = start(game.edition, deal, &paid, record.first);
  for (const RecordStep& step : record.steps) {
    ScriptedChance luck(step.luck);
    apply(game.edition, s, step.seat, step.move, luck, &paid);
  }
  int n = int(paid.seats.size());
  for (int i = 0; i < game.edition.seats; ++i)
    n += !complete_tickets(game.edition, s.open, Seat(i), s.own[i].tickets).empty();
  return n;
}

}  // namespace

void check_chronicle(const Box& box, const CampaignCourse& course) {
  const Chronicle book = chronicle(course);
  ASSERT_EQ(book.chapters.size(), box.games.size());
  for (const ChronicleChapter& chapter : book.chapters) {
    const CampaignEntry& game = course.entries()[std::size_t(chapter.first)].entry;
    const int moments = least_moments(box, course.before(chapter.first), game);
    EXPECT_LE(chapter.highlights.size(), 3u);
    EXPECT_GE(int(chapter.highlights.size()), std::min(3, moments));
    ASSERT_GE(chapter.slips.size(), 2u);
    for (std::size_t i = 1; i < chapter.slips.size(); ++i)
      EXPECT_GE(chapter.slips[i - 1].n, chapter.slips[i].n);
  }
  const Campaign& c = course.campaign();
  int marks = 0;
  for (const std::uint8_t colour : c.paint) marks += colour != 0;
  for (const std::uint8_t owner : c.owner) marks += owner != 0;
  for (const LaneSet& lanes : c.on_lane) marks += routes_of(box.law(4), lanes);
  EXPECT_EQ(int(book.marks.size()), marks);
  for (const MapMark& mark : book.marks)
    if (mark.is == MapMark::Is::InCity) {
      EXPECT_EQ(c.owner[mark.what], mark.company + 1);
    }
  EXPECT_EQ(book.count, evaluate(box, c));
  EXPECT_GT(book.seen.story, 0);
}

}  // namespace wagonaut::tests
