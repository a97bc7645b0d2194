import type { Book } from '../model/book.svelte';
import { say, t } from '../i18n/index.svelte';
import type { Fact, Seat, Story } from '../protocol';
import type { SlipLine } from './slips';

// What the dollars of a game came from, card by card, as its steps tell.

/** Dollars of one seat by the card that brought them, in the order in which they first came. */
export function bySource(story: Story, seat: Seat): Map<string, number> {
  const found = new Map<string, number>();
  for (const fact of story.steps.flatMap(({ facts }) => facts ?? [])) {
    const [source, dollars] = dollarsOf(fact, seat);
    if (dollars !== 0) found.set(source, (found.get(source) ?? 0) + dollars);
  }
  return found;
}

function dollarsOf(fact: Fact, seat: Seat): [string, number] {
  // Orders and the like are told by facts of their own besides; the dollars themselves always by this one.
  return fact.kind === 'dollars' && fact.seat === seat ? [groupOf(fact.source ?? ''), fact.points] : ['', 0];
}

/** Events and postcards are one line each; a rule that was added is one by itself. */
function groupOf(source: string): string {
  const [kind = ''] = source.split(':');
  return ['module', 'item'].includes(kind) ? source : kind;
}

/** As lines of a slip, that sum up to what the game has told: what is not accounted for stands last. */
export function earnedLines(story: Story, seat: Seat, sum: number, start: number, book: Book): SlipLine[] {
  const words = t().campaign.slip;
  const lines = [...bySource(story, seat)].map(([source, amount]) => ({ label: labelOf(source, book), amount }));
  const named = lines.filter(({ label, amount }) => label !== words.other && amount !== 0);
  const rest = sum - start - named.reduce((all, { amount }) => all + amount, 0);
  return [
    ...(start > 0 ? [{ label: words.start, amount: start }] : []),
    ...named,
    ...(rest === 0 ? [] : [{ label: words.other, amount: rest }]),
  ];
}

function labelOf(source: string, book: Book): string {
  const words = t().campaign.slip;
  const [kind = '', card = ''] = source.split(':');
  // A module is named by its place, which is also the number in its id.
  const module = book.of('module').find(({ what }) => what.split('-').at(-1) === card);
  switch (kind) {
    case 'company':
      return words.colour;
    case 'event':
      return words.events;
    case 'postcard':
      return words.postcards;
    case 'module':
      return module ? say(module.name) : words.other;
    case 'item':
      return book.name('item', card);
    default:
      return words.other;
  }
}
