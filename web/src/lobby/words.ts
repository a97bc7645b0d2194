import { say, t } from '../i18n/index.svelte';
import { boxes } from '../model/boxes.svelte';
import type { ClockRule, EditionSummary, Settings } from '../protocol';

/** What went wrong, in words, by the code of the server's answer. */
export function errorWords(code: string): string {
  const words: Record<string, string> = t().lobby.errors;
  return words[code] ?? t().lobby.errors.unexpected;
}

/** What is special about an edition; this client cannot tell it of every one. */
export function editionLine(edition: string): string {
  const lines: Record<string, string> = t().lobby.editions;
  return lines[edition] ?? t().lobby.edition_unknown;
}

/** What stands under the name on a poster: "Great Plains · 2–5". */
export function posterLine({ id, seats }: EditionSummary): string {
  const lines: Record<string, string> = t().lobby.posters;
  const players = t().lobby.seats_from_to(...seats);
  return lines[id] ? `${lines[id]} · ${players}` : players;
}

export function editionName(editions: readonly EditionSummary[], id: string): string {
  const edition = editions.find((one) => one.id === id);
  if (edition) return say(edition.name);
  // A chapter is of a box.
  const box = boxes.find(id);
  return box ? say(box.name) : id;
}

export function timeWords({ kind, amount = 0 }: ClockRule): string {
  const { seconds, minutes, days } = t().lobby.fresh;
  if (kind === 'days') return days(amount);
  return amount % 60 === 0 ? minutes(amount / 60) : seconds(amount);
}

export function clockWords(clock: ClockRule): string {
  const { clock_none, clock_turn, clock_game } = t().lobby.room;
  if (clock.kind === 'none') return clock_none;
  return clock.kind === 'game' ? clock_game(timeWords(clock)) : clock_turn(timeWords(clock));
}

/** How a table is played: the edition, the clock, and whatever is not as usual. */
export function settingsWords(settings: Settings, editions: readonly EditionSummary[]): string[] {
  const { undo_off, listed, spectators } = t().lobby.room;
  const said = [editionName(editions, settings.edition), clockWords(settings.clock)];
  for (const option of editions.find((one) => one.id === settings.edition)?.options ?? []) {
    const choice = option.choices.find((one) => one.id === settings.options[option.id]);
    if (choice && choice.id !== option.standard) said.push(`${say(option.name)}: ${say(choice.name)}`);
  }
  if (settings.undo === 'off') said.push(undo_off);
  if (settings.listed) said.push(listed);
  if (settings.spectators) said.push(spectators);
  return said;
}
