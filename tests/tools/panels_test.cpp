// What stands on the table, as it is shown before a decision.
#include <gtest/gtest.h>

#include <sstream>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/tools/program.h"
#include "tools/columns.h"
#include "tools/play/panels.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

TEST(Panels, ALineOfAPlayerFitsASmallScreen) {
  for (const char* edition : {"usa", "nordic", "switzerland", "world", "legacy"})
    for (const Language language : {Language::English, Language::Polish}) {
      const Game game = game_of(edition, 2);
      const Speech speech(game, language, Paint(false), {"Ala", "bot planner"});
      QuickChance luck{Quick(1)};
      const State state = start(game.edition, luck);
      std::istringstream panel(players_panel(speech, look(game.edition, state, Seat{0}), 80));
      std::string line;
      int marks = 0;
      while (std::getline(panel, line)) {
        EXPECT_LE(width_of(line), 80) << line;
        marks += line.find("◄") != line.npos;
      }
      EXPECT_EQ(marks, 2) << edition;  // both are to choose tickets
    }
}

}  // namespace
}  // namespace wagonaut::tests::tools
