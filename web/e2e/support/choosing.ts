import type { Board, Cards, Choices, EffectChoices, Lane, View } from '../../src/protocol';

/** Which of its choices a seat takes; `view.choices` is there. */
export type Chooser = (view: View, board: Board, random: () => number) => string;

/** Numbers that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function lanesById(board: Board): Map<string, Lane> {
  return new Map(board.lanes.map((lane) => [lane.id, lane]));
}

function anyOf<T>(list: T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** What a card asks for is done. */
function answerCard(effect: EffectChoices): string {
  if ('options' in effect) return `choose ${effect.options[0]?.what}`;
  return 'payments' in effect ? `yes ${effect.payments[0]}` : 'yes';
}

/** A decision that leaves no other kind of choice. */
function forced(choices: Choices): string | undefined {
  const { keep, tolls, withdraw, fleet, refill, effect, decline } = choices;
  if (keep) return ['keep', ...keep.offer.slice(0, keep.least)].join(' ');
  if (tolls) return `pay ${tolls[0]}`;
  if (withdraw) return 'withdraw';
  if (fleet) return `fleet ${fleet[Math.floor(fleet.length / 2)]}`;
  if (refill) return `refill ${refill[0]}`;
  if (effect) return answerCard(effect);
  return decline ? 'no' : undefined;
}

interface Claim {
  lane: Lane;
  payment: Cards;
}

function claimsOf(choices: Choices, board: Board): Claim[] {
  const lanes = lanesById(board);
  return Object.entries(choices.claims ?? {}).flatMap(([id, payments]) => {
    const lane = lanes.get(id);
    return lane ? payments.map((payment) => ({ lane, payment })) : [];
  });
}

const locosIn = (claim: Claim) => claim.payment.split('*').length - 1;

function bestClaim(claims: Claim[]): Claim | undefined {
  return claims.sort((a, b) => b.lane.length - a.lane.length || locosIn(a) - locosIn(b))[0];
}

/** The face-up card that is liked best; a blind one if none is liked at all. */
function draw(
  choices: Choices,
  view: View,
  random: () => number,
  liking: (code: string) => number = (code) => view.own?.hand[code] ?? 0,
): string | undefined {
  const { slots = [], blind = [] } = choices;
  const liked = (slot: number) => liking(view.market[slot] ?? '');
  const slot = [...slots].sort((a, b) => liked(b) - liked(a))[0];
  if (slot !== undefined && (liked(slot) > 0 || blind.length === 0)) return `slot ${slot}`;
  const deck = anyOf(blind, random);
  return deck === undefined ? undefined : `blind ${deck}`;
}

/** What is left when no lane can be claimed and no card drawn. */
function rest(choices: Choices): string {
  const harbour = Object.entries(choices.harbours ?? {})[0];
  if (harbour) return `harbour ${harbour[0]} ${harbour[1][0]}`;
  if (choices.draw_tickets) return 'tickets';
  const pieces = Object.entries(choices.exchange ?? {})[0];
  if (pieces) return `exchange ${pieces[1][0]} ${pieces[0]}`;
  throw new Error(`nothing to choose from: ${JSON.stringify(choices)}`);
}

/** The lanes that are still to be claimed on the ways to open tickets. */
function wantedLanes(view: View): Set<string> {
  const own = new Set(view.seats[view.active]?.lanes ?? []);
  const open = (view.own?.outlook ?? []).filter(({ complete, missing }) => !complete && missing !== null);
  return new Set(open.flatMap(({ lanes }) => lanes).filter((lane) => !own.has(lane)));
}

const WORTHWHILE = 5;
const FULL_HAND = 16;

function handSize(view: View): number {
  return Object.values(view.own?.hand ?? {}).reduce((sum, n) => sum + n, 0);
}

/** Works towards its tickets; with a full hand claims anything, and draws tickets when all are done. */
export const sensible: Chooser = (view, board, random) => {
  const choices = view.choices ?? {};
  const answer = forced(choices);
  if (answer !== undefined) return answer;
  const wanted = wantedLanes(view);
  const claims = claimsOf(choices, board);
  const longest = bestClaim(claims);
  const useful = bestClaim(claims.filter(({ lane }) => wanted.has(lane.id)));
  const rich = longest && (longest.lane.length >= WORTHWHILE || handSize(view) >= FULL_HAND);
  const claim = useful ?? (wanted.size === 0 || rich ? longest : undefined);
  if (claim) return `claim ${claim.lane.id} ${claim.payment}`;
  const lanes = lanesById(board);
  const colours = new Set([...wanted].map((id) => lanes.get(id)?.colour));
  const colourOf = new Map(board.sorts.map((sort) => [sort.code, sort.colour]));
  const liking = (code: string) => (view.own?.hand[code] ?? 0) + (colours.has(colourOf.get(code)) ? 3 : 0);
  const last = longest ? `claim ${longest.lane.id} ${longest.payment}` : undefined;
  return draw(choices, view, random, liking) ?? last ?? rest(choices);
};

/** Draws as long as there is something to draw: the hand grows until anything can be paid. */
export const hoarding: Chooser = (view, board, random) => {
  const choices = view.choices ?? {};
  return forced(choices) ?? draw(choices, view, random) ?? sensible(view, board, random);
};

/** Claims a lane of this kind as soon as it can; hoards until then. */
export function claiming(wanted: (lane: Lane) => boolean): Chooser {
  return (view, board, random) => {
    const claim = bestClaim(claimsOf(view.choices ?? {}, board).filter(({ lane }) => wanted(lane)));
    return claim ? `claim ${claim.lane.id} ${claim.payment}` : hoarding(view, board, random);
  };
}
