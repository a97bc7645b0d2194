import type { texts as en } from '../en/nordic';

export const texts: Record<keyof typeof en, string> = {
  here: 'Jeśli znasz grę podstawową (USA), nowe jest to:\n- 2 lub 3 osoby, po **40 wagoników**.\n- **Lokomotywami** płaci się tylko za tunele i promy, za to w turze można wziąć dwie odkryte.\n- **Tunele** mogą kosztować do trzech kart więcej.\n- **Promy** wymagają lokomotyw albo trzech kart za każdą z nich.\n- **Murmańsk – Lieksa** ma dziewięć pól, daje 27 punktów, a cztery dowolne karty zastępują tam jedną.\n- Na początku 5 biletów, zachowuje się 2; niezachowane wypadają z gry.\n- Premię dostaje osoba z **największą liczbą zrealizowanych biletów**, a nie z najdłuższą trasą.\n- Druga nitka zamyka się tylko przy 2 graczach.',
  points:
    'Punkty są z trzech źródeł:\n- za każde połączenie od razu – im dłuższe, tym więcej;\n- za każdy bilet na końcu: zrealizowany daje punkty, **niezrealizowany je odbiera**;\n- premia za najwięcej zrealizowanych biletów na końcu.',
  start_deal:
    'Dla 2 lub 3 osób. Każdy ma **40 wagoników** i dostaje **4 karty**. Obok stosu leży pięć odkrytych kart. Każdy z ośmiu kolorów ma 12 kart, a lokomotyw jest 14.',
  start_tickets: 'Każdy dostaje **5 biletów** i zachowuje **co najmniej 2**. Pozostałe wypadają z gry.',
  draw_no_flush:
    'Bez względu na liczbę odkrytych lokomotyw karty **zostają na stole** – chyba że stół wybrał opcję wymiany przy trzech. Miejsca, których nie dało się uzupełnić, uzupełnia się na końcu tury.',
  claim_no_locos:
    '**Lokomotywami płaci się tylko za tunele i promy.** Na wszystkich innych połączeniach, także szarych, liczą się tylko karty w jednym kolorze. (Na połączeniu Murmańsk – Lieksa mogą być wśród czterech kart zastępujących jedną).',
  claim_points:
    'Punkty za połączenie\n- 1 pole: 1\n- 2 pola: 2\n- 3 pola: 4\n- 4 pola: 7\n- 5 pól: 10\n- 6 pól: 15\n- 9 pól (Murmańsk – Lieksa): 27',
  ferry_locos:
    '**Prom** ma na niektórych polach symbole lokomotywy. Za każdy symbol potrzebna jest **lokomotywa**; za pozostałe pola płaci się kartami w kolorze połączenia (na szarym – w jednym kolorze). Dodatkowe lokomotywy mogą zastąpić kolorowe karty. Prom zajmuje tyle wagoników, ile ma pól.',
  ferry_three:
    'Zamiast lokomotywy możesz zapłacić **trzema dowolnymi kartami** – dowolnie wiele razy, jeśli stół nie ograniczył tego do symboli. Prom o dwóch polach z jednym symbolem kosztuje więc lokomotywę i jedną kolorową kartę albo trzy dowolne karty i jedną kolorową.',
  murmansk:
    'Długie połączenie **Murmańsk – Lieksa** jest szare: dziewięć kart w jednym kolorze. Każdą z nich mogą zastąpić **cztery dowolne karty**, także lokomotywy; sama lokomotywa niczego tu nie zastępuje. Dobra jest na przykład płatność: siedem kart jednego koloru i osiem innych. Zajmuje 9 wagoników i daje **27 punktów**.',
  tickets_take:
    'Weź **3 bilety** (albo tyle, ile zostało) i zachowaj **co najmniej 1**; pozostałe **wypadają z gry**. Gdy stos biletów się skończy, tej akcji nie można wybrać.',
  most_tickets:
    '**Najwięcej zrealizowanych biletów: 10 punktów.** Liczy się ich liczba, a nie wartość. Przy remisie każda z tych osób dostaje 10. Najdłuższa trasa nic tu nie daje.',
  ties: 'Przy równej liczbie punktów decyduje większa liczba zrealizowanych biletów, potem dłuższa najdłuższa trasa; w przeciwnym razie zwycięstwo jest wspólne.',
  options:
    'Stół może wybrać:\n- **Trzy odkryte lokomotywy**: zostają (zwykle) albo wymienia się wszystkie odkryte karty.\n- **Trzy dowolne karty zamiast lokomotywy na promach**: na każdym polu (zwykle) albo tylko za symbole.',
};
