import { cardsInWords, lookOf } from './cards';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Blanks, Message } from '../i18n/messages';
import { laneName, nodeName } from './names';
import type { Answer, Board, CardCounts, CardSort, Colour, Lane, Refusal, RefusalCode, Reply, View } from '../protocol';
import { placeOf, rulesHere } from './outline';

/** What a sentence has in place of something that is not known. */
const UNKNOWN = 'none';

/** What the refused move was about. Used for words only: whether a move is lawful the server says. */
export interface Refused {
  board: Board;
  view?: View | null;
  names?: string[];
  you?: number | null;
  /** Ids. */
  lane?: string | null;
  node?: string | null;
}

export interface Reason {
  sentence: string;
  /** Rule ids of this edition, "G-27". */
  rule: string | null;
  /** The paragraph of the rulebook. */
  place: string | null;
}

export function reasonFor(refusal: Refusal, about: Refused, language: Language): Reason {
  const { edition } = about.board;
  const rules = narrowed(refusal, about);
  return {
    sentence: refusalInWords(refusal.code, about, language),
    rule: rulesHere(edition, rules).join(', ') || null,
    place: placeOf(edition, rules),
  };
}

/** The reason in any reply that is not "granted". */
export function reasonOf(reply: Pick<Reply, 'answer' | 'refusal'>, about: Refused, language: Language): Reason {
  if (reply.refusal) return reasonFor(reply.refusal, about, language);
  return { sentence: answerInWords(reply.answer, language), rule: null, place: null };
}

export function answerInWords(answer: Answer, language: Language): string {
  const { answers } = textsIn(language).said;
  const message = answers[answer] as Message | undefined;
  return (message ?? answers.refused)();
}

/** Some codes cite the rule of every kind of lane; the lane at hand tells which one it is. */
function narrowed(refusal: Refusal, about: Refused): string {
  const lane = about.board.lanes.find((l) => l.id === about.lane);
  if (refusal.code !== 'wrong_number_of_cards') return refusal.rules;
  if (!lane) return 'G-28';
  if (lane.symbols) return 'N-34';
  if (lane.swap_rate) return 'N-37';
  if (lane.doubled) return 'W-36';
  return lane.kind === 'sea' ? 'W-42' : 'G-28';
}

function refusalInWords(code: RefusalCode, about: Refused, language: Language): string {
  const { answers, costs, refusals } = textsIn(language).said;
  const message = refusals[code] as Message | undefined;
  if (!message) return answers.refused();
  const blanks = blanksFor(about, language);
  return message({ ...blanks, cost: costs.of_lane(blanks) });
}

/** All that the sentences of refusals may ask for. */
function blanksFor(about: Refused, language: Language): Blanks {
  const { board, view } = about;
  const lane = board.lanes.find((l) => l.id === about.lane);
  const { fleet, trains, ships } = board.pieces;
  return {
    decks: board.decks.length > 1 ? 'two' : 'one',
    least: view?.choices?.keep?.least ?? UNKNOWN,
    toll: view?.tunnel?.matches ?? UNKNOWN,
    fleet: fleet > 0 ? fleet : UNKNOWN,
    fewest: fleet - ships,
    most: trains,
    node: about.node ? nodeName(board, about.node, language) : UNKNOWN,
    lane: lane ? laneName(board, lane.id, language) : UNKNOWN,
    kind: lane?.kind ?? UNKNOWN,
    need: lane ? needInWords(lane, board, language) : UNKNOWN,
    owner: UNKNOWN,
    have: UNKNOWN,
    needed: UNKNOWN,
    left: UNKNOWN,
    ...(lane ? ofSeat(lane, about, language) : {}),
  };
}

function ofSeat(lane: Lane, about: Refused, language: Language): Blanks {
  const blanks: Blanks = {};
  const { view, names, you } = about;
  const owner = view?.seats.findIndex((seat) => seat.lanes.includes(lane.id)) ?? -1;
  const name = names?.[owner];
  if (name) blanks['owner'] = name;
  const hand = view?.own?.hand;
  if (hand) blanks['have'] = haveInWords(hand, lane, about.board, language);
  const seat = you === null || you === undefined ? undefined : view?.seats[you];
  if (seat) {
    const words = textsIn(language).cards[lane.kind === 'sea' ? 'ships' : 'wagons'];
    blanks['needed'] = words(lane.length);
    blanks['left'] = words(lane.kind === 'sea' ? (seat.ships ?? 0) : seat.trains);
  }
  return blanks;
}

/** What a lane costs: "4 yellow", "3 cards of one colour". */
export function needInWords(lane: Lane, board: Board, language: Language): string {
  const said = textsIn(language).said.costs;
  const words = textsIn(language).cards;
  const sort = sortOf(lane, lane.colour, board);
  if (lane.kind === 'sea')
    return said.ships_worth({ n: lane.length, colour: sort ? words.colour[lane.colour] : UNKNOWN });
  const singles = lane.length - (lane.doubled ?? 0);
  const several = board.decks.length > 1 ? said.wagons_of_one_colour : said.of_one_colour;
  const look = sort && { ...lookOf(sort, board), anchor: false };
  const cards = look ? words.counted(singles, look) : several({ n: singles });
  if (lane.doubled) return said.pairs({ cards: singles > 0 ? cards : UNKNOWN, n: lane.doubled });
  if (lane.symbols) return said.ferry({ cards, n: lane.symbols });
  return lane.swap_rate ? said.any_for_one({ cards, n: lane.swap_rate }) : cards;
}

/** The cards of a hand that could pay for a lane; for a grey one, of the colour there is most of. */
export function haveInWords(hand: CardCounts, lane: Lane, board: Board, language: Language): string {
  const fitting = board.sorts.filter((sort) => !sort.loco && kindOf(sort, board) === lane.kind);
  const colour = lane.colour === 'grey' ? mostHeld(hand, fitting) : lane.colour;
  const shown: CardCounts = {};
  for (const sort of board.sorts) {
    const fits = sort.loco ? lane.locos : fitting.includes(sort) && sort.colour === colour;
    if (fits) shown[sort.code] = hand[sort.code] ?? 0;
  }
  return cardsInWords(shown, board, language, { anchors: false }) || textsIn(language).said.costs.nothing();
}

function kindOf(sort: CardSort, board: Board): string | undefined {
  return board.decks.find((deck) => deck.id === sort.deck)?.kind;
}

function sortOf(lane: Lane, colour: Colour, board: Board): CardSort | undefined {
  return board.sorts.find((s) => !s.loco && s.colour === colour && kindOf(s, board) === lane.kind);
}

function mostHeld(hand: CardCounts, sorts: CardSort[]): Colour | null {
  const sums = new Map<Colour, number>();
  for (const sort of sorts) {
    sums.set(sort.colour, (sums.get(sort.colour) ?? 0) + (hand[sort.code] ?? 0) * sort.pips);
  }
  const best = [...sums].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] > 0 ? best[0] : null;
}
