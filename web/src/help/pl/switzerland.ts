import type { texts as en } from '../en/switzerland';

export const texts: Record<keyof typeof en, string> = {
  here: 'Jeśli znasz grę podstawową (USA), nowe jest to:\n- 2 lub 3 osoby.\n- **Lokomotywami** płaci się tylko za tunele, za to w turze można wziąć dwie odkryte.\n- **Tunele** mogą kosztować do trzech kart więcej.\n- Są połączenia **za granicę**: do Niemiec, Austrii, Włoch i Francji.\n- **Bilety zagraniczne** można zrealizować na kilka sposobów, każdy ma swoją wartość.\n- Na początku 5 biletów, zachowuje się 2; niezachowane wypadają z gry.\n- Druga nitka zamyka się tylko przy 2 graczach.',
  start_deal:
    'Dla 2 lub 3 osób. Każdy ma **45 wagoników** (albo 40, jeśli tak wybrał stół) i dostaje **4 karty**. Obok stosu leży pięć odkrytych kart. Każdy z ośmiu kolorów ma 12 kart, a lokomotyw jest 14.',
  start_tickets: 'Każdy dostaje **5 biletów** i zachowuje **co najmniej 2**. Pozostałe wypadają z gry.',
  claim_no_locos:
    '**Lokomotywami płaci się tylko za tunele.** Na wszystkich innych połączeniach, także szarych, liczą się tylko karty w jednym kolorze.',
  exits:
    'Z niektórych miast prowadzą połączenia do **Niemiec, Austrii, Włoch lub Francji**. Tworzy się je i punktuje jak każde inne. Każde kończy się własnym przejściem granicznym: nie można wyjechać jednym, a wrócić drugim, i przejścia jednego kraju nie są ze sobą połączone. W najdłuższej trasie takie połączenie może być tylko pierwsze lub ostatnie.',
  tickets_take:
    'Weź **3 bilety** (albo tyle, ile zostało) i zachowaj **co najmniej 1**; pozostałe **wypadają z gry**. Gdy stos biletów się skończy, tej akcji nie można wybrać.',
  country_tickets:
    '**Bilet zagraniczny** zaczyna się w mieście lub w kraju i wymienia kilka krajów, każdy ze swoją wartością. Realizujesz go, łącząc jego początek własnymi połączeniami z **co najmniej jednym** z nich. Gdy początkiem jest kraj, wystarczy dowolne jego przejście graniczne. Połączenie dwóch wymienionych krajów bez tego początkowego nic nie daje.',
  country_score:
    'Zrealizowany bilet zagraniczny daje **najwyższą** z osiągniętych wartości, jeden raz. Jeśli nie osiągnięto żadnej, tracisz **najniższą** wartość z biletu. Dwa takie same bilety liczą się osobno, a te same połączenia mogą służyć obu. Każdy liczy się jako jeden zrealizowany bilet.',
  options: 'Stół może wybrać:\n- **Liczba wagoników gracza**: 45 (zwykle) albo 40, gra jest wtedy krótsza.',
};
