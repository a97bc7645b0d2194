import { cardsInWords, faceUpInWords, lookOf } from './cards';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Blanks, Message } from '../i18n/messages';
import type { Board, Fact, Happening, Kind, Seat, TableAct } from '../protocol';
import { longFlushes } from './flushes';
import { laneName, nodeName, ticketNameById } from './names';

export interface Context {
  board: Board;
  names: string[];
  /** The seat of the reader; null for spectators. */
  you: Seat | null;
  language: Language;
}

type DrawFact = Extract<Fact, { kind: 'slot_taken' | 'blind_taken' }>;

/** Seen, but not told. */
const SILENT: ReadonlySet<Fact['kind']> = new Set(['card_turned', 'turn_began']);
/** True of the table rather than done by their seat. */
const STATES: ReadonlySet<Fact['kind']> = new Set([
  'game_started',
  'hand_dealt',
  'toll_asked',
  'last_round',
  'turn_began',
]);
/** Told at the end of a turn, whoever brought it about. */
const CLOSING: ReadonlySet<Fact['kind']> = new Set(['last_round', 'market_flushed', 'game_ended']);
/** Told in dollars. */
const MONEY: ReadonlySet<Fact['kind']> = new Set(['dollars', 'prospect_over', 'order_taken']);
/** What a sentence has in place of a field that its reader is not told. */
const NOT_TOLD = 'none';

/** What is told by the page itself, or by the facts. */
type SilentAct = 'opened' | 'nonce_given' | 'share_given' | 'started' | 'revealed' | 'dealt' | 'played';
const SILENT_ACTS: readonly TableAct[] = [
  'opened',
  'nonce_given',
  'share_given',
  'started',
  'revealed',
  'dealt',
  'played',
] satisfies SilentAct[];
const isSilent = (act: TableAct): act is SilentAct => SILENT_ACTS.includes(act);

/** The line of the log for one fact; null for what is seen but not told. */
export function sentenceOf(fact: Fact, ctx: Context): string | null {
  if (SILENT.has(fact.kind) || (fact.kind === 'hand_dealt' && !fact.cards)) return null;
  return told(fact, ctx);
}

/** The line of the log for what happened to the table itself; null for steps of the game. */
export function eventSentence(happening: Happening, ctx: Context): string | null {
  const { act, seat } = happening;
  if (isSilent(act)) return null;
  const blanks: Blanks =
    seat === undefined ? { seat: '', me: 'no' } : { seat: subject(seat, ctx), me: seat === ctx.you ? 'yes' : 'no' };
  return textsIn(ctx.language).said.events[act](blanks);
}

/** Every line of the log for one happening. */
export function linesOf(happening: Happening, ctx: Context): string[] {
  const lines = [eventSentence(happening, ctx)];
  const row = happening.facts.flatMap((f) => (f.kind === 'tunnel_revealed' ? [f.card] : []));
  const runs = longFlushes(happening.facts);
  for (const [i, fact] of happening.facts.entries()) {
    const run = runs.find(({ first, last }) => i >= first && i <= last);
    if (run) {
      if (i === run.first) lines.push(flushedOften(fact, run.count, ctx));
      continue;
    }
    // The three cards of a tunnel are one line, in the place of the first.
    if (fact.kind === 'tunnel_revealed') {
      if (row.length > 0) lines.push(revealed(row.splice(0), ctx));
    } else if (!isFirstOffer(happening.facts, fact)) {
      lines.push(sentenceOf(fact, ctx));
    }
  }
  return lines.filter((line) => line !== null);
}

/**
 * One sentence for a screen reader about what has happened since the last one. Null while a turn is
 * still going on: keep these happenings and ask again together with the next ones.
 */
export function liveSentence(happenings: Happening[], ctx: Context): string | null {
  const heard = happenings.flatMap((h) => h.facts);
  const table = happenings.map((h) => eventSentence(h, ctx)).filter((line) => line !== null);
  if (happenings.some((h) => h.act === 'dealt')) table.push(textsIn(ctx.language).said.events.dealt());
  const turnOver = heard.some((f) => f.kind === 'turn_began' || f.kind === 'game_ended');
  if (!turnOver && table.length === 0) return null;
  const clauses = [...table, ...turnClauses(heard, ctx, table.length > 0)];
  clauses.push(...closing(heard, ctx));
  return clauses.length === 0 ? null : `${upperFirst(clauses.join('; '))}.`;
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The sentence of a fact. `within` another one the reader is "you", not "You"; `card` is what was drawn in all. */
function told(
  fact: Fact,
  ctx: Context,
  { within = false, card }: { within?: boolean; card?: string } = {},
): string | null {
  // A newer server may tell what this client has no words for.
  const message = textsIn(ctx.language).said.facts[fact.kind] as Message | undefined;
  if (!message) return null;
  const blanks: Blanks = {
    me: 'no',
    decks: ctx.board.decks.length > 1 ? 'two' : 'one',
    card: NOT_TOLD,
    cards: NOT_TOLD,
    tickets: NOT_TOLD,
    source: NOT_TOLD,
  };
  for (const [name, value] of Object.entries(fact)) blanks[name] = inWords(name, value, fact, ctx);
  if ('seat' in fact) {
    const { you, you_within } = textsIn(ctx.language).log;
    blanks['me'] = fact.seat === ctx.you ? 'yes' : 'no';
    blanks['seat'] = nameOrYou(fact.seat, ctx) ?? (within ? you_within : you);
  }
  if (isDraw(fact)) blanks['card'] = card ?? drawn(fact, ctx);
  return message(blanks);
}

/** A field of a fact as sentences have it, by its name. */
function inWords(name: string, value: unknown, fact: Fact, { board, language }: Context): string | number {
  const text = String(value);
  switch (name) {
    case 'lane':
      return laneName(board, text, language);
    case 'node':
      return nodeName(board, text, language);
    case 'deck':
      return deckKind(text, board) ?? NOT_TOLD;
    case 'card':
      // A card of the story has its place, and people count from one.
      if (typeof value === 'number') return value + 1;
      return cardsInWords(text, board, language);
    // On lanes and in harbours the anchors say nothing.
    case 'cards':
      return cardsInWords(text, board, language, { anchors: fact.kind === 'hand_dealt' });
    case 'tickets':
      return (value as string[]).map((id) => ticketNameById(board, id, language)).join('; ') || NOT_TOLD;
    case 'points':
      return points(value as number, fact.kind, language);
    case 'event':
      return board.events?.find((one) => one.id === text)?.name[language] ?? text;
    case 'item':
      return board.items?.find((one) => one.id === text)?.name[language] ?? text;
    case 'token':
      return board.tokens?.find((one) => one.id === text)?.name[language] ?? text;
    default:
      return typeof value === 'number' ? value : text;
  }
}

/** With their sign. What a lane does not bring where the game is played for money, and a token that is only used, is not told. */
function points(n: number, kind: Fact['kind'], language: Language): string {
  if (n === 0 && (kind === 'lane_claimed' || kind === 'city_token')) return NOT_TOLD;
  const size = Math.abs(n);
  return (n < 0 ? '−' : '+') + (MONEY.has(kind) ? textsIn(language).cards.money(size) : String(size));
}

const isDraw = (fact: Fact): fact is DrawFact => fact.kind === 'slot_taken' || fact.kind === 'blind_taken';
const isDeed = (fact: Fact): boolean => 'seat' in fact && !STATES.has(fact.kind);

function subject(seat: Seat, ctx: Context): string {
  return nameOrYou(seat, ctx) ?? textsIn(ctx.language).log.you;
}

/** Many flushes in a row in one line. */
function flushedOften(flush: Fact, times: number, ctx: Context): string {
  return textsIn(ctx.language).log.in_a_row(told(flush, ctx) ?? '', times);
}

function revealed(cards: string[], ctx: Context): string {
  return textsIn(ctx.language).said.facts.tunnel_revealed({
    card: cardsInWords(cards.join(''), ctx.board, ctx.language),
  });
}

function nameOrYou(seat: Seat, ctx: Context): string | null {
  if (seat === ctx.you) return null;
  return ctx.names[seat] || textsIn(ctx.language).log.seat(seat + 1);
}

/** The deck only needs a name where there are several. */
function deckKind(id: string, board: Board): Kind | null {
  return board.decks.length < 2 ? null : (board.decks.find((d) => d.id === id)?.kind ?? null);
}

function drawn(fact: DrawFact, ctx: Context): string {
  const words = textsIn(ctx.language).cards;
  if (fact.kind === 'slot_taken') return faceUpInWords(fact.card, ctx.board, ctx.language);
  const sort = ctx.board.sorts.find((s) => s.code === fact.card);
  return sort ? words.blindKnown(lookOf(sort, ctx.board)) : words.blind(deckKind(fact.deck, ctx.board));
}

/** What a seat did, in words, and where on the map. */
export interface Deed {
  seat: Seat;
  text: string;
  places: string[];
}

/** What each seat did, in order; after a long absence the last round of the table is enough. */
export function deedsOf(heard: Fact[], ctx: Context): Deed[] {
  const deeds = newsOf(heard).flatMap(({ fact, draws }): Deed[] => {
    const text = told(fact, ctx, cardsDrawn(draws, ctx));
    const places = 'lane' in fact ? [fact.lane] : 'node' in fact ? [fact.node] : [];
    return text === null || !('seat' in fact) ? [] : [{ seat: fact.seat, text, places }];
  });
  return deeds.slice(-2 * ctx.board.seats);
}

/** The same as the parts of one sentence. */
function turnClauses(heard: Fact[], ctx: Context, within: boolean): string[] {
  const clauses: string[] = [];
  for (const { fact, draws } of newsOf(heard)) {
    const clause = told(fact, ctx, { within: within || clauses.length > 0, ...cardsDrawn(draws, ctx) });
    if (clause !== null) clauses.push(clause);
  }
  return clauses.slice(-2 * ctx.board.seats);
}

interface News {
  fact: Fact;
  draws: DrawFact[];
}

/** Deeds that are worth telling, both cards of a draw in one breath. */
function newsOf(heard: Fact[]): News[] {
  const facts = heard.filter((f) => isDeed(f) && isNews(f, heard));
  const news: News[] = [];
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i];
    if (!fact) continue;
    const draws = drawsFrom(facts, i);
    i += Math.max(0, draws.length - 1);
    news.push({ fact, draws });
  }
  return news;
}

function cardsDrawn(draws: DrawFact[], ctx: Context): { card?: string } {
  return draws.length > 0 ? { card: textsIn(ctx.language).cards.listed(drawnTogether(draws, ctx)) } : {};
}

/** Not the offers of the deal, which all get, and not a tunnel whose outcome is told as well. */
function isNews(fact: Fact, facts: Fact[]): boolean {
  if (fact.kind === 'answer_laid' || isFirstOffer(facts, fact)) return false;
  if (fact.kind === 'tickets_kept') return !facts.some((f) => f.kind === 'fleet_revealed');
  if (fact.kind !== 'tunnel_entered') return true;
  return !facts.some((f) => (f.kind === 'lane_claimed' || f.kind === 'tunnel_left') && f.lane === fact.lane);
}

/** "2 cards from the deck" rather than the same words twice. */
function drawnTogether(draws: DrawFact[], ctx: Context): string[] {
  const [first, second] = draws;
  const things = draws.map((d) => drawn(d, ctx));
  if (!first || !second || things[0] !== things[1]) return things;
  const words = textsIn(ctx.language).cards;
  const sort = ctx.board.sorts.find((s) => s.code === first.card);
  if (first.kind === 'blind_taken') return sort ? things : [words.blindMany(2, deckKind(first.deck, ctx.board))];
  return sort ? [words.faceUpMany(2, lookOf(sort, ctx.board))] : things;
}

function drawsFrom(facts: Fact[], start: number): DrawFact[] {
  const draws: DrawFact[] = [];
  for (const fact of facts.slice(start)) {
    if (!isDraw(fact)) break;
    if (draws[0] && draws[0].seat !== fact.seat) break;
    draws.push(fact);
  }
  return draws;
}

/** The offers of the deal are everybody's, so they are no news. */
function isFirstOffer(facts: Fact[], fact: Fact): boolean {
  return fact.kind === 'tickets_offered' && facts.some((f) => f.kind === 'game_started');
}

function closing(heard: Fact[], ctx: Context): string[] {
  const runs = longFlushes(heard);
  const lines = heard.map((fact, i) => {
    const run = runs.find(({ first, last }) => i >= first && i <= last);
    if (run) return i === run.first ? flushedOften(fact, run.count, ctx) : null;
    return CLOSING.has(fact.kind) ? sentenceOf(fact, ctx) : null;
  });
  const clauses = lines.filter((line) => line !== null).map(lowerFirst);
  const next = heard.findLast((f) => f.kind === 'turn_began');
  const ended = heard.some((f) => f.kind === 'game_ended');
  if (!ended && next?.kind === 'turn_began' && next.seat === ctx.you) clauses.push(textsIn(ctx.language).log.your_turn);
  return clauses;
}
