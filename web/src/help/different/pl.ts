import type { Different } from '../difference';

export const different: Different = {
  nordic: [
    {
      picture: 'loco',
      title: 'Wybredne lokomotywy',
      text: 'Płaci się nimi tylko za tunele i promy. Za to w jednej turze można wziąć dwie odkryte.',
    },
    {
      picture: 'tunnel',
      title: 'Tunele',
      text: 'Najpierw płacisz, potem odkrywa się trzy karty: każda pasująca kosztuje jedną kartę więcej. Dopłać albo zabierz karty i zakończ turę.',
    },
    {
      picture: 'ferry',
      title: 'Promy i inna premia',
      text: 'Koło na promie wymaga lokomotywy albo trzech dowolnych kart. Premię daje najwięcej zrealizowanych biletów, a nie najdłuższa trasa.',
    },
  ],
  switzerland: [
    {
      picture: 'tunnel',
      title: 'Tunele',
      text: 'Najpierw płacisz, potem odkrywa się trzy karty: każda pasująca kosztuje jedną kartę więcej. Dopłać albo zabierz karty i zakończ turę.',
    },
    {
      picture: 'loco',
      title: 'Wybredne lokomotywy',
      text: 'Płaci się nimi tylko za tunele. Za to w jednej turze można wziąć dwie odkryte.',
    },
    {
      picture: 'abroad',
      title: 'Bilety zagraniczne',
      text: 'Taki bilet wymienia kilka krajów, każdy ze swoją wartością. Liczy się najlepszy, do którego dotrzesz; bez żadnego tracisz najniższą wartość.',
    },
  ],
  world: [
    {
      picture: 'ship',
      title: 'Wagoniki i statki',
      text: 'Kolej wymaga kart wagonów i wagoników, morze – kart statków i statków. Po wyborze biletów decydujesz, ile bierzesz jednych, a ile drugich.',
    },
    {
      picture: 'pair',
      title: 'Dwa stosy, dwie ceny',
      text: 'Podwójny statek płaci za dwa pola; trudny teren, oznaczony ×2, kosztuje parę kart za pole. Wybierasz stos, z którego uzupełnia się miejsce.',
    },
    {
      picture: 'harbour',
      title: 'Porty i bilety objazdowe',
      text: 'Port w mieście z twoich biletów jest na końcu wiele wart. Bilet objazdowy łączy kilka miast i daje więcej w podanej kolejności.',
    },
  ],
  legacy: [
    {
      picture: 'dollar',
      title: 'Dolary zamiast punktów',
      text: 'Samo połączenie nic nie daje, ale w kolorze twojej spółki od razu płaci. Bilety płacą lub kosztują na końcu; wygrywa najwyższy dowód wpłaty.',
    },
    {
      picture: 'news',
      title: 'Gazety',
      text: 'Gazetę ze stosu czyta się od razu. Jej wydarzenie obowiązuje do następnego i leży na mapie, widoczne dla wszystkich.',
    },
    {
      picture: 'city',
      title: 'Duże miasta, mało wagoników',
      text: 'Połączenie kończące się w dużym mieście daje kartę ze stosu. Wagoników jest mało, więc gra jest krótka: myśl o końcu zawczasu.',
    },
  ],
};
