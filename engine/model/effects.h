#pragma once

#include <array>

#include "engine/base/fixed_vector.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// Cards that do things are lists of sentences: "whenever `when` (at `step`), if all tests hold, do
/// all acts, at most as the limit says". All sentences of one game are kept here as flat rows.
/// Nothing that a game cannot know is among them: whether a module is in force, which game of a
/// campaign it is, flags, and what happens after the game is decided by who makes the edition.

/// When a sentence is looked at.
enum class When : std::uint8_t {
  Story,      // a side of a story card is read in setup step 7; `card` is its place in `readings`
  Setup,      // steps 10 to 13
  Price,      // the price of a lane is worked out
  Claim,      // steps 1 to 12, or without a step: after step 12
  Draw,       // the action of drawing cards is over
  Offer,      // the action of drawing tickets is chosen, no ticket seen yet
  Reveal,     // this immediate event was turned up
  Newspaper,  // a newspaper's event is resolved, the newspaper not yet discarded
  Turn,       // the end of a turn, before the row is restored
  Score,      // steps 1 to 6, after the last turn
};
inline constexpr int kMoments = int(When::Score) + 1;
inline constexpr int kPlaces = 16;  // steps of a moment; claims have three places after step 12

/// Whose sentence it is. It says when it is in force, and for whom.
enum class Source : std::uint8_t {
  Law,       // always; `card` is 0
  Module,    // always; `card` is the module's number
  Story,     // always; `card` is the place in `readings`
  Company,   // for the seat `card` alone
  Event,     // while the event `card` is the active one
  Item,      // for the seat that holds the item `card`
  Region,    // always; `card` is the region's place
  Postcard,  // for the seat that holds the postcard `card`, until it is completed
};

/// How often a sentence works. The limit is spent by its first act that is carried out.
enum class Limit : std::uint8_t {
  None,
  Seat,   // "game": once a game for each seat
  Table,  // "table", "campaign": once a game for one seat
};

/// Its tests are `tests` rows from `first_test` on; its acts are rows from `first_act` on, up to
/// the one that has `Act::kLast`.
struct Sentence {
  When when{};
  std::uint8_t step = 0;  // 0: the moment has no steps, or none is printed
  Source source{};
  std::uint8_t card = 0;
  std::uint16_t first_test = 0, first_act = 0;
  std::uint8_t tests = 0;
  bool every_seat = false;  // "seats": "any": each seat in turn order, not only whose moment it is
  Limit limit = Limit::None;
  std::uint8_t limit_slot = 0;  // below kMaxLimits, a different one for each sentence with a limit

  friend constexpr bool operator==(const Sentence&, const Sentence&) = default;
};
static_assert(sizeof(Sentence) == 12);

/// What is counted of a seat (modules.md, "Quantities").
enum class Of : std::uint8_t {
  Dollars,
  Cards,
  Locos,
  Trains,
  Tickets,       // held
  Done,          // held and joined now; at scoring shared lanes help
  Fresh,         // done and not in `Affairs::stamped` of the seat
  Lanes,         // own ones in lane set `set`
  Cities,        // reached ones in node set `set`
  Regions,       // of `Affairs::regions`, with a reached city
  Colours,       // different ones of the own lanes in lane set `set`, grey none
  Frames,        // own lanes painted in this game
  Tokens,        // of kind `kind` that the seat has: counted, or standing in cities it owns
  Items,         // held ones in item set `set`
  Orders,        // fulfilled in this game
  OrdersJoined,  // open orders that the seat joins
  Path,          // where the token of the path stands, from 0
  Missed,        // `Affairs::missed`
};

/// `set` kNone: all of them.
struct Quantity {
  Of of{};
  std::uint8_t set = kNone;   // lane_sets, node_sets or item_sets, by `of`
  std::uint8_t kind = kNone;  // Tokens: a TokenId

  friend constexpr bool operator==(const Quantity&, const Quantity&) = default;
};

/// each × quantity + plus, at most `most`.
struct Amount {
  std::uint8_t quantity = 0;  // row of `quantities`
  std::int8_t each = 1, plus = 0;
  std::int8_t most = 127;

  friend constexpr bool operator==(const Amount&, const Amount&) = default;
};

enum class TestKind : std::uint8_t {
  Lane,   // set: lane set or kNone (length, touches, inside, large, pass; never colour or frame);
          // a: colours as bits (1 << Colour), 0: any; place: LaneIs bits
  Join,   // a, b: node sets
  Count,  // a: quantity, between least and most; place 1: added up over all seats ("scope": table)
  Rank,   // a: quantity; place: a Rank
  Paid,   // least: locos in the payment of this claim, toll included
  Token,  // a: TokenId; place: a TokenAt
  Holds,  // a: ItemId; place 0: another seat, 1: nobody
  Event,  // a continuous event is in force
  Drew,   // least: locos drawn blind in this draw action
};

/// What a test of a lane asks besides the set, as bits. They may change during a game.
namespace lane_is {
inline constexpr std::uint8_t kOwnColour = 1;  // the colour of the seat's company
inline constexpr std::uint8_t kGrey = 2;       // no colour now
inline constexpr std::uint8_t kFrame = 4;      // in `Affairs::frames` and not painted
}  // namespace lane_is

enum class Rank : std::uint8_t { First, Second, Last };

/// Where a token is looked for, or what sentences of this claim have done with one.
enum class TokenAt : std::uint8_t { Lane, Ends, Near, Table, Taken, Placed, Used, Removed };

inline constexpr std::int8_t kNoLeast = -128, kNoMost = 127;

struct Test {
  TestKind kind{};
  bool negate = false;
  std::uint8_t a = 0, b = 0;
  std::int8_t least = kNoLeast, most = kNoMost;
  std::uint8_t set = kNone, place = 0;

  friend constexpr bool operator==(const Test&, const Test&) = default;
};
static_assert(sizeof(Test) == 8);

/// Whom an act means; worked out once, before the first act of a sentence.
enum class Who : std::uint8_t {
  Me,
  All,
  Owner,    // of the token or the lane that was chosen
  Caboose,  // the start seat
  LeastDollars,
  MostDollars,
  NotMostDollars,
};

/// `n` is a number; where `amount` is not kNone, that row of `amounts` is meant instead.
enum class ActKind : std::uint8_t {
  Dollars,    // n (negative: to the bank); who
  Cards,      // n cards from the draw pile; who
  CardsUpTo,  // until the hand has n cards ("up_to_5": n = 5); who

  MoreTickets,   // the offer that follows has n more
  OfferTickets,  // n tickets, of which at least a are kept; who: Me, Caboose or All
  TurnOrders,    // n tickets of the pile become orders, while fewer than a are open (0: no limit)
  FulfilOrders,  // each open order that the seat joins: half its value, rounded up
  GiveBack,      // the ticket that was chosen goes under the pile

  // a: TokenId. b: the most that may be there afterwards, 0: no limit.
  PutAtSeat,     // n; b: with the seat
  PutAtCities,   // n in each city of node set c (of a stock)
  PutAtChosen,   // the city that was chosen becomes the seat's; b: such cities of the seat
  PutAtLane,     // the lane that was chosen, else the claimed one; b: lanes that bear one
  PutOnPath,     // at its beginning
  TakeFromSeat,  // n
  TakeFromEnds,  // one from the stock of an end of the claimed lane, to the seat
  TakeFromLane,  // the lane that was chosen
  MoveOnPath,    // n cities on, round; 0: back to its beginning

  // Changes of a price, at When::Price only. The first four may be kOptional (an item's).
  PriceCards,     // n cards more or, negative, fewer
  PriceAny,       // n further cards of any kind (1; more does not exist)
  PriceDollars,   // a fee of n
  PriceRevealed,  // n cards more or fewer are turned up, as at a tunnel
  PriceSwap,  // a dollars replace one card, b dollars two (0: not two); c: TokenId counted or kNone
  PriceClosed,  // cannot be claimed

  // Questions. `then` is the list that follows a "yes" or a choice. c: a PaidIn, n: how much.
  May,           // yes or no
  ChooseOption,  // `then`: rows of kind Option, the last with kLast; a: place in `Extras::answers`
                 // where the campaign finds the answer (from 1), or kNone; who
  ChooseCity,    // in node set a; without token b; kOwnLane, kAtEnds
  ChooseLane,   // a: colours as bits, 0: any; b: token it bears, or kNone; kFree, kNear, kOfOthers;
                // amount: so many times, one question after another; who
  ChooseToken,  // of kind a at the ends of the claimed lane; kOnce; `then`: own, `other`: others'
  ChooseItem,   // in item set a, one that no company has; who
  ChooseTicket,  // of the own ones, in secret
  Option,        // `then`: what this option does

  Prospect,  // n: dollars for a plain card or loco, a: for a pick; a skull loses all;
             // b: TokenId that counts as taken if there was a gain, or kNone

  GainItem,  // a: ItemId, or kNone: the one chosen; b: counter if it is held many times, or kNone
  DrawPostcard,  // a: PostcardId, if it is in the mail; who: Me
  AddEvent,      // a: EventId, to the event deck
  ArchiveEvent,  // a: EventId, or kNone: the active one
  Paint,         // the claimed lane, if it is a frame, in the colour that was paid
  Share,         // the lane that was chosen helps the seat's tickets
  Flush,         // the market
};

enum class PaidIn : std::uint8_t { Nothing, Locos, Cards, Dollars };

struct Act {
  // In `flags`.
  static constexpr std::uint8_t kLast = 1;      // the last of its list
  static constexpr std::uint8_t kOptional = 2;  // may be answered with "no"; a price: on request
  static constexpr std::uint8_t kNear = 4;      // shares a city with the claimed lane
  static constexpr std::uint8_t kFree = 8;  // unclaimed, not closed, no token, not being claimed
  static constexpr std::uint8_t kOfOthers = 16;  // owned by another seat, not named before
  static constexpr std::uint8_t kAtEnds = 32;    // an end of the claimed lane
  static constexpr std::uint8_t kOwnLane = 64;   // an own lane ends there
  static constexpr std::uint8_t kOnce = 128;     // each token once a game

  ActKind kind{};
  Who who = Who::Me;
  std::int8_t n = 0;
  std::uint8_t amount = kNone;
  std::uint8_t a = 0, b = 0, c = 0;
  std::uint8_t flags = 0;
  std::uint16_t then = 0, other = 0;  // first rows of the lists that follow

  constexpr bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
  friend constexpr bool operator==(const Act&, const Act&) = default;
};
static_assert(sizeof(Act) == 12);

inline constexpr int kMaxSentences = 224;

/// All sentences of a game. Who fills it adds the rows card by card in this order: law, modules by
/// number, story, companies, events, items in the order of their list, regions, postcards.
/// `prepare` then sorts the sentences by moment and step, keeping that order within a step, and
/// fills in the last three members.
struct Effects {
  FixedVector<Sentence, kMaxSentences> sentences;
  FixedVector<Test, 256> tests;
  FixedVector<Act, 384> acts;
  FixedVector<Quantity, 96> quantities;
  FixedVector<Amount, 32> amounts;
  FixedVector<NodeSet, 64> node_sets;
  FixedVector<LaneSet, 96> lane_sets;
  FixedVector<ItemSet, 8> item_sets;

  // Rows of a moment and place are [first[i], first[i + 1]); postcards stand behind all of them.
  std::array<std::uint8_t, kMoments * kPlaces + 1> first{};
  std::array<std::uint8_t, kMaxPostcards> postcard_row{};  // kNone: it does nothing
  std::uint16_t moments = 0;                               // that have rows, postcards included

  bool any(When when) const { return (moments >> int(when) & 1) != 0; }
  /// Where cards do things a claim may have parts that only some card gives a meaning. Who does not
  /// know that card is told the same as who does.
  bool may_change_prices() const { return !sentences.empty(); }
  friend constexpr bool operator==(const Effects&, const Effects&) = default;
};

/// Where a sentence stands in its moment: its step; of a story card, its reading. A claim's
/// sentences without one come after step 12: the event's at 13, items' at 14, regions' (and all
/// others') at 15.
constexpr int place_of(const Sentence& row) {
  if (row.when == When::Story) return row.card;
  if (row.step != 0 || row.when != When::Claim) return row.step;
  return row.source == Source::Event ? 13 : row.source == Source::Item ? 14 : 15;
}

}  // namespace wagonaut
