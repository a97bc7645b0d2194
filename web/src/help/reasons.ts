import { CARD_WORDS, cardsInWords, lookOf } from '../cards/words';
import { reasons as en, type ReasonContext } from '../i18n/en/reasons';
import { reasons as pl } from '../i18n/pl/reasons';
import type { Language } from '../i18n/plural';
import { laneName, nodeName } from '../log/names';
import type { Answer, Board, CardCounts, CardSort, Colour, Lane, Refusal, Reply, View } from '../protocol';
import { placeOf, rulesHere } from './outline';

const TEXTS = { en, pl };

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
  const words = TEXTS[language].refusals[refusal.code] ?? (() => TEXTS[language].answers.refused);
  return {
    sentence: words(contextOf(about, language)),
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
  return TEXTS[language].answers[answer] ?? TEXTS[language].answers.refused;
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

function contextOf(about: Refused, language: Language): ReasonContext {
  const { board } = about;
  const lane = board.lanes.find((l) => l.id === about.lane);
  const context: ReasonContext = { two_decks: board.decks.length > 1 };
  const keep = about.view?.choices?.keep;
  if (keep) context.least = keep.least;
  if (about.view?.tunnel) context.toll = about.view.tunnel.matches;
  const { fleet, trains, ships } = board.pieces;
  if (fleet > 0) context.fleet = { pieces: fleet, least: fleet - ships, most: trains };
  if (about.node) context.city = nodeName(board, about.node, language);
  if (!lane) return context;
  context.lane = laneName(board, lane.id, language);
  context.sea = lane.kind === 'sea';
  context.need = needInWords(lane, board, language);
  return { ...context, ...ofSeat(lane, about, language) };
}

function ofSeat(lane: Lane, about: Refused, language: Language): ReasonContext {
  const context: ReasonContext = {};
  const { view, names, you } = about;
  const owner = view?.seats.findIndex((seat) => seat.lanes.includes(lane.id)) ?? -1;
  const name = names?.[owner];
  if (name) context.owner = name;
  const hand = view?.own?.hand;
  if (hand) context.have = haveInWords(hand, lane, about.board, language);
  const seat = you === null || you === undefined ? undefined : view?.seats[you];
  if (seat) {
    const words = CARD_WORDS[language][lane.kind === 'sea' ? 'ships' : 'wagons'];
    const left = lane.kind === 'sea' ? (seat.ships ?? 0) : seat.trains;
    context.pieces = { needed: words(lane.length), left: words(left) };
  }
  return context;
}

/** What a lane costs: "4 yellow", "3 cards of one colour". */
export function needInWords(lane: Lane, board: Board, language: Language): string {
  const texts = TEXTS[language];
  const sort = sortOf(lane, lane.colour, board);
  if (lane.kind === 'sea') {
    return texts.ships_worth(lane.length, sort ? CARD_WORDS[language].colour[lane.colour] : null);
  }
  const singles = lane.length - (lane.doubled ?? 0);
  const several = board.decks.length > 1 ? texts.wagons_of_one_colour : texts.of_one_colour;
  const look = sort && { ...lookOf(sort, board), anchor: false };
  const cards = look ? CARD_WORDS[language].counted(singles, look) : several(singles);
  if (lane.doubled) return texts.pairs(singles > 0 ? cards : null, lane.doubled);
  if (lane.symbols) return texts.ferry(cards, lane.symbols);
  return lane.swap_rate ? texts.any_for_one(cards, lane.swap_rate) : cards;
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
  return cardsInWords(shown, board, language, { anchors: false }) || TEXTS[language].nothing;
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
