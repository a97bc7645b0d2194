#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/random.h"

namespace wagonaut {

std::unique_ptr<Bot> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<Random>();
  if (name == "greedy") return std::make_unique<Greedy>();
  return nullptr;
}

std::vector<std::string> bot_names() {
  return {"random", "greedy"};
}

}  // namespace wagonaut
