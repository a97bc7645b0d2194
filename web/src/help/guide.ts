import type { Seat, View } from '../protocol';

export type Anchor = 'tickets' | 'market' | 'map' | 'hand' | 'commit' | 'players';
export type GuideId = 'tickets' | 'goal' | 'cards' | 'second' | 'watch' | 'lit' | 'pay' | 'claimed' | 'more' | 'last';

/** What is said in each, in one language; fetched when somebody wants to hear it. */
export type Hints = Record<GuideId, { title: string; text: string }>;

export interface GuideStep {
  id: GuideId;
  /** The region of the table it speaks of. */
  anchor: Anchor;
}

interface Moment {
  view: View;
  you: Seat;
  asked: boolean;
  /** Lanes of one's own. */
  lanes: number;
  done: readonly string[];
}

interface Plan extends GuideStep {
  when: (now: Moment) => boolean;
}

const choosing = (now: Moment): boolean => now.asked && now.view.ask.kind === 'choose_action';
const payable = (now: Moment): boolean =>
  choosing(now) && now.lanes === 0 && Object.keys(now.view.choices?.claims ?? {}).length > 0;

// The first that fits and has not been seen is shown, so urgent ones stand before general ones.
const PLANS: Plan[] = [
  { id: 'last', anchor: 'players', when: ({ view }) => view.last_round !== null },
  {
    id: 'tickets',
    anchor: 'tickets',
    when: (now) => now.asked && now.view.ask.kind === 'keep_tickets' && now.view.ask.together === true,
  },
  { id: 'second', anchor: 'market', when: (now) => now.asked && now.view.ask.kind === 'pick_card' },
  { id: 'goal', anchor: 'tickets', when: ({ view }) => (view.own?.tickets.length ?? 0) > 0 && view.turn > 0 },
  { id: 'claimed', anchor: 'map', when: (now) => now.lanes > 0 },
  { id: 'cards', anchor: 'market', when: (now) => choosing(now) && now.lanes === 0 },
  { id: 'lit', anchor: 'map', when: payable },
  { id: 'pay', anchor: 'commit', when: payable },
  { id: 'more', anchor: 'tickets', when: ({ view }) => allFinished(view) },
  // Not tied to their turns: bots may be quicker than anybody reads.
  { id: 'watch', anchor: 'players', when: (now) => now.lanes > 0 || now.done.includes('second') },
];

export const GUIDE_STEPS: GuideId[] = [
  'tickets',
  'goal',
  'cards',
  'second',
  'watch',
  'lit',
  'pay',
  'claimed',
  'more',
  'last',
];

function allFinished(view: View): boolean {
  const outlook = view.own?.outlook ?? [];
  return outlook.length > 0 && outlook.every((ticket) => ticket.complete);
}

/** The hint for this moment; null when there is nothing new to say. */
export function guideStep(view: View | null, you: Seat | null, done: readonly string[]): GuideStep | null {
  if (view === null || you === null || view.ask.kind === 'game_over') return null;
  const now = { view, you, asked: view.ask.waiting.includes(you), lanes: view.seats[you]?.lanes.length ?? 0, done };
  const step = PLANS.find((plan) => !done.includes(plan.id) && plan.when(now));
  return step ? { id: step.id, anchor: step.anchor } : null;
}
