import type { Drawing } from '../boards';
import type { Board, ChronicleChapter, MapMark, SeatView, View } from '../protocol';
import { t } from '../i18n/index.svelte';
import type { Highlight } from '../protocol';
import { lanesName, ticketWords, type Told } from './told';

// The map as a chapter left it, for the drawing that every game's map has.

/** Cities of regions that were not on the map yet when the chapter ended. */
function laterCities(chapter: ChronicleChapter | null, { book }: Told): ReadonlySet<string> {
  if (chapter === null) return new Set();
  const later = book.of('region').filter(({ what }) => !chapter.regions.includes(what));
  return new Set(later.flatMap(({ cities }) => cities));
}

/**
 * The board as the chapter left it: no city of a later region, and the campaign's companies as its seats, so that lanes
 * have their colours.
 */
export function boardOf(board: Board, told: Told, chapter: ChronicleChapter | null = null): Board {
  const companies = told.scene.companies.flatMap(({ company }) => {
    const piece = told.book.find('company', company);
    return piece ? [{ ...piece, name: ownName(told, company) ?? piece.name }] : [];
  });
  const later = laterCities(chapter, told);
  const nodes = board.nodes.filter(({ id }) => !later.has(id));
  const lanes = board.lanes.filter(({ a, b }) => !later.has(a) && !later.has(b));
  const tokens = [...(board.tokens ?? [])];
  for (const { what, name } of told.book.of('token'))
    if (!tokens.some(({ id }) => id === what)) tokens.push({ id: what, name });
  return { ...board, companies, nodes, lanes, tokens, seats: companies.length };
}

function ownName({ book }: Told, company: string): { en: string; pl: string } | null {
  const called = book.called.get(company);
  return called === undefined ? null : { en: called, pl: called };
}

const ROUND = 90;

/** The part of the drawing that was on the table then: the board grows as regions are laid beside it. */
export function drawingThen(drawing: Drawing, whole: Board, then: Board): Drawing {
  if (then.nodes.length === whole.nodes.length) return drawing;
  const there = new Set([...then.nodes, ...then.lanes].map(({ id }) => id));
  const cities = drawing.cities.filter(({ id }) => there.has(id));
  const [x, y, w, h] = drawing.viewBox;
  const xs = cities.map((city) => city.x);
  const ys = cities.map((city) => city.y);
  const left = Math.max(x, Math.min(...xs) - ROUND);
  const top = Math.max(y, Math.min(...ys) - ROUND);
  const right = Math.min(x + w, Math.max(...xs) + ROUND);
  const bottom = Math.min(y + h, Math.max(...ys) + ROUND);
  const lanes = drawing.lanes.filter(({ id }) => there.has(id));
  return { ...drawing, cities, lanes, viewBox: [left, top, right - left, bottom - top] };
}

/** The little of a view that a picture of the map needs: routes, and what games up to this one have left for good. */
export function viewOf(chapter: ChronicleChapter | null, { scene }: Told, marks: readonly MapMark[] = []): View {
  const seats = scene.companies.map(({ company }) => {
    const slip = chapter?.slips.find((one) => one.company === company);
    return { lanes: chapter?.lanes[company] ?? [], score: slip?.dollars ?? 0 } as unknown as SeatView;
  });
  const then = marks.filter(({ game }) => game <= (chapter?.game ?? Infinity));
  const seatOf = (company: string) => scene.companies.findIndex((one) => one.company === company);
  const cities: NonNullable<View['cities']> = {};
  const painted: NonNullable<View['painted']> = {};
  const onLanes: Record<string, string[]> = {};
  for (const { is, city, lane, company, colour, token } of then) {
    if (is === 'city' && city !== undefined) cities[city] = { owner: seatOf(company) };
    if (is === 'paint' && lane !== undefined && colour !== undefined) painted[lane] = colour;
    if (is === 'lane' && lane !== undefined && token !== undefined) onLanes[token] = [...(onLanes[token] ?? []), lane];
  }
  return { seats, cities, painted, lane_tokens: onLanes } as unknown as View;
}

/** What a chapter is remembered for, as a sentence. */
export function highlightSentence(one: Highlight, told: Told): string {
  const { between } = t();
  const { book } = told;
  const company = one.company === null ? '' : book.name('company', one.company);
  const n = one.n ?? 0;
  switch (one.kind) {
    case 'thing':
      return between.highlight_thing({ company, thing: book.name('item', one.item ?? ''), n });
    case 'ticket':
      return between.highlight_ticket({ company, thing: ticketWords(told, one.ticket ?? ''), n });
    case 'payment':
      return between.highlight_payment({ company, n });
    case 'tie_break':
      return between.highlight_tie_break({ company, n });
    case 'tie_below':
      return between.highlight_tie_below({ company, n });
    case 'firstcomer':
      return between.highlight_firstcomer({ company, thing: book.name('region', one.region ?? ''), n });
    case 'last_loco': {
      const token = one.token === undefined ? '' : book.name('token', one.token);
      return between.highlight_last_loco({ company, thing: `${token}, ${lanesName(told, one.lane ?? '')}`, n });
    }
  }
}
