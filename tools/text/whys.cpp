#include <array>
#include <utility>

#include "tools/text/sentences.h"

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

// Names are never inflected, so Polish puts them behind a noun of its own or a colon.
constexpr std::array<std::pair<Why, Sentence>, kWhys> kWhyRows{{
    {Why::OnlyChoice, {"there was nothing else to do", "nie było innego ruchu"}},
    {Why::CompletesTicket, {"completes {ticket}", "kończy bilet {ticket}"}},
    {Why::ImprovesTicket, {"{points} more for {ticket}", "bilet {ticket} daje więcej: {points}"}},
    {Why::LastPoints, {"the last turn: {points}", "ostatnia tura: {points}"}},
    {Why::BringsLastRound,
     {"brings the last round; pieces left: {count}",
      "wywołuje ostatnią rundę; w zapasie zostaje: {count}"}},
    {Why::TowardsTicket,
     {"on the way to {ticket}, {spaces} to go", "do biletu {ticket}; zostaje: {spaces}"}},
    {Why::LongLane, {"a long route: {points}", "długie połączenie: {points}"}},
    {Why::JoinsNetworks, {"joins two parts of the network", "łączy dwie części sieci"}},
    {Why::LengthensTrail,
     {"lengthens the longest trail to {spaces}", "wydłuża najdłuższą trasę, teraz: {spaces}"}},
    {Why::MostPoints,
     {"of what could be paid for, nothing brings more: {points}",
      "z tego, na co starcza kart, nic nie daje więcej: {points}"}},
    {Why::SomePoints, {"for the points: {points}", "dla punktów: {points}"}},
    {Why::TollNotHeld, {"no cards for the toll of {cards}", "brak kart na dopłatę: {cards}"}},
    {Why::TollNotWorth, {"the toll is too dear: {cards}", "dopłata jest za wysoka: {cards}"}},
    {Why::CollectsFor,
     {"for {lane} on the way to {ticket}; still lacking: {count}",
      "na połączenie {lane} do biletu {ticket}; jeszcze brakuje: {count}"}},
    {Why::SavesFor,
     {"for the points of {lane}; still lacking: {count}",
      "dla punktów za połączenie {lane}; jeszcze brakuje: {count}"}},
    {Why::GathersCards,
     {"gathers a colour; now in hand: {count}", "zbieranie koloru; teraz na ręce: {count}"}},
    {Why::TakesLoco, {"stands in for any colour", "zastępuje każdy kolor"}},
    {Why::NoOpenCard, {"no face-up card can be taken", "nie można wziąć żadnej odkrytej karty"}},
    {Why::NothingOpen,
     {"no face-up card of a colour that the plan lacks",
      "wśród odkrytych kart nie ma koloru potrzebnego w planie"}},
    {Why::Unseen,
     {"a card that nobody else sees, perhaps a locomotive",
      "karta, której nikt inny nie widzi, a może lokomotywa"}},
    {Why::TicketsDone, {"all tickets are complete", "wszystkie bilety są ukończone"}},
    {Why::PlanNearlyDone, {"the plan takes only {turns} more", "do końca planu: {turns}"}},
    {Why::SparePieces,
     {"the plan leaves pieces to spare: {count}", "plan nie zużywa zapasu, zostaje: {count}"}},
    {Why::MoreTickets, {"in hope of better tickets", "w nadziei na lepsze bilety"}},
    {Why::CompleteAtOnce, {"{ticket} is complete already", "bilet {ticket} jest już ukończony"}},
    {Why::UsesNetwork,
     {"{ticket} takes only {spaces} more, thanks to the network",
      "dzięki sieci bilet {ticket} wymaga już tylko: {spaces}"}},
    {Why::SharesWay,
     {"{ticket} and {other} have {spaces} in common",
      "bilety {ticket} i {other} mają wspólną drogę: {spaces}"}},
    {Why::KeepsAll, {"all of them are wanted: {tickets}", "przydadzą się wszystkie: {tickets}"}},
    {Why::LeavesFar,
     {"{other} is given back, being far: {spaces}",
      "bilet {other} odpada, bo to daleko: {spaces}"}},
    {Why::LeavesHopeless,
     {"{other} is given back, as it cannot be completed any more",
      "bilet {other} odpada, bo nie da się go już ukończyć"}},
    {Why::KeepsForPoints,
     {"what is kept is worth {points}", "zatrzymane bilety są warte: {points}"}},
    {Why::FleetSuffices,
     {"enough for the tickets, which take {trains} and {ships}",
      "wystarczy na bilety, które wymagają: {trains} i {ships}"}},
    {Why::FleetFallsShort,
     {"the tickets would take {trains} and {ships}", "bilety wymagałyby: {trains} i {ships}"}},
    {Why::ExchangeForLane, {"pieces for {lane}", "na połączenie {lane}"}},
    {Why::ExchangeAhead, {"more {kind} for later", "na później: {kind}"}},
    {Why::HarbourNamed,
     {"own tickets that name {node}: {count}", "własne bilety z miastem {node}: {count}"}},
    {Why::HarbourStands,
     {"a harbour that is not built costs {points}", "niezbudowany port kosztuje {points}"}},
    {Why::RefillSame, {"the same pile as at first: {deck}", "ten sam stos co na początku: {deck}"}},
    {Why::RefillOther, {"rather the other pile: {deck}", "raczej drugi stos: {deck}"}},
}};

static_assert(in_order(kWhyRows, &decltype(kWhyRows)::value_type::first),
              "one row for each code, in the order of the enumeration");

}  // namespace

const Sentence& sentence(Why why) {
  return kWhyRows[std::size_t(why)].second;
}

}  // namespace wagonaut::tools
