import type { Language } from '../i18n/languages';
import { textsIn } from '../i18n/index.svelte';
import { sentenceOf } from '../log/sentences';
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
export function stepWords(step: Pick<ReplayStep, 'step' | 'by' | 'move' | 'facts'>, { board, names, language }: Telling): string[] {
  const words = textsIn(language).replay;
  const back = /^undo (\d+)$/.exec(step.move ?? '');
  if (back && step.by !== undefined) return [words.undone(names[step.by] ?? '', Number(back[1]))];
  const facts = step.step === 0 ? step.facts.filter((fact) => fact.kind === 'game_started') : step.facts;
  const lines = facts
    .filter(isTold)
    .map((fact) => sentenceOf(fact, { board, names, you: null, language }))
    .filter((line) => line !== null)
    .map(ended);
  if (step.step === 0) return [words.dealt, ...lines];
  return lines.length > 0 ? lines : [words.refilled];
}

/** A game from what was kept of it, a line for each step; without words for its facts, the moves as they are written. */
export function storyWords(story: Story, board: Board | null, language: Language): string[] {
  const names = story.players;
  return story.steps.map(({ facts, ...made }, step) => {
    if (facts && board) return stepWords({ step, facts, ...made }, { board, names, eyes: null, language }).join(' ');
    if (made.by === undefined) return textsIn(language).replay.dealt;
    return `${names[made.by] ?? ''}: ${made.move ?? ''}`;
  });
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
    case 'deal': case 'last_round': case 'end':
      return words.moment[moment.kind];
    case 'undo':
      return `${names[moment.seat ?? 0] ?? ''}: ${words.moment.undo}`;
    default:
      return (moment.fact && sentenceOf(moment.fact, { board, names, you: null, language })) ?? '';
  }
}
