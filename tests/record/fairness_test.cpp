// A record can say how its luck was promised: commitment, nonces, and at the end the seed.

#include <gtest/gtest.h>

#include "engine/record/record.h"
#include "engine/record/recorder.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

const std::string kCommitment(64, 'c');
const std::string kSeed(64, '5');

class FairRecord : public testing::Test {
 protected:
  FairRecord() {
    QuickChance luck{Quick(6)};
    Recorder table(game.edition, {game.card.id, game.card.rules, {}, {"Ala", "Bo Bo", "Cy"}}, luck);
    table.play(Seat{0}, Move::keep_tickets(3));
    record = table.record();
    record.fair = Fairness{"k7m2", kCommitment, {"", "x=7/&\"y", "0"}, kSeed};
  }
  std::string text() const { return write_record(game.edition, game.labels, record); }
  void expect_kept() const {
    const auto read = read_record(game.edition, game.labels, text());
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, record);
  }
  /// What is said of the record when some of its text is replaced; the seal is not looked at.
  std::string fault_of(const std::string& from, const std::string& to) const {
    std::string edited = text();
    const std::size_t at = edited.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    edited.replace(at, from.size(), to);
    const auto read = read_record(game.edition, game.labels, edited, Seal::Ignored);
    return read ? "" : read.error();
  }

  Game game = data::game("usa", 3);
  Record record;
};

TEST_F(FairRecord, ReadsAsItWasWritten) {
  EXPECT_NE(
      text().find("\nfair " + kCommitment + " · k7m2\nnonce Bo Bo x=7/&\"y\nnonce Cy 0\ndeal"),
      std::string::npos)
      << text();
  EXPECT_NE(text().find("\nseed " + kSeed + "\npause · 1 steps"), std::string::npos) << text();
  expect_kept();
}

TEST_F(FairRecord, TheSeedMayStillBeSecretAndNoncesFew) {
  record.fair->seed.clear();
  expect_kept();
  EXPECT_EQ(text().find("seed"), std::string::npos);
  record.fair->nonces = {"", "", ""};
  expect_kept();
}

// Who is a bot, who was bound to what, and which starts came to nothing before.
TEST_F(FairRecord, SaysWhoWasBoundAndWhoIsABot) {
  const std::string share(64, 'a'), other(64, 'b'), thrown_away(64, 'd');
  record.fair->shares = {"", share, other};
  record.fair->failed = {{thrown_away, {"Bo Bo", "Di"}}, {other, {}}};
  EXPECT_NE(text().find(" · k7m2\nfailed " + thrown_away + " · Bo Bo · Di\nfailed " + other +
                        "\nbot Ala\nshare Bo Bo " + share + "\nshare Cy " + other +
                        "\nnonce Bo Bo x=7/&\"y\n"),
            std::string::npos)
      << text();
  expect_kept();
  EXPECT_EQ(fault_of("bot Ala\n", ""), "line 9: neither a share of \"Ala\" nor that it is a bot");
  EXPECT_EQ(fault_of("bot Ala", "bot Zoe"), "line 5: nobody is called \"Zoe\"");
  EXPECT_EQ(fault_of("bot Ala", "bot Bo Bo"), "line 6: a second share of \"Bo Bo\"");
  EXPECT_EQ(fault_of("share Cy", "share Bo Bo"), "line 7: a second share of \"Bo Bo\"");
  EXPECT_EQ(fault_of("share Cy " + other, "share Cy 12"),
            "line 7: \"12\" is no share (64 hexadecimal digits)");
  EXPECT_EQ(fault_of("share Cy " + other, "share Cy"), "line 7: nobody is called \"Cy\"");
  EXPECT_EQ(fault_of("failed " + thrown_away, "failed 12"),
            "line 3: \"12\" is no commitment (64 hexadecimal digits)");
  EXPECT_NE(fault_of("Bo Bo · Di", "Bo Bo · "), "");
}

TEST_F(FairRecord, StandsBehindTheOptions) {
  game = data::game("nordic", 3, {{"flush", "on"}});
  QuickChance luck{Quick(6)};
  record.header = {game.card.id, game.card.rules, game.options, {"Ala", "Bo", "Cy"}};
  record.steps.clear();
  record.deal = Recorder(game.edition, record.header, luck).record().deal;
  EXPECT_NE(text().find("flush=on\nfair "), std::string::npos) << text();
  expect_kept();
}

TEST_F(FairRecord, WhatIsWrongIsNamed) {
  EXPECT_EQ(fault_of("", ""), "");
  EXPECT_EQ(fault_of(" · k7m2", ""), "line 2: a promise reads \"fair COMMITMENT · GAME\"");
  EXPECT_EQ(fault_of("k7m2", "k7 m2"), "line 2: \"k7 m2\" is no id of a game");
  EXPECT_EQ(fault_of("fair c", "fair C").substr(0, 10), "line 2: \"C");
  EXPECT_EQ(fault_of("nonce Cy", "nonce Di"), "line 4: nobody is called \"Di\"");
  EXPECT_EQ(fault_of("nonce Cy 0", "nonce Cy"), "line 4: nobody is called \"Cy\"");
  EXPECT_EQ(fault_of("nonce Cy", "nonce Bo Bo"), "line 4: a second nonce of \"Bo Bo\"");
  EXPECT_EQ(fault_of("nonce Cy 0", "nonce Cy ż"),
            "line 4: \"ż\" is no nonce (1 to 64 printable ASCII signs without a space)");
  EXPECT_NE(fault_of("nonce Cy 0", "nonce Cy " + std::string(65, 'n')), "");
  EXPECT_EQ(fault_of("seed 5", "seed "),
            "line 7: \"5555555555555555555555555555555555555555…\" is no seed (64 hexadecimal "
            "digits)");
  EXPECT_EQ(fault_of("\nseed", "\nseed " + kSeed + "\nseed"), "line 8: a second seed");
  EXPECT_EQ(fault_of("pause", "2 Bo Bo keep\npause"),
            "line 8: expected the closing line, found \"2 Bo Bo keep\"");
  EXPECT_EQ(fault_of("fair " + kCommitment + " · k7m2\n", ""),
            "line 2: expected the deal, found \"nonce Bo Bo x=7/&\"y\"");
  record.fair->nonces = {"", "", ""};
  EXPECT_EQ(fault_of("fair " + kCommitment + " · k7m2\n", ""),
            "line 4: a seed without the line that promised it");
}

TEST_F(FairRecord, TheSealHoldsTheseLinesToo) {
  std::string edited = text();
  edited[edited.find("nonce Cy 0") + 9] = '1';
  EXPECT_FALSE(read_record(game.edition, game.labels, edited));
}

TEST(Nonces, AreShortPrintableWords) {
  for (const char* good : {"a", "0", "~!@#$%^&*()", "0123456789abcdef0123456789abcdef"})
    EXPECT_EQ(nonce_fault(good), "") << good;
  for (const char* bad : {"", " ", "a b", "a\n", "ą", "a\x7f"}) EXPECT_NE(nonce_fault(bad), "");
  EXPECT_EQ(nonce_fault(std::string(64, 'n')), "");
  EXPECT_NE(nonce_fault(std::string(65, 'n')), "");
}

TEST(Nonces, EverySeatHasAPlace) {
  const Fairness fair{"t", kCommitment, {"", ""}, ""};
  EXPECT_EQ(fairness_fault(fair, 2), "");
  EXPECT_NE(fairness_fault(fair, 3), "");
  Fairness bound = fair;
  bound.shares = {kCommitment};
  EXPECT_NE(fairness_fault(bound, 2), "");
  bound.shares = {kCommitment, "12"};
  EXPECT_NE(fairness_fault(bound, 2), "");
  bound.shares = {kCommitment, ""};
  EXPECT_EQ(fairness_fault(bound, 2), "");
  bound.failed = {{"12", {}}};
  EXPECT_NE(fairness_fault(bound, 2), "");
}

}  // namespace
}  // namespace wagonaut::tests
