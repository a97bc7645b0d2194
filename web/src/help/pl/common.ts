import type { texts as en } from '../en/common';
import type { Titles } from '../rulebook';

export const titles: Titles = {
  here: 'Czym różni się ta plansza',
  goal: 'O co chodzi',
  start: 'Początek gry',
  turn: 'Twoja tura',
  draw: 'Dobieranie kart',
  claim: 'Tworzenie połączenia',
  tunnels: 'Tunele',
  ferries: 'Promy',
  murmansk: 'Murmańsk – Lieksa',
  exits: 'Połączenia za granicę',
  ships: 'Połączenia morskie',
  rough: 'Trudny teren',
  tickets: 'Bilety',
  countries: 'Bilety zagraniczne',
  tours: 'Bilety objazdowe',
  harbours: 'Porty',
  exchange: 'Wymiana zasobów',
  end: 'Koniec gry',
  score: 'Podliczanie punktów',
  options: 'Opcje stołu',
};

export const texts: Record<keyof typeof en, string> = {
  goal: 'Zbieraj karty, twórz za nie **połączenia** między sąsiednimi miastami i łącz własnymi połączeniami miasta ze swoich tajnych **biletów**. Wygrywa osoba, która na końcu ma najwięcej punktów.',
  points:
    'Punkty są z trzech źródeł:\n- za każde połączenie od razu – im dłuższe, tym więcej;\n- za każdy bilet na końcu: zrealizowany daje punkty, **niezrealizowany je odbiera**;\n- premia za najdłuższą trasę na końcu.',
  words:
    '**Połączenie** łączy dwa miasta i składa się z pól. Dwa połączenia biegnące obok siebie to **nitki**. **Lokomotywy** (karty z kołem) zastępują inne kolory. **Wagoniki** to twoje zasoby: na każde zajęte pole przypada jeden.',
  turn_action:
    'W swojej turze wykonujesz dokładnie **jedną** akcję:\n- dobierasz karty,\n- tworzysz połączenie albo\n- bierzesz nowe bilety.\nRozpoczętą akcję trzeba dokończyć: na przykład po pierwszej karcie bierze się drugą.',
  turn_order:
    'Gra toczy się kolejno wokół stołu i tury nie można po prostu opuścić. Dopiero gdy żadna akcja nie jest możliwa, tura przepada sama. Jeśli wszyscy po kolei muszą spasować, gra się kończy.',
  turn_secret:
    'Karty na ręce i bilety są tajne aż do końca. Jawne jest to, ile ich kto ma, co leży odkryte, czym zapłacono i co odrzucono. Na ręce można mieć dowolnie dużo kart.',
  draw_two:
    'Weź **dwie karty**, jedną po drugiej. Każda może być dowolną **odkrytą** kartą albo zakrytą kartą z wierzchu **stosu**. Odkryta karta jest od razu uzupełniana, więc przed drugim wyborem widać już nową. Druga karta jest obowiązkowa; dobieranie kończy się na jednej tylko wtedy, gdy nie ma czego wziąć.',
  draw_locos:
    '**Odkryta lokomotywa** jest warta dwóch kart: można ją wziąć tylko jako pierwszą i wtedy jest jedyną kartą w tej turze. Jako drugiej wziąć jej nie wolno, nawet jeśli dopiero co się pojawiła. Lokomotywa ze stosu to szczęście – liczy się jak zwykła karta.',
  draw_locos_free: 'Odkryte **lokomotywy** bierze się tu jak każdą inną kartę: obie twoje karty mogą być lokomotywami.',
  draw_flush:
    'Gdy tylko odkryte są **trzy lokomotywy**, wszystkie odkryte karty odrzuca się i wykłada nowe. (Zostają jedynie wtedy, gdy pozostałych kart jest za mało, żeby to coś zmieniło). Miejsca, których nie dało się uzupełnić, uzupełnia się na końcu tury.',
  draw_mixes:
    'Jest jeden wyjątek: jeśli nie ma kart odrzuconych, a w stosie zostało ich dokładnie tyle, ile trzeba wyłożyć, wymieniane karty najpierw **wtasowuje się w stos**. Inaczej odkryte karty i stos tylko zamieniałyby się miejscami.',
  draw_empty:
    'Gdy stos się skończy, odrzucone karty tasuje się w nowy stos. Jeśli ich też nie ma, nie można wybrać dobierania kart, nawet gdy jakieś leżą jeszcze odkryte.',
  claim_how:
    'Wybierz **dowolne wolne połączenie** – nie musi stykać się z twoimi. Zapłać kartami, ustaw po wagoniku na każdym polu i od razu zdobądź punkty. Wagoników musi starczyć na wszystkie pola, a w jednej turze można utworzyć tylko jedno połączenie.',
  claim_cards:
    '**Kolorowe połączenie:** tyle kart w jego kolorze, ile ma pól. **Szare połączenie:** tyle samo kart w jednym, dowolnie wybranym kolorze. Nigdy więcej kart, niż trzeba.',
  claim_points: 'Punkty za połączenie\n- 1 pole: 1\n- 2 pola: 2\n- 3 pola: 4\n- 4 pola: 7\n- 5 pól: 10\n- 6 pól: 15',
  claim_double:
    'Niektóre miasta łączą **dwie nitki** biegnące obok siebie. Nikt nie może mieć obu. **Przy 2 lub 3 graczach używa się tylko jednej**: gdy zostanie zajęta, druga jest zamknięta dla wszystkich. Przy 4 lub 5 graczach można zająć obie, ale muszą należeć do różnych osób.',
  claim_double_two:
    'Niektóre miasta łączą **dwie nitki** biegnące obok siebie; mogą się różnić długością, kolorem i rodzajem. Nikt nie może mieć obu. **Przy 2 graczach używa się tylko jednej**: gdy zostanie zajęta, druga jest zamknięta. Przy 3 graczach można zająć obie, ale muszą należeć do różnych osób.',
  tunnel_try:
    'W **tunelu** nie znasz z góry ceny. Wyłóż zwykłą liczbę kart: w jednym kolorze, lokomotywy albo jedno i drugie. Potem odkrywa się do trzech kart ze stosu. Każda, która pokazuje **twój kolor lub lokomotywę**, kosztuje jedną kartę więcej. Przy płatności samymi lokomotywami liczą się tylko lokomotywy.',
  tunnel_pay:
    'Dopłać karty w tym samym kolorze lub lokomotywy (po płatności samymi lokomotywami – tylko lokomotywy). Wtedy tunel jest twój. Nie wymaga więcej wagoników i nie daje więcej punktów, niż ma pól. Jeśli żadna karta nie pasowała, jest twój od razu.',
  tunnel_leave:
    'Nie możesz lub nie chcesz dopłacić? **Zrezygnuj**: twoje karty wracają na rękę, odkryte są odrzucane, a twoja tura się kończy.',
  tickets_keep:
    'Zachowane bilety zostają z tobą do końca gry i nie można ich oddać. Pod koniec gry dwa razy się zastanów, zanim weźmiesz nowe.',
  tickets_done:
    'Bilet jest zrealizowany, gdy **twoje własne połączenia** łączą oba jego miasta – dowolną drogą. Cudze połączenia nigdy nie pomagają. Na końcu zrealizowany bilet dodaje punkty, niezrealizowany je odejmuje.',
  end: 'Gdy ktoś kończy turę z **najwyżej 2 wagonikami**, zaczynają się ostatnie tury: każdy, także ta osoba, ma jeszcze dokładnie **jedną turę**. Potem pokazuje się i podlicza wszystkie bilety.',
  score:
    'Sumuje się\n- punkty za połączenia, które już masz,\n- zrealizowane bilety minus niezrealizowane,\n- premię.\nWynik może być ujemny.',
  trail:
    '**Najdłuższa trasa: 10 punktów.** To najdłuższy nieprzerwany ciąg połączeń jednej osoby. Może przechodzić przez to samo miasto kilka razy, ale żadnym połączeniem dwukrotnie; odgałęzienia się nie liczą. Przy remisie każda z tych osób dostaje 10.',
  ties: 'Przy równej liczbie punktów decyduje większa liczba zrealizowanych biletów, potem premia za najdłuższą trasę; w przeciwnym razie zwycięstwo jest wspólne.',
  options: 'Ta plansza nie ma własnych opcji.',
};
