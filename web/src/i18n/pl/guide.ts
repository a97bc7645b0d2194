import type { guide as en } from '../en/guide';
import { plural } from '../plural';

export const guide: typeof en = {
  name: 'Pierwsza gra',
  offer: 'Pierwszy raz tutaj? Kilka podpowiedzi poprowadzi cię przez pierwszą grę.',
  start: 'Pokaż podpowiedzi',
  no_thanks: 'Nie, dziękuję',
  next: 'Dalej',
  got_it: 'Jasne',
  skip: 'Bez podpowiedzi',
  progress: (step, all) => `Podpowiedź ${step} z ${all}`,
  different: (board) => `${board}: co tu jest inaczej`,
  different_again: 'Te karty są też w zasadach.',
  different_go: 'Do stołu',
  book: {
    title: 'Zasady',
    close: 'Zamknij zasady',
    boards: 'Plansze',
    editions: { usa: 'USA', nordic: 'Kraje nordyckie', switzerland: 'Szwajcaria', world: 'Świat' },
    general: 'Zasady ogólne',
    search: 'Szukaj w zasadach',
    contents: 'Spis treści',
    loading: 'Wczytywanie…',
    added: 'Zasady tej kampanii',
    fresh: 'nowa',
    not_loaded: 'Nie udało się wczytać zasad. Sprawdź połączenie z siecią i spróbuj ponownie.',
    number: (n) => `To są zasady numer ${n}.`,
    number_here: (n) => `Ten stół gra według zasad numer ${n}.`,
    asked: 'Zasada, o którą chodzi:',
    hits: (n) =>
      n === 0
        ? 'Nic nie znaleziono.'
        : plural('pl', n, {
            one: 'Znaleziono # fragment.',
            few: 'Znaleziono # fragmenty.',
            many: 'Znaleziono # fragmentów.',
          }),
  },
};
