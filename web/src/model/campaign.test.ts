import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backup, BackupKeeper } from '../base/backups';
import type { HeldCompany } from '../base/companies';
import type { CampaignScene } from '../protocol';
import type { Wire } from '../protocol/socket';
import { SAMPLE_PIECES, sampleCampaign, sampleCompany, sampleEnd } from '../samples/campaign';
import { Book } from './book.svelte';
import { CampaignModel } from './campaign.svelte';

const HELD: HeldCompany = { campaign: 'camp1', token: 'secret', code: 'k7mq', company: '', name: '', at: 0 };
const settle = () => new Promise((done) => setTimeout(done, 0));

/** What the server is asked by HTTP, and its answers. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, what: RequestInit) => {
    asked.push(`${path} ${(what.headers as Record<string, string>).Authorization ?? ''}`.trim());
    const text = path.endsWith('/file') ? 'wagonaut campaign 1' : JSON.stringify({ book: 'b1', pieces: SAMPLE_PIECES });
    return Promise.resolve(new Response(text));
  });
});
afterEach(() => vi.unstubAllGlobals());

const files = () => asked.filter((one) => one.includes('/file')).length;

class Memory implements BackupKeeper {
  kept: Backup[] = [];
  full = false;
  all = () => Promise.resolve(this.kept);
  drop = (one: Backup) => Promise.resolve(void (this.kept = this.kept.filter((kept) => kept !== one)));
  put = (one: Backup) =>
    this.full ? Promise.reject(new Error('full')) : Promise.resolve(void (this.kept = [...this.kept, one]));
}

/** A campaign whose line the test holds in its hand. */
function lineTo(backups: Memory = new Memory()) {
  const wires: Wire[] = [];
  const sent: Record<string, unknown>[] = [];
  const world = {
    connect: () => {
      const wire: Wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
        close: () => {},
      };
      wires.push(wire);
      return wire;
    },
    now: () => 0,
    later: (ms: number, then: () => void) => {
      if (ms < 5000) void Promise.resolve().then(then);
      return () => {};
    },
    random: () => 0.5,
  };
  const model = new CampaignModel({ ...HELD }, world, backups);
  model.open();
  const hear = (message: unknown) => wires.at(-1)!.onmessage?.({ data: JSON.stringify(message) });
  const reply = (answer: string) => hear({ type: 'reply', id: sent.at(-1)!.id, answer, version: 6 });
  return { model, wires, sent, hear, reply };
}

const told = (chapter: number, change: Partial<CampaignScene> = {}) =>
  sampleCampaign({ ...change, campaign: { chapter, status: 'gathering' } });

describe('the line of a campaign', () => {
  it('says hello with the company’s token, and with what it knows after a cut', async () => {
    const { wires, sent, hear } = lineTo();
    wires[0]!.onopen?.();
    expect(sent[0]).toMatchObject({ type: 'hello', token: 'secret', known: -1 });
    hear(sampleCampaign({ campaign: { version: 9 } }));
    wires[0]!.onclose?.({ code: 1006, reason: '' });
    await settle();
    wires[1]!.onopen?.();
    expect(sent.at(-1)).toMatchObject({ type: 'hello', known: 9 });
  });

  it('sends a choice that was on its way once more under the same id', async () => {
    const { model, wires, sent, hear } = lineTo();
    hear(sampleCampaign());
    const done = model.wish({ type: 'choose', version: 5, what: '1' });
    const first = sent.at(-1)!;
    wires[0]!.onclose?.({ code: 1012, reason: '' });
    await settle();
    hear(sampleCampaign());
    expect(sent.at(-1)).toEqual(first);
    expect(sent.at(-1)).toMatchObject({ type: 'choose', what: '1' });
    hear({ type: 'reply', id: first.id, answer: 'granted', version: 6 });
    expect(await done).toBe(true);
    expect(model.notice).toBeNull();
  });

  it('keeps what was refused until the next wish', async () => {
    const { model, hear, reply } = lineTo();
    hear(sampleCampaign());
    const refused = model.wish({ type: 'begin', version: 5 });
    reply('not_ready');
    expect(await refused).toBe(false);
    expect(model.notice?.answer).toBe('not_ready');
    void model.wish({ type: 'present', yes: true });
    expect(model.notice).toBeNull();
  });

  it('goes on while others are asked for their consent', async () => {
    const { model, hear, reply } = lineTo();
    hear(sampleCampaign());
    const asked = model.wish({ type: 'rewind', to: 4 });
    reply('waiting');
    expect(await asked).toBe(true);
    expect(model.asking).toBe(false);
    expect(model.notice).toBeNull();
  });

  it('takes a second wish while the first is on its way, and none twice', async () => {
    const { model, sent, hear } = lineTo();
    hear(sampleCampaign());
    const before = sent.length;
    const away = model.wish({ type: 'attend', company: 'green', as: 'absent' });
    const here = model.wish({ type: 'present', yes: true });
    expect(await model.wish({ type: 'present', yes: true })).toBe(false);
    expect(sent.slice(before)).toMatchObject([{ type: 'attend' }, { type: 'present' }]);
    for (const { id } of sent.slice(before)) hear({ type: 'reply', id, answer: 'granted', version: 6 });
    expect(await Promise.all([away, here])).toEqual([true, true]);
    expect(model.asking).toBe(false);
  });

  it('is no lost company when the campaign is put aside', () => {
    const { model, hear, wires } = lineTo();
    hear({ type: 'goodbye', reason: 'aside' });
    wires[0]!.onclose?.({ code: 4500, reason: '' });
    expect(model.trouble).toBe('table_aside');
  });
});

describe('the backup of a campaign', () => {
  it('is kept by itself after a chapter, once, and the server hears of it', async () => {
    const memory = new Memory();
    const { hear, sent } = lineTo(memory);
    hear(told(3));
    hear(told(3));
    await settle();
    expect(memory.kept).toMatchObject([{ campaign: 'camp1', chapters: 2, text: 'wagonaut campaign 1' }]);
    expect(asked.filter((one) => one.includes('/file'))).toEqual(['/api/campaigns/camp1/file Bearer secret']);
    expect(sent.at(-1)).toMatchObject({ type: 'saved', chapter: 2 });
  });

  it('is not fetched before the first chapter is told, nor while one closes, nor again once it is there', async () => {
    const { hear } = lineTo();
    hear(told(1));
    hear(sampleCampaign({ campaign: { chapter: 3, status: 'closing' } }));
    await settle();
    expect(files()).toBe(0);
    const memory = new Memory();
    lineTo(memory).hear(told(3));
    await settle();
    const later = lineTo(memory);
    later.hear(told(3));
    await settle();
    expect(files()).toBe(1);
    expect(later.model.kept).toBe(2);
  });

  it('is fetched by every device, whatever the server has heard of another one', async () => {
    const memory = new Memory();
    const { model, hear, sent } = lineTo(memory);
    hear(told(3, { companies: [sampleCompany('red', { saved: 2 })] }));
    await settle();
    expect(memory.kept).toHaveLength(1);
    expect(model.kept).toBe(2);
    expect(sent.filter(({ type }) => type === 'saved')).toEqual([]);
  });

  it('is fetched anew when a chapter is told again after going back', async () => {
    const memory = new Memory();
    const { model, hear } = lineTo(memory);
    const end = (table: string) => ({ ...sampleEnd([]), table });
    hear(told(3, { end: end('t2') }));
    await settle();
    const branches = [{ first: 3, last: 5, game: 2, year: 1904, attempt: 1 }];
    hear(told(2, { end: end('t1'), branches, companies: [sampleCompany('red', { saved: 2 })] }));
    await settle();
    hear(told(3, { end: end('t7'), branches, companies: [sampleCompany('red', { saved: 2 })] }));
    await settle();
    expect(memory.kept.map(({ chapters, table }) => [chapters, table])).toEqual([
      [2, 't2'],
      [1, 't1'],
      [2, 't7'],
    ]);
    expect(model.kept).toBe(2);
  });

  it('that has no room says so, and can be tried again', async () => {
    const memory = new Memory();
    memory.full = true;
    const { model, hear } = lineTo(memory);
    hear(told(2));
    await settle();
    expect(model.unkept).toBe(true);
    memory.full = false;
    void model.keepAgain();
    await settle();
    expect(memory.kept).toHaveLength(1);
  });
});

describe('the book', () => {
  it('is fetched when the scene speaks of another edition of it, and not for every scene', async () => {
    const { model, hear } = lineTo();
    const books = () => asked.filter((one) => one.includes('/book')).length;
    hear(sampleCampaign({ book: 'b1' }));
    await settle();
    hear(sampleCampaign({ book: 'b1' }));
    await settle();
    expect(books()).toBe(1);
    hear(sampleCampaign({ book: 'b2' }));
    await settle();
    expect(books()).toBe(2);
    expect(model.book.name('company', 'red')).toBe('Alder & Coast');
  });

  it('answers with the id of what it does not have, and with no side that it was not given', () => {
    const book = new Book(() => Promise.reject(new Error()));
    expect(book.name('item', 'kettle')).toBe('kettle');
    expect(book.find('postcard_secret', 7)).toBeNull();
  });
});
