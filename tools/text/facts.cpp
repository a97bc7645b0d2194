#include <array>
#include <utility>

#include "tools/text/sentences.h"

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

constexpr int kFactKinds = int(FactKind::GameEnded) + 1;

// Names are never inflected, so Polish puts cards and places behind a colon or a dash.
constexpr std::array<std::pair<FactKind, Sentence>, kFactKinds> kFactRows{{
    {FactKind::GameStarted, {"{who} begins.", "{who} zaczyna."}},
    {FactKind::HandDealt, {"{who} is dealt {cards}.", "{who} dostaje {cards}."}},
    {FactKind::CardTurned, {"Turned up: {cards}.", "Odsłonięto: {cards}."}},
    {FactKind::SlotTaken,
     {"{who} takes a face-up card: {card}.", "{who} bierze odkrytą kartę: {card}."}},
    {FactKind::BlindTaken,
     {"{who} draws from the pile: {card}.", "{who} dobiera ze stosu: {card}."}},
    {FactKind::MarketFlushed,
     {"Too many locomotives face up: the row is replaced.",
      "Za dużo odkrytych lokomotyw: odkryte karty są wymieniane."}},
    {FactKind::PileReshuffled,
     {"The discards are shuffled into a new pile ({deck}, {count}).",
      "Odrzucone karty są tasowane i tworzą nowy stos ({deck}, {count})."}},
    {FactKind::TicketsOffered,
     {"{who} draws {count} to choose from.", "{who} dobiera {count} do wyboru."}},
    {FactKind::AnswerLaid, {"{who} has decided.", "{who} ma już decyzję."}},
    {FactKind::TicketsKept, {"{who} keeps {count}.", "{who} zatrzymuje {count}."}},
    {FactKind::FleetRevealed,
     {"{who} sets out with {trains} and {ships}.", "{who} wyrusza: {trains} i {ships}."}},
    {FactKind::TunnelEntered,
     {"{who} enters the tunnel {lane} with {cards}.", "{who} wjeżdża w tunel {lane}: {cards}."}},
    {FactKind::TunnelRevealed, {"The mountain shows: {cards}.", "Góra odsłania: {cards}."}},
    {FactKind::TollAsked,
     {"The tunnel asks {who} for {count} more.", "Tunel żąda jeszcze: {count} ({who})."}},
    {FactKind::TollPaid, {"{who} pays {cards} more.", "{who} dopłaca {cards}."}},
    {FactKind::TunnelLeft,
     {"{who} turns back from the tunnel {lane} and keeps {cards}.",
      "{who} zawraca z tunelu {lane} i zabiera {cards}."}},
    {FactKind::LaneClaimed,
     {"{who} claims {lane} for {cards}: {points}.", "{who} zajmuje {lane} za {cards}: {points}."}},
    {FactKind::HarbourBuilt,
     {"{who} builds a harbour in {node} for {cards}.", "{who} buduje port – {node} – za {cards}."}},
    {FactKind::PiecesExchanged,
     {"{who} exchanges {given} for {taken}: {points}.",
      "{who} wymienia: {given} na {taken}, {points}."}},
    {FactKind::TurnPassed,
     {"{who} can do nothing and passes.", "{who} nie ma żadnego ruchu i pasuje."}},
    {FactKind::LastRound,
     {"{who} is nearly out of pieces: the end is near, {count} left.",
      "{who} ma już prawie pusty zapas: zbliża się koniec, zostało: {count}."}},
    {FactKind::TurnBegan, {"{who} is to move.", "Ruch: {who}."}},
    {FactKind::GameEnded, {"The game is over.", "Gra skończona."}},
}};

static_assert(in_order(kFactRows, &decltype(kFactRows)::value_type::first),
              "one row for each kind of fact, in the order of the enumeration");

}  // namespace

const Sentence& sentence(FactKind fact) {
  return kFactRows[std::size_t(fact)].second;
}

}  // namespace wagonaut::tools
