import type { Language } from '../base/languages';
import { textsIn } from '../i18n/index.svelte';
import { sentenceOf } from '../words/sentences';
import type { Board, Fact, ReplayStep, Seat, Story } from '../protocol';
import type { Moment } from './moments';

interface Telling {
  board: Board;
  names: string[];
  /** Through whose eyes; nobody is "you" in a replay, so this only hides. */
  eyes: Seat | null;
  language: Language;
}

/** What happened at a step, a sentence for each thing. */
export function stepWords(
  step: Pick<ReplayStep, 'step' | 'by' | 'move' | 'facts'>,
  { board, names, language }: Telling,
): string[] {
  const words = textsIn(language).replay;
  const back = backWords(step, names, language);
  if (back !== null) return [back];
  const facts = step.step === 0 ? step.facts.filter((fact) => fact.kind === 'game_started') : step.facts;
  const lines = facts
    .filter(isTold)
    .map((fact) => sentenceOf(fact, { board, names, you: null, language }))
    .filter((line) => line !== null)
    .map(ended);
  if (step.step === 0) return [words.dealt, ...lines];
  return lines.length > 0 ? lines : [words.refilled];
}

/** Steps that were taken back; null if this is another step. */
function backWords({ by, move }: Pick<ReplayStep, 'by' | 'move'>, names: string[], language: Language): string | null {
  const back = /^undo (\d+)$/.exec(move ?? '');
  return back && by !== undefined ? textsIn(language).replay.undone(names[by] ?? '', Number(back[1])) : null;
}

/** A game from what was kept of it, a line for each step; without words for its facts, the moves. */
export function storyWords(story: Story, board: Board | null, language: Language): string[] {
  const names = story.players;
  return story.steps.map(({ facts, ...made }, step) => {
    if (facts && board) return stepWords({ step, facts, ...made }, { board, names, eyes: null, language }).join(' ');
    if (made.by === undefined) return textsIn(language).replay.dealt;
    const back = backWords(made, names, language);
    if (back !== null) return back;
    return `${names[made.by] ?? ''}: ${moveWords(made.move ?? '', language)}`;
  });
}

/** A move whose board is gone: its verb in words, the rest as it was written. */
function moveWords(move: string, language: Language): string {
  const [verb = '', ...rest] = move.split(' ');
  const moves: Partial<Record<string, string>> = textsIn(language).replay.told.moves;
  return [moves[verb] ?? verb, ...rest].join(' ');
}

/** First hands are said to their owners only, and here they lie open anyway. */
function isTold(fact: Fact): boolean {
  return fact.kind !== 'hand_dealt';
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

export function momentWords(moment: Moment, { board, names, language }: Telling): string {
  const words = textsIn(language).replay;
  switch (moment.kind) {
    case 'deal':
    case 'last_round':
    case 'end':
      return words.moment[moment.kind];
    case 'undo':
      return `${names[moment.seat ?? 0] ?? ''}: ${words.moment.undo}`;
    default:
      return (moment.fact && sentenceOf(moment.fact, { board, names, you: null, language })) ?? '';
  }
}
