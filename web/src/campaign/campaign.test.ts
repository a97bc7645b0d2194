import { describe, expect, it } from 'vitest';
import { t } from '../i18n/index.svelte';
import { preferences } from '../base/preferences.svelte';
import type { Language } from '../base/languages';
import { Book } from '../model/book.svelte';
import type { CampaignScene, ChronicleChapter, Game, MapMark, RecapLine, Story } from '../protocol';
import {
  SAMPLE_FACTS,
  SAMPLE_PIECES,
  sampleAttendance,
  sampleCampaign,
  sampleCompany,
  sampleEnd,
  sampleMine,
} from '../samples/campaign';
import { tinyBoard } from '../samples/tiny';
import { awaited, coming, comesOf, comesWords, countsWords, marksOf } from './attendance';
import { askedWords, byStation, endSentences, reached, sidesRead, STATIONS } from './ending';
import { earnedLines } from './earned';
import { viewOf } from './grown';
import { byPlace, partsCounted } from './final';
import { foundingOf, planFor } from './found';
import { meetWords } from './meet';
import { pieceName } from './pieces';
import { recapParts, recapSentence } from './recap';
import { onceEach, strays } from './shelf';
import { linesOf, slipsOf } from './slips';
import { counted, ticketWords, type Told } from './told';

async function toldOf(scene: CampaignScene, language: Language = 'en'): Promise<Told> {
  preferences.language = language;
  const book = new Book(() => Promise.resolve({ book: 'b1', pieces: SAMPLE_PIECES }));
  book.want('b1');
  await new Promise((done) => setTimeout(done, 0));
  return { scene, book, board: tinyBoard(1), language };
}

describe('the end of a chapter', () => {
  it('tells every fact at one station, in the order of the steps', () => {
    const told = byStation(SAMPLE_FACTS);
    expect(STATIONS.map((station) => told[station].length)).toEqual([5, 1, 6, 2, 1, 4, 2]);
    expect(STATIONS.flatMap((station) => told[station])).toEqual(SAMPLE_FACTS);
  });

  it('puts what came while the game was played before everything else', () => {
    const told = byStation([
      { kind: 'city_token', company: 'red', city: 'oslo', token: 'lamp' },
      { kind: 'item_gained', company: 'red', item: 'kettle' },
      { kind: 'event_archived', event: 'ev1', company: 'red' },
    ]);
    expect(told.slip).toHaveLength(2);
    expect(told.map).toHaveLength(0);
  });

  it('goes no further than the question that it waits for', () => {
    const city = { company: 'red', of: 'city', options: [], since: 0, can_pass_on: false } as const;
    expect(reached({ end: sampleEnd([], { step: 5 }), ask: { ...city, options: [] } })).toBe('map');
    expect(reached({ end: sampleEnd([], { step: 3 }), ask: null })).toBe('story');
    expect(reached({ end: sampleEnd([]), ask: null })).toBe('next');
  });

  it('is said in whole sentences of both languages, with the words of the book', async () => {
    const scene = sampleCampaign({ end: sampleEnd(SAMPLE_FACTS) });
    const english = await toldOf(scene);
    expect(endSentences(byStation(SAMPLE_FACTS).slip, english)).toEqual([
      'Cedar Ferry Line came last and takes the caboose, and with it the first turn of the next game.',
      'Alder & Coast has painted for ever: Oslo – Rome (red).',
    ]);
    expect(endSentences(byStation(SAMPLE_FACTS).next, english)).toEqual([
      'Tickets that are put away for good: Oslo – Rome.',
    ]);
    const polish = await toldOf(scene, 'pl');
    expect(endSentences(byStation(SAMPLE_FACTS).map, polish)).toEqual(['Linia Cedrowa: lampa, Oslo']);
    expect(endSentences(byStation(SAMPLE_FACTS).archive, polish)).toEqual([
      'Linia Cedrowa, do archiwum: Dzień targowy',
    ]);
    preferences.language = 'en';
  });

  it('reads the sides of its story that the book has, in order', async () => {
    const told = await toldOf(sampleCampaign());
    const sides = sidesRead(sampleEnd([...SAMPLE_FACTS, { kind: 'story_read', story: 'not_here', side: 'a' }]), told);
    expect(sides.map(({ id }) => id)).toEqual(['story:s1:a', 'story:s1:b']);
  });

  it('names what can be chosen by the page that asks', async () => {
    const told = await toldOf(sampleCampaign());
    const ask = {
      company: 'red',
      of: 'option',
      options: [],
      story: 's1',
      side: 'b',
      since: 0,
      can_pass_on: false,
    } as const;
    expect(askedWords({ what: '2' }, { ...ask, options: [] }, told)).toBe('The coast');
    expect(askedWords({ what: 'kettle' }, { ...ask, of: 'item', options: [] }, told)).toBe('Kettle');
    expect(askedWords({ what: 'rome' }, { ...ask, of: 'city', options: [] }, told)).toBe('Rome');
  });
});

describe('a deposit slip', () => {
  it('is of the seat that its company had, absent companies left out', () => {
    const companies = [sampleCompany('red'), sampleCompany('blue'), sampleCompany('green')];
    const end = sampleEnd([
      { kind: 'slip_written', company: 'green', dollars: 12, place: 2 },
      { kind: 'slip_written', company: 'red', dollars: 30, place: 1 },
    ]);
    const standing = (seat: number, points: number) => ({
      seat,
      place: seat + 1,
      total: points,
      parts: [{ kind: 'lanes' as const, points, value: 0 }],
    });
    const game = { standings: [standing(0, 30), standing(1, 12)] } as unknown as Game;
    const slips = slipsOf(sampleCampaign({ companies }), end, game);
    expect(slips.map(({ company, lines }) => [company, lines[0]?.amount])).toEqual([
      ['red', 30],
      ['green', 12],
    ]);
    expect(slipsOf(sampleCampaign({ companies }), end, null)[0]?.lines).toEqual([]);
  });

  it('adds up to its sum also where that would be below nothing', () => {
    const parts = [
      { kind: 'lanes' as const, points: 3, value: 3 },
      { kind: 'tickets' as const, points: -9, value: 0 },
      { kind: 'turn_order' as const, points: 0, value: 1 },
    ];
    const lines = linesOf({ seat: 0, place: 1, total: 0, parts });
    expect(lines.map(({ amount }) => amount)).toEqual([3, -9, 6]);
  });
});

describe('who comes tonight', () => {
  const companies = [
    sampleCompany('red'),
    sampleCompany('blue'),
    sampleCompany('green', { holder: 'bot', level: 'planner' }),
  ];

  it('is asked of people alone, and waited for until it is said', () => {
    const scene = sampleCampaign({ companies });
    expect(awaited(scene)).toEqual(['Ala', 'Bo']);
    expect(coming(scene)).toBe(1);
    expect(awaited(sampleCampaign({ companies, attendance: sampleAttendance(companies, 'here') }))).toEqual([]);
  });

  it('says what counts for whom somebody else plays, and never a value', () => {
    const words = (as: 'absent' | 'bot' | 'guest', counts: 'slip' | 'absence') =>
      countsWords({ company: 'red', as, counts, level: 'planner', name: 'Dee' });
    expect(words('absent', 'slip')).toBe('a fixed result counts');
    expect(words('bot', 'slip')).toBe('tonight’s result counts');
    expect(words('guest', 'absence')).toBe('a fixed result counts');
    expect(countsWords({ company: 'red', as: 'here', ticked: true })).toBe('');
  });

  it('marks bots, guests, who is away and the caboose', () => {
    const attendance = [
      { company: 'red', as: 'guest' as const, name: 'Dee' },
      { company: 'blue', as: 'absent' as const },
      { company: 'green', as: 'here' as const },
    ];
    const scene = sampleCampaign({ companies, attendance, caboose: 'blue' });
    expect(companies.map((company): string[] => marksOf(scene, company))).toEqual([
      ['seat-guest'],
      ['seat-absent', 'caboose'],
      ['seat-bot'],
    ]);
    expect(comesWords(companies[0]!, comesOf(scene, 'red'))).toBe('Dee plays as a guest');
  });
});

describe('the recap', () => {
  const lines: RecapLine[] = [
    { kind: 'winner', company: 'blue', n: 41 },
    { kind: 'swing', company: 'red', n: -12 },
    { kind: 'regions', things: ['north'] },
    { kind: 'tonight', n: 1904, trains: 22 },
    { kind: 'begins' },
    { kind: 'new_rules', things: ['M-1'] },
  ];

  it('has its chapters, in the words that the terminal has', async () => {
    const told = await toldOf(sampleCampaign());
    const said = t().between;
    expect(recapParts(lines, told)).toEqual([
      {
        part: 'last',
        sentences: [
          said.recap_winner({ company: 'Birch Valley', n: 41 }),
          said.recap_swing({ company: 'Alder & Coast', n: '$12', way: 'less' }),
        ],
      },
      { part: 'changed', sentences: [said.recap_regions({ things: 'North Valley' })] },
      {
        part: 'tonight',
        sentences: [
          said.recap_tonight({ year: 1904, trains: 22 }),
          said.recap_begins_nobody(),
          said.recap_new_rules({ things: 'Night shift' }),
        ],
      },
    ]);
    expect(recapParts(lines, told)[0]?.sentences.join(' ')).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('leaves out what it has no words for', async () => {
    const told = await toldOf(sampleCampaign());
    expect(recapSentence({ kind: 'weather' as never }, told)).toBeNull();
  });
});

describe('the shelf', () => {
  it('has a row for each campaign, what waits for somebody here first', () => {
    const rows = onceEach([
      sampleMine({ id: 'old', updated: 1 }),
      sampleMine({ id: 'new', updated: 9 }),
      sampleMine({ id: 'mine', updated: 2, you: 'red' }),
      sampleMine({ id: 'mine', updated: 2, you: 'blue', your_turn: true }),
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['mine', 'new', 'old']);
    expect(rows[0]?.your_turn).toBe(true);
  });

  it('offers files of campaigns that this server does not know, and of no others', () => {
    const file = (campaign: string) => ({ campaign, name: campaign, chapters: 1, at: 1, text: '' });
    expect(strays([file('camp1'), file('gone')], [sampleMine()])).toEqual([file('gone')]);
  });
});

describe('a new campaign', () => {
  it('asks for the companies that are run from the start, and for no free ones', () => {
    const mine = planFor('red', 'me', 'planner');
    const plans = [mine, planFor('blue', 'bot', 'planner'), planFor('green', 'friend', 'planner')];
    const founding = foundingOf(plans, () => 'Ala');
    expect(founding).toMatchObject([
      { company: 'red', name: 'Ala', token: mine.token },
      { company: 'blue', bot: 'planner' },
    ]);
    expect(mine.token).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(planFor('red', 'me', 'planner').token).not.toBe(mine.token);
  });
});

describe('words', () => {
  it('count things of one name', () => {
    expect(counted(['bond', 'clock', 'bond'])).toBe('bond ×2, clock');
  });

  it('name pieces by what they are, and nothing of what this device has not seen', async () => {
    const told = await toldOf(sampleCampaign());
    expect(pieceName('story:s1:b', told)).toBe('a page of chapter 1, back');
    expect(pieceName('postcard_secret:7', told)).toBe('the other side of postcard 7');
    expect(pieceName('region:south', told)).toBe('something that you have not seen');
    expect(ticketWords(told, 'tk1')).toBe('Oslo – Rome');
  });

  it('say a date in the way of the language, and anything else as it was written', () => {
    expect(meetWords('2026-12-01 19:00', 'pl')).toContain('1 grudnia 2026');
    expect(meetWords('2026-12-01', 'en')).toContain('December 1, 2026');
    expect(meetWords('after the holidays', 'en')).toBe('after the holidays');
  });

  it('count the vaults from the last place up, those without a place first', () => {
    const count = (company: string, place: number, sum: number) => ({
      company,
      place,
      sum,
      parts: [{ part: 'slips', dollars: sum }],
    });
    const counts = [count('red', 1, 90), count('blue', 0, 99), count('green', 2, 80)];
    expect(byPlace(counts).map(({ company }) => company)).toEqual(['blue', 'green', 'red']);
    expect(partsCounted(counts)).toEqual(['slips']);
  });
});

describe('what a slip is made of', () => {
  const book = new Book(() => Promise.reject(new Error()));
  const story: Story = {
    rules: 1,
    words: 1,
    players: ['Ala', 'Bo'],
    result: [],
    steps: [
      { facts: [{ kind: 'dollars', seat: 0, points: 2, source: 'company:0' }] },
      { facts: null },
      {
        facts: [
          { kind: 'dollars', seat: 0, points: 2, source: 'company:0' },
          { kind: 'dollars', seat: 1, points: 9, source: 'event:e1' },
          { kind: 'dollars', seat: 0, points: 3, source: 'event:e1' },
          { kind: 'dollars', seat: 0, points: -1, source: 'event:e2' },
        ],
      },
    ],
  };

  it('is told by the cards that brought it, and sums up', () => {
    preferences.language = 'en';
    const lines = earnedLines(story, 0, 14, 5, book);
    expect(lines).toEqual([
      { label: 'At the start', amount: 5 },
      { label: 'Own colour', amount: 4 },
      { label: 'Events', amount: 2 },
      { label: 'Other dollars of the game', amount: 3 },
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(14);
  });
});

describe('the map of a year', () => {
  const scene = sampleCampaign({ companies: [sampleCompany('red'), sampleCompany('blue')] });
  const marks: MapMark[] = [
    { is: 'city', city: 'oslo', company: 'blue', game: 1, year: 1901, token: 'lamp' },
    { is: 'paint', lane: 'oslo-rome', company: 'red', game: 3, year: 1907, colour: 'red' },
  ];
  const chapter = (game: number): ChronicleChapter =>
    ({ game, slips: [], lanes: {}, regions: [] }) as unknown as ChronicleChapter;
  const told = { scene, book: new Book(() => Promise.reject(new Error())), board: null, language: 'en' as const };

  it('has what was there then, and nothing of later years', () => {
    expect(viewOf(chapter(1), told, marks)).toMatchObject({ cities: { oslo: { owner: 1 } }, painted: {} });
    expect(viewOf(chapter(3), told, marks).painted).toEqual({ 'oslo-rome': 'red' });
  });
});
