#include "server/protocol/json_writer.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <limits>

namespace wagonaut::tests::protocol {
namespace {

using server::JsonWriter;

std::string written(std::string_view text) {
  JsonWriter w;
  return w.text(text).take();
}

TEST(Protocol, WriterPutsCommasBetweenThings) {
  JsonWriter w;
  w.open().field("a", 1).key("b").open('[').number(2).text("x").open('[').close(']').null();
  w.close(']').key("c").open().close().field("d", true).close();
  EXPECT_EQ(w.str(), R"({"a":1,"b":[2,"x",[],null],"c":{},"d":true})");
}

TEST(Protocol, WriterEscapesWhatEndsATextOrOpensATag) {
  EXPECT_EQ(written("a\"b\\c"), R"("a\"b\\c")");
  EXPECT_EQ(written("</script>"), R"("\u003c/script>")");
  EXPECT_EQ(written(std::string_view("\0\n\x1f\x7f", 4)), R"("\u0000\u000a\u001f\u007f")");
  EXPECT_EQ(written("zażółć 🚂"), "\"zażółć 🚂\"");
}

// Bytes that are no UTF-8 must never reach a client, which would close the line.
TEST(Protocol, WriterReplacesBrokenBytes) {
  EXPECT_EQ(written("a\xff\xc5"), "\"a\xef\xbf\xbd\xef\xbf\xbd\"");
  EXPECT_EQ(written("\xed\xa0\x80!"), "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd!\"");
  EXPECT_EQ(written("\xc0\xaf"), "\"\xef\xbf\xbd\xef\xbf\xbd\"");
}

TEST(Protocol, WriterTakesEveryByteAndStaysJson) {
  std::string all;
  for (int c = 0; c < 256; ++c) all += char(c);
  boost::json::error_code fault;
  const auto value = boost::json::parse(written(all), fault);
  ASSERT_FALSE(fault) << fault.message();
  EXPECT_TRUE(std::string_view(value.as_string()).starts_with(all.substr(0, 0x80)));
}

TEST(Protocol, WriterKnowsTheEndsOfNumbers) {
  JsonWriter w;
  w.open('[').number(std::numeric_limits<std::int64_t>::min()).real(0.1).real(1e300);
  w.real(std::numeric_limits<double>::infinity()).close(']');
  EXPECT_EQ(w.str(), "[-9223372036854775808,0.1,1e+300,null]");
}

}  // namespace
}  // namespace wagonaut::tests::protocol
