import type { texts as en } from '../en/world';

export const texts: Record<keyof typeof en, string> = {
  here: 'Jeśli znasz grę podstawową (USA), nowe jest to:\n- **Wagoniki i statki**: połączenia kolejowe wymagają wagoników i kart wagonów, morskie – statków i kart statków.\n- Są dwa stosy; po każdej odkrytej karcie **wybierasz**, z którego uzupełnić miejsce.\n- Na początku wybierasz swoje **60 zasobów**; później można je wymieniać, po punkcie za każdy.\n- **Podwójne statki** płacą za dwa pola; **trudny teren** kosztuje parę kart za pole.\n- Dwie dodatkowe akcje: budowa **portu** i wymiana zasobów.\n- **Bilety objazdowe** łączą kilka miast, najlepiej w podanej kolejności.\n- Koniec zaczyna się przy 6 zasobach i każdy ma wtedy jeszcze **dwie** tury.\n- Nie ma premii za najdłuższą trasę; zamiast niej liczą się porty.\n- Brzegi mapy są połączone: wschód styka się z zachodem.',
  goal: 'Zbieraj karty, twórz za nie **połączenia** na lądzie i morzu i łącz własnymi połączeniami miasta ze swoich tajnych **biletów**. **Porty** w miastach ze zrealizowanych biletów są wiele warte. Wygrywa osoba, która na końcu ma najwięcej punktów.',
  points:
    'Punkty są z trzech źródeł:\n- za każde połączenie od razu – im dłuższe, tym więcej;\n- za każdy bilet, także objazdowy, na końcu: zrealizowany daje punkty, **niezrealizowany je odbiera**;\n- za porty na końcu; każdy niezbudowany port kosztuje 4 punkty.',
  words:
    '**Połączenie** łączy dwa miasta i składa się z pól: na kolei prostokątnych, na morzu owalnych. Dwa połączenia biegnące obok siebie to **nitki**. **Jokery** (karty z kołem) zastępują inne kolory. **Wagoniki i statki** to twoje zasoby: na każde zajęte pole przypada jeden. **Kotwica** na niektórych kartach ma znaczenie tylko dla portów.',
  start_deal:
    'Dla 2–5 osób. Każdy dostaje **3 karty wagonów, 7 kart statków** i 3 porty. Odkrytych jest sześć kart: po trzy z każdego stosu. Kolorów jest sześć; 14 jokerów jest w stosie wagonów. Każdy kolor ma 4 pojedyncze i 6 podwójnych statków.',
  start_tickets: 'Każdy dostaje **5 biletów** i zachowuje **co najmniej 3**. Pozostałe trafiają na spód stosu biletów.',
  start_fleet:
    'Potem każdy w tajemnicy wybiera **60 zasobów: od 10 do 25 wagoników, reszta to statki**. Na pierwszą grę dobre jest 20 wagoników i 40 statków. Wybory pokazuje się jednocześnie. Pozostałe 15 zostaje w twoim pudełku; później można się z nim wymieniać.',
  turn_action:
    'W swojej turze wykonujesz dokładnie **jedną** akcję:\n- dobierasz karty,\n- tworzysz połączenie,\n- bierzesz nowe bilety,\n- budujesz port albo\n- wymieniasz zasoby.\nRozpoczętą akcję trzeba dokończyć: na przykład po pierwszej karcie bierze się drugą.',
  draw_two:
    'Weź **dwie karty**, jedną po drugiej. Każda może być dowolną **odkrytą** kartą albo zakrytą kartą z wierzchu **jednego z dwóch stosów**. Druga karta jest obowiązkowa; dobieranie kończy się na jednej tylko wtedy, gdy nie ma czego wziąć.',
  draw_refill:
    'Po każdej odkrytej karcie **wybierasz**, z którego stosu uzupełnić jej miejsce, zanim zobaczysz nową kartę. Gdy jeden ze stosów jest pusty, uzupełnia się z drugiego.',
  draw_locos:
    '**Odkryty joker** jest wart dwóch kart: można go wziąć tylko jako pierwszą i wtedy jest jedyną kartą w tej turze. Jako drugiej wziąć go nie wolno, nawet jeśli dopiero co się pojawił. Joker ze stosu to szczęście – liczy się jak zwykła karta.',
  draw_mixes:
    'Jest jeden wyjątek: jeśli z danego stosu nie ma kart odrzuconych, a zostało w nim dokładnie tyle kart, ile trzeba z niego wyłożyć, jego wymieniane karty najpierw **wtasowuje się w ten stos**. Inaczej odkryte karty i stos tylko zamieniałyby się miejscami.',
  draw_flush:
    'Gdy tylko odkryte są **trzy jokery**, wszystkie sześć kart odrzuca się i wykłada po trzy nowe z każdego stosu. (Zostają jedynie wtedy, gdy pozostałych kart jest za mało, żeby to coś zmieniło). Miejsca, których nie dało się uzupełnić, uzupełnia się na końcu tury z większego stosu.',
  draw_empty:
    'Gdy któryś stos się skończy, jego odrzucone karty tasuje się w nowy stos. Jeśli oba stosy i wszystkie odrzucone karty są wyczerpane, nie można wybrać dobierania kart, nawet gdy jakieś leżą jeszcze odkryte.',
  claim_how:
    'Wybierz **dowolne wolne połączenie** – nie musi stykać się z twoimi. Zapłać kartami, ustaw po wagoniku lub statku na każdym polu i od razu zdobądź punkty. Zasobów właściwego rodzaju musi starczyć na wszystkie pola, a w jednej turze można utworzyć tylko jedno połączenie.',
  kinds:
    'Za **połączenia kolejowe** płaci się kartami wagonów i ustawia się na nich wagoniki; za **morskie** – kartami statków i ustawia się statki. Jokery liczą się na obu. Niczego więcej nie wolno mieszać. Gdy brakuje wagoników, statki nie pomogą: trzeba je najpierw wymienić. Kotwice nie mają tu znaczenia.',
  claim_cards:
    '**Kolorowe połączenie kolejowe:** tyle kart wagonów w jego kolorze, ile ma pól. **Szare:** tyle samo kart wagonów w jednym, dowolnie wybranym kolorze. **Joker** zastępuje dowolną z nich; można też zapłacić samymi jokerami. Nigdy więcej kart, niż trzeba.',
  claim_points:
    'Punkty za połączenie\n- 1 pole: 1\n- 2 pola: 2\n- 3 pola: 4\n- 4 pola: 7\n- 5 pól: 10\n- 6 pól: 15\n- 7 pól: 18\n- 8 pól: 21',
  sea: 'Za połączenia morskie płaci się **kartami statków w jednym kolorze** (na kolorowym w jego kolorze, na szarym w dowolnym). Pojedynczy statek płaci za jedno pole, **podwójny za dwa**, joker za jedno.',
  sea_change:
    'Reszty się nie wydaje i **żadna karta nie może być zbędna**. Za pięć pól można zapłacić 2 + 2 + 1 albo 2 + 2 + 2 (jeden statek przepada), ale nie 2 + 2 + 1 + 1.',
  rough:
    'Pola oznaczone **×2** to trudny teren: każde kosztuje **parę**, czyli dwie karty wagonów w tym samym kolorze albo jokery zamiast jednej lub obu. Każda para może mieć własny kolor, bez względu na kolor połączenia. Wagoników i punktów jest tyle, ile pól – nie podwaja się ich.',
  tickets_take:
    'Weź **4 bilety** (albo tyle, ile zostało), zachowaj **co najmniej 1**, a pozostałe odłóż na spód stosu. Gdy stos biletów jest pusty, tej akcji nie można wybrać.',
  tickets_done:
    'Bilet jest zrealizowany, gdy **twoje własne połączenia**, lądowe i morskie, łączą oba jego miasta – dowolną drogą. Cudze połączenia nigdy nie pomagają. Na końcu zrealizowany bilet dodaje punkty, niezrealizowany je odejmuje.',
  tours:
    '**Bilet objazdowy** ma co najmniej trzy miasta i trzy wartości. Jest zrealizowany, gdy wszystkie jego miasta są połączone twoimi połączeniami. Jeśli nie są, tracisz wartość z minusem.',
  tours_order:
    '**Wyższą** wartość dostajesz, gdy jedną podróżą po swoich połączeniach można odwiedzić miasta **w podanej kolejności** lub od końca, żadnym połączeniem nie jadąc dwa razy (po drodze mogą być inne miasta); w przeciwnym razie niższą. Miasto ze środka listy leżące w ślepym zaułku psuje kolejność, bo trzeba by wrócić tym samym połączeniem.',
  harbour_where:
    'Port możesz zbudować w **mieście portowym** (z kotwicą), w którym kończy się twoje połączenie i nie ma jeszcze portu. W mieście jest miejsce tylko na jeden. Masz trzy porty; nigdy się ich nie przenosi.',
  harbour_cards:
    'Port kosztuje **2 karty wagonów i 2 karty statków w jednym kolorze, wszystkie z kotwicą**. Każdą z czterech może zastąpić joker. Budowa zajmuje całą turę i nie daje jeszcze punktów.',
  harbour_worth:
    'Na końcu dla każdego portu liczą się twoje **zrealizowane bilety**, także objazdowe, z nazwą tego miasta: jeden daje **20** punktów, dwa **30**, trzy lub więcej **40**, żaden 0. Bilet liczy się dla każdego twojego portu, którego miasto wymienia. Każdy niezbudowany port kosztuje **4** punkty.',
  exchange:
    'Zamiast innej akcji możesz **wymienić** wagoniki na statki albo statki na wagoniki ze swojego pudełka – tyle, ile masz i ile w nim leży, w jednym kierunku. Każdy wymieniony kosztuje **1 punkt**; wynik może spaść poniżej zera. To, co stoi na mapie, zostaje na miejscu.',
  end: 'Gdy ktoś kończy turę, mając **łącznie najwyżej 6 wagoników i statków**, zaczynają się ostatnie tury: każdy, także ta osoba, ma jeszcze dokładnie **dwie tury**. Potem pokazuje się i podlicza wszystkie bilety.',
  score:
    'Sumuje się\n- punkty za połączenia pomniejszone o koszt wymian, które już masz,\n- zrealizowane bilety, także objazdowe, minus niezrealizowane,\n- porty, minus 4 za każdy niezbudowany.\nWynik może być ujemny.',
  no_trail: 'Nie ma premii za najdłuższą trasę ani za największą liczbę biletów.',
  ties: 'Przy równej liczbie punktów decyduje większa liczba zrealizowanych biletów (objazdowy liczy się jako jeden), potem więcej punktów za porty; w przeciwnym razie zwycięstwo jest wspólne.',
  options:
    'Stół może wybrać:\n- **Bilety objazdowe w podanej kolejności**: podróż może wracać do tego samego miasta (zwykle) albo żadnego miasta dwa razy.\n- **Zasoby na początku**: każdy wybiera w tajemnicy (zwykle) albo wszyscy mają 20 wagoników i 40 statków.',
};
