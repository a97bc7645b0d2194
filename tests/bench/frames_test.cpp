// The load client's half of the WebSocket protocol, against the examples of RFC 6455.
#include <gtest/gtest.h>

#include "bench/load/desk.h"
#include "bench/load/frames.h"

namespace wagonaut::tests::bench {
namespace {

using namespace wagonaut::load;

std::string bytes(std::initializer_list<int> values) {
  std::string out;
  for (const int value : values) out += char(value);
  return out;
}

}  // namespace

// RFC 6455, 5.7: a masked "Hello".
TEST(LoadFrames, WhatIsSaidIsMasked) {
  std::string out = "before";
  append_frame(out, Opcode::Text, "Hello", 0x37fa213d);
  EXPECT_EQ(out,
            "before" + bytes({0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58}));
}

TEST(LoadFrames, LengthsAreWrittenInThreeWays) {
  const auto head = [](std::size_t length) {
    std::string out;
    append_frame(out, Opcode::Text, std::string(length, 'a'), 0);
    return out.substr(0, out.size() - length);
  };
  EXPECT_EQ(head(125), bytes({0x81, 0xfd, 0, 0, 0, 0}));
  EXPECT_EQ(head(126), bytes({0x81, 0xfe, 0, 126, 0, 0, 0, 0}));
  EXPECT_EQ(head(65535), bytes({0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0}));
  EXPECT_EQ(head(65536), bytes({0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}));
}

TEST(LoadFrames, FramesAreTakenOffOneByOne) {
  const std::string all = bytes({0x01, 0x03}) + "Hel" + bytes({0x80, 0x02}) + "lo" +
                          bytes({0x81, 126, 1, 0}) + std::string(256, 'x') + bytes({0x89, 0});
  std::string_view rest = all;
  Frame frame;
  ASSERT_EQ(take_frame(rest, frame), Took::Frame);
  EXPECT_EQ(frame.payload, "Hel");
  EXPECT_EQ(frame.opcode, Opcode::Text);
  EXPECT_FALSE(frame.last);
  ASSERT_EQ(take_frame(rest, frame), Took::Frame);
  EXPECT_EQ(frame.payload, "lo");
  EXPECT_EQ(frame.opcode, Opcode::More);
  EXPECT_TRUE(frame.last);
  ASSERT_EQ(take_frame(rest, frame), Took::Frame);
  EXPECT_EQ(frame.payload, std::string(256, 'x'));
  ASSERT_EQ(take_frame(rest, frame), Took::Frame);
  EXPECT_EQ(frame.opcode, Opcode::Ping);
  EXPECT_TRUE(frame.payload.empty());
  EXPECT_EQ(take_frame(rest, frame), Took::TooLittle);
}

TEST(LoadFrames, HalfAFrameStaysWhereItIs) {
  const std::string whole = bytes({0x81, 126, 0, 200}) + std::string(200, 'x');
  Frame frame;
  for (std::size_t length = 0; length < whole.size(); ++length) {
    std::string_view part = std::string_view(whole).substr(0, length);
    EXPECT_EQ(take_frame(part, frame), Took::TooLittle) << length;
    EXPECT_EQ(part.size(), length);
  }
}

TEST(LoadFrames, WhatNoServerSendsIsMalformed) {
  Frame frame;
  for (const std::string& bad :
       {bytes({0x81, 0x81, 1, 2, 3, 4, 5}), bytes({0xc1, 0}), bytes({0x83, 0}), bytes({0x8b, 0}),
        bytes({0x81, 127, 0, 0, 1, 0, 0, 0, 0, 0})}) {
    std::string_view rest = bad;
    EXPECT_EQ(take_frame(rest, frame), Took::Malformed) << testing::PrintToString(bad);
  }
}

TEST(LoadFrames, AnAnswerIsTakenOffWhenItIsWhole) {
  const std::string two =
      "HTTP/1.1 201 Created\r\nServer: x\r\ncontent-length: 7\r\n\r\n{\"a\":1}"
      "HTTP/1.1 404 Not Found\r\nContent-Length:0\r\n\r\n";
  std::string_view rest = two;
  HttpAnswer answer;
  ASSERT_TRUE(take_answer(rest, answer));
  EXPECT_EQ(answer.status, 201);
  EXPECT_EQ(answer.body, "{\"a\":1}");
  ASSERT_TRUE(take_answer(rest, answer));
  EXPECT_EQ(answer.status, 404);
  EXPECT_EQ(answer.body, "");
  EXPECT_EQ(rest, "");
  std::string_view half = std::string_view(two).substr(0, 56);
  EXPECT_FALSE(take_answer(half, answer));
  EXPECT_EQ(half.size(), 56u);
}

}  // namespace wagonaut::tests::bench
