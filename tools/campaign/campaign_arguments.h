#pragma once

#include <string>
#include <vector>

#include "tools/play/play_arguments.h"

namespace wagonaut::tools {

/// What `campaign sim` is to play.
struct CampaignSimArguments {
  std::string companies = "4", bots = "planner", json;
  int campaigns = 100, threads = 0;
};

/// What was written behind `campaign`.
struct CampaignArguments {
  std::string action, file;
  std::string name, content, to, from;
  std::vector<std::string> companies;  // "red=Ala", "blue=bot:planner"
  int entry = -1;
  bool whole_part = false;
  CampaignSimArguments sim;
  PlayArguments play;  // language and seed, and how games are shown
};

}  // namespace wagonaut::tools
