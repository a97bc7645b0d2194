import type { Answer, RefusalCode } from '../../protocol';
import type { ReasonContext, reasons as en } from '../en/reasons';
import { plural } from '../plural';

type Reason = (about: ReasonContext) => string;

const here = (c: ReasonContext): string => c.lane ?? 'To połączenie';
const cost = (c: ReasonContext): string => (c.need ? `${here(c)} – koszt: ${c.need}` : `${here(c)} kosztuje inne karty`);
const inHand = (c: ReasonContext): string => (c.have ? `; masz: ${c.have}` : '');

const refusals: Record<RefusalCode, Reason> = {
  game_is_over: () => 'Gra się skończyła; nie można już wykonać żadnego ruchu.',
  not_your_decision: () => 'Ta decyzja nie należy teraz do ciebie; poczekaj na swoją turę.',
  wrong_kind_of_move: () => 'Najpierw trzeba zdecydować o czymś innym; spójrz na napis u góry.',
  no_such_slot: () => 'Nie ma takiego miejsca; weź jedną z kart, które widać.',
  slot_empty: () => 'Nie leży tu żadna karta; weź inną odkrytą kartę albo kartę ze stosu.',
  nothing_to_draw: (c) =>
    c.two_decks
      ? 'Oba stosy i odrzucone karty są wyczerpane, więc nie można dobierać; wybierz inną akcję.'
      : 'Stos i odrzucone karty są wyczerpane, więc nie można dobierać; wybierz inną akcję.',
  pile_empty: (c) =>
    c.two_decks ? 'Ten stos jest pusty; weź kartę z drugiego albo odkrytą.' : 'Stos jest pusty; weź odkrytą kartę.',
  loco_not_as_second_card: (c) =>
    c.two_decks
      ? 'Odkryty joker liczy się za obie karty, więc można go wziąć tylko jako pierwszą; wybierz inną drugą kartę.'
      : 'Odkryta lokomotywa liczy się za obie karty, więc można ją wziąć tylko jako pierwszą; wybierz inną drugą kartę.',
  no_such_lane: () => 'Na tej planszy nie ma takiego połączenia.',
  lane_taken: (c) =>
    c.owner ? `${here(c)} – już zajęte (${c.owner}); poszukaj innej drogi.` : `${here(c)} – już zajęte; poszukaj innej drogi.`,
  lane_closed: (c) =>
    `${here(c)} – zamknięte: przy tak małej liczbie graczy w podwójnym połączeniu gra tylko jedna nitka, a druga jest już zajęta.`,
  own_group: (c) => `${here(c)}: masz już nitkę między tymi miastami, a nikt nie może mieć dwóch.`,
  too_few_pieces: (c) =>
    c.pieces
      ? `${here(c)} – potrzeba: ${c.pieces.needed}, a masz już tylko: ${c.pieces.left}${c.two_decks ? '; najpierw wymień część zasobów' : '; wybierz krótsze połączenie'}.`
      : 'Masz za mało zasobów na to połączenie; wybierz krótsze.',
  cards_not_held: (c) => (c.need ? `${cost(c)}${inHand(c)}.` : 'Nie masz takich kart.'),
  wrong_number_of_cards: (c) => `Liczba kart się nie zgadza. ${cost(c)}${inHand(c)}.`,
  mixed_colours: (c) =>
    c.two_decks
      ? `Poza jokerami wszystkie karty muszą mieć tu ten sam kolor. ${cost(c)}.`
      : `Wszystkie karty muszą mieć tu ten sam kolor. ${cost(c)}${inHand(c)}.`,
  wrong_colour: (c) => `Te karty mają zły kolor. ${cost(c)}${inHand(c)}.`,
  wrong_deck: (c) =>
    c.sea
      ? 'Za połączenia morskie płaci się tylko kartami statków i jokerami; karty wagonów tu się nie liczą.'
      : 'Za połączenia kolejowe płaci się tylko kartami wagonów i jokerami; karty statków tu się nie liczą.',
  locos_not_allowed: (c) => `Na tej planszy lokomotywami nie płaci się za zwykłe połączenia. ${cost(c)}${inHand(c)}.`,
  too_few_locos: (c) =>
    `Każdy symbol lokomotywy na promie wymaga lokomotywy albo trzech dowolnych kart zamiast niej. ${cost(c)}${inHand(c)}.`,
  card_superfluous: () => 'O jedną kartę za dużo: odłóż tę, która nie jest potrzebna, i spróbuj ponownie.',
  pairs_do_not_match: (c) =>
    `Każde pole trudnego terenu wymaga pary: dwóch kart wagonów w jednym kolorze albo jokerów zamiast nich. ${cost(c)}.`,
  wrong_toll: (c) =>
    c.toll === undefined
      ? 'Za tunel dopłaca się w kolorze, którym rozpoczęto płatność, albo lokomotywami; można też zrezygnować.'
      : `Za tunel trzeba dopłacić dokładnie tyle kart: ${c.toll}, w kolorze rozpoczętej płatności albo lokomotywami; można też zrezygnować.`,
  no_tickets_left: () => 'Nie ma już biletów; wybierz inną akcję.',
  too_few_tickets_kept: (c) =>
    c.least === undefined
      ? 'Zachowaj więcej biletów.'
      : `${plural('pl', c.least, { one: 'Zachowaj co najmniej # bilet', few: 'Zachowaj co najmniej # bilety', many: 'Zachowaj co najmniej # biletów' })}; możesz też więcej.`,
  no_such_ticket: () => 'Tego biletu nie ma wśród tych do wyboru.',
  fleet_out_of_range: (c) =>
    c.fleet
      ? `Razem ma być ${c.fleet.pieces}: od ${c.fleet.least} do ${c.fleet.most} wagoników, reszta to statki.`
      : 'Taka liczba wagoników nie jest możliwa; wybierz inną.',
  no_such_node: () => 'Na tej planszy nie ma takiego miasta.',
  not_a_port: (c) => `${c.city ?? 'To miasto'} nie leży nad morzem; porty buduje się tylko w miastach z kotwicą.`,
  harbour_stands_there: (c) => `${c.city ?? 'To miasto'} ma już port, a miejsce jest tylko na jeden.`,
  no_own_lane_there: (c) =>
    c.city ? `${c.city}: nie kończy się tu żadne twoje połączenie; najpierw utwórz takie.` : 'Port buduje się w mieście portowym, w którym kończy się twoje połączenie; najpierw utwórz takie.',
  no_harbour_left: () => 'Wszystkie twoje porty już stoją.',
  wrong_harbour_cards: () =>
    'Port kosztuje dwie karty wagonów i dwie karty statków w jednym kolorze, wszystkie z kotwicą; każdą z nich może zastąpić joker.',
  nothing_exchanged: () => 'Wybierz co najmniej jeden wagonik lub statek do wymiany.',
  too_many_exchanged: () => 'Nie masz tylu do oddania albo tylu nie ma w twoim pudełku; wybierz mniej.',
};

const answers: Record<Answer, string> = {
  granted: 'Zrobione.',
  waiting: 'Pytamy pozostałe osoby przy stole.',
  stale: 'Sytuacja na stole się zmieniła – sprawdź jeszcze raz.',
  refused: 'Zasady teraz na to nie pozwalają.',
  unreadable_move: 'Serwer nie zrozumiał tego ruchu; odśwież stronę i spróbuj ponownie.',
  not_seated: 'Oglądasz grę; mogą to zrobić tylko osoby siedzące przy stole.',
  not_the_host: 'Może to zrobić tylko gospodarz stołu.',
  not_now: 'W tej chwili nie jest to możliwe.',
  no_such_seat: 'Przy tym stole nie ma takiego miejsca.',
  seat_taken: 'To miejsce jest już zajęte; wybierz inne.',
  table_full: 'Wszystkie miejsca przy tym stole są zajęte.',
  seats_open: 'Są jeszcze wolne miejsca; poczekaj, posadź na nich boty albo zacznij bez nich.',
  bad_name: 'Takiego imienia nie można użyć; wpisz od 1 do 30 zwykłych znaków.',
  no_such_bot: 'Nie ma tu takiego bota.',
  bad_nonce: 'Takiego udziału w tasowaniu nie można użyć.',
  nothing_to_take_back: 'Nie ma żadnego twojego ruchu do cofnięcia.',
  undo_off: 'Przy tym stole nie cofa się ruchów.',
  undo_declined: 'Ktoś nie zgodził się na cofnięcie ruchu.',
  chat_off: 'Przy tym stole nie można tego napisać; czat jest wyłączony albo są tylko gotowe zwroty.',
  no_such_phrase: 'Nie ma takiego zwrotu.',
  bad_text: 'Tego tekstu nie można wysłać; jest pusty, za długi albo ma niedozwolone znaki.',
  too_fast: 'To było dużo wiadomości naraz; odczekaj kilka sekund.',
  busy: 'Serwer ma dużo pracy; spróbuj za chwilę.',
  unavailable: 'Serwer nie mógł tego zapisać, więc nic się nie zmieniło; spróbuj za chwilę.',
};

export const reasons: typeof en = {
  refusals,
  answers,
  of_one_colour: (n) =>
    plural('pl', n, { one: '# karta dowolnego koloru', few: '# karty w jednym kolorze', many: '# kart w jednym kolorze' }),
  wagons_of_one_colour: (n) =>
    plural('pl', n, {
      one: '# karta wagonu dowolnego koloru',
      few: '# karty wagonów w jednym kolorze',
      many: '# kart wagonów w jednym kolorze',
    }),
  ships_worth: (n, colour) =>
    colour === null ? `karty statków w jednym kolorze na ${spaces(n)}` : `karty statków (kolor ${colour}) na ${spaces(n)}`,
  ferry: (cards, locos) =>
    `${cards}, w tym ${plural('pl', locos, { one: 'co najmniej # lokomotywa', few: 'co najmniej # lokomotywy', many: 'co najmniej # lokomotyw' })}`,
  any_for_one: (cards, rate) =>
    `${cards} (${plural('pl', rate, { one: '# dowolna karta zastępuje', few: '# dowolne karty zastępują', many: '# dowolnych kart zastępuje' })} jedną)`,
  pairs: (cards, n) => {
    const pairs = plural('pl', n, { one: '# para w jednym kolorze', few: '# pary, każda w jednym kolorze', many: '# par, każda w jednym kolorze' });
    return cards === null ? pairs : `${cards} i ${pairs}`;
  },
  nothing: 'nic, co by pasowało',
};

function spaces(n: number): string {
  return plural('pl', n, { one: '# pole', few: '# pola', many: '# pól' });
}
