import { describe, expect, it, vi } from 'vitest';
import type { EditionSummary, Scene, Table, TableSeat, Wish } from '../protocol';
import { holdSeat, seatsAt, type HeldSeat } from '../base/seats';
import { hexOf, loadSha256, shareText } from '../base/sha256';
import { catalog } from '../model/catalog.svelte';
import type { TableModel } from '../model/table.svelte';
import { awaited, newNonce, openSeats, partOf, startsByItself, takePart } from './room';

function table(
  holders: TableSeat['holder'][],
  more: Partial<TableSeat>[] = [],
  status: Table['status'] = 'open',
): Table {
  return {
    id: 't',
    status,
    version: 1,
    host: 0,
    commitment: '',
    nonces: null,
    next_table: null,
    taken_back: 0,
    settings: {
      edition: 'usa',
      rules: 2,
      options: {},
      clock: { kind: 'none' },
      listed: false,
      spectators: false,
      undo: 'asked',
      aids: 'public',
      chat: 'free',
      autopilot: true,
    },
    seats: holders.map((holder, i) => ({
      holder,
      name: '',
      autopilot: false,
      resigned: false,
      present: true,
      share: null,
      revealed: false,
      ...more[i],
    })),
  };
}

describe('startsByItself', () => {
  it('waits for nobody when all are bots or here', () => {
    expect(startsByItself(table(['person', 'bot', 'bot']), new Set([0]))).toBe(true);
    expect(startsByItself(table(['person', 'person']), new Set([0, 1]))).toBe(true);
  });

  it('waits for free seats, for people elsewhere and for programs', () => {
    expect(startsByItself(table(['person', 'open']), new Set([0]))).toBe(false);
    expect(startsByItself(table(['person', 'person']), new Set([0]))).toBe(false);
    expect(startsByItself(table(['person', 'program']), new Set([0]))).toBe(false);
    expect(startsByItself(table(['person', 'bot'], [], 'revealing'), new Set([0]))).toBe(true);
    expect(startsByItself({ ...table(['person', 'bot']), status: 'closed' }, new Set([0]))).toBe(false);
  });

  it('waits at a chapter until all who said so have come', () => {
    const chapter = (there: boolean, evening = false) => {
      const room = table(['person', 'person', 'bot'], [{}, { present: there }]);
      return { ...room, settings: { ...room.settings, campaign: { id: 'c', entry: 4, evening } } };
    };
    expect(startsByItself(chapter(false), new Set([0]))).toBe(false);
    expect(startsByItself(chapter(true), new Set([0]))).toBe(true);
    expect(startsByItself(chapter(true, true), new Set([0])), 'an evening has a host who starts').toBe(false);
  });
});

it('counts free seats', () => {
  expect(openSeats(table(['person', 'open', 'open']))).toBe(2);
});

describe('awaited', () => {
  const two: TableSeat['holder'][] = ['person', 'bot', 'program'];
  it('names who is not bound, and then who has not told', () => {
    expect(awaited(table(two))).toEqual([0, 2]);
    expect(awaited(table(two, [{ share: 'a' }], 'revealing'))).toEqual([2]);
    const bound = [{ share: 'a', revealed: true }, {}, { share: 'b' }];
    expect(awaited(table(two, bound, 'revealing'))).toEqual([2]);
  });
});

describe('partOf', () => {
  const at = (status: Table['status'], own: Partial<TableSeat>, other: Partial<TableSeat> = { share: 'b' }) =>
    table(['person', 'person', 'bot'], [own, other], status);

  it('binds first, and tells when all are bound and the host has started', () => {
    expect(partOf(at('open', {}), 0, 'a', 1)).toBe('bind');
    expect(partOf(at('revealing', {}), 0, 'a', 1)).toBe('bind');
    expect(partOf(at('open', { share: 'a' }), 0, 'a', 1)).toBe('wait');
    expect(partOf(at('revealing', { share: 'a' }, {}), 0, 'a', 1)).toBe('wait');
    expect(partOf(at('revealing', { share: 'a' }), 0, 'a', 1)).toBe('reveal');
    expect(partOf(at('revealing', { share: 'a', revealed: true }), 0, 'a', 1)).toBe('wait');
  });

  it('never tells a nonce that the seat is not bound to', () => {
    expect(partOf(at('revealing', { share: 'x' }), 0, 'a', 1)).toBe('lost');
    expect(partOf(at('open', { share: 'x' }), 0, 'a', 2)).toBe('wait');
    expect(partOf(at('open', { share: 'x' }), 0, 'a', 1)).toBe('bind');
  });
});

describe('takePart', () => {
  const NONCE = 'ours';
  let serial = 0;

  /** A seat of this device at a table of two people and a bot; what it said to the server. */
  async function seated() {
    const id = `deal-${++serial}`;
    const held: HeldSeat = { table: id, token: 'x', code: '', name: 'Ala', edition: 'usa', at: 1, nonce: NONCE };
    holdSeat(held);
    const own = hexOf((await loadSha256())(shareText(id, 0, NONCE)));
    const said: Wish[] = [];
    const look = async (other: string | null, change: Partial<Table> = {}) => {
      const shares = [{ share: own }, { share: other }];
      const room = { ...table(['person', 'person', 'bot'], shares, 'revealing'), id, commitment: 'first', ...change };
      // Another page of the same browser, which knows only what is kept.
      const here = seatsAt(id)[0] ?? held;
      here.bound ??= { commitment: 'first', seat: 0 };
      const scene = { table: room, devices: 1, view: null } as unknown as Scene;
      const wish = (one: Wish) => Promise.resolve(void said.push(one));
      return takePart({ held: here, scene, you: 0, wish } as unknown as TableModel);
    };
    return { id, own, said, look };
  }

  it('notes the shares once, and tells nothing when others are shown for the same promise', async () => {
    const { id, own, said, look } = await seated();
    expect(await look('before')).toBe('reveal');
    expect(await look('chosen afterwards')).toBe('cheated');
    expect(seatsAt(id)[0]?.notes).toMatchObject([{ commitment: 'first', shares: [own, 'before', null] }]);
    expect(said).toHaveLength(1);
  });

  it('tells again what was told before the same shares, and waits where a table looks older', async () => {
    const { said, look } = await seated();
    expect(await look('before')).toBe('reveal');
    expect(await look('before'), 'the answer was lost').toBe('reveal');
    expect(await look(null), 'a server that was away for a moment').toBe('wait');
    expect(await look('other', { status: 'open' })).toBe('wait');
    expect(said).toEqual([
      { type: 'reveal', nonce: NONCE },
      { type: 'reveal', nonce: NONCE },
    ]);
  });

  it('sees another seat of its own and one bot more', async () => {
    const { said, look } = await seated();
    await look('before');
    const more = table(['person', 'person', 'bot', 'bot'], [{ share: 'a' }, { share: 'b' }]).seats;
    expect(await look('before', { seats: more })).toBe('cheated');
    expect(said).toHaveLength(1);
  });

  it('notes what is played and who begins, and sees that it changes', async () => {
    const { id, said, look } = await seated();
    const { settings } = table([]);
    await look('before');
    expect(seatsAt(id)[0]?.notes?.[0]?.terms).toEqual({
      edition: 'usa',
      rules: 2,
      options: {},
      first: null,
      campaign: null,
    });
    expect(await look('before', { settings: { ...settings, first: 1 } })).toBe('cheated');
    expect(await look('before', { settings: { ...settings, rules: 1 } })).toBe('cheated');
    expect(said).toHaveLength(1);
  });

  it('tells nothing before it knows which options are as usual', async () => {
    const { id, said, look } = await seated();
    const settings = { ...table([]).settings, options: { flush: 'on', tours: 'off' } };
    const load = vi.spyOn(catalog, 'load').mockRejectedValueOnce(new Error('no answer'));
    expect(await look('before', { settings })).toBe('wait');
    expect(said).toEqual([]);
    load.mockResolvedValue();
    catalog.editions = [{ id: 'usa', options: [{ id: 'flush', standard: 'on' }] } as unknown as EditionSummary];
    expect(await look('before', { settings })).toBe('reveal');
    expect(seatsAt(id)[0]?.notes?.[0]?.terms.options).toEqual({ tours: 'off' });
    load.mockRestore();
  });

  it('notes of a campaign which game it is', async () => {
    const { id, look } = await seated();
    const evening = { campaign: { id: 'c7', entry: 12, evening: true }, options: { company_0: 'red' } };
    expect(await look('before', { settings: { ...table([]).settings, ...evening } })).toBe('reveal');
    expect(seatsAt(id)[0]?.notes?.[0]?.terms).toMatchObject({ campaign: 'c7 entry 12', options: {} });
  });

  it('begins anew with another promise', async () => {
    const { id, said, look } = await seated();
    await look('before');
    expect(await look('another', { commitment: 'second' })).not.toBe('cheated');
    expect(seatsAt(id)[0]?.notes).toHaveLength(1);
    expect(seatsAt(id)[0]?.nonce).not.toBe(NONCE);
    expect(said.filter(({ type }) => type === 'reveal')).toHaveLength(1);
  });
});

it('makes shares the protocol takes, each its own', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
