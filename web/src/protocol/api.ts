import type {
  Board,
  Editions,
  Game,
  JoinTable,
  Joined,
  MyTable,
  Opened,
  OpenTable,
  Phrase,
  Replay,
  Statistic,
  Story,
  Summary,
} from './index';
import { companiesIn } from '../base/companies';
import { seatsAt } from '../base/seats';

/** The server said no, or nothing at all (`offline`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
    /** What an answer of this code says besides. */
    readonly more: { whole?: string; campaign?: string } = {},
  ) {
    super(`${code}: ${detail}`);
  }
}

export type Headers = Record<string, string>;

export async function call<T>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<T> {
  const answer = await reach(method, path, body, headers);
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  throw errorOf(answer.status, text);
}

function reach(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Response> {
  if (body === undefined) return send(path, { method, headers });
  const named = { 'Content-Type': 'application/json', ...headers };
  return send(path, { method, body: JSON.stringify(body), headers: named });
}

/** Any request; what never reached the server is an ApiError like everything else. */
export async function send(path: string, what: RequestInit): Promise<Response> {
  try {
    return await fetch(path, what);
  } catch (error) {
    throw new ApiError('offline', String(error), 0);
  }
}

export function errorOf(status: number, text: string): ApiError {
  try {
    const { error } = JSON.parse(text) as {
      error: { code: string; detail: string; whole?: string; campaign?: string };
    };
    return new ApiError(error.code, error.detail, status, error);
  } catch {
    return new ApiError('unexpected', text.slice(0, 200), status);
  }
}

const id = encodeURIComponent;

/** A game of a campaign is told to those who sat there or hold one of its companies, and to nobody else. */
const asOneOf = (table: string, campaign: string | null): Headers => {
  const token = (seatsAt(table)[0] ?? companiesIn(campaign ?? '')[0])?.token;
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
};

/** Something of a game that is over. The campaign finds a chapter that was played on another server. */
const gamePath = (table: string, what: string, campaign: string | null, query: Record<string, string> = {}): string => {
  const all = new URLSearchParams({ ...query, ...(campaign === null ? {} : { campaign }) });
  return `/api/games/${id(table)}${what}${all.size > 0 ? `?${all}` : ''}`;
};
const ofGame = <T>(table: string, what: string, campaign: string | null, query?: Record<string, string>): Promise<T> =>
  call<T>('GET', gamePath(table, what, campaign, query), undefined, asOneOf(table, campaign));

/** A file of the server. */
export const fetchJson = <T>(path: string): Promise<T> => call<T>('GET', path);

/** With what somebody comes to a table: a token, a code, or nothing. It goes in headers, since addresses are logged. */
export interface Pass {
  token: string | null;
  code: string;
}

function headersOf({ token, code }: Pass): Headers {
  return { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(code ? { 'Table-Code': code } : {}) };
}

export const api = {
  editions: () => call<Editions>('GET', '/api/editions'),
  board: (edition: string, seats: number, options: Record<string, string> = {}, rules?: number) => {
    const query = new URLSearchParams({ seats: String(seats) });
    if (rules !== undefined) query.set('rules', String(rules));
    for (const [key, value] of Object.entries(options)) query.set(`option.${key}`, value);
    return call<Board>('GET', `/api/editions/${id(edition)}?${query}`);
  },
  boardOfTable: (table: string, pass: Pass) =>
    call<Board>('GET', `/api/tables/${id(table)}/board`, undefined, headersOf(pass)),
  boardOfGame: (table: string, campaign: string | null = null) => ofGame<Board>(table, '/board', campaign),
  phrases: () => call<{ phrases: Phrase[] }>('GET', '/api/phrases').then((a) => a.phrases),
  open: (body: OpenTable) => call<Opened>('POST', '/api/tables', body),
  lobby: () => call<{ tables: Summary[] }>('GET', '/api/tables').then((a) => a.tables),
  summary: (table: string) => call<Summary>('GET', `/api/tables/${id(table)}`),
  join: (table: string, body: JoinTable) => call<Joined>('POST', `/api/tables/${id(table)}/join`, body),
  findCode: (code: string) => call<{ table: string }>('POST', '/api/code', { code }).then((a) => a.table),
  my: (seats: { table: string; token: string }[]) =>
    call<{ tables: MyTable[] }>('POST', '/api/my', { seats }).then((a) => a.tables),
  games: (edition?: string) =>
    call<{ tables: Summary[] }>('GET', edition ? `/api/games?edition=${id(edition)}` : '/api/games').then(
      (a) => a.tables,
    ),
  game: (table: string, campaign: string | null = null) => ofGame<Game>(table, '', campaign),
  replay: (table: string, seat: number | null, campaign: string | null = null) =>
    ofGame<Replay>(table, '/replay', campaign, seat === null ? {} : { seat: String(seat) }),
  story: (table: string, campaign: string | null = null) => ofGame<Story>(table, '/story', campaign),
  recordPath: (table: string) => gamePath(table, '/record', null),
  record: (table: string, campaign: string | null = null) =>
    reach('GET', gamePath(table, '/record', campaign), undefined, asOneOf(table, campaign)).then((a) => a.text()),
  statistics: (name?: string) =>
    call<{ statistics: Statistic[] }>('GET', name ? `/api/statistics?name=${id(name)}` : '/api/statistics').then(
      (a) => a.statistics,
    ),
};

export function socketPath(table: string, kind: 'tables' | 'campaigns' = 'tables'): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/${kind}/${id(table)}/socket`;
}
