import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleBoard } from '../samples/end';
import type { Board } from '../protocol';
import { LANGUAGE_CODES } from '../base/languages';
import { textsIn } from '../i18n/index.svelte';
import { EDITIONS, placeOf, planOf, rulesHere, rulesOf } from '../words/outline';
import { loadRulebook } from './rulebook';

interface EditionFile {
  pieces: { fleet?: number; trains?: number };
  tickets: Record<'first' | 'later', { offer: number; keep: number }>;
  points: Record<string, number>;
}

/** What the engine cites, read from where it is written. */
function cited(): { code: string; rules: string }[] {
  const source = readFileSync('../engine/model/refusal.cpp', 'utf8');
  return [...source.matchAll(/\{Refusal::\w+, "(\w+)", "([^"]+)"\}/g)].map((m) => ({
    code: m[1] ?? '',
    rules: m[2] ?? '',
  }));
}

describe.each(EDITIONS)('the rulebook of %s', (edition) => {
  it.each(LANGUAGE_CODES)('has a text in every paragraph (%s)', async (language) => {
    const book = await loadRulebook(edition, language);
    for (const section of book.sections) {
      expect(section.title, section.id).not.toBe('');
      expect(section.paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of section.paragraphs) {
        expect(paragraph.text.length, paragraph.id).toBeGreaterThan(20);
        expect((paragraph.text.match(/\*\*/g) ?? []).length % 2, paragraph.id).toBe(0);
      }
    }
  });

  it('has the same structure in both languages', async () => {
    const shape = async (language: 'en' | 'pl') =>
      (await loadRulebook(edition, language)).sections.map((section) => [
        section.id,
        section.paragraphs.map(({ id, rules, text }) => [
          id,
          rules,
          text.split('\n').map((line) => line.startsWith('- ')),
        ]),
      ]);
    expect(await shape('pl')).toEqual(await shape('en'));
  });

  it('tells every rule of this edition that a refusal cites', () => {
    const told = planOf(edition).flatMap((section) => section.paragraphs.flatMap((p) => rulesOf(p, edition)));
    const tunnels = planOf(edition).some((section) => section.id === 'tunnels');
    for (const { code, rules } of cited()) {
      if (code === 'wrong_toll' && !tunnels) continue;
      const here = rulesHere(edition, rules);
      for (const rule of here) expect(told, `${code} cites ${rule}`).toContain(rule);
      if (here.length > 0) expect(placeOf(edition, rules), code).not.toBeNull();
    }
  });

  it('uses every paragraph once', () => {
    const ids = planOf(edition).flatMap((section) => section.paragraphs);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names numbers of the data files', async () => {
    const data = JSON.parse(readFileSync(`../data/editions/${edition}.json`, 'utf8')) as EditionFile;
    const pieces = String(data.pieces.fleet ?? data.pieces.trains);
    const { first, later } = data.tickets;
    for (const language of LANGUAGE_CODES) {
      const { sections } = await loadRulebook(edition, language);
      const text = (id: string) => sections.flatMap((s) => s.paragraphs).find((p) => p.id === id)?.text ?? '';
      expect(text(edition === 'world' ? 'start_fleet' : 'start_deal')).toContain(pieces);
      expect(text('start_tickets').match(/\d+/g)).toEqual([String(first.offer), String(first.keep)]);
      expect(text('tickets_take').match(/\d+/g)).toEqual([String(later.offer), String(later.keep)]);
      for (const points of Object.values(data.points))
        expect(text('claim_points')).toMatch(new RegExp(`: ${points}(\\n|$)`));
    }
  });
});

describe('a table’s own rules', () => {
  const tells = async (edition: string, market: Partial<Board['market']> | null) => {
    const sample = sampleBoard({ edition });
    const board = market && { ...sample, market: { ...sample.market, ...market } };
    const { sections } = await loadRulebook(edition, 'pl', board);
    return sections.some(({ paragraphs }) => paragraphs.some(({ id }) => id === 'draw_mixes'));
  };

  it('have the exception of the flush where the board says so', async () => {
    expect(await tells('usa', null)).toBe(true);
    expect(await tells('usa', { flush_mixes: true })).toBe(true);
    expect(await tells('usa', { flush_mixes: false })).toBe(false);
    expect(await tells('nordic', { flush_at: 0, flush_mixes: true })).toBe(false);
    expect(await tells('nordic', { flush_at: 3, flush_mixes: true })).toBe(true);
  });
});

describe('an edition without a rulebook', () => {
  const board = sampleBoard({
    pieces: { trains: 14, ships: 0, fleet: 0, fixed_trains: 0, harbours: 0 },
    lane_points: { 10: 20, 2: 3 },
  });
  const textOf = async (language: 'en' | 'pl', of: typeof board | null) =>
    (await loadRulebook('masuria', language, of)).sections
      .flatMap((section) => section.paragraphs.map((p) => p.text))
      .join('\n');

  it.each(['en', 'pl'] as const)('has the general rules, and says so (%s)', async (language) => {
    const { edition, sections } = await loadRulebook('masuria', language);
    expect(edition).toBe('general');
    for (const { id, paragraphs } of sections)
      for (const { text } of paragraphs) expect(text.length, id).toBeGreaterThan(20);
    const general = { en: 'no rulebook of its own', pl: 'nie ma własnej instrukcji' };
    expect(sections[0]?.paragraphs[0]?.text).toContain(general[language]);
  });

  it('has no number of another board', async () => {
    for (const language of ['en', 'pl'] as const) expect(await textOf(language, null)).not.toMatch(/\d/);
  });

  it('tells the numbers of its own', async () => {
    const text = await textOf('en', board);
    expect(text).toContain('wagons of each player: **14**');
    expect(text).toContain('2 spaces **3**, 10 spaces **20**');
    expect(text).toContain('longest trail: **10**');
    expect(await textOf('pl', board)).toContain('**14**');
  });

  it('leads from a refusal to the general rule', () => {
    expect(placeOf('masuria', 'G-25, U-17')).toBe('claim_how');
    expect(placeOf('masuria', 'U-17')).toBeNull();
  });
});

describe('reasons', () => {
  it('have words for every code of the engine', () => {
    expect(cited().length).toBeGreaterThan(30);
    for (const { code } of cited()) {
      for (const language of LANGUAGE_CODES) {
        const messages = textsIn(language).said.refusals;
        const words = messages[code as keyof typeof messages];
        expect(words, code).toBeTypeOf('function');
        expect(words({ cost: '', need: 'none' }).length, code).toBeGreaterThan(15);
      }
    }
  });
});

describe('placeOf', () => {
  it('prefers the rule of the edition', () => {
    expect(placeOf('world', 'G-25, U-17, W-31')).toBe('kinds');
    expect(placeOf('usa', 'G-25, U-17, W-31')).toBe('claim_how');
    expect(placeOf('nordic', 'G-27')).toBe('claim_double_two');
    expect(placeOf('usa', 'W-50')).toBeNull();
  });
});
