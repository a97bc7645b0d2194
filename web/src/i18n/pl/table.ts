import type { table as en } from '../en/table';
import { plural } from '../plural';

const and = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1) ?? ''}`;
const points = (n: number) => plural('pl', n, { one: '# punkt', few: '# punkty', many: '# punktów' });
const cards = (n: number) => plural('pl', n, { one: '# karta', few: '# karty', many: '# kart' });

export const table: typeof en = {
  you_drew: 'Twoje nowe karty',
  pass_on: (name: string) => `Oddaj urządzenie. Teraz: ${name}`,
  hand_over: (name: string) => `Teraz gra: ${name}`,
  hand_over_hint: 'Pozostali odwracają wzrok; karty i bilety pojawią się po naciśnięciu przycisku.',
  it_is_me: (name: string) => `To ja, ${name}`,
  no_such_table: {
    title: 'Nie ma takiego stołu',
    advice: 'Adres może być błędny albo stół zamknięto przed rozpoczęciem gry.',
  },
  board_not_loaded: {
    title: 'Nie udało się wczytać planszy',
    advice: 'Nic nie przepadło: stół nadal istnieje. Sprawdź połączenie i spróbuj ponownie.',
  },
  board_broken: {
    title: 'Tej planszy nie da się narysować',
    advice:
      'Stół i twoje miejsce nadal istnieją, ale z plikami tej planszy jest coś nie tak. Powiedz o tym osobie, która prowadzi ten serwer.',
  },
  board_trouble: 'Co poszło źle:',
  table_aside: {
    title: 'Ten stół wstrzymano',
    advice:
      'Serwer znalazł w nim błąd. To, co zagrano, jest zapisane: daj znać osobie, która prowadzi serwer, bo przyczynę podaje jego dziennik. Przy pozostałych stołach gra toczy się dalej.',
  },
  other_protocol: {
    title: 'Ta strona jest starsza niż serwer',
    advice:
      'Twoje miejsce czeka. Wczytaj stronę ponownie; jeśli to nie pomoże, zamknij ją wszędzie i otwórz jeszcze raz.',
  },
  reload: 'Wczytaj ponownie',
  not_admitted: {
    title: 'Ten stół nie jest dla ciebie otwarty',
    advice: 'Poproś o link z kodem; miejsce pamięta ta przeglądarka, w której je zajęto.',
  },

  status: {
    yours: 'Twoja tura',
    theirs: (name) => `Teraz gra: ${name}`,
    waiting: (names) => `Czekamy na: ${names.join(', ')}`,
    nobody: 'Chwileczkę…',
    not_begun: 'Gra jeszcze się nie zaczęła',
    over: 'Koniec gry',
    closed: 'Stół zamknięty',
    won: (names) => (names.length === 1 ? `wygrywa ${and(names)}` : `wygrywają wspólnie: ${and(names)}`),
    sending: 'chwileczkę…',
    autopilot: 'Bot gra za ciebie',
    autopilot_hint: 'możesz wrócić w każdej chwili',
    may: {
      draw: 'dobierz karty',
      claim: (n) => `utwórz połączenie (${n})`,
      tickets: 'dobierz bilety',
      harbour: 'zbuduj port',
      exchange: 'wymień wagoniki lub statki',
    },
    may_short: {
      draw: 'karty',
      claim: (n) => `połączenie (${n})`,
      tickets: 'bilety',
      harbour: 'port',
      exchange: 'wymiana',
    },
    keep: 'Wybierz bilety',
    keep_hint: (least, offer) => `zachowaj co najmniej ${least} z ${offer}`,
    fleet: 'Wybierz wagoniki i statki',
    fleet_hint: 'w tajemnicy, aż wszyscy będą gotowi',
    second: 'Dobierz drugą kartę',
    second_both: 'odkrytą lub ze stosu',
    second_deck: 'ze stosu',
    second_row: 'odkrytą',
    refill: (slot) => `Uzupełnij miejsce ${slot}`,
    refill_hint: 'z którego stosu?',
    effect: 'Pytanie z karty',
    effect_hint: 'wybierz odpowiedź',
    toll: (n) =>
      plural('pl', n, { one: 'Tunel! Jeszcze # karta', few: 'Tunel! Jeszcze # karty', many: 'Tunel! Jeszcze # kart' }),
    toll_hint: (lane, canPay) => `${lane}: ${canPay ? 'dopłać albo zrezygnuj' : 'brak kart na dopłatę, zrezygnuj'}`,
    they: {
      keep_tickets: 'wybór biletów',
      choose_fleet: 'wybór wagoników i statków',
      choose_action: 'wybór akcji',
      pick_card: 'dobieranie drugiej karty',
      refill_from: 'uzupełnianie odkrytych kart',
      tunnel_response: 'dopłata za tunel albo rezygnacja',
      effect_choice: 'decyzja w sprawie karty',
      game_over: 'ogląda wynik',
    },
  },
  title_yours: (title) => `▶ Twoja tura · ${title}`,

  regions: {
    status: 'Stan gry',
    map: 'Mapa',
    market: 'Odkryte karty i stosy',
    hand: 'Twoja ręka',
    tickets: 'Twoje bilety',
    players: 'Gracze',
    log: 'Ostatnie ruchy',
    commit: 'Akcje',
  },

  bar: {
    table_code: (code) => `Stół ${code}`,
    undo: 'Cofnij',
    log: 'Dziennik',
    rules: 'Zasady',
    chat: 'Czat',
    chat_new: (n) =>
      plural('pl', n, { one: '# nowa wiadomość', few: '# nowe wiadomości', many: '# nowych wiadomości' }),
    quiet: 'Bez dźwięku',
    settings: 'Ustawienia',
    more: 'Więcej',
    text_mode: 'Tryb tekstowy',
    home: 'Wagonauta: strona główna',
    skip: 'Pomiń animację',
  },

  clock: {
    left: (time) => `Pozostały czas: ${time}`,
    days: (d, h) => `${d} d ${h} h`,
    taken: {
      hours: (h, min) => `${h} godz. ${min} min`,
      minutes: (min, s) => `${min} min ${s} s`,
      seconds: (s) => `${s} s`,
    },
  },

  orders: {
    title: 'Zamówienia',
    taken: (name) => `zrealizowane: ${name}`,
  },

  event: {
    none: 'Jeszcze bez wydarzenia',
    none_hint: 'Przyniesie je gazeta ze stosu kart.',
    spent: 'Już się zdarzyło i nic więcej nie zmienia.',
    campaign: 'Do kampanii',
    post: (n) =>
      plural('pl', n, { one: '# otwarta pocztówka', few: '# otwarte pocztówki', many: '# otwartych pocztówek' }),
    office: 'W twoim biurze',
    postcards: 'Twoje pocztówki',
    postcard: (n) => `Pocztówka ${n}`,
    answered: 'zrealizowana',
    for_you: 'Tylko dla ciebie:',
    so_far: (have, need) => `na razie ${have} z ${need}`,
    at_most: (have, most) => `teraz ${have}, najwyżej ${most}`,
    other_side: 'Na drugiej stronie:',
    others: 'Pocztówki innych firm',
    rules: (n) => plural('pl', n, { one: '# dodana zasada', few: '# dodane zasady', many: '# dodanych zasad' }),
  },

  player: {
    to_move: 'teraz gra',
    ready: 'gotowe',
    choosing: 'wybiera',
    online: 'przy stole',
    offline: 'poza stołem',
    you: 'ty',
    bot: (level) => `bot · ${level}`,
    program: 'program',
    autopilot: 'nieobecność · gra bot',
    resigned: 'rezygnacja · gra bot',
    score: points,
    wagons: (n) =>
      plural('pl', n, { one: 'pozostał # wagonik', few: 'pozostały # wagoniki', many: 'pozostało # wagoników' }),
    ships: (n) => plural('pl', n, { one: 'pozostał # statek', few: 'pozostały # statki', many: 'pozostało # statków' }),
    harbours: (n) => plural('pl', n, { one: 'pozostał # port', few: 'pozostały # porty', many: 'pozostało # portów' }),
    cards,
    tickets: (n) => plural('pl', n, { one: '# bilet', few: '# bilety', many: '# biletów' }),
    tickets_done: (done, n) => `zrealizowane bilety: ${done} z ${n}`,
    turns_left: (n) => plural('pl', n, { one: 'ostatnia tura', few: 'jeszcze # tury', many: 'jeszcze # tur' }),
    no_turns_left: 'bez dalszych tur',
  },

  market: {
    title: 'Odkryte karty',
    slot: (n, card) => `Miejsce ${n}: ${card}`,
    empty: (n) => `Miejsce ${n}: puste`,
    locked: 'teraz niedostępna',
    ends: 'kończy dobieranie',
    deck: (n) => `Stos: ${cards(n)}`,
    deck_named: (name, n) => `${name}: ${cards(n)}`,
    one: 'Dobierz jedną kartę ze stosu',
    two: 'Dobierz dwie karty ze stosu',
    one_of: (name) => `Dobierz jedną kartę ze stosu „${name}”`,
    two_of: (name) => `Dobierz dwie karty ze stosu „${name}”`,
    tickets: (n) => `Dobierz bilety: ${plural('pl', n, { one: '# w stosie', few: '# w stosie', many: '# w stosie' })}`,
    draw: 'Dobierz',
    draw_two: 'Dobierz 2',
    taking: (n) => `Karta ${n} z 2`,
    second_loco: 'drugą kartą może tu być lokomotywa',
    no_second_loco: 'odkryta lokomotywa nie może być drugą kartą',
    no_second_wild: 'odkryty joker nie może być drugą kartą',
  },

  hand: {
    title: (n) => `Twoja ręka: ${cards(n)}`,
    hint: 'dotknij koloru, a zobaczysz, co opłaci',
    short: (n) => `Ręka ${n}`,
    light: (words) => `${words}: podświetl połączenia, na które wystarczy`,
    watching: 'Oglądasz grę: karty i bilety graczy pozostają zakryte do końca.',
  },

  tickets: {
    title: (done, n) => `Bilety: zrealizowane ${done} z ${n}`,
    short: 'Bilety',
    numbers: (done, n) => `${done} / ${n}`,
    none: 'Brak biletów',
    pin: 'Pokaż na mapie',
  },

  actions: {
    tickets: 'Bilety',
    harbour: 'Port',
    exchange: 'Wymiana',
    claimable: (n) => plural('pl', n, { one: '# możliwe', few: '# możliwe', many: '# możliwych' }),
    none_claimable: '0 możliwych',
    planner: 'Planowanie',
    planner_on: 'Planowanie: dotykaj połączeń, aby je zaznaczyć',
    planner_count: (n, left) => `plan ${n} / zostało ${left}`,
    planner_clear: 'Wyczyść',
    planner_close: 'Zakończ planowanie',
  },

  search: {
    label: 'Szukaj miasta',
    nothing: 'Nie ma takiego miasta',
    open: 'Szukaj miasta (/)',
  },

  sheet: {
    log: 'Dziennik',
    chat: 'Czat',
    rules: 'Zasady',
    settings: 'Ustawienia',
    keys: 'Klawisze',
    more: 'Więcej',
    tickets: 'Twoje bilety',
    players: 'Gracze',
    decision: 'Decyzja',
    fold: 'Spójrz na mapę',
    unfold: 'Wróć do decyzji',
    result: 'Wróć do wyniku',
    resize: 'Większy lub mniejszy',
  },

  chat: {
    write: 'Wiadomość',
    send: 'Wyślij',
    phrases: 'Powiedz jednym dotknięciem',
    nobody: 'Nikt jeszcze nic nie powiedział.',
    off: 'Przy tym stole nie ma czatu.',
    unmute: (name) => `Wyłącz wyciszenie: ${name}`,
    mute: (name) => `Wycisz: ${name}`,
    who: 'Wyciszone osoby',
  },

  more: {
    device: 'Graj dalej na innym urządzeniu',
    device_hint:
      'Otwórz ten adres na swoim drugim urządzeniu albo zeskanuj kod. Kto go ma, gra na twoim miejscu, więc nie pokazuj go nikomu.',
    copy_link: 'Skopiuj link do stołu',
    copied: 'Skopiowano',
    away: 'Niech na razie gra za mnie bot',
    back: 'Wracam: gram samodzielnie',
    resign: 'Opuść grę',
    resign_sure: 'Bot zagra za ciebie do końca. Opuścić grę?',
    resign_yes: 'Tak, opuszczam',
    resign_no: 'Nie, zostaję',
    home: 'Strona główna (gra trwa dalej)',
  },

  keys: {
    '1 – 6': 'odkryte karty; odpowiedzi na pytanie',
    D: 'karta ze stosu',
    'Shift + D': 'dwie karty ze stosu',
    T: 'dobierz bilety',
    C: 'lista możliwych połączeń',
    H: 'port',
    X: 'wymiana wagoników i statków',
    P: 'planowanie',
    L: 'dziennik',
    M: 'czat',
    U: 'cofnij',
    Enter: 'zatwierdź',
    Esc: 'anuluj, zamknij',
    space: 'pomiń animację',
    '/': 'szukaj miasta',
    '?': 'te klawisze',
    F6: 'następny obszar; Shift + F6: poprzedni',
    'Ctrl + B': 'tryb tekstowy',
    arrows: 'na mapie: od miasta do miasta; Enter pokazuje połączenia',
  },
  key_space: 'Spacja',
  key_arrows: 'Strzałki',

  link: {
    reconnecting: 'Łączę ponownie…',
    resuming: 'Wznawiamy grę…',
    lost: 'Brak połączenia',
    lost_hint: 'Twoje miejsce jest zachowane i nic nie przepadło. To, co wybrano, pozostaje wybrane.',
  },

  notice: {
    stale: 'Sytuacja na stole się zmieniła – sprawdź jeszcze raz',
    error: 'Brak odpowiedzi. Sprawdź połączenie i spróbuj ponownie.',
    allowed: 'Teraz to możliwe.',
    rule: 'Zasada',
    dismiss: 'Zamknij',
    second_device: 'To miejsce jest otwarte także na innym urządzeniu; liczy się ostatni ruch.',
  },

  undo: {
    asks: (name) => `${name} prosi o cofnięcie ostatniego ruchu.`,
    agree: 'Zgoda',
    decline: 'Nie',
    waiting: 'Czekamy na zgodę pozostałych na cofnięcie ruchu…',
  },

  autopilot: {
    text: 'Bot gra za ciebie.',
    back: 'Wróć do gry',
  },

  last_round: {
    banner: (turns) =>
      plural('pl', turns, {
        one: 'Ostatnie tury: jeszcze # tura',
        few: 'Ostatnie tury: jeszcze # tury',
        many: 'Ostatnie tury: jeszcze # tur',
      }),
  },

  log: {
    counts: (deck, discard, tickets) => `Stos ${deck} · odrzucone ${discard} · bilety ${tickets}`,
    empty: 'Jeszcze nic się nie wydarzyło.',
    show: (text) => `${text}. Pokaż na mapie`,
  },
};
