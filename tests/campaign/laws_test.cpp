// Laws over random campaigns: companies, absences, stand-ins, late joiners, choices and games at
// random (engine-design 11).
#include <set>

#include "engine/campaign/chronicle.h"
#include "engine/campaign/file.h"
#include "engine/campaign/pieces.h"
#include "engine/campaign/recap.h"
#include "tests/campaign/tale.h"
#include "tests/laws/tables.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

/// Campaigns of the small box are many, of the box of the repository few.
int campaigns_per_law() {
  return std::clamp(games_per_law() / 10, 4, 200);
}
int long_campaigns() {
  return std::clamp(games_per_law() / 100, 1, 20);
}

PostcardSet all_postcards(const Box& box) {
  PostcardSet out;
  for (std::size_t i = 1; i < box.postcards.size(); ++i) out.insert(PostcardId(i));
  return out;
}

/// No thing is lost, and none is in two places.
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

void conserve_and_count(const Box& box, std::uint64_t seed) {
  Tale tale(box);
  play_campaign(tale, seed, [](const Tale& now) { check_things(now.box, now.c()); });
  EXPECT_EQ(tale.c().phase, Phase::Finished);
  EXPECT_EQ(tale.c().game, int(tale.box.games.size()));
  const FinalCount count = evaluate(tale.box, tale.c());
  EXPECT_EQ(int(count.size()), companies_of_campaign(tale.c()));
  EXPECT_TRUE(std::any_of(count.begin(), count.end(),
                          [](const CompanyCount& one) { return one.place == 1; }));
  EXPECT_EQ(count_of(tale.told, CampaignFactKind::CompanyCounted), int(count.size()));
  EXPECT_EQ(count_of(tale.told, CampaignFactKind::GameClosed), int(box.games.size()));
}

/// Nothing that was opened is ever closed again, and nothing is opened twice. `seat` at random:
/// what others hold is not opened to it.
void open_more_and_more(const Box& box, std::uint64_t seed) {
  Tale tale(box);
  std::array<std::vector<Piece>, kMaxSeats> known;
  play_campaign(tale, seed, [&](const Tale& now) {
    for (int i = 0; i < now.c().companies.size(); ++i) {
      const std::vector<Piece> more = opened(now.box, now.c(), nullptr, std::uint8_t(i));
      EXPECT_TRUE(std::is_sorted(more.begin(), more.end()));
      EXPECT_EQ(std::adjacent_find(more.begin(), more.end()), more.end());
      std::vector<Piece>& before = known[std::size_t(i)];
      EXPECT_TRUE(std::includes(more.begin(), more.end(), before.begin(), before.end()));
      before = more;
      const CompanyState& own = now.c().companies[std::size_t(i)];
      for (const Piece& piece : more) {
        if (piece.kind != PieceKind::PostcardSecret) continue;
        bool shown = false;
        for (const CompanyState& other : now.c().companies)
          shown |= other.shown.contains(PostcardId(piece.what));
        EXPECT_TRUE(shown || own.postcards.contains(PostcardId(piece.what)));
      }
    }
  });
  const std::vector<OpenedPiece> all = opened_by(tale.course, 0);
  EXPECT_EQ(all.size(), known[0].size());
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_LE(all[i - 1].entry, all[i].entry);
}

/// True and short: every line is one of the campaign as it is, and there are at most twelve.
void recap_truly(const Box& box, std::uint64_t seed) {
  Tale tale(box);
  play_campaign(tale, seed, [&](const Tale& now) {
    if (now.c().phase != Phase::Gathering) return;
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
      for (const std::uint8_t thing : line.things) {
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
  });
}

/// Every game has its chapter, and what is on the map in the end has somebody who put it there.
void chronicle_whole(const Box& box, std::uint64_t seed) {
  Tale tale(box);
  play_campaign(tale, seed, [](const Tale&) {});
  const Chronicle book = chronicle(tale.course);
  ASSERT_EQ(book.chapters.size(), box.games.size());
  for (const ChronicleChapter& chapter : book.chapters) {
    EXPECT_LE(chapter.highlights.size(), 3u);
    ASSERT_GE(chapter.slips.size(), 2u);
    for (std::size_t i = 1; i < chapter.slips.size(); ++i)
      EXPECT_GE(chapter.slips[i - 1].n, chapter.slips[i].n);
  }
  const Campaign& c = tale.c();
  int marks = 0;
  for (const std::uint8_t colour : c.paint) marks += colour != 0;
  for (const std::uint8_t owner : c.owner) marks += owner != 0;
  for (const LaneSet& lanes : c.on_lane) marks += lanes.count();
  EXPECT_EQ(int(book.marks.size()), marks);
  for (const MapMark& mark : book.marks)
    if (mark.is == MapMark::Is::InCity) {
      EXPECT_EQ(c.owner[mark.what], mark.company + 1);
    }
  EXPECT_EQ(book.count, evaluate(box, c));
  EXPECT_GT(book.seen.story, 0);
}

void replay_is_the_campaign(const Box& box, std::uint64_t seed) {
  Tale tale(box);
  play_campaign(tale, seed, [](const Tale&) {});
  const Result<Campaign> again = campaign_of(tale.boxes, tale.course.entries());
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, tale.c());
  const std::string text = write_campaign(tale.course, "law");
  const Result<CampaignFile> file = read_campaign(tale.boxes, text);
  ASSERT_TRUE(file) << file.error();
  EXPECT_EQ(file->damage, "");
  EXPECT_EQ(file->course.campaign(), tale.c());
}

using BoxLaw = void (*)(const Box&, std::uint64_t);
void hold(BoxLaw law, std::uint64_t seed) {
  for (int i = 0; i < campaigns_per_law() / 2 && !testing::Test::HasFailure(); ++i)
    law(tiny_box(), seed + std::uint64_t(i));
  for (int i = 0; i < long_campaigns() && !testing::Test::HasFailure(); ++i)
    law(shipped_box().law, seed + std::uint64_t(i));
}

}  // namespace

TEST(CampaignLaws, ConserveThingsAndEndWithACount) {
  hold(conserve_and_count, 0);
}

TEST(CampaignLaws, OpenedOnlyGrows) {
  hold(open_more_and_more, 2000);
}

TEST(CampaignLaws, RecapsAreTrueAndShort) {
  hold(recap_truly, 3000);
}

TEST(CampaignLaws, ChroniclesAreWhole) {
  hold(chronicle_whole, 4000);
}

// A campaign is its log and nothing else, and its file is the log.
TEST(CampaignLaws, ReplayOfTheLogIsTheCampaign) {
  hold(replay_is_the_campaign, 500);
}

TEST(CampaignLaws, LinesOfTheLogAreReadAsTheyWereWritten) {
  Tale tale(tiny_box());
  play_campaign(tale, 42, [](const Tale&) {});
  for (const LoggedEntry& entry : tale.course.entries()) {
    const std::string line = entry_line(tale.box, entry.entry);
    Result<CampaignEntry> back = entry_from(tale.box, line);
    ASSERT_TRUE(back) << back.error();
    back->body = entry.entry.body;
    EXPECT_EQ(*back, entry.entry);
  }
}

// Going back to any lawful entry is the fold of what is left.
TEST(CampaignLaws, RewindIsTheFoldOfTheRest) {
  for (int i = 0; i < campaigns_per_law() / 4 && !testing::Test::HasFailure(); ++i) {
    Tale tale(tiny_box());
    play_campaign(tale, std::uint64_t(i) + 900, [](const Tale&) {});
    for (const int target : tale.course.targets()) {
      CampaignCourse course = tale.course;
      CampaignEntry back;
      back.kind = EntryKind::Rewind;
      back.number = target;
      ASSERT_TRUE(course.append({0, back}));
      std::vector<LoggedEntry> rest;
      for (const int n : course.standing()) rest.push_back(course.entries()[std::size_t(n)]);
      const Result<Campaign> folded = campaign_of(tale.boxes, rest);
      ASSERT_TRUE(folded) << folded.error();
      EXPECT_EQ(course.campaign(), *folded);
      EXPECT_EQ(course.campaign(), tale.course.before(target));
    }
  }
}

// The options of a question are its law: each of them is accepted, and no other.
TEST(CampaignLaws, OptionsAreTheLaw) {
  std::set<CampaignAskOf> asked;
  for (int i = 0; i < campaigns_per_law() / 4 && !testing::Test::HasFailure(); ++i) {
    Tale tale(tiny_box());
    play_campaign(tale, std::uint64_t(i) + 1300, [&](const Tale& now) {
      const auto ask = campaign_ask(now.box, now.c());
      if (!ask) return;
      asked.insert(ask->of);
      const auto accepted = [&](const std::string& what) {
        return bool(answer(now.box, now.c(), ask->company, what));
      };
      for (const std::uint8_t option : ask->options)
        EXPECT_TRUE(accepted(answer_text(now.box, ask->of, option)));
      std::vector<std::string> words{"0", "1", "2", "3"};
      for (const auto& event : now.box.events) words.push_back(event.id);
      for (const auto& item : now.box.items) words.push_back(item.id);
      words.insert(words.end(), now.box.nodes.begin(), now.box.nodes.end());
      const auto lawful = std::count_if(words.begin(), words.end(), accepted);
      EXPECT_EQ(lawful, ask->options.size());
      for (int company = 0; company < now.c().companies.size(); ++company)
        if (company != ask->company) {
          EXPECT_FALSE(answer(now.box, now.c(), std::uint8_t(company),
                              answer_text(now.box, ask->of, ask->options.front())));
        }
    });
  }
  EXPECT_TRUE(asked.contains(CampaignAskOf::Option));
  EXPECT_TRUE(asked.contains(CampaignAskOf::Item));
  EXPECT_TRUE(asked.contains(CampaignAskOf::City));
}

// An opening is a pure function: the same campaign gives the same edition, byte by byte and by
// hash.
TEST(CampaignLaws, OpeningsAreTheSameEveryTime) {
  Tale tale(tiny_box());
  std::set<std::string> hashes;
  play_campaign(tale, 77, [&](const Tale& now) {
    if (now.c().phase != Phase::Playing) return;
    const Opening a = now.opening(), b = now.opening();
    EXPECT_EQ(a.edition, b.edition);
    EXPECT_EQ(a.hash, b.hash);
    hashes.insert(a.hash);
  });
  EXPECT_EQ(hashes.size(), 3u);
}

}  // namespace wagonaut::tests
