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
}

}  // namespace
}  // namespace wagonaut::tests
