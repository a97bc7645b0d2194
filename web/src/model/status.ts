import { textsIn, type Texts } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import { laneName } from '../words/names';
import { preferences } from '../base/preferences.svelte';
import type { Board, Choices, Scene, Seat, View } from '../protocol';
import type { TableModel } from './table.svelte';

/** One line for everybody: who acts, what is possible, what is waited for. */
export interface Status {
  main: string;
  hint: string;
  /** The hint where there is little room. */
  short: string;
  /** The person who reads is asked. */
  yours: boolean;
}

/** `told`: the ceremony at the end has come to the winner, who is not named before. */
export function statusOf(
  scene: Scene,
  choices: Choices | null,
  board: Board | null,
  language: Language,
  told = true,
): Status {
  const texts = textsIn(language).table.status;
  const { table, view, you } = scene;
  if (table.status === 'finished') return said(texts.over, told ? winners(scene, language) : '');
  if (table.status === 'closed') return said(texts.closed);
  if (view === null) return said(texts.not_begun);
  const asked = you !== null && view.ask.waiting.includes(you);
  if (!asked) return waitingFor(scene, view, language);
  if (table.seats[you]?.autopilot) return said(texts.autopilot, texts.autopilot_hint);
  const status = askedOf(view, choices, board, language);
  return choices === null ? { ...said(status.main, texts.sending), yours: true } : { ...status, yours: true };
}

function said(main: string, hint = '', short = hint): Status {
  return { main, hint, short, yours: false };
}

function askedOf(view: View, choices: Choices | null, board: Board | null, language: Language): Status {
  const texts = textsIn(language).table.status;
  switch (view.ask.kind) {
    case 'keep_tickets': {
      const keep = choices?.keep;
      return said(texts.keep, keep ? texts.keep_hint(keep.least, keep.offer.length) : '');
    }
    case 'choose_fleet':
      return said(texts.fleet, texts.fleet_hint);
    case 'pick_card':
      return said(texts.second, secondHint(choices, language));
    case 'refill_from':
      return said(texts.refill((view.ask.slot ?? 0) + 1), texts.refill_hint);
    case 'effect_choice':
      return said(view.ask.source?.name[language] ?? texts.effect, texts.effect_hint);
    case 'tunnel_response': {
      const lane = board && view.tunnel ? laneName(board, view.tunnel.lane, language) : '';
      return said(texts.toll(view.tunnel?.matches ?? 0), texts.toll_hint(lane, choices?.tolls !== undefined));
    }
    default:
      return said(texts.yours, possible(choices, texts.may), possible(choices, texts.may_short));
  }
}

/** What the choices offer, in a few words each. */
function possible(choices: Choices | null, words: Texts['table']['status']['may']): string {
  const claims = Object.keys(choices?.claims ?? {}).length;
  return [
    ...(choices?.slots || choices?.blind ? [words.draw] : []),
    ...(claims > 0 ? [words.claim(claims)] : []),
    ...(choices?.draw_tickets ? [words.tickets] : []),
    ...(choices?.harbours ? [words.harbour] : []),
    ...(choices?.exchange ? [words.exchange] : []),
  ].join(' · ');
}

function secondHint(choices: Choices | null, language: Language): string {
  const texts = textsIn(language).table.status;
  if (!choices?.blind) return texts.second_row;
  return choices.slots ? texts.second_both : texts.second_deck;
}

function waitingFor(scene: Scene, view: View, language: Language): Status {
  const texts = textsIn(language).table.status;
  const names = view.ask.waiting.map((seat) => nameOf(scene, seat, language));
  const hint = texts.they[view.ask.kind];
  if (names.length === 0) return said(texts.nobody);
  if (view.ask.together) return said(texts.waiting(names), hint);
  return said(texts.theirs(names.join(', ')), hint);
}

function winners(scene: Scene, language: Language): string {
  const first = scene.standings?.filter((one) => one.place === 1).map((one) => nameOf(scene, one.seat, language)) ?? [];
  return first.length === 0 ? '' : textsIn(language).table.status.won(first);
}

export function nameOf(scene: Scene, seat: Seat, language: Language): string {
  return scene.table.seats[seat]?.name || textsIn(language).log.seat(seat + 1);
}

/** The whole line as one text, for whoever reads it. */
export function statusText(table: TableModel): string {
  if (table.scene === null) return '';
  const { main, hint } = statusOf(table.scene, table.choices, table.board, preferences.language);
  return hint === '' ? main : `${main}: ${hint}`;
}
