#include "tools/text/rule_lines.h"

#include <array>
#include <utility>

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

constexpr std::array<std::pair<RuleLine, Sentence>, kRuleLines> kRuleRows{{
    {RuleLine::ThreeActions,
     {"A turn is one of three: draw cards, claim a route, or draw tickets.",
      "W turze robisz jedno z trzech: dobierasz karty, zajmujesz połączenie albo dobierasz "
      "bilety."}},
    {RuleLine::FiveActions,
     {"A turn is one of five: draw cards, claim a route, draw tickets, build a harbour, or "
      "exchange trains and ships (one point each).",
      "W turze robisz jedno z pięciu: dobierasz karty, zajmujesz połączenie, dobierasz bilety, "
      "budujesz port albo wymieniasz wagoniki i statki (punkt za sztukę)."}},
    {RuleLine::DrawStrict,
     {"Draw two cards, face up or from the pile. A face-up locomotive must be the first and is "
      "then the only card.",
      "Dobierasz dwie karty, odkryte lub ze stosu. Odkrytą lokomotywę można wziąć tylko jako "
      "pierwszą i wtedy jedyną kartę."}},
    {RuleLine::DrawFree,
     {"Draw two cards, face up or from the pile. Face-up locomotives are cards like any other.",
      "Dobierasz dwie karty, odkryte lub ze stosu. Odkryte lokomotywy bierze się jak inne "
      "karty."}},
    {RuleLine::TwoDecks,
     {"There are two piles, wagons and ships. Who takes a face-up card chooses the pile that "
      "fills its place.",
      "Są dwa stosy, wagony i statki. Kto bierze odkrytą kartę, wybiera stos, z którego "
      "uzupełnia się jej miejsce."}},
    {RuleLine::Flush,
     {"As soon as {count} lie face up, the whole row is replaced.",
      "Gdy wśród odkrytych kart są {count}, wymienia się wszystkie odkryte karty."}},
    {RuleLine::DrawTickets,
     {"Drawing tickets: {offer} to choose from, keep at least {keep}.",
      "Dobieranie biletów: {offer} do wyboru, trzeba zatrzymać co najmniej {keep}."}},
    {RuleLine::Claim,
     {"A route costs as many cards of its colour as it has spaces; grey takes any one colour. "
      "Points by length: {table}.",
      "Połączenie kosztuje tyle kart jego koloru, ile ma pól; szare – kart jednego dowolnego "
      "koloru. Punkty według długości: {table}."}},
    {RuleLine::LocosOnlyThere,
     {"Locomotives stand in for other cards only on tunnels and ferries.",
      "Lokomotywy zastępują inne karty tylko w tunelach i na promach."}},
    {RuleLine::Tunnels,
     {"Tunnels, in brackets: three cards are turned up; each in the colour you played, and each "
      "locomotive, costs one card more – or you turn back.",
      "Tunele, w nawiasach: odsłania się trzy karty; każda w zagranym kolorze i każda "
      "lokomotywa to jedna karta dopłaty – albo zawracasz."}},
    {RuleLine::Ferries,
     {"Ferries: each * needs a locomotive, or any three cards in its place.",
      "Promy: każda * wymaga lokomotywy albo trzech dowolnych kart zamiast niej."}},
    {RuleLine::FourForOne,
     {"On the one very long route any four cards replace one card of the colour.",
      "Na jednym bardzo długim połączeniu cztery dowolne karty zastępują jedną kartę koloru."}},
    {RuleLine::RoughGround,
     {"Rough ground, marked 2: such a space costs a pair of any one colour.",
      "Trudny teren, oznaczony 2: takie pole kosztuje parę kart jednego dowolnego koloru."}},
    {RuleLine::Sea,
     {"Sea routes, in waves ~ ~, take ships and ship cards; a double ship covers two spaces.",
      "Szlaki morskie, w falach ~ ~, to statki i karty statków; podwójny statek zajmuje dwa "
      "pola."}},
    {RuleLine::OneOfTwoLanes,
     {"Double routes: as soon as one lane is taken the other is closed.",
      "Podwójne połączenia: gdy jedna nitka jest zajęta, druga jest zamknięta."}},
    {RuleLine::BothLanes,
     {"Double routes: both lanes may be used, by different players.",
      "Podwójne połączenia: obu nitek mogą użyć różni gracze."}},
    {RuleLine::Ending,
     {"When somebody has {threshold} pieces or fewer left, everybody has {turns} more.",
      "Gdy komuś zostanie {threshold} lub mniej w zapasie, każdy ma jeszcze {turns}."}},
    {RuleLine::ScoreTickets,
     {"At the end complete tickets add their value, others subtract it.",
      "Na końcu ukończone bilety dodają swoją wartość, nieukończone odejmują."}},
    {RuleLine::ScoreTrail,
     {"The longest unbroken journey over own routes: {points}.",
      "Najdłuższa nieprzerwana trasa po własnych połączeniach: {points}."}},
    {RuleLine::ScoreMostTickets,
     {"The most complete tickets: {points}.", "Najwięcej ukończonych biletów: {points}."}},
    {RuleLine::ScoreHarbours,
     {"A harbour is worth {one}, {two} or {three} with one, two or more complete tickets naming "
      "its city; a harbour not built: {unbuilt}.",
      "Port jest wart {one}, {two} lub {three} przy jednym, dwóch lub więcej ukończonych "
      "biletach z jego miastem; port niezbudowany: {unbuilt}."}},
}};

static_assert(in_order(kRuleRows, &decltype(kRuleRows)::value_type::first),
              "one row for each line, in the order of the enumeration");

}  // namespace

const Sentence& sentence(RuleLine line) {
  return kRuleRows[std::size_t(line)].second;
}

}  // namespace wagonaut::tools
