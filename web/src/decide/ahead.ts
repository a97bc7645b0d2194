import type { Language } from '../base/languages';
import { textsIn } from '../i18n/index.svelte';
import type { Board, StepAhead } from '../protocol';

/** A step of the claim checklist in words. */
export interface AheadLine {
  /** As it is numbered on the board; null for the price and for what comes after step 12. */
  step: number | null;
  who: string;
  gains: string;
}

/** What a claim brings, line by line in the order of the steps. */
export function aheadLines(steps: readonly StepAhead[], board: Board, language: Language): AheadLine[] {
  return steps.map((step) => ({
    step: step.step >= 1 && step.step <= 12 ? step.step : null,
    who: whose(step, board, language),
    gains: gains(step, board, language).join(', '),
  }));
}

/** All that is certain of it; null where there is nothing to add up. */
export function aheadSum(steps: readonly StepAhead[], language: Language): string | null {
  const sum = (of: 'dollars' | 'cards'): number => steps.reduce((all, step) => all + (step[of] ?? 0), 0);
  const lines = steps.filter((step) => step.dollars !== undefined || step.cards !== undefined).length;
  const parts = amounts(sum('dollars'), sum('cards'), language);
  return lines < 2 || parts.length === 0 ? null : parts.join(', ');
}

/** The same as sentences, for who reads. */
export function aheadInWords(steps: readonly StepAhead[], board: Board, language: Language): string[] {
  const words = textsIn(language).decide.ahead;
  const sum = aheadSum(steps, language);
  const lines = aheadLines(steps, board, language).map(({ step, who, gains }) =>
    [step === null ? who : `${words.step(step)}, ${who}`, gains].filter((part) => part !== '').join(': '),
  );
  return sum === null ? lines : [...lines, `${words.sum}: ${sum}`];
}

function whose({ step, source = '', name }: StepAhead, board: Board, language: Language): string {
  const words = textsIn(language).decide.ahead;
  if (name) return name[language];
  const [kind = '', card = ''] = source.split(':');
  if (kind === 'item') return board.items?.find((one) => one.id === card)?.name[language] ?? card;
  if (kind === 'postcard') return textsIn(language).table.event.postcard(Number(card));
  if (kind === 'region') return words.region;
  return step === 0 ? words.price : words.rule;
}

function gains(step: StepAhead, board: Board, language: Language): string[] {
  const words = textsIn(language).decide.ahead;
  const parts = amounts(step.dollars ?? 0, step.cards ?? 0, language);
  if (step.token !== undefined) {
    const token = board.tokens?.find((one) => one.id === step.token)?.name[language] ?? step.token;
    parts.push(step.tokens ? `${token} ${textsIn(language).decide.signed(step.tokens)}` : token);
  }
  if (step.item !== undefined)
    parts.push(board.items?.find((one) => one.id === step.item)?.name[language] ?? words.item);
  if (step.postcard !== undefined) parts.push(textsIn(language).table.event.postcard(step.postcard));
  if (step.painted !== undefined && step.painted !== 'grey')
    parts.push(words.painted(textsIn(language).cards.routeColour[step.painted]));
  if (step.asks) parts.push(words.asks);
  return parts;
}

function amounts(dollars: number, cards: number, language: Language): string[] {
  const texts = textsIn(language);
  return [
    ...(dollars === 0 ? [] : [(dollars < 0 ? '−' : '+') + texts.cards.money(Math.abs(dollars))]),
    ...(cards === 0 ? [] : [`+${texts.cards.cards(cards)}`]),
  ];
}
