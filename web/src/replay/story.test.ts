import { describe, expect, it } from 'vitest';
import { tinyBoard } from '../samples/tiny';
import type { Story } from '../protocol';
import { storyWords } from './words';

const STORY: Story = {
  rules: 1,
  words: 2,
  players: ['Ala', 'Bo'],
  steps: [
    { facts: [{ kind: 'game_started', seat: 1 }] },
    { by: 1, move: 'blind', facts: [{ kind: 'blind_taken', seat: 1, deck: 'train', card: 'R' }] },
    { by: 0, move: 'undo 2', facts: [] },
    { by: 0, move: 'claim old-lane RR', facts: null },
  ],
  result: [
    { seat: 0, name: 'Ala', bot: false, total: 7, place: 2 },
    { seat: 1, name: 'Bo', bot: false, total: 9, place: 1 },
  ],
};

describe('a game told from what was kept', () => {
  it('is a sentence or two for each step', () => {
    const [deal, taken, undone, unknown] = storyWords(STORY, tinyBoard(1), 'en');
    expect(deal).toMatch(/^The cards have been dealt\. .*Bo/);
    expect(taken).toMatch(/^Bo .*\.$/);
    expect(undone).toBe('Ala takes back 2 steps.');
    expect(unknown).toBe('Ala: route old-lane RR');
  });
  it('is the moves where nothing has words for the facts', () => {
    expect(storyWords(STORY, null, 'pl')).toEqual([
      'Karty rozdane.',
      'Bo: karta ze stosu',
      'Ala cofa 2 kroki.',
      'Ala: połączenie old-lane RR',
    ]);
  });
});
