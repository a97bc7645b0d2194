import type { Seat } from '../protocol';

// The record of a game, as docs/record.md has it, as far as a page needs it.

export interface Luck {
  /** The start seat, where luck chose it. */
  first: Seat | null;
  cards: string;
  tickets: string[];
}
export interface RecordStep {
  number: number;
  seat: Seat;
  verb: string;
  words: string[];
  luck: Luck | null;
}
export interface GameRecord {
  edition: string;
  players: string[];
  deal: { named: Seat | null; luck: Luck } | null;
  steps: RecordStep[];
}

const APART = ' · ';
const ARROW = ' -> ';

export function parseRecord(text: string): GameRecord | null {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const [format, edition, , ...players] = (lines[0] ?? '').split(APART);
  if (format !== 'wagonaut 1' || edition === undefined) return null;
  const record: GameRecord = { edition, players, deal: null, steps: [] };
  for (const line of lines.slice(1)) {
    if (line === 'deal' || line.startsWith('deal ')) record.deal = parseDeal(line, players);
    const step = /^\d/.test(line) ? parseStep(line, players) : null;
    if (step) record.steps.push(step);
  }
  return record;
}

function parseDeal(line: string, players: string[]): GameRecord['deal'] {
  const [head = '', luck] = splitOnce(line, ARROW);
  const named = head.startsWith('deal first ') ? seatNamed(head.slice('deal first '.length), players) : null;
  return { named, luck: parseLuck(luck ?? '', players) };
}

function parseStep(line: string, players: string[]): RecordStep | null {
  const [head = '', luck] = splitOnce(line, ARROW);
  const [number = '', rest = ''] = splitOnce(head, ' ');
  const found = seatBefore(rest, players);
  if (!found) return null;
  const [verb = '', ...words] = found.move.split(' ');
  return {
    number: Number(number),
    seat: found.seat,
    verb,
    words,
    luck: luck === undefined ? null : parseLuck(luck, players),
  };
}

/** Names may hold spaces, and one may begin like another: the longest that fits is meant. */
function seatBefore(text: string, players: string[]): { seat: Seat; move: string } | null {
  let best: { seat: Seat; move: string } | null = null;
  for (const [seat, name] of players.entries()) {
    if (!text.startsWith(`${name} `)) continue;
    if (best && (players[best.seat]?.length ?? 0) >= name.length) continue;
    const move = text.slice(name.length + 1);
    if (isMove(move)) best = { seat, move };
  }
  return best;
}

function isMove(text: string): boolean {
  return /^(slot|blind|refill|claim|pay|withdraw|tickets|keep|fleet|harbour|exchange|undo)( |$)/.test(text);
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

function splitOnce(text: string, by: string): [string, string?] {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
}
