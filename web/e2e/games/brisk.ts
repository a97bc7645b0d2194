import type { Board, Choices, EffectChoices, Lane, View } from '../../src/protocol';
import { lanesById, type Chooser } from '../support/choosing';

/** Two cards from the same deck at once: one thing for a person, two steps for the server. */
export const TWO = 'two';

const WORTHWHILE = 5;
const FULL_HAND = 18;

/** A player who wants the game to end: long lanes as soon as they can be paid, few tickets. */
export function brisk(): Chooser {
  const tried = new Set<string>();
  return (view, board, random) => {
    const choices = view.choices ?? {};
    return answer(choices, view, random) ?? once(choices, view, tried) ?? turn(choices, view, board, random);
  };
}

/** What has to be answered before anything else. */
function answer(choices: Choices, view: View, random: () => number): string | undefined {
  const { keep, tolls, withdraw, fleet, refill, effect, decline } = choices;
  if (keep) return ['keep', ...cheapest(keep.offer, view).slice(0, keep.least)].join(' ');
  if (tolls) return `pay ${tolls[0]}`;
  if (withdraw) return 'withdraw';
  if (fleet) return `fleet ${fleet.includes(20) ? 20 : fleet[Math.floor(fleet.length / 2)]}`;
  if (refill) return `refill ${refill[Math.floor(random() * refill.length)]}`;
  return effect ? accepted(effect) : decline ? 'no' : undefined;
}

/** What a card asks for is done. */
function accepted(effect: EffectChoices): string {
  if ('options' in effect) return `choose ${effect.options[0]?.what}`;
  return 'payments' in effect ? `yes ${effect.payments[0]}` : 'yes';
}

function cheapest(offer: string[], view: View): string[] {
  const missing = (id: string) => view.own?.outlook.find((one) => one.ticket === id)?.missing ?? 99;
  return [...offer].sort((a, b) => missing(a) - missing(b));
}

/** Things that nobody needs but everybody may do: each is done once. */
function once(choices: Choices, view: View, tried: Set<string>): string | undefined {
  const first = (what: string) => {
    const fresh = !tried.has(what);
    tried.add(what);
    return fresh;
  };
  const [slot] = choices.slots ?? [];
  if (slot !== undefined && view.turn > 2 && first('slot')) return `slot ${slot}`;
  const [port] = Object.keys(choices.harbours ?? {});
  if (port && first('harbour')) return `harbour ${port} ${choices.harbours?.[port]?.[0]}`;
  const ships = choices.exchange?.ships?.[0];
  if (ships && view.turn > 12 && first('exchange')) return `exchange ${ships} ships`;
  if (choices.draw_tickets && view.turn > 6 && first('tickets')) return 'tickets';
  return undefined;
}

function turn(choices: Choices, view: View, board: Board, random: () => number): string {
  const lane = longest(choices, board);
  const cards = Object.values(view.own?.hand ?? {}).reduce((sum, n) => sum + n, 0);
  const card = draw(choices, view, random);
  const claim = lane && `claim ${lane.id}`;
  const worth = lane !== undefined && (lane.length >= WORTHWHILE || cards >= FULL_HAND);
  const move = worth ? claim : (card ?? claim);
  return move ?? rest(choices);
}

function longest(choices: Choices, board: Board): Lane | undefined {
  const lanes = lanesById(board);
  return Object.keys(choices.claims ?? {})
    .flatMap((id) => lanes.get(id) ?? [])
    .sort((a, b) => b.length - a.length)[0];
}

/** A face-up card of which there are some already; else two blind ones. */
function draw(choices: Choices, view: View, random: () => number): string | undefined {
  const { slots = [], blind = [] } = choices;
  const held = (slot: number) => view.own?.hand[view.market[slot] ?? ''] ?? 0;
  const slot = [...slots].sort((a, b) => held(b) - held(a))[0];
  const deck = blind[Math.floor(random() * blind.length)];
  if (slot !== undefined && (deck === undefined || (held(slot) > 1 && random() < 0.2))) return `slot ${slot}`;
  if (deck === undefined) return undefined;
  const two = view.ask.kind === 'choose_action' && (view.draw[deck] ?? 0) > 1;
  return two ? `${TWO} ${deck}` : `blind ${deck}`;
}

function rest(choices: Choices): string {
  const [port] = Object.keys(choices.harbours ?? {});
  if (port) return `harbour ${port} ${choices.harbours?.[port]?.[0]}`;
  if (choices.draw_tickets) return 'tickets';
  const [gives, counts] = Object.entries(choices.exchange ?? {})[0] ?? [];
  if (gives && counts) return `exchange ${counts[0]} ${gives}`;
  throw new Error(`nothing to choose from: ${JSON.stringify(choices)}`);
}
