// A campaign in the terminal, driven by what is typed: whole ones in both languages, stopped at
// every kind of prompt, killed at any moment, and nothing on the screen that is not open.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <random>
#include <set>
#include <sstream>
#include <thread>

#include "engine/campaign/dump.h"
#include "engine/campaign/pieces.h"
#include "engine/model/state.h"
#include "tests/support/small_box.h"
#include "tests/tools/program.h"
#include "tests/tools/sealed_words.h"
#include "tests/tools/typist.h"
#include "texts/book.h"
#include "tools/campaign/campaign_play.h"
#include "tools/campaign/tonight.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/interrupt.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

/// A campaign of its own in a file, and the table around it.
class CampaignPlayTest : public testing::Test {
 protected:
  void TearDown() override {
    for (const char* more : {".game", ".game.left", ".torn", ".game.part"})
      std::filesystem::remove(file_.path() + more);
  }

  void found(const BoxEntry& box, const std::vector<std::string>& companies) {
    box_ = &box;
    TearDown();
    std::filesystem::remove(file_.path());
    const CampaignHead head{box.law.id, box.law.version, hash_of(dump(box.law)), "test", "Lamps"};
    auto store = CampaignStore::create(file_.path(), box, head);
    ASSERT_TRUE(store) << store.error();
    ASSERT_EQ(store->append(entry_line(box.law, founding(box.law, "Lamps"))), "");
    for (const std::string& company : companies) ASSERT_EQ(store->append("company " + company), "");
  }
  CampaignStore open() const {
    auto store = CampaignStore::open_torn(*box_, file_.path(), *read_text(file_.path()));
    EXPECT_TRUE(store) << store.error();
    return std::move(*store);
  }
  PlaySettings settings(Language language = Language::English) const {
    PlaySettings out;
    out.language = language;
    out.seed = 5;
    return out;
  }
  /// Plays until the campaign is over or somebody has gone.
  Ran play(Typist& typist, Language language = Language::English) const {
    std::istream in(&typist.keys());
    std::ostream out(&typist.screen());
    std::ostringstream err;
    const int code = play_campaign(open(), settings(language), in, out, err);
    return {code, typist.all(), err.str()};
  }
  /// What the first company may know at this moment.
  std::vector<Piece> open_now(int& game) const {
    const CampaignStore store = open();
    game = store.campaign().game;
    std::optional<State> state;
    if (store.campaign().phase == Phase::Playing) {
      const Tonight tonight = wagonaut::tools::tonight(store, Language::English);
      const auto table = table_of(tonight, path() + ".game", seed_from(1));
      if (table) state = (*table)->state();
    }
    return opened(box_->law, store.campaign(), state ? &*state : nullptr, 0);
  }
  /// The steps of the game that is being played, as they are kept. A record whose game is in the
  /// log already waits only for being put away.
  std::string steps() const {
    if (open().campaign().phase != Phase::Playing) return "";
    const auto text = read_text(path() + ".game");
    return text ? text->substr(0, text->find("\npause ")) : "";
  }
  /// What was kept is there, and no game twice. Steps are lost only with their whole game.
  void check_after(const std::string& before, const std::string& played) const {
    EXPECT_TRUE(steps().starts_with(played) || read_text(path())->size() > before.size());
    const CampaignStore store = open();
    ASSERT_TRUE(read_text(path())->starts_with(before)) << "what was kept has gone";
    std::set<int> games;
    for (const LoggedEntry& entry : store.course().entries())
      if (entry.entry.kind == EntryKind::Game) {
        ASSERT_TRUE(games.insert(entry.entry.game).second) << "a game was kept twice";
      }
  }
  bool over() const { return open().campaign().phase == Phase::Finished; }
  const std::string& path() const { return file_.path(); }

  const BoxEntry* box_ = nullptr;
  TemporaryFile file_{"/dev/shm"};  // where nothing waits for a disk
};

std::mt19937 generator(unsigned seed) {
  return std::mt19937(seed);
}

/// Types numbers without looking. Where a name is asked for, a number is one.
Typist::Answer blind(unsigned seed) {
  return [random = std::mt19937(seed)](const std::string&) mutable -> std::optional<std::string> {
    const auto n = random() % 100;
    return n < 5    ? "1 2 3"
           : n < 45 ? std::to_string(1 + random() % 3)
                    : std::to_string(1 + random() % 20);
  };
}

}  // namespace

TEST_F(CampaignPlayTest, WholeCampaignsAreTypedBlindlyInBothLanguages) {
  for (const Language language : {Language::English, Language::Polish})
    for (unsigned seed = 1; seed <= 3; ++seed) {
      found(small_box(),
            {"red person Ala", seed % 2 == 1 ? "blue person Bo" : "blue bot:greedy greedy"});
      Typist typist(blind(seed));
      const Ran ran = play(typist, language);
      EXPECT_EQ(ran.code, kOk) << ran.err;
      EXPECT_TRUE(over());
      const std::string over = say(language, "campaign.over", {{"file", path()}});
      EXPECT_NE(ran.out.find(over), std::string::npos) << ran.out;
      EXPECT_EQ(ran.out.find('{'), std::string::npos) << "a blank was not filled";
      EXPECT_EQ(ran.out.find('\033'), std::string::npos) << "colours without a terminal";
      EXPECT_FALSE(std::filesystem::exists(path() + ".game"));
    }
}

// From `campaign new` to the final count, all twelve games.
TEST_F(CampaignPlayTest, TheBoxOfTheRepositoryIsTypedBlindly) {
  std::filesystem::remove(path());
  box_ = catalog().boxes().front();
  const Ran begun = run_program({"campaign", "new", path(), "--name", "Lampy", "--company",
                                 "red=Ala", "--company", "blue=bot:greedy", "--lang", "pl"});
  ASSERT_EQ(begun.code, kOk) << begun.err;
  Typist typist(blind(1));
  const Ran ran = play(typist, Language::Polish);
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_TRUE(over());
  EXPECT_EQ(ran.out.find('{'), std::string::npos);
  EXPECT_EQ(times(ran.out, "Otwieracie skrytki"), 1);
}

// The state between entries is the file; in a game it is the record beside it.
TEST_F(CampaignPlayTest, GoesOnAfterStoppingAtAnyPrompt) {
  std::set<std::string> prompts;
  std::mt19937 random = generator(3);
  for (int campaign = 0; campaign < 4; ++campaign) {
    found(small_box(),
          {"red person Ala", campaign % 2 == 0 ? "blue person Bo" : "blue bot:greedy greedy"});
    int entries = 0;
    for (int evening = 0; evening < 2000 && !over(); ++evening) {
      int left = int(random() % 40);
      const auto type = blind(unsigned(random()));
      Typist typist([&](const std::string& page) -> std::optional<std::string> {
        if (left-- > 0) return type(page);
        const std::string prompt = page.substr(page.rfind('\n') + 1);
        prompts.insert(prompt.substr(0, prompt.find(' ')));
        if (left % 2 == 0) return std::nullopt;  // the line is dead
        return left == -1 ? std::optional<std::string>("quit") : std::nullopt;
      });
      const std::string before = *read_text(path()), played = steps();
      ASSERT_EQ(play(typist).code, kOk);
      check_after(before, played);
      const int now = int(open().course().entries().size());
      ASSERT_GE(now, entries);
      entries = now;
    }
    ASSERT_TRUE(over());
  }
  EXPECT_GE(prompts.size(), 5u);
}

// A game that was stopped goes on with the step at which it stopped.
TEST_F(CampaignPlayTest, AGameThatWasStoppedIsTakenUp) {
  found(small_box(), {"red person Ala", "blue bot:greedy greedy"});
  int typed = 0;
  const auto type = blind(4);
  Typist first([&](const std::string& page) -> std::optional<std::string> {
    return ++typed < 30 ? type(page) : std::optional<std::string>("quit");
  });
  play(first);
  const auto record = read_text(path() + ".game");
  ASSERT_TRUE(record) << first.all();
  EXPECT_NE(first.all().find("wagonaut campaign play " + path()), std::string::npos);
  Typist second([](const std::string&) { return std::nullopt; });
  play(second);
  EXPECT_EQ(*read_text(path() + ".game"), *record);
}

// L-94: what was read stays read, so no step goes back behind it.
TEST_F(CampaignPlayTest, NothingIsTakenBackThatWasRead) {
  found(small_box(), {"red person Ala", "blue bot:greedy greedy"});
  bool read = false;
  int undone = 0;
  Typist typist([&](const std::string& page) -> std::optional<std::string> {
    if (page.ends_with("turns the page. ")) return read = true, "";
    if (page.find("Which tickets") != std::string::npos) return "all";
    if (!read) return "1";
    return ++undone == 1 ? std::optional<std::string>("undo") : std::nullopt;
  });
  play(typist);
  EXPECT_NE(typist.all().find(say(Language::English, "lines.undo_opened")), std::string::npos)
      << typist.all();
}

// Another game's record is not taken up, and not lost: going back deals anew.
TEST_F(CampaignPlayTest, AGameThatWasLeftIsPutAside) {
  found(small_box(), {"red person Ala", "blue bot:greedy greedy"});
  int typed = 0;
  Typist first([&](const std::string&) -> std::optional<std::string> {
    return ++typed < 9 ? std::optional<std::string>("1") : std::nullopt;
  });
  play(first);
  ASSERT_TRUE(std::filesystem::exists(path() + ".game")) << first.all();
  CampaignStore store = open();
  ASSERT_EQ(store.append("rewind " + std::to_string(store.course().targets().back())), "");
  Typist second([](const std::string&) { return std::nullopt; });
  play(second);
  EXPECT_FALSE(std::filesystem::exists(path() + ".game"));
  EXPECT_TRUE(std::filesystem::exists(path() + ".game.left"));
}

// Whoever is killed while an entry is written goes on from the one before.
TEST_F(CampaignPlayTest, ATornEntryIsCutOff) {
  found(small_box(), {"red bot:greedy greedy", "blue bot:greedy greedy"});
  Typist nobody([](const std::string&) { return std::nullopt; });
  play(nobody);
  ASSERT_TRUE(over());
  const std::string whole = *read_text(path());
  std::mt19937 random = generator(1);
  for (int i = 0; i < 40; ++i) {
    const std::size_t at =
        whole.find("\n1 ") + 1 + random() % (whole.size() - whole.find("\n1 ") - 1);
    write_text(path(), whole.substr(0, at));
    CampaignStore store = open();
    EXPECT_TRUE(whole.starts_with(*read_text(path()))) << at;
    EXPECT_TRUE(CampaignStore::open(*box_, path(), *read_text(path()))) << at;
    EXPECT_EQ(store.torn(), std::filesystem::remove(path() + ".torn") ? path() + ".torn" : "")
        << at;
  }
  // Whoever goes on is told of it.
  write_text(path(), whole.substr(0, whole.size() - 3));
  Typist next([](const std::string&) { return std::nullopt; });
  play(next);
  EXPECT_NE(next.all().find(path() + ".torn"), std::string::npos) << next.all();
}

// Before the first game it is said what a campaign is; what is typed wrongly is answered by what
// can be typed, and nothing is offered that does not work here.
TEST_F(CampaignPlayTest, ANewcomerIsToldWhatToDo) {
  found(small_box(), {"red person Ala", "blue bot:greedy greedy"});
  const std::vector<std::string> typed{"", "foo", "99", "help", "1", "help", "load", "0", "quit"};
  std::size_t next = 0;
  std::string pages;
  Typist typist([&](const std::string& page) -> std::optional<std::string> {
    pages += page + "\n";
    return typed[next++];
  });
  play(typist);
  ASSERT_EQ(next, typed.size()) << pages;
  const auto says = [&](const std::string& words) { return pages.find(words) != pages.npos; };
  EXPECT_EQ(times(pages, "one after another"), 1) << pages;
  EXPECT_TRUE(says("Type a number from 1 to ")) << pages;
  EXPECT_TRUE(says("\"foo\" is not on the list: type a number from 1 to ")) << pages;
  EXPECT_TRUE(says("There is no such number: the list goes from 1 to ")) << pages;
  EXPECT_FALSE(says("load FILE")) << pages;
  EXPECT_TRUE(says("A campaign keeps its games by itself")) << pages;
  EXPECT_TRUE(says("Keep at least ")) << pages;
}

// The first Ctrl-C stops where quit does, and says how to go on.
TEST_F(CampaignPlayTest, CtrlCStopsAtTheNextQuestion) {
  found(small_box(), {"red person Ala", "blue bot:greedy greedy"});
  const Interrupt interrupt;
  int typed = 0;
  Typist typist([&](const std::string&) -> std::optional<std::string> {
    if (++typed == 2) std::raise(SIGINT);
    return "1";
  });
  EXPECT_EQ(play(typist).code, kOk);
  EXPECT_EQ(typed, 2);
  EXPECT_TRUE(typist.all().ends_with("wagonaut campaign play " + path() + "\n")) << typist.all();
}

/// A screen that kills the process when so much was written on it.
class LastScreen final : public std::streambuf {
 public:
  explicit LastScreen(int left) : left_(left) {}
  int_type overflow(int_type c) override { return write(1), c; }
  std::streamsize xsputn(const char*, std::streamsize n) override { return write(int(n)), n; }

 private:
  void write(int n) {
    left_ -= n;
    if (left_ < 0) kill(getpid(), SIGKILL);
  }
  int left_;
};

// 200 times: the campaign goes on from the last entry that was kept, and nothing happens twice.
TEST_F(CampaignPlayTest, GoesOnAfterBeingKilledAtAnyMoment) {
  std::mt19937 random = generator(9);
  int finished = 0;
  for (int kills = 0; kills < 200; finished += over() ? 1 : 0) {
    found(small_box(), {"red bot:greedy greedy", "blue bot:random random"});
    while (kills < 200 && !over()) {
      const std::string before = *read_text(path()), played = steps();
      // Half of them die while something is told, half of them whenever it is.
      const bool telling = kills % 2 == 0;
      const int bytes = telling ? int(random() % 3000) : 1 << 30;
      const pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        LastScreen last(bytes);
        std::ostream out(&last);
        std::istringstream in;
        std::ostringstream err;
        play_campaign(open(), settings(), in, out, err);
        _exit(0);
      }
      if (!telling) {
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 10000));
        kill(child, SIGKILL);
      }
      int status = 0;
      waitpid(child, &status, 0);
      kills += WIFSIGNALED(status) ? 1 : 0;
      check_after(before, played);
    }
  }
  EXPECT_GT(finished, 3);
}

// Nothing that is not open to the one person before the screen is ever on it.
TEST_F(CampaignPlayTest, NothingUnopenedIsOnTheScreen) {
  const BoxEntry& box = *catalog().boxes().front();
  found(box, {"red person Ala", "blue bot:greedy greedy", "green bot:greedy greedy"});
  const SealedWords words(box, Language::English);
  const auto type = blind(2);
  int pages = 0, looked = 0, game = 1;
  bool asked = false;
  std::mt19937 random = generator(8);
  Typist typist([&](const std::string& page) -> std::optional<std::string> {
    const bool between = page.ends_with("\n> ") || page.ends_with("page. ");
    if (asked || ++pages % 60 == 0 || (between && pages % 3 == 0)) {
      EXPECT_EQ(words.found(page, open_now(game)), "") << page;
      ++looked;
    }
    if (game > 5) return std::nullopt;
    if (page.find("Who comes tonight?") != std::string::npos) return "1";  // and nobody else
    // Commands show what may be known, and before the story is read that is less.
    const bool early = page.find("Which tickets do you keep?") != std::string::npos;
    asked = !asked && (early || random() % 100 == 0);
    if (asked)
      return early ? "rules" : std::vector{"rules", "office", "event", "story"}[random() % 4];
    return type(page);
  });
  EXPECT_EQ(play(typist).code, kOk);
  EXPECT_GT(looked, 30);
}

}  // namespace wagonaut::tests::tools
