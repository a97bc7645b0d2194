import { LANGUAGE_CODES, type Language } from './languages';
import { longTerm, readJson, writeJson } from './storage';
import { FACES, type Face } from './faces';

export type Theme = 'auto' | 'light' | 'dark';
/** 0 shows everything at once, 1 is the pace of a table, 2 is quick. */
export type Speed = 0 | 1 | 2;
export type Sound = 'turn' | 'card' | 'wagon' | 'ticket' | 'whistle' | 'end';
export type AtOnce = 'draw' | 'claim' | 'tickets';

export interface Preferences {
  language: Language;
  theme: Theme;
  speed: Speed;
  sounds: Record<Sound, boolean>;
  /** Of all sounds, 0 to 100. */
  volume: number;
  /** No sound at all, whatever else is wanted. */
  quiet: boolean;
  /** Actions that need no confirming. */
  atOnce: Record<AtOnce, boolean>;
  /** Refill an open space from the deck its card came from, without asking. */
  refillSame: boolean;
  name: string;
  /** The picture beside the name. */
  badge: Face;
  /** How one plays alone: as last time. */
  solo: { edition: string; bots: number; level: string };
  guide: 'offer' | 'on' | 'off';
  /** Steps of the guide that were seen. */
  guideDone: string[];
  textBoard: boolean;
  /** Boards whose differences were read, or that were played. */
  met: string[];
}

const KEY = 'wagonaut.preferences';

export function languageOf(tags: readonly string[]): Language {
  const wanted = tags[0]?.toLowerCase() ?? '';
  return LANGUAGE_CODES.find((code) => wanted.startsWith(code)) ?? 'en';
}

function standard(): Preferences {
  return {
    language: languageOf(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'auto',
    speed: 1,
    sounds: { turn: true, card: true, wagon: true, ticket: true, whistle: true, end: true },
    volume: 70,
    quiet: false,
    atOnce: { draw: true, claim: false, tickets: false },
    refillSame: true,
    name: '',
    // Somebody, until one is chosen: a table of eight foxes would be no help.
    badge: FACES[Math.floor(Math.random() * FACES.length)] ?? 'fox',
    solo: { edition: 'usa', bots: 2, level: 'ticket_greedy' },
    guide: 'offer',
    guideDone: [],
    textBoard: false,
    met: [],
  };
}

function read(): Preferences {
  const kept = readJson<Partial<Preferences>>(longTerm, KEY, {});
  const whole = { ...standard(), ...kept };
  whole.sounds = { ...standard().sounds, ...kept.sounds };
  whole.solo = { ...standard().solo, ...kept.solo };
  whole.atOnce = { ...standard().atOnce, ...kept.atOnce };
  return whole;
}

/** What this person likes, on this device. */
export const preferences = $state(read());

/** Writes changes back; called once, inside an effect root. */
export function keepPreferences(): void {
  $effect(() => writeJson(longTerm, KEY, preferences));
  $effect(() => {
    document.documentElement.lang = preferences.language;
  });
  $effect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const paint = () => {
      const theme = preferences.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : preferences.theme;
      document.documentElement.dataset['theme'] = theme;
    };
    paint();
    dark.addEventListener('change', paint);
    return () => dark.removeEventListener('change', paint);
  });
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The pace to play at: who asked the system for less motion gets none. */
export function pace(): Speed {
  return reducedMotion() ? 0 : preferences.speed;
}
