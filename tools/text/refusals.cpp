#include <array>
#include <utility>

#include "tools/text/sentences.h"

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

constexpr std::array<std::pair<Refusal, Sentence>, kRefusals> kRefusalRows{{
    {Refusal::GameIsOver, {"The game is over.", "Gra jest skończona."}},
    {Refusal::NotYourDecision,
     {"It is not your decision now.", "Teraz decyzja należy do kogoś innego."}},
    {Refusal::WrongKindOfMove,
     {"This move does not answer the question on the table.",
      "Ten ruch nie odpowiada na pytanie, które leży na stole."}},
    {Refusal::NoSuchSlot,
     {"There is no such place among the face-up cards.",
      "Nie ma takiego miejsca wśród odkrytych kart."}},
    {Refusal::SlotEmpty, {"No card lies in that place.", "W tym miejscu nie leży żadna karta."}},
    {Refusal::NothingToDraw,
     {"Draw pile and discard pile are both empty, so no cards can be drawn.",
      "Stos kart i stos odrzuconych są puste, więc nie można dobierać kart."}},
    {Refusal::PileEmpty, {"That pile is empty.", "Ten stos jest pusty."}},
    {Refusal::LocoNotAsSecondCard,
     {"A face-up locomotive may only be the first and single card of a turn.",
      "Odkrytą lokomotywę można wziąć tylko jako pierwszą i jedyną kartę w turze."}},
    {Refusal::NoSuchLane, {"There is no such route.", "Nie ma takiego połączenia."}},
    {Refusal::LaneTaken, {"The route is already taken.", "To połączenie jest już zajęte."}},
    {Refusal::LaneClosed,
     {"With so few players only one lane of a double route may be used.",
      "Przy tylu graczach z podwójnego połączenia używa się tylko jednej nitki."}},
    {Refusal::OwnGroup,
     {"You already own a lane of this double route.",
      "Masz już jedną nitkę tego podwójnego połączenia."}},
    {Refusal::TooFewPieces,
     {"You have too few trains or ships for this route.",
      "Masz za mało wagoników lub statków na to połączenie."}},
    {Refusal::CardsNotHeld,
     {"You do not hold all these cards.", "Nie masz na ręce wszystkich tych kart."}},
    {Refusal::WrongNumberOfCards,
     {"This is not the number of cards the route costs.",
      "To nie jest liczba kart, którą kosztuje to połączenie."}},
    {Refusal::MixedColours,
     {"All coloured cards of a payment must have one colour.",
      "Wszystkie kolorowe karty zapłaty muszą być jednego koloru."}},
    {Refusal::WrongColour,
     {"The cards do not have the colour of the route.", "Karty nie mają koloru tego połączenia."}},
    {Refusal::WrongDeck,
     {"Railway routes are paid with wagon cards, sea routes with ship cards.",
      "Za tory płaci się kartami wagonów, za szlaki morskie kartami statków."}},
    {Refusal::LocosNotAllowed,
     {"Locomotives may not be used on this route.",
      "Na tym połączeniu nie wolno używać lokomotyw."}},
    {Refusal::TooFewLocos,
     {"The ferry asks for more locomotives.", "Ten prom wymaga więcej lokomotyw."}},
    {Refusal::CardSuperfluous,
     {"One of the cards is not needed: no change is given.",
      "Jedna z kart jest zbędna: reszty się nie wydaje."}},
    {Refusal::PairsDoNotMatch,
     {"Each space of rough ground needs a pair of cards of one colour.",
      "Każde pole trudnego terenu wymaga pary kart jednego koloru."}},
    {Refusal::WrongToll,
     {"The tunnel asks for exactly that many further cards, of the colour you played or "
      "locomotives.",
      "Tunel wymaga dokładnie tylu dodatkowych kart: w zagranym kolorze albo lokomotyw."}},
    {Refusal::NoTicketsLeft, {"There are no tickets left.", "Nie ma już biletów."}},
    {Refusal::TooFewTicketsKept,
     {"You must keep more of these tickets.", "Trzeba zatrzymać więcej z tych biletów."}},
    {Refusal::NoSuchTicket,
     {"There is no such ticket in the offer.", "Nie ma takiego biletu do wyboru."}},
    {Refusal::FleetOutOfRange,
     {"There are not so many trains or ships in your box.",
      "W Twoim pudełku nie ma tylu wagoników lub statków."}},
    {Refusal::NoSuchNode, {"There is no such city.", "Nie ma takiego miasta."}},
    {Refusal::NotAPort, {"This city is not a port.", "To miasto nie jest portowe."}},
    {Refusal::HarbourStandsThere, {"A harbour already stands there.", "Stoi tam już czyjś port."}},
    {Refusal::NoOwnLaneThere,
     {"None of your routes ends in that city.",
      "Żadne z Twoich połączeń nie kończy się w tym mieście."}},
    {Refusal::NoHarbourLeft, {"You have no harbour left.", "Nie masz już portów."}},
    {Refusal::WrongHarbourCards,
     {"A harbour costs two wagon and two ship cards with the anchor, all of one colour; "
      "locomotives stand in for any of them.",
      "Port kosztuje dwie karty wagonów i dwie karty statków z kotwicą, wszystkie jednego "
      "koloru; lokomotywy zastępują dowolne z nich."}},
    {Refusal::NothingExchanged,
     {"At least one piece must be exchanged.", "Trzeba wymienić co najmniej jedną sztukę."}},
    {Refusal::TooManyExchanged,
     {"There are not so many pieces in your supply or in your box.",
      "Nie masz tylu sztuk w zapasie albo w pudełku."}},
}};

static_assert(in_order(kRefusalRows, &decltype(kRefusalRows)::value_type::first),
              "one row for each refusal, in the order of the enumeration");

}  // namespace

const Sentence& sentence(Refusal refusal) {
  return kRefusalRows[std::size_t(refusal)].second;
}

}  // namespace wagonaut::tools
