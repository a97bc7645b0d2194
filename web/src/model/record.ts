import type { Seat } from '../protocol';

// The deal in the record of a game, as docs/record.md has it: what it is checked against must not
// come from who is checked.

export interface Luck {
  /** The start seat, where luck chose it. */
  first: Seat | null;
  cards: string;
  tickets: string[];
}
export interface GameRecord {
  players: string[];
  /** `named`: the start seat, where the table named it. */
  deal: { named: Seat | null; luck: Luck } | null;
}

const APART = ' · ';
const ARROW = ' -> ';

export function parseRecord(text: string): GameRecord | null {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const [format, edition, , ...players] = (lines[0] ?? '').split(APART);
  if (format !== 'wagonaut 1' || edition === undefined) return null;
  const deal = lines.find((line) => line === 'deal' || line.startsWith('deal '));
  return { players, deal: deal === undefined ? null : parseDeal(deal, players) };
}

function parseDeal(line: string, players: string[]): GameRecord['deal'] {
  const [head = '', luck = ''] = line.split(ARROW);
  const named = head.startsWith('deal first ') ? seatNamed(head.slice('deal first '.length), players) : null;
  return { named, luck: parseLuck(luck, players) };
}

function parseLuck(text: string, players: string[]): Luck {
  const luck: Luck = { first: null, cards: '', tickets: [] };
  for (const part of text.split(' / ')) {
    if (part.startsWith('first ')) luck.first = seatNamed(part.slice('first '.length), players);
    else if (part.startsWith('tickets ')) luck.tickets = part.slice('tickets '.length).split(' ');
    else luck.cards = part;
  }
  return luck;
}

function seatNamed(name: string, players: string[]): Seat | null {
  const seat = players.indexOf(name);
  return seat < 0 ? null : seat;
}
