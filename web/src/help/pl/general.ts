import type { texts as en } from '../en/general';
import type { Numbers } from '../numbers';

export const titles = { here: 'O tej planszy' };

export const texts: Record<keyof typeof en, string> = {
  here: 'Ta plansza nie ma własnej instrukcji. Oto **zasady ogólne**, które obowiązują na każdej planszy; o tym, co jest tu szczególne, ta instrukcja nie mówi. Wszystko wie za to sam stół: to, czego zrobić nie można, jest wyszarzone i ma podany powód.',
  points:
    'Punkty dają\n- każde połączenie od razu – im dłuższe, tym więcej;\n- każdy bilet na końcu: zrealizowany daje punkty, **niezrealizowany je odbiera**;\n- premie na końcu, jeśli plansza je przewiduje.',
  claim_double:
    'Tam, gdzie obok siebie biegnie kilka **nitek**, nikt nie może mieć dwóch z nich. Przy małej liczbie graczy używa się tylko jednej: gdy zostanie zajęta, pozostałe są zamknięte, co widać na mapie.',
  tickets_take:
    'Weź proponowane bilety, zachowaj co najmniej tyle, ile trzeba, a pozostałe odłóż. Gdy stos biletów jest pusty, tej akcji nie można wybrać.',
  end: 'Gdy ktoś kończy turę i zostało mu już tylko kilka wagoników, zaczynają się **ostatnie tury**. Potem pokazuje się i podlicza wszystkie bilety.',
};

export function numbers(n: Numbers): string {
  const lines = [
    `wagoniki każdej osoby: **${n.trains}**`,
    `karty rozdawane każdej osobie: **${n.hand}**`,
    `pierwsze bilety: **${n.first.offer}**, zachowaj co najmniej **${n.first.keep}**`,
    `kolejne bilety: **${n.later.offer}**, zachowaj co najmniej **${n.later.keep}**`,
    `punkty za połączenia według liczby pól: ${n.points.map(([length, points]) => `${length} – **${points}**`).join(', ')}`,
    `ostatnie tury zaczynają się, gdy komuś zostanie wagoników: **${n.threshold}** lub mniej; tury każdej osoby do końca gry: **${n.turns}**`,
    ...n.bonuses.map(([name, points]) => `premia – ${name}: **${points}**`),
  ];
  return `Ta plansza w liczbach:\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
