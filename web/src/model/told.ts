import { answerInWords, reasonFor } from '../words/reasons';
import { t } from '../i18n/index.svelte';
import { preferences } from '../base/preferences.svelte';
import type { Answer, Refusal, Reply } from '../protocol';
import type { TableModel } from './table.svelte';

/** Something to tell the person; it stays until the next one or until it is dismissed. */
export interface Notice {
  kind: 'stale' | 'refused' | 'answer' | 'error' | 'second_device';
  answer?: Answer;
  refusal?: Refusal;
  detail?: string;
  /** The move that was refused, so that the words can name it. */
  move?: string;
  /** Counts up, so that the same notice said twice is heard twice. */
  serial: number;
}

type News = Omit<Notice, 'serial'>;

/** What there is to say of a step that was not granted. */
export function noticeOf(reply: Reply, move: string): News {
  if (reply.answer === 'stale') return { kind: 'stale', move };
  if (reply.refusal) return { kind: 'refused', refusal: reply.refusal, move };
  return { ...answerOf(reply), move };
}

/** The same of any other wish. */
export function answerOf({ answer, detail }: Reply): News {
  return { kind: 'answer', answer, ...(detail === undefined ? {} : { detail }) };
}

/** A notice in words, with the place of its rule in the rulebook. */
export interface Told {
  text: string;
  place: string | null;
  mild: boolean;
}

export function tellNotice(notice: Notice, table: TableModel): Told {
  if (notice.refusal) return tellReason(notice.refusal, notice.move ?? '', table);
  const { stale, second_device, error } = t().table.notice;
  if (notice.kind === 'stale') return { text: stale, place: null, mild: true };
  if (notice.kind === 'second_device') return { text: second_device, place: null, mild: true };
  if (notice.answer) {
    return { text: answerInWords(notice.answer, preferences.language), place: null, mild: notice.answer === 'waiting' };
  }
  return { text: error, place: null, mild: false };
}

export function tellReason(refusal: Refusal | null, move: string, table: TableModel): Told {
  if (refusal === null) return { text: t().table.notice.allowed, place: null, mild: true };
  if (!table.board) return { text: refusal.code, place: null, mild: false };
  const [verb, thing] = move.split(' ');
  const about = {
    board: table.board,
    view: table.view,
    names: table.names,
    you: table.you,
    lane: verb === 'claim' ? (thing ?? null) : (table.view?.tunnel?.lane ?? null),
    node: verb === 'harbour' ? (thing ?? null) : null,
  };
  const { sentence, place } = reasonFor(refusal, about, preferences.language);
  return { text: sentence, place, mild: false };
}
