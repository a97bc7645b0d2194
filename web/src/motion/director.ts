import { withoutMiddles } from '../words/flushes';
import type { Speed } from '../base/preferences.svelte';
import type { CardCode, Fact, Happening, Scene } from '../protocol';

/** A place on the screen that cards fly from or to: the elements with this `data-spot`. */
export type Spot = string;

/** What the director may do; the page and the tests each have one. */
export interface Stage {
  /** Ends when the card has landed; a card without a face is shown from behind. */
  fly(card: CardCode | null, deck: string, from: Spot, to: Spot, ms: number): Promise<void>;
  /** Shows so many wagons of a lane that is being laid; null when it is done. */
  lay(laying: { lane: string; seat: number; shown: number } | null): void;
  /** The market after one card was taken or turned. */
  turn(slot: number, card: CardCode | null): void;
  /** A card that a tunnel turns up, beside those before it; null puts them away. */
  reveal(card: CardCode | null): void;
  /** Stamps tickets of mine that are complete now; null puts them away. */
  stamp(tickets: string[] | null): void;
  /** What is on the screen before this is played. */
  before(): Scene | null;
  /** Forgets what these have changed: the next scene shows it all. */
  clear(): void;
  spaces(lane: string): number;
  deckOf(card: CardCode): string;
  pause(ms: number): Promise<void>;
}

const FLIGHT = 340;
const WAGON = 60;
const TURNED = 160;
const BETWEEN_TURNS = 180;
/** A tunnel's card turns over, and is looked at. */
const REVEALED = 450;
/** How long a stamped ticket is looked at; the moves of others wait. */
const STAMPED = 900;
const LAST_ROUND = 500;
/** A whole bot's turn stays below 1.2 s at speed 1, so long lanes are laid a little faster. */
const LONGEST_LAYING = 420;

export function handSpot(seat: number, you: number | null): Spot {
  return seat === you ? 'hand' : `player-${seat}`;
}

/** Plays what happened, fact after fact, at the given speed; of many flushes in a row the first and the last. */
export async function direct(
  stage: Stage,
  happenings: Happening[],
  next: Scene,
  speed: Speed,
  skipped: () => boolean,
): Promise<void> {
  if (speed === 0) return;
  const factor = speed === 2 ? 0.45 : 1;
  // Before anything moves: what is on the screen may change meanwhile.
  let tickets = completed(stage.before(), next);
  const stamp = async () => {
    if (tickets.length === 0 || skipped()) return;
    stage.stamp(tickets);
    tickets = [];
    await stage.pause(STAMPED * factor);
    stage.stamp(null);
  };
  try {
    for (const { facts } of happenings) {
      for (const fact of withoutMiddles(facts)) {
        if (skipped()) return;
        await show(stage, fact, next.you, factor, skipped);
        // At once, before anybody else moves.
        if (fact.kind === 'lane_claimed' && fact.seat === next.you) await stamp();
      }
    }
    await stamp();
  } finally {
    stage.clear();
  }
}

async function show(
  stage: Stage,
  fact: Fact,
  you: number | null,
  factor: number,
  skipped: () => boolean,
): Promise<void> {
  switch (fact.kind) {
    case 'slot_taken':
      stage.turn(fact.slot, null);
      return stage.fly(
        fact.card,
        stage.deckOf(fact.card),
        `slot-${fact.slot}`,
        handSpot(fact.seat, you),
        FLIGHT * factor,
      );
    case 'blind_taken':
      return stage.fly(fact.card ?? null, fact.deck, `deck-${fact.deck}`, handSpot(fact.seat, you), FLIGHT * factor);
    case 'card_turned':
      stage.turn(fact.slot, fact.card);
      return stage.pause(TURNED * factor);
    case 'tickets_offered':
      return stage.fly(null, 'tickets', 'deck-tickets', handSpot(fact.seat, you), FLIGHT * factor);
    case 'market_flushed':
      return stage.pause(600 * factor);
    case 'lane_claimed':
      return layLane(stage, fact.lane, fact.seat, factor, skipped);
    case 'tunnel_revealed':
      stage.reveal(fact.card);
      return stage.pause(REVEALED * factor);
    case 'last_round':
      return stage.pause(LAST_ROUND * factor);
    case 'turn_began':
      await stage.pause(BETWEEN_TURNS * factor);
      stage.reveal(null);
  }
}

async function layLane(
  stage: Stage,
  lane: string,
  seat: number,
  factor: number,
  skipped: () => boolean,
): Promise<void> {
  const spaces = stage.spaces(lane);
  const each = Math.min(WAGON, LONGEST_LAYING / Math.max(1, spaces)) * factor;
  for (let shown = 1; shown <= spaces && !skipped(); shown++) {
    stage.lay({ lane, seat, shown });
    await stage.pause(each);
  }
}

/** Tickets of mine that these moves have completed. */
export function completed(before: Scene | null, next: Scene): string[] {
  const done = (scene: Scene | null) =>
    (scene?.view?.own?.outlook ?? []).filter((one) => one.complete).map((one) => one.ticket);
  // Who sees the game for the first time, or another seat's hand, has not completed anything just now.
  if (!before?.view?.own || before.you !== next.you) return [];
  const known = new Set(done(before));
  const held = new Set(before.view.own.tickets);
  return done(next).filter((ticket) => !known.has(ticket) && held.has(ticket));
}
