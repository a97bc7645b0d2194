import type { end } from '../i18n/en/end';
import type { Language } from '../i18n/index.svelte';
import type { Board } from '../protocol';
import { inDollars } from '../words/amount';
import { timeTaken } from '../words/time';
import type { ScoreRow } from './score';
import { plain, signed } from './words';

export interface Column {
  name: string;
  of: (row: ScoreRow) => string | null;
  strong?: boolean;
}

type Words = typeof end;

const shown = (n: number | null, write: (n: number) => string) => (n === null ? null : write(n));
/** Nobody has anything to show there: the edition has no such thing, or the server does not tell. */
const told = (columns: Column[], rows: ScoreRow[]) =>
  columns.filter((column) => rows.some((row) => column.of(row) !== null));

/** Where the points came from, and how many they are. */
export function pointColumns(board: Board, rows: ScoreRow[], { column }: Words): Column[] {
  const columns: Column[] = [
    { name: inDollars(board) ? column.dollars : column.routes, of: (row) => plain(row.routes) },
    { name: column.plus, of: (row) => signed(row.plus) },
    { name: column.minus, of: (row) => signed(row.minus) },
    { name: column.harbours, of: (row) => shown(row.harbours, signed) },
    { name: column.exchange, of: (row) => shown(row.exchange, signed) },
    { name: column.bonus, of: (row) => shown(row.bonus, signed) },
    { name: column.total, of: (row) => plain(row.total), strong: true },
  ];
  return told(columns, rows);
}

/** How everybody played. */
export function deedColumns(board: Board, rows: ScoreRow[], { column, of }: Words, language: Language): Column[] {
  const taken = (ms: number | undefined) => (ms === undefined ? null : timeTaken(ms, language));
  const columns: Column[] = [
    {
      name: column.tickets,
      of: (row) => (row.tickets > 0 ? of(row.done, row.tickets) : plain(row.done)),
    },
    { name: column.trail, of: (row) => shown(row.trail, plain) },
    { name: column.trains, of: (row) => shown(row.trains, plain) },
    { name: column.ships, of: (row) => shown(row.ships, plain) },
    { name: column.turns, of: (row) => shown(row.turns, plain) },
    { name: column.claims, of: (row) => shown(row.claims, plain) },
    { name: column.blind, of: (row) => shown(row.blind, plain) },
    { name: column.face_up, of: (row) => shown(row.faceUp, plain) },
    { name: board.decks.length > 1 ? column.wilds : column.locos, of: (row) => shown(row.locos, plain) },
    { name: column.time, of: ({ time }) => taken(time?.total) },
    { name: column.mean, of: ({ time }) => taken(time && time.total / time.answers) },
    { name: column.longest, of: ({ time }) => taken(time?.longest) },
  ];
  return told(columns, rows);
}
