// A campaign as a file: written, read, and damaged (engine-design 6.5).
#include "engine/campaign/file.h"

#include "tests/campaign/tale.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

/// One game is closed, a second one begun, played, and left; a third try is under way.
const Tale& long_tale() {
  static const Tale* const made = [] {
    auto* tale = new Tale(tiny_box());
    tale->found(2);
    tale->begin();
    tale->play(1);
    tale->close();
    tale->add("company green person Łucja");
    tale->begin("blue");
    tale->play(2);
    tale->add("rewind " + std::to_string(tale->course.targets().back()));
    tale->add("name Latarnie");
    return tale;
  }();
  return *made;
}

const std::string& long_file() {
  static const std::string text = write_campaign(long_tale().course, "c0ffee");
  return text;
}

/// A small one, for damage of every byte: its games are the shortest there are.
const std::string& small_file() {
  static const std::string text = [] {
    Tale tale(tiny_box());
    tale.found(2);
    tale.begin();
    std::string shortest = tale.random_game(1);
    for (std::uint64_t seed = 2; seed < 40; ++seed)
      if (const std::string other = tale.random_game(seed); other.size() < shortest.size())
        shortest = other;
    tale.add("game 1 t", shortest);
    tale.close();
    tale.add("leave red");
    tale.add("hand red person Ala");
    return write_campaign(tale.course, "c0ffee");
  }();
  return text;
}

/// Every byte of the small one, or with few games every 13th.
std::size_t stride() {
  return games_per_law() >= 2000 ? 1 : 13;
}

}  // namespace

TEST(CampaignFile, IsReadAsItWasWritten) {
  const Tale& tale = long_tale();
  const Result<CampaignFile> file = read_campaign(tale.boxes, long_file());
  ASSERT_TRUE(file) << file.error();
  EXPECT_EQ(file->damage, "");
  EXPECT_TRUE(file->closed);
  EXPECT_EQ(file->head.id, "c0ffee");
  EXPECT_EQ(file->head.name, "Latarnie");
  EXPECT_EQ(file->course.campaign(), tale.c());
  EXPECT_EQ(file->course.entries(), tale.course.entries());
  EXPECT_EQ(write_campaign(file->course, "c0ffee"), long_file());
}

TEST(CampaignFile, GrowsEntryByEntry) {
  const Tale& tale = long_tale();
  std::string text = long_file().substr(0, long_file().find('\n') + 1), chain(kFirstChain);
  for (std::size_t i = 0; i < tale.course.entries().size(); ++i) {
    text += entry_text(tale.box, int(i), tale.course.entries()[i], chain);
    const Result<CampaignFile> file = read_campaign(tale.boxes, text);
    ASSERT_TRUE(file) << file.error();
    EXPECT_EQ(file->damage, "");
    EXPECT_FALSE(file->closed);
    EXPECT_EQ(file->chain, chain);
    EXPECT_EQ(file->course.campaign(), tale.course.after(int(i)));
  }
  EXPECT_EQ(text + foot_text(text, int(tale.course.entries().size())), long_file());
}

TEST(CampaignFile, HoldsNoWordsButNames) {
  // Ids only: every line of the log is one that the box's ids make.
  EXPECT_EQ(long_file().find("Excursion"), std::string::npos);
  EXPECT_TRUE(long_file().starts_with("wagonaut campaign 1 · small 1 · "));
  EXPECT_NE(long_file().find("· c0ffee · Latarnie\n"), std::string::npos);
  EXPECT_NE(long_file().find("\n| wagonaut 1 · small · rules 1 · "), std::string::npos);
}

TEST(CampaignFile, SaysWhatIsWrongWithTheWhole) {
  const Tale& tale = long_tale();
  const auto refusal = [&](const std::string& text) {
    const auto file = read_campaign(tale.boxes, text);
    return file ? "" : file.error();
  };
  EXPECT_EQ(refusal(""), "this is no campaign of Wagonaut");
  EXPECT_EQ(refusal("wagonaut campaign 2 · small 1 · 0 · a · b\n"),
            "the campaign is of format \"2\", this program reads 1");
  EXPECT_EQ(refusal("wagonaut campaign 1 · small 7 · 00 · a · b\n"),
            "the content small 7 (00) is not here");
  const std::string head = long_file().substr(0, long_file().find('\n') + 1);
  EXPECT_EQ(refusal(head), "the file has no entries");
  EXPECT_EQ(refusal(head + "0 0 found\n"),
            "entry 0: the check is missing; nothing before it is whole");
}

// The longest whole part never ends between a chapter and its game.
TEST(CampaignFile, TakesTheLongestWholePart) {
  const Tale& tale = long_tale();
  std::string text = long_file();
  const std::size_t record = text.find("| wagonaut 1", text.find("chapter 2"));
  ASSERT_NE(record, std::string::npos);
  text[record + 40] ^= 1;
  const Result<CampaignFile> file = read_campaign(tale.boxes, text);
  ASSERT_TRUE(file) << file.error();
  int chapter = 0;
  for (std::size_t i = 0; i < tale.course.entries().size(); ++i)
    if (tale.course.entries()[i].entry.kind == EntryKind::Chapter) chapter = int(i);
  EXPECT_EQ(file->damage,
            "entry " + std::to_string(chapter + 1) + ": the check does not fit; entries 0 to " +
                std::to_string(chapter - 1) + " are whole: up to the end of 1865, and entry " +
                std::to_string(chapter) + " is left out: its game is missing");
  EXPECT_EQ(file->course.campaign(), tale.course.before(chapter));
  // It can go on from there.
  std::string chain = file->chain;
  std::string whole = head_text(file->head);
  std::string again(kFirstChain);
  for (std::size_t i = 0; i < file->course.entries().size(); ++i)
    whole += entry_text(tale.box, int(i), file->course.entries()[i], again);
  EXPECT_EQ(chain, again);
}

// Each byte in turn: never another campaign in silence, and always a part that stood in the log.
TEST(CampaignFile, EveryByteDamagedInTurn) {
  const std::string& good = small_file();
  const std::vector<const Box*> boxes{&tiny_box()};
  const Result<CampaignFile> whole = read_campaign(boxes, good);
  ASSERT_TRUE(whole && whole->damage.empty());
  int usable = 0;
  for (std::size_t i = 0; i < good.size(); i += stride()) {
    std::string text = good;
    text[i] = char(text[i] ^ (i % 2 == 0 ? 1 : 32));
    const Result<CampaignFile> file = read_campaign(boxes, text);
    if (!file) {
      EXPECT_NE(file.error(), "");
      continue;
    }
    ++usable;
    EXPECT_NE(file->damage, "") << "byte " << i;
    const auto& entries = file->course.entries();
    ASSERT_LE(entries.size(), whole->course.entries().size());
    for (std::size_t n = 0; n < entries.size(); ++n)
      EXPECT_EQ(entries[n], whole->course.entries()[n]) << "byte " << i;
    EXPECT_NE(file->course.campaign().phase, Phase::Playing);
  }
  EXPECT_GT(usable, int(good.size() / stride() / 2));
}

// Cut off anywhere: the same.
TEST(CampaignFile, TornAnywhere) {
  const std::string& good = small_file();
  const std::vector<const Box*> boxes{&tiny_box()};
  for (std::size_t size = 0; size < good.size(); size += stride()) {
    const Result<CampaignFile> file = read_campaign(boxes, good.substr(0, size));
    if (!file) continue;
    EXPECT_FALSE(file->closed);
    // Where a line ends the file may simply not be closed yet.
    EXPECT_EQ(file->damage.empty(), good[size - 1] == '\n' && good[size] != '|') << size;
  }
}

}  // namespace wagonaut::tests
