// What clients send: read when it fits, refused with its field named when it does not.
#include <gtest/gtest.h>

#include "server/protocol/messages.h"

namespace wagonaut::tests::protocol {
namespace {

using namespace server;

template <class Kind>
Kind wish(const std::string& json) {
  const auto read = read_wish(json);
  EXPECT_TRUE(read) << json << ": " << read.error();
  if (!read || !std::holds_alternative<Kind>(*read)) {
    ADD_FAILURE() << json << " is another wish";
    return {};
  }
  return std::get<Kind>(*read);
}

std::string wish_fault(const std::string& json) {
  const auto read = read_wish(json);
  EXPECT_FALSE(read) << json;
  return read ? "" : read.error();
}

std::string letters(int n, const std::string& one = "a") {
  std::string out;
  for (int i = 0; i < n; ++i) out += one;
  return out;
}

TEST(Protocol, ReadsEveryWish) {
  const auto step = wish<StepWish>(R"({"type":"step","id":"s1","version":7,"move":"slot 3"})");
  EXPECT_EQ(step.id, "s1");
  EXPECT_EQ(step.version, 7);
  EXPECT_EQ(step.move, "slot 3");
  EXPECT_EQ(wish<JudgeWish>(R"({"type":"judge","id":"j","move":"tickets"})").move, "tickets");
  EXPECT_TRUE(wish<StartWish>(R"({"type":"start","drop_open":true})").drop_open);
  EXPECT_EQ(wish<FillWish>(R"({"type":"fill","level":"greedy"})").level, "greedy");
  EXPECT_EQ(wish<FillWish>(R"({"type":"fill"})").level, "");
  EXPECT_EQ(wish<KickWish>(R"({"type":"kick","seat":4})").seat, 4);
  EXPECT_EQ(wish<LeaveWish>(R"({"type":"leave","id":"x"})").id, "x");
  EXPECT_EQ(wish<ResignWish>(R"({"type":"resign","level":"random"})").level, "random");
  wish<AwayWish>(R"({"type":"away"})");
  wish<BackWish>(R"({"type":"back"})");
  EXPECT_EQ(wish<ShareWish>(R"({"type":"share","hash":"00ff"})").hash, "00ff");
  EXPECT_EQ(wish<RevealWish>(R"({"type":"reveal","nonce":"~!x"})").nonce, "~!x");
  EXPECT_EQ(wish<CallOffWish>(R"({"type":"call_off","id":"c"})").id, "c");
  EXPECT_EQ(wish_fault(R"({"type":"nonce","nonce":"x"})"), "type: is no wish there is");
  EXPECT_EQ(wish<UndoWish>(R"({"type":"undo","version":0})").version, 0);
  EXPECT_TRUE(wish<ConsentWish>(R"({"type":"consent","yes":true})").yes);
  EXPECT_EQ(wish<ChatWish>(R"({"type":"chat","text":"zażółć"})").text, "zażółć");
  EXPECT_EQ(wish<ChatWish>(R"({"type":"chat","phrase":"hello"})").phrase, "hello");
  EXPECT_FALSE(wish<MuteWish>(R"({"type":"mute","seat":1,"on":false})").on);
  wish<RematchWish>(R"({"type":"rematch"})");
  EXPECT_EQ(wish<SyncWish>(R"({"type":"sync"})").version, -1);
  EXPECT_EQ(wish<SyncWish>(R"({"type":"sync","version":9})").version, 9);
}

TEST(Protocol, IgnoresWhatItDoesNotKnow) {
  const auto step = wish<StepWish>(
      R"({"type":"step","id":"a","new":{"deep":[1,2]},"version":1,"move":"tickets","id":"b"})");
  EXPECT_EQ(step.id, "b");  // of two members of one name the last one counts
  EXPECT_EQ(wish<SyncWish>(R"({"type":"sync","version":null})").version, -1);
}

// Sitting down by a line would show the token to nobody.
TEST(Protocol, NobodySitsDownByALine) {
  EXPECT_EQ(wish_fault(R"({"type":"sit","name":"Ala"})"), "type: is no wish there is");
}

TEST(Protocol, RefusalsNameTheField) {
  EXPECT_EQ(wish_fault(R"({"type":"step","version":1,"move":"tickets"})"), "id: is missing");
  EXPECT_EQ(wish_fault(R"({"type":"step","id":"a","move":"tickets"})"), "version: is missing");
  EXPECT_EQ(wish_fault(R"({"type":"step","id":7,"version":1,"move":"tickets"})"),
            "id: is not a text");
  EXPECT_EQ(wish_fault(R"({"type":"consent","yes":1})"), "yes: is neither true nor false");
  EXPECT_EQ(wish_fault(R"({"type":"chat"})"), "text: is to be given, or a phrase, not both");
  EXPECT_EQ(wish_fault(R"({"type":"chat","text":"a","phrase":"hello"})"),
            "text: is to be given, or a phrase, not both");
  EXPECT_EQ(wish_fault("[]"), "the message is not a JSON object");
  EXPECT_TRUE(wish_fault("{").starts_with("the message is not JSON"));
}

TEST(Protocol, NumbersAreWholeAndWithinTheirBounds) {
  const std::string fault = "seat: is not a whole number from 0 to 4";
  for (const std::string seat : {"5", "-1", "1.0", "1e0", "99999999999999999999", "\"1\"", "[1]"})
    EXPECT_EQ(wish_fault(R"({"type":"kick","seat":)" + seat + "}"), fault) << seat;
  for (const std::string version : {"-1", "2147483648", "0.5", "-0.0"})
    EXPECT_TRUE(wish_fault(R"({"type":"undo","version":)" + version + "}")
                    .starts_with("version: is not a whole number"))
        << version;
}

TEST(Protocol, TextsHaveALengthAndASetOfLetters) {
  wish<AwayWish>(R"({"type":"away","id":")" + letters(64) + "\"}");
  wish_fault(R"({"type":"away","id":")" + letters(65) + "\"}");
  wish_fault(R"({"type":"away","id":""})");
  wish_fault(R"({"type":"away","id":"a b"})");
  wish_fault(R"({"type":"away","id":"ż"})");
  wish<JudgeWish>(R"({"type":"judge","move":")" + letters(400) + "\"}");
  wish_fault(R"({"type":"judge","move":")" + letters(401) + "\"}");
  wish_fault(R"({"type":"judge","move":"slot\n3"})");
  wish<RevealWish>(R"({"type":"reveal","nonce":")" + letters(64, "!") + "\"}");
  wish_fault(R"({"type":"reveal","nonce":")" + letters(65, "!") + "\"}");
  wish_fault(R"({"type":"reveal","nonce":"a b"})");
  wish<ChatWish>(R"({"type":"chat","text":")" + letters(300, "ż") + "\"}");
  wish_fault(R"({"type":"chat","text":")" + letters(301) + "\"}");
  wish_fault(R"({"type":"chat","text":"a\u0000b"})");
  wish_fault(R"({"type":"chat","text":"a\u202eb"})");  // turns the rest of the line round
}

TEST(Protocol, BrokenUtf8IsRefused) {
  for (const std::string bad : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xc5"})
    wish_fault(R"({"type":"chat","text":")" + bad + "\"}");
  wish_fault(R"({"type":"chat","text":"\ud800"})");
}

TEST(Protocol, DeepAndHugeMessagesAreRefused) {
  EXPECT_TRUE(read_wish(R"({"type":"away","x":)" + letters(6, "[") + letters(6, "]") + "}"));
  wish_fault(R"({"type":"away","x":)" + letters(60, "[") + letters(60, "]") + "}");
  wish_fault(letters(100'000, "["));
  EXPECT_EQ(wish_fault(letters(64 * 1024, " ") + R"({"type":"away"})"), "the message is too long");
}

TEST(Protocol, ReadsHello) {
  const auto bare = read_hello(R"({"type":"hello"})");
  ASSERT_TRUE(bare) << bare.error();
  EXPECT_EQ(bare->protocol, 1) << "clients of that one need not say it";
  EXPECT_EQ(bare->known, -1);
  EXPECT_TRUE(bare->token.empty() && bare->code.empty());
  const auto full =
      read_hello(R"({"type":"hello","protocol":2,"token":"T-_9","code":"abc","known":12})");
  ASSERT_TRUE(full) << full.error();
  EXPECT_EQ(full->token, "T-_9");
  EXPECT_EQ(full->code, "abc");
  EXPECT_EQ(full->known, 12);
  EXPECT_FALSE(read_hello(R"({"type":"step"})"));
  EXPECT_FALSE(read_hello(R"({"token":"T"})"));
  EXPECT_EQ(full->protocol, kProtocol);
  EXPECT_EQ(read_hello(R"({"type":"hello","protocol":3})")->protocol, 3);
  EXPECT_FALSE(read_hello(R"({"type":"hello","protocol":"2"})"));
}

TEST(Protocol, ReadsJoining) {
  const auto join = read_join_table(R"({"name":"Żaneta","code":"k7","seat":2,"program":true})");
  ASSERT_TRUE(join) << join.error();
  EXPECT_EQ(join->name, "Żaneta");
  EXPECT_EQ(join->code, "k7");
  EXPECT_EQ(join->seat, 2);
  EXPECT_TRUE(join->program);
  EXPECT_EQ(read_join_table(R"({"name":"Bo"})")->seat, -1);
  for (const int good : {22, 64})
    EXPECT_EQ(read_join_table(R"({"name":"Bo","token":")" + letters(good) + "\"}")->token,
              letters(good));
  for (const std::string& bad : {letters(21), letters(65), letters(30, " "), letters(30, "/")})
    EXPECT_EQ(read_join_table(R"({"name":"Bo","token":")" + bad + "\"}").error(),
              "token: is not 22 to 64 letters, digits or signs of \"_-.:\"");
  for (const std::string name :
       {"", " Bo", "Bo ", "B · o", "a -> b", "a / b", "B\\u0007o", "\\u200bBo", "B\\u009fo"})
    EXPECT_FALSE(read_join_table("{\"name\":\"" + name + "\"}")) << name;
  EXPECT_TRUE(read_join_table("{\"name\":\"" + letters(30) + "\"}"));
  EXPECT_FALSE(read_join_table("{\"name\":\"" + letters(31) + "\"}"));
  EXPECT_TRUE(read_join_table("{\"name\":\"" + letters(30, "ż") + "\"}"));
  EXPECT_FALSE(read_join_table("{\"name\":\"" + letters(21, "€") + "\"}"));  // 63 bytes
}

TEST(Protocol, ReadsCodesAsPeopleWriteThem) {
  EXPECT_EQ(*read_code(R"({"code":"abcd2345"})"), "abcd2345");
  EXPECT_EQ(*read_code(R"({"code":" ABCD-2345 "})"), "abcd2345");
  for (const std::string bad : {R"({"code":" - "})", R"({"code":"ab/cd"})", R"({"code":1})", "{}"})
    EXPECT_FALSE(read_code(bad)) << bad;
}

TEST(Protocol, ReadsMySeats) {
  const auto seats =
      read_my_seats(R"({"seats":[{"table":"t1","token":"x"},{"table":"t2","token":"y"}]})");
  ASSERT_TRUE(seats) << seats.error();
  ASSERT_EQ(seats->size(), 2u);
  EXPECT_EQ((*seats)[1].table, "t2");
  EXPECT_EQ((*seats)[1].token, "y");
  EXPECT_TRUE(read_my_seats(R"({"seats":[]})")->empty());
  EXPECT_EQ(read_my_seats(R"({"seats":[{"table":"t"}]})").error(), "seats[0].token: is missing");
  EXPECT_EQ(read_my_seats(R"({"seats":["t"]})").error(), "seats[0]: is not an object");
  std::string many;
  for (int i = 0; i < 101; ++i) many += R"(,{"table":"t","token":"x"})";
  EXPECT_FALSE(read_my_seats("{\"seats\":[" + many.substr(1) + "]}"));
}

TEST(Protocol, FaultsAnswerWithTheIdWhereThereIsOne) {
  EXPECT_EQ(fault_json(R"({"type":"chat","id":"c1"})", "text: no"),
            R"({"type":"fault","id":"c1","detail":"text: no"})");
  EXPECT_EQ(fault_json("nonsense", "no JSON"), R"({"type":"fault","detail":"no JSON"})");
}

}  // namespace
}  // namespace wagonaut::tests::protocol
