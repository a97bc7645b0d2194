import { describe, expect, it } from 'vitest';
import type { Fact, Happening, Scene } from '../protocol';
import { direct, type Stage } from './director';

class Notes implements Stage {
  said: string[] = [];
  waited = 0;
  onPause: () => void = () => {};
  fly(card: string | null, deck: string, from: string, to: string, ms: number) {
    this.said.push(`fly ${card ?? 'back'} of ${deck} ${from} > ${to}`);
    this.waited += ms;
    return Promise.resolve();
  }
  lay(laying: { lane: string; seat: number; shown: number } | null) {
    this.said.push(laying ? `lay ${laying.shown}` : 'laid');
  }
  turn(slot: number, card: string | null) {
    this.said.push(`turn ${slot} ${card ?? 'empty'}`);
  }
  reveal(card: string | null) {
    if (card !== null) this.said.push(`reveal ${card}`);
  }
  stamp(tickets: string[] | null) {
    this.said.push(tickets ? `stamp ${tickets.join(' ')}` : 'stamped');
  }
  shown: Scene | null = null;
  before() {
    return this.shown;
  }
  clear() {
    this.said.push('clear');
  }
  spaces() {
    return 4;
  }
  deckOf() {
    return 'train';
  }
  pause(ms: number) {
    this.waited += ms;
    this.onPause();
    return Promise.resolve();
  }
}

const scene = { you: 0 } as Scene;
const played = (...facts: Fact[]): Happening[] => [{ version: 1, act: 'played', seat: 1, facts }];

describe('the director', () => {
  it('flies open cards to whoever took them, with their face', async () => {
    const notes = new Notes();
    await direct(notes, played({ kind: 'slot_taken', seat: 1, slot: 2, card: 'R' }), scene, 1, () => false);
    expect(notes.said).toEqual(['turn 2 empty', 'fly R of train slot-2 > player-1', 'clear']);
  });

  it('never shows the face of a hidden card', async () => {
    const notes = new Notes();
    await direct(notes, played({ kind: 'blind_taken', seat: 1, deck: 'train' }), scene, 1, () => false);
    expect(notes.said[0]).toBe('fly back of train deck-train > player-1');
  });

  it('brings my own cards to my hand', async () => {
    const notes = new Notes();
    await direct(notes, played({ kind: 'blind_taken', seat: 0, deck: 'train', card: 'G' }), scene, 1, () => false);
    expect(notes.said[0]).toBe('fly G of train deck-train > hand');
  });

  it('shows what a tunnel turns up', async () => {
    const notes = new Notes();
    await direct(
      notes,
      played({ kind: 'tunnel_revealed', card: 'R' }, { kind: 'tunnel_revealed', card: 'G' }),
      scene,
      1,
      () => false,
    );
    expect(notes.said).toEqual(['reveal R', 'reveal G', 'clear']);
  });

  it('lays wagons one by one', async () => {
    const notes = new Notes();
    await direct(
      notes,
      played({ kind: 'lane_claimed', seat: 1, lane: 'a-b-1', cards: 'RRRR', points: 7 }),
      scene,
      1,
      () => false,
    );
    expect(notes.said).toEqual(['lay 1', 'lay 2', 'lay 3', 'lay 4', 'clear']);
  });

  describe('when a ticket of mine is complete', () => {
    const mine = (complete: boolean, you = 0): Scene =>
      ({ you, view: { own: { tickets: ['a-b'], outlook: [{ ticket: 'a-b', complete }] } } }) as unknown as Scene;
    const claimed: Fact = { kind: 'lane_claimed', seat: 0, lane: 'a-b-1', cards: 'RRRR', points: 7 };
    const turn: Happening[] = played(
      claimed,
      { kind: 'turn_began', seat: 1 },
      { kind: 'blind_taken', seat: 1, deck: 'train' },
    );

    it('stamps it when the wagons stand, and the others wait for it', async () => {
      const notes = new Notes();
      notes.shown = mine(false);
      await direct(notes, turn, mine(true), 1, () => false);
      expect(notes.said).toEqual([
        ...['lay 1', 'lay 2', 'lay 3', 'lay 4', 'stamp a-b', 'stamped'],
        ...['fly back of train deck-train > player-1', 'clear'],
      ]);
      const plain = new Notes();
      plain.shown = mine(true);
      await direct(plain, turn, mine(true), 1, () => false);
      expect(notes.waited - plain.waited).toBeGreaterThanOrEqual(400);
      expect(notes.waited - plain.waited).toBeLessThanOrEqual(1000);
    });

    it('stamps nothing that was complete before, or that is seen for the first time', async () => {
      for (const before of [mine(true), null, mine(false, 1)]) {
        const notes = new Notes();
        notes.shown = before;
        await direct(notes, turn, mine(true), 1, () => false);
        expect(notes.said.filter((one) => one.startsWith('stamp'))).toEqual([]);
      }
    });

    it('does not stamp for who has skipped', async () => {
      const notes = new Notes();
      notes.shown = mine(false);
      let skipped = false;
      notes.onPause = () => (skipped = true);
      await direct(notes, turn, mine(true), 1, () => skipped);
      expect(notes.said).toEqual(['lay 1', 'clear']);
    });
  });

  it('shows two of a hundred flushes in a row', async () => {
    const notes = new Notes();
    const flush: Fact[] = [
      { kind: 'market_flushed', cards: '***' },
      ...[0, 1, 2, 3, 4].map((slot): Fact => ({ kind: 'card_turned', slot, card: '*' })),
    ];
    await direct(notes, played(...Array.from({ length: 100 }, () => flush).flat()), scene, 1, () => false);
    expect(notes.said.filter((one) => one.startsWith('turn'))).toHaveLength(10);
    expect(notes.waited).toBeLessThan(3000);
  });

  it('keeps a whole turn below 1.2 seconds, and is quicker at speed 2', async () => {
    const turn: Fact[] = [
      { kind: 'slot_taken', seat: 1, slot: 0, card: 'R' },
      { kind: 'card_turned', slot: 0, card: 'G' },
      { kind: 'blind_taken', seat: 1, deck: 'train' },
      { kind: 'turn_began', seat: 0 },
    ];
    const normal = new Notes();
    await direct(normal, played(...turn), scene, 1, () => false);
    expect(normal.waited).toBeLessThanOrEqual(1200);
    const quick = new Notes();
    await direct(quick, played(...turn), scene, 2, () => false);
    expect(quick.waited).toBeLessThan(normal.waited / 2);
  });

  it('does nothing at speed 0', async () => {
    const notes = new Notes();
    await direct(notes, played({ kind: 'turn_began', seat: 0 }), scene, 0, () => false);
    expect(notes.said).toEqual([]);
  });

  it('stops as soon as it is skipped, and leaves nothing half laid', async () => {
    const notes = new Notes();
    let skipped = false;
    notes.onPause = () => {
      skipped = true;
    };
    await direct(
      notes,
      played({ kind: 'lane_claimed', seat: 1, lane: 'a-b-1', cards: 'RRRR', points: 7 }),
      scene,
      1,
      () => skipped,
    );
    expect(notes.said).toEqual(['lay 1', 'clear']);
  });
});
