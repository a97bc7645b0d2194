#pragma once

#include <string_view>
#include <vector>

#include "engine/model/edition.h"

namespace wagonaut::tests {

/// An act as a test writes it, with the lists that follow an answer.
struct Deed {
  Act act;
  std::vector<Deed> then = {}, other = {};
  Amount amount = {};  // used if `per` says what is counted
  Quantity per = {};
  bool counts = false;
};

/// A sentence as a test writes it: small functions below make its parts.
struct Line {
  When when{};
  int step = 0;
  std::vector<Test> tests = {};
  std::vector<Deed> acts = {};
  bool every_seat = false;
  Limit limit = Limit::None;
};

/// Adds a sentence to the rows of an edition. Call `prepare` afterwards.
void add_line(Edition& ed, const Line& line, Source source, int card);

// Acts.
inline Deed dollars(int n, Who who = Who::Me) {
  return {{.kind = ActKind::Dollars, .who = who, .n = std::int8_t(n)}};
}
/// each × quantity + plus dollars.
inline Deed dollars_per(const Quantity& q, int each, int plus = 0, int most = 127) {
  Deed deed = dollars(0);
  deed.per = q;
  deed.counts = true;
  deed.amount = {0, std::int8_t(each), std::int8_t(plus), std::int8_t(most)};
  return deed;
}
inline Deed cards(int n, Who who = Who::Me) {
  return {{.kind = ActKind::Cards, .who = who, .n = std::int8_t(n)}};
}
inline Deed plain(ActKind kind, int n = 0, int a = 0, int b = 0, int c = 0, int flags = 0) {
  return {{.kind = kind,
           .n = std::int8_t(n),
           .a = std::uint8_t(a),
           .b = std::uint8_t(b),
           .c = std::uint8_t(c),
           .flags = std::uint8_t(flags)}};
}
/// A question with a price; `n` of `in`.
inline Deed may(PaidIn in, int n, std::vector<Deed> then) {
  Deed deed = plain(ActKind::May, n, 0, 0, int(in));
  deed.then = std::move(then);
  return deed;
}
Deed option_of(Who who, std::vector<std::vector<Deed>> options, int answer = kNone);

// Tests.
Test lane_in(Edition& ed, const std::vector<LaneId>& lanes);
inline Test lane_bits(std::uint8_t bits) {
  return {.kind = TestKind::Lane, .place = bits};
}
Test count_of(Edition& ed, const Quantity& q, int least, int most = kNoMost);
Test rank_of(Edition& ed, const Quantity& q, Rank place);
Test joins(Edition& ed, const std::vector<NodeId>& a, const std::vector<NodeId>& b);
inline Test token_at(int token, TokenAt at) {
  return {.kind = TestKind::Token, .a = std::uint8_t(token), .place = std::uint8_t(at)};
}
inline Test not_so(Test test) {
  test.negate = true;
  return test;
}
inline Test paid_locos(int n) {
  return {.kind = TestKind::Paid, .least = std::int8_t(n)};
}

// Sets and rows.
std::uint8_t lane_set(Edition& ed, const std::vector<LaneId>& lanes);
std::uint8_t node_set(Edition& ed, const std::vector<NodeId>& nodes);
std::uint8_t item_set(Edition& ed, const std::vector<int>& items);

}  // namespace wagonaut::tests
