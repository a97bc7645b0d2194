import { describe, expect, it } from 'vitest';
import { SAMPLE_PIECES } from '../samples/campaign';
import { ApiError } from '../protocol/api';
import { Book, nameOf } from './book.svelte';
import { Pictures } from './pictures.svelte';

const settled = () => new Promise((done) => setTimeout(done));

describe('pictures of pieces', () => {
  it('are fetched once, when somebody looks, and are shown as images', async () => {
    const asked: string[] = [];
    const pictures = new Pictures((name) => {
      asked.push(name);
      return Promise.resolve('<svg fill="#123"/>');
    });
    expect(pictures.address('token/lamp')).toBeNull();
    expect(pictures.address('token/lamp')).toBeNull();
    await settled();
    expect(asked).toEqual(['token/lamp']);
    expect(pictures.address('token/lamp')).toBe('data:image/svg+xml,%3Csvg%20fill%3D%22%23123%22%2F%3E');
  });

  it('are not asked for again where there is none', async () => {
    let asked = 0;
    const pictures = new Pictures(() => {
      asked++;
      return Promise.reject(new ApiError('not_found', '', 404));
    });
    pictures.address('token/lamp');
    await settled();
    expect(pictures.address('token/lamp')).toBeNull();
    await settled();
    expect(asked).toBe(1);
  });

  it('come a few at a time', async () => {
    let underway = 0;
    let most = 0;
    const pictures = new Pictures(async () => {
      most = Math.max(most, ++underway);
      await settled();
      underway--;
      return '<svg/>';
    });
    for (let i = 0; i < 12; i++) pictures.address(`postcard/${i}`);
    for (let i = 0; i < 12; i++) await settled();
    expect(most).toBe(4);
    expect(pictures.address('postcard/11')).not.toBeNull();
  });

  it('have the names that their pieces say', async () => {
    const pieces = SAMPLE_PIECES.map((piece) =>
      piece.id === 'company:red' ? { ...piece, pictures: ['company/red.card?v=1', 'company/red.crest?v=2'] } : piece,
    );
    const book = new Book(() => Promise.resolve({ book: 'b', pieces }));
    book.want('b');
    await settled();
    expect(book.picture('company', 'red', 'crest')).toBe('company/red.crest?v=2');
    expect(book.picture('company', 'red')).toBeNull();
    expect(book.picture('company', 'blue', 'crest')).toBeNull();
    expect(nameOf('company/red.crest?v=2')).toBe('company/red.crest');
  });
});
