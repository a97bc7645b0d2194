// Checking the luck of records: one verdict a file, and an exit code for scripts.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "engine/model/state.h"
#include "server/fair/fair.h"
#include "tests/server/fair/fair_game.h"
#include "tests/tools/program.h"
#include "tools/exit_codes.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

class Verify : public testing::Test {
 protected:
  void write(const TemporaryFile& file, const Record& record) const {
    std::ofstream(file.path()) << write_record(game_.edition, game_.labels, record);
  }
  Ran verify(const Record& record, const std::string& language = "en") const {
    write(file_, record);
    return run_program({"verify", file_.path(), "--lang", language});
  }
  void expect_verdict(const Record& record, int code, const std::string& words) const {
    const Ran ran = verify(record);
    EXPECT_EQ(ran.code, code);
    EXPECT_NE(ran.out.find(file_.path() + ": " + words), std::string::npos) << ran.out << ran.err;
    EXPECT_EQ(ran.err, "");
  }

  Game game_ = game_of("usa", 2);
  Record record_ = fair_game(game_, 2, Undos::Some);
  TemporaryFile file_;
};

TEST_F(Verify, AFairDealInBothLanguages) {
  expect_verdict(record_, kOk, "fair. The seed is the one that was promised");
  EXPECT_NE(verify(record_, "pl").out.find("uczciwie. Ziarno jest tym, które obiecano"),
            std::string::npos);
}

TEST_F(Verify, AShareThatWasNotBoundIsNamed) {
  record_.fair->nonces[0] = "another";
  expect_verdict(record_, kUnfairDeal, "not fair: the share of " + record_.header.players[0]);
  EXPECT_NE(verify(record_, "pl").out.find("nieuczciwie: udział gracza"), std::string::npos);
}

TEST_F(Verify, SaysWhatWasDealtAndWhoWasNamedToBegin) {
  const std::string ala = record_.header.players[0];
  const std::string terms = "Dealt as: usa · rules " + std::to_string(record_.header.rules) +
                            " · " + ala + " · " + record_.header.players[1];
  EXPECT_NE(verify(record_).out.find(terms + "."), std::string::npos) << verify(record_).out;
  EXPECT_NE(verify(record_, "pl").out.find("Rozdano jako: usa"), std::string::npos);
  record_ = fair_game(game_, 2, Undos::None);
  EXPECT_EQ(server::deal_terms(record_).find("first"), std::string::npos);
  record_.first = Seat{0};
  EXPECT_NE(server::deal_terms(record_).find(" · first " + ala), std::string::npos);
}

TEST_F(Verify, StartsThatCameToNothingAreTold) {
  record_.fair->failed = {{std::string(64, '0'), {"Zoe", "Di"}}};
  expect_verdict(record_, kOk, "fair. The seed");
  EXPECT_NE(verify(record_).out.find("whose share was waited for: Zoe, Di."), std::string::npos);
  EXPECT_NE(verify(record_, "pl").out.find("brakowało udziału: Zoe, Di."), std::string::npos);
}

TEST_F(Verify, AGameOfTheEarlierSchemeIsFairAsFarAsItGoes) {
  record_ = fair_game(game_, 2, Undos::Some, Shares::InTheClear);
  expect_verdict(record_, kOk, "fair as far as games of the earlier scheme can show it");
  EXPECT_NE(verify(record_, "pl").out.find("według dawniejszych zasad"), std::string::npos);
}

TEST_F(Verify, EveryEdition) {
  for (const char* edition : {"nordic", "switzerland", "world"}) {
    game_ = game_of(edition, 3);
    expect_verdict(fair_game(game_, 3, Undos::Some), kOk, "fair.");
  }
}

TEST_F(Verify, WhatCannotBeCheckedIsSaidSo) {
  record_.fair->seed.clear();
  expect_verdict(record_, kNotVerifiable, "the seed is told when the game is over");
  record_.fair.reset();
  expect_verdict(record_, kNotVerifiable, "nothing was promised before the deal");
}

TEST_F(Verify, AnotherSeedBreaksThePromise) {
  record_.fair->seed = server::sha256_hex("another");
  expect_verdict(record_, kUnfairDeal, "not fair: this seed is not the one");
  record_.fair->commitment = server::commitment_of(record_.fair->game, record_.fair->seed);
  expect_verdict(record_, kUnfairDeal, "not fair: the seed gives another deal");
}

TEST_F(Verify, AnotherCardIsFoundAtItsStep) {
  const auto drew = std::find_if(record_.steps.begin(), record_.steps.end(),
                                 [](const RecordStep& s) { return !s.luck.cards.empty(); });
  ASSERT_NE(drew, record_.steps.end());
  const auto place = int(drew - record_.steps.begin());
  // Another card that the pile holds, so that the rules have nothing against it.
  record_.steps.resize(std::size_t(place) + 1);
  Sort& card = record_.steps.back().luck.cards.front();
  card = Sort((index(card) + 1) % 8);
  ASSERT_TRUE(replay(game_.edition, record_));
  expect_verdict(record_, kUnfairDeal,
                 "not fair: at step " + std::to_string(place + 1) + " the seed gives");
}

TEST_F(Verify, ABadFileIsABadFile) {
  std::ofstream(file_.path()) << "wagonaut 1 · usa · rules 1 · Ala · Bo\ndeal\n";
  const Ran ran = run_program({"verify", file_.path()});
  EXPECT_EQ(ran.code, kBadFile);
  EXPECT_NE(ran.err.find(file_.path() + ": line 2"), std::string::npos) << ran.err;
  EXPECT_EQ(run_program({"verify", "/nowhere.rec"}).code, kBadFile);
}

TEST_F(Verify, OfSeveralFilesTheWorstCounts) {
  TemporaryFile secret, unfair;
  write(file_, record_);
  Record other = record_;
  other.fair->seed.clear();
  write(secret, other);
  other.fair->seed = server::sha256_hex("another");
  write(unfair, other);
  const Ran mixed = run_program({"verify", file_.path(), secret.path(), "--lang", "en"});
  EXPECT_EQ(mixed.code, kNotVerifiable);
  EXPECT_EQ(std::count(mixed.out.begin(), mixed.out.end(), '\n'), 3) << "and what was dealt";
  EXPECT_EQ(run_program({"verify", secret.path(), "/nowhere.rec", file_.path()}).code, kBadFile);
  EXPECT_EQ(run_program({"verify", unfair.path(), "/nowhere.rec", secret.path()}).code,
            kUnfairDeal);
  EXPECT_EQ(run_program({"verify", file_.path(), file_.path()}).code, kOk);
}

TEST_F(Verify, ArgumentsAreChecked) {
  EXPECT_EQ(run_program({"verify"}).code, kBadArguments);
  EXPECT_EQ(run_program({"verify", file_.path(), "--lang", "de"}).code, kBadArguments);
}

}  // namespace
}  // namespace wagonaut::tests::tools
