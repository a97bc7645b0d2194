#include "tests/server/protocol/written.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace wagonaut::tests::protocol {

void expect_between(const std::string& path, std::string_view from, std::string_view to,
                    const std::string& part) {
  const std::string file = std::string(WAGONAUT_ROOT "/") + path;
  std::ostringstream read;
  read << std::ifstream(file, std::ios::binary).rdbuf();
  std::string text = read.str();
  const std::size_t start = text.find(from);
  ASSERT_NE(start, text.npos) << path << " has no " << from;
  const std::size_t begin = start + from.size();
  const std::size_t end = text.find(to, begin);
  ASSERT_NE(end, text.npos) << path << " has no " << to;
  if (std::getenv("WAGONAUT_WRITE") == nullptr) {
    EXPECT_EQ(text.substr(begin, end - begin), part) << path << " is not what the table says";
    return;
  }
  text.replace(begin, end - begin, part);
  std::ofstream(file, std::ios::binary) << text;
}

}  // namespace wagonaut::tests::protocol
