import { say, textsIn } from '../i18n/index.svelte';
import { laneName, nodeName } from '../words/names';
import { remembered } from '../model/memory';
import { ordersOn } from '../model/orders';
import type { Language } from '../base/languages';
import type { Book } from '../model/book.svelte';
import type { Board, MapMark, View } from '../protocol';

/** What cards that do things have on the table, for who does not see it: headings with their lines. */
export interface Affair {
  key: string;
  title: string;
  lines: string[];
}

export interface Known {
  board: Board;
  view: View;
  names: string[];
  you: number | null;
  language: Language;
  book: Book | null;
  memory: readonly MapMark[];
}

export function affairsOf(known: Known): Affair[] {
  const words = textsIn(known.language).text.affairs;
  const all: [keyof typeof words.titles, string[]][] = [
    ['event', eventLines(known)],
    ['company', companyLines(known)],
    ['orders', orderLines(known)],
    ['tokens', tokenLines(known)],
    ['map', mapLines(known)],
    ['lanes', laneLines(known)],
    ['postcards', postcardLines(known)],
    ['rules', (known.book?.of('module') ?? []).map((rule) => `${say(rule.name)}: ${say(rule.text)}`)],
    ['memory', memoryLines(known)],
  ];
  return all.filter(([, lines]) => lines.length > 0).map(([key, lines]) => ({ key, title: words.titles[key], lines }));
}

function eventLines({ board, view, language }: Known): string[] {
  if (!view.event) return [];
  const words = textsIn(language).text.affairs;
  const card = (board.events ?? []).find(({ id }) => id === view.event?.active);
  const now = card ? `${card.name[language]}: ${card.text[language]}` : words.no_event;
  return [now, words.event_deck(view.event.deck), ...(card?.immediate ? [textsIn(language).table.event.spent] : [])];
}

function companyLines({ board, view, names, you, language }: Known): string[] {
  const own = you === null ? undefined : board.companies?.[you];
  const items = (ids: string[]) =>
    ids.map((id) => board.items?.find((item) => item.id === id)?.name[language] ?? id).join(', ');
  const offices = view.seats.flatMap((seat, i) =>
    (seat.items ?? []).length > 0
      ? [textsIn(language).text.affairs.office(names[i] ?? '', items(seat.items ?? []))]
      : [],
  );
  return [...(own ? [`${own.name[language]}: ${own.text[language]}`] : []), ...offices];
}

function orderLines({ board, view, names, language }: Known): string[] {
  const { taken } = textsIn(language).table.orders;
  return ordersOn(board, view, language).map(
    ({ name, points, by }) => `${name} (${points})${by === null ? '' : `, ${taken(names[by] ?? '')}`}`,
  );
}

const tokenName = ({ board, language }: Known, token: string) =>
  board.tokens?.find(({ id }) => id === token)?.name[language] ?? token;

/** What players have in hand. */
function tokenLines(known: Known): string[] {
  return known.view.seats.flatMap((seat, i) => {
    const held = Object.entries(seat.tokens ?? {}).filter(([, n]) => n > 0);
    if (held.length === 0) return [];
    return [`${known.names[i] ?? ''}: ${held.map(([token, n]) => `${tokenName(known, token)} ${n}`).join(', ')}`];
  });
}

/** What lies in cities and on routes. */
function mapLines(known: Known): string[] {
  const { board, view, names, language } = known;
  const words = textsIn(language).board;
  const cities = Object.entries(view.cities ?? {}).map(([city, { owner, used, stock = 0 }]) => {
    const parts = [
      ...(owner === undefined ? [] : [words.token_of(owner === null ? '' : (names[owner] ?? ''))]),
      ...(used ? [words.token_used] : []),
      ...(stock > 0 ? [words.tokens_there(stock)] : []),
    ];
    return `${nodeName(board, city, language)}: ${parts.join(', ')}`;
  });
  const lanes = Object.entries(view.lane_tokens ?? {}).flatMap(([token, on]) =>
    on.map((lane) => `${laneName(board, lane, language)}: ${tokenName(known, token)}`),
  );
  const path = view.path ? [`${nodeName(board, view.path.at, language)}: ${tokenName(known, view.path.token)}`] : [];
  const large = board.nodes.filter(({ large }) => large).map(({ name }) => name[language]);
  const all = textsIn(language).text.affairs.large(large.join(', '));
  return [...cities, ...lanes, ...path, ...(large.length > 0 ? [all] : [])];
}

function laneLines({ board, view, language }: Known): string[] {
  const words = textsIn(language).text.affairs;
  const colours = textsIn(language).board.short_colour;
  const painted = Object.entries(view.painted ?? {}).map(([lane, colour]) =>
    words.painted(laneName(board, lane, language), colours[colour]),
  );
  return [...painted, ...(view.shut ?? []).map((lane) => words.shut(laneName(board, lane, language)))];
}

function postcardLines({ view, names, language, book }: Known): string[] {
  const words = textsIn(language).table.event;
  return view.seats.flatMap(({ postcards }, i) => {
    const line = (number: number, answered: boolean) => {
      const [front, back] = [book?.find('postcard', number), book?.find('postcard_secret', number)];
      const parts = [
        `${names[i] ?? ''}, ${words.postcard(number)}${answered ? ` (${words.answered})` : ''}`,
        ...(front ? [say(front.text)] : []),
        ...(back ? [`${words.other_side} ${say(back.text)}`] : []),
      ];
      return parts.join(' – ');
    };
    return [
      ...(postcards?.held ?? []).map((number) => line(number, false)),
      ...(postcards?.shown ?? []).map((number) => line(number, true)),
    ];
  });
}

function memoryLines({ board, memory, book, language }: Known): string[] {
  const places = [...remembered(memory, book, language)];
  const name = (id: string) =>
    board.lanes.some((lane) => lane.id === id) ? laneName(board, id, language) : nodeName(board, id, language);
  return places.map(([place, words]) => `${name(place)}: ${words.join('; ')}`);
}
