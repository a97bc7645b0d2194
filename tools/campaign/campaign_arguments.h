#pragma once

#include <string>
#include <vector>

namespace wagonaut::tools {

/// What was written behind `campaign`.
struct CampaignArguments {
  std::string action, file;
  std::string name, content, language, to, from;
  std::vector<std::string> companies;  // "red=Ala", "blue=bot:planner"
  int entry = -1;
  bool whole_part = false;
};

}  // namespace wagonaut::tools
