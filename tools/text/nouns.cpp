#include "tools/text/nouns.h"

#include "texts/book.h"

namespace wagonaut::tools {

std::string count(Language language, std::string_view noun, long n) {
  return say(language, "nouns." + std::string(noun), {{"n", n}});
}

}  // namespace wagonaut::tools
