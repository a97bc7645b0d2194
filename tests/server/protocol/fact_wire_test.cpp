// A fact of every kind: as it is kept, as its seat is told it, as the others are. What went over
// the wire and what lies in stores does not change.

#include "engine/model/effects.h"
#include "engine/sight/sight.h"
#include "server/protocol/writing.h"
#include "server/room/fact_text.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests::protocol {
namespace {

struct FactSample {
  Fact fact;
  std::string spelled_out;  // as stores kept it at first
  std::string kept;
  std::string own;
  std::string others;  // where they are told less
};

constexpr Seat kOwner{1};

std::vector<FactSample> fact_samples() {
  Cards paid;
  paid[Sort{0}] = 2;
  paid[Sort{3}] = 3;
  const FixedVector<TicketId, kMaxOffer> tickets{TicketId{0}, TicketId{4}};
  const FactSource event{std::uint8_t(Source::Event), 3};
  return {
      {{.kind = FactKind::GameStarted, .seat = kOwner},
       "game_started seat=1",
       "G1",
       R"({"kind":"game_started","seat":1})",
       ""},
      {{.kind = FactKind::HandDealt, .seat = kOwner, .what = 1, .n = 5, .cards = paid},
       "hand_dealt seat=1 deck=ship cards=RtRtGhGhGh n=5",
       "H1ship 5 RtRtGh:3",
       R"({"kind":"hand_dealt","seat":1,"deck":"ship","count":5,"cards":"RtRtGhGhGh"})",
       R"({"kind":"hand_dealt","seat":1,"deck":"ship","count":5})"},
      {{.kind = FactKind::CardTurned, .what = 3, .card = Sort{1}},
       "card_turned slot=3 card=Rh",
       "c3Rh",
       R"({"kind":"card_turned","slot":3,"card":"Rh"})",
       ""},
      {{.kind = FactKind::SlotTaken, .seat = kOwner, .what = 5, .card = Sort{9}},
       "slot_taken seat=1 slot=5 card=Wh",
       "s15Wh",
       R"({"kind":"slot_taken","seat":1,"slot":5,"card":"Wh"})",
       ""},
      {{.kind = FactKind::BlindTaken, .seat = kOwner, .what = 1, .card = Sort{2}},
       "blind_taken seat=1 deck=ship card=Gt",
       "b1ship Gt",
       R"({"kind":"blind_taken","seat":1,"deck":"ship","card":"Gt"})",
       R"({"kind":"blind_taken","seat":1,"deck":"ship"})"},
      {{.kind = FactKind::MarketFlushed, .cards = paid},
       "market_flushed cards=RtRtGhGhGh",
       "fRtRtGh:3",
       R"({"kind":"market_flushed","cards":"RtRtGhGhGh"})",
       ""},
      {{.kind = FactKind::PileReshuffled, .what = 0, .cards = paid},
       "pile_reshuffled deck=train cards=RtRtGhGhGh",
       "rtrain RtRtGh:3",
       R"({"kind":"pile_reshuffled","deck":"train","cards":"RtRtGhGhGh"})",
       ""},
      {{.kind = FactKind::TicketsOffered, .seat = kOwner, .n = 2, .tickets = tickets},
       "tickets_offered seat=1 n=2 tickets=w01,w05",
       "o12 w01,w05",
       R"({"kind":"tickets_offered","seat":1,"count":2,"tickets":["w01","w05"]})",
       R"({"kind":"tickets_offered","seat":1,"count":2})"},
      {{.kind = FactKind::AnswerLaid, .seat = kOwner},
       "answer_laid seat=1",
       "a1",
       R"({"kind":"answer_laid","seat":1})",
       ""},
      {{.kind = FactKind::TicketsKept, .seat = kOwner, .n = 2, .tickets = tickets},
       "tickets_kept seat=1 n=2 tickets=w01,w05",
       "k12 w01,w05",
       R"({"kind":"tickets_kept","seat":1,"count":2,"tickets":["w01","w05"]})",
       R"({"kind":"tickets_kept","seat":1,"count":2})"},
      {{.kind = FactKind::FleetRevealed, .seat = kOwner, .n = 20, .m = 40},
       "fleet_revealed seat=1 n=20 m=40",
       "F120 40",
       R"({"kind":"fleet_revealed","seat":1,"trains":20,"ships":40})",
       ""},
      {{.kind = FactKind::TunnelEntered, .seat = kOwner, .what = 7, .cards = paid},
       "tunnel_entered seat=1 lane=los_angeles-new_york-1 cards=RtRtGhGhGh",
       "e1los_angeles-new_york-1 RtRtGh:3",
       R"({"kind":"tunnel_entered","seat":1,"lane":"los_angeles-new_york-1","cards":"RtRtGhGhGh"})",
       ""},
      {{.kind = FactKind::TunnelRevealed, .card = Sort{0}},
       "tunnel_revealed seat=1 card=Rt",
       "vRt",
       R"({"kind":"tunnel_revealed","card":"Rt"})",
       ""},
      {{.kind = FactKind::TollAsked, .seat = kOwner, .what = 7, .n = 1},
       "toll_asked seat=1 lane=los_angeles-new_york-1 n=1",
       "q1los_angeles-new_york-1 1",
       R"({"kind":"toll_asked","seat":1,"lane":"los_angeles-new_york-1","count":1})",
       ""},
      {{.kind = FactKind::TollPaid, .seat = kOwner, .what = 7, .cards = paid},
       "toll_paid seat=1 lane=los_angeles-new_york-1 cards=RtRtGhGhGh",
       "p1los_angeles-new_york-1 RtRtGh:3",
       R"({"kind":"toll_paid","seat":1,"lane":"los_angeles-new_york-1","cards":"RtRtGhGhGh"})",
       ""},
      {{.kind = FactKind::TunnelLeft, .seat = kOwner, .what = 7, .cards = paid},
       "tunnel_left seat=1 lane=los_angeles-new_york-1 cards=RtRtGhGhGh",
       "w1los_angeles-new_york-1 RtRtGh:3",
       R"({"kind":"tunnel_left","seat":1,"lane":"los_angeles-new_york-1","cards":"RtRtGhGhGh"})",
       ""},
      {{.kind = FactKind::LaneClaimed, .seat = kOwner, .what = 7, .n = 4, .cards = paid},
       "lane_claimed seat=1 lane=los_angeles-new_york-1 cards=RtRtGhGhGh n=4",
       "l1los_angeles-new_york-1 RtRtGh:3 4",
       R"({"kind":"lane_claimed","seat":1,"lane":"los_angeles-new_york-1","cards":"RtRtGhGhGh","points":4})",
       ""},
      {{.kind = FactKind::HarbourBuilt, .seat = kOwner, .what = 2, .cards = paid},
       "harbour_built seat=1 node=cambridge_bay cards=RtRtGhGhGh",
       "h1cambridge_bay RtRtGh:3",
       R"({"kind":"harbour_built","seat":1,"node":"cambridge_bay","cards":"RtRtGhGhGh"})",
       ""},
      {{.kind = FactKind::PiecesExchanged, .seat = kOwner, .what = 1, .n = 3, .m = -3},
       "pieces_exchanged seat=1 piece=ships n=3 m=-3",
       "x1ships 3 -3",
       R"({"kind":"pieces_exchanged","seat":1,"gives":"ships","count":3,"points":-3})",
       ""},
      {{.kind = FactKind::TurnPassed, .seat = kOwner},
       "turn_passed seat=1",
       "P1",
       R"({"kind":"turn_passed","seat":1})",
       ""},
      {{.kind = FactKind::LastRound, .seat = kOwner, .n = 6},
       "last_round seat=1 n=6",
       "L16",
       R"({"kind":"last_round","seat":1,"turns_left":6})",
       ""},
      {{.kind = FactKind::TurnBegan, .seat = kOwner},
       "turn_began seat=1",
       "t1",
       R"({"kind":"turn_began","seat":1})",
       ""},
      {{.kind = FactKind::NewspaperRead, .seat = kOwner},
       "newspaper_read seat=1",
       "N1",
       R"({"kind":"newspaper_read","seat":1})",
       ""},
      {{.kind = FactKind::EventTurned, .what = 3},
       "event_turned event=3",
       "V3",
       R"({"kind":"event_turned","event":"3"})",
       ""},
      {{.kind = FactKind::EventsReshuffled},
       "events_reshuffled",
       "S",
       R"({"kind":"events_reshuffled"})",
       ""},
      {{.kind = FactKind::EventAdded, .what = 3},
       "event_added event=3",
       "g3",
       R"({"kind":"event_added","event":"3"})",
       ""},
      {{.kind = FactKind::EventArchived, .what = 3},
       "event_archived event=3",
       "X3",
       R"({"kind":"event_archived","event":"3"})",
       ""},
      {{.kind = FactKind::Dollars, .seat = kOwner, .n = -2, .source = event},
       "dollars seat=1 n=-2 source=4.3",
       "d1-2 4.3",
       R"({"kind":"dollars","seat":1,"points":-2,"source":"event:3"})",
       ""},
      {{.kind = FactKind::SeatTokens, .seat = kOwner, .n = 1, .source = event, .token = 5},
       "seat_tokens seat=1 token=5 n=1 source=4.3",
       "y15 1 4.3",
       R"({"kind":"seat_tokens","seat":1,"token":"5","points":1,"source":"event:3"})",
       ""},
      {{.kind = FactKind::CityToken, .what = 2, .n = -1, .source = event, .token = 5},
       "city_token token=5 node=cambridge_bay n=-1 source=4.3",
       "Y5 cambridge_bay -1 4.3",
       R"({"kind":"city_token","token":"5","node":"cambridge_bay","points":-1,"source":"event:3"})",
       ""},
      {{.kind = FactKind::LaneToken, .what = 7, .n = 1, .source = event, .token = 5},
       "lane_token token=5 lane=los_angeles-new_york-1 n=1 source=4.3",
       "z5 los_angeles-new_york-1 1 4.3",
       R"({"kind":"lane_token","token":"5","lane":"los_angeles-new_york-1","points":1,"source":"event:3"})",
       ""},
      {{.kind = FactKind::PathMoved, .what = 2, .source = event, .token = 5},
       "path_moved token=5 to=cambridge_bay source=4.3",
       "Z5 cambridge_bay 4.3",
       R"({"kind":"path_moved","token":"5","to":"cambridge_bay","source":"event:3"})",
       ""},
      {{.kind = FactKind::LanePainted, .what = 7, .n = 4},
       "lane_painted lane=los_angeles-new_york-1 colour=4",
       "Clos_angeles-new_york-1 4",
       R"({"kind":"lane_painted","lane":"los_angeles-new_york-1","colour":"black"})",
       ""},
      {{.kind = FactKind::OptionChosen, .seat = kOwner, .n = 2, .source = event},
       "option_chosen seat=1 n=2 source=4.3",
       "O12 4.3",
       R"({"kind":"option_chosen","seat":1,"option":2,"source":"event:3"})",
       ""},
      {{.kind = FactKind::CityChosen, .seat = kOwner, .what = 2, .source = event},
       "city_chosen seat=1 node=cambridge_bay source=4.3",
       "Q1cambridge_bay 4.3",
       R"({"kind":"city_chosen","seat":1,"node":"cambridge_bay","source":"event:3"})",
       ""},
      {{.kind = FactKind::LaneChosen, .seat = kOwner, .what = 7, .source = event},
       "lane_chosen seat=1 lane=los_angeles-new_york-1 source=4.3",
       "K1los_angeles-new_york-1 4.3",
       R"({"kind":"lane_chosen","seat":1,"lane":"los_angeles-new_york-1","source":"event:3"})",
       ""},
      {{.kind = FactKind::PriceAccepted, .seat = kOwner, .cards = paid, .source = event},
       "price_accepted seat=1 cards=RtRtGhGhGh source=4.3",
       "A1RtRtGh:3 4.3",
       R"({"kind":"price_accepted","seat":1,"cards":"RtRtGhGhGh","source":"event:3"})",
       ""},
      {{.kind = FactKind::Declined, .seat = kOwner, .source = event},
       "declined seat=1 source=4.3",
       "D14.3",
       R"({"kind":"declined","seat":1,"source":"event:3"})",
       ""},
      {{.kind = FactKind::CardProspected, .card = Sort{0}},
       "card_prospected card=Rt",
       "uRt",
       R"({"kind":"card_prospected","card":"Rt"})",
       ""},
      {{.kind = FactKind::ProspectOver, .seat = kOwner, .n = 3},
       "prospect_over seat=1 n=3",
       "U13",
       R"({"kind":"prospect_over","seat":1,"points":3})",
       ""},
      {{.kind = FactKind::OrderTurned, .tickets = tickets},
       "order_turned tickets=w01,w05",
       "Rw01,w05",
       R"({"kind":"order_turned","tickets":["w01","w05"]})",
       ""},
      {{.kind = FactKind::OrderTaken, .seat = kOwner, .n = 4, .tickets = tickets},
       "order_taken seat=1 tickets=w01,w05 n=4",
       "T1w01,w05 4",
       R"({"kind":"order_taken","seat":1,"tickets":["w01","w05"],"points":4})",
       ""},
      {{.kind = FactKind::TicketReturned, .seat = kOwner, .tickets = tickets},
       "ticket_returned seat=1 tickets=w01,w05",
       "B1w01,w05",
       R"({"kind":"ticket_returned","seat":1,"tickets":["w01","w05"]})",
       R"({"kind":"ticket_returned","seat":1})"},
      {{.kind = FactKind::LaneShared, .seat = kOwner, .what = 7},
       "lane_shared seat=1 lane=los_angeles-new_york-1",
       "J1los_angeles-new_york-1",
       R"({"kind":"lane_shared","seat":1,"lane":"los_angeles-new_york-1"})",
       ""},
      {{.kind = FactKind::ItemGained, .seat = kOwner, .what = 6, .source = event},
       "item_gained seat=1 item=6 source=4.3",
       "I16 4.3",
       R"({"kind":"item_gained","seat":1,"item":"6","source":"event:3"})",
       ""},
      {{.kind = FactKind::PostcardDrawn, .seat = kOwner, .what = 61},
       "postcard_drawn seat=1 postcard=61",
       "M161",
       R"({"kind":"postcard_drawn","seat":1,"postcard":61})",
       ""},
      {{.kind = FactKind::PostcardShown, .seat = kOwner, .what = 61},
       "postcard_shown seat=1 postcard=61",
       "m161",
       R"({"kind":"postcard_shown","seat":1,"postcard":61})",
       ""},
      {{.kind = FactKind::StoryRead, .what = 12, .n = 1},
       "story_read card=12 side=1",
       "W12 1",
       R"({"kind":"story_read","card":12,"side":"b"})",
       ""},
      {{.kind = FactKind::GameEnded}, "game_ended", "E", R"({"kind":"game_ended"})", ""},
  };
}

const Game& world() {
  static const Game game = data::game("world", 3);
  return game;
}

std::string sent(const Fact& fact, std::optional<Seat> ear) {
  server::JsonWriter w;
  server::write_fact(w, world().labels, tell(fact, ear));
  return w.take();
}

TEST(FactWire, EveryKindHasASample) {
  const std::vector<FactSample> samples = fact_samples();
  ASSERT_EQ(int(samples.size()), kFactKinds);
  for (int i = 0; i < kFactKinds; ++i) EXPECT_EQ(int(samples[std::size_t(i)].fact.kind), i);
}

TEST(FactWire, OwnersHearAllAndOthersHearNoSecret) {
  for (const FactSample& sample : fact_samples()) {
    const std::string& others = sample.others.empty() ? sample.own : sample.others;
    EXPECT_EQ(sent(sample.fact, kOwner), sample.own);
    EXPECT_EQ(sent(sample.fact, Seat{0}), others);
    EXPECT_EQ(sent(sample.fact, std::nullopt), others);
  }
}

TEST(FactWire, KeptInFewLetters) {
  for (const FactSample& sample : fact_samples()) {
    const std::vector<Fact> facts{sample.fact};
    EXPECT_EQ(server::facts_text(world().labels, facts), "2" + sample.kept);
    const auto read = server::facts_from(world().labels, "2" + sample.kept);
    ASSERT_TRUE(read) << sample.kept << ": " << read.error();
    EXPECT_TRUE(*read == facts) << sample.kept;
  }
}

TEST(FactWire, OldStoresAreReadAsWell) {
  std::string all;
  std::vector<Fact> facts;
  for (const FactSample& sample : fact_samples()) {
    all += sample.spelled_out + "\n";
    facts.push_back(sample.fact);
  }
  const auto read = server::facts_from(world().labels, all);
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE(*read == facts);
}

}  // namespace
}  // namespace wagonaut::tests::protocol
