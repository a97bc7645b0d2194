// Every event of a table is one line of its log, and the line is the event.

#include "server/room/event.h"

#include <gtest/gtest.h>

#include "engine/luck/generator.h"
#include "engine/model/ids.h"

namespace wagonaut::tests {
namespace {

using namespace server;

constexpr int kEventKinds = int(EventKind::Closed) + 1;

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

void open_at_random(Event& event, Quick& rng) {
  event.text = any_text(rng);
  event.settings = any_settings(rng);
  for (int i = rng.below(kMaxSeats + 1); i > 0; --i) event.chairs.push_back(any_chair(rng));
}

/// An event with only the fields that its kind uses.
Event any_event(Quick& rng) {
  Event event;
  event.kind = EventKind(rng.below(kEventKinds));
  switch (event.kind) {
    case EventKind::Opened:
      open_at_random(event, rng);
      return event;
    case EventKind::Dealt:
      if (rng.below(4) > 0) event.text = " -> " + any_text(rng);
      return event;
    case EventKind::Rematched:
      event.text = any_word(rng);
      return event;
    case EventKind::Resumed:
    case EventKind::Closed:
      return event;
    case EventKind::Sat:
      event.holder = Holder(rng.below(4));
      event.token = any_text(rng);
      event.text = any_text(rng);
      break;
    case EventKind::BotSat:
      event.text = any_text(rng);
      event.token = any_text(rng);
      break;
    case EventKind::Played:
      event.request = any_text(rng);
      event.text = any_text(rng);
      break;
    case EventKind::TakenBack:
      event.n = 1 + rng.below(300);
      break;
    case EventKind::NonceGiven:
    case EventKind::SteppedOut:
    case EventKind::Resigned:
      event.text = any_text(rng);
      break;
    case EventKind::Rose:
    case EventKind::Dropped:
    case EventKind::SteppedIn:
      break;
  }
  event.seat = rng.below(kMaxSeats);
  return event;
}

TEST(RoomEvent, TheLineIsTheEvent) {
  Quick rng(12);
  std::vector<int> seen(std::size_t(kEventKinds), 0);
  for (int i = 0; i < 40000; ++i) {
    const Event event = any_event(rng);
    ++seen[std::size_t(event.kind)];
    const std::string line = event_line(event);
    for (const char c : line) ASSERT_GE(static_cast<unsigned char>(c), 0x20) << line;
    const auto read = event_from(line);
    ASSERT_TRUE(read) << line << ": " << read.error();
    ASSERT_EQ(*read, event) << line;
    ASSERT_EQ(event_line(*read), line);
  }
  for (const int n : seen) EXPECT_GT(n, 100);
}

/// A line that is neither read as something else nor refused in more than one line.
TEST(RoomEvent, AMangledLineIsReadOrRefusedButNeverTwoThings) {
  Quick rng(3);
  int refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string line = event_line(any_event(rng));
    const auto at = std::size_t(rng.below(int(line.size())));
    if (rng.below(2) == 0)
      line.resize(at);
    else
      line[at] = char(rng.below(256));
    const auto read = event_from(line);
    if (read) {
      const auto again = event_from(event_line(*read));
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

TEST(RoomEvent, LinesReadLikeALog) {
  Event event;
  event.seat = 1;
  const auto line = [&](EventKind kind) {
    event.kind = kind;
    return event_line(event);
  };
  EXPECT_EQ(line(EventKind::Rose), "rise 1");
  EXPECT_EQ(line(EventKind::Dropped), "drop 1");
  EXPECT_EQ(line(EventKind::SteppedOut), "out 1");
  EXPECT_EQ(line(EventKind::SteppedIn), "in 1");
  EXPECT_EQ(line(EventKind::Resumed), "resume");
  EXPECT_EQ(line(EventKind::Closed), "close");
  event.n = 2;
  EXPECT_EQ(line(EventKind::TakenBack), "undo 1 2");
  event.text = "greedy";
  EXPECT_EQ(line(EventKind::Resigned), "resign 1 greedy");
  event.token = "Bot One";
  EXPECT_EQ(line(EventKind::BotSat), "bot 1 greedy Bot One");
  event.text = "Bo Wiśniewski";
  event.token = "9f86d081";
  EXPECT_EQ(line(EventKind::Sat), "sit 1 person 9f86d081 Bo Wiśniewski");
  event.text = "claim omaha-duluth-1 RR* -> G";
  event.request = "w17";
  EXPECT_EQ(line(EventKind::Played), "play 1 w17 claim omaha-duluth-1 RR* -> G");
  event.request.clear();
  EXPECT_EQ(line(EventKind::Played), "play 1 - claim omaha-duluth-1 RR* -> G");
  event.text = " -> first Bo / RGB";
  EXPECT_EQ(line(EventKind::Dealt), "deal -> first Bo / RGB");
}

TEST(RoomEvent, TheOpeningNamesAllThatWasAgreed) {
  Event event;
  event.settings.game = {"usa", 2, {{"flush", "on"}}};
  event.settings.clock = {ClockKind::PerTurn, 60};
  event.settings.listed = event.settings.spectators = true;
  event.text = "c0ffee";
  Chair ala;
  ala.holder = Holder::Person;
  ala.token_hash = "9f86";
  ala.name = "Ala Ka";
  Chair bot;
  bot.holder = Holder::Bot;
  bot.bot = "greedy";
  event.chairs = {ala, bot, Chair{}};
  EXPECT_EQ(
      event_line(event),
      "open usa · rules 2 · option flush on · clock turn 60 · listed · watch · undo asked"
      " · aids public · chat free · autopilot · fair c0ffee · seat person token 9f86 name Ala Ka"
      " · seat bot bot greedy · seat open");
}

// All tables that were opened before there were numbers were played by the first rules.
TEST(RoomEvent, AnOpeningWithoutANumberIsOfNumberOne) {
  const std::string rest = " · clock none 0 · undo off · aids off · chat off · fair c0ffee";
  const auto old = event_from("open nordic · option flush on" + rest);
  ASSERT_TRUE(old) << old.error();
  EXPECT_EQ(old->settings.game, (GameRef{"nordic", 1, {{"flush", "on"}}}));
  const auto young = event_from("open nordic · rules 12" + rest);
  ASSERT_TRUE(young) << young.error();
  EXPECT_EQ(young->settings.game, (GameRef{"nordic", 12, {}}));
}

TEST(RoomEvent, WhatIsWrongIsNamed) {
  const auto fault = [](std::string_view line) {
    const auto read = event_from(line);
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
  EXPECT_EQ(fault(open + " · campaign 4"), "nothing of a table is called \"campaign\"");
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
