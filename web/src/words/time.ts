import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** "1:42", "1:05:00", "2 d 3 h"; nothing left is 0:00. */
export function timeLeft(ms: number, language: Language): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    return textsIn(language).table.clock.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  }
  const seconds = Math.ceil(left / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** How long something took: "42 s", "3 min 5 s", "1 h 12 min", "2 d 3 h". */
export function timeTaken(ms: number, language: Language): string {
  const { taken, days } = textsIn(language).table.clock;
  const part = (of: number, unit: number) => Math.floor((ms % of) / unit);
  if (ms >= DAY) return days(Math.floor(ms / DAY), part(DAY, HOUR));
  if (ms >= HOUR) return taken.hours(Math.floor(ms / HOUR), part(HOUR, MINUTE));
  if (ms >= MINUTE) return taken.minutes(Math.floor(ms / MINUTE), part(MINUTE, 1000));
  return taken.seconds(Math.round(ms / 1000));
}
