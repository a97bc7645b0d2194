import { describe, expect, it } from 'vitest';
import type { Fairness } from '../protocol';
import type { DealNote } from '../base/seats';
import { below, keyStream } from './deal';
import { usaBox } from '../samples/end';
import { verify, type Check, type Kept } from './verify';

// A game that a server dealt and finished; only its head, for that is all the page checks.
const FAIR: Fairness = {
  game: 'a3RKlImgX-jj',
  commitment: '0fc48cfc2564e238746d8a6f12931baa63b54748e2ca4e72a0f6e48241eb7d24',
  nonces: ['ours-5d0c1f7e', ''],
  seed: '6db579ca1af95d056e369066d6e047f9e38cebe86b8b7f8c7ee53e951c6ed0b9',
  // SHA-256 of "wagonaut nonce 1\na3RKlImgX-jj\n0\nours-5d0c1f7e\n"; Bo is a bot.
  shares: ['79a97c4440097e72975e2a5e76cc82669d69ff238d5bbbaadd4622248784e9bc', ''],
  failed: [{ commitment: 'c0ffee', waited_for: ['Cy'] }],
};
const RECORD = `wagonaut 1 · usa · rules 1 · Ala · Bot 1
fair ${FAIR.commitment} · ${FAIR.game}
nonce Ala ours-5d0c1f7e
deal -> first Ala / B*OW*PRROPWRY / tickets winnipeg-little_rock dallas-new_york santa_fe-chicago boston-miami toronto-miami seattle-los_angeles
1 Bot 1 keep toronto-miami seattle-los_angeles
`;
const KEPT: Kept = {
  commitment: FAIR.commitment,
  nonces: ['ours-5d0c1f7e'],
  notes: [
    {
      commitment: FAIR.commitment,
      shares: [FAIR.shares![0]!, null],
      terms: { edition: 'usa', rules: 1, options: {}, first: null, campaign: null },
    },
  ],
  promises: ['c0ffee', FAIR.commitment],
};
const noting = (change: Partial<DealNote>): Kept => ({ ...KEPT, notes: [{ ...KEPT.notes![0]!, ...change }] });
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const results = (checks: Check[]) => Object.fromEntries(checks.map((one) => [one.kind, one.result]));

async function verified(change: { fair?: Partial<Fairness>; record?: string; table?: string; kept?: Kept } = {}) {
  const checks = await verify(
    change.table ?? FAIR.game,
    { ...FAIR, ...change.fair },
    change.kept ?? KEPT,
    change.record ?? RECORD,
    usaBox(),
  );
  return results(checks);
}

describe('the shuffle', () => {
  it('of a real game fits its promise', async () => {
    expect(await verified()).toEqual({
      seed: 'fits',
      promise: 'fits',
      starts: 'fits',
      nonce: 'fits',
      shares: 'fits',
      terms: 'fits',
      deal: 'fits',
    });
  });

  it('says how much of the deal was checked', async () => {
    const checks = await verify(FAIR.game, FAIR, KEPT, RECORD, usaBox());
    expect(checks.at(-1)).toMatchObject({ cards: 13, tickets: 6 });
  });

  it('does not fit another seed, table, promise or nonce', async () => {
    expect((await verified({ fair: { seed: FAIR.seed.replace('6', '7') } })).seed).toBe('differs');
    expect((await verified({ table: 'another' })).seed).toBe('differs');
    expect((await verified({ kept: { commitment: '00', nonces: [] } })).promise).toBe('differs');
    expect((await verified({ kept: { nonces: ['mine'] } })).nonce).toBe('differs');
  });

  it('does not fit a deal with another card, ticket, start or nonce', async () => {
    expect((await verified({ record: RECORD.replace('B*OW', 'B*OR') })).deal).toBe('differs');
    expect((await verified({ record: RECORD.replace(' boston-miami', ' denver-el_paso') })).deal).toBe('differs');
    expect((await verified({ record: RECORD.replace('first Ala', 'first Bot 1') })).deal).toBe('differs');
    expect((await verified({ fair: { nonces: ['', ''] } })).deal).toBe('differs');
  });

  it('does not fit a nonce that was not bound, nor a bot with one', async () => {
    const swapped = (nonces: string[], shares: string[]) => verified({ fair: { nonces, shares } });
    const [share] = FAIR.shares!;
    expect((await swapped(['another', ''], [share!, ''])).shares).toBe('differs');
    expect((await swapped(['ours-5d0c1f7e', 'chosen'], [share!, ''])).shares).toBe('differs');
    expect((await swapped(['ours-5d0c1f7e', ''], [share!, share!])).shares).toBe('differs');
  });

  it('does not fit hashes that were others before a nonce was told', async () => {
    const [own] = FAIR.shares!;
    const noted = (...shares: (string | null)[]) => verified({ kept: noting({ shares }) });
    expect((await noted(own!, 'another')).shares).toBe('differs');
    expect((await noted(own!)).shares, 'a bot that sat down afterwards').toBe('differs');
    expect((await noted(own!, null, null)).shares, 'a bot that is gone').toBe('differs');
    expect((await verified({ kept: { nonces: [] } })).shares).toBe('fits');
  });

  it('does not fit a game on other terms than those that were shown before', async () => {
    const told = async (record: string, kept = KEPT) => (await verified({ record, kept })).terms;
    const { terms } = KEPT.notes![0]!;
    // Named, the start seat asks luck for nothing, and all cards shift: as many deals to choose from as seats.
    for (const name of ['Ala', 'Bot 1'])
      expect(await told(RECORD.replace(/deal -> first Ala \/ /, `deal first ${name} -> `))).toBe('differs');
    expect(await told(RECORD.replace('usa', 'world'))).toBe('differs');
    expect(await told(RECORD.replace('rules 1', 'rules 2'))).toBe('differs');
    expect(await told(RECORD.replace('Bot 1\n', 'Bot 1 · Bot 2\n'))).toBe('differs');
    expect(await told(RECORD.replace('\nfair', '\noptions · tours=off\nfair'))).toBe('differs');
    expect(await told(RECORD.replace('\nfair', '\ncampaign c7 entry 3 · box 1 · 00ff\nfair'))).toBe('differs');
    expect(await told(RECORD, noting({ terms: { ...terms, options: { tours: 'off' } } }))).toBe('differs');
    expect(await told(RECORD, noting({ commitment: 'of another start' }))).toBe('unknown');
  });

  it('does not fit when a start is kept quiet', async () => {
    expect((await verified({ fair: { failed: [] } })).starts).toBe('differs');
    expect((await verified({ kept: { nonces: [] } })).starts).toBe('unknown');
  });

  it('of the earlier scheme promises less', async () => {
    expect(await verified({ fair: { shares: null, failed: [] }, kept: { nonces: [] } })).toMatchObject({
      shares: 'unknown',
      seed: 'fits',
      deal: 'fits',
    });
  });

  it('has nothing to compare with on another device', async () => {
    expect(await verified({ kept: { nonces: [] } })).toMatchObject({ promise: 'unknown', nonce: 'unknown' });
    expect(results(await verify(FAIR.game, FAIR, { nonces: [] }, null, null)).deal).toBe('unknown');
  });
});

// The example of docs/fair.md.
const KEY = hex('b0a30486c7a01be111a356ee04bc0788eb99f4b9225320b6b10dd49417fdad16');

describe('the key stream', () => {
  it('is the one of the documents', () => {
    const words = keyStream(KEY);
    const first = Array.from({ length: 16 }, () => words.next().value);
    expect(first.slice(0, 4)).toEqual([3405744830, 3230357224, 2119875258, 3544753383]);
    expect(first.slice(-2)).toEqual([521881884, 462289800]);
  });

  it('goes on behind its first block', () => {
    const words = keyStream(new Uint8Array(32));
    const blocks = Array.from({ length: 17 }, () => words.next().value);
    // RFC 8439 A.1, test vectors 1 and 2: keys of zeros, blocks 0 and 1.
    expect(blocks[0]).toBe(0xade0b876);
    expect(blocks[16]).toBe(0xbee7079f);
  });

  it('gives numbers below n', () => {
    const words = keyStream(KEY);
    expect([below(2, words), below(110, words), below(109, words), below(108, words)]).toEqual([1, 82, 53, 89]);
  });
});
