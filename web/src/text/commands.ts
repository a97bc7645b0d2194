import { paymentOf, splitCards } from '../words/codes';
import { hasExtras } from '../words/payments';
import { effectOptions, optionName } from '../model/effect';
import { LANGUAGE_CODES } from '../base/languages';
import type { Verb, Wrong } from '../i18n/terms';
import type { Board, Cards, Choices, View } from '../protocol';
import { cityNames, colourOf, coloursIn, isThing, verbOf, Words } from './words';

/** What a typed line means. The server judges every move; this only finds its words. */
export type Command =
  | { kind: 'move'; move: string }
  | { kind: 'pick'; options: Option[] }
  | { kind: 'lanes'; lanes: string[] }
  | { kind: 'routes'; node: string }
  | { kind: 'where'; seat: number }
  | { kind: 'ticket'; ticket: string }
  | { kind: 'show'; what: 'status' | 'hand' | 'market' | 'tickets' | 'players' | 'log' | 'help' | 'can' }
  | { kind: 'undo' }
  | { kind: 'wrong'; what: Wrong; word: string };

/** A lane with a way to pay for it. */
export interface Option {
  lane: string;
  pay: Cards;
}

export interface Situation {
  board: Board;
  view: View;
  choices: Choices | null;
  names: string[];
}

type Reader = (words: Words, at: Situation) => Command;

const show =
  (what: Extract<Command, { kind: 'show' }>['what']): Reader =>
  () => ({ kind: 'show', what });

const READERS: Record<Verb, Reader> = {
  help: show('help'),
  status: show('status'),
  can: show('can'),
  hand: show('hand'),
  market: show('market'),
  players: show('players'),
  log: show('log'),
  undo: () => ({ kind: 'undo' }),
  take,
  draw,
  claim,
  keep,
  pay,
  withdraw: () => ({ kind: 'move', move: 'withdraw' }),
  choose,
  yes,
  no: () => ({ kind: 'move', move: 'no' }),
  refill: (words, at) => deckMove('refill', words, at, at.choices?.refill ?? []),
  fleet,
  harbour,
  exchange,
  routes,
  where,
  ticket,
  tickets: show('tickets'),
};

export function readCommand(line: string, at: Situation): Command {
  if (line.trim() === '?') return READERS.help(new Words(''), at);
  const words = new Words(line);
  const typed = words.next();
  const verb = verbOf(typed);
  return verb ? READERS[verb](words, at) : wrong('unknown', typed);
}

const move = (text: string): Command => ({ kind: 'move', move: text });
const wrong = (what: Wrong, word = ''): Command => ({ kind: 'wrong', what, word });

/** `take 2` is the second open card, `take red` the first open red one. */
function take(words: Words, { board, view }: Situation): Command {
  const number = words.number();
  if (number !== null) {
    const there = number >= 1 && number <= view.market.length;
    return there ? move(`slot ${number - 1}`) : wrong('which_card', String(number));
  }
  const word = words.next();
  const colour = colourOf(word);
  const slot = view.market.findIndex((code) => {
    const sort = board.sorts.find((one) => one.code === code);
    return sort && (sort.loco ? colour === 'loco' : sort.colour === colour);
  });
  return colour === null || slot < 0 ? wrong('which_card', word) : move(`slot ${slot}`);
}

/** `draw` from the only deck, `draw ships`, `draw tickets`. */
function draw(words: Words, at: Situation): Command {
  if (isThing(words.rest, 'tickets')) return move('tickets');
  return deckMove('blind', words, at, at.choices?.blind ?? []);
}

function deckMove(verb: string, words: Words, { board }: Situation, offered: string[]): Command {
  if (words.empty) {
    const only = offered.length === 1 ? offered[0] : board.decks.length === 1 ? board.decks[0]?.id : undefined;
    return only ? move(`${verb} ${only}`) : wrong('which_card');
  }
  const word = words.next();
  const deck = board.decks.find((one) => isThing(word, one.kind === 'sea' ? 'ships' : 'wagons'));
  return deck ? move(`${verb} ${deck.id}`) : wrong('which_card', word);
}

/** `claim Oslo Bergen 4 blue`: cities, then anything that tells the lane and the payment apart. */
function claim(words: Words, at: Situation): Command {
  const lanes = lanesBetween(words, at);
  if (!Array.isArray(lanes)) return lanes;
  const payable = lanes.filter((lane) => at.choices?.claims?.[lane]);
  const first = lanes[0];
  if (payable.length === 0) return first && lanes.length === 1 ? move(`claim ${first}`) : { kind: 'lanes', lanes };
  const counted = words.number();
  const colours = coloursIn(words.rest);
  // "4 blue" counts cards; a number that stands alone or last is one of the list that was read out.
  const last = /(?:^| )(\d+)$/.exec(words.rest);
  const number = last ? Number(last[1]) : colours.size > 0 ? null : counted;
  const fits = payable.flatMap((lane) =>
    (at.choices?.claims?.[lane] ?? []).filter((cards) => named(cards, colours, at.board)).map((pay) => ({ lane, pay })),
  );
  return chosen(fits, number, at);
}

/** A claim that takes more than cards is read out first, also where there is no other. */
function chosen(fits: Option[], number: number | null, { choices }: Situation): Command {
  const [only] = fits.filter(({ lane, pay }) => fits.length === 1 && !hasExtras(pay, choices?.prices?.[lane]));
  const one = only ?? (number === null ? undefined : fits[number - 1]);
  if (one) return move(`claim ${one.lane} ${one.pay}`);
  return fits.length === 0 ? wrong('not_payable') : { kind: 'pick', options: fits };
}

function named(cards: Cards, colours: ReadonlySet<string>, board: Board): boolean {
  if (colours.size === 0) return true;
  const held = new Set<string>(
    splitCards(paymentOf(cards).cards).map((code) => {
      const sort = board.sorts.find((one) => one.code === code);
      return sort?.loco ? 'loco' : (sort?.colour ?? '');
    }),
  );
  return held.size === colours.size && [...colours].every((colour) => held.has(colour));
}

function lanesBetween(words: Words, { board }: Situation): string[] | Command {
  const names = cityNames(board);
  const a = words.name(names);
  if (a === null) return wrong('which_city', words.rest);
  const b = words.name(names);
  if (b === null) return wrong('which_city', words.rest);
  const lanes = board.lanes.filter((lane) => (lane.a === a && lane.b === b) || (lane.a === b && lane.b === a));
  return lanes.length > 0 ? lanes.map((lane) => lane.id) : wrong('no_lane');
}

/** `keep 1 3` of the offered tickets. */
function keep(words: Words, { choices }: Situation): Command {
  const offer = choices?.keep?.offer ?? [];
  const kept: string[] = [];
  while (!words.empty) {
    const number = words.number();
    const one = number === null ? undefined : offer[number - 1];
    if (one === undefined) return wrong('which_ticket', words.rest || String(number));
    if (!kept.includes(one)) kept.push(one);
  }
  return kept.length === 0 ? wrong('which_ticket') : move(`keep ${kept.join(' ')}`);
}

function pay(words: Words, { choices }: Situation): Command {
  const tolls = choices?.tolls ?? [];
  const number = words.number() ?? (tolls.length === 1 ? 1 : null);
  const toll = number === null ? undefined : tolls[number - 1];
  return toll === undefined ? wrong('which_number', words.rest) : move(`pay ${toll}`);
}

/** `choose 2` or `choose Oslo`, of what a card lets one choose. */
function choose(words: Words, { board, view, choices }: Situation): Command {
  const options = effectOptions(choices);
  if (options.length === 0) return wrong('not_offered');
  const number = words.number();
  const names = options.flatMap((option) =>
    LANGUAGE_CODES.map((code): [string, string] => [optionName(option, view.ask, board, code), option.what]),
  );
  const what = number === null ? words.name(names) : options[number - 1]?.what;
  return what === null || what === undefined ? wrong('which_number', words.rest) : move(`choose ${what}`);
}

/** `yes`, or `yes 2` where there are several payments. */
function yes(words: Words, { choices }: Situation): Command {
  const payments = choices?.effect && 'payments' in choices.effect ? choices.effect.payments : null;
  if (payments === null) return move('yes');
  const number = words.number() ?? (payments.length === 1 ? 1 : null);
  const pay = number === null ? undefined : payments[number - 1];
  return pay === undefined ? wrong('which_number', words.rest) : move(`yes ${pay}`);
}

function fleet(words: Words): Command {
  const number = words.number();
  return number === null ? wrong('which_number', words.rest) : move(`fleet ${number}`);
}

function harbour(words: Words, { board, choices }: Situation): Command {
  const node = words.name(cityNames(board));
  if (node === null) return wrong('which_city', words.rest);
  const payments = choices?.harbours?.[node] ?? [];
  const number = words.number() ?? 1;
  const cards = payments[number - 1];
  return cards === undefined ? move(`harbour ${node}`) : move(`harbour ${node} ${cards}`);
}

/** `exchange 2 wagons`: what is given away. */
function exchange(words: Words): Command {
  const number = words.number();
  if (number === null) return wrong('which_number', words.rest);
  const word = words.next();
  if (isThing(word, 'ships')) return move(`exchange ${number} ships`);
  return isThing(word, 'wagons') ? move(`exchange ${number} trains`) : wrong('which_card', word);
}

function routes(words: Words, { board }: Situation): Command {
  const node = words.name(cityNames(board));
  return node === null ? wrong('which_city', words.rest) : { kind: 'routes', node };
}

function where(words: Words, { names }: Situation): Command {
  const seat = words.name(names.map((name, i) => [name, i] as const));
  return seat === null ? wrong('which_player', words.rest) : { kind: 'where', seat };
}

function ticket(words: Words, { view }: Situation): Command {
  const number = words.number();
  const id = number === null ? undefined : view.own?.tickets[number - 1];
  return id === undefined ? wrong('which_ticket', words.rest || String(number ?? '')) : { kind: 'ticket', ticket: id };
}
