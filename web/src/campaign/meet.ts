import type { Language } from '../base/languages';

/** "2026-12-01 19:00" in the way of the language; what is no date is said as it was written. */
export function meetWords(meet: string, language: Language): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/.exec(meet);
  if (!parts) return meet;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts.slice(1).map((one) => Number(one || 0));
  const at = new Date(year, month - 1, day, hour, minute);
  const time = parts[4] === undefined ? {} : ({ timeStyle: 'short' } as const);
  return at.toLocaleString(language, { dateStyle: 'full', ...time });
}
