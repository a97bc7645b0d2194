#include "tools/text/lines.h"

#include <array>
#include <utility>

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

constexpr std::array<std::pair<Line, Sentence>, kLines> kLineRows{{
    {Line::Welcome, {"Welcome to Wagonaut.", "Witaj w grze Wagonaut."}},
    {Line::AskResume,
     {"A game is waiting ({game}). Go on with it? [Y/n]",
      "Czeka niedokończona gra ({game}). Grać dalej? [T/n]"}},
    {Line::WhichEdition,
     {"Where shall we travel? (number of players in brackets)",
      "Dokąd jedziemy? (w nawiasie liczba graczy)"}},
    {Line::AskEdition, {"Number or name [{usual}]:", "Numer albo nazwa [{usual}]:"}},
    {Line::NoSuchEdition,
     {"There is no such edition; type a number from the list.",
      "Nie ma takiej gry; wpisz numer z listy."}},
    {Line::WhoPlays,
     {"Who plays? {least} to {most} names with commas between them; bot:greedy and bot:random "
      "are bots.",
      "Kto gra? Od {least} do {most} imion, oddzielonych przecinkami; bot:greedy i bot:random to "
      "boty."}},
    {Line::AskSeats, {"Players [{usual}]:", "Gracze [{usual}]:"}},
    {Line::UsualSeats, {"Player, bot:greedy", "Gracz, bot:greedy"}},
    {Line::BadSeats,
     {"That does not make a table: {least} to {most} different names, bots written bot:greedy or "
      "bot:random.",
      "Tak nie da się zagrać: potrzeba od {least} do {most} różnych imion, boty to bot:greedy "
      "lub bot:random."}},

    {Line::ChooseTickets,
     {"Which tickets do you keep? At least {least}. Type their numbers, or all.",
      "Które bilety zatrzymujesz? Co najmniej {least}. Wpisz numery albo: wszystkie."}},
    {Line::TypeTickets,
     {"Type the numbers of the tickets you keep, for example: 1 3",
      "Wpisz numery biletów, które zatrzymujesz, na przykład: 1 3"}},
    {Line::ChooseFleet,
     {"Choose your {fleet} pieces: how many trains, {least} to {most}? The rest are ships. "
      "[{usual}]",
      "Wybierz {fleet} sztuk: ile wagoników, od {least} do {most}? Reszta to statki. [{usual}]"}},
    {Line::SecondCard, {"Take your second card.", "Weź drugą kartę."}},
    {Line::ChooseRefill,
     {"Which pile fills the empty place?", "Z którego stosu uzupełnić puste miejsce?"}},
    {Line::TunnelAsks,
     {"The tunnel {lane} shows {row} and asks for {count} more.",
      "Tunel {lane} odsłania {row}; dopłata: {count}."}},
    {Line::PayToll, {"pay {cards}", "dopłać {cards}"}},
    {Line::Withdraw,
     {"turn back: your cards return, your turn is over",
      "zawróć: karty wracają na rękę, tura się kończy"}},
    {Line::DrawTickets,
     {"draw {offer}, keep at least {keep}", "dobierz {offer}, zatrzymaj co najmniej {keep}"}},
    {Line::AllClaims, {"all {count} …", "wszystkie możliwości: {count} …"}},
    {Line::BuildHarbour, {"build a harbour …", "zbuduj port …"}},
    {Line::ExchangePieces, {"exchange trains and ships …", "wymień wagoniki i statki …"}},
    {Line::ExchangeFor, {"{given} for {taken} ({points})", "{given} na {taken} ({points})"}},
    {Line::HowToPay, {"How do you pay for {lane} {spaces}?", "Czym płacisz: {lane} {spaces}?"}},
    {Line::TunnelMayCost,
     {"A tunnel may cost up to 3 cards more.", "Tunel może kosztować do 3 kart więcej."}},
    {Line::MorePayments,
     {"There are more ways; type the cards you want to pay with.",
      "Jest więcej możliwości; wpisz karty, którymi chcesz zapłacić."}},
    {Line::BackWithZero,
     {"A number, or the letters of your cards; 0 goes back.",
      "Numer albo litery kart; 0 – powrót."}},
    {Line::LastTurns,
     {"The end is near: {count} left in the game.", "Zbliża się koniec. Do końca gry: {count}."}},

    {Line::TypeSomething,
     {"Type a number from the list, or help.", "Wpisz numer z listy albo: pomoc."}},
    {Line::NotUnderstood,
     {"\"{typed}\" means nothing here; type a number from the list, or help.",
      "„{typed}” nic tu nie znaczy; wpisz numer z listy albo: pomoc."}},
    {Line::NoSuchNumber,
     {"There is no such number: the list goes from 1 to {most}.",
      "Nie ma takiego numeru: lista idzie od 1 do {most}."}},
    {Line::NothingToChoose, {"There is nothing to choose from.", "Nie ma z czego wybierać."}},
    {Line::NoLaneNamed,
     {"No route is called \"{typed}\"; type the two cities, for example: claim Denver-Helena.",
      "Nie ma połączenia „{typed}”; wpisz dwa miasta, na przykład: zajmij Denver-Helena."}},
    {Line::SeveralLanes, {"Which of these routes?", "Które z tych połączeń?"}},
    {Line::HandCannotPay,
     {"The cards in your hand cannot pay for this route.",
      "Karty na ręce nie wystarczą na to połączenie."}},
    {Line::NoSuchCards,
     {"\"{typed}\" names no cards; cards are letters, for example: GG*",
      "„{typed}” to nie karty; karty to litery, na przykład: GG*"}},
    {Line::NoLanePayable,
     {"your hand pays for no free route you have pieces for",
      "karty na ręce nie wystarczą na żadne wolne połączenie, na które masz wagoniki lub statki"}},
    {Line::NothingRefused,
     {"Nothing has been refused, and every action is open to you.",
      "Niczego nie odmówiono i wszystkie akcje są możliwe."}},
    {Line::ThatIsAllowed, {"That is allowed.", "To jest dozwolone."}},
    {Line::NoTicketsYet, {"You have no tickets yet.", "Nie masz jeszcze biletów."}},
    {Line::NoLanesToShow, {"No such routes.", "Nie ma takich połączeń."}},

    {Line::ListLegend,
     {"One letter a space: R red, B blue, G green, Y yellow, K black, W white, O orange, P "
      "purple, · grey, * ferry locomotive, 2 rough ground; (…) tunnel, ~…~ sea.",
      "Jedna litera to jedno pole: R czerwone, B niebieskie, G zielone, Y żółte, K czarne, W "
      "białe, O pomarańczowe, P fioletowe, · szare, * lokomotywa promu, 2 trudny teren; (…) "
      "tunel, ~…~ morze."}},
    {Line::MapLegend,
     {"A letter is a free space in its colour, · grey, × closed; a badge is a player's.",
      "Litera to wolne pole w swoim kolorze, · szare, × zamknięte; znaczek należy do gracza."}},
    {Line::HelpHead,
     {"Type a number from the list, or one of these words (their beginning is enough):",
      "Wpisz numer z listy albo jedno z tych słów (wystarczy początek):"}},
    {Line::HelpCards,
     {"Cards are letters, as on the chips of your hand: RR* is two red cards and a locomotive. "
      "★ marks a route on the shortest way of a ticket. [OO*] is the only way to pay, … means "
      "there are several.",
      "Karty to litery, takie jak przy kartach na ręce: RR* to dwie czerwone i lokomotywa. "
      "★ to połączenie na najkrótszej drodze biletu. [OO*] to jedyny sposób zapłaty, … oznacza "
      "kilka."}},

    {Line::HideScreen,
     {"Next is {who}. Enter hides your cards.", "Teraz {who}. Enter ukryje Twoje karty."}},
    {Line::YourScreen,
     {"{who}, press Enter when only you see the screen.",
      "{who} – naciśnij Enter, gdy nikt inny nie patrzy."}},
    {Line::NothingToUndo,
     {"You have not decided anything yet.", "Nie ma jeszcze żadnej Twojej decyzji do cofnięcia."}},
    {Line::UndoReveals,
     {"Since then something hidden has come to light. The game will say so at its end.",
      "Od tamtej chwili ujawniono coś zakrytego. Gra wspomni o tym na końcu."}},
    {Line::AgreeToUndo,
     {"{who}, do you agree to go back? [y/N]", "{who} – zgoda na cofnięcie? [t/N]"}},
    {Line::NotUndone, {"Nothing was taken back.", "Niczego nie cofnięto."}},
    {Line::Undone,
     {"Taken back to the last decision of {who}.", "Cofnięto do ostatniej decyzji gracza {who}."}},
    {Line::WasUndone,
     {"In this game a decision was taken back after something hidden had come to light.",
      "W tej grze cofnięto decyzję po ujawnieniu czegoś zakrytego."}},
    {Line::NameAFile,
     {"Name a file, for example: save my-game.rec",
      "Podaj plik, na przykład: zapisz moja-gra.rec"}},
    {Line::Saved, {"Saved in {file}.", "Zapisano: {file}."}},
    {Line::NotSaved,
     {"The game could not be saved: {fault}", "Nie udało się zapisać gry: {fault}"}},
    {Line::Kept,
     {"The game is kept in {file}.\nGo on with: wagonaut play --load {file}",
      "Gra jest zachowana: {file}.\nDalszy ciąg: wagonaut play --load {file}"}},
    {Line::NotKept, {"The game was not saved.", "Gra nie została zapisana."}},
    {Line::RecordKept,
     {"The record is in {file}; look back with: wagonaut replay {file}",
      "Zapis gry: {file}; obejrzysz go tak: wagonaut replay {file}"}},
    {Line::RecordHead,
     {"{edition}: every step is lawful, {steps}.",
      "{edition}: każdy krok jest zgodny z zasadami, {steps}."}},
    {Line::TakesBack, {"{who} takes {steps} back.", "{who} cofa {steps}."}},
    {Line::WhyIs, {"Why: {why}.", "Po co: {why}."}},
    {Line::DealFits,
     {"{file}: fair. The seed is the one that was promised, and every draw and every shuffle of "
      "{steps} follows from it.",
      "{file}: uczciwie. Ziarno jest tym, które obiecano, i wynika z niego każda dobrana karta i "
      "każde tasowanie ({steps})."}},
    {Line::DealWithoutPromise,
     {"{file}: nothing was promised before the deal, so there is nothing to check.",
      "{file}: przed rozdaniem niczego nie obiecano, więc nie ma czego sprawdzić."}},
    {Line::DealWithoutSeed,
     {"{file}: the seed is told when the game is over; until then the deal cannot be checked.",
      "{file}: ziarno zostanie ujawnione po zakończeniu gry; do tego czasu rozdania nie da się "
      "sprawdzić."}},
    {Line::DealBreaksPromise,
     {"{file}: not fair: this seed is not the one that was promised before the deal.",
      "{file}: nieuczciwie: to nie jest ziarno, które obiecano przed rozdaniem."}},
    {Line::DealDiffers,
     {"{file}: not fair: the seed gives another deal.",
      "{file}: nieuczciwie: z ziarna wynika inne rozdanie."}},
    {Line::DealDiffersAt,
     {"{file}: not fair: at step {step} the seed gives something else.",
      "{file}: nieuczciwie: w kroku {step} z ziarna wynika co innego."}},
    {Line::DealUnplayable,
     {"{file}: not fair: step {step} cannot be played after what the seed gives.",
      "{file}: nieuczciwie: kroku {step} nie można zagrać po tym, co wynika z ziarna."}},
    {Line::Winner, {"{winner} wins with {points}.", "Wygrywa {winner}: {points}."}},
    {Line::WinShared,
     {"{winners} share the win with {points}.", "Wspólne zwycięstwo: {winners} – {points}."}},
    {Line::TieBroken,
     {"{winner} and {other} are equal in points; what separates them: {by} ({mine} to {theirs}).",
      "{winner} i {other} mają tyle samo punktów; rozstrzyga: {by} ({mine} do {theirs})."}},
    {Line::ServingAt, {"Wagonaut is open at {url}", "Wagonauta czeka pod adresem {url}"}},
    {Line::GamesKeptIn, {"Games are kept in {store}", "Gry są zapisywane w {store}"}},
    {Line::EndWithCtrlC,
     {"Ctrl+C ends the server; no game is lost.", "Ctrl+C kończy pracę; żadna gra nie zginie."}},
    {Line::BackedUp, {"{file}: the copy is complete.", "{file}: kopia jest gotowa."}},
    {Line::Exported, {"{folder}: records written: {count}", "{folder}: zapisane partie: {count}"}},
    {Line::Imported, {"{file}: kept as game {id}", "{file}: zachowano jako grę {id}"}},
}};

static_assert(in_order(kLineRows, &decltype(kLineRows)::value_type::first),
              "one row for each line, in the order of the enumeration");

}  // namespace

const Sentence& sentence(Line line) {
  return kLineRows[std::size_t(line)].second;
}

}  // namespace wagonaut::tools
