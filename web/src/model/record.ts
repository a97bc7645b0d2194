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
  edition: string;
  rules: number;
  /** Those that are not the standard. */
  options: Record<string, string>;
  /** Of a campaign's game: whose, and which entry of it. */
  campaign: string | null;
  players: string[];
  /** `named`: the start seat, where the table named it. */
  deal: { named: Seat | null; luck: Luck } | null;
}

const APART = ' · ';
const ARROW = ' -> ';

export function parseRecord(text: string): GameRecord | null {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const [format, edition, rules = '', ...players] = (lines[0] ?? '').split(APART);
  if (format !== 'wagonaut 1' || edition === undefined) return null;
  const deal = lines.findIndex((line) => line === 'deal' || line.startsWith('deal '));
  const head = lines.slice(1, Math.max(1, deal));
  const options = behind('options' + APART, head)?.split(APART) ?? [];
  return {
    edition,
    rules: Number(rules.replace('rules ', '')),
    options: Object.fromEntries(options.map((option) => option.split('='))) as Record<string, string>,
    campaign: behind('campaign ', head)?.split(APART)[0] ?? null,
    players,
    deal: deal < 0 ? null : parseDeal(lines[deal] ?? '', players),
  };
}

function behind(word: string, lines: string[]): string | null {
  return lines.find((line) => line.startsWith(word))?.slice(word.length) ?? null;
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
