import { textsIn, type Language } from '../i18n/index.svelte';
import type { Board, Lane, Node } from '../protocol';
import type { CityThing } from './tokens';

interface Index {
  names: Map<string, Node['name']>;
  lanes: Map<string, Lane[]>;
}
const INDICES = new WeakMap<Board, Index>();

/** The names of a board's nodes and the lanes that end at each; asked for every lane and every city. */
function indexOf(board: Board): Index {
  const known = INDICES.get(board);
  if (known) return known;
  const lanes = new Map<string, Lane[]>(board.nodes.map((node) => [node.id, []]));
  for (const lane of board.lanes) for (const end of [lane.a, lane.b]) lanes.get(end)?.push(lane);
  const made = { names: new Map(board.nodes.map((node) => [node.id, node.name])), lanes };
  INDICES.set(board, made);
  return made;
}

const nameOf = (board: Board, id: string, language: Language) => indexOf(board).names.get(id)?.[language] ?? id;

/** "Omaha – Duluth, 2 spaces, red, free". */
export function laneWords(board: Board, lane: Lane, language: Language, state: string): string {
  const texts = textsIn(language).board;
  const ends = `${nameOf(board, lane.a, language)} – ${nameOf(board, lane.b, language)}`;
  const parts = [ends, texts.spaces(lane.length), texts.colour[lane.colour]];
  if (lane.kind === 'sea') parts.push(texts.sea);
  if (lane.tunnel) parts.push(texts.tunnel);
  if (lane.symbols) parts.push(texts.ferry(lane.symbols));
  if (lane.doubled) parts.push(texts.rough(lane.doubled));
  parts.push(state);
  return parts.join(', ');
}

/** "3 routes close together: red 4, grey 2, blue 3". */
export function clusterWords(lanes: readonly Lane[], language: Language): string {
  const texts = textsIn(language).board;
  const each = lanes.map(({ colour, length }) => texts.short_lane(texts.short_colour[colour], length));
  return texts.cluster(lanes.length, each.join(', '));
}

export interface LaneState {
  owner: string | null;
  closed: boolean;
  lit: boolean;
  marked: boolean;
  fresh: boolean;
}

export function stateWords(state: LaneState, language: Language): string {
  const texts = textsIn(language).board;
  const parts: string[] = [];
  if (state.owner !== null) parts.push(texts.claimed_by(state.owner));
  else if (state.closed) parts.push(texts.closed);
  else parts.push(state.lit ? texts.payable : texts.free);
  if (state.marked) parts.push(texts.planned);
  if (state.fresh) parts.push(texts.last_move);
  return parts.join(', ');
}

/** "Duluth, 7 routes"; a border says towards where it leads. */
export function cityWords(
  board: Board,
  node: Node,
  language: Language,
  harbourOf: string | null,
  wanted: { tickets: number; done: boolean } | null = null,
): string {
  const texts = textsIn(language).board;
  const lanes = indexOf(board).lanes.get(node.id) ?? [];
  const first = lanes[0];
  const towards = first ? nameOf(board, first.a === node.id ? first.b : first.a, language) : '';
  const name = node.name[language];
  const parts = [node.kind === 'crossing' ? texts.border(name, towards) : name];
  if (node.port) parts.push(texts.port);
  if (node.large) parts.push(texts.large);
  if (harbourOf !== null) parts.push(texts.harbour_of(harbourOf));
  parts.push(texts.routes(lanes.length));
  if (wanted) parts.push(texts.my_tickets(wanted.tickets), ...(wanted.done ? [texts.tickets_done] : []));
  return parts.join(', ');
}

/** "a token of Ala, used", "3 to take", "the token of its name". */
export function thingWords(
  { owner, name, count, used, orders }: Omit<CityThing, 'city'>,
  of: string,
  language: Language,
): string {
  const texts = textsIn(language).board;
  if (orders !== undefined) return texts.order(orders);
  if (owner !== null) return [texts.token_of(of), ...(used ? [texts.token_used] : [])].join(', ');
  if (name !== '') return name;
  return texts.tokens_there(count);
}
