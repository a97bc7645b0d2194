// Luck that was promised before the deal can be made once more, and nothing else passes for it.

#include "server/fair/fair.h"

#include <fstream>
#include <iterator>
#include <set>

#include "tests/data/data.h"
#include "tests/laws/tables.h"
#include "tests/server/fair/fair_game.h"

namespace wagonaut::tests {
namespace {

using namespace server;

TEST(Fair, Sha256IsTheStandardOne) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Fair, CommitmentAndLuckAreWhatTheBookSays) {
  EXPECT_EQ(commitment_of("k7m2", "00ff"), sha256_hex("wagonaut deal 1\nk7m2\n00ff\n"));
  const SeedBytes key = luck_of("k7m2", "00ff", {"abc", "", "x"});
  std::string hex;
  for (const std::uint8_t byte : key) {
    hex += "0123456789abcdef"[byte / 16];
    hex += "0123456789abcdef"[byte % 16];
  }
  EXPECT_EQ(hex, sha256_hex("wagonaut luck 1\nk7m2\n00ff\n3 abc\n0 \n1 x\n"));
}

TEST(Fair, AShareIsBoundToItsTableSeatAndNonce) {
  EXPECT_EQ(share_of("k7m2", 1, "abc"), sha256_hex("wagonaut nonce 1\nk7m2\n1\nabc\n"));
  const std::set<std::string> shares{share_of("a", 0, "x"), share_of("b", 0, "x"),
                                     share_of("a", 1, "x"), share_of("a", 0, "y")};
  EXPECT_EQ(shares.size(), 4u);
}

TEST(Fair, EveryShareChangesTheLuck) {
  std::set<SeedBytes> keys{luck_of("a", "1", {}),       luck_of("b", "1", {}),
                           luck_of("a", "2", {}),       luck_of("a", "1", {""}),
                           luck_of("a", "1", {"", ""}), luck_of("a", "1", {"x", ""}),
                           luck_of("a", "1", {"", "x"})};
  EXPECT_EQ(keys.size(), 7u);
  std::set<std::string> commitments{commitment_of("a", "1"), commitment_of("a", "2"),
                                    commitment_of("b", "1")};
  EXPECT_EQ(commitments.size(), 3u);
}

TEST(Fair, SecretsAreLongAndDifferent) {
  std::set<std::string> seen;
  for (int i = 0; i < 100; ++i) {
    const std::string seed = random_seed(), token = random_token(), code = random_code(8);
    EXPECT_EQ(seed.size(), 64u);
    EXPECT_EQ(seed.find_first_not_of("0123456789abcdef"), seed.npos);
    EXPECT_EQ(token.size(), 32u);
    for (const char c : token) EXPECT_TRUE(std::isalnum(c) != 0 || c == '-' || c == '_') << token;
    EXPECT_EQ(code.size(), 8u);
    EXPECT_EQ(code.find_first_of("01ilouILO"), code.npos) << code;
    seen.insert({seed, token, code});
  }
  EXPECT_EQ(seen.size(), 300u);
  EXPECT_EQ(random_token(16).size(), 22u);
  for (int i = 0; i < 2000; ++i) EXPECT_NE(random_token(9).front(), '-') << "reads as an option";
}

TEST(Fair, SecretsAreComparedWhole) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_TRUE(same_secret("", ""));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "abcd"));
}

// docs/fair.md works an example; it must not drift away from the code.
TEST(Fair, TheExampleOfTheBookHolds) {
  std::ifstream file(WAGONAUT_ROOT "/docs/fair.md");
  const std::string book{std::istreambuf_iterator<char>(file), {}};
  const std::size_t begin = book.find("\nwagonaut 1 ·") + 1;
  const std::string text = book.substr(begin, book.find("```", begin) - begin);
  const Game game = data::game(ref_of(*read_header(text)), 2);
  const auto record = read_record(game.edition, game.labels, text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(deal_fault(game.edition, *record), "");
  ChaCha stream(luck_of(record->fair->game, record->fair->seed, record->fair->nonces));
  for (int i = 0; i < 16; ++i) {
    const std::string word = std::to_string(stream.next32());
    EXPECT_NE(book.find(word), book.npos) << "word " << i << ": " << word;
  }
}

class FairDeal : public Law {
 protected:
  std::string fault(const Record& record) const { return deal_fault(edition(), record); }
};
WAGONAUT_LAWS(FairDeal);

TEST_P(FairDeal, AFairGameIsVerified) {
  for (int i = 0; i < 6; ++i)
    for (const Undos undos : {Undos::None, Undos::Some})
      ASSERT_EQ(fault(fair_game(game(), i, undos)), "") << "game " << i;
}

TEST_P(FairDeal, AVerifiedGameIsStillOneWhenReadFromText) {
  const Record record = fair_game(game(), 4, Undos::Some);
  const auto read =
      read_record(edition(), game().labels, write_record(edition(), game().labels, record));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(fault(*read), "");
}

TEST_P(FairDeal, AnotherSeedNonceOrPromiseIsFound) {
  const Record record = fair_game(game(), 2, Undos::None);
  const std::string broken = "the seed is not the one that was promised";
  Record edited = record;
  edited.fair->seed[0] = edited.fair->seed[0] == '0' ? '1' : '0';
  EXPECT_EQ(fault(edited), broken);
  edited = record;
  edited.fair->game += "x";
  EXPECT_EQ(fault(edited), broken);
  edited = record;
  edited.fair->commitment[63] = edited.fair->commitment[63] == '0' ? '1' : '0';
  EXPECT_EQ(fault(edited), broken);
  for (std::size_t seat = 0; seat < record.fair->nonces.size(); ++seat) {
    const std::string unbound =
        "the nonce of seat " + std::to_string(seat) + " is not the one it was bound to";
    edited = record;
    edited.fair->nonces[seat] += "!";  // a bot has none at all
    EXPECT_EQ(fault(edited), unbound);
    edited.fair->shares[seat] = share_of(edited.fair->game, int(seat), edited.fair->nonces[seat]);
    EXPECT_EQ(fault(edited), "the seed gives another deal") << "nonce of seat " << seat;
    edited = record;
    edited.fair->nonces[seat].clear();
    EXPECT_EQ(fault(edited), record.fair->shares[seat].empty() ? "" : unbound);
  }
  edited = record;
  edited.fair->seed = sha256_hex("ground until it suits");
  edited.fair->commitment = commitment_of(edited.fair->game, edited.fair->seed);
  EXPECT_EQ(fault(edited), "the seed gives another deal");
}

TEST_P(FairDeal, AShareOfAnotherSeatOrTableIsNone) {
  Record record = fair_game(game(), 2, Undos::None);
  std::vector<std::string>& shares = record.fair->shares;
  shares[0] = share_of(record.fair->game, 1, record.fair->nonces[0]);
  EXPECT_EQ(fault(record), "the nonce of seat 0 is not the one it was bound to");
  shares[0] = share_of("another", 0, record.fair->nonces[0]);
  EXPECT_EQ(fault(record), "the nonce of seat 0 is not the one it was bound to");
}

TEST_P(FairDeal, AGameOfTheEarlierSchemeIsStillVerified) {
  Record record = fair_game(game(), 2, Undos::Some, Shares::InTheClear);
  EXPECT_FALSE(record.fair->bound());
  EXPECT_EQ(fault(record), "");
  record.fair->nonces[1] = "tried until it suited";
  EXPECT_EQ(fault(record), "the seed gives another deal");
}

TEST_P(FairDeal, WhatIsNotToldCannotBeChecked) {
  Record record = fair_game(game(), 2, Undos::None);
  record.fair->seed.clear();
  EXPECT_EQ(fault(record), "the seed is not told yet");
  record.fair.reset();
  EXPECT_EQ(fault(record), "nothing was promised before the deal");
}

/// Every way to change one answer of luck: another thing in its place, one less, one more.
std::vector<Outcomes> changed(const Outcomes& luck, const Edition& ed) {
  std::vector<Outcomes> out;
  for (std::size_t i = 0; i < luck.cards.size(); ++i) {
    Outcomes other = luck;
    other.cards[i] = Sort((index(luck.cards[i]) + 1) % 9);
    out.push_back(other);
  }
  for (std::size_t i = 0; i < luck.tickets.size(); ++i) {
    Outcomes other = luck;
    other.tickets[i] = TicketId((index(luck.tickets[i]) + 1) % ed.tickets.size());
    out.push_back(other);
  }
  if (luck.start) {
    Outcomes other = luck;
    other.start = Seat((index(*luck.start) + 1) % ed.seats);
    out.push_back(other);
  }
  Outcomes more = luck;
  more.cards.push_back(Sort{0});
  out.push_back(more);
  if (!luck.cards.empty()) {
    Outcomes fewer = luck;
    fewer.cards.pop_back();
    out.push_back(fewer);
  }
  return out;
}

TEST_P(FairDeal, AnyOtherCardOfTheDealIsFound) {
  const Record record = fair_game(game(), 2, Undos::None);
  ASSERT_TRUE(record.deal.start);
  for (const Outcomes& other : changed(record.deal, edition())) {
    Record edited = record;
    edited.deal = other;
    ASSERT_EQ(fault(edited), "the seed gives another deal");
  }
  Record edited = record;
  edited.first = record.deal.start;  // as if the table had named it
  EXPECT_NE(fault(edited), "");
}

TEST_P(FairDeal, AnyOtherCardOfAStepIsFoundAtTheStep) {
  const Record record = fair_game(game(), 3, Undos::Some);
  for (std::size_t i = 0; i < record.steps.size(); ++i)
    for (const Outcomes& other : changed(record.steps[i].luck, edition())) {
      Record edited = record;
      edited.steps[i].luck = other;
      ASSERT_EQ(fault(edited), "step " + std::to_string(i + 1) + ": the seed gives something else");
    }
}

// A step that is left out shifts all luck behind it, or what follows is not lawful without it.
TEST_P(FairDeal, AStepThatIsMissingOrTooManyIsFound) {
  const Record record = fair_game(game(), 5, Undos::Some);
  int drawn_behind = 0, found = 0;
  for (std::size_t i = record.steps.size(); i-- > 0;) {
    const Outcomes& luck = record.steps[i].luck;
    if (luck != Outcomes{} && drawn_behind > 8) {
      Record edited = record;
      edited.steps.erase(edited.steps.begin() + std::ptrdiff_t(i));
      ASSERT_NE(fault(edited), "") << "without step " << i + 1;
      ++found;
    }
    drawn_behind += int(luck.cards.size() + luck.tickets.size());
  }
  EXPECT_GT(found, 10);
  Record edited = record;
  edited.steps.push_back({Seat{0}, {}, {}, int(record.steps.size()) + 1});
  EXPECT_EQ(fault(edited), "step " + std::to_string(edited.steps.size()) +
                               ": not possible in the game that the seed gives");
}

// Luck that begins again after an undo would let the table choose among fates.
TEST_P(FairDeal, LuckThatWasRewoundIsFound) {
  const Record record = fair_game(game(), 6, Undos::None);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (record.steps[i].luck == Outcomes{}) continue;
    Record edited = record;
    const RecordStep again = record.steps[i];
    const auto behind = edited.steps.begin() + std::ptrdiff_t(i) + 1;
    edited.steps.insert(behind, {RecordStep{again.seat, {}, {}, 1}, again});
    ASSERT_TRUE(replay(edition(), edited)) << "the rules have nothing against it";
    // By chance the next cards may be the same ones; the rest of the game cannot be.
    ASSERT_NE(fault(edited), "") << "step " << i + 1;
    if (i > 20) break;
  }
}

}  // namespace
}  // namespace wagonaut::tests
