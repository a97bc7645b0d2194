import { CARD_WORDS, cardsInWords, faceUpInWords, lookOf } from '../cards/words';
import { log as en } from '../i18n/en/log';
import { log as pl } from '../i18n/pl/log';
import type { Language } from '../i18n/plural';
import type { Board, Fact, Happening, Kind, Seat } from '../protocol';
import { laneName, nodeName, ticketNameById } from './names';

export interface Context {
  board: Board;
  names: string[];
  /** The seat of the reader; null for spectators. */
  you: Seat | null;
  language: Language;
}

const TEXTS = { en, pl };
type DrawFact = Extract<Fact, { kind: 'slot_taken' | 'blind_taken' }>;

/** The line of the log for one fact; null for what is seen but not told. */
export function sentenceOf(fact: Fact, ctx: Context): string | null {
  const deed = deedOf(fact, ctx);
  if (deed !== null && 'seat' in fact) return TEXTS[ctx.language].did(subject(fact.seat, ctx), deed);
  return stateOf(fact, ctx);
}

/** The line of the log for what happened to the table itself; null for steps of the game. */
export function eventSentence(happening: Happening, ctx: Context): string | null {
  const texts = TEXTS[ctx.language];
  const who = happening.seat === undefined ? '' : nameOrYou(happening.seat, ctx);
  switch (happening.event) {
    case 'sat': return texts.sat(who);
    case 'rose': return texts.rose;
    case 'bot_sat': return texts.botSat(who);
    case 'dropped': return texts.dropped;
    case 'taken_back': return texts.takenBack(who);
    case 'stepped_out': return texts.steppedOut(who);
    case 'stepped_in': return texts.steppedIn(who);
    case 'resigned': return texts.resigned(who);
    case 'resumed': return texts.resumed;
    case 'rematched': return texts.rematched;
    case 'closed': return texts.closed;
    case 'opened': case 'nonce_given': case 'dealt': case 'played': return null;
  }
}

/** Every line of the log for one happening. */
export function linesOf(happening: Happening, ctx: Context): string[] {
  const lines = [eventSentence(happening, ctx)];
  const row = happening.facts.flatMap((f) => (f.kind === 'tunnel_revealed' ? [f.card] : []));
  for (const fact of happening.facts) {
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
  const facts = happenings.flatMap((h) => h.facts);
  const events = happenings.map((h) => eventSentence(h, ctx)).filter((line) => line !== null);
  if (happenings.some((h) => h.event === 'dealt')) events.push(TEXTS[ctx.language].dealt);
  const turnOver = facts.some((f) => f.kind === 'turn_began' || f.kind === 'game_ended');
  if (!turnOver && events.length === 0) return null;
  const clauses = [...events, ...turnClauses(facts, ctx, events.length > 0)];
  clauses.push(...closing(facts, ctx));
  return clauses.length === 0 ? null : `${upperFirst(clauses.join('; '))}.`;
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function subject(seat: Seat, ctx: Context): string {
  return nameOrYou(seat, ctx) ?? TEXTS[ctx.language].you;
}

function revealed(cards: string[], ctx: Context): string {
  return TEXTS[ctx.language].revealed(cardsInWords(cards.join(''), ctx.board, ctx.language));
}

function nameOrYou(seat: Seat, ctx: Context): string | null {
  if (seat === ctx.you) return null;
  return ctx.names[seat] || TEXTS[ctx.language].seat(seat + 1);
}

/** The deck only needs a name where there are several. */
function deckKind(id: string, board: Board): Kind | null {
  return board.decks.length < 2 ? null : (board.decks.find((d) => d.id === id)?.kind ?? null);
}

function drawn(fact: DrawFact, ctx: Context): string {
  const words = CARD_WORDS[ctx.language];
  if (fact.kind === 'slot_taken') return faceUpInWords(fact.card, ctx.board, ctx.language);
  const sort = ctx.board.sorts.find((s) => s.code === fact.card);
  return sort ? words.blindKnown(lookOf(sort, ctx.board)) : words.blind(deckKind(fact.deck, ctx.board));
}

/** What a seat did, without its name. */
function deedOf(fact: Fact, ctx: Context): string | null {
  const { board, language } = ctx;
  const texts = TEXTS[language];
  const paid = (cards: string) => cardsInWords(cards, board, language, { anchors: false });
  switch (fact.kind) {
    case 'slot_taken': case 'blind_taken': return texts.took([drawn(fact, ctx)]);
    case 'tickets_offered': return texts.offered(fact.count);
    case 'answer_laid': return texts.decided;
    case 'tickets_kept': return texts.kept(fact.count, keptNames(fact.tickets, ctx));
    case 'fleet_revealed': {
      const words = fact.seat === ctx.you ? texts.own_fleet : texts.fleet;
      return words(fact.trains, fact.ships);
    }
    case 'tunnel_entered': return texts.entered(laneName(board, fact.lane, language), paid(fact.cards));
    case 'toll_paid': return texts.tollPaid(paid(fact.cards));
    case 'tunnel_left': return texts.left(laneName(board, fact.lane, language));
    case 'lane_claimed': return texts.claimed(laneName(board, fact.lane, language), paid(fact.cards), fact.points);
    case 'harbour_built': return texts.harbour(nodeName(board, fact.node, language), paid(fact.cards));
    case 'pieces_exchanged': return texts.exchanged(fact.gives, fact.count, fact.points);
    case 'turn_passed': return texts.passed;
    default: return null;
  }
}

function keptNames(tickets: string[] | undefined, ctx: Context): string[] {
  return (tickets ?? []).map((id) => ticketNameById(ctx.board, id, ctx.language));
}

/** What is true of the table rather than done by somebody. */
function stateOf(fact: Fact, ctx: Context): string | null {
  const { board, language } = ctx;
  const texts = TEXTS[language];
  switch (fact.kind) {
    case 'game_started': return texts.begins(nameOrYou(fact.seat, ctx));
    case 'hand_dealt':
      return fact.cards ? texts.first_hand(cardsInWords(fact.cards, board, language)) : null;
    case 'market_flushed': return texts.flushed(board.decks.length > 1);
    case 'pile_reshuffled': return texts.reshuffled(deckKind(fact.deck, board));
    case 'tunnel_revealed': return revealed([fact.card], ctx);
    case 'toll_asked': return texts.toll(fact.count);
    case 'last_round': return texts.lastRound(nameOrYou(fact.seat, ctx), fact.turns_left, board.pieces.ships > 0);
    case 'game_ended': return texts.ended;
    default: return null;
  }
}

/** What each seat did, in order, both cards of a draw in one breath. */
function turnClauses(facts: Fact[], ctx: Context, within: boolean): string[] {
  const texts = TEXTS[ctx.language];
  const told = facts.filter((f) => isNews(f, facts) && deedOf(f, ctx) !== null);
  const clauses: string[] = [];
  for (let i = 0; i < told.length; i++) {
    const fact = told[i];
    if (!fact || !('seat' in fact)) continue;
    const draws = drawsFrom(told, i);
    i += Math.max(0, draws.length - 1);
    const deed = draws.length > 0 ? texts.took(drawnTogether(draws, ctx)) : deedOf(fact, ctx);
    const first = clauses.length === 0 && !within;
    const who = nameOrYou(fact.seat, ctx) ?? (first ? texts.you : texts.you_within);
    if (deed !== null) clauses.push(texts.did(who, deed));
  }
  // After a long absence the last round of the table is enough.
  return clauses.slice(-2 * ctx.board.seats);
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
  const words = CARD_WORDS[ctx.language];
  const sort = ctx.board.sorts.find((s) => s.code === first.card);
  if (first.kind === 'blind_taken') return sort ? things : [words.blindMany(2, deckKind(first.deck, ctx.board))];
  return sort ? [words.faceUpMany(2, lookOf(sort, ctx.board))] : things;
}

function drawsFrom(facts: Fact[], start: number): DrawFact[] {
  const draws: DrawFact[] = [];
  for (const fact of facts.slice(start)) {
    if (fact.kind !== 'slot_taken' && fact.kind !== 'blind_taken') break;
    if (draws[0] && draws[0].seat !== fact.seat) break;
    draws.push(fact);
  }
  return draws;
}

/** The offers of the deal are everybody's, so they are no news. */
function isFirstOffer(facts: Fact[], fact: Fact): boolean {
  return fact.kind === 'tickets_offered' && facts.some((f) => f.kind === 'game_started');
}

function closing(facts: Fact[], ctx: Context): string[] {
  const texts = TEXTS[ctx.language];
  const clauses = facts
    .filter((f) => f.kind === 'last_round' || f.kind === 'market_flushed' || f.kind === 'game_ended')
    .map((f) => stateOf(f, ctx))
    .filter((line) => line !== null)
    .map(lowerFirst);
  const next = facts.findLast((f) => f.kind === 'turn_began');
  const ended = facts.some((f) => f.kind === 'game_ended');
  if (!ended && next?.kind === 'turn_began' && next.seat === ctx.you) clauses.push(texts.your_turn);
  return clauses;
}
