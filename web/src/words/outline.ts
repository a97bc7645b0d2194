// What stands where in the rulebook of each edition, without a word of any language. It is small and
// loaded with the table, so that a refusal finds its place before the texts are fetched.

export const EDITIONS = ['usa', 'nordic', 'switzerland', 'world'] as const;
export type EditionId = (typeof EDITIONS)[number];
/** An edition nobody has written a rulebook for is read with the rules that hold everywhere. */
export type BookId = EditionId | 'general';

/** The ids of the rules specification that each paragraph tells. */
const RULES = {
  here: [],
  numbers: [],
  goal: [],
  points: ['U-23', 'N-46', 'S-28', 'W-71'],
  words: [],
  start_deal: [
    'G-12',
    'U-1',
    'U-2',
    'U-4',
    'U-5',
    'N-1',
    'N-2',
    'N-4',
    'N-5',
    'S-1',
    'S-3',
    'W-1',
    'W-2',
    'W-3',
    'W-7',
    'W-8',
    'W-13',
  ],
  start_tickets: ['U-3', 'U-6', 'N-3', 'N-6', 'S-2', 'S-4', 'W-5', 'W-9'],
  start_fleet: ['W-10', 'W-11', 'W-12', 'W-14'],
  turn_action: ['G-3', 'G-6', 'U-8', 'N-7', 'W-15'],
  turn_order: ['G-1', 'G-2', 'G-4', 'G-5', 'U-35'],
  turn_secret: ['G-8', 'G-18'],
  draw_two: ['G-13', 'G-14', 'G-21', 'G-23', 'G-24', 'U-9', 'W-21'],
  draw_locos: ['G-22', 'U-30', 'U-31', 'W-22', 'W-23'],
  draw_locos_free: ['G-22', 'N-8', 'S-10'],
  draw_refill: ['W-24', 'W-25'],
  draw_flush: ['G-15', 'G-16', 'G-17', 'U-10', 'U-32', 'S-11', 'W-26', 'W-27', 'W-28', 'W-29'],
  draw_no_flush: ['N-9'],
  draw_mixes: ['G-15'],
  draw_empty: ['G-11', 'G-20', 'U-11', 'U-33', 'U-34', 'N-10', 'W-4', 'W-20'],
  claim_how: ['G-25', 'G-26', 'U-12', 'U-17', 'U-18', 'U-19'],
  claim_cards: ['G-28', 'G-29', 'U-13', 'U-14', 'U-15', 'N-13', 'S-13', 'W-34'],
  claim_no_locos: ['N-11', 'N-12', 'S-12'],
  claim_double: ['G-27', 'U-20', 'W-44'],
  claim_double_two: ['G-27', 'N-15', 'N-16', 'S-9'],
  claim_points: ['U-16', 'S-14', 'N-14', 'W-33'],
  kinds: ['W-6', 'W-31', 'W-32'],
  sea: ['W-40', 'W-41'],
  sea_change: ['W-42', 'W-43'],
  rough: ['W-35', 'W-36', 'W-37'],
  tunnel_try: ['G-30', 'G-31', 'G-32', 'N-41', 'N-42', 'S-15', 'S-16'],
  tunnel_pay: ['G-33', 'G-34', 'N-43', 'S-17'],
  tunnel_leave: ['G-35'],
  ferry_locos: ['N-30', 'N-31', 'N-32', 'N-35'],
  ferry_three: ['N-33', 'N-34'],
  murmansk: ['N-36', 'N-37', 'N-38', 'N-39', 'N-40'],
  exits: ['S-5', 'S-6', 'S-7', 'S-8'],
  tickets_take: ['G-36', 'G-37', 'G-38', 'U-21', 'N-44', 'S-18', 'W-46'],
  tickets_keep: ['G-39', 'W-47'],
  tickets_done: ['G-40', 'S-19'],
  country_tickets: ['S-20', 'S-21', 'S-24'],
  country_score: ['S-22', 'S-23', 'S-25', 'S-26'],
  tours: ['W-61', 'W-62'],
  tours_order: ['W-63', 'W-64', 'W-66'],
  harbour_where: ['W-50', 'W-55'],
  harbour_cards: ['W-51', 'W-52', 'W-53', 'W-54'],
  harbour_worth: ['W-72', 'W-73', 'W-74'],
  exchange: ['W-56', 'W-57', 'W-58', 'W-59', 'W-60'],
  end: ['G-44', 'U-22', 'N-45', 'S-27', 'W-70'],
  score: ['G-45', 'U-24'],
  trail: ['G-41', 'G-46', 'S-29'],
  most_tickets: ['G-46', 'N-47'],
  ties: ['G-47', 'U-25', 'U-26', 'N-48', 'S-30', 'W-76'],
  no_trail: ['G-46', 'W-75'],
  options: [],
} satisfies Record<string, string[]>;

export type ParagraphId = keyof typeof RULES;
export type SectionId =
  | 'here'
  | 'goal'
  | 'start'
  | 'turn'
  | 'draw'
  | 'claim'
  | 'tunnels'
  | 'ferries'
  | 'murmansk'
  | 'exits'
  | 'ships'
  | 'rough'
  | 'tickets'
  | 'countries'
  | 'tours'
  | 'harbours'
  | 'exchange'
  | 'end'
  | 'score'
  | 'options';

export interface SectionPlan {
  id: SectionId;
  paragraphs: ParagraphId[];
}

const GOAL: SectionPlan = { id: 'goal', paragraphs: ['goal', 'points', 'words'] };
const START: SectionPlan = { id: 'start', paragraphs: ['start_deal', 'start_tickets'] };
const TURN: SectionPlan = { id: 'turn', paragraphs: ['turn_action', 'turn_order', 'turn_secret'] };
const HERE: SectionPlan = { id: 'here', paragraphs: ['here'] };
const TUNNELS: SectionPlan = { id: 'tunnels', paragraphs: ['tunnel_try', 'tunnel_pay', 'tunnel_leave'] };
const TICKETS: SectionPlan = { id: 'tickets', paragraphs: ['tickets_take', 'tickets_keep', 'tickets_done'] };
const END: SectionPlan = { id: 'end', paragraphs: ['end'] };
const OPTIONS: SectionPlan = { id: 'options', paragraphs: ['options'] };

const PLANS: Record<BookId, SectionPlan[]> = {
  usa: [
    GOAL,
    START,
    TURN,
    { id: 'draw', paragraphs: ['draw_two', 'draw_locos', 'draw_flush', 'draw_mixes', 'draw_empty'] },
    { id: 'claim', paragraphs: ['claim_how', 'claim_cards', 'claim_points', 'claim_double'] },
    TICKETS,
    END,
    { id: 'score', paragraphs: ['score', 'trail', 'ties'] },
    OPTIONS,
  ],
  nordic: [
    HERE,
    GOAL,
    START,
    TURN,
    { id: 'draw', paragraphs: ['draw_two', 'draw_locos_free', 'draw_no_flush', 'draw_mixes', 'draw_empty'] },
    { id: 'claim', paragraphs: ['claim_how', 'claim_cards', 'claim_no_locos', 'claim_points', 'claim_double_two'] },
    TUNNELS,
    { id: 'ferries', paragraphs: ['ferry_locos', 'ferry_three'] },
    { id: 'murmansk', paragraphs: ['murmansk'] },
    TICKETS,
    END,
    { id: 'score', paragraphs: ['score', 'most_tickets', 'ties'] },
    OPTIONS,
  ],
  switzerland: [
    HERE,
    GOAL,
    START,
    TURN,
    { id: 'draw', paragraphs: ['draw_two', 'draw_locos_free', 'draw_flush', 'draw_mixes', 'draw_empty'] },
    { id: 'claim', paragraphs: ['claim_how', 'claim_cards', 'claim_no_locos', 'claim_points', 'claim_double_two'] },
    TUNNELS,
    { id: 'exits', paragraphs: ['exits'] },
    TICKETS,
    { id: 'countries', paragraphs: ['country_tickets', 'country_score'] },
    END,
    { id: 'score', paragraphs: ['score', 'trail', 'ties'] },
    OPTIONS,
  ],
  world: [
    HERE,
    GOAL,
    { id: 'start', paragraphs: ['start_deal', 'start_tickets', 'start_fleet'] },
    TURN,
    { id: 'draw', paragraphs: ['draw_two', 'draw_refill', 'draw_locos', 'draw_flush', 'draw_mixes', 'draw_empty'] },
    { id: 'claim', paragraphs: ['claim_how', 'kinds', 'claim_cards', 'claim_points', 'claim_double'] },
    { id: 'ships', paragraphs: ['sea', 'sea_change'] },
    { id: 'rough', paragraphs: ['rough'] },
    TICKETS,
    { id: 'tours', paragraphs: ['tours', 'tours_order'] },
    { id: 'harbours', paragraphs: ['harbour_where', 'harbour_cards', 'harbour_worth'] },
    { id: 'exchange', paragraphs: ['exchange'] },
    END,
    { id: 'score', paragraphs: ['score', 'no_trail', 'ties'] },
    OPTIONS,
  ],
  general: [
    { id: 'here', paragraphs: ['here', 'numbers'] },
    GOAL,
    TURN,
    { id: 'draw', paragraphs: ['draw_two', 'draw_empty'] },
    { id: 'claim', paragraphs: ['claim_how', 'claim_cards', 'claim_double'] },
    TUNNELS,
    TICKETS,
    END,
    { id: 'score', paragraphs: ['score'] },
  ],
};

/** Which families of rule ids an edition knows; Switzerland builds upon the base game. */
const FAMILIES: Record<BookId, string> = { usa: 'GU', nordic: 'GN', switzerland: 'GUS', world: 'GW', general: 'G' };

export function bookId(edition: string): BookId {
  return EDITIONS.find((id) => id === edition) ?? 'general';
}

export function planOf(edition: BookId): SectionPlan[] {
  return PLANS[edition];
}

export function rulesOf(paragraph: ParagraphId, edition: BookId): string[] {
  return RULES[paragraph].filter((rule) => FAMILIES[edition].includes(rule.charAt(0)));
}

/** Rule ids of a refusal that mean something in this edition, its own ones before the shared ones. */
export function rulesHere(edition: string, rules: string): string[] {
  const families = FAMILIES[bookId(edition)];
  const known = rules.split(', ').filter((rule) => families.includes(rule.charAt(0)));
  return known.sort((a, b) => Number(a.startsWith('G-')) - Number(b.startsWith('G-')));
}

/** The paragraph that tells these rules ("G-25, W-31"), to scroll to; null if none does. */
export function placeOf(edition: string, rules: string): ParagraphId | null {
  const id = bookId(edition);
  const paragraphs = PLANS[id].flatMap((section) => section.paragraphs);
  for (const rule of rulesHere(edition, rules)) {
    const place = paragraphs.find((paragraph) => rulesOf(paragraph, id).includes(rule));
    if (place) return place;
  }
  return null;
}
