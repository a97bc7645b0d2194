import type { Hints } from '../guide';

export const hints: Hints = {
  tickets: {
    title: 'Wybierz bilety',
    text: 'Każdy bilet to dwa miasta, które trzeba połączyć swoimi wagonikami. Zachowaj co najmniej tyle, ile trzeba; najłatwiejsze są krótkie bilety o wspólnej drodze.',
  },
  goal: {
    title: 'Twoje tajne cele',
    text: 'Tu są twoje bilety. Dotknij któregoś, a zobaczysz jego miasta na mapie. Zrealizowany da na końcu punkty, niezrealizowany je odbierze.',
  },
  cards: {
    title: 'Zbieraj karty',
    text: 'Weź odkrytą kartę w kolorze połączenia, na którym ci zależy, albo zakrytą ze stosu. Koło to lokomotywa – zastępuje każdy kolor.',
  },
  second: {
    title: 'I druga karta',
    text: 'W turze bierze się dwie karty. Lokomotywę z kłódką można wziąć tylko jako pierwszą, bo liczy się za dwie.',
  },
  watch: {
    title: 'Pozostali gracze',
    text: 'Tu widać punkty, wagoniki, karty i bilety wszystkich. Gra kończy się wkrótce po tym, jak komuś zostaną najwyżej dwa wagoniki.',
  },
  lit: {
    title: 'Możesz utworzyć połączenie',
    text: 'Za połączenia w złotej ramce możesz teraz zapłacić. Dotknij takiego, które leży na drodze między twoimi miastami, albo otwórz listę możliwych połączeń.',
  },
  pay: {
    title: 'Zapłać i potwierdź',
    text: 'Wybierz połączenie, sprawdź, ile kosztuje, i potwierdź. Przed potwierdzeniem nic się nie dzieje, więc próbuj śmiało.',
  },
  claimed: {
    title: 'Pierwsze połączenie',
    text: 'Punkty dostajesz od razu: długie połączenia dają znacznie więcej niż krótkie. Graj tak dalej, aż połączysz miasta z biletów; jeśli ktoś stoi na drodze, omiń go.',
  },
  more: {
    title: 'Wszystkie bilety zrealizowane',
    text: 'Świetnie! Jeśli jest jeszcze czas, weź nowe bilety albo twórz długie połączenia – dla punktów i dla najdłuższej trasy.',
  },
  last: {
    title: 'Ostatnie tury',
    text: 'Każdy ma jeszcze ostatnią szansę: utwórz najdłuższe połączenie, na jakie cię stać, albo zrealizuj bilet. Potem liczy się bilety i premię.',
  },
};
