import type { campaign as en } from '../en/campaign';
import { plural } from '../plural';
import { cards } from './cards';

const { listed } = cards;

export const campaign: typeof en = {
  nobody: 'nikt',
  bot: (level) => `bot ${level}`,

  shelf: {
    title: 'Moje kampanie',
    none: (games) =>
      `Kampania to ${plural('pl', games, { one: '# rozgrywka', few: '# rozgrywki', many: '# rozgrywek' })}, które na dobre zmieniają mapę. Gra ją stale ta sama grupa, przez tygodnie lub miesiące.`,
    new: 'Nowa kampania',
    told: (told, of) => `Opowiedziane rozdziały: ${told} z ${of}`,
    chapter: (n, of) => `Rozdział ${n} z ${of}`,
    chapters_told: (n) =>
      plural('pl', n, {
        one: '# opowiedziany rozdział',
        few: '# opowiedziane rozdziały',
        many: '# opowiedzianych rozdziałów',
      }),
    you: 'Ty',
    your_turn: 'Czeka na ciebie',
    waits_for: (names) => `Kto jest potrzebny: ${listed(names)}`,
    gathering: 'Następny rozdział jeszcze się nie zaczął',
    playing: 'Trwa rozdział',
    closing: 'Rozdział się kończy',
    finished: 'Opowieść dobiegła końca',
    meet: (text) => `Następny termin: ${text}`,
    saved: 'Kopia na tym urządzeniu',
    not_saved: 'Na tym urządzeniu nie ma kopii ostatniego rozdziału',
  },

  restore: {
    from_file: 'Otwórz plik kampanii',
    kept: (name, chapters) =>
      `${name}: na tym urządzeniu ${plural('pl', chapters, { one: 'jest # rozdział', few: 'są # rozdziały', many: 'jest # rozdziałów' })}.`,
    not_here: 'Ten serwer jej nie zna.',
    bring_back: 'Przywróć ją tutaj',
    whole_part: (text) => `Cała jest część: ${text}.`,
    take_part: 'Przejmij całą część',
    open_it: 'Otwórz kampanię',
    faults: {
      damaged: 'Plik jest uszkodzony; niczego nie zmieniono. Spróbuj pliku innej osoby, każde urządzenie ma swój.',
      unknown_content: 'Ten serwer nie ma pudełka, z którym gra się tę kampanię. Niczego nie zmieniono.',
      later_format: 'Plik zapisała nowsza wersja. Niczego nie zmieniono; najpierw trzeba zaktualizować serwer.',
      lives_here: 'Ta kampania już jest na tym serwerze.',
      other_campaign: 'To plik innej kampanii. Niczego nie zmieniono.',
      nothing_new: 'W pliku nie ma niczego, czego tu brakuje.',
      not_a_campaign: 'To nie jest plik kampanii. Niczego nie zmieniono.',
    },
  },

  company: {
    taken: (by) => `Prowadzi: ${by}`,
  },

  fresh: {
    title: 'Nowa kampania',
    foreword: (name, games) =>
      `${name}: ${plural('pl', games, { one: '# rozgrywka', few: '# rozgrywki', many: '# rozgrywek' })}, jedna po drugiej, a co się stanie w jednej, zostaje w następnych. To, co zarobi twoja firma, trafia do skrytki aż do końca ostatniej rozgrywki. Opowieść czyta się, gdy przychodzi na nią czas, a wszystko zapisuje się samo.`,
    name: 'Nazwa kampanii',
    name_hint: 'Tak będzie stała na półce; można ją później zmienić.',
    my_company: 'Wybierz swoją firmę',
    choose_company: 'Najpierw wybierz firmę.',
    company_name: 'Własna nazwa twojej firmy',
    company_name_hint: 'Jeśli chcesz: stanie obok nazwy wydrukowanej, także w kronice.',
    others: 'Pozostałe firmy',
    others_hint: 'W kampanii bierze udział od dwóch do pięciu firm. Kto otworzy link, wybierze jedną z wolnych.',
    by_whom: (company) => `Kto prowadzi: ${company}`,
    kinds: { friend: 'Wolna dla znajomych', device: 'Ktoś przy tym urządzeniu', bot: 'Bot' },
    level: 'Siła bota',
    free: (n) =>
      plural('pl', n, {
        one: '# firma jest wolna dla znajomych.',
        few: '# firmy są wolne dla znajomych.',
        many: '# firm jest wolnych dla znajomych.',
      }),
    complete: (people, bots) =>
      `${plural('pl', people, { one: '# osoba', few: '# osoby', many: '# osób' })} i ${plural('pl', bots, { one: '# bot', few: '# boty', many: '# botów' })}.`,
    found: 'Zacznij kampanię',
    founding: 'Chwileczkę…',
    later: 'Pierwsza rozgrywka zacznie się, gdy będą wszyscy.',
  },

  join: {
    title: (name) => `Dołącz do kampanii „${name}”`,
    at: (chapter, games, year) => `Następny jest rozdział ${chapter} z ${games}, rok ${year}.`,
    late: 'Za wcześniejsze rozgrywki twoja firma dostanie stałe wyniki.',
    full: 'W tej kampanii żadna firma nie jest teraz wolna.',
    which: 'Którą firmę chcesz prowadzić?',
    take: 'Prowadź tę firmę',
    what: (games) =>
      `${plural('pl', games, { one: '# rozgrywka', few: '# rozgrywki', many: '# rozgrywek' })} na tej samej mapie, która wszystko pamięta.`,
  },

  faults: {
    company_taken: 'Tę firmę właśnie ktoś zajął; wybierz inną.',
    too_late: 'Na nową firmę jest już za późno: opowieść zaszła za daleko.',
    campaign_over: 'Ta kampania już się skończyła.',
    table_full: 'Wszystkie firmy są zajęte.',
    wrong_code: 'Link jest niepełny: kampanię otwiera jego ostatnia część. Poproś o niego jeszcze raz.',
    no_such_campaign:
      'Tej kampanii nie ma na tym serwerze. Jej plik jest na urządzeniach uczestników; z jednego z nich można ją przywrócić.',
    no_such_company: 'Nie ma takiej firmy.',
    bad_token: 'To urządzenie nie zdołało utworzyć klucza firmy. Odśwież stronę i spróbuj ponownie.',
    not_admitted: 'Mogą to zobaczyć tylko uczestnicy tej kampanii.',
    not_now: 'W tej chwili to niemożliwe. Dopóki trwa rozdział, nikt nowy nie może dołączyć.',
    not_your_choice: 'O tym decyduje ktoś inny.',
    not_an_option: 'Tego nie można już wybrać; spójrz jeszcze raz.',
    not_ready: 'Kogoś jeszcze brakuje.',
    no_such_entry: 'Nie da się wrócić do tego miejsca.',
    vote_pending: 'Inne pytanie jest jeszcze otwarte; najpierw odpowiedzcie na nie.',
    no_vote: 'To pytanie jest już rozstrzygnięte.',
    stale: 'Coś się tymczasem zmieniło; spójrz jeszcze raz.',
    lost: 'Połączenie zerwało się, zanim nadeszła odpowiedź. Spróbuj ponownie.',
  },

  comes: {
    here: 'na miejscu',
    not_yet: 'jeszcze nie wiadomo',
    absent: 'dziś bez udziału',
    bot: (level) => `w zastępstwie ${level} (bot)`,
    guest: (name) => `gościnnie ${name}`,
    its_bot: 'gra bot',
    nobody: 'nikt nie prowadzi',
    fixed: 'liczy się stały wynik',
    slip: 'liczy się dzisiejszy wynik',
  },

  absence: {
    title: (name) => `${name}: dziś bez udziału. Co teraz?`,
    fixed: 'Stały wynik',
    fixed_hint: 'Firma dziś nie gra; na końcu kampanii wpisuje się stały wynik.',
    bot: 'Zagra bot',
    guest: 'Zagra gość',
    which_bot: 'Który bot?',
    who: 'Kto zagra?',
    guest_name: 'Gość',
    what_counts: 'Co się liczy dla tej firmy?',
    slip: 'Dzisiejszy wynik',
    counts_hint: 'Wszystko inne, co dziś zdobędzie, i tak należy do tej firmy.',
  },

  gathering: {
    title: (n, of) => `Rozdział ${n} z ${of}`,
    year: (year, trains) =>
      `Rok ${year}, każda firma ma ${plural('pl', trains, { one: '# wagonik', few: '# wagoniki', many: '# wagoników' })}. Kto dziś gra?`,
    here: 'Jestem',
    not_here_after_all: 'Jednak mnie nie ma',
    away: 'Dziś bez udziału',
    otherwise: 'Zmień',
    caboose: 'ma brankard',
    all_here: 'Jesteśmy wszyscy',
    begin: 'Otwórz rozdział',
    waits_for: (names) => `Jeszcze nie wiadomo, czy gra: ${listed(names)}.`,
    two_must_come: 'Do rozgrywki potrzeba co najmniej dwóch firm. Zaproś kogoś albo dodaj bota.',
    not_ready: 'Chwileczkę: nie wszyscy odpowiedzieli.',
  },

  recap: {
    last: 'Ostatnim razem',
    changed: 'Co się zmieniło',
    tonight: 'Dziś',
  },

  story: {
    title: 'Opowieść',
    head: (game, games, year) =>
      `Rozdział ${game}${games > 0 ? ` z ${games}` : ''}${year === null ? '' : ` · ${year}`}`,
    page: (n, of) => `strona ${n} z ${of}`,
    next: 'Następna strona',
    back: 'Wstecz',
    read: 'To wszystko',
    to_game: 'Do gry',
    aloud: 'Czytaj na głos',
    hush: 'Przestań czytać',
    read_by: (names) => `Tę stronę przeczytali już: ${listed(names)}`,
    read_by_nobody: 'Nikt jeszcze nie przewrócił tej strony.',
    all_read: '✓ Wszyscy przeczytali tę stronę',
    again: 'Przeczytaj opowieść jeszcze raz',
  },

  region: {
    opened: 'Otwieracie pudełko',
    on_the_map: (region) => `Mapa, a na niej nowa część: ${region}`,
    new_rule: 'Nowa zasada',
  },

  ask: {
    event: 'które wydarzenie trafia do archiwum?',
    item: 'co trafia do biura?',
    city: (token) => `${token}: w którym mieście?`,
    option: 'co wybierasz?',
    waits_for: (who) => `Decyduje ${who}. To może poczekać; wszystko jest zapisane.`,
    long: 'To czeka już cały dzień.',
    pass_on: 'Zapytaj innych, czy może zdecydować bot',
    choose: 'Wybierz',
    sure: (thing) => `Na zawsze: ${thing}`,
    yes: 'Tak, niech tak będzie',
    no: 'Nie, wybieram jeszcze raz',
  },

  postcard: {
    number: (n) => `Pocztówka ${n}`,
    shown: '✓ ukończona',
    unread: 'Jej treść jest w drodze.',
    for_you: 'Tylko dla ciebie',
    was: 'Na drugiej stronie',
    turn: 'Odwróć (tylko dla adresata)',
    hide: 'Odwróć z powrotem',
  },

  slip: {
    title: 'Dowód wpłaty',
    total: 'Do skrytki',
    start: 'Na początek',
    colour: 'Własny kolor',
    events: 'Wydarzenia',
    postcards: 'Pocztówki',
    other: 'Pozostałe dolary z rozgrywki',
    dollars: 'Dolary na koniec rozgrywki',
    tickets: (n) => `Bilety, zrealizowane: ${n}`,
    idle: (n) =>
      plural('pl', n, {
        one: '# niewykorzystany wagonik',
        few: '# niewykorzystane wagoniki',
        many: '# niewykorzystanych wagoników',
      }),
    earned: 'Zarobione w tej rozgrywce',
    floor: 'Dowód wpłaty nie spada poniżej 0',
    all: 'Dowody wpłaty z tej rozgrywki',
  },

  closing: {
    title: (year) => `Kończy się rok ${year}`,
    line: 'Koniec rozdziału, stacja po stacji',
    stations: {
      slip: 'Dowody',
      archive: 'Archiwum',
      story: 'Opowieść',
      post: 'Poczta',
      map: 'Na mapie',
      vault: 'Skrytka',
      next: 'Do następnego razu',
    },
    you_are_asked: 'Decyzja czeka na ciebie.',
    to_question: 'Przejdź tam',
    stamps: (n) =>
      plural('pl', n, {
        one: '# ostemplowany bilet',
        few: '# ostemplowane bilety',
        many: '# ostemplowanych biletów',
      }),
    vault:
      'Dowody wpłaty trafiają do skrytek, a te pozostaną zamknięte do końca ostatniej rozgrywki. Sum się nie pokazuje.',
    put_in: 'Włóż dowód do skrytki',
    back: 'Wstecz',
    next: 'Dalej',
    waits: 'Chwileczkę…',
    waits_for: (who) => `Decyduje teraz: ${who}.`,
    done: 'Dobranoc',
    to_vaults: 'Do skrytek',
  },

  backup: {
    title: 'Kopia',
    by_itself:
      'Po każdym rozdziale urządzenie każdej osoby samo zachowuje całą kampanię. Z dowolnej z tych kopii można ją przywrócić.',
    this_device: 'To urządzenie',
    has: 'ma ostatni rozdział',
    has_until: (n) => `ma rozdział ${n}`,
    has_none: 'nie ma jeszcze żadnej',
    unkept: 'To urządzenie nie mogło zachować pliku. Zapisz go samodzielnie.',
    failed: 'Nie udało się pobrać pliku; spróbuj ponownie.',
    save: 'Zapisz plik',
  },

  meet: {
    title: 'Następny rozdział',
    none: 'Nie ma jeszcze terminu.',
    agreed: (text) => `Termin: ${text}`,
    when: 'Kiedy się spotykacie?',
    agree: 'Ustal termin',
    clear: 'Bez terminu',
  },

  vaults: {
    title: 'Otwieracie skrytki',
    won: (names) => (names.length > 1 ? `Wspólne zwycięstwo: ${listed(names)}` : `Kampanię wygrywa ${listed(names)}`),
    one_by_one: 'Od ostatniego miejsca w górę, jedna po drugiej.',
    sums: 'Wszystkie pozycje rozliczenia są poniżej.',
    open: (who) => `Otwórz skrytkę: ${who}`,
    open_all: 'Otwórz wszystkie',
    things: (things) => `W skrytce: ${things}`,
    place: (n) => `${n}. miejsce`,
    no_place: 'Poza klasyfikacją',
    table: 'Rozliczenie w liczbach',
    company: 'Firma',
    sum: 'Suma',
    to_chronicle: 'Do kroniki',
  },

  chronicle: {
    line: 'Opowiedziane dotąd rozdziały',
    empty: 'Nic jeszcze nie rozegrano; kronika zaczyna się od pierwszej rozgrywki.',
    chapter: (year, game) => `Rok ${year}, rozdział ${game}`,
    map: (year) => `Mapa na koniec roku ${year}`,
    slips: 'Dowody wpłaty',
    moments: 'Co pamiętamy',
    chosen: 'Kto co wybrał',
    regions: 'Na mapie w tym czasie',
    replay: 'Obejrzyj tę rozgrywkę jeszcze raz',
    marks: 'Mapa pamięta',
    of: (n, all) => `${n} z ${all}`,
    pages: (n, of) => `Odnalezione strony: ${n} z ${of}.`,
    keepsake: 'Zapisz mapę jako obrazek (SVG)',
    print: 'Drukuj',
    failed: 'Nie udało się przygotować obrazka; spróbuj ponownie.',
  },

  vote: {
    rewind_chapter: (year, game) => `Wrócić przed rozdział ${game}, rok ${year}?`,
    rewind_end: (year, game) => `Wrócić do zakończenia rozdziału ${game}, rok ${year}?`,
    restore: (name, chapter, year) =>
      `Grać dalej z pliku kampanii „${name}”, który dochodzi do rozdziału ${chapter}, roku ${year}?`,
    hand: (company) => `Czy firmę może przejąć każdy, kto ma link? ${company}`,
    pass_on: (company) => `Czy może zdecydować bot? ${company}`,
    by: (who) =>
      `Pyta ${who}. Muszą się zgodzić wszystkie osoby, które prowadzą firmy; jedno „nie” wystarczy, żeby nic się nie zmieniło.`,
    rewind_keeps: 'To, co rozegrano od tamtej pory, zostaje jako osobna gałąź. Karty rozdaje się na nowo.',
    seen: 'To już przeczytano i tego nikt nie zapomni:',
    restore_keeps: 'To, co jest tu teraz, zostaje jako osobna gałąź.',
    waits_for: (names) => `Jeszcze bez odpowiedzi: ${listed(names)}`,
    yes: 'Tak, zgadzam się',
    no: 'Nie',
    answered: 'Twoja odpowiedź jest już zapisana.',
  },

  piece: {
    story: (game, side) => `strona rozdziału ${game}, ${side === 'a' ? 'awers' : 'rewers'}`,
    postcard: (n) => `pocztówka ${n}`,
    secret: (n) => `druga strona pocztówki ${n}`,
    ticket: (name) => `bilet ${name}`,
    unknown: 'coś, czego jeszcze nie widać na tym urządzeniu',
  },

  rewind: {
    hint: 'Kampania może wrócić tam, gdzie jakiś rozdział się zaczął albo skończył. Nic nie ginie: to, co zostawiacie, nadal można przeczytać.',
    none: 'Żadna rozgrywka się jeszcze nie zaczęła, więc nie ma do czego wracać.',
    to_chapter: (year, game) => `Przed rozdziałem ${game}, rok ${year}`,
    to_end: (year, game) => `Po rozgrywce rozdziału ${game}, rok ${year}`,
    choose: 'Wróć tutaj',
    now: 'Wróć teraz',
    ask: 'Zapytaj wszystkich',
    no: 'Nie, zostajemy',
    left: 'Porzucone gałęzie',
    branch: (year, attempt) => `Rok ${year}, próba ${attempt}`,
    from_file: 'Z pliku',
    from_file_hint: 'Jeśli ten serwer coś utracił, może to przywrócić plik dowolnej osoby, o ile zgodzą się wszyscy.',
    file: 'Wybierz plik',
  },

  evening: {
    hint: 'Wieczór na obecnej mapie: bez fabuły, biur i poczty, i nic z niego do kampanii nie trafia.',
    by_whom: (company) => `Kto gra tego wieczoru: ${company}`,
    by: { me: 'Ja', open: 'Gość, przez link', bot: 'Bot', none: 'Nikt' },
    open: 'Do stołu',
  },

  more: {
    company_name: 'Własna nazwa firmy',
    call: 'Nazwij ją tak',
    call_none: 'Bez własnej nazwy',
    name: 'Nazwa kampanii',
    rename: 'Zmień nazwę',
    bot: 'Jeszcze jedna firma, prowadzona przez bota',
    add_bot: 'Dodaj',
    hand: 'Przekaż firmę',
    keep: 'Jednak zachowaj',
    hand_hint: 'Wtedy twoją firmę może przejąć ktoś inny, kto ma link.',
    handed: 'Kto otworzy link, może teraz przejąć tę firmę.',
    device: 'Graj na innym urządzeniu',
    device_hint: 'Kto otworzy ten link, prowadzi twoją firmę. Zachowaj go dla siebie.',
    leave: 'Opuść kampanię',
    leave_sure: 'Tak, opuść',
    leave_hint: 'Odtąd firma nie należy do nikogo; to, czego dokonała, zostaje w opowieści.',
    stay: 'Zostaję',
    left: (company) => `Nikt nie prowadzi firmy: ${company}.`,
    give: 'Udostępnij tym, którzy mają link',
  },

  opened: {
    empty_office: 'Biuro jest jeszcze puste.',
    rules: 'Dodane zasady',
    events: 'Wydarzenia w stosie',
    story: 'Opowieść do tej pory',
    read_again: (pages) =>
      `Przeczytaj jeszcze raz (${plural('pl', pages, { one: '# strona', few: '# strony', many: '# stron' })})`,
    shut: 'Zamknij księgę',
  },

  page: {
    title: 'Kampania',
    no_campaign: 'Nie można pokazać kampanii',
    playing: (chapter, year) => `Trwa rozdział ${chapter}, rok ${year}`,
    playing_hint: 'Stół zapisuje się po każdym ruchu; można grać dalej w dowolnej chwili.',
    to_table: 'Do stołu',
    more: 'Więcej o tej kampanii',
    link: 'Link do kampanii',
    link_hint: 'Kto go otworzy, wybierze jedną z wolnych firm.',
    further: 'Jeszcze ktoś przy tym urządzeniu',
    sheets: {
      opened: 'Otwarte pudełko',
      chronicle: 'Kronika',
      invite: 'Zaproś',
      evening: 'Wieczór',
      rewind: 'Wróć',
      more: 'Więcej',
    },
  },

  troubles: {
    gone: 'Nie ma jej na tym serwerze. Przywróci ją plik z urządzenia uczestnika: wybierz „Otwórz plik kampanii” na stronie startowej.',
    not_admitted: 'To urządzenie nie ma już w niej żadnej firmy. Poproś kogoś z grupy o link.',
  },
};
