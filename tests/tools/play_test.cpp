// The terminal game, driven by what is typed: whole games in both languages, saving, taking back,
// and what each player may see.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "engine/play.h"
#include "tests/tools/program.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/play/speech.h"
#include "tools/record_file.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

bool says(const Ran& ran, const std::string& words) {
  return ran.out.find(words) != std::string::npos;
}

TEST(Play, WholeGamesInEveryEditionAndLanguage) {
  for (const EditionCard& card : catalog().editions())
    for (const Language language : {Language::English, Language::Polish}) {
      PlaySettings settings = settings_for(card.id, "Ala,bot:greedy");
      settings.language = language;
      const Ran ran = play_game(settings, blind_typing(1, 9000));
      EXPECT_EQ(ran.code, kOk) << ran.err;
      EXPECT_TRUE(says(ran, say(language, "labels.score_total"))) << card.id;
      EXPECT_FALSE(says(ran, "{")) << card.id << ": a blank was not filled";
      EXPECT_FALSE(says(ran, "\033")) << "colours without a terminal";
    }
}

TEST(Play, BotsAloneAreWatched) {
  const Ran ran = play_game(settings_for("usa", "bot:greedy,bot:greedy,bot:random"), "");
  EXPECT_EQ(ran.code, kOk);
  EXPECT_TRUE(says(ran, "bot greedy 2"));
  EXPECT_TRUE(says(ran, "wins with"));
  EXPECT_TRUE(says(ran, "took a card from the deck."));
}

TEST(Play, QuestionsHaveUsualAnswers) {
  PlaySettings settings;
  settings.seed = 1;
  const Ran ran = play_game(settings, "\n\n1 2\nquit\n");
  EXPECT_EQ(ran.code, kOk);
  EXPECT_TRUE(says(ran, "● Player"));
  EXPECT_TRUE(says(ran, "▲ bot greedy"));
  EXPECT_TRUE(says(ran, "wagons 45"));
  settings.language = Language::Polish;
  const Ran polish = play_game(settings, "marsjanie\nŚwiat\nAla\nAla, Bo, bot:random\n");
  EXPECT_TRUE(says(polish, "Nie ma takiej planszy"));
  EXPECT_TRUE(says(polish, "Tak nie da się zagrać"));
  EXPECT_TRUE(says(polish, "■ bot random") || says(polish, "● Ala – naciśnij Enter"));
}

TEST(Play, TheEndOfTheInputKeepsTheGame) {
  TemporaryFile file;
  PlaySettings settings = settings_for("usa", "Ala,bot:greedy");
  settings.save = file.path();
  const Ran ran = play_game(settings, "1 2\n6\n6\n");
  EXPECT_EQ(ran.code, kOk);
  EXPECT_TRUE(says(ran, "wagonaut play --load " + file.path()));
  const auto text = read_text(file.path());
  ASSERT_TRUE(text);
  EXPECT_EQ(times(*text, "\n3 "), 1) << *text;
}

// A game that is saved, taken up and saved again at once has the same record.
TEST(Play, SavedGamesAreTakenUpWhereTheyStopped) {
  for (const EditionCard& card : catalog().editions()) {
    TemporaryFile first, second;
    PlaySettings settings = settings_for(card.id, "Ala,bot:greedy");
    settings.save = first.path();
    play_game(settings, blind_typing(3, 60));
    PlaySettings again;
    again.load = first.path();
    again.save = second.path();
    const Ran ran = play_game(again, "");
    EXPECT_EQ(ran.code, kOk) << ran.err;
    ASSERT_TRUE(read_text(first.path()) && read_text(second.path()));
    EXPECT_EQ(*read_text(first.path()), *read_text(second.path())) << card.id;
    EXPECT_EQ(run_program({"replay", first.path(), "--facts", "--lang", "pl"}).code, kOk);
  }
}

TEST(Play, AnotherGameIsLoadedInTheMiddle) {
  TemporaryFile file;
  PlaySettings settings = settings_for("nordic", "Ewa,bot:random");
  settings.save = file.path();
  play_game(settings, "1 2\n");
  const Ran ran =
      play_game(settings_for("usa", "Ala,bot:greedy"), "load /nowhere\nload " + file.path() + "\n");
  EXPECT_TRUE(says(ran, "/nowhere"));
  EXPECT_TRUE(says(ran, "● Ewa"));
}

TEST(Play, AGameThatCannotBeKeptSaysSo) {
  PlaySettings settings = settings_for("usa", "Ala,bot:greedy");
  settings.save = "/proc/nothing/game.rec";
  const Ran ran = play_game(settings, "quit\n");
  EXPECT_EQ(ran.code, kIoProblem);
  EXPECT_TRUE(says(ran, "/proc/nothing/game.rec"));
}

TEST(Play, RefusalsGiveTheReasonAndTheRule) {
  const Ran ran = play_game(settings_for("usa", "Ala,bot:greedy"),
                            "1\n1 2\nclaim den-hel GGGGGG\nwhy\n99\n\nwhy claim mars-moon\n");
  EXPECT_TRUE(says(ran, "Keep at least 2 of these tickets; you may keep more. [G-36"));
  EXPECT_GE(times(ran.out, "You do not have these cards. [G-25"), 2);
  EXPECT_TRUE(says(ran, "There is no such number"));
  EXPECT_TRUE(says(ran, "No route is called \"mars-moon\""));
}

// The question offers a word for it, so the word alone will do.
TEST(Play, AllTicketsAreKeptByAWord) {
  for (const char* all : {"all", "wszystkie", "keep all"}) {
    const Ran ran = play_game(settings_for("usa", "Ala,bot:greedy"), std::string(all) + "\nquit\n");
    EXPECT_TRUE(says(ran, "Ala kept 3 tickets: ")) << all << ran.out;
  }
}

TEST(Play, CommandsShowWhatTheySay) {
  const Ran ran = play_game(settings_for("usa", "Ala,bot:greedy"),
                            "1 2\nboard\nlist denver\nhand\ntickets\nlog\nrules\nhelp\ntable\n");
  EXPECT_TRUE(says(ran, "a badge is a player's"));
  EXPECT_TRUE(says(ran, "Denver – Omaha"));
  EXPECT_TRUE(says(ran, "Points by"));
  EXPECT_TRUE(says(ran, "keep tickets of the offer"));
  EXPECT_GE(times(ran.out, "kept 2 tickets"), 2);
}

// L-16, L-54: dollars are open, and the company card says what its colour brings.
TEST(Play, WhereMoneyIsPlayedForItIsShown) {
  const std::string typed = "1 2\nevent\noffice\nrules\nlist\nquit\n";
  const Ran ran = play_game(settings_for("legacy", "Ala,bot:greedy"), typed);
  EXPECT_TRUE(says(ran, "Ala")) << ran.out;
  EXPECT_GE(times(ran.out, "$5"), 2) << "start money of both (L-19)";
  EXPECT_TRUE(says(ran, "Company   ")) << ran.out;
  EXPECT_TRUE(says(ran, "Events still to come: 7; seen: 0.")) << "L-25";
  EXPECT_TRUE(says(ran, "Points are dollars.")) << ran.out;
  EXPECT_TRUE(says(ran, "Routes that lead off the board for now: ")) << "L-51";
  PlaySettings polish = settings_for("legacy", "Ala,bot:greedy");
  polish.language = Language::Polish;
  const Ran po_polsku = play_game(polish, "1 2\nwydarzenie\nzasady\nkoniec\n");
  EXPECT_TRUE(says(po_polsku, "5 $")) << po_polsku.out;
  EXPECT_TRUE(says(po_polsku, "Wydarzenia przed nami: 7; za nami: 0.")) << po_polsku.out;
  EXPECT_TRUE(says(po_polsku, "Punkty to dolary.")) << po_polsku.out;
}

// L-34, L-39: who reads the log knows what a newspaper brought.
TEST(Play, EventsAreToldByTheirNames) {
  const Game game = *catalog().build("legacy", 2);
  const Ran ran = play_game(settings_for("legacy", "Ala,bot:greedy"), blind_typing(1, 9000));
  int told = 0;
  for (const EventText& event : game.events)
    if (const std::string name(event.name[Language::English]); !name.empty())
      told += says(ran, name) ? 1 : 0;
  EXPECT_GT(told, 0);
  EXPECT_FALSE(says(ran, "event:")) << "an id instead of words";
}

TEST(Play, AnUndoAfterSomethingCameToLightIsToldAtTheEnd) {
  PlaySettings settings = settings_for("usa", "Ala,bot:greedy");
  const Ran refused = play_game(settings, "undo\n1 2\n6\nundo\nn\n");
  EXPECT_TRUE(says(refused, "You have not decided anything yet."));
  EXPECT_TRUE(says(refused, "Since then something hidden has come to light."));
  EXPECT_TRUE(says(refused, "Nothing was taken back."));
  const Ran ran = play_game(settings, "1 2\n6\nundo\ny\n" + blind_typing(2, 9000));
  EXPECT_TRUE(says(ran, "Taken back to the last decision"));
  EXPECT_TRUE(says(ran, "a decision was taken back"));
  EXPECT_FALSE(
      says(play_game(settings, "1 2\n6\n" + blind_typing(2, 9000)), "a decision was taken back"));
}

// The game goes back to where it was before; the record tells that it did.
TEST(Play, AnUndoStandsInTheRecord) {
  TemporaryFile before, after;
  PlaySettings settings = settings_for("usa", "Ala,bot:greedy");
  settings.save = before.path();
  play_game(settings, "1 2\n");
  settings.save = after.path();
  play_game(settings, "1 2\n6\nundo\ny\n");
  const auto was = read_record_file(catalog(), before.path());
  const auto is = read_record_file(catalog(), after.path());
  ASSERT_TRUE(was && is);
  EXPECT_EQ(is->record.steps.back().back, 1);
  EXPECT_EQ(standing_steps(is->record), standing_steps(was->record));
  EXPECT_EQ(*replay(is->game->edition, is->record), *replay(was->game->edition, was->record));
}

TEST(Play, AnUndoIsRememberedWhenTheGameIsLoaded) {
  TemporaryFile file;
  PlaySettings settings = settings_for("usa", "Ala,bot:greedy");
  settings.save = file.path();
  play_game(settings, "1 2\n6\nundo\ny\n");
  settings.load = file.path();
  EXPECT_TRUE(says(play_game(settings, blind_typing(2, 9000)), "a decision was taken back"));
}

// G-3: an undo behind revealed information is for the whole table to grant.
TEST(Play, EverybodyAtTheTableMustAgreeToAnUndo) {
  const std::string typed = "\n1 2\n\n\n1 2\n\n\n6\nundo\n";
  const Ran refused = play_game(settings_for("usa", "Ala,Bo"), typed + "y\nn\n");
  EXPECT_TRUE(says(refused, "● Ala, do you agree to go back?"));
  EXPECT_TRUE(says(refused, "▲ Bo, do you agree to go back?"));
  EXPECT_TRUE(says(refused, "Nothing was taken back."));
  EXPECT_TRUE(says(play_game(settings_for("usa", "Ala,Bo"), typed + "y\ny\n"),
                   "Taken back to the last decision"));
  const Ran alone = play_game(settings_for("usa", "Ala,bot:greedy"), "1 2\n6\nundo\ny\n");
  EXPECT_EQ(times(alone.out, "do you agree to go back?"), 1);
}

/// What stood on the screen while one player looked, cut at the hand-overs.
std::vector<std::pair<std::string, std::string>> screens(const std::string& out) {
  std::vector<std::pair<std::string, std::string>> found;
  const std::regex mine(R"(. (\w+), press Enter when only you see the screen\.)");
  std::sregex_iterator it(out.begin(), out.end(), mine), end;
  while (it != end) {
    const std::string name = (*it)[1];
    const auto from = std::size_t(it->position());
    const auto to = ++it == end ? out.size() : std::size_t(it->position());
    found.emplace_back(name, out.substr(from, to - from));
  }
  return found;
}

// Two people at one screen: no ticket of one is ever on a screen of the other before the end.
TEST(Play, NobodySeesTheOthersTickets) {
  TemporaryFile file;
  PlaySettings settings = settings_for("usa", "Ala,Bo");
  settings.save = file.path();
  std::string typed;
  for (int i = 0; i < 40; ++i) typed += "\n1 2\n\n6\n6\n\n";
  const Ran ran = play_game(settings, typed);
  const Game game = game_of("usa", 2);
  const auto text = read_text(file.path());
  ASSERT_TRUE(text);
  const auto record = read_record(game.edition, game.labels, *text);
  ASSERT_TRUE(record) << record.error();
  const auto state = replay(game.edition, *record);
  ASSERT_TRUE(state);
  const Speech speech(game, Language::English, Paint(false), {"Ala", "Bo"});
  const auto seen = screens(ran.out);
  ASSERT_GT(seen.size(), 4u);
  int own = 0;
  for (const auto& [name, screen] : seen)
    for (int i = 0; i < 2; ++i)
      for (const TicketId ticket : state->own[i].tickets) {
        const bool there = screen.find(speech.ticket(ticket)) != std::string::npos;
        if (speech.name(Seat(i)) == name)
          own += there ? 1 : 0;
        else
          EXPECT_FALSE(there) << name << " sees " << speech.ticket(ticket);
      }
  EXPECT_GT(own, 4);
}

// The drawn card is told to the one who drew it only.
TEST(Play, NobodyHearsWhatTheOtherDrawsBlind) {
  std::string typed;
  for (int i = 0; i < 30; ++i) typed += "\n1 2\n\n6\n6\n\n";
  const Ran ran = play_game(settings_for("usa", "Ala,Bo"), typed);
  int own = 0, hidden = 0;
  const std::regex draw(R"(. (\w+) took a card from the deck(.*)\.)");
  for (const auto& [name, screen] : screens(ran.out))
    for (std::sregex_iterator it(screen.begin(), screen.end(), draw), end; it != end; ++it) {
      if ((*it)[1] == name) {
        ++own;
        EXPECT_NE((*it)[2], "");
      } else {
        ++hidden;
        EXPECT_EQ((*it)[2], "");
      }
    }
  EXPECT_GT(own, 3);
  EXPECT_GT(hidden, 3);
}

}  // namespace
}  // namespace wagonaut::tests::tools
