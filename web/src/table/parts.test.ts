import { describe, expect, it } from 'vitest';
import { lanesPaidWith } from '../model/select';
import { named } from '../samples/names';
import { sampleStanding } from '../samples/end';
import type { Link } from '../protocol/socket';
import { nextDeck } from '../model/act';
import { timeLeft } from '../words/time';
import { focusOf } from './focus';
import { cardSize, placesOf, placeSize, stacksOf } from './hand';
import { linkState } from './link';
import { locosOffered, marketPlan } from './market';
import { playerLines } from './players';
import { CHOICES, sampleBoard, sampleScene, sampleSeat, sampleView, SHIPS } from '../samples/table';
import { findCities } from './search';

describe('the hand', () => {
  it('pays with the plain name of a card, whatever mark it bears', () => {
    const board = sampleBoard();
    const pick = { ...board.sorts[0]!, code: 'Rp', mark: 'pick' as const };
    const marked = { ...board, sorts: [...board.sorts, pick] };
    expect(stacksOf({ Rp: 2 }, marked).map((stack) => stack.codes)).toEqual([['R', 'Rp']]);
    expect(stacksOf({ R: 1 }, marked).map((stack) => stack.codes)).toEqual([['R']]);
    expect([...lanesPaidWith(['R', 'Rp'], { claims: { 'a-1': ['RR*'] } })]).toEqual(['a-1']);
  });

  it('is stacked by colour and deck, with what serves as any colour last', () => {
    const world = sampleBoard({ sorts: SHIPS });
    const stacks = stacksOf({ R2: 1, '*': 2, Rh: 1, Rt: 3 }, world);
    expect(stacks.map((stack) => [stack.key, stack.codes, stack.total])).toEqual([
      ['red-train', ['Rt', 'Rh'], 4],
      ['red-ship', ['R2'], 1],
      ['loco', ['*'], 2],
    ]);
  });

  it('gets smaller cards before it scrolls', () => {
    const stacks = stacksOf({ R: 1, B: 1, '*': 1 }, sampleBoard());
    expect(cardSize(stacks, 600, 80)).toEqual({ width: 48, height: 80 });
    expect(cardSize(stacks, 196, 112).width).toBe(60);
    expect(cardSize(stacks, 60, 112).width).toBe(44);
  });

  it('has a place of one size for every colour, whatever is in it', () => {
    const board = sampleBoard();
    const bare = placesOf({}, board);
    const full = placesOf({ R: 3, '*': 1 }, board);
    expect(full.map(({ key }) => key)).toEqual(bare.map(({ key }) => key));
    expect(full.map(({ total }) => total).filter((total) => total > 0)).toEqual([3, 1]);
    expect(placeSize(full, false, 800, 112)).toEqual(placeSize(bare, false, 800, 112));
    expect(placeSize(bare, true, 2000, 112).height).toBe(80);
  });
});

describe('the market', () => {
  it('fits into its room, in a column or in a row', () => {
    for (const [w, h] of [
      [200, 656],
      [200, 480],
      [176, 500],
    ] as const) {
      const plan = marketPlan(w, h, 5, 1);
      expect(plan.shape).toBe('tall');
      expect(5 * (plan.card.height + plan.gap) + plan.deck.height).toBeLessThan(h - 100);
      expect(plan.card.width).toBeLessThan(w - 40);
    }
    for (const [w, slots, decks] of [
      [390, 5, 1],
      [360, 6, 2],
      [300, 6, 2],
    ] as const) {
      const plan = marketPlan(w, 96, slots, decks);
      const things = slots + decks + 1;
      expect(plan.shape).toBe('row');
      expect(things * plan.card.width + (things - 1) * plan.gap).toBeLessThanOrEqual(w - 12);
    }
    expect(marketPlan(200, 656, 6, 2).columns).toBe(2);
  });

  it('has two rows where one would be too narrow for fingers', () => {
    for (const w of [390, 360]) {
      const plan = marketPlan(w, 104, 6, 2);
      expect(plan.shape).toBe('rows');
      expect(Math.min(plan.card.width, plan.card.height, plan.deck.height)).toBeGreaterThanOrEqual(44);
      expect(6 * plan.card.width + 5 * plan.gap).toBeLessThanOrEqual(w - 12);
      // Two buttons beside the number of each deck, and the tickets in the rest.
      expect(plan.deck.width).toBeGreaterThanOrEqual(2 * 44 + 24);
      expect(w - 12 - 2 * (plan.deck.width + plan.gap)).toBeGreaterThanOrEqual(44);
      expect(plan.card.height + plan.gap + plan.deck.height).toBeLessThanOrEqual(104 - 12);
    }
    expect(marketPlan(600, 104, 6, 2).shape).toBe('row');
  });
});

describe('players', () => {
  it('are told in one sentence each', () => {
    const lines = playerLines(
      sampleScene(sampleView()),
      [{ id: 'greedy', name: named('Collector', 'Zbieracz') }],
      'en',
    );
    expect(lines[0]?.label).toBe('Ola, to move, you, 0 points, 45 wagons left, 4 cards, 0 of 2 tickets complete');
    expect(lines[2]?.presence).toBe('bot · Collector ★★');
  });

  it('tick who is ready while all choose at once', () => {
    const view = sampleView({ ask: { kind: 'keep_tickets', waiting: [0, 2], together: true } });
    expect(playerLines(sampleScene(view), [], 'pl').map((line) => line.ready)).toEqual([false, true, false]);
  });

  it('count the turns of the last round from the one that is played', () => {
    const view = sampleView({ active: 2, last_round: { turns_left: 2 } });
    expect(playerLines(sampleScene(view), [], 'pl').map((line) => line.turns)).toEqual([1, 0, 1]);
  });

  it('have their final scores when everything has been counted', () => {
    const standings = [
      sampleStanding({ seat: 1, total: -4 }),
      sampleStanding({ seat: 0, total: 120 }),
      sampleStanding({ seat: 2, total: 61 }),
    ];
    const scene = {
      ...sampleScene(sampleView({ seats: [48, 30, 61].map((score) => sampleSeat({ score })) })),
      standings,
    };
    expect(playerLines(scene, [], 'en').map((line) => line.score)).toEqual([48, 30, 61]);
    expect(playerLines(scene, [], 'en', true).map((line) => line.score)).toEqual([120, -4, 61]);
  });

  it('have ships and harbours where the box has them', () => {
    const view = sampleView({ seats: [sampleSeat({ ships: 30, harbours_left: 2 })] });
    expect(playerLines(sampleScene(view), [], 'pl')[0]?.label).toContain('pozostało 30 statków, pozostały 2 porty');
  });
});

describe('a cut line', () => {
  const link = (change: Partial<Link>): Link => ({
    phase: 'waiting',
    lostSince: 0,
    tries: 1,
    resuming: false,
    ...change,
  });
  it('is told later and louder', () => {
    expect(linkState(link({ lostSince: null, phase: 'open' }), 99_000)).toBe('fine');
    expect(linkState(link({}), 2_900)).toBe('fine');
    expect(linkState(link({}), 3_000)).toBe('bar');
    expect(linkState(link({}), 15_000)).toBe('panel');
    expect(linkState(link({ resuming: true }), 1_000)).toBe('resuming');
  });
});

describe('small things', () => {
  it('says of face-up locos what the choices say', () => {
    const market = ['R', '*', null];
    expect(locosOffered(sampleBoard(), market, { slots: [0, 1] })).toBe(true);
    expect(locosOffered(sampleBoard(), market, { slots: [0] })).toBe(false);
    expect(locosOffered(sampleBoard(), ['R', 'B'], { slots: [0] })).toBeNull();
  });

  it('writes time', () => {
    expect(timeLeft(102_000, 'en')).toBe('1:42');
    expect(timeLeft(3_900_000, 'en')).toBe('1:05:00');
    expect(timeLeft(-5, 'en')).toBe('0:00');
    expect(timeLeft(2 * 86_400_000 + 3 * 3_600_000, 'pl')).toBe('2 d 3 h');
  });

  it('finds cities without their marks, in either language', () => {
    const found = (typed: string) => findCities(sampleBoard(), typed, 'pl').map((one) => one.id);
    expect(found('lo')).toEqual(['lodz', 'oslo']);
    expect(found('new')).toEqual(['new_york']);
    expect(found('jork')).toEqual(['new_york']);
    expect(found(' ')).toEqual([]);
  });

  it('shows a ticket with its way, own lanes and open ones apart', () => {
    const view = sampleView({ seats: [sampleSeat({ lanes: ['a-1'] })] });
    view.own!.outlook = [{ ticket: 't1', complete: false, points: -9, missing: 3, lanes: ['a-1', 'b-1'] }];
    expect(focusOf({ ticket: 't1' }, sampleBoard(), view, 0, true)).toEqual({
      cities: ['lodz', 'new_york'],
      own: ['a-1'],
      open: ['b-1'],
    });
    expect(focusOf({ ticket: 't2' }, sampleBoard(), view, 0, false)?.cities).toEqual(['new_york', 'oslo', 'lodz']);
  });

  it('goes through the decks', () => {
    expect(nextDeck(CHOICES, { kind: 'none' }, [])).toBe('train');
    expect(nextDeck({ blind: ['train', 'ship'] }, { kind: 'blind', deck: 'train', both: false }, [])).toBe('ship');
    expect(nextDeck(null, { kind: 'none' }, ['train'])).toBe('train');
  });
});
