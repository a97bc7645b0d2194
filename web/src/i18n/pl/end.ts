import type { end as en } from '../en/end';
import { plural } from '../plural';
import { cards } from './cards';

const { listed, points } = cards;
type Value = { name: string; value: number };
const values = (all: Value[]): string => all.map(({ name, value }) => `${name} ${value}`).join(', ');

export const end: typeof en = {
  title: 'Podsumowanie gry',
  step: (n, of) => `Krok ${n} z ${of}`,
  next: 'Dalej',
  to_table: 'Do wyniku',
  keys: 'Spacja: dalej, S: do wyniku',
  again: 'Obejrzyj ponownie',
  points_so_far: 'Punkty do tej pory',
  map: 'Mapa na koniec gry',
  map_hint: 'Punkty za połączenia są już policzone. Teraz odkrywamy bilety.',
  completed: 'zrealizowany',
  not_completed: 'niezrealizowany',
  in_order: 'zrealizowany, miasta po kolei',
  any_order: 'zrealizowany, ale nie po kolei',
  country: (name) => `zrealizowany, liczy się: ${name}`,
  harbour: (city) => `Port: ${city}`,
  harbour_tickets: (n) =>
    plural('pl', n, {
      one: '# zrealizowany bilet z tym miastem',
      few: '# zrealizowane bilety z tym miastem',
      many: '# zrealizowanych biletów z tym miastem',
    }),
  unbuilt: 'Niezbudowane porty',
  harbours: (n) => plural('pl', n, { one: '# port', few: '# porty', many: '# portów' }),
  shared_bonus: 'Po równo, więc premię dostaje każda z tych osób.',
  points,
  winner: 'Zwycięstwo',
  winners: 'Wspólne zwycięstwo',
  banner: {
    you: 'Wygrywasz!',
    wins: (name) => `Wygrywa ${name}`,
    share: 'Wspólne zwycięstwo',
  },
  you_win: (total) => `Wygrywasz! Twój wynik: ${total}.`,
  wins: (name, total) => `Wygrywa ${name}. Wynik: ${total}.`,
  share: (names, total) => `Wspólne zwycięstwo: ${listed(names)}, po ${total}.`,
  tied: (names, total) => `${listed(names)} mają po ${total}.`,
  tie: {
    tickets: (all) => `Decydują zrealizowane bilety: ${values(all)}.`,
    trail_bonus: (all) =>
      `Decyduje premia za najdłuższą trasę, a zdobywa ją ${listed(all.filter((one) => one.value > 0).map((one) => one.name))}.`,
    longest_trail: (all) => `Decyduje najdłuższa trasa: ${values(all)}.`,
    harbours: (all) => `Decydują punkty za porty: ${values(all)}.`,
    later_turn: () => 'Decyduje dalsze miejsce w kolejności.',
  },
  still_equal: 'Nic więcej ich nie różni, więc zwycięstwo jest wspólne.',

  table: 'Wynik w liczbach',
  deeds: 'Jak kto grał',
  player: 'Gracz',
  column: {
    routes: 'Połączenia',
    dollars: 'Dolary',
    plus: 'Bilety +',
    minus: 'Bilety −',
    harbours: 'Porty',
    exchange: 'Wymiana',
    bonus: 'Premia',
    total: 'Razem',
    tickets: 'Bilety zrealizowane',
    trail: 'Najdłuższa trasa',
    trains: 'Zostało wagoników',
    ships: 'Zostało statków',
    turns: 'Tury',
    claims: 'Zajęte połączenia',
    blind: 'Karty ze stosu',
    face_up: 'Karty odkryte',
    locos: 'w tym lokomotywy',
    wilds: 'w tym jokery',
    time: 'Czas namysłu',
    mean: 'na decyzję',
    longest: 'najdłuższy',
  },
  of: (n, all) => `${n} z ${all}`,
  replay_of: (name) => `Powtórka oczami: ${name}`,
  tickets: 'Wszystkie bilety',
  no_tickets: 'brak biletów',
  more: 'Więcej',
  to_map: 'Zobacz mapę',
  show_on_map: 'Naciśnięty bilet widać na mapie.',

  rematch: 'Rewanż',
  rematch_hint: 'Te same miejsca przy nowym stole; zaczyna następna osoba.',
  to_rematch: 'Do nowej gry',
  to_campaign: 'Dalej w kampanii',
  replay: 'Powtórka',
  share_game: 'Udostępnij',
  share_formats: { wide: 'Obrazek poziomy', tall: 'Obrazek pionowy' },
  share_failed: 'W tej przeglądarce nie udało się narysować obrazka.',
  record: 'Zapisz przebieg gry',
  verify: 'Sprawdź tasowanie',
  poster: 'Plakat',
  poster_svg: 'Plakat (SVG)',
  poster_png: 'Plakat (PNG)',
  record_failed: 'Nie udało się pobrać zapisu; spróbuj ponownie.',
  poster_failed: 'W tej przeglądarce nie udało się narysować plakatu.',
  poster_title: (winners, date) =>
    winners.length === 0
      ? date
      : `${winners.length > 1 ? 'Wspólne zwycięstwo:' : 'Wygrywa'} ${listed(winners)} · ${date}`,
  home: 'Strona główna',

  check: {
    working: 'Sprawdzam…',
    failed: 'Nie udało się pobrać danych rozdania. Sprawdź połączenie i spróbuj ponownie.',
    unfair: 'Tę grę rozdano bez zobowiązania, więc nie ma czego sprawdzać.',
    intro:
      'Przed rozdaniem serwer zobowiązał się do tajnej liczby, a urządzenie każdego gracza do własnego tekstu; dopiero potem teksty ujawniono. Teraz liczba jest jawna:',
    seed: {
      fits: 'Liczba zgadza się ze zobowiązaniem sprzed rozdania.',
      differs: 'Liczba nie zgadza się ze zobowiązaniem!',
      unknown: 'Nie udało się tu porównać tej liczby.',
    },
    promise: {
      fits: 'To urządzenie zapamiętało przed rozdaniem to samo zobowiązanie.',
      differs: 'To urządzenie zapamiętało przed rozdaniem inne zobowiązanie!',
      unknown: 'To urządzenie nie widziało zobowiązania przed rozdaniem, więc nie może porównać.',
    },
    starts: {
      fits: 'Zapis wymienia każdy start, który widziało to urządzenie.',
      differs: 'Zapis milczy o starcie, który widziało to urządzenie!',
      unknown: 'To urządzenie nie widziało żadnego startu tej gry.',
    },
    shares: {
      fits: 'Każdy gracz ujawnił tekst, do którego się zobowiązał; boty go nie mają.',
      differs: 'Ktoś ujawnił inny tekst niż ten, do którego się zobowiązał!',
      unknown:
        'W tej dawniejszej grze nie zobowiązywano się do tekstów przed ich ujawnieniem: serwer w zmowie z jednym z graczy mógł wybrać rozdanie.',
    },
    terms: {
      fits: 'Rozdano taką grę, jaką to urządzenie widziało przedtem: ta sama plansza, zasady i miejsca, ta sama osoba zaczyna.',
      differs: 'Rozdano inną grę, niż to urządzenie widziało przedtem: inna plansza, zasady, miejsca albo kto zaczyna!',
      unknown: 'To urządzenie nie brało udziału w tasowaniu, więc nie może porównać, w co miano grać.',
    },
    nonce: {
      fits: 'Twój własny tekst wszedł do losowania.',
      differs: 'Twojego tekstu brakuje w losowaniu!',
      unknown: 'W tej grze nie ma tekstu z tego urządzenia.',
    },
    deal: {
      fits: (n, tickets) =>
        `Pierwsze rozdanie z niej wynika: kto zaczyna, ${cards.cards(n)}, ${cards.tickets(tickets)}.`,
      differs: 'Pierwsze rozdanie z niej nie wynika!',
      unknown: 'Pierwszego rozdania nie dało się tu sprawdzić.',
    },
    all_fits: 'Wszystko, co można tu sprawdzić, się zgadza.',
    not_fits: 'Coś się nie zgadza.',
    rest: 'Ta strona sprawdza zobowiązanie i pierwsze rozdanie. Każde późniejsze losowanie sprawdza sam program: zapisz przebieg gry i uruchom',
    figures: 'Liczby',
    table: 'Stół',
    number: 'Tajna liczba (seed)',
    commitment: 'Zobowiązanie (SHA-256)',
    nonces: 'Teksty graczy',
    none: 'brak',
    bot: 'bot, bez tekstu',
    failed_start: (names) => `Nieudany start${names.length > 0 ? `, brakowało udziału: ${listed(names)}` : ''}`,
  },
};
