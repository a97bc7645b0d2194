import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HeldSeat } from '../base/seats';
import type { Wire } from '../protocol/socket';
import { SAMPLE_PIECES } from '../samples/campaign';
import { tinyBoard } from '../samples/tiny';
import { withPieces } from './pieces';
import { TableModel } from './table.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('the board of a chapter', () => {
  it('has the words of what was opened since it was fetched, each once', () => {
    const event = { id: 'ev1', immediate: false, name: { en: 'printed', pl: 'drukowane' }, text: { en: '', pl: '' } };
    const board = withPieces({ ...tinyBoard(1), events: [event] }, SAMPLE_PIECES);
    expect(board.events).toEqual([event]);
    expect(board.tokens?.map(({ id }) => id)).toEqual(['lamp']);
    expect(board.items?.map(({ name }) => name.pl)).toEqual(['Czajnik']);
  });
});

describe('the book at a table', () => {
  const HELD: HeldSeat = { table: 't1', token: 'secret', code: '', name: 'Ala', edition: 'lamps', at: 0 };

  function tableOf(campaign: object | undefined, held: HeldSeat | null) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify({ book: 'b', pieces: SAMPLE_PIECES })));
    });
    let wire: Wire | undefined;
    const world = {
      connect: () => (wire = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }),
      now: () => 0,
      later: () => () => {},
      random: () => 0.5,
    };
    const model = new TableModel('t1', held, '', world);
    model.open();
    const scene = (facts: object[] = []) => ({
      type: 'scene',
      table: { status: 'running', version: 1, settings: { edition: 'lamps', options: {}, campaign }, seats: [] },
      you: held ? 0 : null,
      happened: [{ version: 1, event: 'played', facts }],
      gap: true,
      view: null,
      standings: null,
    });
    const hear = (facts?: object[]) => wire?.onmessage?.({ data: JSON.stringify(scene(facts)) });
    return { model, hear, books: () => asked.filter((path) => path.endsWith('/book')) };
  }
  const settle = () => new Promise((done) => setTimeout(done, 0));

  it('is fetched in a chapter, and again when something was opened', async () => {
    const { model, hear, books } = tableOf({ id: 'camp1', entry: 4, evening: false }, HELD);
    hear();
    await settle();
    expect(books()).toEqual(['/api/campaigns/camp1/book']);
    expect(model.book?.find('postcard', 7)?.text.en).toContain('ferry');
    hear([{ kind: 'turn_began', seat: 0 }]);
    await settle();
    expect(books()).toHaveLength(1);
    hear([{ kind: 'postcard_drawn', seat: 0, postcard: 9 }]);
    await settle();
    expect(books()).toHaveLength(2);
  });

  it.each([
    ['an evening', { id: 'camp1', entry: 4, evening: true }, HELD],
    ['any other game', undefined, HELD],
    ['whoever only watches', { id: 'camp1', entry: 4, evening: false }, null],
  ])('is not there for %s', async (_, campaign, held) => {
    const { model, hear, books } = tableOf(campaign, held);
    hear();
    await settle();
    expect(model.book).toBeNull();
    expect(books()).toEqual([]);
  });
});
