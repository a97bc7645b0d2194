/** What a key asks for, wherever the focus is at the table. */
export type Command =
  | { name: 'nth'; n: number }
  | { name: 'region'; back: boolean }
  | {
      name:
        | 'blind'
        | 'blind_two'
        | 'tickets'
        | 'claims'
        | 'harbour'
        | 'exchange'
        | 'plan'
        | 'log'
        | 'chat'
        | 'undo'
        | 'confirm'
        | 'cancel'
        | 'skip'
        | 'search'
        | 'help'
        | 'text';
    };

export interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Where the key was pressed. */
export interface Place {
  /** In a field for text. */
  typing: boolean;
  /** On something that has a use of its own for Enter and Space. */
  control: boolean;
  /** On something that is selected already, which Enter may confirm. */
  selected: boolean;
  /** Pieces are moving. */
  moving: boolean;
}

const LETTERS: Record<string, Command> = {
  d: { name: 'blind' },
  t: { name: 'tickets' },
  c: { name: 'claims' },
  h: { name: 'harbour' },
  x: { name: 'exchange' },
  p: { name: 'plan' },
  l: { name: 'log' },
  m: { name: 'chat' },
  u: { name: 'undo' },
  '/': { name: 'search' },
  '?': { name: 'help' },
};

export function commandOf(press: Press, place: Place): Command | null {
  const { key } = press;
  if (key === 'F6' && !press.ctrlKey && !press.altKey && !press.metaKey)
    return { name: 'region', back: press.shiftKey };
  if (press.ctrlKey && !press.altKey && key.toLowerCase() === 'b') return { name: 'text' };
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (key === 'Escape') return { name: 'cancel' };
  if (place.typing) return null;
  if (key === 'Enter') return place.control && !place.selected ? null : { name: 'confirm' };
  if (key === ' ') return place.moving && !place.control ? { name: 'skip' } : null;
  if (/^[1-6]$/.test(key)) return { name: 'nth', n: Number(key) - 1 };
  if (key === 'D' && press.shiftKey) return { name: 'blind_two' };
  return LETTERS[key.toLowerCase()] ?? null;
}

/** The regions that F6 goes through, in this order, named by `data-region`. */
export const REGIONS = ['status', 'map', 'market', 'dock', 'hand', 'tickets', 'players', 'log', 'commit'] as const;

/** The region after (or before) this one, of those that are on the screen. */
export function nextRegion(shown: readonly string[], now: string | null, back: boolean): string | null {
  const order = REGIONS.filter((one) => shown.includes(one));
  if (order.length === 0) return null;
  const at = order.findIndex((one) => one === now);
  if (at < 0) return (back ? order.at(-1) : order[0]) ?? null;
  return order[(at + (back ? order.length - 1 : 1)) % order.length] ?? null;
}
