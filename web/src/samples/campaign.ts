import type {
  Attending,
  CampaignCompany,
  CampaignEnd,
  CampaignFact,
  CampaignScene,
  Colour,
  MyCampaign,
  Piece,
} from '../protocol';
import { named } from './names';

// A campaign made up for tests: nothing of it is in any box.

export function sampleCompany(company: string, change: Partial<CampaignCompany> = {}): CampaignCompany {
  return {
    company,
    holder: 'person',
    name: company === 'red' ? 'Ala' : company === 'blue' ? 'Bo' : 'Cy',
    free: false,
    present: true,
    joined: 1,
    missed: 0,
    office: [],
    postcards: { held: [], shown: [] },
    stamps: [],
    last_slip: null,
    played: 0,
    saved: 0,
    ...change,
  };
}

export function sampleAttendance(companies: readonly CampaignCompany[], as: Attending['as'] = null): Attending[] {
  return companies.map(({ company, holder }) => ({
    company,
    as: holder === 'bot' ? 'here' : as,
    ticked: as === 'here',
  }));
}

export function sampleCampaign(
  change: Partial<Omit<CampaignScene, 'campaign'>> & { campaign?: Partial<CampaignScene['campaign']> } = {},
): CampaignScene {
  const companies = change.companies ?? [sampleCompany('red'), sampleCompany('blue'), sampleCompany('green')];
  return {
    type: 'campaign',
    you: 'red',
    companies,
    caboose: null,
    modules: [],
    regions: [],
    deck: [],
    tokens: { lanes: {}, cities: {}, painted: {} },
    attendance: sampleAttendance(companies),
    can_begin: false,
    table: null,
    ask: null,
    end: null,
    vote: null,
    rewinds: [],
    branches: [],
    read: {},
    book: 'b1',
    happened: [],
    gap: false,
    final: null,
    ...change,
    campaign: {
      id: 'camp1',
      code: 'k7mq2x9p',
      name: 'Our winter',
      content: 'lamps',
      content_version: 1,
      status: 'gathering',
      chapter: 1,
      year: 1901,
      trains: 20,
      games: 12,
      meet: '',
      version: 5,
      founded: 1_766_000_000_000,
      settings: {},
      ...change.campaign,
    },
  };
}

export function sampleEnd(facts: CampaignFact[], change: Partial<CampaignEnd> = {}): CampaignEnd {
  return { game: 1, year: 1901, table: 't1', step: null, facts, ...change };
}

function companyPiece(what: string, en: string, pl: string, i: number): Piece {
  return {
    id: `company:${what}`,
    entry: 0,
    kind: 'company',
    what,
    colour: what as Colour,
    name: named(en, pl),
    president: named(`President ${i}`, `Prezes ${i}`),
    motto: named('Slow is fast.', 'Powoli znaczy szybko.'),
    text: named('Whenever you claim a route of your colour, take $2.', 'Za każde połączenie w twoim kolorze weź 2 $.'),
  };
}

const PAGE = {
  en: 'The lamp in the signal box burned all night, and in the morning the snow lay a yard deep.\n“We dig,” said the station master, and handed out shovels to whoever had hands.',
  pl: 'Lampa w nastawni paliła się całą noc, a rano śnieg leżał na metr.\n– Kopiemy – powiedział zawiadowca i rozdał łopaty wszystkim, którzy mieli ręce.',
};

export const SAMPLE_PIECES: Piece[] = [
  companyPiece('red', 'Alder & Coast', 'Kolej Olchowa', 1),
  companyPiece('blue', 'Birch Valley', 'Kolej Brzozowa', 2),
  companyPiece('green', 'Cedar Ferry Line', 'Linia Cedrowa', 3),
  { id: 'story:s1:a', entry: 3, kind: 'story', what: 's1', side: 'a', game: 1, text: PAGE },
  {
    id: 'story:s1:b',
    entry: 4,
    kind: 'story',
    what: 's1',
    side: 'b',
    game: 1,
    text: named('Who opens the next valley?', 'Kto otworzy następną dolinę?'),
    options: [named('The valley in the north', 'Dolinę na północy'), named('The coast', 'Wybrzeże')],
  },
  {
    id: 'event:ev1',
    entry: 0,
    kind: 'event',
    what: 'ev1',
    name: named('Market day', 'Dzień targowy'),
    text: named('Each player draws 1 card.', 'Wszyscy dobierają po 1 karcie.'),
    immediate: true,
  },
  {
    id: 'module:M-1',
    entry: 4,
    kind: 'module',
    what: 'M-1',
    name: named('Night shift', 'Nocna zmiana'),
    text: named('Whoever came last may draw 2 cards.', 'Ostatnia firma może dobrać 2 karty.'),
    tokens: [],
  },
  {
    id: 'region:north',
    entry: 4,
    kind: 'region',
    what: 'north',
    name: named('North Valley', 'Północna Dolina'),
    partner: named('Marta, who keeps the bridge', 'Marta, która pilnuje mostu'),
    letter: named('Come by the old bridge and bring salt.', 'Przyjedźcie starym mostem i przywieźcie sól.'),
    inside: [named('3 routes', '3 połączenia'), named('2 tickets', '2 bilety')],
    cities: ['oslo'],
    tickets: [],
    events: [],
    module: 'M-1',
  },
  { id: 'token:lamp', entry: 4, kind: 'token', what: 'lamp', name: named('lamp', 'lampa') },
  {
    id: 'item:kettle',
    entry: 4,
    kind: 'item',
    what: 'kettle',
    sort: 'tool',
    vault: false,
    name: named('Kettle', 'Czajnik'),
    text: named('Once a game: draw 1 card.', 'Raz w rozgrywce: dobierz 1 kartę.'),
  },
  { id: 'ticket:tk1', entry: 0, kind: 'ticket', what: 'tk1', from: 'oslo', to: 'rome', points: 5 },
  {
    id: 'postcard:7',
    entry: 4,
    kind: 'postcard',
    what: 7,
    text: named('The ferry waits for nobody. It waited for us.', 'Prom na nikogo nie czeka. Na nas poczekał.'),
  },
  {
    id: 'postcard_secret:7',
    entry: 4,
    kind: 'postcard_secret',
    what: 7,
    text: named('Reach two cities on the coast: take $4.', 'Doprowadź linię do dwóch miast na wybrzeżu: weź 4 $.'),
  },
  {
    id: 'part:slips',
    entry: 9,
    kind: 'part',
    what: 'slips',
    text: named('The sum of all slips.', 'Suma wszystkich dowodów.'),
  },
  { id: 'part:post', entry: 9, kind: 'part', what: 'post', text: named('Each postcard: $1.', 'Każda pocztówka: 1 $.') },
];

export const SAMPLE_BOX = {
  content: 'lamps',
  version: 1,
  name: named('Lamps North', 'Lampy na północ'),
  games: 12,
  last_to_join: 6,
  years: [1901, 1904, 1907, 1910, 1913, 1916, 1919, 1922, 1925, 1928, 1931, 1934],
  companies: SAMPLE_PIECES.flatMap((piece) =>
    piece.kind === 'company'
      ? [
          {
            company: piece.what,
            colour: piece.colour,
            name: piece.name,
            president: piece.president,
            motto: piece.motto,
            text: piece.text,
          },
        ]
      : [],
  ),
};

export function sampleMine(change: Partial<MyCampaign> = {}): MyCampaign {
  return {
    id: 'camp1',
    name: 'Our winter',
    content: 'lamps',
    status: 'gathering',
    chapter: 3,
    year: 1907,
    meet: '2026-12-01 19:00',
    companies: [
      { company: 'red', holder: 'person', name: 'Ala', free: false },
      { company: 'blue', holder: 'person', name: 'Bo', free: false },
      { company: 'green', holder: 'bot', name: 'planner', free: false },
    ],
    table: null,
    updated: 1_766_100_000_000,
    you: 'red',
    your_turn: false,
    waits_for: 'blue',
    ...change,
  };
}

/** The end of a first chapter with something at every station. */
export const SAMPLE_FACTS: CampaignFact[] = [
  { kind: 'slip_written', company: 'blue', dollars: 41, place: 1 },
  { kind: 'slip_written', company: 'red', dollars: 33, place: 2 },
  { kind: 'slip_written', company: 'green', dollars: 20, place: 3 },
  { kind: 'caboose_taken', company: 'green' },
  { kind: 'lane_painted', company: 'red', lane: 'oslo-rome', colour: 'red' },
  { kind: 'event_archived', event: 'ev1', company: 'green' },
  { kind: 'story_read', story: 's1', side: 'a' },
  { kind: 'story_read', story: 's1', side: 'b' },
  { kind: 'option_chosen', company: 'green', option: 1, story: 's1', side: 'b' },
  { kind: 'region_opened', region: 'north' },
  { kind: 'module_on', module: 'M-1' },
  { kind: 'postcard_drawn', company: 'green', postcard: 3 },
  { kind: 'ticket_stamped', company: 'red', ticket: 'tk1' },
  { kind: 'postcard_drawn', company: 'red', postcard: 7 },
  { kind: 'city_token', company: 'green', city: 'oslo', token: 'lamp' },
  { kind: 'slip_deposited', company: 'blue', dollars: 41 },
  { kind: 'slip_deposited', company: 'red', dollars: 33 },
  { kind: 'slip_deposited', company: 'green', dollars: 20 },
  { kind: 'postcard_drawn', company: 'green', postcard: 8 },
  { kind: 'ticket_retired', ticket: 'tk1' },
  { kind: 'game_closed', game: 1 },
];
