import type { texts as en } from '../en/usa';

export const texts: Record<keyof typeof en, string> = {
  start_deal:
    'Dla 2–5 osób. Każdy ma **45 wagoników** i dostaje **4 karty**. Obok stosu leży pięć odkrytych kart. Każdy z ośmiu kolorów ma 12 kart, a lokomotyw jest 14.',
  start_tickets: 'Każdy dostaje **3 bilety** i zachowuje **co najmniej 2**. Pozostałe trafiają na spód stosu biletów.',
  claim_cards:
    '**Kolorowe połączenie:** tyle kart w jego kolorze, ile ma pól. **Szare połączenie:** tyle samo kart w jednym, dowolnie wybranym kolorze. **Lokomotywa** zastępuje dowolną kartę; można też zapłacić samymi lokomotywami. Nigdy więcej kart niż pól.',
  tickets_take:
    'Weź **3 bilety** (albo tyle, ile zostało), zachowaj **co najmniej 1**, a pozostałe odłóż na spód stosu. Gdy stos biletów jest pusty, tej akcji nie można wybrać.',
};
