#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/model/edition.h"

namespace wagonaut {

// A box: everything that a campaign is made of, as law. Its words and its drawing are kept
// elsewhere; nothing here is told to anybody before a campaign has opened it.

enum class ModuleId : std::uint8_t {};
enum class RegionId : std::uint8_t {};
enum class StoryId : std::uint8_t {};
using RegionSet = Bits<RegionId, 64>;
using ModuleSet = Bits<ModuleId, 64>;

inline constexpr int kMaxGames = 12;    // L-1
inline constexpr int kMaxRegions = 12;  // rooms of `Affairs::regions`
inline constexpr int kMaxModules = 32;
inline constexpr int kMaxFlags = 4;
inline constexpr int kMaxStory = 64;

/// A sentence of the game, as a row of `Box::rows`, and what is settled when a game is opened.
struct PlaySentence {
  Sentence row;
  std::uint16_t games = 0xFFFF;  // bit g: it is there in game g
  std::uint8_t seats = 0xFF;     // bit n: ...and with n companies taking part
  /// Not 0: it works once a campaign, as long as this postcard is in the mail.
  PostcardId once{};

  friend bool operator==(const PlaySentence&, const PlaySentence&) = default;
};
using PlaySentences = std::vector<PlaySentence>;

/// Whom the campaign means after a game.
enum class AfterGame : std::uint8_t {
  Nobody,        // the table as a whole
  Winner,        // L-82
  Last,          // L-85; "caboose" means the same there
  AllLastFirst,  // all who played, from last place up
  EverySeat,     // all who played, in turn order
};

/// What the campaign does: after a game, or before a game is opened.
enum class DeedKind : std::uint8_t {
  ModuleOn,       // what: ModuleId
  ModuleOff,      // what: ModuleId
  SetFlag,        // what: flag, n: value from 1
  Evaluate,       // C-0.15
  OpenRegion,     // what: RegionId
  OpenPair,       // what: pair, from 0: the region of it that is still closed
  Retire,         // tickets (C-0.16)
  AddEvent,       // what: EventId
  ArchiveEvent,   // what: EventId
  DrawPostcard,   // what: PostcardId; who
  DrawFrom,       // what: stack, the next one of it; who
  DrawByTickets,  // C-2; who
  Stamp,          // C-1; who
  ChooseOption,   // options; what: pair whose first region is named by the answer, or kNone; who
  ChooseItem,     // items; who: gains the one chosen
  ChooseCity,     // cities with an own lane, without such a token; what: TokenId, n: the most; who
};
struct Deed {
  DeedKind kind{};
  AfterGame who = AfterGame::Nobody;
  std::uint8_t what = 0, n = 0;
  TicketSet tickets;
  NodeSet cities;
  ItemSet items;
  std::vector<std::vector<Deed>> options;

  friend bool operator==(const Deed&, const Deed&) = default;
};
using Deeds = std::vector<Deed>;

/// A sentence of a module at the end of a game (steps 4, 5, 7).
struct EndSentence {
  std::uint8_t step = 0;
  std::uint16_t games = 0xFFFF;
  Deeds deeds;

  friend bool operator==(const EndSentence&, const EndSentence&) = default;
};

struct Company {
  std::string id;
  Colour colour{};
  PlaySentences sentences;

  friend bool operator==(const Company&, const Company&) = default;
};

struct EventCard {
  std::string id;
  bool immediate = false;
  bool at_start = false;  // in the deck of the first game
  PlaySentences sentences;

  friend bool operator==(const EventCard&, const EventCard&) = default;
};

struct ItemCard {
  std::string id, kind;
  bool vault = false;            // else office (L-6, L-7)
  std::uint8_t value = 0;        // in the vault
  std::uint8_t counter = kNone;  // of `Extras::held`, if it can be held many times
  PlaySentences sentences;

  friend bool operator==(const ItemCard&, const ItemCard&) = default;
};

/// By number; number 0 is nobody's.
struct Postcard {
  PlaySentences sentences;

  friend bool operator==(const Postcard&, const Postcard&) = default;
};

struct Token {
  std::string id;
  bool lasting = false;  // for the campaign, not for one game
  bool on_tickets = false;
  TokenRule rule;

  friend bool operator==(const Token&, const Token&) = default;
};

struct Module {
  std::string id;
  std::uint8_t from = 1, to = kMaxGames;  // from 0: with its region
  PlaySentences sentences;
  std::vector<EndSentence> endings;
  std::vector<TokenId> tokens;

  friend bool operator==(const Module&, const Module&) = default;
};

/// A box that is opened during the campaign: one with a board, or one without.
struct Region {
  std::string id;
  std::uint8_t pair = kNone;  // from 0
  NodeSet cities;
  RegionSet neighbours;      // one of them is open before it,
  bool beside_home = false;  // or it lies beside the board of the first game
  TicketSet tickets;
  ModuleId module{};
  EventSet events;
  PostcardId pioneer{}, partner{};  // 0: none
  PlaySentences sentences;

  friend bool operator==(const Region&, const Region&) = default;
};

/// What a card of the story asks of the campaign before it is read.
struct StoryTest {
  bool negate = false;
  std::uint8_t flag = kNone, value = 0;  // a flag has this value; or
  ItemSet items;                         // so many of these lie in all vaults together
  std::uint8_t least = 0, per_company = 0;

  friend bool operator==(const StoryTest&, const StoryTest&) = default;
};

/// Which sides of a card are read when (L-10).
enum class StoryRead : std::uint8_t { Setup, SetupAndEnd, End };
struct StorySide {
  Deeds deeds;              // of the campaign
  PlaySentences sentences;  // of the game that is opened

  friend bool operator==(const StorySide&, const StorySide&) = default;
};
struct StoryCard {
  std::string id;
  std::uint8_t game = 1;
  bool stop = false;
  StoryRead read{};
  std::vector<StoryTest> tests;
  std::array<StorySide, 2> sides;

  friend bool operator==(const StoryCard&, const StoryCard&) = default;
};

struct Flag {
  std::string id;
  std::vector<std::string> values;
  std::uint8_t answer = kNone;  // place in `Extras::answers` of the question that sets it in a game

  friend bool operator==(const Flag&, const Flag&) = default;
};

/// One line of the final count (L-90).
enum class CountKind : std::uint8_t {
  Slips,     // their sum
  Absence,   // `Evaluation::absence` for each game missed
  Forgiven,  // n slips that fall furthest below that are raised to it
  Items,     // values of items; by flag; share for each holder; more for different ones
  Stamps,    // rank, places used up by ties
  Postcards  // n for each completed one
};
struct CountPart {
  std::string id;
  CountKind kind{};
  std::int16_t n = 0;
  ItemSet items;
  std::uint8_t flag = kNone;
  std::array<std::uint8_t, 3> values{};                // by value of the flag, 0: as printed
  std::array<std::uint8_t, 3> share{};                 // ...to each company that has one
  std::vector<std::array<std::uint8_t, 2>> set_bonus;  // so many different ones, dollars
  std::vector<std::uint8_t> pays, pays_two;            // by rank; with two companies
  std::uint8_t least = 0;

  friend bool operator==(const CountPart&, const CountPart&) = default;
};
/// What separates equal sums: how much of a part a company has, or its slip of the last game.
struct CountTie {
  enum class By : std::uint8_t { Part, LastSlip, Shared };
  By by{};
  std::uint8_t part = 0;

  friend bool operator==(const CountTie&, const CountTie&) = default;
};
struct Evaluation {
  std::array<std::uint8_t, kMaxGames> absence{};
  std::vector<CountPart> parts;
  std::vector<CountTie> ties;
  std::uint8_t min_games = 0;

  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

struct GamePlan {
  std::uint16_t year = 0;
  std::uint8_t trains = 0;

  friend bool operator==(const GamePlan&, const GamePlan&) = default;
};

struct BoxTicket {
  std::uint8_t region = kNone;  // kNone: in the deck of the first game
  PostcardId postcard{};        // 0: none (C-2)

  friend bool operator==(const BoxTicket&, const BoxTicket&) = default;
};

struct Box {
  std::string id;
  int version = 1;
  int rules = 1;
  int follows = 0;  // the version whose campaigns may go on with this one; 0: none
  std::vector<GamePlan> games;
  std::uint8_t last_game_to_join = kMaxGames;

  // The board and the law, by the number of seats from 2 on: all nodes on the board, all tickets in
  // the deck, no sentences.
  std::vector<Edition> base;
  std::vector<std::string> nodes, lanes, ticket_ids, sorts, decks;  // as records write them
  std::vector<BoxTicket> tickets;
  std::vector<std::uint8_t> region_of;  // by node, kNone: on the board of the first game
  LaneSet frames;
  std::uint8_t start_money = 0;

  Effects rows;             // of all sentences: `sentences` as they were read
  PlaySentences sentences;  // of the law itself
  std::vector<Company> companies;
  std::vector<Module> modules;
  std::vector<EventCard> events;
  std::vector<ItemCard> items;
  std::vector<Region> regions;
  std::vector<Postcard> postcards;
  std::vector<StoryCard> story;
  std::vector<Token> tokens;
  std::vector<NodeId> path;
  TokenId paint{kNone};
  std::vector<Flag> flags;
  std::vector<std::vector<PostcardId>> stacks;  // in drawing order
  std::vector<std::string> stack_ids;
  Evaluation evaluation;

  /// The board and law for so many companies.
  const Edition& law(int seats) const { return base[std::size_t(seats - 2)]; }

  friend bool operator==(const Box&, const Box&) = default;
};

}  // namespace wagonaut
