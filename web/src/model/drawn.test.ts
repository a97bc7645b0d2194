import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../protocol/api';
import { readBoard } from '../samples/boards';
import type { Board, Scene } from '../protocol';
import { Drawn } from './drawn.svelte';

const OPTIONS = {};

function boardFor(edition: string, seats: number, more: Partial<Board> = {}): Board {
  return { ...readBoard('masuria', '../../../examples/edition'), edition, seats, options: OPTIONS, ...more };
}
const tableOf = (edition: string, seats: number) =>
  ({ settings: { edition, options: OPTIONS }, seats: Array.from({ length: seats }) }) as unknown as Scene['table'];

afterEach(() => vi.unstubAllGlobals());

it('asks for the board before the first scene, and not again for it', async () => {
  const fetch = vi.fn(() => Promise.resolve(boardFor('masuria', 2)));
  const drawn = new Drawn(fetch);
  drawn.expect();
  drawn.need(tableOf('masuria', 2));
  drawn.need(tableOf('masuria', 2));
  await vi.waitFor(() => expect(drawn.board?.edition).toBe('masuria'));
  expect(drawn.drawing?.lanes.length).toBe(13);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks again when the table has changed', async () => {
  const answers = [boardFor('masuria', 2), boardFor('masuria', 3)];
  const fetch = vi.fn(() => Promise.resolve(answers.shift()!));
  const drawn = new Drawn(fetch);
  drawn.expect();
  drawn.need(tableOf('masuria', 3));
  await vi.waitFor(() => expect(drawn.board?.seats).toBe(3));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('says what is wrong until it is mended', async () => {
  const fetch = vi.fn<() => Promise<Board>>();
  fetch.mockRejectedValueOnce(new ApiError('unavailable', 'try again', 503));
  const broken = boardFor('masuria', 2);
  fetch.mockResolvedValueOnce({ ...broken, nodes: broken.nodes.map((node) => ({ ...node, x: 0, y: 0 })) });
  fetch.mockResolvedValueOnce(broken);
  const drawn = new Drawn(fetch);
  const table = tableOf('masuria', 2);
  drawn.need(table);
  await vi.waitFor(() => expect(drawn.trouble).toEqual({ code: 'unavailable', detail: 'try again' }));
  drawn.need(table);
  await vi.waitFor(() =>
    expect(drawn.trouble).toEqual({ code: 'no_board', detail: 'ostroda and olsztyn lie at one place' }),
  );
  drawn.need(table);
  await vi.waitFor(() => expect(drawn.board).not.toBeNull());
  expect(drawn.trouble).toBeNull();
});

it('fetches a drawing once, and refuses one that lacks a lane', async () => {
  const drawing = {
    viewBox: [0, 0, 100, 100],
    cities: [],
    lanes: [],
    arrows: [],
    countries: [],
    shapes: [],
    ground: [],
  };
  const files = vi.fn(() => Promise.resolve(new Response(JSON.stringify(drawing))));
  vi.stubGlobal('fetch', files);
  const board = boardFor('masuria', 2, { drawing: '/drawings/masuria-0.json' });
  const drawn = new Drawn(() => Promise.resolve(board));
  for (const seats of [2, 3]) {
    drawn.need(tableOf('masuria', seats));
    await vi.waitFor(() => expect(drawn.trouble?.detail).toContain('not drawn: ostroda, olsztyn'));
  }
  expect(files).toHaveBeenCalledTimes(1);
});
