// Every act of a table is one line of its log, and the line is the act.

#include "server/room/table_act.h"

#include <gtest/gtest.h>

#include "engine/luck/generator.h"
#include "engine/model/ids.h"

namespace wagonaut::tests {
namespace {

using namespace server;

constexpr int kActKinds = int(TableActKind::Closed) + 1;

std::string any_text(Quick& rng) {
  static const std::vector<std::string> kPieces{
      "a",  "Zoë", " ",   "  ", "-",   "->", " -> ", " / ",  "/",    "=",    "\\", "\\s", "ł",
      "\"", "'",   "<b>", "·",  " · ", "\n", "\t",   "\x01", "\x7f", "名前", "🚂",  "bot", "name"};
  std::string out;
  for (int i = rng.below(5); i > 0; --i)
    out += kPieces[std::size_t(rng.below(int(kPieces.size())))];
  return out;
}

std::string any_word(Quick& rng) {
  const std::string text = any_text(rng);
  return text.empty() ? "x" : text;
}

Chair any_chair(Quick& rng) {
  Chair chair;
  chair.holder = Holder(rng.below(4));
  if (rng.below(2) == 0) chair.name = any_text(rng);
  if (rng.below(2) == 0) chair.token_hash = any_text(rng);
  if (rng.below(2) == 0) chair.bot = any_text(rng);
  if (rng.below(2) == 0) chair.nonce = any_text(rng);
  if (rng.below(2) == 0) chair.share = any_word(rng);
  if (rng.below(2) == 0) chair.badge = any_word(rng);
  chair.autopilot = rng.below(2) == 0;
  chair.resigned = rng.below(2) == 0;
  return chair;
}

TableSettings any_settings(Quick& rng) {
  TableSettings out;
  out.game.edition = any_text(rng);
  out.game.rules = 1 + rng.below(300);
  for (int i = rng.below(3); i > 0; --i)
    out.game.options.emplace_back(any_text(rng), any_text(rng));
  out.clock = {ClockKind(rng.below(4)), rng.below(100000)};
  out.listed = rng.below(2) == 0;
  out.spectators = rng.below(2) == 0;
  out.undo = UndoRule(rng.below(2));
  out.aids = Aids(rng.below(3));
  out.chat = ChatRule(rng.below(3));
  out.autopilot = rng.below(2) == 0;
  if (rng.below(2) == 0) out.first = rng.below(kMaxSeats);
  return out;
}

void open_at_random(TableAct& act, Quick& rng) {
  act.text = any_text(rng);
  act.settings = any_settings(rng);
  for (int i = rng.below(kMaxSeats + 1); i > 0; --i) act.chairs.push_back(any_chair(rng));
}

/// An act with only the fields that its kind uses.
TableAct any_act(Quick& rng) {
  TableAct act;
  act.kind = TableActKind(rng.below(kActKinds));
  switch (act.kind) {
    case TableActKind::Opened:
      open_at_random(act, rng);
      return act;
    case TableActKind::Dealt:
      if (rng.below(4) > 0) act.text = " -> " + any_text(rng);
      return act;
    case TableActKind::Rematched:
      act.text = any_word(rng);
      return act;
    case TableActKind::StartFailed:
      act.token = any_word(rng);
      act.text = any_text(rng);
      return act;
    case TableActKind::Started:
    case TableActKind::Resumed:
    case TableActKind::Closed:
      return act;
    case TableActKind::Sat:
    case TableActKind::Handed:
      act.holder = Holder(rng.below(4));
      if (rng.below(2) == 0) act.badge = any_word(rng);
      act.token = any_text(rng);
      act.text = any_text(rng);
      break;
    case TableActKind::BotSat:
      act.text = any_text(rng);
      act.token = any_text(rng);
      break;
    case TableActKind::Played:
      act.request = any_text(rng);
      act.text = any_text(rng);
      break;
    case TableActKind::TakenBack:
      act.n = 1 + rng.below(300);
      break;
    case TableActKind::NonceGiven:
    case TableActKind::SteppedOut:
    case TableActKind::Resigned:
      act.text = any_text(rng);
      break;
    case TableActKind::ShareGiven:
    case TableActKind::Revealed:
      act.text = any_word(rng);
      break;
    case TableActKind::Rose:
    case TableActKind::Dropped:
    case TableActKind::SteppedIn:
      break;
  }
  act.seat = rng.below(kMaxSeats);
  return act;
}

TEST(RoomAct, TheLineIsTheAct) {
  Quick rng(12);
  std::vector<int> seen(std::size_t(kActKinds), 0);
  for (int i = 0; i < 40000; ++i) {
    const TableAct act = any_act(rng);
    ++seen[std::size_t(act.kind)];
    const std::string line = act_line(act);
    for (const char c : line) ASSERT_GE(static_cast<unsigned char>(c), 0x20) << line;
    const auto read = act_from(line);
    ASSERT_TRUE(read) << line << ": " << read.error();
    ASSERT_EQ(*read, act) << line;
    ASSERT_EQ(act_line(*read), line);
  }
  for (const int n : seen) EXPECT_GT(n, 100);
}

/// A line that is neither read as something else nor refused in more than one line.
TEST(RoomAct, AMangledLineIsReadOrRefusedButNeverTwoThings) {
  Quick rng(3);
  int refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string line = act_line(any_act(rng));
    const auto at = std::size_t(rng.below(int(line.size())));
    if (rng.below(2) == 0)
      line.resize(at);
    else
      line[at] = char(rng.below(256));
    const auto read = act_from(line);
    if (read) {
      const auto again = act_from(act_line(*read));
      ASSERT_TRUE(again) << line;
      ASSERT_EQ(*again, *read) << line;
      continue;
    }
    ++refused;
    ASSERT_FALSE(read.error().empty());
    ASSERT_EQ(read.error().find('\n'), std::string::npos);
  }
  EXPECT_GT(refused, 1000);
}

TEST(RoomAct, LinesReadLikeALog) {
  TableAct act;
  act.seat = 1;
  const auto line = [&](TableActKind kind) {
    act.kind = kind;
    return act_line(act);
  };
  EXPECT_EQ(line(TableActKind::Rose), "rise 1");
  EXPECT_EQ(line(TableActKind::Dropped), "drop 1");
  EXPECT_EQ(line(TableActKind::SteppedOut), "out 1");
  EXPECT_EQ(line(TableActKind::SteppedIn), "in 1");
  EXPECT_EQ(line(TableActKind::Resumed), "resume");
  EXPECT_EQ(line(TableActKind::Closed), "close");
  act.n = 2;
  EXPECT_EQ(line(TableActKind::TakenBack), "undo 1 2");
  act.text = "greedy";
  EXPECT_EQ(line(TableActKind::Resigned), "resign 1 greedy");
  act.token = "Bot One";
  EXPECT_EQ(line(TableActKind::BotSat), "bot 1 greedy Bot One");
  act.text = "Bo Wiśniewski";
  act.token = "9f86d081";
  EXPECT_EQ(line(TableActKind::Sat), "sit 1 person 9f86d081 Bo Wiśniewski");
  act.badge = "fox";
  EXPECT_EQ(line(TableActKind::Sat), "sit 1 person+fox 9f86d081 Bo Wiśniewski");
  EXPECT_EQ(line(TableActKind::Handed), "hand 1 person+fox 9f86d081 Bo Wiśniewski");
  act.badge.clear();
  act.text = "claim omaha-duluth-1 RR* -> G";
  act.request = "w17";
  EXPECT_EQ(line(TableActKind::Played), "play 1 w17 claim omaha-duluth-1 RR* -> G");
  act.request.clear();
  EXPECT_EQ(line(TableActKind::Played), "play 1 - claim omaha-duluth-1 RR* -> G");
  act.text = " -> first Bo / RGB";
  EXPECT_EQ(line(TableActKind::Dealt), "deal -> first Bo / RGB");
}

TEST(RoomAct, TheOpeningNamesAllThatWasAgreed) {
  TableAct act;
  act.settings.game = {"usa", 2, {{"flush", "on"}}};
  act.settings.clock = {ClockKind::PerTurn, 60};
  act.settings.listed = act.settings.spectators = true;
  act.text = "c0ffee";
  Chair ala;
  ala.holder = Holder::Person;
  ala.token_hash = "9f86";
  ala.name = "Ala Ka";
  Chair bot;
  bot.holder = Holder::Bot;
  bot.bot = "greedy";
  act.chairs = {ala, bot, Chair{}};
  EXPECT_EQ(
      act_line(act),
      "open usa · rules 2 · option flush on · clock turn 60 · listed · watch · undo asked"
      " · aids public · chat free · autopilot · fair c0ffee · seat person token 9f86 name Ala Ka"
      " · seat bot bot greedy · seat open");
}

// All tables that were opened before there were numbers were played by the first rules.
TEST(RoomAct, AnOpeningWithoutANumberIsOfNumberOne) {
  const std::string rest = " · clock none 0 · undo off · aids off · chat off · fair c0ffee";
  const auto old = act_from("open nordic · option flush on" + rest);
  ASSERT_TRUE(old) << old.error();
  EXPECT_EQ(old->settings.game, (GameRef{"nordic", 1, {{"flush", "on"}}}));
  const auto young = act_from("open nordic · rules 12" + rest);
  ASSERT_TRUE(young) << young.error();
  EXPECT_EQ(young->settings.game, (GameRef{"nordic", 12, {}}));
}

TEST(RoomAct, WhatIsWrongIsNamed) {
  const auto fault = [](std::string_view line) {
    const auto read = act_from(line);
    return read ? "" : read.error();
  };
  EXPECT_EQ(fault(""), "\"\" is no event of a table");
  EXPECT_EQ(fault("dance 1"), "\"dance\" is no event of a table");
  EXPECT_EQ(fault("rise"), "there is no seat \"\"");
  EXPECT_EQ(fault("rise 5"), "there is no seat \"5\"");
  EXPECT_EQ(fault("rise -1"), "there is no seat \"-1\"");
  EXPECT_EQ(fault("rise 1 now"), "\"rise 1 now\" says too much");
  EXPECT_EQ(fault("close it"), "\"close it\" says too much");
  EXPECT_EQ(fault("play 1"), "\"play 1\" says too little");
  EXPECT_EQ(fault("undo 1 0"), "undo: \"0\" is no number of steps");
  EXPECT_EQ(fault("undo 1 many"), "undo: \"many\" is no number of steps");
  EXPECT_EQ(fault("sit 1 ghost h Bo"), "sit: \"ghost\" holds no seat");
  EXPECT_EQ(fault("sit 1 person"), "sit: a word is missing");
  EXPECT_EQ(fault("deal R"), "expected what luck answered, found \" R\"");
  EXPECT_EQ(fault("bot 1 \\q"), "bot: \"\\q\" contains a backslash that means nothing");
  EXPECT_EQ(fault("nonce 1 a·b"), "nonce: \"a·b\" contains a sign that must be written otherwise");
  const std::string open = "open usa · clock none 0 · undo off · aids off · chat off · fair c0ffee";
  EXPECT_EQ(fault(open), "");
  EXPECT_EQ(fault("open usa"), "the table's opening does not say \"clock\"");
  EXPECT_EQ(fault(open + " · chat free"), "\"chat\" is said twice");
  EXPECT_EQ(fault(open + " · dance"), "nothing of a table is called \"dance\"");
  EXPECT_EQ(fault(open + " · listed twice"), "\"listed\" is followed by \"twice\"");
  EXPECT_EQ(fault(open + " · rules 0"), "\"0\" is no rules number");
  EXPECT_EQ(fault(open + " · rules two"), "\"two\" is no rules number");
  EXPECT_EQ(fault(open + " · rules 2 · rules 2"), "\"rules\" is said twice");
  EXPECT_EQ(fault(open + " · carpet 4"), "nothing of a table is called \"carpet\"");
  EXPECT_EQ(fault(open + " · first 7"), "there is no seat \"7\"");
  EXPECT_EQ(fault(open + " · option a"), "a word is missing");
  EXPECT_EQ(fault(open + " · seat ghost"), "\"ghost\" holds no seat");
  EXPECT_EQ(fault(open + " · seat open hat 3"), "nothing of a seat is called \"hat\"");
  std::string crowd = open;
  for (int i = 0; i < 6; ++i) crowd += " · seat open";
  EXPECT_EQ(fault(crowd), "too many seats");
}

}  // namespace
}  // namespace wagonaut::tests
